mask-judge = Sędzia
    .power = Weź wszystkie monety leżące w sądzie.
mask-empress = Cesarzowa
    .power = Weź 3 monety z banku.
mask-king = Król
    .power = Weź 2 monety z banku.
mask-widow = Wdowa
    .power = Weź z banku tyle monet, żeby mieć ich 10; jeśli masz już 10 lub więcej, nic nie bierzesz.
mask-patron = Mecenas
    .power = Weź 3 monety z banku; potem każdy z dwojga twoich sąsiadów bierze z banku 1.
mask-peasant = Wieśniak
    .power = Weź 1 monetę z banku; jeśli ujawnią się obaj Wieśniacy, każdy bierze 2.
mask-fool = Błazen
    .power = Weź 1 monetę z banku, a potem weź, nie patrząc, maski dwóch innych graczy: zamień je albo tylko udawaj.
mask-princess = Księżniczka
    .power = Weź 2 monety z banku, a potem wybierz gracza: jego maskę zobaczą wszyscy oprócz niego.
mask-spy = Szpieg
    .power = Wybierz gracza, obejrzyj swoją i jego maskę, a potem zamień je albo tylko udawaj.
mask-witch = Wiedźma
    .power = Jeśli chcesz, zamień się z innym graczem całym majątkiem.
mask-thief = Złodziej
    .power = Weź po 1 monecie od każdego z dwojga sąsiadów.
mask-swindler = Naciągacz
    .power = Weź 2 monety od najbogatszego z pozostałych; przy remisie wybierasz ty.
mask-beggar = Żebrak
    .power = Kolejno, od twojej lewej strony, każdy, kto jest w tej chwili bogatszy od ciebie, daje ci 1 monetę.
mask-puppeteer = Lalkarz
    .power = Weź po 1 monecie od dwóch innych graczy, którzy potem zamieniają się miejscami; maski i monety zostają tam, gdzie leżą.
mask-guru = Guru
    .power = Wybierz gracza: musi nazwać swoją maskę i ją pokazać, a jeśli się myli, daje ci 4 monety.
mask-cheat = Oszust
    .power = Mając 10 lub więcej monet, od razu wygrywasz.

scenario-players = W Mascarade nie można grać przy liczbie graczy { $players }.
    .mend = Grajcie w 4 do 12 osób.
scenario-centre-fixed = Przy liczbie graczy { $players } na środku { $needed ->
        [one] leży { $needed } maska
        [few] leżą { $needed } maski
        [many] leży { $needed } masek
       *[other] leży { $needed } maski
    }, a nie { $centre }.
    .mend = Ustaw środek na { $needed }.
scenario-centre-free = Liczba masek na środku nie może wynosić { $centre }.
    .mend = Od 6 graczy połóż tam 0, 1 albo 2.
scenario-cards = { $cards ->
        [one] Podano { $cards } maskę
        [few] Podano { $cards } maski
        [many] Podano { $cards } masek
       *[other] Podano { $cards } maski
    }, a graczy jest { $players } i na środku leży { $centre }: potrzeba { $needed }.
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
    .mend = Zostaw { $copies }.
scenario-minimum = { $maskname }: potrzeba co najmniej { $fewest } graczy, a was jest { $players }.
    .mend = Zastąp tę maskę inną, dla mniejszej liczby graczy.
scenario-no-judge = Brakuje Sędziego.
    .mend = Dodaj Sędziego: bierze udział w każdej grze.
scenario-one-peasant = Jest tylko jeden Wieśniak.
    .mend = Weź obu Wieśniaków albo żadnego.
scenario-few-stars = Monety z banku przynosi za mało masek: { $stars } z { $cards }; musi to być co najmniej jedna trzecia, czyli { $needed }.
    .mend = Liczba pozostałych masek do wymiany na maski z gwiazdką: { $off }.
scenario-many-stars = Monety z banku przynosi ponad połowa masek: { $stars } z { $cards }; gra będzie krótka.
    .mend = Lepiej mieć ich najwyżej { $most }.
