# Lekcje: dwie krótkie gry według prawdziwych zasad, krok po kroku. „.wrong” odpowiada na inny ruch niż oczekiwany.

lesson-what = Każda lekcja to krótka gra według prawdziwych zasad. Tekst mówi, co zrobić, a zły ruch niczego nie psuje.
lesson-step = Krok { $step } z { $all }
lesson-go-on = Dalej
lesson-skip = Przewiń
lesson-watch = Patrz, co robią inni…
lesson-wait = Nie teraz: najpierw dokończ ten krok lekcji.
lesson-wrong = W grze tak można, ale ten krok jest o czymś innym. Spróbuj jeszcze raz.
lesson-leave = Wyjdź
    .why = Później możesz wrócić do tego miejsca.
lesson-play = Zagraj teraz z botami
lesson-again = Zacznij od nowa

## Mascarade

lesson-mascarade-goal = Wygrywa osoba, która pierwsza ma 13 monet. Zwykle zaczyna się z 6; tutaj masz 8, żeby lekcja była krótka.
lesson-mascarade-memorise = Na początku wszystkie maski są odkryte. Ty masz Złodzieja, a Bianca Króla. Zapamiętaj to i zakryj maski.
lesson-mascarade-swap = Pierwsze cztery tury to tury wprowadzające: tylko się zamienia, żeby nikt nie był niczego pewien. Król bierze 2 monety: wybierz Biankę, potem „{ mas-really }”.
    .wrong = Można i tak, ale Król jest więcej wart: wybierz Biankę, potem „{ mas-really }”.
lesson-mascarade-unsure = Wiesz, czyje maski brano, ale nie wiesz, co stało się pod stołem. Twoją miał Dario: czy nadal jesteś Królem?
lesson-mascarade-look = Jeśli nie wiesz, podejrzyj. Kosztuje to turę, a nikt inny nie widzi twojej maski.
    .wrong = Bez tej wiedzy to zgadywanie. Najpierw podejrzyj swoją maskę.
lesson-mascarade-claim = Nadal jesteś Królem, ale teraz ogłasza go Bianca! Podważ: oboje odkryjecie maski, a monety weźmie tylko prawdziwy Król.
    .wrong = Jeśli nie podważysz, Bianca weźmie 2 monety. Wiesz, że to ty jesteś Królem: podważ.
lesson-mascarade-fine = To prawda, więc bierzesz 2 monety, choć to tura Bianki. Ona płaci karę: 1 monetę na planszę sądu. Tak samo płaci każdy, kto podważa niesłusznie.
lesson-mascarade-pass = Carlo mówi, że jest Sędzią, który bierze wszystkie monety z planszy sądu. Może blefuje, ale ty jesteś Królem: podważenie kosztowałoby cię 1 monetę. Nie podważaj.
    .wrong = Nie jesteś Sędzią, więc podważenie kosztowałoby cię 1 monetę. Nie podważaj.
lesson-mascarade-announce = Nikt nie podważył: Carlo wziął monetę i niczego nie odkrył. Teraz twoja tura: ogłoś Króla.
    .wrong = Tak też można. Ale wiesz, że jesteś Królem, a on bierze 2 monety: ogłoś Króla.
lesson-mascarade-near = Nikt nie ośmielił się podważyć: kolejne 2 monety. Z 12 jesteś o krok od celu, więc inni spróbują ci przeszkodzić.
lesson-mascarade-risk = Bianca wzięła twoją maskę pod stół. Zamieniła czy tylko udawała? Zaryzykuj i ogłoś Króla.
    .wrong = To byłoby ostrożniejsze. Ale tym razem zobacz, ile kosztuje błąd: ogłoś Króla.
lesson-mascarade-challenged = Bianca naprawdę zamieniła! Ona jest Królem i bierze 2 monety, a ty płacisz 1. Kto właśnie odkrył maskę, w następnej turze nie może ogłaszać.
lesson-mascarade-win = Teraz wszyscy wiedzą, że jesteś Złodziejem, który bierze po 1 monecie od sąsiadów. Masz 11 i nikt nie ruszał twojej maski. Ogłoś Złodzieja!
    .wrong = Brakuje ci 2 monet, a tyle właśnie bierze Złodziej. Ogłoś Złodzieja.
lesson-mascarade-end = 13 monet: wygrywasz! Gra kończy się też, gdy komuś zabraknie monet; wtedy wygrywa osoba z największym majątkiem. Teraz możesz iść na bal.

## Masquerade

lesson-masquerade-goal = Wygrywa osoba z największą liczbą punktów zwycięstwa. Dają je Emblematy, Skarby, żetony i twoja Maska. Pierwsza tura już minęła; grasz drugą.
lesson-masquerade-mask = To twoja Maska, Wilk; widzisz ją tylko ty. Da 3 punkty na koniec, jeśli pokonasz kogoś w Wyzwaniu, a ona pozostanie zakryta.
lesson-masquerade-order = 1. Kolejność: decyduje, kiedy grasz, a każda ma efekt. Weź Drugą: dodaje 1 do twojej siły.
    .wrong = Ta też jest wolna, ale czeka cię walka: weź Drugą, która daje 1 siły.
lesson-masquerade-stage = 2. Scena: tu staje twój Tancerz. Wilk chce walki, a Duelistka jest najsilniejsza na Arenie. Idź tam.
    .wrong = To dobre miejsce, ale tylko na Arenie możesz rzucić wyzwanie innej osobie.
lesson-masquerade-spell = 3. Zaklęcie: kosztuje tyle innych Zaklęć z ręki, ile wynosi jego poziom. Kaprys ma poziom 0 i nic nie kosztuje. Rzuć go.
    .wrong = Jeszcze nie: najpierw rzuć Kaprys. Nic nie kosztuje.
lesson-masquerade-whom = Kaprys każe komuś odrzucić Zaklęcie. Wybierz Biankę: z mniejszą liczbą Zaklęć będzie słabsza w walce.
    .wrong = Z Carlem nie będziesz walczyć. Wybierz Biankę.
lesson-masquerade-enough = Bianca odrzuciła Zaklęcie. Twoje pozostałe są na Wyzwanie, więc nie rzucaj więcej.
lesson-masquerade-challenge = 4. Wyzwanie: na Arenie możesz walczyć z każdym. Masz siłę 5, a Bianca 2. Rzuć jej wyzwanie.
    .wrong = Bianca jest słabsza, a bez walki Wilk nic nie da. Rzuć wyzwanie Biance.
lesson-masquerade-music = Najpierw ty dodajesz do swojej sumy, potem Bianca do swojej. Ona ma jeszcze Zaklęcia, więc rzuć Nokturn: 2 siły za darmo.
    .wrong = Jeszcze nie to: najpierw rzuć Nokturn. Nic nie kosztuje.
lesson-masquerade-keep = Masz teraz 7. Możesz odkryć Maskę i dodać 3, ale wtedy nie da już punktów. Zachowaj ją i nie dodawaj niczego więcej.
    .wrong = Zachowaj to: 7 wystarczy. Nie dodawaj niczego więcej.
lesson-masquerade-counter = 7 do 5: wygrywasz i dobierasz Zaklęcie, a Bianca traci życie. Możesz też położyć zakryte Zaklęcie jako żeton wart 1 punkt. Połóż Menuet.
    .wrong = Żeton to pewny punkt, a Fuga może się jeszcze przydać. Połóż Menuet.
lesson-masquerade-emblems = Masz teraz dwa Emblematy: za najwięcej wygranych pojedynków i żetonów, aż ktoś cię prześcignie. 5. Wydarzenie: w Kaplicy jest Carlo, więc on wybiera.
lesson-masquerade-end = Maski zostają odkryte: twoja daje 3 punkty i wygrywasz, mając 6! Prawdziwy bal trwa do ostatniego Strażnika, ostatniego Wydarzenia albo wystarczającej liczby odnowień Zaklęć.
