### Lo que dicen las cartas de Masquerade. Los textos se hacen a partir de los efectos de las cartas.

## Los tipos de carta, y lo que va junto al nombre

cards-mask = Máscaras
cards-dancer = Bailarines
cards-stage = Escenarios
cards-order = Órdenes
cards-spell = Hechizos
cards-event = Eventos
cards-emblem = Emblemas
cards-guardian = Guardianes y sus Tesoros

facts-mask = Máscara, { effect-score }, bonificación +{ $bonus }
facts-dancer = Bailarín, poder { $power }
facts-stage = Escenario, sitio para { $room ->
        [one] un Bailarín
       *[other] { $room } Bailarines
    }
facts-order = Orden { $number }
facts-spell = Hechizo de nivel { $level }, { $phase ->
        [challenge] se lanza en un Desafío
       *[spell] se lanza en la fase de Hechizos
    }
facts-event = Evento
facts-emblem = Emblema, { effect-score }
facts-guardian = Guardián { $number }, poder { $power } más el nivel del Hechizo revelado
facts-treasure = Tesoro, { effect-score }

## Textos enteros

text-mask = { $condition }: { effect-score } al final de la partida, si no la has revelado. Si la revelas en un Desafío: +{ $bonus } de poder, pero ningún punto.
text-emblem = Para quien tenga más { things }; en caso de empate se queda donde está.
text-emblem-minimum = Para quien tenga más { things } ({ $minimum } como mínimo); en caso de empate se queda donde está.
text-tower = Quien baila aquí debe desafiar al Guardián de encima del mazo.
text-arena = Quien baila aquí puede desafiar a cualquier otro Bailarín.
text-chapel = Quien baila aquí es el Profeta y elige el Evento.
text-nothing = Sin efecto propio.
text-opening = { $opening }:
text-then = { $first } y después { $second }

## Cuándo

when-stage = en la fase de Escenarios
when-win = cuando ganas un Desafío
when-lose = cuando pierdes un Desafío

## Con qué condición

if-at-least = con { things-counted } como mínimo
if-at-most = con { things-counted } como máximo
if-is = con { things-counted } exactamente
if-is-not = con cualquier número de { things } menos { $value }
if-none = sin { things }
if-most = si nadie tiene más { things } que tú
if-not-most = si alguien tiene más { things } que tú
if-least = si nadie tiene menos { things } que tú
if-not-least = si alguien tiene menos { things } que tú
if-place-is = { $place ->
        [tower] en la Torre
        [arena] en la Arena
        [chapel] en la Capilla
       *[none] fuera de la Torre, la Arena y la Capilla
    }
if-place-is-not = { $place ->
        [tower] fuera de la Torre
        [arena] fuera de la Arena
        [chapel] fuera de la Capilla
       *[none] en la Torre, la Arena o la Capilla
    }
if-order-at-least = con el Orden { $value } o uno posterior
if-order-at-most = con el Orden { $value } o uno anterior
if-order-is = con el Orden { $value }
if-order-is-not = con cualquier Orden menos el { $value }
if-order-most = con el último de los Órdenes en juego
if-order-not-most = si no tienes el último de los Órdenes en juego
if-order-least = con el primero de los Órdenes en juego
if-order-not-least = si no tienes el primero de los Órdenes en juego
if-turn-at-least = desde el turno { $value }
if-turn-at-most = hasta el turno { $value }
if-turn-is = en el turno { $value }
if-turn-is-not = en cualquier turno menos el { $value }
if-masked = con tu Máscara sin revelar
if-unmasked = con tu Máscara revelada
if-ever = en cualquier caso
if-never = nunca

things = { $metric ->
        [life] vidas
        [hand] Hechizos en la mano
        [counters] contadores
        [treasures] Tesoros
        [emblems] Emblemas
        [vp] puntos de victoria a la vista
        [duels] duelos ganados
        [guardians] Guardianes vencidos
        [casts] Hechizos lanzados
        [prophecies] profecías hechas
       *[losses] Desafíos perdidos
    }
things-counted = { $metric ->
        [life] { $value ->
            [one] 1 vida
           *[other] { $value } vidas
        }
        [hand] { $value ->
            [one] 1 Hechizo en la mano
           *[other] { $value } Hechizos en la mano
        }
        [counters] { $value ->
            [one] 1 contador
           *[other] { $value } contadores
        }
        [treasures] { $value ->
            [one] 1 Tesoro
           *[other] { $value } Tesoros
        }
        [emblems] { $value ->
            [one] 1 Emblema
           *[other] { $value } Emblemas
        }
        [vp] { $value ->
            [one] 1 punto de victoria a la vista
           *[other] { $value } puntos de victoria a la vista
        }
        [duels] { $value ->
            [one] 1 duelo ganado
           *[other] { $value } duelos ganados
        }
        [guardians] { $value ->
            [one] 1 Guardián vencido
           *[other] { $value } Guardianes vencidos
        }
        [casts] { $value ->
            [one] 1 Hechizo lanzado
           *[other] { $value } Hechizos lanzados
        }
        [prophecies] { $value ->
            [one] 1 profecía hecha
           *[other] { $value } profecías hechas
        }
       *[losses] { $value ->
            [one] 1 Desafío perdido
           *[other] { $value } Desafíos perdidos
        }
    }

## A quién

whom-subject = { $whom ->
        [opponent] tu rival
        [another] otro jugador
        [chosen] ese jugador
        [others] cada uno de los demás jugadores
        [all] cada jugador
        [leaders] cada jugador con el máximo de puntos de victoria
       *[partners] cada uno de los demás jugadores de tu Escenario
    }
whom-to = a { whom-subject }
whom-of = de { whom-subject }
whom-with = con { whom-subject }

## Qué

some-spells = { $amount ->
        [one] 1 Hechizo
       *[other] { $amount } Hechizos
    }
some-lives = { $amount ->
        [one] 1 vida
       *[other] { $amount } vidas
    }
effect-power = { $whom ->
        [opponent] { $signed } al poder de tu rival
       *[self] { $signed } de poder
    }
effect-hand-limit = { $sign ->
        [less] puedes tener en la mano { some-spells } menos
       *[more] puedes tener en la mano { some-spells } más
    }
effect-cost = { $sign ->
        [less] tus Hechizos cuestan { $amount } menos
       *[more] tus Hechizos cuestan { $amount } más
    }
effect-extra-draw = { $sign ->
        [less] cuando un Escenario te permite robar, roba { some-spells } menos
       *[more] cuando un Escenario te permite robar, roba { some-spells } más
    }
effect-shield = nadie puede desafiarte
effect-peace = no puedes hacer Desafíos
effect-draw = { $whom ->
        [self] roba { some-spells }
       *[other] { whom-subject } roba { some-spells }
    }
effect-heal = { $whom ->
        [self] recupera { some-lives }
       *[other] { whom-subject } recupera { some-lives }
    }
effect-hurt = { $whom ->
        [self] pierde { some-lives }
       *[other] { whom-subject } pierde { some-lives }
    }
effect-discard = { $whom ->
        [self] descarta { some-spells }
       *[other] { whom-subject } descarta { some-spells }
    }
effect-tribute = { whom-subject } te da { some-spells }
effect-give = da { some-spells } { whom-to }
effect-counter = { $whom ->
        [self] { $amount ->
            [one] puedes poner 1 Hechizo boca abajo como contador
           *[other] puedes poner hasta { $amount } Hechizos boca abajo como contadores
        }
       *[other] { $amount ->
            [one] { whom-subject } puede poner 1 Hechizo boca abajo como contador
           *[other] { whom-subject } puede poner hasta { $amount } Hechizos boca abajo como contadores
        }
    }
effect-salvage = { $whom ->
        [self] toma de la Tumba { some-spells } a tu elección
       *[other] { whom-subject } toma de la Tumba { some-spells } a su elección
    }
effect-search = { $whom ->
        [self] { $amount ->
            [one] toma el primer Hechizo del mazo
           *[other] mira los { $amount } primeros Hechizos del mazo, quédate con uno y pon los demás en la Tumba
        }
       *[other] { $amount ->
            [one] { whom-subject } toma el primer Hechizo del mazo
           *[other] { whom-subject } mira los { $amount } primeros Hechizos del mazo, se queda con uno y pone los demás en la Tumba
        }
    }
effect-take-treasure = quita un Tesoro { whom-to }
effect-swap-dancers = intercambia tu Bailarín con el { whom-of }
effect-swap-hands = intercambia tu mano con la { whom-of }
effect-glimpse = mira la Máscara sin revelar { whom-of }
effect-change-mask = { $whom ->
        [self] cambia tu Máscara sin revelar por una de las apartadas
       *[other] { whom-subject } cambia su Máscara sin revelar por una de las apartadas
    }
effect-move = { $whom ->
        [self] mueve tu Bailarín a otro Escenario con sitio
       *[other] mueve el Bailarín { whom-of } a otro Escenario con sitio
    }
effect-renew = baraja la Tumba y ponla debajo del mazo de Hechizos, lo que cuenta como renovación
effect-score = { $amount ->
        [one] 1 punto de victoria
       *[other] { $amount } puntos de victoria
    }

## Lo que está mal en el archivo de un mazo

fault-place = { $line ->
        [0] { $key } = { $value }:
       *[other] línea { $line }: { $key } = { $value }:
    }
fault-place-bare = { $line ->
        [0] { $key }:
       *[other] línea { $line }: { $key }:
    }
fault-place-file = { $line ->
        [0] { $value }:
       *[other] línea { $line }: { $value }:
    }
fault-allowed = Se permite: { $allowed }.
fault-close = ¿Querías decir «{ $close }»?
fault-more = … y { $count ->
        [one] un fallo más.
       *[other] { $count } fallos más.
    }
fault-no-file = No existe ese archivo.
fault-unopened = El archivo no se puede abrir.
fault-no-regular-file = No es un archivo de texto.
fault-huge = El archivo es demasiado grande para ser un mazo.
fault-not-utf8 = El archivo no es texto en UTF-8.
fault-long-line = Esta línea es demasiado larga.
fault-nested = Hay demasiados niveles de tablas y listas anidadas.
fault-syntax = Esto no es TOML.
fault-not-table = Aquí hace falta una tabla.
fault-not-list = Aquí hace falta una lista de tablas.
fault-not-whole = Aquí hace falta un número entero.
fault-not-text = Aquí hace falta un texto entre comillas.
fault-missing = Falta esto.
fault-unknown-key = Aquí no se admite esta clave.
fault-out-of-range = El número es demasiado pequeño o demasiado grande.
fault-bad-text = El texto está vacío, es demasiado largo o tiene caracteres que no se pueden mostrar.
fault-language = Ese idioma no está disponible.
fault-unknown-word = No existe esa palabra.
fault-bad-id = Un id empieza por minúscula y tiene como máximo 40 minúsculas, cifras y guiones, sin acentos.
fault-same-id = Otra carta ya tiene este id.
fault-same-number = Otra carta ya tiene este número.
fault-card-count = Hay demasiadas cartas de este tipo, o demasiado pocas.
fault-spell-cards = Hay demasiadas cartas de Hechizo, contando todas las copias.
fault-effects-a-card = La carta tiene demasiados efectos.
fault-effects-in-all = El mazo tiene demasiados efectos en total.
fault-order-lacking = Falta un Orden con este número.
fault-role-lacking = Ningún Escenario tiene este papel.
fault-second-chapel = Ya hay una Capilla, y solo un Profeta por turno.
fault-chapel-room = La Capilla tiene sitio para un solo Bailarín: hay un Profeta.
fault-when-here = Una carta de este tipo no hace nada en ese momento.
fault-what-here = Esto no puede ocurrir en ese momento.
fault-power-here = El poder cambia de forma duradera con «always»; si no, solo con un Hechizo lanzado en un Desafío.
fault-whom-here = Esto no les puede ocurrir a esos jugadores.
fault-opponent-here = Solo hay rival en un Desafío.
fault-chosen-here = No se ha elegido a nadie: un efecto anterior de esta carta, para el mismo momento, debe decir whom = "another".
fault-amount-unused = Esto ocurre o no ocurre: no lleva cantidad.
fault-condition-long = Una condición tiene como máximo tres palabras.
fault-condition-metric = La condición se refiere a algo que no existe.
fault-condition-test = Eso no se puede comprobar de esta manera.
fault-condition-number = Aquí se compara a los jugadores entre sí, así que no va ningún número.
fault-condition-value = El valor con el que se compara falta o está mal.
fault-few-masks = Hay menos Máscaras que jugadores: no alcanzan para cinco.
fault-few-dancers = Hay menos Bailarines que jugadores: no alcanzan para cinco.
fault-little-room = En los Escenarios no hay sitio para cinco Bailarines.
fault-emblem-unwinnable = Nadie puede ganar nunca este Emblema.
fault-never-holds = Esta condición no se cumple nunca.
fault-ever-holds = Esta condición se cumple siempre.
fault-few-spells = Cinco manos llenas pueden vaciar el mazo de Hechizos, y entonces ya no se roba nada.
fault-endless = Este Hechizo devuelve tantos Hechizos como cuesta: un turno podría no acabar nunca.
fault-no-draw = Ningún Escenario, Bailarín ni Orden da Hechizos, así que casi nadie tendrá ninguno.
fault-unbeatable = Ningún Bailarín puede vencer nunca a este Guardián.
fault-idle = Esta carta no hace nada.
fault-lonely = Nadie más puede estar en este Escenario.

## El comando

help-deck = mazos de cartas para Masquerade
    .long = Muestra el mazo que trae Ridotto o uno propio, y comprueba el archivo de un mazo propio.
help-deck-check = comprobar un mazo propio
    .long = Comprueba el archivo de un mazo: todo lo que está mal, con línea, clave, valor y lo que se permite, y lo que no funcionará bien en la partida. Código de salida 0: se puede jugar; 1: hay fallos; 2: el archivo no se puede leer.
help-deck-show = mostrar las cartas con sus textos
    .long = Muestra las cartas con sus textos: las del mazo que trae Ridotto o las de un archivo.
help-deck-new = empezar un mazo propio
    .long = Escribe un archivo nuevo con un mazo completo para modificarlo: el que trae Ridotto.
help-deck-file = un archivo TOML con un mazo
help-deck-file-or-none = un archivo TOML con un mazo; sin él, el mazo que trae Ridotto
help-card = solo la carta con este id
usage-card = en este mazo no hay ninguna carta llamada «{ $given }»
usage-exists = { $file } ya existe; no se ha escrito nada
deck-fine = { $file }: se puede jugar con este mazo.
deck-broken = { $file }: { $count ->
        [one] un fallo.
       *[other] { $count } fallos.
    }
deck-more-faults = Hay { $count ->
        [one] un fallo más
       *[other] { $count } fallos más
    }; para verlo todo: { $command }
deck-written = Se ha escrito { $file }. Modifícalo y compruébalo con: ridotto deck check { $quoted }
deck-size = { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
