help-balance = zmierz, czy talią Masquerade dobrze się gra
    .long = Umysły grają talią Masquerade same ze sobą, a potem widać, które wymagania spełnia: żaden tancerz i żadne miejsce nie wygrywa o wiele za często, każdą maskę da się wypełnić i żadna nie wypełnia się sama, zdarzają się wszystkie zakończenia, żadna gra nie trwa bez końca, żadna karta nie jest zbędna. Kończy się stanem 1, jeśli któreś nie jest spełnione.
help-balance-game = gra: masquerade
help-balance-deck = plik talii; bez niego talia, którą ma Ridotto
help-balance-players = dla ilu graczy, na przykład 2,4 (domyślnie 2,3,4,5)
help-balance-mind = kto gra: { $names } (domyślnie ostatni)
help-balance-games = ile gier dla każdej liczby graczy (domyślnie 400)

balance-title = { $deck }: { $games ->
        [one] jedna gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    } dla każdej liczby graczy, ziarno { $seed }. Tancerzy rozdaje los.
balance-mind-searching = Wszyscy grają jak { $mind }; wyobrażone gry przy ważnej decyzji: { $playouts }, przy stole więcej.
balance-mind-plain = Wszyscy grają jak { $mind }.
balance-players = { $players ->
        [one] Jeden gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }
balance-dancers = Wygrane według tancerza (1 = sprawiedliwy udział): { $told }
balance-orders = Wygrane według rozdanej kolejności: { $told }
balance-masks = Wypełnione maski: { $told }
balance-endings = Zakończenia: { $told }
balance-longest = Najdłuższa gra: { $turns ->
        [one] jedna tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }
balance-demands = Wymagania
balance-met = spełnione
balance-not-met = NIESPEŁNIONE
balance-demand-dancer = graczy { $players }: żaden tancerz nie wygrywa częściej niż 1,35 sprawiedliwego udziału (najczęściej: { $who }, { $value })
balance-demand-order = graczy { $players }: żadna rozdana kolejność nie wygrywa częściej niż 1,35 sprawiedliwego udziału (najczęściej: { $who }, { $value })
balance-demand-seat = graczy { $players }: żadne miejsce nie wygrywa częściej niż 1,35 sprawiedliwego udziału (najczęściej: { $who }, { $value })
balance-demand-mask-least = graczy { $players }: każda maska jest wypełniona w co najmniej 15 % swoich gier (najrzadziej: { $who }, { $value })
balance-demand-mask-most = graczy { $players }: żadna maska nie jest wypełniona w więcej niż 65 % swoich gier (najczęściej: { $who }, { $value })
balance-demand-turns = graczy { $players }: żadna gra nie trwa dłużej niż 40 tur (najdłuższa: { $value })
balance-demand-endings = Zdarzają się wszystkie trzy zakończenia (najrzadsze: { $who }, { $value })
balance-demand-used = Żadna karta nie pozostaje nieużyta (nieużyte: { $value }) { $who }
