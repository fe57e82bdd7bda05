help-scenario-list = drukowane arkusze
    .long = Wypisuje drukowane arkusze z ich maskami.
help-scenario-show = cały arkusz albo plik
    .long = Pokazuje maski z arkusza albo pliku wraz z ich mocami.
help-scenario-check = sprawdź własny zestaw masek
    .long = Sprawdza własny zestaw masek: wszystko, co jest źle, i co by to naprawiło. Plik jest w formacie TOML: players = 7, masks = ["judge", …], a jeśli chcesz, także centre = 1 i name = "…". Status 0: można grać; 1: złamano regułę; 2: pliku nie da się odczytać.
help-scenario-suggest = zaproponuj zestaw masek
    .long = Proponuje zestaw masek zgodny ze wszystkimi regułami, w postaci pliku, który „ridotto scenario check” przyjmie.
help-scenario-file = plik TOML z zestawem masek
help-players = ilu graczy, od 4 do 12
help-centre = ile masek leży na środku, od 0 do 2
help-suggest-seed = liczba; ta sama daje ten sam zestaw (domyślnie losowa)

scenario-legend = { $star } przynosi monety z banku
scenario-own = własny zestaw
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
scenario-stars = Monety z banku (★): { $stars ->
        [one] przynosi je { $stars } maska
        [few] przynoszą je { $stars } maski
        [many] przynosi je { $stars } masek
       *[other] przynosi je { $stars } maski
    } z { $cards }.
scenario-fine = { $file }: tym zestawem można grać.
scenario-broken = { $file }: { $count ->
        [one] złamana jest { $count } reguła.
        [few] złamane są { $count } reguły.
        [many] złamanych jest { $count } reguł.
       *[other] złamane reguły: { $count }.
    }
usage-centre = --centre { $given } się nie nadaje: przy liczbie graczy { $players } na środku leży masek: { $needed }

scenario-file-no-sheet = nie ma arkusza „{ $given }” ani takiego pliku; arkusze to { $sheets }
scenario-file-missing = nie ma pliku { $path }
scenario-file-unopened = nie można odczytać { $path }: { $why }
scenario-file-huge = { $path } ma ponad { $most } KB: to nie jest zestaw masek
scenario-file-binary = { $path } nie jest tekstem: potrzebny jest plik TOML w UTF-8
scenario-file-syntax = plik nie jest w formacie TOML: { $error }
scenario-file-unknown-key = „{ $key }” nic tu nie znaczy.
    .mend = { $close ->
        [none] Usuń to; klucze to name, players, centre i masks.
       *[other] Czy chodziło o { $close }?
    }
scenario-file-missing-key = Brakuje „{ $key }”.
    .mend = { $key ->
        [players] Dodaj wiersz, np. players = 7.
       *[other] Dodaj wiersz, np. masks = ["judge", "king"].
    }
scenario-file-not-whole = „{ $key }” nie jest liczbą całkowitą.
    .mend = { $key ->
        [players] Napisz ją bez cudzysłowu i kropki, np. players = 7.
       *[other] Napisz ją bez cudzysłowu i kropki, np. centre = 1.
    }
scenario-file-vast-number = „{ $key }” to liczba nie do ogarnięcia.
    .mend = { $key ->
        [players] Napisz małą, np. players = 7.
       *[other] Napisz małą, np. centre = 1.
    }
scenario-file-not-text = „{ $key }” nie jest tekstem.
    .mend = Ujmij to w cudzysłów.
scenario-file-not-masks = „masks” nie jest listą identyfikatorów masek.
    .mend = Napisz masks = ["judge", "king"], każdy identyfikator w cudzysłowie.
