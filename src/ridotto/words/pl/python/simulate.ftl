help-game = gra: mascarade albo masquerade
help-sheet-or-file = karta scenariusza, np. 8A, albo plik TOML z zestawem masek
help-games = ile rozgrywek (domyślnie 100000)
help-seed = liczba; ta sama daje ten sam wynik
help-turn-limit-simulation = po tylu turach rozgrywka jest przerywana i liczona (domyślnie 1000)
help-json = wypisuje jeden obiekt JSON i nic więcej

simulate-preparing = Przygotowanie
simulate-under-way = Rozgrywki trwają
simulate-title = { $scenario }: { $games ->
        [one] { $games } rozgrywka
        [few] { $games } rozgrywki
        [many] { $games } rozgrywek
       *[other] { $games } rozgrywki
    } na { $players ->
        [one] { $players } gracza
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    } decydujących losowo (ziarno { $seed }), { $decisions ->
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
simulate-endings = Jak kończyły się rozgrywki
simulate-reason-thirteen = ktoś miał trzynaście monet
simulate-reason-ruin = komuś skończyły się monety
simulate-reason-cheat = wygrała zdolność Oszusta
simulate-reason-turn-limit = przerwane przez limit tur
simulate-lengths = Jak długo trwały
simulate-turns = tury: mediana { $median }, 95. percentyl { $p95 }
simulate-decisions = decyzje: mediana { $median }, 95. percentyl { $p95 }
simulate-by-mask = Wygrane według maski początkowej (1 = udział oczekiwany losowo; przedział 95%; wspólne wygrane są dzielone)
simulate-by-seat = Wygrane według miejsca początkowego (zaczyna miejsce 0)
simulate-seat = miejsce { $seat }

help-simulate-scenario = dla Mascarade: karta scenariusza, np. 8A, albo plik TOML z zestawem masek
help-simulate-deck = dla Masquerade: plik TOML z talią (domyślnie ta dołączona do Ridotto)
help-simulate-players = dla Masquerade: liczba graczy, od 2 do 5 (domyślnie 4)
usage-other-game = { $what } to opcja gry { $game }

simulate-reason-guardians = pokonano ostatniego Strażnika
simulate-reason-events = wybrano ostatnie Wydarzenie
simulate-reason-renewals = talia Zaklęć skończyła się po raz ostatni
simulate-by-dancer = Wygrane według wybranego Tancerza (1 = udział oczekiwany losowo; przedział 95%)
simulate-by-dealt-mask = Wygrane według rozdanej Maski, a obok, jak często dała ona punkty
simulate-by-order = Wygrane według pierwszej rozdanej karty Kolejności
simulate-order = Kolejność { $order }
simulate-by-player = Wygrane według numeru gracza
simulate-cards = Ile razy na rozgrywkę
simulate-used-stage = odwiedzone Sceny
simulate-used-spell = rzucone Zaklęcia
simulate-used-event = wybrane Wydarzenia
simulate-used-treasure = zdobyte Skarby
simulate-used-emblem = Emblematy posiadane na koniec
simulate-never-used = ani razu nieużyte: { $cards }
