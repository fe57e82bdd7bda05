## Stół

person-number = Nr { $number }
table-court = sąd ● { $coins }
table-bank = bank ● { $coins }
table-centre = środek

## Gra

play-welcome = Mascarade, { $scenario }. Zajmujesz miejsce { $seat }. Wygrywa osoba, która zbierze 13 monet. Wpisz ?, żeby zobaczyć pomoc.
play-deal-centre = środek { $number }
play-deal-ready = Naciśnij Enter, żeby je zakryć:
play-back = wstecz
play-look = podejrzyj swoją maskę
play-swap = zamień maski albo udawaj
play-announce = ogłoś maskę
play-ask-turn = Co robisz?
play-ask-opening = Tura wprowadzająca: czyją maskę bierzesz oprócz swojej?
play-ask-swap = Czyją maskę bierzesz oprócz swojej?
play-centre = środek { $number }
play-really = zamień naprawdę
play-pretend = tylko udawaj
play-claim = podważ („To ja!”)
play-pass = nie podważaj
play-ask-targets = { $mask }: które dwie osoby wybierasz? Pierwsza:
play-ask-second = A druga?
play-decline = nie korzystaj
play-may-not-announce = Twoją maskę odkryto w poprzedniej turze, więc w tej turze nie możesz ogłaszać.
play-bad-answer = „{ $given }” nie jest jedną z odpowiedzi: { $known }.
play-bad-empty = Podaj odpowiedź: { $known }.
play-no-peek = Przy tym stole nie wolno zerkać (pozwala na to opcja --peek).
play-peek-own-turn = To twoja tura: podejrzyj maskę, zamiast zerkać.
play-notes-none = Nie masz notatek. Wpisz „n” i kilka słów, żeby dodać notatkę.
play-log-none = Nic się jeszcze nie wydarzyło.
play-quit = Opuścić rozgrywkę?
play-yes-no = Odpowiedz: { $yes } albo { $no }.
play-company-comes = Schodzą się goście…
play-compiling = Przygotowujemy zasady dla tego komputera. Trwa to około pół minuty, tylko raz…
play-left = Odchodzisz od stołu.
play-help = Na początku każdy ma 6 monet i maskę, która mogła już zostać zamieniona. W swojej turze podejrzyj swoją maskę, zamień ją pod stołem (albo udawaj zamianę) lub ogłoś maskę, żeby użyć jej zdolności, nawet jeśli jej nie masz. Inni mogą podważyć twoje słowa, ogłaszając tę samą maskę. Wtedy wszystkie te osoby odkrywają maski: kto ją ma, używa zdolności, a każda z pozostałych osób płaci karę. Wygrywa osoba, która zbierze 13 monet. Gdy komuś skończą się monety, wygrywa osoba z największym majątkiem.
play-help-answers = Wpisz liczbę albo literę stojącą przed odpowiedzią. W jednym wierszu zmieści się kilka odpowiedzi: „2 3 1” to zamiana z graczem 3.
play-help-m = maski w grze i ich zdolności
play-help-t = stół
play-help-l = co się ostatnio działo (l 50: ostatnie 50 wierszy)
play-help-n = twoje notatki (n i kilka słów: dodaj notatkę)
play-help-p = zerknij na swoją maskę poza swoją turą, jeśli stół na to pozwala
play-help-b = wróć do poprzedniego pytania
play-help-q = opuść rozgrywkę
play-help-help = ta pomoc

play-truth-title = Maski na koniec
play-swaps-title = Co naprawdę działo się z maskami
play-saved = Zapis rozgrywki jest w pliku { $file }.
play-see-record = Obejrzysz go tak: ridotto replay { $file }
play-resume = Zagrasz dalej tak: ridotto play { $game } --resume { $file } --seat { $seat }
play-seed = Ziarno tej rozgrywki: { $seed }.
play-ask-save = Plik na zapis rozgrywki (Enter: bez zapisu)
play-not-saved = Nie można zapisać { $file }: { $why }
play-again = Jeszcze jedna rozgrywka?

help-play-scenario = karta scenariusza, np. 8A, albo plik TOML z zestawem masek (domyślnie 6A)
help-play-players = liczba graczy, od 4 do 12, jeśli nie podano --scenario (domyślnie 6)
usage-players = --players { $given } nie pasuje: zestaw masek jest na tylu graczy: { $players }
help-play-seat = twoje miejsce, licząc od 0 (domyślnie 0)
help-play-seed = liczba; ta sama daje to samo rozdanie i tych samych przeciwników
help-play-name = twoje imię przy stole
help-play-peek = pozwala wszystkim zerkać na własną maskę poza swoją turą
help-play-closed-deal = rozdaje maski zakryte
help-play-turn-limit = po tylu turach wygrywa osoba z największym majątkiem
help-play-save = zapisuje rozgrywkę w tym pliku
help-play-resume = kontynuuje zapisaną rozgrywkę
help-play-fast = bez przerw między ruchami innych graczy
play-bad-seat = przy tym stole nie ma miejsca { $seat }; wybierz od 0 do { $most }
play-bad-name = imię musi mieć od 1 do { $most } drukowalnych znaków
play-file-exists = { $file } już istnieje; wybierz inną nazwę dla zapisu
play-over-already = ta rozgrywka jest skończona; obejrzysz ją tak: ridotto replay { $file }
play-resume-alone = --resume kontynuuje rozgrywkę tak, jak ją zapisano; pomiń { $what }
play-game-first = najpierw podaj grę, a potem jej opcje; do wyboru: { $known }
play-no-folder = folder nie istnieje albo nie można w nim zapisywać
file-is-folder = to jest folder
file-name-long = nazwa jest za długa
file-no-room = dysk jest pełny

## Zapisy

help-replay-file = zapis utworzony przez „ridotto play --save” albo przez polecenie „ridotto referee”
help-replay-viewer = punkt widzenia: numer gracza, spectator albo omniscient (domyślnie: omniscient, ze wszystkimi sekretami)
replay-refused = { $file } odrzucono: { $why }
replay-unread = nie można odczytać { $file }: { $why }
replay-huge = plik jest za duży na zapis rozgrywki
record-not-json = to nie jest zapis rozgrywki: plik nie jest w formacie JSON ({ $detail })
record-not-record = to nie jest zapis rozgrywki
record-later = zapis ma wersję { $version }, a ten program czyta wersje do { $known }; użyj nowszego
record-form = zapis ma nieprawidłową postać ({ $detail })
record-changed = zapis zmieniono po jego utworzeniu: suma kontrolna się nie zgadza
record-setup = przygotowanie rozgrywki w zapisie jest nieprawidłowe ({ $detail })
record-move = ruch { $number } jest niezgodny z zasadami ({ $detail })
record-result = ruchy nie prowadzą do wyniku podanego w zapisie ({ $detail })
replay-bad-viewer = tej rozgrywki nie można obejrzeć jako „{ $given }”; wybierz spectator, omniscient albo gracza od 0 do { $most }
replay-players = Gracze: { $names }
replay-unfinished = Tu zapis się kończy; rozgrywka nie została dokończona.
replay-other-game = { $file } to zapis innej gry: { $game }
