## Personas

person-you = Tú
person-chosen = { $who ->
        [you] sobre ti
       *[other] sobre { $name }
    }
person-moved = { $who ->
        [you] tú
       *[other] { $name }
    }
person-wins = { $who ->
        [you] tú
       *[other] { $name }
    }

## Lo que pasa

mask-of = { $who ->
        [you] tu máscara
        [centre] la máscara { $number } del centro
       *[other] la máscara de { $name }
    }
mask-own = { $who ->
        [you] tu propia máscara
       *[other] su propia máscara
    }
tell-deal = { $kind ->
        [open] Las máscaras se reparten a la vista y luego se ponen boca abajo.
       *[closed] Las máscaras se reparten boca abajo; nadie ve ninguna.
    } { $who ->
        [you] Empiezas tú.
       *[other] Empieza { $name }.
    }
tell-turn = Turno { $turn }: { $who ->
        [you] tú
       *[other] { $name }
    }
tell-swap = { $who ->
        [you] Te llevas bajo la mesa tu máscara y { $mask }: { $really ->
            [yes] las intercambias.
           *[no] solo finges intercambiarlas.
        }
       *[other] { $name } se lleva bajo la mesa su máscara y { $mask }{ $really ->
            [yes] : las intercambia.
            [no] : solo finge intercambiarlas.
           *[hidden] .
        }
    }
tell-look = { $who ->
        [you] Miras tu máscara: { $mask }.
       *[other] { $name } mira su máscara{ $seen ->
            [yes] : { $mask }.
           *[no] .
        }
    }
tell-peek = { $who ->
        [you] Echas un vistazo a tu máscara: { $mask }. En tu próximo turno tendrás que mirarla.
       *[other] { $name } echa un vistazo a su máscara{ $seen ->
            [yes] : { $mask }.
           *[no] .
        }
    }
tell-announce = { $who ->
        [you] Anuncias: { $mask }.
       *[other] { $name } anuncia: { $mask }.
    }
tell-claim = { $who ->
        [you] ¡Desafías el anuncio!
       *[other] ¡{ $name } desafía el anuncio!
    }
tell-pass = { $who ->
        [you] Lo dejas pasar.
       *[other] { $count ->
            [one] { $names } lo deja pasar.
           *[other] { $names } lo dejan pasar.
        }
    }
tell-reveal = { $who ->
        [you] Revelas tu máscara: { $mask }.
       *[other] { $name } revela: { $mask }.
    }
coins = { $amount ->
        [one] 1 moneda
       *[other] { $amount } monedas
    }
tell-coins-bank = { $who ->
        [you] Tomas
       *[other] { $name } toma
    } { coins } de la Banca.
tell-coins-court = { $who ->
        [you] Tomas
       *[other] { $name } toma
    } { coins } del marcador de Justicia.
tell-coins-given = { $who ->
        [you] Le das { coins } a { $whomname }.
       *[other] { $whom ->
            [you] { $name } te da { coins }.
           *[other] { $name } le da { coins } a { $whomname }.
        }
    }
tell-fine = { $who ->
        [you] Pagas una multa de { coins } al marcador de Justicia.
       *[other] { $name } paga una multa de { coins } al marcador de Justicia.
    }
tell-choose = { $who ->
        [you] Usas el poder { $chosen }.
       *[other] { $name } usa el poder { $chosen }.
    }
tell-decline = { $who ->
        [you] No usas el poder.
       *[other] { $name } no usa el poder.
    }
tell-switch = { $who ->
        [you] Te llevas bajo la mesa { $one } y { $other }: { $really ->
            [yes] las intercambias.
           *[no] solo finges intercambiarlas.
        }
       *[other] { $name } se lleva bajo la mesa { $one } y { $other }{ $really ->
            [yes] : las intercambia.
            [no] : solo finge intercambiarlas.
           *[hidden] .
        }
    }
tell-show = { $who ->
        [you] Toda la mesa ve tu máscara, menos tú.
       *[other] Toda la mesa, menos { $name }, ve { mask-of }{ $seen ->
            [yes] : { $mask }.
           *[no] .
        }
    }
tell-spy = { $who ->
        [you] Miras tu propia máscara ({ $own }) y { $mask } ({ $theirs }).
       *[other] { $name } mira su propia máscara ({ $own }) y { $mask } ({ $theirs }).
    }
tell-spy-hidden = { $name } mira su propia máscara y { $mask }.
tell-name = { $who ->
        [you] Nombras tu máscara: { $mask }.
       *[other] { $name } nombra su máscara: { $mask }.
    }
tell-seats = Cambian de sitio: { $names }.
tell-win-you = ¡Has ganado!
tell-win = { $count ->
        [one] Gana { $names }.
       *[other] Victoria compartida: { $names }.
    }
tell-reason-thirteen = Alguien tiene trece monedas.
tell-reason-ruin = Alguien se ha quedado sin monedas, así que gana quien tiene más.
tell-reason-cheat = El Tramposo tenía diez monedas o más.
tell-reason-turn-limit = Era el último turno, así que gana quien tiene más monedas.

## La mesa

table-turn = Turno { $turn }
table-opening = { $left ->
        [one] queda un turno inicial
       *[other] quedan { $left } turnos iniciales
    }

## Jugar

play-deal-title = Las máscaras están a la vista. ¡Memorízalas!
play-ask-really = ¿Las intercambias?
play-ask-announce = ¿Qué máscara anuncias?
play-ask-claim = { $mask }: ¿desafías el anuncio?
play-ask-target = { $mask }: ¿a quién eliges?
play-ask-name = El Gurú pregunta: ¿qué máscara eres?
play-must-look = Echaste un vistazo, así que ahora tienes que mirar.
