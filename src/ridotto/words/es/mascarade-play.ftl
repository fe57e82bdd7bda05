## Personas

person-you = Tú
person-number = Jugador { $number }
person-chosen = { $who ->
        [you] a ti
       *[other] a { $name }
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
        [open] Las máscaras se reparten a la vista de todos y luego se ponen boca abajo.
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
        [you] Tomas tu máscara y { $mask }: { $really ->
            [yes] las intercambias.
           *[no] solo finges intercambiarlas.
        }
       *[other] { $name } toma su máscara y { $mask }{ $really ->
            [yes] : intercambio de verdad.
            [no] : solo lo finge.
           *[hidden] { "" } bajo la mesa.
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
        [you] ¡Dices que lo eres tú!
       *[other] ¡{ $name } dice que lo es también!
    }
tell-pass = { $who ->
        [you] Lo dejas pasar.
       *[other] { $count ->
            [one] { $names } lo deja pasar.
           *[other] { $names } lo dejan pasar.
        }
    }
tell-reveal = { $who ->
        [you] Descubres tu máscara: { $mask }.
       *[other] { $name } descubre: { $mask }.
    }
coins = { $amount ->
        [one] 1 moneda
       *[other] { $amount } monedas
    }
tell-coins-bank = { $who ->
        [you] Tomas
       *[other] { $name } toma
    } { coins } del banco.
tell-coins-court = { $who ->
        [you] Tomas
       *[other] { $name } toma
    } { coins } del tribunal.
tell-coins-given = { $who ->
        [you] Das { coins } a { $whomname }.
       *[other] { $whom ->
            [you] { $name } te da { coins }.
           *[other] { $name } da { coins } a { $whomname }.
        }
    }
tell-fine = { $who ->
        [you] Pagas al tribunal una multa de { coins }.
       *[other] { $name } paga al tribunal una multa de { coins }.
    }
tell-choose = { $who ->
        [you] Eliges { $chosen }.
       *[other] { $name } elige { $chosen }.
    }
tell-decline = { $who ->
        [you] No usas el poder.
       *[other] { $name } no usa el poder.
    }
tell-switch = { $who ->
        [you] Tomas { $one } y { $other }: { $really ->
            [yes] las intercambias.
           *[no] solo finges intercambiarlas.
        }
       *[other] { $name } toma { $one } y { $other }{ $really ->
            [yes] : intercambio de verdad.
            [no] : solo lo finge.
           *[hidden] { "" } bajo la mesa.
        }
    }
tell-show = { $who ->
        [you] Todos menos tú ven tu máscara.
       *[other] Todos menos { $name } ven { mask-of }{ $seen ->
            [yes] : { $mask }.
           *[no] .
        }
    }
tell-spy = { $who ->
        [you] Miras tu propia máscara: { $own }, y { $mask }: { $theirs }.
       *[other] { $name } mira su propia máscara: { $own }, y { $mask }: { $theirs }.
    }
tell-spy-hidden = { $name } mira su propia máscara y { $mask }.
tell-name = { $who ->
        [you] Dices que eres: { $mask }.
       *[other] { $name } dice: «{ $mask }».
    }
tell-seats = Cambian de asiento: { $names }.
tell-win-you = ¡Ganas!
tell-win = { $count ->
        [one] Gana { $names }.
       *[other] Victoria compartida: { $names }.
    }
tell-reason-thirteen = Alguien tiene trece monedas.
tell-reason-ruin = A alguien no le quedan monedas, así que ganan los más ricos.
tell-reason-cheat = El Tramposo tenía diez monedas o más.
tell-reason-turn-limit = Se ha jugado el último turno; ganan los más ricos.

## La mesa

table-court = tribunal ● { $coins }
table-bank = banco ● { $coins }
table-centre = centro
table-turn = Turno { $turn }
table-opening = { $left ->
        [one] queda un intercambio de apertura
       *[other] quedan { $left } intercambios de apertura
    }

## Jugar

play-welcome = Mascarade, { $scenario }. Ocupas el asiento { $seat }. Se gana con trece monedas; en cualquier pregunta, ? ayuda.
play-deal-title = Las máscaras están a la vista. ¡Recuérdalas bien!
play-deal-centre = centro { $number }
play-deal-ready = Pulsa Intro para ponerlas boca abajo:
play-back = atrás
play-look = mirar tu máscara
play-swap = intercambiar, o fingirlo
play-announce = anunciar una máscara
play-ask-turn = ¿Qué haces?
play-ask-opening = Intercambio de apertura: ¿qué máscara tomas, además de la tuya?
play-ask-swap = ¿Qué máscara tomas, además de la tuya?
play-centre = centro { $number }
play-ask-really = ¿Las intercambias?
play-really = intercambiar de verdad
play-pretend = solo fingir
play-ask-announce = ¿Qué máscara anuncias?
play-ask-claim = { $mask }: ¿dices que lo eres tú?
play-claim = decir que sí
play-pass = dejarlo pasar
play-ask-target = { $mask }: ¿a quién eliges?
play-ask-targets = { $mask }: ¿a qué dos jugadores? El primero:
play-ask-second = ¿Y el segundo?
play-decline = no usarlo
play-ask-name = El Gurú pregunta: ¿qué máscara eres?
play-must-look = Echaste un vistazo, así que ahora tienes que mirar.
play-may-not-announce = Te descubriste en el turno que acaba de terminar, así que ahora no puedes anunciar.
play-bad-answer = «{ $given }» no está entre las respuestas: { $known }.
play-bad-empty = Hace falta una respuesta: { $known }.
play-no-peek = En esta mesa no se puede echar un vistazo (--peek lo permite).
play-peek-own-turn = Es tu turno: mira, en vez de echar un vistazo.
play-notes-none = No tienes notas. «n» y unas palabras hacen una.
play-log-none = Todavía no ha pasado nada.
play-quit = ¿Dejar la partida?
play-yes-no = Responde { $yes } o { $no }, por favor.
play-company-comes = Va llegando la compañía. La primera vez en este equipo tarda cerca de medio minuto…
play-left = Dejas la mesa.
play-help = Todos tienen 6 monedas y una máscara que quizá ya no sea la que era. En tu turno mira tu máscara, intercámbiala a escondidas (o fíngelo), o anuncia una máscara para usar su poder, sea la tuya o no. Otros pueden decir que son esa misma máscara; entonces todos os descubrís, quien la tiene usa el poder y los demás pagan una multa. Se gana con 13 monedas; si alguien se queda sin ninguna, ganan los más ricos.
play-help-answers = Responde con el número o el signo que va delante de lo que eliges. En una línea caben varias respuestas: «2 3 1» intercambia de verdad con el jugador 3.
play-help-m = las máscaras en juego y sus poderes
play-help-t = la mesa
play-help-l = lo último que ha pasado (l 50: las últimas cincuenta líneas)
play-help-n = tus notas (n y unas palabras: una nota nueva)
play-help-p = echar un vistazo a tu máscara fuera de turno, si la mesa lo permite
play-help-b = volver a la pregunta anterior
play-help-q = dejar la partida
play-help-help = esta ayuda

play-truth-title = Bajo las máscaras, al final
play-swaps-title = Lo que pasó de verdad con las máscaras
play-saved = El registro de la partida está en { $file }.
play-see-record = Míralo con: ridotto replay { $file }
play-resume = Sigue con: ridotto play { $game } --resume { $file } --seat { $seat }
play-seed = La semilla de esta partida era { $seed }.
play-ask-save = Archivo donde guardar el registro (Intro: ninguno)
play-not-saved = no se ha podido escribir { $file }: { $why }
play-again = ¿Otra partida?

help-play-scenario = una hoja impresa, como 8A, o un archivo TOML con un juego de máscaras (6A si no se indica)
help-play-seat = tu asiento, desde 0 (0 si no se indica)
help-play-seed = un número; el mismo da el mismo reparto y los mismos invitados
help-play-name = tu nombre en la mesa
help-play-peek = permite a todos echar un vistazo a su máscara fuera de turno
help-play-closed-deal = reparte las máscaras boca abajo
help-play-turn-limit = tras tantos turnos ganan los más ricos
help-play-save = guarda el registro de la partida en este archivo
help-play-resume = sigue una partida a partir de su registro
help-play-fast = sin pausas entre las jugadas de los demás
play-bad-seat = no hay asiento { $seat } en esta mesa: elige de 0 a { $most }
play-bad-name = un nombre tiene de 1 a { $most } caracteres imprimibles
play-file-exists = { $file } ya existe; elige otro nombre para el registro
play-over-already = esa partida ha terminado; mírala con: ridotto replay { $file }
play-resume-alone = --resume toma la partida tal como está registrada: quita { $what }
play-game-first = nombra primero el juego y después sus opciones; los juegos son { $known }
play-no-folder = la carpeta no existe o no se puede escribir en ella
file-is-folder = es una carpeta
file-name-long = el nombre es demasiado largo
file-no-room = no queda espacio

## Registros

help-replay-file = un registro escrito por «ridotto play --save» o por el árbitro
help-replay-viewer = con qué ojos mirar: el número de un jugador, spectator u omniscient (todo; si no se indica)
replay-refused = { $file } se rechaza: { $why }
replay-unread = no se puede leer { $file }: { $why }
replay-huge = el archivo es demasiado grande para ser un registro
record-not-json = esto no es un registro: no es JSON ({ $detail })
record-not-record = esto no es el registro de una partida
record-later = el registro es de la versión { $version }; este programa lee hasta la versión { $known }: hace falta uno más nuevo
record-form = el registro no tiene la forma debida ({ $detail })
record-changed = el registro se cambió después de escribirse: su suma de control no cuadra
record-setup = no se puede preparar ninguna partida como dice ({ $detail })
record-move = su jugada { $number } no se puede hacer ({ $detail })
record-result = sus jugadas no llevan al resultado que indica ({ $detail })
replay-bad-viewer = «{ $given }» no presenció esta partida; elige spectator, omniscient o un jugador de 0 a { $most }
replay-players = Jugadores: { $names }
replay-unfinished = Aquí acaba el registro; la partida no ha terminado.
replay-other-game = { $file } es un registro de otro juego: { $game }
