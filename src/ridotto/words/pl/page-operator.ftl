# Strona administratora.

op-title = Administrator
op-secret = Sekret administratora
op-sign-in = Zaloguj się
op-sign-out = Wyloguj się
op-view-summary = Przegląd
op-view-reports = Zgłoszenia
op-view-tables = Stoły
op-view-guests = Goście
op-view-penalties = Wyciszenia i blokady
op-view-audit = Dziennik działań
op-refresh = Odśwież
op-more = Pokaż więcej
refusal-not-operator = To nie jest sekret administratora albo sesja wygasła.
refusal-no-report = To zgłoszenie jest już zamknięte.
refusal-no-penalty = To wyciszenie lub ta blokada już minęły.
refusal-no-notice = To ogłoszenie już wygasło.

## Przegląd

op-tables = Stoły
op-playing = w grze
op-waiting = czekające
op-ended = zakończone lub zamknięte
op-people = Ludzie
op-connected = połączeni ze stołem
op-sockets = połączenia / limit
op-guests-known = znani goście
op-load = Obciążenie
op-entries = zapisane wpisy
op-games = zakończone rozgrywki
op-append = czas zapisu: mediana, 99%
op-memory = pamięć
op-cpu = czas procesora
op-average = obciążenie maszyny
op-store = Magazyn danych
op-store-state = stan
op-ok = w porządku
op-size = rozmiar
op-wal = dziennik zapisu (WAL)
op-bots = Boty
op-workers = procesy: działa / ma działać
op-queue = stoły czekające na proces
op-house = Serwer
op-version = wersja
op-uptime = działa od
op-span = { $days ->
        [0] { $hours } h { $minutes } min
        [one] 1 dzień { $hours } h
        [few] { $days } dni { $hours } h
        [many] { $days } dni { $hours } h
       *[other] { $days } dnia { $hours } h
    }
op-failures = Błędy:
op-announce = Ogłoszenia
op-announce-text = Do wszystkich, w foyer i przy wszystkich stołach:
op-announce-go = Ogłoś
op-withdraw = Wycofaj
op-how-long = Na jak długo?
op-until = do: { $date }
op-for-10 = 10 minut
op-for-60 = godzina
op-for-1440 = dzień
op-for-10080 = tydzień
op-for-43200 = 30 dni
op-for-ever = bezterminowo

## Co można zrobić w sprawie osoby

op-warn = Ostrzeż
op-warn-title = Ostrzeżenie: { $name }
    .why = Osoba zobaczy tekst od razu albo gdy następnym razem przyjdzie do stołu, i będzie musiała go potwierdzić.
op-warn-text = Treść ostrzeżenia
op-warn-done = Wysłano ostrzeżenie: { $name }.
op-mute = Wycisz
op-mute-title = Wyciszenie: { $name }
    .why = Osoba nie może pisać na żadnym czacie. Zobaczy powód.
op-mute-done = Wyciszono: { $name }.
op-ban = Zablokuj
op-ban-title = Blokada: { $name }
    .why = Osoba zostanie rozłączona i nie będzie mogła wejść. Dalej zagra za nią bot. Zobaczy powód.
op-ban-done = Zablokowano: { $name }.
op-ban-address = Zablokuj { $address }
op-ban-address-title = Blokada adresu { $address }
    .why = Nikt nie wejdzie z tego adresu. Mogą go używać też inni, więc lepiej na krótko.
op-ban-address-done = Zablokowano { $address }.
op-reason = Powód, tak jak zobaczy go ta osoba (nieobowiązkowo)
op-is-mute = Wyciszenie: { $name }
op-is-ban = Blokada: { $name }
op-lift = Zdejmij
op-lift-whose = Zdejmij: { $name }
op-no-penalties = Nie ma wyciszeń ani blokad.
op-ban-network = Zablokuj adres lub sieć
    .why = Nikt stamtąd nie wejdzie. Adres IPv6 oznacza całą sieć domową (/64).
op-address = Adres lub sieć

## Zgłoszenia

op-reports-closed = Pokaż też zamknięte
op-no-reports = Nie ma zgłoszeń.
op-report = { $name }: { $reason }
op-report-by = Zgłasza { $name }, { $date }.
op-reason-abuse = obelgi lub groźby
op-reason-hate = mowa nienawiści
op-reason-sexual = treści seksualne
op-reason-spam = spam
op-reason-cheating = oszukiwanie
op-reason-name = obraźliwe imię
op-reason-other = coś innego
op-note = Notatka dla innych administratorów
op-close-report = Zamknij zgłoszenie
op-report-closed = Zamknięte.
op-to-table = Przejdź do stołu
op-delete = Usuń
op-delete-whose = Usuń tę wiadomość ({ $name })
op-deleted = usunięto
op-no-chat = Nikt nic nie napisał.

## Stoły i goście

op-filter = Filtruj po imieniu, etapie lub id
op-tables-count = Stoły w pamięci: { $shown } z { $total }
op-phase-waiting = czeka
op-phase-playing = w grze
op-phase-over = zakończony
op-phase-closed = zamknięty
op-public = publiczny
op-table-facts = { $connected ->
        [one] jedna osoba połączona
        [few] { $connected } osoby połączone
        [many] { $connected } osób połączonych
       *[other] { $connected } osoby połączone
    }, zajęte miejsca: { $taken } z { $players }
op-all-tables = Wszystkie stoły
op-watch = Oglądaj ten stół
op-nobody = Nikogo tu nie ma.
op-seat = miejsce { $seat }
op-here = online
op-away = offline
op-close-table = Zamknij stół
op-close-reason = Powód, tak jak zobaczą go wszyscy przy stole
op-find-guest = Część imienia albo id
op-find = Szukaj
op-no-guests = Nikogo nie znaleziono.

## Dziennik działań

op-no-actions = Nic jeszcze nie zrobiono.
op-did-warn = Ostrzeżenie
op-did-mute = Wyciszenie
op-did-ban = Blokada
op-did-lift = Zdjęcie wyciszenia lub blokady
op-did-close-table = Zamknięcie stołu
op-did-delete-line = Usunięcie wiadomości
op-did-announce = Ogłoszenie
op-did-withdraw = Wycofanie ogłoszenia
op-did-close-report = Zamknięcie zgłoszenia
op-did-sign-in = Logowanie
