## Masquerade: lo que pasa

# $cards: los Hechizos por su nombre si el lector los ve ($seen yes); si no, solo se dice cuántos ($count)
story-deal = Se reparten las cartas. Órdenes: { $orders }.
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
        [you] { $card } tiene efecto para ti.
       *[other] { $card } tiene efecto para { $name }.
    }
story-renew = La Tumba se baraja para formar el nuevo mazo de Hechizos: renovación { $renewals }.
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
        [you] Le das a { $whomname }: { $cards }.
       *[other] { $whom ->
            [you] { $name } te da: { $cards }.
           *[other] { $seen ->
                [yes] { $name } le da a { $whomname }: { $cards }.
               *[no] { $name } le da { story-spells } a { $whomname }.
            }
        }
    }
story-bury = { $who ->
        [you] No te los puedes quedar, así que van a la Tumba: { $cards }.
       *[other] { $name } no se los puede quedar, así que van a la Tumba: { $cards }.
    }
story-lay = { $seen ->
        [yes] { $who ->
            [you] Pones boca abajo como contador: { $cards }.
           *[other] { $name } pone boca abajo como contador: { $cards }.
        }
       *[no] { $name } pone { story-spells } boca abajo como { $count ->
            [one] contador
           *[other] contadores
        }.
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
       *[no] { $count ->
            [one] { $name } mira el primer Hechizo del mazo.
           *[other] { $name } mira los { $count } primeros Hechizos del mazo.
        }
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
story-flip = El Guardián revela { $card } (nivel { $level }).
story-flip-none = No hay Hechizo que el Guardián pueda revelar.
story-clash = { $score }: { $who ->
        [you] ganas.
        [nobody] empate.
        [guardian] gana el Guardián.
       *[other] gana { $name }.
    }
story-life = { $who ->
        [you] { $life ->
            [0] No te quedan vidas.
            [one] Ahora tienes 1 vida.
           *[other] Ahora tienes { $life } vidas.
        }
       *[other] { $life ->
            [0] A { $name } no le quedan vidas.
            [one] { $name } tiene ahora 1 vida.
           *[other] { $name } tiene ahora { $life } vidas.
        }
    }
story-treasure = { $who ->
        [you] Ganas un Tesoro: { $card }.
       *[other] { $name } gana un Tesoro: { $card }.
    }
story-treasure-taken = { $who ->
        [you] Le quitas un Tesoro a { $whomname }: { $card }.
       *[other] { $whom ->
            [you] { $name } te quita un Tesoro: { $card }.
           *[other] { $name } le quita un Tesoro a { $whomname }: { $card }.
        }
    }
story-emblem = { $who ->
        [you] Recibes el Emblema: { $card }.
       *[other] { $name } recibe el Emblema: { $card }.
    }
story-emblem-back = Ya nadie tiene este Emblema: { $card }.
story-event = { $who ->
        [you] Haces de Profeta y eliges: { $card }.
       *[other] { $name } hace de Profeta y elige: { $card }.
    }
story-choose = { $who ->
        [you] Eliges a { $whomname }.
       *[other] { $whom ->
            [you] { $name } te elige a ti.
           *[other] { $name } elige a { $whomname }.
        }
    }
story-swap-dancers = { $who ->
        [you] Intercambias tu Bailarín con el de { $whomname }.
       *[other] { $whom ->
            [you] { $name } intercambia su Bailarín con el tuyo.
           *[other] { $name } intercambia su Bailarín con el de { $whomname }.
        }
    }
story-swap-hands = { $who ->
        [you] Intercambias tu mano con la de { $whomname }.
       *[other] { $whom ->
            [you] { $name } intercambia su mano con la tuya.
           *[other] { $name } intercambia su mano con la de { $whomname }.
        }
    }
story-glimpse = { $who ->
        [you] { $whomname } te muestra su Máscara: { $card }.
       *[other] { $whom ->
            [you] Le muestras tu Máscara a { $name }.
           *[other] { $seen ->
                [yes] { $whomname } le muestra su Máscara a { $name }: { $card }.
               *[no] { $whomname } le muestra su Máscara a { $name }.
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
       *[other] , { $mask } de ellos por la Máscara
    }
story-reason-guardians = Se ha vencido al último Guardián.
story-reason-events = Se ha elegido el último Evento.
story-reason-renewals = El mazo de Hechizos se ha renovado por última vez.
story-reason-turn-limit = Era el último turno.

## La sala

hall-power = { $name }, poder { $power }
hall-dancer = poder { $power }
hall-no-dancer = aún sin Bailarín
hall-hand = mano { $count }
hall-counters = contadores { $count }
hall-vp = { $vp } PV
hall-phase = { $phase ->
        [challenge] en un Desafío
       *[spell] en la fase de Hechizos
    }
hall-level = nivel { $level }

## Preguntas

ask-dancer = ¿Qué Bailarín eliges?
ask-order = ¿Qué Orden tomas?
ask-stage = ¿Adónde va tu Bailarín?
ask-resolve = ¿Qué efecto va primero?
ask-cast = ¿Lanzas un Hechizo?
ask-pay = ¿Con qué Hechizo pagas { $card }?
ask-challenge = ¿A quién desafías?
ask-bout = ¿Qué añades a tu poder?
ask-counter = ¿Pones un Hechizo boca abajo como contador (1 PV)?
ask-event = Haces de Profeta. ¿Qué Evento eliges?
ask-target = ¿A quién eliges?
ask-treasure = ¿Qué Tesoro le quitas a { $name }?
ask-move = { $who ->
        [you] ¿Adónde mueves tu Bailarín?
       *[other] ¿Adónde mueves el Bailarín de { $name }?
    }
ask-discard = ¿Qué Hechizo descartas?
ask-give = ¿Qué Hechizo le das a { $name }?
ask-keep = ¿Con cuál de los Hechizos recibidos te quedas?
ask-salvage = ¿Qué Hechizo tomas de la Tumba?
ask-search = ¿Con cuál de estos Hechizos te quedas?
ask-reveal = revelar tu Máscara ({ $card }): +{ $bonus } de poder, pero sin sus puntos
ask-done-cast = no lanzar más
ask-done-challenge = no desafiar a nadie
ask-done-bout = nada más
ask-done-counter = no poner ninguno
ask-not-now = Ahora no se pueden elegir: { $cards }
