## ridotto serve

help-serve = otwórz dom gry: graj w przeglądarce, samemu lub z przyjaciółmi
    .long = Otwiera dom gry, w którym ludzie i boty grają w przeglądarce. Wszystko, co się dzieje, zapisywane jest w folderze danych i po ponownym otwarciu domu toczy się dalej od tego samego miejsca. Status 0: zamknięto zgodnie z życzeniem; 2: któreś ustawienie jest niewłaściwe; 3: adres lub folder danych jest zajęty; 4: folderu danych lub jego zawartości nie da się użyć.
help-serve-host = adres, pod którym dom nasłuchuje; przy 0.0.0.0 może wejść każdy z Twojej sieci, przy unix:/run/house.sock tylko serwer pośredniczący na tym komputerze.
help-serve-port = port, na którym dom nasłuchuje; 0 wybiera dowolny wolny.
help-serve-data = gdzie przechowywane są stoły i goście.
help-serve-public-url = adres, którego używają goście, jeśli przed domem stoi serwer pośredniczący.
help-serve-thinkers = w ilu procesach myślą boty.
help-serve-grace = po ilu sekundach za nieobecnego gra zastępca.
help-serve-sockets = ile połączeń może być łącznie.
help-serve-sockets-each = ile połączeń może mieć jeden gość.
help-serve-guests-each = ilu nowych gości może przyjść naraz z jednego adresu, a potem tylu samo w ciągu dziesięciu minut; 0 znosi ograniczenie.
help-serve-tables-each = ile stołów może otworzyć naraz jeden gość, a potem tyle samo w ciągu dziesięciu minut; 0 znosi ograniczenie.
help-serve-proxies = którym serwerom pośredniczącym dom wierzy, gdy mówią, dla kogo pytają: adresy lub sieci oddzielone przecinkami albo * dla wszystkich.
help-serve-log = co trafia do dziennika: debug, info, warning lub error.
help-serve-more = (Także: { $variable }. Domyślnie: { $usual })

serve-needs-something = nie podano wartości; pomiń to albo podaj wartość
serve-needs-seconds = „{ $given }” się nie nadaje: potrzebna jest liczba sekund od 0 do { $most }
serve-needs-host = „{ $given }” się nie nadaje: potrzebny jest adres tego komputera bez portu, na przykład 127.0.0.1, 0.0.0.0 lub localhost
serve-needs-socket = „{ $given }” się nie nadaje: po unix: potrzebna jest ścieżka gniazda, najwyżej { $most } bajtów
serve-needs-folder = „{ $given }” się nie nadaje: potrzebna jest ścieżka folderu
serve-needs-data = ten użytkownik nie ma katalogu domowego, w którym można by trzymać stoły: podaj folder, na przykład --data /var/lib/ridotto
serve-needs-url = „{ $given }” się nie nadaje: potrzebny jest początek adresu, bez ścieżki, na przykład https://masks.example.org
serve-needs-proxies = „{ $given }” się nie nadaje: potrzebne są adresy lub sieci oddzielone przecinkami, na przykład 127.0.0.1,10.88.0.0/16, albo * dla wszystkich

serve-open = Dom gry jest otwarty: { $address }
serve-near = Dla wszystkich w Twojej sieci: { $address }
serve-public = Dla Twoich gości: { $address }
serve-alone = Dostępny jest tylko z tego komputera. Aby mogły wejść także telefony z Twojej sieci: --host 0.0.0.0
serve-behind = Dociera do niego tylko serwer pośredniczący na tym komputerze; goście wchodzą przez niego.
serve-no-page = Strona nie została zbudowana: przeglądarki nic tu nie znajdą, dopóki nie zostanie uruchomione „make page”. Programy mogą grać.
serve-leave = Ctrl-C zamyka dom; po ponownym otwarciu gry toczą się dalej od tego samego miejsca.

serve-port-house = pod { $where } otwarty jest już nasz dom gry w wersji { $version }: skorzystaj z niego, zamknij go albo wybierz inny --host lub --port
serve-port-taken = pod { $where } nasłuchuje już inny program: wybierz inny --host lub --port
serve-no-address = nie można nasłuchiwać pod { $where } ({ $why }): wybierz inny --host lub --port
serve-folder-in-use = na { $data } otwarty jest już inny dom: zamknij go albo wybierz inny --data
serve-bad-folder = nie można użyć { $data } ({ $why }): pozwól temu użytkownikowi tam pisać albo wybierz inny --data
serve-bad-store = { $why }. Niczego nie zmieniono: wybierz inny --data albo nowszą wersję tego programu

## ridotto backup, ridotto restore

help-backup = skopiuj wszystkie stoły i gości domu gry do pliku
    .long = Kopiuje wszystkie stoły i gości domu gry do pliku, także wtedy, gdy jest otwarty. Kopia jest sprawdzana, zanim otrzyma nazwę. Zawiera to, co gracze trzymają w tajemnicy: strzeż jej jak samego domu. Status 0: gotowe; 1: niczego nie zapisano; 2: wiersz poleceń jest niewłaściwy; 4: magazynu nie da się użyć.
help-backup-file = plik do zapisania
help-backup-force = nadpisz istniejący plik
help-restore = przywróć kopię jako magazyn domu gry
    .long = Przywraca plik „ridotto backup” do folderu danych. Najpierw jest on sprawdzany. Status 0: gotowe; 1: magazyn już istnieje; 2: wiersz poleceń jest niewłaściwy; 3: na folderze danych otwarty jest dom gry; 4: pliku lub folderu nie da się użyć. Nic się nie zmienia, jeśli nie wszystko jest w porządku.
help-restore-file = plik zapisany przez ridotto backup
help-restore-force = także wtedy, gdy magazyn już istnieje; zostaje on zachowany pod inną nazwą

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
backup-there = { $file } już istnieje: wybierz inną nazwę albo nadpisz z --force
backup-nothing = nie ma czego kopiować: nigdy nie był tam otwarty dom gry, bo nie ma { $store }; jeśli dom gry ma inny folder, wskaż go przez --data albo RIDOTTO_DATA
backup-not-written = nie można zapisać { $file }: { $why }
backup-bad-store = nie można skopiować magazynu: { $why }
restore-done = { $data }: { held-tables }, { held-entries }, { held-people }. Dom gry można otworzyć.
restore-aside = Dotychczasowy magazyn zachowano jako { $file }
restore-in-use = na { $data } otwarty jest dom gry: najpierw go zamknij
restore-there = w { $data } jest już magazyn: wybierz inny --data albo odłóż go na bok z --force
restore-bad-copy = nie można przywrócić { $file }: { $why }. Niczego nie zmieniono
