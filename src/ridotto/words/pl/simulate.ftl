help-game = gra: mascarade albo masquerade
help-sheet-or-file = drukowany arkusz, np. 8A, albo plik TOML z zestawem masek
help-games = ile gier (domyślnie 100000)
help-seed = liczba; ta sama daje ten sam wynik
help-workers = ile procesów dzieli się pracą (domyślnie tyle, ile jest procesorów)
help-turn-limit-simulation = po tylu turach gra jest przerywana i liczona (domyślnie 1000)
help-json = wypisuje jeden obiekt JSON i nic więcej

simulate-preparing = Przygotowania
simulate-under-way = Gra trwa
simulate-title = { $scenario }: { $games ->
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

help-simulate-scenario = dla Mascarade: drukowany arkusz, np. 8A, albo plik TOML z zestawem masek
help-simulate-deck = dla Masquerade: plik TOML z talią (domyślnie ta z Ridotto)
help-simulate-players = dla Masquerade: ilu graczy, od 2 do 5 (domyślnie 4)
usage-other-game = { $what } należy do { $game }

simulate-reason-guardians = pokonano ostatniego Strażnika
simulate-reason-events = wybrano ostatnie Wydarzenie
simulate-reason-renewals = talię Zaklęć odnowiono ostatni raz
simulate-by-dancer = Wygrane według wybranego Tancerza (1 = sprawiedliwy udział; przedział 95 %)
simulate-by-dealt-mask = Wygrane według rozdanej Maski; obok, jak często punktowała u tego, kto ją dostał
simulate-by-order = Wygrane według pierwszej rozdanej Kolejności
simulate-order = Kolejność { $order }
simulate-by-player = Wygrane według numeru gracza
simulate-cards = Ile razy na grę
simulate-used-stage = odwiedzone Sceny
simulate-used-spell = rzucone Zaklęcia
simulate-used-event = wywołane Wydarzenia
simulate-used-treasure = zdobyte Skarby
simulate-used-emblem = Emblematy w czyichś rękach na koniec
simulate-never-used = ani razu nieużyte: { $cards }
