help-balance = zmierz równowagę scenariusza, talii lub gry
    .long = Boty grają same ze sobą, a raport pokazuje, kto wygrywa za często, z przedziałami i werdyktem. „ridotto balance 8A” mierzy kartę scenariusza, „ridotto balance PLIK.toml” własny zestaw masek lub talię, „ridotto balance 6A 6B” porównuje dwa. Dla talii Masquerade pokazuje też, które warunki ona spełnia; kod wyjścia 1: któryś nie jest spełniony.
help-balance-game = gra; zbędna przed kartą scenariusza lub plikiem
help-balance-deck = plik talii (domyślnie talia dołączona do Ridotto)
help-balance-players = liczby graczy, np. 2,4 (domyślnie 2,3,4,5)
help-balance-mind = kto gra: { $names } (domyślnie ostatni z listy)
help-balance-games = ile rozgrywek dla każdej liczby graczy (domyślnie 400)

balance-title = { $deck }: { $games ->
        [one] jedna rozgrywka
        [few] { $games } rozgrywki
        [many] { $games } rozgrywek
       *[other] { $games } rozgrywki
    } dla każdej liczby graczy, ziarno { $seed }. Tancerze są rozdawani losowo.
balance-mind-searching = Wszyscy grają jak { $mind }; rozgrywki wyobrażone przy ważnej decyzji: { $playouts }, a w prawdziwej grze więcej.
balance-mind-plain = Wszyscy grają jak { $mind }.
balance-players = { $players ->
        [one] Jeden gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }
balance-dancers = Wygrane według Tancerza (1 = udział oczekiwany losowo): { $told }
balance-orders = Wygrane według rozdanej karty Kolejności: { $told }
balance-masks = Maski, które dały punkty: { $told }
balance-endings = Zakończenia: { $told }
balance-longest = Najdłuższa rozgrywka: { $turns ->
        [one] jedna tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }
balance-demands = Warunki
balance-met = spełniony
balance-not-met = NIESPEŁNIONY
balance-demand-dancer = { $players } graczy: żaden Tancerz nie wygrywa częściej niż 1,35 udziału oczekiwanego losowo (najczęściej: { $who }, { $value })
balance-demand-order = { $players } graczy: żadna rozdana karta Kolejności nie wygrywa częściej niż 1,35 udziału oczekiwanego losowo (najczęściej: { $who }, { $value })
balance-demand-seat = { $players } graczy: żadne miejsce nie wygrywa częściej niż 1,35 udziału oczekiwanego losowo (najczęściej: { $who }, { $value })
balance-demand-mask-least = { $players } graczy: każda Maska daje punkty w co najmniej 15% swoich rozgrywek (najrzadziej: { $who }, { $value })
balance-demand-mask-most = { $players } graczy: żadna Maska nie daje punktów w więcej niż 65% swoich rozgrywek (najczęściej: { $who }, { $value })
balance-demand-turns = { $players } graczy: żadna rozgrywka nie trwa dłużej niż 40 tur (najdłuższa: { $value })
balance-demand-endings = Zdarzają się wszystkie trzy zakończenia (najrzadsze: { $who }, { $value })
balance-demand-used = Każda karta jest używana (nieużywane: { $value }) { $who }
