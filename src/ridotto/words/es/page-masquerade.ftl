# La mesa de Masquerade en el navegador.

mq-vp = puntos de victoria
mq-you = tú
mq-nobody = nadie
mq-none = Nada todavía.
mq-labelled = { $name }: { $text }

## El turno

mq-turn = Turno
mq-set-up = Inicio
mq-phases = El turno en resumen
mq-phase-order = Orden
    .why = En el orden del turno anterior, cada cual toma un Orden distinto. Decide cuándo juegas en este turno y puede tener un efecto.
mq-phase-stage = Escenario
    .why = Por orden, cada cual envía su Bailarín a un Escenario con sitio. Después se resuelven sus efectos.
mq-phase-spell = Hechizo
    .why = Por orden, lanza tantos Hechizos de esta fase como puedas pagar. Se pagan con otros Hechizos de tu mano.
mq-phase-challenge = Desafío
    .why = El Bailarín que está en la Torre debe desafiar al Guardián. Los que están en la Arena pueden desafiar a cualquiera. Quien pierde, pierde una vida.
mq-phase-event = Evento
    .why = Quien está en la Capilla es el Profeta y elige un Evento. Después cada cual recoge a su Bailarín.
mq-end-why = La partida termina al final del turno en que cae el último Guardián, se elige el último Evento o el mazo de Hechizos se ha renovado tantas veces como jugadores hay ({ $players }). Gana quien tenga más puntos de victoria.

## La sala

mq-stages = Escenarios
mq-stage-said = { $stage }: { $here } de { $room }{ $here ->
        [0] { "" }
       *[other] , { $names }
    }
mq-guests = Jugadores
mq-guest-said = { $name }{ $signs ->
        [none] { "" }
       *[other] { " " }({ $signs })
    }. { $dancer ->
        [none] Aún sin Bailarín
       *[other] { $dancer }
    }{ $order ->
        [0] { "" }
       *[other] , Orden { $order }
    }, vidas { $life }, mano { $hand }, contadores { $counters }, { $vp } PV{ $won ->
        [none] .
       *[other] . Tiene: { $won }.
    }
mq-guardian-power = poder de { $low } a { $high } con el Hechizo revelado
mq-guardians-left = { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
mq-guardians-none = No quedan Guardianes
mq-events = Eventos
mq-events-why = El Profeta, en la Capilla, elige uno. Tiene efecto y desaparece.
mq-events-past = Usados: { $names }
mq-left = { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
mq-spells = Hechizos
mq-spells-why = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } en el mazo; renovaciones: { $renewals } de { $most }. Hechizos de este mazo:
mq-renewals = renovado { $count }/{ $most }
mq-tomb = Tumba
mq-tomb-why = Hechizos lanzados, pagados o descartados. Cuando se acaba el mazo, se barajan para formar otro.
mq-emblems = Emblemas
mq-emblem-said = { $emblem }: { $holder ->
        [none] nadie
       *[other] { $holder }
    }
mq-behind = Su Tesoro:
mq-mask-seen = Has visto esta Máscara:
mq-fight = El Desafío
mq-fight-on = ¿Quién añadirá más?
mq-fight-flip = El Guardián revelará un Hechizo: de { $low } a { $high }
mq-fight-draw = Empate.
mq-fight-won-you = ¡Has ganado!
mq-fight-won = { $who ->
        [guardian] Gana el Guardián.
       *[other] Gana { $name }.
    }

## Las cartas propias

mq-own = Tus cartas
mq-own-mask = tu Máscara secreta
mq-options = Tus opciones
mq-mask-now = ahora { $vp } PV
mq-mask-shown = revelada
mq-bonus = +{ $bonus } de poder
mq-hand = mano { $count } de { $most }
mq-hand-none = Sin Hechizos en la mano
mq-cost = { $cost ->
        [0] gratis
       *[other] cuesta { $cost }
    }
mq-cost-now = { $cost ->
        [0] Ahora mismo es gratis.
        [one] Ahora mismo cuesta otro Hechizo.
       *[other] Ahora mismo cuesta otros { $cost } Hechizos.
    }
mq-counters = Tus contadores
mq-counters-why = Hechizos que pusiste boca abajo. Cada uno vale 1 punto de victoria; solo tú sabes cuáles son.
mq-life = { $life ->
        [0] sin vidas
        [one] 1 vida
       *[other] { $life } vidas
    }
mq-room = { $here } de { $room }

## Decidir

mq-tap = Toca una carta para leerla
mq-go-on = Continuar
mq-ask-bout = ¿Añades poder?
mq-ask-cast-none = Ahora mismo no tienes nada que lanzar.
mq-ask-counter-none = No tienes ningún Hechizo que poner como contador.
mq-do-dancer = Elegir este Bailarín
mq-do-order = Tomar el Orden { $order }
mq-do-stage = Ir aquí
mq-do-resolve = Esto primero
mq-do-cast = { $cost ->
        [0] Lanzarlo
       *[other] Lanzarlo por { $cost }
    }
mq-do-pay = Pagar con este
mq-do-challenge = Desafiar a { $name }
mq-do-reveal = Revelar tu Máscara
mq-do-lay = Ponerlo como contador
mq-do-event = Elegir este Evento
mq-do-choose = Elegir a { $name }
mq-do-treasure = Tomar este Tesoro
mq-do-move = Mover ahí
mq-do-discard = Descartarlo
mq-do-give = Darlo
mq-do-keep = Conservarlo
mq-do-take = Tomarlo

## Esperar

mq-wait-dancer = { $name } elige Bailarín.
mq-wait-order = { $name } toma un Orden.
mq-wait-stage = { $name } elige un Escenario.
mq-wait-resolve = { $name } decide qué efecto va primero.
mq-wait-cast = { $name } puede lanzar Hechizos.
mq-wait-pay = { $name } paga un Hechizo.
mq-wait-challenge = { $name } decide a quién desafía.
mq-wait-bout = { $name } se prepara para el combate.
mq-wait-counter = { $name } puede poner un contador.
mq-wait-event = { $name } hace de Profeta y elige un Evento.
mq-wait-target = { $name } elige a alguien.
mq-wait-treasure = { $name } toma un Tesoro.
mq-wait-move = { $name } mueve un Bailarín.
mq-wait-discard = { $name } tiene que descartar.
mq-wait-give = { $name } tiene que dar un Hechizo.
mq-wait-keep = { $name } elige con qué se queda.
mq-wait-salvage = { $name } toma un Hechizo de la Tumba.
mq-wait-search = { $name } mira los primeros Hechizos del mazo.

## El final

mq-mask-spent = revelada en un Desafío, así que ya no cuenta
mq-part-mask = Máscara { $vp }
mq-part-emblems = Emblemas { $vp }
mq-part-treasures = Tesoros { $vp }
mq-part-counters = Contadores { $vp }
