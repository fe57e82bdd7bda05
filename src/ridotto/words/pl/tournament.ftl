## Umysły

help-minds = kogo można zaprosić do stołu
    .long = Wypisuje postacie, które grają w każdą z gier, od najsłabszej do najsilniejszej.
minds-legend = Liczba to szczebel, 0 najsłabszy; kropka oznacza tych, którzy znają tylko jedną sztuczkę. „ridotto play GRA --with IMIĘ,IMIĘ” sadza cię z nimi do gry.
explain-program = { $why }
help-play-with = z kim grać, po imieniu, tak jak wypisuje je „ridotto minds” (domyślnie mieszany stół)
play-minds-title = Co mówią o tym, co zrobili na końcu
play-faults = { $name }: bezużyteczne odpowiedzi: { $count }.

## Turnieje

help-tournament = niech umysły i programy zagrają przeciwko sobie
    .long = Rozgrywa turniej umysłów i programów. Każde rozdanie jest grane z każdym na każdym miejscu, więc nikt nie zawdzięcza pozycji kartom; to samo ziarno daje te same gry niezależnie od liczby procesów.
help-bot = program, który gra, i jego imię (można powtarzać); zob. docs/bots.md
help-table = kto siedzi przy stole, po jednym imieniu na miejsce (można powtarzać)
help-field = kto siedzi na wszystkich miejscach poza miejscem gościa
help-guest = kto siada wśród kopii pozostałych (można powtarzać)
help-tournament-games = ile co najmniej gier (domyślnie 400); rozdania gra się w całości
help-tournament-turn-limit = po tylu turach gra jest przerywana (domyślnie 200)
help-millis = jak długo umysł może myśleć nad decyzją, w milisekundach (dla programów domyślnie 1000)
help-chart = rysuje wyniki do tego pliku
help-tournament-resume = zapisuje każde skończone rozdanie w tym pliku, a jeśli plik już jest, gra dalej od jego końca

usage-bot = „{ $given }” się nie nadaje: potrzebne są imię, = i polecenie, np. moj="python moj.py"
usage-no-program = nie ma programu { $given }
usage-name-taken = imię „{ $name }” jest zajęte: wybierz inne dla swojego programu
usage-nobody = nikt nie nazywa się „{ $given }”; do wyboru: { $known }
usage-table = podano stół na { $seats }, a graczy jest { $players }: potrzebne jest jedno imię na miejsce
usage-no-tables = kto ma grać? Podaj --table IMIĘ,IMIĘ,… z imieniem na każde miejsce albo --field IMIĘ i --guest IMIĘ
ledger-other = { $file } zawiera inny turniej; plik pozostał bez zmian
ledger-broken = { $file } nie jest plikiem turnieju (wiersz { $line }); plik pozostał bez zmian

tournament-broken = jeden z procesów nagle się skończył, być może zabrakło pamięci; z --resume turniej rusza od miejsca, w którym stanął
tournament-title = { $scenario }: { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    } z { $deals ->
        [one] { $deals } rozdania
        [few] { $deals } rozdań
        [many] { $deals } rozdań
       *[other] { $deals } rozdania
    } (ziarno { $seed })
tournament-rounded = Zamówiono gier: { $asked }; gdy każdy siedzi na każdym miejscu każdego rozdania, jest ich { $games }.
tournament-mind = umysł
tournament-share = udział
tournament-interval = przedział 95 %
tournament-rating = ocena
tournament-time = decyzja
tournament-faults = błędy
tournament-no-rating = Oceny wymagają OpenSkill: pip install "ridotto[lab]"
tournament-against = Każdy z każdym: ile ze stu wygranych tych dwóch, miejsce za miejsce, należy do wiersza
tournament-endings = Jak kończyły się gry
tournament-faults-title = Błędy: każdy kosztował decyzję
tournament-fault-crashed = awaria: { $count }
tournament-fault-illegal = niedozwolona odpowiedź: { $count }
tournament-fault-late = brak odpowiedzi na czas: { $count }
tournament-fault-dead = program już nie działał: { $count }
tournament-fault-garbled = odpowiedź bez sensu: { $count }
tournament-first-fault = pierwszy: { $told }
tournament-chart = Udział w wygranych z przedziałami 95 %
tournament-fair = 1 = sprawiedliwy udział
