mask-judge = Sędzia
    .power = Weź wszystkie monety leżące na planszy sądu.
mask-empress = Cesarzowa
    .power = Weź 3 monety z banku.
mask-king = Król
    .power = Weź 2 monety z banku.
mask-widow = Wdowa
    .power = Weź z banku tyle monet, żeby mieć ich 10. Jeśli masz już 10 lub więcej, nic nie bierzesz.
mask-patron = Mecenas
    .power = Weź 3 monety z banku. Potem osoby siedzące po obu twoich stronach biorą z banku po 1 monecie.
mask-peasant = Wieśniak
    .power = Weź 1 monetę z banku. Jeśli odkryto obu Wieśniaków, każdy z nich bierze zamiast tego 2.
mask-fool = Błazen
    .power = Weź 1 monetę z banku. Potem weź pod stół maski dwóch innych graczy: zamień je albo tylko udawaj zamianę.
mask-princess = Księżniczka
    .power = Weź 2 monety z banku. Potem wybierz gracza: wszyscy poza tą osobą zobaczą jej maskę.
mask-spy = Szpieg
    .power = Wybierz gracza. Podejrzyj swoją i jego maskę, a potem zamień je albo tylko udawaj zamianę.
mask-witch = Wiedźma
    .power = Możesz zamienić się całym majątkiem z innym graczem.
mask-thief = Złodziej
    .power = Weź po 1 monecie od osób siedzących po obu twoich stronach.
mask-swindler = Naciągacz
    .power = Weź 2 monety od najbogatszego z pozostałych graczy. Przy remisie wybierasz ty.
mask-beggar = Żebrak
    .power = Kolejno od twojej lewej strony każdy gracz, który jest w tej chwili bogatszy od ciebie, daje ci 1 monetę.
mask-puppeteer = Lalkarz
    .power = Weź po 1 monecie od dwóch innych graczy. Potem zamieniają się oni miejscami, a maski i monety zostają tam, gdzie leżą.
mask-guru = Guru
    .power = Wybierz gracza. Musi podać nazwę swojej maski, a potem ją odkryć. Jeśli się pomyli, daje ci 4 monety.
mask-cheat = Oszust
    .power = Jeśli masz 10 lub więcej monet, od razu wygrywasz.

scenario-players = W Mascarade nie można grać w { $players ->
        [one] { $players } osobę
        [few] { $players } osoby
        [many] { $players } osób
       *[other] { $players } osoby
    }.
    .mend = Wybierz od 4 do 12 graczy.
scenario-centre-fixed = Przy { $players ->
        [one] { $players } graczu
        [few] { $players } graczach
        [many] { $players } graczach
       *[other] { $players } gracza
    } na środku { $needed ->
        [one] leży { $needed } maska
        [few] leżą { $needed } maski
        [many] leży { $needed } masek
       *[other] leży { $needed } maski
    }, a nie { $centre }.
    .mend = Ustaw liczbę masek na środku na { $needed }.
scenario-centre-free = Na środku nie może leżeć tyle masek: { $centre }.
    .mend = Przy co najmniej 6 graczach połóż tam 0, 1 albo 2.
scenario-cards = Liczba masek to { $cards }, a przy tej liczbie graczy ({ $players }) i masek na środku ({ $centre }) powinna wynosić { $needed }.
    .mend = { $toomany ->
        [1] Usuń { $off }.
       *[other] Dodaj jeszcze { $off }.
    }
scenario-unknown-mask = Nie ma maski o nazwie „{ $mask }”.
    .mend = { $close ->
        [none] Użyj identyfikatorów masek, np. judge albo king.
       *[other] Czy chodziło o { $close }?
    }
scenario-copies = { $maskname } występuje { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } razy
    }.
    .mend = Zostaw najwyżej { $copies }.
scenario-minimum = { $maskname }: ta maska wymaga co najmniej { $fewest } graczy, a liczba graczy to { $players }.
    .mend = Zastąp ją maską dla mniejszej liczby graczy.
scenario-no-judge = Brakuje Sędziego.
    .mend = Dodaj Sędziego: jest w każdej rozgrywce.
scenario-one-peasant = Jest tylko jeden Wieśniak.
    .mend = Użyj obu Wieśniaków albo żadnego.
scenario-few-stars = Za mało masek bierze monety z banku: { $stars } z { $cards }; potrzeba co najmniej jednej trzeciej, czyli { $needed }.
    .mend = Zamień tyle pozostałych masek na maski z gwiazdką: { $off }.
scenario-many-stars = Monety z banku bierze ponad połowa masek: { $stars } z { $cards }; rozgrywka będzie krótka.
    .mend = Użyj najwyżej { $most }.
