help-game = gra: mascarade
help-sheet-or-file = drukowany arkusz, np. 8A, albo plik TOML z zestawem masek
help-games = ile gier (domyślnie 100000)
help-seed = liczba; ta sama daje ten sam wynik
help-workers = ile procesów dzieli się pracą (domyślnie tyle, ile jest procesorów)
help-turn-limit-simulation = po tylu turach wygrywają najbogatsi (domyślnie 1000)
help-json = wypisuje jeden obiekt JSON i nic więcej

simulate-preparing = Przygotowania
simulate-under-way = Gra trwa
simulate-title = Mascarade { $scenario }: { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    } na { $players ->
        [one] { $players } gracza
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }, którzy decydują losowo (ziarno { $seed }), { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
        [many] { $decisions } decyzji
       *[other] { $decisions } decyzji
    }
simulate-speed = { $seconds } s, { $speed ->
        [one] { $speed } decyzja
        [few] { $speed } decyzje
        [many] { $speed } decyzji
       *[other] { $speed } decyzji
    } na sekundę
simulate-endings = Jak kończyły się gry
simulate-reason-thirteen = ktoś miał trzynaście monet
simulate-reason-ruin = ktoś nie miał już żadnej
simulate-reason-cheat = wygrała moc Oszusta
simulate-reason-turn-limit = przerwane przez limit tur
simulate-lengths = Jak długo trwały
simulate-turns = tury: mediana { $median }, 95 % najwyżej { $p95 }
simulate-decisions = decyzje: mediana { $median }, 95 % najwyżej { $p95 }
simulate-by-mask = Wygrane według maski początkowej (1 = sprawiedliwy udział; przedział 95 %; wspólne wygrane są dzielone)
simulate-by-seat = Wygrane według miejsca początkowego (zaczyna miejsce 0)
simulate-seat = miejsce { $seat }
