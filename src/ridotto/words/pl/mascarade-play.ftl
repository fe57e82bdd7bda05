## Osoby

person-you = Ty
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

table-turn = Tura { $turn }
table-opening = { $left ->
        [one] pozostała { $left } tura wprowadzająca
        [few] pozostały { $left } tury wprowadzające
        [many] pozostało { $left } tur wprowadzających
       *[other] pozostało { $left } tury wprowadzającej
    }

## Gra

play-deal-title = Maski są odkryte. Zapamiętaj je!
play-ask-really = Zamieniasz je?
play-ask-announce = Którą maskę ogłaszasz?
play-ask-claim = { $mask }: podważasz te słowa?
play-ask-target = { $mask }: kogo wybierasz?
play-ask-name = Guru pyta: jaką masz maskę?
play-must-look = Po zerknięciu musisz teraz podejrzeć maskę.
