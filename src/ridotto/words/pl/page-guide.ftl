# Jak grać: obie gry krok po kroku, przykład do każdej i wszystko do sprawdzenia.
# [Król](mask-king) to odnośnik na stronie; • zaczyna punkt listy.

guide-different = Dwie różne gry, mimo podobnych nazw: w jednej trzeba odgadnąć, kto ma którą maskę, druga to bal z muzyką i czarami.
guide-contents = Na tej stronie
guide-steps = Krok po kroku
guide-details = Zasady szczegółowe
guide-search = Szukaj
guide-hits = { $hits ->
        [0] Niczego nie znaleziono
        [one] Znaleziono: { $hits }
        [few] Znaleziono: { $hits }
        [many] Znaleziono: { $hits }
       *[other] Znaleziono: { $hits }
    }
guide-masks = Szesnaście masek
guide-masks-tonight = Maski przy twoim stole
guide-masks-other = Pozostałe maski
guide-from = od { $players } graczy
guide-copies = liczba kart: { $copies }
guide-cards = Karty
guide-cards-deck = Talia: { $deck }.
guide-behind = Skarb: { $card }

## Mascarade

guide-mascarade = Masz maskę i wszyscy ją widzieli. Od tej pory ktoś mógł ją zamienić. Kim jesteś teraz i kto w to uwierzy?
guide-mascarade-goal = Cel gry
    .text =
        Zbierz 13 monet przed innymi. Zaczynasz z 6.
        Jeśli komuś skończą się monety, rozgrywka od razu się kończy i wygrywa osoba z największym majątkiem.
guide-mascarade-table = Co leży przed tobą
    .text =
        • Twoja maska, zakryta. Być może to już nie ta, którą pamiętasz.
        • Twoje monety. Widzą je wszyscy.
        • Plansza sądu: zbierają się na niej kary, aż zabierze je [Sędzia](mask-judge).
        • Bank: wszystkie pozostałe monety.
        • Środek stołu: dwie maski przy czterech graczach, jedna przy pięciu.
guide-mascarade-start = Przygotowanie
    .text =
        Maski zostają rozdane odkryte. Wszyscy widzą je jeden raz. Potem się je zakrywa.
        Pierwsze cztery tury to tury wprowadzające: można w nich tylko zamienić maski albo udawać zamianę.
guide-mascarade-turn = Twoja tura: podejrzyj, zamień albo ogłoś
    .text =
        • Podejrzyj swoją maskę. Nikt inny jej nie widzi.
        • Zamień: weź swoją maskę i maskę innej osoby albo jedną ze środka, i schowaj je pod stół. Odłóż zamienione albo tylko udaj zamianę. Wszyscy widzą, czyje maski bierzesz; tylko ty wiesz, co się z nimi stało.
        • Ogłoś dowolną maskę w grze. To może być prawda, blef albo domysł.
        Wykonujesz jedną z tych trzech akcji. Potem gra osoba po twojej lewej.
guide-mascarade-announce = Ogłaszasz i nikt nie podważa
    .text =
        Powiedz: „Jestem [Królem](mask-king)!”. Zgodnie z ruchem wskazówek zegara, od twojej lewej, każdy odpowiada: nie podważa albo podważa twoje słowa i twierdzi, że to jego maska.
        Jeśli nikt nie podważa, użyj zdolności tej maski. Niczego nie odkrywasz, nawet jeśli to był blef.
guide-mascarade-claim = Ogłaszasz i ktoś podważa
    .text =
        Podważyć może kilka osób. Ty i wszyscy, którzy podważyli, odkrywacie maski.
        • Kto naprawdę ma tę maskę, używa jej zdolności, nawet w twojej turze.
        • Potem pozostałe osoby, które odkryły maski, płacą po 1 monecie na planszę sądu. Może to dotyczyć także ciebie.
        • Jeśli nikt nie ma tej maski, nikt nie używa zdolności i płacą wszystkie te osoby.
        Maski znów się zakrywa, tam gdzie leżały.
guide-mascarade-example = Przykład: Ana ogłasza Króla
    .text = Ana, Ben, Cleo i Dario mają po 6 monet. Gra toczy się zgodnie z ruchem wskazówek zegara, tutaj od lewej do prawej.
guide-mascarade-example-announce = Ana ogłasza
    .text = „Jestem [Królem](mask-king)!” – mówi Ana. Od dawna nie podglądała swojej maski.
guide-mascarade-example-claim = Pozostali odpowiadają po kolei
    .text = Ben podważa: „Nie, to ja jestem [Królem](mask-king)!”. Cleo nie podważa. Dario też podważa.
guide-mascarade-example-reveal = Cała trójka odkrywa maski
    .text = Ana to [Złodziej](mask-thief), Ben to [Król](mask-king), Dario to [Sędzia](mask-judge). Maska Cleo pozostaje zakryta.
guide-mascarade-example-power = Najpierw zdolność
    .text = Ben naprawdę jest [Królem](mask-king). Bierze 2 monety z banku, choć trwa tura Any.
guide-mascarade-example-fine = Potem kary
    .text = Ana i Dario płacą po 1 monecie na planszę sądu. Monety czekają tam na [Sędziego](mask-judge).
guide-mascarade-example-next = Maski zakryte, następna tura
    .text = Kolej na Bena. Przed chwilą odkrył maskę, więc nie może ogłaszać: może podejrzeć albo zamienić. Wszyscy znają teraz trzy maski – do następnej zamiany.
guide-mascarade-mistakes = Częste błędy
    .text =
        • Ogłaszanie zaraz po odkryciu. Jeśli trzeba było odkryć maskę w turze tuż przed twoją, możesz tylko podejrzeć albo zamienić. Turę później zakaz mija.
        • Płacenie za wcześnie. Zdolność jest przed karami, więc [Sędzia](mask-judge) nigdy nie dostaje kar z tej samej tury.
        • Zapominanie o drugim [Wieśniaku](mask-peasant). Jest ich dwóch. Jeśli obaj zostaną odkryci, każdy bierze 2 monety.
        • Ufanie pamięci. Gdy ktoś schował twoją maskę pod stół, pewność daje tylko podejrzenie.
guide-mascarade-first = Twoja pierwsza rozgrywka
    .text =
        • Nie wiesz już, kim jesteś? Podejrzyj.
        • Jest spokojnie? Blefuj: maska, o której nikt nic nie wie, często przechodzi.
        • Podważaj, gdy masz sporą pewność. Pomyłka kosztuje 1 monetę.
        • Pilnuj osób, którym niewiele brakuje do 13 monet.
guide-mascarade-end = Koniec rozgrywki
    .text =
        • Ktoś ma 13 monet lub więcej: od razu wygrywa. Jeśli uda się to kilku osobom naraz, wygrywa ta z największym majątkiem.
        • Ktoś nie ma już monet: wygrywa osoba z największym majątkiem. Jeśli w tej samej chwili ktoś inny ma 13, wygrywa właśnie ta osoba.
        • [Oszust](mask-cheat) z 10 lub więcej monetami od razu wygrywa.
        Osoby z równym majątkiem dzielą się zwycięstwem.
guide-mascarade-details =
    • „Inny gracz” to nigdy nie ty ani środek stołu. „Dwaj gracze” to dwie różne osoby. Po lewej jest następne miejsce zgodnie z ruchem wskazówek zegara.
    • Możesz ogłosić dowolną maskę w grze, także leżącą na środku.
    • Zdolność działa krok po kroku. Jeśli któryś krok kończy rozgrywkę, reszta się nie dzieje: [Błazen](mask-fool), [Księżniczka](mask-princess) lub [Mecenas](mask-patron) z 13 monetami już wygrywa.
    • Monety, które jeden krok zabiera kilku osobom lub im daje, przechodzą jednocześnie. Tak samo wszystkie kary w turze.
    • Kto ma oddać więcej, niż ma, oddaje wszystko. Bank też płaci tylko tyle, ile ma.
    • Zdolność może nie mieć skutku, na przykład [Sędzia](mask-judge) przy pustej planszy sądu. Za blef i tak się płaci.
    • [Wieśniacy](mask-peasant): bez podważania albo z jednym odkrytym – 1 moneta. Z oboma odkrytymi – po 2, nawet jeśli ogłoszenie było blefem.
    • [Żebrak](mask-beggar): równy majątek nie jest większy, a każda otrzymana moneta liczy się od razu. Mając 4 monety przeciw 8, 11, 11, 7 i 9 (zgodnie z ruchem wskazówek zegara), Żebrak kończy z 8.
    • [Szpieg](mask-spy) i [Błazen](mask-fool) zawsze mogą tylko udawać. Szpieg najpierw widzi obie maski, Błazen żadnej.
    • [Wiedźma](mask-witch): może zrezygnować. Jej wymiana jest przed karami.
    • [Naciągacz](mask-swindler): wybierasz tylko przy remisie.
    • [Księżniczka](mask-princess): wybrana osoba nie widzi maski, a w następnej turze też nie może ogłaszać.
    • [Guru](mask-guru): wybrana osoba może podać nazwę dowolnej maski w grze; każdy z [Wieśniaków](mask-peasant) to po prostu Wieśniak. Można wybrać nawet kogoś, kto odkrył maskę w tej turze. W następnej turze ta osoba nie może ogłaszać.
    • [Lalkarz](mask-puppeteer): obie osoby przejmują nawzajem maskę, monety i miejsce w kolejce. Następna tura należy do osoby siedzącej po lewej od miejsca, którego tura właśnie trwała. Kary i zakaz ogłaszania idą za osobą.
    • [Oszust](mask-cheat): poniżej 10 monet nic się nie dzieje. Mając 10 lub więcej, prawdziwy Oszust, który podważa w cudzej turze, wygrywa przed zapłaceniem kar.
    • Po zakończeniu rozgrywki nikt już nic nie płaci.
    • Stół może zmienić niektóre zasady: zakryte rozdanie, inna liczba tur wprowadzających, limit tur, po którym wygrywa osoba z największym majątkiem, albo zerkanie. Kto zerknie na swoją maskę poza swoją turą, w najbliższej zwykłej turze musi ją podejrzeć.
    • W twoim własnym zestawie masek zawsze jest [Sędzia](mask-judge), są obaj [Wieśniacy](mask-peasant) albo żaden i co najmniej jedna trzecia masek z gwiazdką. Potrzeba po jednej masce na gracza i na miejsce na środku: dwa miejsca przy czterech graczach, jedno przy pięciu, od zera do dwóch przy sześciu i więcej.
    • Widzowie widzą tylko to, co jest jawne dla całego stołu. Po rozgrywce wszystko jest jawne.

## Masquerade

guide-masquerade = Bal dla dwóch do pięciu osób. Wybierz, gdzie tańczyć, zagraj trochę muzyki, szukaj walki albo jej unikaj. A pod Maską skrywasz własne cele.
guide-masquerade-goal = Cel gry
    .text =
        Miej najwięcej punktów zwycięstwa na koniec balu. Są cztery źródła:
        • [Emblematy](kind-emblem) – ma je ten, kto w czymś akurat prowadzi.
        • [Skarby](kind-treasure) – odbierane Strażnikom.
        • Żetony – Zaklęcia położone zakryte, po 1 punkcie.
        • Twoja [Maska](kind-mask), jeśli ani razu nie została odkryta i na koniec jej warunek jest spełniony.
guide-masquerade-table = Co leży przed tobą
    .text =
        • Tajna [Maska](kind-mask). Tylko ty ją znasz.
        • [Tancerz](kind-dancer) z siłą i zdolnością. Wybiera się go przed pierwszą turą, od najwyższej karty Kolejności.
        • 2 życia. Nigdy nie masz ich więcej.
        • Karta [Kolejności](kind-order): mówi, kiedy grasz.
        • [Zaklęcia](kind-spell) na ręce. Na początku żadne, najwyżej 5.
guide-masquerade-turn = Przebieg tury
    .text =
        Kolejność → Scena → Zaklęcie → Wyzwanie → Wydarzenie
        W każdej fazie każdy gra raz, od najniższej karty Kolejności do najwyższej. Potem zaczyna się następna faza.
guide-masquerade-order = Faza Kolejności
    .text =
        W kolejności z poprzedniej tury każdy bierze jedną z pięciu [kart Kolejności](kind-order), ale nie tę, którą właśnie miał. Przy pięciu graczach ostatni zatrzymuje swoją, jeśli innej już nie ma.
        W pierwszej turze grasz z kartą, którą ci rozdano, a karty Kolejności nie mają efektu.
guide-masquerade-stage = Faza Scen
    .text = Postaw Tancerza na [Scenie](kind-stage), na której jest miejsce. Potem rozpatrz to, co w tej fazie robią twój Tancerz, Skarby, karta Kolejności i Scena, w dowolnej kolejności.
guide-masquerade-spell = Faza Zaklęć
    .text =
        Rzuć dowolnie wiele [Zaklęć](kind-spell) tej fazy. Każde kosztuje tyle innych Zaklęć z ręki, ile wynosi jego poziom: poziom 2 kosztuje dwa. Rzucone i zapłacone idą do Grobowca.
        Mając 5 Zaklęć na ręce, nie dobierasz. Jeśli kiedykolwiek masz więcej, od razu odrzuć nadmiar.
guide-masquerade-challenge = Faza Wyzwań
    .text =
        • W [Wieży](card-tower) musisz walczyć ze [Strażnikiem](kind-guardian) z wierzchu talii. Możesz rzucać Zaklęcia Wyzwania i odkryć Maskę. Potem odkrywa się Zaklęcie i dodaje jego poziom do siły Strażnika. Jeśli wygrasz, bierzesz jego Skarb i dobierasz Zaklęcie. Jeśli przegrasz, tracisz życie.
        • Na [Arenie](card-arena) możesz rzucić Wyzwanie dowolnemu Tancerzowi, gdziekolwiek jest. Najpierw ty rzucasz Zaklęcia i możesz odkryć Maskę, potem druga osoba. Kto wygra, dobiera Zaklęcie i może położyć jedno jako żeton. Kto przegra, traci życie.
        Wygrywa wyższa suma. Remis niczego nie zmienia.
        Mając 0 żyć, nie możesz rzucać Wyzwań. Inni mogą je rzucać tobie, ale własna siła twojego Tancerza liczy się jako 0.
guide-masquerade-event = Faza Wydarzeń
    .text = Gracz w [Kaplicy](card-chapel) jest Prorokiem i wybiera jedno [Wydarzenie](kind-event). Działa ono i znika z gry. Każdy zabiera swojego Tancerza i zaczyna się następna tura.
guide-masquerade-example = Przykład: cała tura
    .text = Trzecia tura. Ana tańczy jako [Muza](card-muse) (siła 3), Ben jako [Wieczny Więzień](card-eternal-prisoner) (siła 4), Cleo jako [Maestro](card-maestro) (siła 3). W poprzedniej turze grali po kolei: Ben, Ana, Cleo.
guide-masquerade-example-order = Kolejność
    .text = Ben miał 1, więc bierze 4. Ana bierze 1, Cleo bierze 5. W tej turze grają po kolei: Ana, Ben, Cleo.
guide-masquerade-example-stage = Scena
    .text = Ana idzie do [Wieży](card-tower), Ben na [Arenę](card-arena), Cleo do [Kaplicy](card-chapel). [Czwarta karta Kolejności](card-fourth) pozwala Benowi dobrać Zaklęcie. [Piąta](card-fifth) daje Cleo jedno z Grobowca.
guide-masquerade-example-spell = Zaklęcie
    .text = Cleo rzuca [Kaprys](card-capriccio). Ma poziom 0, więc nic nie kosztuje. Ben musi odrzucić Zaklęcie.
guide-masquerade-example-tower = Wyzwanie w Wieży
    .text = Ana rzuca [Menuet](card-minuet) (+3) i płaci innym Zaklęciem: 3 + 3 = 6. [Ogar](card-hound) ma 2, a odkryte Zaklęcie ma poziom 2: 2 + 2 = 4. Ana wygrywa. Bierze [Srebrny flet](card-silver-flute) (1 punkt) i dobiera Zaklęcie.
guide-masquerade-example-arena = Wyzwanie na Arenie
    .text = Ben rzuca Wyzwanie Cleo: 4 przeciw 3. Nikt niczego nie dodaje: Cleo mogłaby odkryć Maskę, ale wtedy nie dałaby ona punktów. Ben wygrywa, dobiera Zaklęcie i kładzie jedno jako żeton (1 punkt). Ma najwięcej wygranych pojedynków, więc dostaje też [Różę](card-rose) (1 punkt). Cleo traci życie.
guide-masquerade-example-event = Wydarzenie
    .text = Cleo jest w [Kaplicy](card-chapel). Wybiera [Kolację o północy](card-midnight-supper): każdy odzyskuje do 2 żyć. Cleo znów ma 2. Każdy zabiera swojego Tancerza i zaczyna się następna tura.
guide-masquerade-mask = Twoja Maska: użyć czy zachować
    .text =
        Raz w rozgrywce, w Wyzwaniu z twoim udziałem, możesz odkryć [Maskę](kind-mask). Jej premia liczy się w tym Wyzwaniu, a jej punkty przepadają.
        Zakryta do końca daje punkty, jeśli jej warunek jest spełniony.
guide-masquerade-mistakes = Częste błędy
    .text =
        • Zapominanie o odkrytym Zaklęciu. Daje Strażnikowi od 0 do 3 więcej.
        • Wyprawa do [Wieży](card-tower) bez przygotowania. Tam trzeba walczyć.
        • Płacenie niewłaściwą kartą. Zaklęcie nigdy nie płaci samo za siebie, a żetonu nie można rzucić ani nim zapłacić.
        • Próba walki z [trzecią kartą Kolejności](card-third). Nie rzucasz Wyzwań, nawet w [Wieży](card-tower), i nikt nie może ich rzucać tobie. Nie dotyczy to osoby, która ma najwięcej punktów.
guide-masquerade-end = Koniec rozgrywki
    .text =
        Bal kończy się na koniec tury, w której
        • padnie ostatni Strażnik,
        • zostanie wybrane ostatnie Wydarzenie albo
        • talia Zaklęć została odnowiona tyle razy, ilu jest graczy.
        Zsumujcie Maskę, Emblematy, Skarby i żetony. Wygrywa osoba z największą liczbą punktów. Przy remisie – ta, która w ostatniej turze miała niższą kartę Kolejności.
guide-masquerade-details =
    • Przygotowanie: każdy dostaje zakrytą Maskę i odkrytą kartę Kolejności. Pozostałe Maski odkłada się bez oglądania, pozostałych Tancerzy – odkrytych. Strażnicy pojawiają się według numerów.
    • Zakaz jest silniejszy niż zezwolenie i nakaz.
    • „Najwięcej punktów zwycięstwa” liczy Emblematy, Skarby i żetony, nigdy Maski. Przy remisie na czele wszyscy prowadzący mają najwięcej.
    • Gdy talia Zaklęć się skończy, Grobowiec tasuje się w nową. To odnowienie. Liczy się nawet wtedy, gdy rozgrywka zaraz się skończy.
    • Jeśli talia i Grobowiec są puste, nic się nie dobiera, a odkryte Zaklęcie liczy się jako poziom 0. Odkryte Zaklęcie idzie do Grobowca.
    • Z otrzymanych Zaklęć zatrzymujesz tyle, ile się mieści, według wyboru. Reszta idzie do Grobowca. Jeśli zmniejszy się twój limit ręki, od razu odrzuć nadmiar.
    • Przy przeszukiwaniu niezatrzymane Zaklęcia idą do Grobowca. Z pełną ręką nie można przeszukiwać ani brać Zaklęć z Grobowca.
    • Emblematy: przy remisie zostaje u posiadacza. Jeśli kilka osób wyprzedzi go naraz, dostaje go ta, która gra wcześniej. Kto przestaje spełniać warunek, traci Emblemat.
    • Wszystkie warunki karty sprawdza się przed jej pierwszym efektem. Efekty na kilku graczach działają w kolejności tury.
    • Wybrać można tylko kogoś, komu efekt może coś zrobić – według tego, co widzą wszyscy. Jeśli nie ma nikogo takiego, efekt nie zachodzi.
    • Tancerz przeniesiony na inną Scenę nie dostaje jej efektów wejścia i traci te, które zostały na poprzedniej.
    • Efekty wygranej i przegranej są po dobraniu, położeniu żetonu i utracie życia: najpierw osoby, która wygrała. Dopiero co zdobyty Skarb jeszcze się nie liczy.
    • Gdy nie ma już Strażników, w [Wieży](card-tower) nie ma z kim walczyć.
    • Życie to 0, 1 albo 2. Po ostatniej turze Tancerze zostają na miejscach: Maska może tego wymagać.
    • Tajne są: ręce, Maski, treść żetonów i kolejność talii. Reszta jest jawna, także Grobowiec oraz liczba Zaklęć i żetonów każdego gracza.

guide-kind-mask = Maski
    .what = Tajne: punkty na koniec albo premia w jednej walce.
guide-kind-dancer = Tancerze
    .what = Kim jesteś tej nocy: siła i zdolność.
guide-kind-stage = Sceny
    .what = Gdzie można tańczyć. Liczba miejsc jest ograniczona.
guide-kind-order = Karty Kolejności
    .what = Kiedy grasz w tej turze.
guide-kind-spell = Zaklęcia
    .what = Do rzucania, do płacenia albo do położenia jako punkty.
guide-kind-guardian = Strażnicy
    .what = Pokonaj jednego w [Wieży](card-tower) i zatrzymaj jego Skarb.
guide-kind-treasure = Skarby
    .what = To, czego strzegą Strażnicy.
guide-kind-event = Wydarzenia
    .what = Prorok w [Kaplicy](card-chapel) wybiera jedno z nich.
guide-kind-emblem = Emblematy
    .what = Dla osoby, która w czymś prowadzi.
