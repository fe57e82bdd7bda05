# Jak grać: obie gry w kilku krokach i wszystko do sprawdzenia.

guide-different = Dwie różne gry, mimo podobnych nazw: w jednej chodzi o to, kto ma którą maskę, w drugiej o bal z muzyką i czarami.
guide-search = Znajdź coś
guide-hits = { $hits ->
        [0] Niczego nie znaleziono
        [one] Znaleziono jedno
        [few] Znaleziono { $hits }
        [many] Znaleziono { $hits }
       *[other] Znaleziono { $hits }
    }
guide-masks = Szesnaście masek
guide-from = od { $players } graczy
guide-copies = liczba kart: { $copies }
guide-cards = Karty
guide-cards-deck = Talia tego domu: { $deck }.
guide-behind = Skarb za nim: { $card }

## Mascarade

guide-mascarade = Masz maskę i wszyscy ją widzieli. Od tej pory ktoś mógł ją zamienić. Kim jesteś teraz i kto w to uwierzy?
guide-mascarade-aim = Wzbogać się
    .text = Każdy zaczyna z 6 monetami. Kto pierwszy ma 13, od razu wygrywa.
guide-mascarade-start = Zapamiętaj
    .text = Maski zostają rozdane na oczach wszystkich, a potem zakryte. Przy czterech lub pięciu graczach kilka leży na środku. Pierwsze cztery tury to zamiany.
guide-mascarade-turn = Jedna rzecz na turę
    .text = Obejrzyj swoją maskę, zamień ją albo ogłoś jakąś. Tylko jedno z trzech.
guide-mascarade-swap = Zamień albo nie
    .text = Weź swoją i cudzą maskę pod stół i odłóż: zamienione albo tak, jak były. Wszyscy widzą, czyje to maski; tylko ty wiesz, co się stało.
guide-mascarade-announce = Powiedz, kim jesteś
    .text = Ogłoś dowolną maskę w grze, swoją lub nie. Jeśli nikt nie zaprotestuje, użyj jej mocy i niczego nie pokazuj.
guide-mascarade-claim = „Nie, to ja!”
    .text = Inni mogą powiedzieć to samo. Wtedy wszyscy się odkrywacie. Kto naprawdę ma tę maskę, używa jej mocy; pozostali płacą 1 monetę do sądu, skąd zabiera je Sędzia. Kto musiał się odkryć, nie może ogłaszać w następnej turze.
guide-mascarade-end = Koniec
    .text = 13 monet wygrywa. Jeśli ktoś nie ma ani jednej, wygrywają najbogatsi. A Oszust z 10 monetami wygrywa od razu.

## Masquerade

guide-masquerade = Bal dla dwóch do pięciu osób. Wybierz, gdzie tańczyć, zagraj trochę muzyki, szukaj walki albo jej unikaj; a za Maską masz własne powody.
guide-masquerade-aim = Błyszcz
    .text = Wygrywa, kto ma najwięcej punktów zwycięstwa. Dają je Emblematy, Skarby, Zaklęcia odłożone jako żetony i twoja Maska.
guide-masquerade-start = Wejdź
    .text = Dostajesz tajną Maskę i Kolejność, i wybierasz Tancerza. Masz 2 życia i jeszcze żadnych Zaklęć.
guide-masquerade-order = Zajmij miejsce
    .text = W każdej turze każdy bierze inną Kolejność niż poprzednio. Tura biegnie od 1 do 5, a niektóre Kolejności coś robią.
guide-masquerade-stage = Wybierz Scenę
    .text = Postaw Tancerza na Scenie, na której jest miejsce. Potem dzieje się to, co w tej fazie robią twoje karty, w wybranej przez ciebie kolejności.
guide-masquerade-spell = Zagraj
    .text = Rzucaj Zaklęcia. Zaklęcie poziomu 2 kosztuje dwa inne Zaklęcia z ręki. Rzucone i zapłacone idą do Grobowca. Możesz mieć 5.
guide-masquerade-challenge = Walcz
    .text = W Wieży musisz walczyć ze Strażnikiem o jego Skarb. Na Arenie możesz wyzwać każdego: kto wygra, dobiera Zaklęcie i może odłożyć jedno jako żeton, kto przegra, traci życie. Wygrywa wyższa suma.
guide-masquerade-mask = Twoja Maska
    .text = Pokazana w walce daje premię i przepada. Zachowana punktuje na końcu, jeśli spełnione jest to, czego wymaga.
guide-masquerade-end = Koniec
    .text = Kto jest w Kaplicy, wybiera Wydarzenie. Bal kończy się z ostatnim Strażnikiem, z ostatnim Wydarzeniem albo gdy talia Zaklęć została odnowiona raz na każdego gracza.

guide-kind-mask = Maski
    .what = Tajne: punkty na końcu albo premia w jednej walce.
guide-kind-dancer = Tancerze
    .what = Kim jesteś tej nocy: siła i zdolność.
guide-kind-stage = Sceny
    .what = Miejsca do tańca dla ograniczonej liczby osób.
guide-kind-order = Kolejności
    .what = Kiedy grasz w tej turze.
guide-kind-spell = Zaklęcia
    .what = Do rzucania, do płacenia, do odkładania jako punkty.
guide-kind-guardian = Strażnicy
    .what = Pokonaj jednego w Wieży i zatrzymaj jego Skarb.
guide-kind-treasure = Skarby
    .what = To, czego strzegą Strażnicy.
guide-kind-event = Wydarzenia
    .what = Prorok w Kaplicy wywołuje jedno z nich.
guide-kind-emblem = Emblematy
    .what = Dla tego, kto w czymś prowadzi.
