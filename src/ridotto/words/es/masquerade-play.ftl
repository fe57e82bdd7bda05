## Masquerade: lo que pasa

# $cards: los Hechizos por su nombre si el lector los ve ($seen yes); si no, solo se dice cuántos ($count)
story-deal = Las cartas están sobre la mesa. Órdenes repartidos: { $orders }.
story-masks = { $count ->
        [one] Recibe una Máscara boca abajo: { $names }.
       *[other] Reciben una Máscara boca abajo: { $names }.
    }
story-mask = { $who ->
        [you] Tu Máscara: { $card }.
       *[other] { $name } recibe una Máscara: { $card }.
    }
story-turn = Turno { $turn }
phase-set-up = Elección de Bailarines
phase-order = Fase de Órdenes
phase-stage = Fase de Escenarios
phase-spell = Fase de Hechizos
phase-challenge = Fase de Desafíos
phase-event = Fase de Eventos
story-dancer = { $who ->
        [you] Eliges Bailarín: { $card }.
       *[other] { $name } elige Bailarín: { $card }.
    }
story-order = { $who ->
        [you] Tomas el Orden { $order }.
       *[other] { $name } toma el Orden { $order }.
    }
story-stage = { $who ->
        [you] Vas a: { $card }.
       *[other] { $name } va a: { $card }.
    }
story-resolve = { $who ->
        [you] Tiene efecto para ti: { $card }.
       *[other] Tiene efecto para { $name }: { $card }.
    }
story-renew = La Tumba se baraja con el mazo de Hechizos: renovación { $renewals }.
story-spells = { $count ->
        [one] un Hechizo
       *[other] { $count } Hechizos
    }
story-draw = { $who ->
        [you] Robas: { $cards }.
       *[other] { $seen ->
            [yes] { $name } roba: { $cards }.
           *[no] { $name } roba { story-spells }.
        }
    }
story-cast = { $who ->
        [you] Lanzas { $card }.
       *[other] { $name } lanza { $card }.
    }
story-pay = { $who ->
        [you] Pagas con: { $cards }.
       *[other] { $name } paga con: { $cards }.
    }
story-discard = { $who ->
        [you] Descartas: { $cards }.
       *[other] { $name } descarta: { $cards }.
    }
story-give = { $who ->
        [you] Das a { $whomname }: { $cards }.
       *[other] { $whom ->
            [you] { $name } te da: { $cards }.
           *[other] { $seen ->
                [yes] { $name } da a { $whomname }: { $cards }.
               *[no] { $name } da a { $whomname } { story-spells }.
            }
        }
    }
story-bury = { $who ->
        [you] No te los puedes quedar y van a la Tumba: { $cards }.
       *[other] { $name } no se los puede quedar y van a la Tumba: { $cards }.
    }
story-lay = { $seen ->
        [yes] { $who ->
            [you] Pones boca abajo como contador: { $cards }.
           *[other] { $name } pone boca abajo como contador: { $cards }.
        }
       *[no] { $name } pone { story-spells } boca abajo como contador.
    }
story-salvage = { $who ->
        [you] Tomas de la Tumba: { $cards }.
       *[other] { $name } toma de la Tumba: { $cards }.
    }
story-look = { $seen ->
        [yes] { $who ->
            [you] Encima del mazo ves: { $cards }.
           *[other] Encima del mazo { $name } ve: { $cards }.
        }
       *[no] { $name } mira { story-spells } de encima del mazo.
    }
story-find = { $seen ->
        [yes] { $who ->
            [you] Te quedas con: { $cards }.
           *[other] { $name } se queda con: { $cards }.
        }
       *[no] { $name } se queda con { story-spells }.
    }
story-challenge = { $who ->
        [you] ¡Desafías a { $whomname }!
       *[other] { $whom ->
            [you] ¡{ $name } te desafía!
           *[other] ¡{ $name } desafía a { $whomname }!
        }
    }
story-challenge-guardian = { $who ->
        [you] Desafías al Guardián: { $card }.
       *[other] { $name } desafía al Guardián: { $card }.
    }
story-reveal = { $who ->
        [you] Revelas tu Máscara: { $card }, +{ $bonus } de poder.
       *[other] { $name } revela una Máscara: { $card }, +{ $bonus } de poder.
    }
story-flip = Se revela para el Guardián: { $card }, nivel { $level }.
story-flip-none = No hay Hechizo que revelar para el Guardián.
story-clash = { $score }: { $who ->
        [you] ganas.
        [nobody] empate.
       *[other] gana { $name }.
    }
story-life = { $who ->
        [you] Vidas que te quedan
       *[other] Vidas que le quedan a { $name }
    }: { $life ->
        [0] ninguna.
       *[other] { $life }.
    }
story-treasure = { $who ->
        [you] Ganas un Tesoro: { $card }.
       *[other] { $name } gana un Tesoro: { $card }.
    }
story-treasure-taken = { $who ->
        [you] Quitas a { $whomname } un Tesoro: { $card }.
       *[other] { $whom ->
            [you] { $name } te quita un Tesoro: { $card }.
           *[other] { $name } quita a { $whomname } un Tesoro: { $card }.
        }
    }
story-emblem = { $who ->
        [you] Recibes el Emblema: { $card }.
       *[other] { $name } recibe el Emblema: { $card }.
    }
story-emblem-back = Ya nadie tiene este Emblema: { $card }.
story-event = { $who ->
        [you] Eres el Profeta e invocas: { $card }.
       *[other] { $name } es el Profeta e invoca: { $card }.
    }
story-choose = { $who ->
        [you] Eliges a { $whomname }.
       *[other] { $whom ->
            [you] { $name } te elige.
           *[other] { $name } elige a { $whomname }.
        }
    }
story-swap-dancers = { $who ->
        [you] Intercambias el Bailarín con { $whomname }.
       *[other] { $whom ->
            [you] { $name } intercambia el Bailarín contigo.
           *[other] { $name } intercambia el Bailarín con { $whomname }.
        }
    }
story-swap-hands = { $who ->
        [you] Intercambias la mano con { $whomname }.
       *[other] { $whom ->
            [you] { $name } intercambia la mano contigo.
           *[other] { $name } intercambia la mano con { $whomname }.
        }
    }
story-glimpse = { $who ->
        [you] { $whomname } te muestra su Máscara: { $card }.
       *[other] { $whom ->
            [you] Muestras tu Máscara a { $name }.
           *[other] { $seen ->
                [yes] { $whomname } muestra su Máscara a { $name }: { $card }.
               *[no] { $whomname } muestra su Máscara a { $name }.
            }
        }
    }
story-move-own = { $who ->
        [you] Te mueves a: { $card }.
       *[other] { $name } se mueve a: { $card }.
    }
story-move = { $who ->
        [you] Mueves a { $whomname } a: { $card }.
       *[other] { $whom ->
            [you] { $name } te mueve a: { $card }.
           *[other] { $name } mueve a { $whomname } a: { $card }.
        }
    }
story-score = { $name }: { $vp } PV{ $mask ->
        [0] { "" }
       *[other] , de ellos { $mask } por la Máscara
    }
story-reason-guardians = Se ha vencido al último Guardián.
story-reason-events = Se ha invocado el último Evento.
story-reason-renewals = El mazo de Hechizos se ha renovado por última vez.
story-reason-turn-limit = Se ha jugado el último turno.

## La sala

hall-turn = Turno { $turn }
hall-deck = mazo de Hechizos { $count }
hall-tomb = Tumba { $count }
hall-renewals = renovaciones { $count } de { $most }
hall-stages = Escenarios:
hall-guardian = Guardián:
hall-left = quedan { $count }
hall-events = Eventos:
hall-emblems = Emblemas:
hall-power = { $name }, poder { $power }
hall-dancer = poder { $power }
hall-flipped = de { $low } a { $high } con la carta revelada
hall-no-dancer = aún sin Bailarín
hall-hand = mano { $count }
hall-counters = contadores { $count }
hall-vp = { $vp } PV
hall-treasures = Tesoros: { $cards }
hall-mask-shown = Máscara: { $card }
hall-own-mask = Tu Máscara: { $card }. { $text }
hall-mask-now = { $holds ->
        [shown] Está revelada.
        [yes] Ahora se cumple.
       *[no] Ahora no se cumple.
    }
hall-own-counters = Tus contadores: { $cards }
hall-own-hand = Tu mano ({ $count } de { $most }):
hall-phase = { $phase ->
        [challenge] en un Desafío
       *[spell] en la fase de Hechizos
    }
hall-cost = { $cost ->
        [0] no cuesta nada
        [one] cuesta 1 Hechizo más
       *[other] cuesta { $cost } Hechizos más
    }
hall-level = nivel { $level }

## Preguntas

ask-dancer = ¿Qué Bailarín serás?
ask-order = ¿Qué Orden tomas?
ask-stage = ¿Adónde va tu Bailarín?
ask-resolve = ¿Qué tiene efecto primero?
ask-cast = ¿Lanzas un Hechizo?
ask-pay = Para pagar { $card }: ¿con qué Hechizo?
ask-challenge = ¿A quién desafías?
ask-bout = ¿Qué añades a tu poder?
ask-counter = ¿Pones un Hechizo boca abajo como contador (1 PV)?
ask-event = Eres el Profeta. ¿Qué Evento ocurre?
ask-target = ¿A quién eliges?
ask-treasure = ¿Qué Tesoro quitas a { $name }?
ask-move = { $who ->
        [you] ¿Adónde mueves a tu Bailarín?
       *[other] ¿Adónde mueves al Bailarín de { $name }?
    }
ask-discard = ¿Qué Hechizo descartas?
ask-give = ¿Qué Hechizo das a { $name }?
ask-keep = ¿Con cuál de los Hechizos que te dan te quedas?
ask-salvage = ¿Qué Hechizo tomas de la Tumba?
ask-search = ¿Con cuál de estos Hechizos te quedas?
ask-reveal = revelar tu Máscara ({ $card }): +{ $bonus } de poder, pero sin sus puntos
ask-done-cast = no lanzar más
ask-done-challenge = no desafiar a nadie
ask-done-bout = nada más
ask-done-counter = no poner ninguno
ask-not-now = Ahora no: { $cards }

## Jugar

ball-welcome = Masquerade, { $deck }. Ocupas el asiento { $seat }. Gana quien tenga más puntos de victoria; ante cualquier pregunta, ? ayuda.
ball-help = Toma un Orden, envía a tu Bailarín a un Escenario, lanza Hechizos, lucha o no, y en la Capilla invoca un Evento. Los puntos de victoria (PV) vienen de Emblemas, Tesoros, Hechizos puestos como contadores y de tu Máscara, si nunca la revelas y haces lo que pide. Un Hechizo cuesta otros Hechizos de tu mano. El baile acaba con el último Guardián, con el último Evento o cuando el mazo de Hechizos se ha renovado una vez por jugador.
ball-help-answers = Responde con el número o signo que precede a tu elección, o con un nombre. En una línea caben varias respuestas. Intro toma lo que está entre corchetes.
ball-help-c = todas las cartas (c y un nombre: lo que hace esa carta)
ball-help-t = la sala: las cartas de todos, y las tuyas
ball-help-g = lo que hay en la Tumba
ball-cards-hint = «c» y un nombre dicen lo que hace una carta.
ball-no-card = No hay carta «{ $given }» en este mazo.
ball-tomb = Tumba ({ $count }): { $cards }
ball-past = Eventos pasados: { $cards }
ball-truth-title = Caen las Máscaras
ball-mask = Máscara { $card }
ball-counters = contadores ({ $cards })
help-ball-players = cuántos jugadores, de 2 a 5 (4 si no se indica)
help-ball-deck = un archivo TOML con un mazo (el que viene con Ridotto si no se indica)
help-ball-turn-limit = tras tantos turnos se cuentan los puntos
