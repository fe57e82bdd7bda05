## ridotto serve

help-serve = uruchom serwer: graj w przeglądarce, w pojedynkę lub ze znajomymi
    .long = Uruchamia serwer, na którym ludzie i boty grają w przeglądarce. Wszystko jest zapisywane w folderze danych, a po ponownym uruchomieniu rozgrywki toczą się dalej od tego samego miejsca. Kod wyjścia 0: zatrzymano na życzenie; 2: któreś ustawienie jest nieprawidłowe; 3: adres lub folder danych jest zajęty; 4: folderu danych lub jego zawartości nie da się użyć.
help-serve-party = pozwala łączyć się telefonom i innym komputerom z twojej sieci i pokazuje adres z kodem QR. To samo co --host 0.0.0.0.
help-serve-host = adres, na którym serwer nasłuchuje; przy 0.0.0.0 może połączyć się każdy z twojej sieci, przy unix:/run/house.sock tylko proxy na tym komputerze.
help-serve-port = port, na którym serwer nasłuchuje; 0 wybiera dowolny wolny.
help-serve-data = folder na stoły i gości.
help-serve-public-url = adres, którego używają goście, jeśli serwer stoi za proxy.
help-serve-thinkers = w ilu procesach myślą boty.
help-serve-grace = po ilu sekundach od odejścia gracza zastępuje go bot.
help-serve-sockets = największa łączna liczba połączeń.
help-serve-sockets-each = największa liczba połączeń jednego gościa.
help-serve-guests-each = ilu nowych gości może przyjść naraz z jednego adresu; co dziesięć minut może przyjść tylu samo następnych; 0: bez ograniczeń.
help-serve-tables-each = ile stołów może otworzyć naraz jeden gość; co dziesięć minut może otworzyć tyle samo następnych; 0: bez ograniczeń.
help-serve-tables-open = ile stołów oczekujących lub w grze może mieć naraz jeden gość; jeden adres może mieć ich pięć razy tyle; 0: bez ograniczeń.
help-serve-chat-each = ile wiadomości na czacie może wysłać jeden gość przy stole w ciągu dziesięciu sekund; 0: bez ograniczeń.
help-serve-sockets-address = największa liczba połączeń z jednego adresu: graczy, widzów i w foyer, liczona osobno; 0: bez ograniczeń.
help-serve-codes-address = ile błędnych kodów można wypróbować z jednego adresu w ciągu minuty; 0: bez ograniczeń.
help-serve-requests-address = ile żądań na sekundę może nadejść z jednego adresu; 0: bez ograniczeń.
help-serve-messages-address = ile wiadomości na sekundę mogą wysłać gracze i widzowie z jednego adresu; 0: bez ograniczeń.
help-serve-proxies = serwery proxy, którym ufa się, gdy przekazują adres klienta: adresy lub sieci oddzielone przecinkami albo * dla wszystkich.
help-serve-log = poziom dziennika: debug, info, warning lub error.
help-serve-operator-secret = sekret strony administratora, co najmniej 16 znaków; bez niego tej strony nie ma. Inni użytkownicy tego komputera mogą czytać wiersz poleceń: lepiej użyć zmiennej albo pliku.
help-serve-operator-secret-file = plik, którego pierwszy wiersz jest sekretem administratora.
help-serve-word-lists = folder z listami słów dla imion i czatu, które zastąpią nasze.
help-serve-house-rules = folder z zasadami, które zastąpią nasze: en.md, pl.md i tak dalej.
help-serve-backup-every = co ile godzin powstaje kopia zapasowa; 0: bez kopii.
help-serve-keep-backups = ile takich kopii jest przechowywanych.
help-serve-backups = folder na te kopie; domyślnie „backups” w folderze danych.
help-serve-keep-tables = po ilu dniach usuwane są stoły zakończone i porzucone; 0 oznacza nigdy.
help-serve-keep-chat = po ilu dniach usuwany jest czat zakończonych stołów; 0 oznacza nigdy.
help-serve-keep-guests = po ilu dniach zapominani są goście, którzy nie wracają; 0 oznacza nigdy.
help-serve-more = (Zmienna środowiskowa: { $variable }. Domyślnie: { $usual })

serve-party-host = --party i --host nie można łączyć; pomiń jedną z tych opcji
serve-needs-something = wartość jest pusta; pomiń opcję albo podaj wartość
serve-needs-seconds = „{ $given }” jest nieprawidłowe; podaj liczbę sekund od 0 do { $most }
serve-needs-host = „{ $given }” jest nieprawidłowe; podaj adres tego komputera bez portu, np. 127.0.0.1, 0.0.0.0 lub localhost
serve-needs-socket = „{ $given }” jest nieprawidłowe; po unix: podaj ścieżkę gniazda, o długości najwyżej { $most } bajtów
serve-needs-folder = „{ $given }” jest nieprawidłowe; podaj ścieżkę folderu
serve-needs-data = ten użytkownik nie ma katalogu domowego na stoły; podaj folder, np. --data /var/lib/ridotto
serve-needs-url = „{ $given }” jest nieprawidłowe; podaj początek adresu bez ścieżki, np. https://masks.example.org
serve-needs-proxies = „{ $given }” jest nieprawidłowe; podaj adresy lub sieci oddzielone przecinkami, np. 127.0.0.1,10.88.0.0/16, albo * dla wszystkich
serve-needs-secret = jako sekretu użyj od { $least } do { $most } liter, cyfr i znaków bez spacji
serve-needs-secret-file = „{ $given }” jest nieprawidłowe; podaj ścieżkę pliku, którego pierwszy wiersz jest sekretem
serve-needs-word-lists = „{ $given }” jest nieprawidłowe; podaj folder z listami słów ({ $why })
serve-needs-house-rules = „{ $given }” jest nieprawidłowe; podaj folder z tekstami takimi jak pl.md ({ $why })

serve-open = Ridotto działa: { $address }
serve-near = W twojej sieci: { $address }
serve-public = Dla twoich gości: { $address }
serve-no-network = Ten komputer nie jest podłączony do sieci. Podłącz go do tej samej sieci Wi-Fi co telefony i uruchom serwer ponownie.
serve-alone = Połączyć się można tylko z tego komputera. Aby mogły to zrobić także telefony z twojej sieci: make party (albo: ridotto serve --party)
serve-behind = Połączyć się może tylko proxy na tym komputerze; goście przychodzą przez nie.
serve-no-page = Strona nie została zbudowana, więc przeglądarki nic tu nie znajdą, dopóki nie uruchomisz „make page”. Programy mogą grać.
serve-leave = Naciśnij Ctrl-C, żeby zatrzymać serwer; po ponownym uruchomieniu rozgrywki toczą się dalej od tego samego miejsca.

serve-port-house = pod adresem { $where } działa już Ridotto { $version }; użyj go, zatrzymaj go albo wybierz inny --host lub --port
serve-port-taken = pod adresem { $where } nasłuchuje już inny program; wybierz inny --host lub --port
serve-no-address = nie można nasłuchiwać pod adresem { $where } ({ $why }); wybierz inny --host lub --port
serve-folder-in-use = folderu { $data } używa już inny serwer; zatrzymaj go albo wybierz inny --data
serve-bad-folder = nie można użyć { $data } ({ $why }); nadaj temu użytkownikowi prawo zapisu albo wybierz inny --data
serve-bad-store = { $why }. Niczego nie zmieniono; wybierz inny --data albo użyj nowszej wersji tego programu
serve-damaged-store = { $why }. Niczego nie zmieniono. Przywróć kopię zapasową przez „ridotto restore PLIK --force”; uszkodzone pliki zostaną zachowane pod inną nazwą. Więcej powie „ridotto check”.

## ridotto check

help-check = sprawdź, czy dane serwera nie są uszkodzone
    .long = Sprawdza wszystko, co zapisał serwer, albo kopię zapasową: sam plik, każdą historię i każdą rozgrywkę, która jest odtwarzana od początku. Niczego nie zmienia, a serwer może działać. Kod wyjścia 0: wszystko jest nienaruszone; 1: coś jest uszkodzone albo nie ma czego sprawdzać; 2: wiersz polecenia jest nieprawidłowy.
help-check-data = folder danych serwera albo kopia zapasowa.
help-check-accept = serwer przestaje zgłaszać znalezione uszkodzenia: stoły, które straciły wpisy, grają dalej od miejsca, w którym się teraz kończą, a inne uszkodzone stoły pozostają zamknięte. Serwer musi być zatrzymany. Uszkodzenia struktury pliku nie można zaakceptować.
check-preparing = Sprawdzanie pliku
check-under-way = Sprawdzanie stołów
check-nothing = nie ma czego sprawdzać: { $why }
check-fine = { $file }: { held-tables }, { held-entries }, { held-people }. Wszystko jest nienaruszone.
check-damaged = { $file }: { held-tables }, { held-entries }, { held-people }. { $damaged ->
        [0] Coś jest uszkodzone, ale każdy stół da się otworzyć.
        [one] Jednego stołu nie da się otworzyć.
        [few] { $damaged } stołów nie da się otworzyć.
        [many] { $damaged } stołów nie da się otworzyć.
       *[other] { $damaged } stołu nie da się otworzyć.
    }
check-broken = Nie można użyć { $file }. Przywróć kopię zapasową przez „ridotto restore PLIK --force”.
check-accepted = Serwer nie będzie już zgłaszał tych uszkodzeń.
check-structure = Struktura pliku jest uszkodzona: { $why }
check-table = Stół { $table }: { $why }
check-others = { $count ->
        [one] Uszkodzony jest jeszcze jeden stół.
        [few] Uszkodzone są jeszcze { $count } stoły.
        [many] Uszkodzonych jest jeszcze { $count } stołów.
       *[other] Uszkodzone jest jeszcze { $count } stołu.
    }
check-entry-missing = brakuje wpisu { $number }
check-entry-changed = wpis { $number } różni się od zapisanego
check-entry-unplayable = wpisu { $number } nie da się odtworzyć ({ $why })
check-entries-lost = liczba wpisów spadła z { $had } do { $number }
check-end-lost = brakuje końca historii
check-log-lost = brakuje historii
check-unreadable = nie da się go odczytać ({ $why })
check-lost = { $count ->
        [one] Brakuje gościa albo ostatnich wiadomości jednego czatu.
        [few] Brakuje gości albo ostatnich wiadomości czatów: { $count }.
        [many] Brakuje gości albo ostatnich wiadomości czatów: { $count }.
       *[other] Brakuje gości albo ostatnich wiadomości czatów: { $count }.
    }
check-unreadable-chat = { $count ->
        [one] Jednej wiadomości czatu nie da się odczytać.
        [few] { $count } wiadomości czatu nie da się odczytać.
        [many] { $count } wiadomości czatu nie da się odczytać.
       *[other] { $count } wiadomości czatu nie da się odczytać.
    }

## ridotto backup, ridotto restore

help-backup = skopiuj wszystkie stoły i gości serwera do pliku
    .long = Kopiuje wszystkie stoły i gości serwera do pliku, nawet gdy serwer działa. Kopia jest sprawdzana, zanim otrzyma nazwę. Zawiera sekrety graczy: strzeż jej tak samo jak serwera. Kod wyjścia 0: gotowe; 1: niczego nie zapisano; 2: wiersz poleceń jest nieprawidłowy; 4: magazynu nie da się użyć.
help-backup-file = plik do zapisania
help-backup-force = nadpisz istniejący plik
help-restore = przywróć kopię zapasową
    .long = Przywraca do folderu danych plik zapisany przez „ridotto backup”, po uprzednim sprawdzeniu. Kod wyjścia 0: gotowe; 1: magazyn już istnieje; 2: wiersz poleceń jest nieprawidłowy; 3: folderu danych używa działający serwer; 4: pliku lub folderu nie da się użyć. Nic się nie zmienia, jeśli nie wszystko jest w porządku.
help-restore-file = plik zapisany przez ridotto backup
help-restore-force = nawet jeśli magazyn już istnieje; zostaje on zachowany pod inną nazwą

held-tables = { $tables ->
        [one] jeden stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołu
    }
held-entries = { $entries ->
        [one] jeden wpis
        [few] { $entries } wpisy
        [many] { $entries } wpisów
       *[other] { $entries } wpisu
    }
held-people = { $people ->
        [one] jeden gość
        [few] { $people } goście
        [many] { $people } gości
       *[other] { $people } gościa
    }
backup-done = { $file }: { held-tables }, { held-entries }, { held-people }. Sprawdzono.
backup-there = { $file } już istnieje; wybierz inną nazwę albo nadpisz go z --force
backup-nothing = nie ma czego kopiować: { $store } nie istnieje, więc żaden serwer tam nie działał; jeśli używa on innego folderu, wskaż go przez --data albo RIDOTTO_DATA
backup-not-written = nie można zapisać { $file }: { $why }
backup-bad-store = nie można skopiować magazynu: { $why }
restore-done = { $data }: { held-tables }, { held-entries }, { held-people }. Serwer można uruchomić.
restore-aside = Dotychczasowy magazyn zachowano jako { $file }
restore-in-use = folderu { $data } używa działający serwer; najpierw go zatrzymaj
restore-there = w { $data } jest już magazyn; wybierz inny --data albo odłóż go na bok z --force
restore-bad-copy = nie można przywrócić { $file }: { $why }. Niczego nie zmieniono
