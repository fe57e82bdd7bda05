help-scenario-list = karty scenariuszy
    .long = Wypisuje karty scenariuszy z ich maskami.
help-scenario-show = pokaż całą kartę scenariusza albo plik
    .long = Pokazuje maski z karty scenariusza albo z pliku wraz z ich zdolnościami.
help-scenario-check = sprawdź własny zestaw masek
    .long = Sprawdza własny zestaw masek: wypisuje każdy błąd i sposób jego naprawienia. Plik jest w formacie TOML: players = 7, masks = ["judge", …] oraz opcjonalnie centre = 1 i name = "…". Kod wyjścia 0: można grać; 1: złamano regułę; 2: pliku nie da się odczytać.
help-scenario-suggest = zaproponuj zestaw masek
    .long = Proponuje zestaw masek zgodny ze wszystkimi regułami, w postaci pliku, który przyjmie „ridotto scenario check”.
help-scenario-file = plik TOML z zestawem masek
help-players = liczba graczy, od 4 do 12
help-centre = liczba masek na środku, od 0 do 2
help-suggest-seed = liczba; ta sama daje ten sam zestaw (domyślnie losowa)

scenario-legend = { $star } bierze monety z banku
scenario-title = { $name }: { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }, { $centre ->
        [0] bez masek na środku
        [one] { $centre } maska na środku
        [few] { $centre } maski na środku
        [many] { $centre } masek na środku
       *[other] { $centre } maski na środku
    }
scenario-stars = Monety z banku (★) { $stars ->
        [one] bierze { $stars } maska
        [few] biorą { $stars } maski
        [many] bierze { $stars } masek
       *[other] bierze { $stars } maski
    } z { $cards }.
scenario-fine = { $file }: tym zestawem można grać.
scenario-broken = { $file }: { $count ->
        [one] złamana jest { $count } reguła.
        [few] złamane są { $count } reguły.
        [many] złamanych jest { $count } reguł.
       *[other] złamane reguły: { $count }.
    }
usage-centre = --centre { $given } jest nieprawidłowe; przy tej liczbie graczy ({ $players }) liczba masek na środku to { $needed }

scenario-file-no-sheet = nie ma karty scenariusza „{ $given }” ani takiego pliku; karty scenariuszy to { $sheets }
scenario-file-missing = nie znaleziono pliku { $path }
scenario-file-unopened = nie można odczytać { $path }: { $why }
scenario-file-huge = { $path } ma ponad { $most } KB: to za dużo na zestaw masek
scenario-file-binary = { $path } nie jest tekstem; użyj pliku TOML w UTF-8
scenario-file-syntax = plik nie jest w formacie TOML: { $error }
scenario-file-unknown-key = „{ $key }” nie jest znanym kluczem.
    .mend = { $close ->
        [none] Usuń go; klucze to name, players, centre i masks.
       *[other] Czy chodziło o { $close }?
    }
scenario-file-missing-key = Brakuje „{ $key }”.
    .mend = { $key ->
        [players] Dodaj wiersz, np. players = 7.
       *[other] Dodaj wiersz, np. masks = ["judge", "king"].
    }
scenario-file-not-whole = „{ $key }” nie jest liczbą całkowitą.
    .mend = { $key ->
        [players] Napisz ją bez cudzysłowu i części dziesiętnej, np. players = 7.
       *[other] Napisz ją bez cudzysłowu i części dziesiętnej, np. centre = 1.
    }
scenario-file-vast-number = „{ $key }” to za duża liczba.
    .mend = { $key ->
        [players] Podaj małą liczbę, np. players = 7.
       *[other] Podaj małą liczbę, np. centre = 1.
    }
scenario-file-not-text = „{ $key }” nie jest tekstem.
    .mend = Ujmij to w cudzysłów.
scenario-file-not-masks = „masks” nie jest listą identyfikatorów masek.
    .mend = Napisz masks = ["judge", "king"], każdy identyfikator w cudzysłowie.
