## Osoby

person-you = Ty
person-number = Gość { $number }
person-chosen = { $who ->
        [you] ty
       *[other] { $name }
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
mask-own = swoją własną maskę
tell-deal = { $kind ->
        [open] Maski zostają rozdane na oczach wszystkich, a potem zakryte.
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
            [no] : tylko na niby.
           *[hidden] { "" } pod stół.
        }
    }
tell-look = { $who ->
        [you] Oglądasz swoją maskę: { $mask }.
       *[other] { $name } ogląda swoją maskę{ $seen ->
            [yes] : { $mask }.
           *[no] .
        }
    }
tell-peek = { $who ->
        [you] Podglądasz swoją maskę: { $mask }. W następnej turze musisz ją obejrzeć.
       *[other] { $name } podgląda swoją maskę{ $seen ->
            [yes] : { $mask }.
           *[no] .
        }
    }
tell-announce = { $who ->
        [you] Ogłaszasz: { $mask }.
       *[other] { $name } ogłasza: { $mask }.
    }
tell-claim = { $who ->
        [you] Mówisz: to ja!
       *[other] { $name } mówi: to ja!
    }
tell-pass = { $who ->
        [you] Nie sprzeciwiasz się.
       *[other] { $count ->
            [one] { $names } nie sprzeciwia się.
            [few] { $names } nie sprzeciwiają się.
            [many] { $names } nie sprzeciwiają się.
           *[other] { $names } nie sprzeciwiają się.
        }
    }
tell-reveal = { $who ->
        [you] Ujawniasz swoją maskę: { $mask }.
       *[other] { $name } ujawnia: { $mask }.
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
    } { coins } z sądu.
tell-coins-given = { $who ->
        [you] Dajesz { coins } graczowi { $whomname }.
       *[other] { $whom ->
            [you] { $name } daje ci { coins }.
           *[other] { $name } daje { coins } graczowi { $whomname }.
        }
    }
tell-fine = { $who ->
        [you] Płacisz { coins } grzywny do sądu.
       *[other] { $name } płaci { coins } grzywny do sądu.
    }
tell-choose = { $who ->
        [you] Wybierasz: { $chosen }.
       *[other] { $name } wybiera: { $chosen }.
    }
tell-decline = { $who ->
        [you] Nie korzystasz z mocy.
       *[other] { $name } nie korzysta z mocy.
    }
tell-switch = { $who ->
        [you] Bierzesz { $one } i { $other }: { $really ->
            [yes] zamieniasz je.
           *[no] tylko udajesz zamianę.
        }
       *[other] { $name } bierze { $one } i { $other }{ $really ->
            [yes] : prawdziwa zamiana.
            [no] : tylko na niby.
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
        [you] Oglądasz swoją maskę: { $own } i { $mask }: { $theirs }.
       *[other] { $name } ogląda swoją maskę: { $own } i { $mask }: { $theirs }.
    }
tell-spy-hidden = { $name } ogląda swoją maskę i { $mask }.
tell-name = { $who ->
        [you] Mówisz, kim jesteś: { $mask }.
       *[other] { $name } mówi: „{ $mask }”.
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
tell-reason-ruin = Ktoś nie ma już monet, więc wygrywają najbogatsi.
tell-reason-cheat = Oszust miał co najmniej dziesięć monet.
tell-reason-turn-limit = Rozegrano ostatnią turę; wygrywają najbogatsi.

## Stół

table-court = sąd ● { $coins }
table-bank = bank ● { $coins }
table-centre = środek
table-turn = Tura { $turn }
table-opening = { $left ->
        [one] została { $left } zamiana otwarcia
        [few] zostały { $left } zamiany otwarcia
        [many] zostało { $left } zamian otwarcia
       *[other] zostało { $left } zamiany otwarcia
    }

## Gra

play-welcome = Mascarade, { $scenario }. Siedzisz na miejscu { $seat }. Trzynaście monet wygrywa; przy każdym pytaniu pomaga ?.
play-deal-title = Maski są odkryte. Zapamiętaj je dobrze!
play-deal-centre = środek { $number }
play-deal-ready = Naciśnij Enter, żeby je zakryć:
play-back = wstecz
play-look = obejrzyj swoją maskę
play-swap = zamień albo udawaj
play-announce = ogłoś maskę
play-ask-turn = Co robisz?
play-ask-opening = Zamiana otwarcia: czyją maskę bierzesz oprócz swojej?
play-ask-swap = Czyją maskę bierzesz oprócz swojej?
play-centre = środek { $number }
play-ask-really = Zamieniasz je?
play-really = zamień naprawdę
play-pretend = tylko udawaj
play-ask-announce = Którą maskę ogłaszasz?
play-ask-claim = { $mask }: mówisz, że to ty?
play-claim = tak, to ja
play-pass = bez sprzeciwu
play-ask-target = { $mask }: kogo wybierasz?
play-ask-targets = { $mask }: których dwóch graczy? Pierwszy:
play-ask-second = A drugi?
play-decline = nie korzystaj
play-ask-name = Guru pyta: którą masz maskę?
play-must-look = Maska została podejrzana, więc teraz musisz ją obejrzeć.
play-may-not-announce = Twoja maska została ujawniona w turze, która się właśnie skończyła, więc teraz nie możesz ogłaszać.
play-bad-answer = „{ $given }” nie należy do odpowiedzi: { $known }.
play-bad-empty = Potrzebna jest odpowiedź: { $known }.
play-no-peek = Przy tym stole nie wolno podglądać (pozwala na to --peek).
play-peek-own-turn = To twoja tura: obejrzyj maskę, zamiast podglądać.
play-notes-none = Nie masz notatek. „n” i kilka słów tworzy notatkę.
play-log-none = Nic się jeszcze nie wydarzyło.
play-quit = Opuścić grę?
play-yes-no = Odpowiedz { $yes } albo { $no }.
play-company-comes = Towarzystwo się schodzi. Za pierwszym razem na tym komputerze trwa to około pół minuty…
play-left = Odchodzisz od stołu.
play-help = Każdy ma 6 monet i maskę, która może już nie być tą samą co na początku. W swojej turze obejrzyj swoją maskę, zamień ją po kryjomu (albo udawaj) lub ogłoś maskę, żeby użyć jej mocy, czy jest twoja, czy nie. Inni mogą powiedzieć, że to oni; wtedy wszyscy się ujawniają, ten, kto ją ma, używa mocy, a pozostali płacą grzywnę. Wygrywa 13 monet; gdy ktoś nie ma żadnej, wygrywają najbogatsi.
play-help-answers = Odpowiadaj liczbą albo znakiem stojącym przed wyborem. W jednym wierszu mieści się kilka odpowiedzi: „2 3 1” to prawdziwa zamiana z graczem 3.
play-help-m = maski w grze i ich moce
play-help-t = stół
play-help-l = co się ostatnio działo (l 50: ostatnie pięćdziesiąt wierszy)
play-help-n = twoje notatki (n i kilka słów: nowa notatka)
play-help-p = podejrzyj swoją maskę poza swoją turą, jeśli stół na to pozwala
play-help-b = wróć do poprzedniego pytania
play-help-q = opuść grę
play-help-help = ta pomoc

play-truth-title = Pod maskami na koniec
play-swaps-title = Co naprawdę działo się z maskami
play-saved = Zapis gry jest w pliku { $file }.
play-see-record = Zobacz go: ridotto replay { $file }
play-resume = Graj dalej: ridotto play { $game } --resume { $file } --seat { $seat }
play-seed = Ziarno tej gry: { $seed }.
play-ask-save = Plik na zapis gry (Enter: żaden)
play-not-saved = nie udało się zapisać { $file }: { $why }
play-again = Jeszcze jedna gra?

help-play-scenario = drukowany arkusz, np. 8A, albo plik TOML z zestawem masek (domyślnie 6A)
help-play-seat = twoje miejsce, licząc od 0 (domyślnie 0)
help-play-seed = liczba; ta sama daje to samo rozdanie i tych samych gości
help-play-name = twoje imię przy stole
help-play-peek = pozwala wszystkim podglądać własną maskę poza swoją turą
help-play-closed-deal = rozdaje maski zakryte
help-play-turn-limit = po tylu turach wygrywają najbogatsi
help-play-save = zachowuje zapis gry w tym pliku
help-play-resume = kontynuuje grę z jej zapisu
help-play-fast = bez przerw między ruchami innych
play-bad-seat = przy tym stole nie ma miejsca { $seat }: wybierz od 0 do { $most }
play-bad-name = imię ma od 1 do { $most } drukowalnych znaków
play-file-exists = { $file } już istnieje; wybierz inną nazwę dla zapisu
play-over-already = ta gra jest skończona; zobacz ją: ridotto replay { $file }
play-resume-alone = --resume bierze grę taką, jak ją zapisano: usuń { $what }
play-game-first = najpierw podaj grę, potem jej opcje; gry to { $known }
play-no-folder = nie ma takiego folderu albo nie wolno w nim zapisywać
file-is-folder = to jest folder
file-name-long = nazwa jest za długa
file-no-room = nie ma już miejsca

## Zapisy

help-replay-file = zapis utworzony przez „ridotto play --save” albo przez sędziego
help-replay-viewer = czyimi oczami patrzeć: numer gracza, spectator albo omniscient (wszystko; domyślnie)
replay-refused = { $file } odrzucono: { $why }
replay-unread = nie można odczytać { $file }: { $why }
replay-huge = plik jest za duży na zapis gry
record-not-json = to nie jest zapis gry: to nie jest JSON ({ $detail })
record-not-record = to nie jest zapis gry
record-later = zapis jest w wersji { $version }, a ten program czyta najwyżej wersję { $known }: potrzebny jest nowszy
record-form = zapis nie ma właściwej postaci ({ $detail })
record-changed = zapis zmieniono po jego utworzeniu: suma kontrolna się nie zgadza
record-setup = nie da się przygotować takiej gry, jak mówi zapis ({ $detail })
record-move = ruchu { $number } z zapisu nie można wykonać ({ $detail })
record-result = ruchy nie prowadzą do wyniku podanego w zapisie ({ $detail })
replay-bad-viewer = tej gry nie oglądano jako „{ $given }”; wybierz spectator, omniscient albo gracza od 0 do { $most }
replay-players = Gracze: { $names }
replay-unfinished = Tu zapis się kończy; gra nie jest skończona.
replay-other-game = { $file } to zapis innej gry: { $game }
