## Options

help-balance-subject = karta scenariusza, np. 8A, albo plik TOML z zestawem masek; dwa zostaną porównane
help-balance-total = ile rozgrywek (domyślnie { $games })
help-balance-minds = bot na wszystkich miejscach (domyślnie { $name })
help-balance-random = wszyscy grają losowo
help-balance-html = zapisuje raport w tym pliku jako stronę WWW
help-balance-parquet = zapisuje w tym pliku Parquet wiersz na każdego gracza każdej rozgrywki
help-balance-resume = zapisuje skończone rozgrywki w tym pliku, a jeśli plik już istnieje, kontynuuje od jego końca
help-balance-search = szuka najlepiej zrównoważonego zestawu masek dla tylu graczy
help-balance-require = z --search: maski, które muszą być w zestawie, np. spy,fool
help-balance-exclude = z --search: maski, których nie może być w zestawie
help-balance-centre = z --search: liczba masek na środku, od 0 do 2

usage-balance-subject = nie ma czego mierzyć pod nazwą „{ $given }”; podaj grę ({ $games }), kartę scenariusza, np. 8A, albo plik TOML
usage-balance-none = nie ma czego mierzyć; podaj kartę scenariusza, np. 8A, albo plik TOML
usage-balance-two = porównać można najwyżej dwa, a nie { $count }
usage-balance-alone = { $what } działa dla jednego raportu, a nie dla porównania
usage-balance-search = { $what } działa tylko z --search
usage-no-parquet = pliki Parquet wymagają pyarrow: pip install "ridotto[lab]"
usage-mask = nie ma maski „{ $given }”; do wyboru: { $known }
balance-ledger-other = { $file } należy do innego pomiaru; plik pozostał bez zmian
balance-ledger-broken = { $file } nie jest plikiem pomiaru (wiersz { $line }); plik pozostał bez zmian
balance-kept-nothing = Nic nie zostało zapisane; z --resume PLIK skończone rozgrywki zostają, a to samo polecenie kontynuuje.
balance-kept = { $games ->
        [one] Jedna skończona rozgrywka jest
        [few] { $games } skończone rozgrywki są
        [many] { $games } skończonych rozgrywek jest
       *[other] { $games } skończonej rozgrywki jest
    } w pliku { $file }; uruchom to samo polecenie, aby kontynuować.

## Report

balance-report-title = { $name }: { $games ->
        [one] jedna rozgrywka
        [few] { $games } rozgrywki
        [many] { $games } rozgrywek
       *[other] { $games } rozgrywki
    }, { $players ->
        [one] jeden gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }, ziarno { $seed }
balance-report-kicker = Raport o równowadze
balance-report-cards = Maski: { $names }
balance-report-intervals = Wszystkie przedziały są 95-procentowe. Rozgrywki są niezależne; werdykt uwzględnia, ile wartości porównuje.
balance-report-command = To samo polecenie z tym samym ziarnem daje ten sam raport.
balance-verdict = Werdykt
balance-verdict-balanced = Zrównoważone: wszystkie udziały wygranych mieszczą się między 0,8 a 1,25 udziału oczekiwanego losowo.
balance-verdict-uneven = Nierówne: co najmniej jeden udział wygranych z pewnością leży poza zakresem od 0,8 do 1,25 udziału oczekiwanego losowo.
balance-verdict-unbalanced = Niezrównoważone: co najmniej jeden udział wygranych z pewnością leży poza zakresem od 0,67 do 1,5 udziału oczekiwanego losowo.
balance-verdict-unsure = Bez werdyktu: próba jest za mała.
balance-imbalance = Nierównowaga: { $value } (typowa odległość udziału wygranych od oczekiwanego losowo; 0 to ideał)
balance-finding-far-strong = { $what }: wygrywa o wiele za często, { $value } udziału oczekiwanego losowo (od { $low } do { $high }).
balance-finding-strong = { $what }: wygrywa za często, { $value } udziału oczekiwanego losowo (od { $low } do { $high }).
balance-finding-weak = { $what }: wygrywa za rzadko, { $value } udziału oczekiwanego losowo (od { $low } do { $high }).
balance-finding-far-weak = { $what }: wygrywa o wiele za rzadko, { $value } udziału oczekiwanego losowo (od { $low } do { $high }).
balance-finding-even = { $section }: wszystko między 0,8 a 1,25 udziału oczekiwanego losowo.
balance-finding-idle = { $what }: prawie nie w użyciu, { $value } raza na rozgrywkę.
balance-finding-dominant = { $what }: w użyciu o wiele częściej niż reszta, { $value } raza na rozgrywkę.
balance-finding-cut-off = Limit tur przerwał { $value } rozgrywek.
balance-finding-length = Połowa rozgrywek trwa najwyżej { $value ->
        [one] jedną turę
        [few] { $value } tury
        [many] { $value } tur
       *[other] { $value } tury
    }.
balance-finding-swings = Prowadzenie zmienia się { $value } raza na rozgrywkę.
balance-finding-runaway = Prowadzenie prawie się nie zmienia, { $value } raza na rozgrywkę: wczesna przewaga często rozstrzyga.
balance-finding-few-games = { $games ->
        [one] Jedna rozgrywka to za mało
        [few] { $games } rozgrywki to za mało
        [many] { $games } rozgrywek to za mało
       *[other] { $games } rozgrywki to za mało
    }, by cokolwiek stwierdzić; rozegraj co najmniej { $fewest }.
balance-finding-unsure = { $section }: za mało rozgrywek, by wiedzieć, czy { $names } { $count ->
        [one] mieści się
        [few] mieszczą się
        [many] mieszczą się
       *[other] mieszczą się
    } między 0,8 a 1,25; wystarczy około { $games } rozgrywek.

balance-section-by-mask = Wygrane według maski początkowej
    .note = 1 to udział oczekiwany losowo. Wspólne wygrane są dzielone.
balance-section-by-seat = Wygrane według miejsca początkowego
    .note = 1 to udział oczekiwany losowo. W Mascarade pierwszą turę ma miejsce 0.
balance-section-by-announced = Wygrane według ogłoszonej maski
    .note = Wśród graczy, którzy choć raz ogłosili maskę, prawdziwie lub nie; 1 to udział oczekiwany losowo. Zwycięzcy więcej ogłaszają, więc większość wartości przekracza 1: porównuj je ze sobą.
balance-section-announcements = Ogłoszenia
    .note = Ogłoszenie jest prawdziwe, gdy ogłasza właściciel maski. Jest podważone, gdy podważył je co najmniej jeden inny gracz.
balance-section-challenges = Podważanie
    .note = Wśród podważonych ogłoszeń: prawdziwe; wśród fałszywych: niepodważone przez nikogo; wśród podważeń: te od właściciela maski.
balance-section-powers = Zdolności
    .note = Monety to zmiana u gracza, który użył zdolności, bez kar. Zwycięskie użycie zakończyło rozgrywkę wygraną tego gracza.
balance-section-course = Prowadzenie
    .note = Prowadzi gracz, który sam ma najwięcej monet.
balance-section-by-dancer = Wygrane według Tancerza
balance-section-by-order = Wygrane według rozdanej karty Kolejności
balance-section-by-dealt-mask = Wygrane według rozdanej Maski
balance-section-mask-scored = Maski, które dały punkty
    .note = Spośród rozgrywek, w których Maska była rozdana: te, w których dała punkty temu graczowi.
balance-section-used-stage = { simulate-used-stage }
balance-section-used-spell = { simulate-used-spell }
balance-section-used-event = { simulate-used-event }
balance-section-used-treasure = { simulate-used-treasure }
balance-section-used-emblem = { simulate-used-emblem }
balance-section-endings = Jak kończyły się rozgrywki
balance-section-lengths = Jak długo trwały
    .note = Prowadzenie zmienia się, gdy przechodzi od jednego samodzielnego lidera do drugiego.
balance-section-turns = Rozgrywki według liczby tur

balance-column-share = udział
balance-column-announced = na rozgrywkę
balance-column-true = prawdziwe
balance-column-challenged = podważone
balance-column-stood = podważone, ale prawdziwe
balance-column-uncaught = fałszywe niepodważone
balance-column-right = słuszne podważenia
balance-column-used = użycia na rozgrywkę
balance-column-coins = monety na użycie
balance-column-won = zwycięskie użycia
balance-column-part = część
balance-column-mean = średnia
balance-column-median = mediana
balance-column-p95 = 95. percentyl
balance-column-most = najwięcej
balance-column-interval = przedział 95%
balance-column-sample = próba
balance-column-subject = co
balance-column-difference = różnica

balance-every-mask = wszystkie maski
balance-winner-led = tury z prowadzeniem zwycięzcy
balance-halfway = wygrane lidera z połowy gry
balance-turns = tury
balance-decisions = decyzje
balance-lead-changes = zmiany prowadzenia
balance-fair = 1 = udział oczekiwany losowo
balance-games-axis = tury; wysokość to liczba rozgrywek

balance-compare-title = { $first } i { $second }: porównanie
balance-compare-note = Różnica to drugie minus pierwsze, z przedziałem 95%; ≠ oznacza różnice, które nie są przypadkiem.

balance-search-title = Najlepiej zrównoważone zestawy ({ $players ->
        [one] jeden gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }): { $tried ->
        [one] jeden sprawdzony
        [few] { $tried } sprawdzone
        [many] { $tried } sprawdzonych
       *[other] { $tried } sprawdzonego
    } z { $possible } możliwych, { $games } rozgrywek na finalistę, ziarno { $seed }
balance-search-rank = { $rank }. Nierównowaga { $value }; udziały według masek od { $least } do { $most }
balance-search-none = żaden zestaw masek nie spełnia wszystkich warunków; dopuść inne maski, inne --centre albo mniej wymaganych masek
balance-search-how = Zapisz zestaw w pliku, np. best.toml, i zmierz go poleceniem „ridotto balance best.toml”:
