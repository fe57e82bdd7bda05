## Osoby

person-you = Ty
person-number = Nr { $number }
person-chosen = { $who ->
        [you] ciebie
       *[other] gracza { $name }
    }
person-moved = { $who ->
        [you] ty
       *[other] { $name }
    }
person-wins = { $who ->
        [you] ty
       *[other] { $name }
    }

## Co się dzieje

mask-of = { $who ->
        [you] twoją maskę
        [centre] maskę nr { $number } ze środka
       *[other] maskę gracza { $name }
    }
mask-own = swoją maskę
tell-deal = { $kind ->
        [open] Maski zostają rozdane odkryte, a potem zakryte.
       *[closed] Maski zostają rozdane zakryte; nikt nie widzi żadnej.
    } { $who ->
        [you] Zaczynasz ty.
       *[other] Zaczyna { $name }.
    }
tell-turn = Tura { $turn }: { $who ->
        [you] ty
       *[other] { $name }
    }
tell-swap = { $who ->
        [you] Bierzesz swoją maskę i { $mask }: { $really ->
            [yes] zamieniasz je.
           *[no] tylko udajesz zamianę.
        }
       *[other] { $name } bierze swoją maskę i { $mask }{ $really ->
            [yes] : prawdziwa zamiana.
            [no] : udawana zamiana.
           *[hidden] { "" } pod stół.
        }
    }
tell-look = { $who ->
        [you] Podglądasz swoją maskę: { $mask }.
       *[other] { $name } podgląda swoją maskę{ $seen ->
            [yes] : { $mask }.
           *[no] .
        }
    }
tell-peek = { $who ->
        [you] Zerkasz na swoją maskę: { $mask }. W następnej turze musisz ją podejrzeć.
       *[other] { $name } zerka na swoją maskę{ $seen ->
            [yes] : { $mask }.
           *[no] .
        }
    }
tell-announce = { $who ->
        [you] Ogłaszasz: { $mask }.
       *[other] { $name } ogłasza: { $mask }.
    }
tell-claim = { $who ->
        [you] Podważasz: „To ja!”
       *[other] { $name } podważa: „To ja!”
    }
tell-pass = { $who ->
        [you] Nie podważasz.
       *[other] { $count ->
            [one] { $names } nie podważa.
            [few] { $names } nie podważają.
            [many] { $names } nie podważają.
           *[other] { $names } nie podważają.
        }
    }
tell-reveal = { $who ->
        [you] Odkrywasz swoją maskę: { $mask }.
       *[other] { $name } odkrywa swoją maskę: { $mask }.
    }
coins = { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
        [many] { $amount } monet
       *[other] { $amount } monety
    }
tell-coins-bank = { $who ->
        [you] Bierzesz
       *[other] { $name } bierze
    } { coins } z banku.
tell-coins-court = { $who ->
        [you] Bierzesz
       *[other] { $name } bierze
    } { coins } z planszy sądu.
tell-coins-given = { $who ->
        [you] Dajesz { coins } graczowi { $whomname }.
       *[other] { $whom ->
            [you] { $name } daje ci { coins }.
           *[other] { $name } daje { coins } graczowi { $whomname }.
        }
    }
tell-fine = { $who ->
        [you] Płacisz { coins } kary na planszę sądu.
       *[other] { $name } płaci { coins } kary na planszę sądu.
    }
tell-choose = { $who ->
        [you] Wybierasz { $chosen }.
       *[other] { $name } wybiera { $chosen }.
    }
tell-decline = { $who ->
        [you] Nie korzystasz ze zdolności.
       *[other] { $name } nie korzysta ze zdolności.
    }
tell-switch = { $who ->
        [you] Bierzesz { $one } i { $other }: { $really ->
            [yes] zamieniasz je.
           *[no] tylko udajesz zamianę.
        }
       *[other] { $name } bierze { $one } i { $other }{ $really ->
            [yes] : prawdziwa zamiana.
            [no] : udawana zamiana.
           *[hidden] { "" } pod stół.
        }
    }
tell-show = { $who ->
        [you] Wszyscy oprócz ciebie widzą twoją maskę.
       *[other] Wszyscy pozostali widzą { mask-of }{ $seen ->
            [yes] : { $mask }.
           *[no] .
        }
    }
tell-spy = { $who ->
        [you] Podglądasz swoją maskę: { $own }, oraz { $mask }: { $theirs }.
       *[other] { $name } podgląda swoją maskę: { $own }, oraz { $mask }: { $theirs }.
    }
tell-spy-hidden = { $name } podgląda swoją maskę i { $mask }.
tell-name = { $who ->
        [you] Podajesz nazwę swojej maski: { $mask }.
       *[other] { $name } podaje nazwę swojej maski: { $mask }.
    }
tell-seats = Zamiana miejsc: { $names }.
tell-win-you = Wygrywasz!
tell-win = { $count ->
        [one] Wygrywa { $names }.
        [few] Wspólna wygrana: { $names }.
        [many] Wspólna wygrana: { $names }.
       *[other] Wspólna wygrana: { $names }.
    }
tell-reason-thirteen = Ktoś ma trzynaście monet.
tell-reason-ruin = Ktoś nie ma już monet, więc o zwycięstwie decyduje największy majątek.
tell-reason-cheat = Oszust miał co najmniej dziesięć monet.
tell-reason-turn-limit = To była ostatnia tura, więc o zwycięstwie decyduje największy majątek.

## Stół

table-court = sąd ● { $coins }
table-bank = bank ● { $coins }
table-centre = środek
table-turn = Tura { $turn }
table-opening = { $left ->
        [one] pozostała { $left } tura wprowadzająca
        [few] pozostały { $left } tury wprowadzające
        [many] pozostało { $left } tur wprowadzających
       *[other] pozostało { $left } tury wprowadzającej
    }

## Gra

play-welcome = Mascarade, { $scenario }. Zajmujesz miejsce { $seat }. Wygrywa osoba, która zbierze 13 monet. Wpisz ?, żeby zobaczyć pomoc.
play-deal-title = Maski są odkryte. Zapamiętaj je!
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
play-ask-really = Zamieniasz je?
play-really = zamień naprawdę
play-pretend = tylko udawaj
play-ask-announce = Którą maskę ogłaszasz?
play-ask-claim = { $mask }: podważasz te słowa?
play-claim = podważ („To ja!”)
play-pass = nie podważaj
play-ask-target = { $mask }: kogo wybierasz?
play-ask-targets = { $mask }: które dwie osoby wybierasz? Pierwsza:
play-ask-second = A druga?
play-decline = nie korzystaj
play-ask-name = Guru pyta: jaką masz maskę?
play-must-look = Po zerknięciu musisz teraz podejrzeć maskę.
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
