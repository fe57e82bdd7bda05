## Boty

help-minds = wypisz boty
    .long = Wypisuje boty do każdej z gier, od najsłabszego do najsilniejszego.
minds-legend = Liczba to poziom bota, 0 jest najniższy; kropka oznacza boty, które znają tylko jedną sztuczkę. Zagrasz z nimi tak: „ridotto play GRA --with IMIĘ,IMIĘ”.
explain-program = { $why }
help-play-with = przeciwnicy po imieniu, tak jak wypisuje ich „ridotto minds” (domyślnie mieszany stół)
play-minds-title = Jak tłumaczą swój ostatni ruch
play-faults = { $name }: nieprawidłowe odpowiedzi: { $count }.

## Turnieje

help-tournament = pozwól botom i programom zagrać przeciwko sobie
    .long = Rozgrywa turniej botów i programów. Każde rozdanie jest rozgrywane z każdym na każdym miejscu, więc szczęście w kartach się wyrównuje. To samo ziarno daje te same rozgrywki niezależnie od liczby procesów.
help-bot = program, który gra, i jego imię (można powtarzać); zob. docs/bots.md
help-transcript = zapisuje w tym pliku każdy wiersz wysłany do programów i otrzymany od nich; zob. docs/bots.md
help-table = gracze przy jednym stole, po jednym imieniu na miejsce (można powtarzać)
help-field = gracz na wszystkich miejscach poza miejscem gościa
help-guest = gracz otoczony kopiami gracza z --field (można powtarzać)
help-tournament-games = najmniejsza liczba rozgrywek (domyślnie 400); rozdania rozgrywa się w całości
help-tournament-turn-limit = po tylu turach rozgrywka jest przerywana (domyślnie 200)
help-millis = czas na decyzję w milisekundach (dla programów domyślnie 1000)
help-chart = rysuje udziały w tym pliku
help-tournament-resume = zapisuje każde skończone rozdanie w tym pliku, a jeśli plik już istnieje, kontynuuje od jego końca

usage-bot = „{ $given }” jest nieprawidłowe; podaj imię, = i polecenie, np. moj="python moj.py"
usage-no-program = nie ma programu { $given }
usage-name-taken = imię „{ $name }” jest zajęte: wybierz inne dla swojego programu
transcript-no-program = --transcript wymaga programu: dodaj --bot NAZWA="POLECENIE"
program-useless = „{ $name }” nie udzielił ani jednej poprawnej odpowiedzi; zob. docs/bots.md, Faults, a --transcript PLIK pokaże całą wymianę
usage-nobody = nie ma bota o imieniu „{ $given }”; do wyboru: { $known }
usage-table = imion przy stole: { $seats }, a graczy: { $players }; podaj jedno imię na miejsce
usage-no-tables = nie podano graczy; użyj --table IMIĘ,IMIĘ,… z jednym imieniem na miejsce albo --field IMIĘ i --guest IMIĘ
ledger-other = { $file } należy do innego turnieju; plik pozostał bez zmian
ledger-broken = { $file } nie jest plikiem turnieju (wiersz { $line }); plik pozostał bez zmian

tournament-title = { $scenario }: { $games ->
        [one] { $games } rozgrywka
        [few] { $games } rozgrywki
        [many] { $games } rozgrywek
       *[other] { $games } rozgrywki
    } z { $deals ->
        [one] { $deals } rozdania
        [few] { $deals } rozdań
        [many] { $deals } rozdań
       *[other] { $deals } rozdania
    } (ziarno { $seed })
tournament-rounded = Zamówiono rozgrywek: { $asked }; gdy każdy siada na każdym miejscu w każdym rozdaniu, jest ich { $games }.
tournament-mind = bot
tournament-share = udział
tournament-interval = przedział 95%
tournament-rating = ocena
tournament-time = na decyzję
tournament-faults = błędy
tournament-no-rating = Oceny wymagają OpenSkill: pip install "ridotto[lab]"
tournament-against = Pojedynki: ile na 100 wygranych przypada graczowi z wiersza
tournament-endings = Jak kończyły się rozgrywki
tournament-faults-title = Błędy (każdy kosztował decyzję)
tournament-fault-crashed = awaria: { $count }
tournament-fault-illegal = niedozwolona akcja: { $count }
tournament-fault-late = brak odpowiedzi na czas: { $count }
tournament-fault-dead = program już nie działał: { $count }
tournament-fault-garbled = niezrozumiała odpowiedź: { $count }
tournament-first-fault = pierwszy: { $told }
tournament-chart = Udział w wygranych, z przedziałami 95%
tournament-fair = 1 = udział oczekiwany losowo
