# Cómo se juega: los dos juegos paso a paso, un ejemplo de cada uno y todo para consultar.
# [Rey](mask-king) es un enlace dentro de la página; • empieza un punto de una lista.

guide-different = Dos juegos distintos, aunque se llamen casi igual: en uno hay que averiguar quién tiene qué máscara; el otro es un baile con música y magia.
guide-contents = En esta página
guide-steps = Paso a paso
guide-details = La letra pequeña
guide-search = Buscar
guide-hits = { $hits ->
        [0] Sin resultados
        [one] 1 resultado
       *[other] { $hits } resultados
    }
guide-masks = Las dieciséis máscaras
guide-masks-tonight = Las máscaras de tu mesa
guide-masks-other = Las demás máscaras
guide-from = desde { $players } jugadores
guide-copies = { $copies } cartas
guide-cards = Las cartas
guide-cards-deck = Mazo: { $deck }.
guide-behind = Su Tesoro: { $card }

## Mascarade

guide-mascarade = Tienes una máscara y todos la han visto. Desde entonces puede haber cambiado de manos. ¿Quién eres ahora, y quién se lo va a creer?
guide-mascarade-goal = Objetivo
    .text =
        Consigue 13 monedas antes que nadie. Empiezas con 6.
        Si alguien se queda sin monedas, la partida termina al momento y gana quien tenga más.
guide-mascarade-table = Qué tienes delante
    .text =
        • Tu máscara, boca abajo. Puede que ya no sea la que recuerdas.
        • Tus monedas, a la vista de todos.
        • El marcador de Justicia: ahí se acumulan las multas hasta que el [Juez](mask-judge) se las lleva.
        • La Banca: todas las demás monedas.
        • El centro: dos máscaras con cuatro jugadores, una con cinco.
guide-mascarade-start = Preparación
    .text =
        Las máscaras se reparten boca arriba. Todos las ven una vez. Después se ponen boca abajo.
        Los cuatro primeros son turnos iniciales: solo se puede cambiar, o fingir que se cambia.
guide-mascarade-turn = Tu turno: mirar, cambiar o anunciar
    .text =
        • Mirar tu propia máscara. Nadie más la ve.
        • Cambiar: llévate bajo la mesa tu máscara y la de otra persona, o una del centro. Devuélvelas intercambiadas o finge que lo haces. Todos ven qué máscaras te llevas; solo tú sabes qué has hecho.
        • Anunciar cualquier máscara en juego. Puede ser verdad, un farol o una suposición.
        Haces una de las tres acciones. Después juega quien esté a tu izquierda.
guide-mascarade-announce = Anuncias y nadie te desafía
    .text =
        Di: «¡Soy el [Rey](mask-king)!». En sentido horario, desde tu izquierda, cada cual lo deja pasar o te desafía diciendo que también es esa máscara.
        Si todos lo dejan pasar, usas su poder. No revelas nada, aunque fuera un farol.
guide-mascarade-claim = Anuncias y alguien te desafía
    .text =
        Pueden desafiarte varias personas. Tú y quienes te desafían reveláis vuestras máscaras.
        • Quien de verdad tiene la máscara usa su poder, aunque sea tu turno.
        • Después, los demás que han revelado pagan 1 moneda al marcador de Justicia. Tú también, si te toca.
        • Si nadie la tiene, nadie usa el poder y pagan todos ellos.
        Las máscaras vuelven a ponerse boca abajo donde estaban.
guide-mascarade-example = Ejemplo: Ana dice ser el Rey
    .text = Ana, Ben, Cleo y Dario tienen 6 monedas cada uno. Se juega en sentido horario; aquí, de izquierda a derecha.
guide-mascarade-example-announce = Ana anuncia
    .text = «¡Soy el [Rey](mask-king)!», dice Ana. Hace rato que no mira su máscara.
guide-mascarade-example-claim = Los demás responden por orden
    .text = Ben la desafía: «¡No, el [Rey](mask-king) soy yo!». Cleo lo deja pasar. Dario también la desafía.
guide-mascarade-example-reveal = Los tres revelan
    .text = Ana es el [Ladrón](mask-thief), Ben es el [Rey](mask-king) y Dario es el [Juez](mask-judge). La máscara de Cleo sigue oculta.
guide-mascarade-example-power = Primero, el poder
    .text = Ben es el [Rey](mask-king) de verdad. Toma 2 monedas de la Banca, aunque sea el turno de Ana.
guide-mascarade-example-fine = Después, las multas
    .text = Ana y Dario pagan 1 moneda cada uno al marcador de Justicia. Las monedas esperan ahí a un [Juez](mask-judge).
guide-mascarade-example-next = Boca abajo, y siguiente turno
    .text = Le toca a Ben. Acaba de revelar, así que no puede anunciar: puede mirar o cambiar. Todos conocen ahora tres máscaras, hasta el próximo cambio.
guide-mascarade-mistakes = Errores frecuentes
    .text =
        • Anunciar justo después de revelar. Si tuviste que revelar en el turno anterior al tuyo, solo puedes mirar o cambiar. Un turno más tarde ya puedes anunciar.
        • Pagar demasiado pronto. El poder va antes que las multas, así que el [Juez](mask-judge) nunca cobra las del mismo turno.
        • Olvidar al segundo [Campesino](mask-peasant). Hay dos. Si se revelan ambos, cada uno toma 2 monedas.
        • Fiarte de la memoria. Si alguien se ha llevado tu máscara bajo la mesa, solo mirarla te da certeza.
guide-mascarade-first = Tu primera partida
    .text =
        • ¿Has perdido la pista? Mira.
        • ¿Todo tranquilo? Márcate un farol: una máscara que nadie tiene localizada suele colar.
        • Desafía cuando lo tengas bastante claro. Equivocarse cuesta 1 moneda.
        • Vigila a quien se acerque a las 13 monedas.
guide-mascarade-end = Cómo termina
    .text =
        • Alguien tiene 13 monedas o más: gana al momento. Si varios llegan a la vez, gana quien tenga más de entre ellos.
        • Alguien se queda sin monedas: gana quien tenga más. Si otra persona llega a 13 en ese mismo instante, ganan las 13 monedas.
        • El [Tramposo](mask-cheat) gana al momento con 10 monedas o más.
        En caso de empate a monedas, se comparte la victoria.
guide-mascarade-details =
    • «Otro jugador» nunca eres tú ni el centro. «Dos jugadores» son dos distintos. A la izquierda está el siguiente sitio en sentido horario.
    • Puedes anunciar cualquier máscara en juego, también una que esté en el centro.
    • Un poder se resuelve paso a paso. Si un paso termina la partida, lo demás no ocurre: un [Loco](mask-fool), una [Princesa](mask-princess) o un [Mecenas](mask-patron) con 13 monedas ya ha ganado.
    • Las monedas que un mismo paso quita o da a varios jugadores se mueven a la vez. También todas las multas de un turno.
    • Si debes más de lo que tienes, das todo lo que tienes. La Banca también paga solo lo que tiene.
    • Un poder puede no tener efecto, como el del [Juez](mask-judge) sin monedas en el marcador de Justicia. Los faroles se pagan igual.
    • [Campesinos](mask-peasant): sin desafío, o si se revela uno solo, 1 moneda. Si se revelan los dos, 2 cada uno, aunque el anuncio fuera un farol.
    • [Mendigo](mask-beggar): tener lo mismo no es tener más, y cada moneda recibida cuenta enseguida. Con 4 monedas frente a 8, 11, 11, 7 y 9 (en sentido horario), el Mendigo acaba con 8.
    • El [Espía](mask-spy) y el [Loco](mask-fool) siempre pueden fingir. El Espía ve antes las dos máscaras; el Loco, ninguna.
    • [Hechicera](mask-witch): puede renunciar. Su intercambio va antes que las multas.
    • [Estafador](mask-swindler): solo eliges si hay empate a monedas.
    • [Princesa](mask-princess): la persona elegida no ve la máscara, y tampoco puede anunciar en el turno siguiente.
    • [Gurú](mask-guru): la persona elegida puede nombrar cualquier máscara en juego; los dos [Campesinos](mask-peasant) valen como Campesino. Puede elegirse incluso a quien ya ha revelado en este turno. No podrá anunciar en el turno siguiente.
    • [Titiritero](mask-puppeteer): cada una de las dos personas se queda con la máscara, las monedas y el sitio de la otra. El turno siguiente es de quien esté a la izquierda del sitio al que le tocaba. Las multas y la prohibición de anunciar van con la persona.
    • [Tramposo](mask-cheat): con menos de 10 monedas no pasa nada. Con 10 o más, un Tramposo auténtico que desafía en el turno de otro gana antes de que se pague ninguna multa.
    • Cuando la partida ha terminado, ya no se paga nada.
    • Una mesa puede cambiar algunas reglas: reparto cerrado, otro número de turnos iniciales, un límite de turnos tras el cual gana quien tenga más monedas, o echar un vistazo. Si echas un vistazo a tu máscara fuera de tu turno, en tu siguiente turno normal tienes que mirar.
    • Tu propio conjunto de máscaras lleva siempre al [Juez](mask-judge), a los dos [Campesinos](mask-peasant) o a ninguno, y al menos un tercio de máscaras con estrella. Hace falta una máscara por jugador y por sitio del centro: dos sitios con cuatro jugadores, uno con cinco, de ninguno a dos con seis o más.
    • El público ve solo lo que está a la vista de toda la mesa. Tras la partida, todo queda a la vista.

## Masquerade

guide-masquerade = Un baile para un grupo de dos a cinco personas. Elige dónde bailar, haz un poco de música, busca pelea o evítala. Y, tras tu Máscara, tienes tus propios motivos.
guide-masquerade-goal = Objetivo
    .text =
        Ten más puntos de victoria que nadie cuando acabe el baile. Hay cuatro maneras de conseguirlos:
        • Los [Emblemas](kind-emblem), de quien ahora mismo destaca en algo.
        • Los [Tesoros](kind-treasure), ganados a los Guardianes.
        • Los contadores: Hechizos que has puesto boca abajo, 1 punto cada uno.
        • Tu [Máscara](kind-mask), si nunca la revelaste y al final se cumple su condición.
guide-masquerade-table = Qué tienes delante
    .text =
        • Una [Máscara](kind-mask) secreta. Solo tú sabes cuál es.
        • Un [Bailarín](kind-dancer) con un poder y una habilidad. Se eligen antes del primer turno, empezando por el Orden más alto.
        • 2 vidas. Nunca tendrás más.
        • Un [Orden](kind-order): decide cuándo juegas.
        • Tu mano de [Hechizos](kind-spell). Empieza vacía y admite 5 como máximo.
guide-masquerade-turn = El turno en resumen
    .text =
        Orden → Escenario → Hechizo → Desafío → Evento
        En cada fase juegan todos una vez, del Orden más bajo al más alto. Después empieza la fase siguiente.
guide-masquerade-order = Fase de Órdenes
    .text =
        Según el orden del turno anterior, cada cual toma uno de los cinco [Órdenes](kind-order), pero no el que acaba de tener. Con cinco jugadores, el último conserva el suyo si no queda otro.
        En el primer turno te quedas con el Orden repartido y los Órdenes no tienen efecto.
guide-masquerade-stage = Fase de Escenarios
    .text = Pon tu Bailarín en un [Escenario](kind-stage) con sitio. Después resuelve lo que hagan en esta fase tu Bailarín, tus Tesoros, tu Orden y el Escenario, en el orden que prefieras.
guide-masquerade-spell = Fase de Hechizos
    .text =
        Lanza tantos [Hechizos](kind-spell) de esta fase como quieras. Cada uno cuesta tantos otros Hechizos de tu mano como su nivel: uno de nivel 2 cuesta dos. Los lanzados y los pagados van a la Tumba.
        Con 5 Hechizos en la mano dejas de robar. Si alguna vez tienes más, descarta enseguida.
guide-masquerade-challenge = Fase de Desafíos
    .text =
        • En la [Torre](card-tower) debes combatir al [Guardián](kind-guardian) de encima del mazo. Puedes lanzar Hechizos de Desafío y revelar tu Máscara. Después se revela un Hechizo y su nivel se suma al poder del Guardián. Si ganas, te llevas su Tesoro y robas un Hechizo. Si pierdes, pierdes una vida.
        • En la [Arena](card-arena) puedes desafiar a cualquier Bailarín, esté donde esté. Primero lanzas tú Hechizos y puedes revelar tu Máscara; luego, la otra persona. Quien gana roba un Hechizo y puede poner uno como contador. Quien pierde, pierde una vida.
        Gana el total más alto. Un empate no cambia nada.
        Con 0 vidas no puedes desafiar. Sí pueden desafiarte, pero el poder propio de tu Bailarín cuenta como 0.
guide-masquerade-event = Fase de Eventos
    .text = Quien está en la [Capilla](card-chapel) es el Profeta y elige un [Evento](kind-event). Se resuelve y desaparece. Cada cual recoge a su Bailarín y empieza el turno siguiente.
guide-masquerade-example = Ejemplo: un turno completo
    .text = Tercer turno. Ana baila como [La Musa](card-muse) (poder 3), Ben como [Prisionero Eterno](card-eternal-prisoner) (poder 4) y Cleo como [El Maestro](card-maestro) (poder 3). En el turno anterior jugaron Ben, Ana y Cleo, por este orden.
guide-masquerade-example-order = Orden
    .text = Ben tenía el 1, así que toma el 4. Ana toma el 1 y Cleo, el 5. En este turno juegan Ana, Ben y Cleo, por este orden.
guide-masquerade-example-stage = Escenario
    .text = Ana va a la [Torre](card-tower); Ben, a la [Arena](card-arena); Cleo, a la [Capilla](card-chapel). El [cuarto Orden](card-fourth) de Ben le permite robar un Hechizo. El [quinto](card-fifth) de Cleo le da uno de la Tumba.
guide-masquerade-example-spell = Hechizo
    .text = Cleo lanza [Capricho](card-capriccio). Es de nivel 0, así que es gratis. Ben tiene que descartar un Hechizo.
guide-masquerade-example-tower = Desafío en la Torre
    .text = Ana lanza [Minué](card-minuet) (+3) y lo paga con otro Hechizo: 3 + 3 = 6. [El Sabueso](card-hound) tiene 2 y el Hechizo revelado es de nivel 2: 2 + 2 = 4. Gana Ana. Se lleva la [Flauta de plata](card-silver-flute) (1 punto) y roba un Hechizo.
guide-masquerade-example-arena = Desafío en la Arena
    .text = Ben desafía a Cleo, 4 contra 3. Nadie añade nada: Cleo podría revelar su Máscara, pero entonces ya no puntuaría. Gana Ben, roba un Hechizo y pone uno como contador (1 punto). Como es quien más duelos ha ganado, recibe además [La Rosa](card-rose) (1 punto). Cleo pierde una vida.
guide-masquerade-example-event = Evento
    .text = Cleo está en la [Capilla](card-chapel). Elige [Cena de medianoche](card-midnight-supper): cada cual recupera hasta 2 vidas. Ella vuelve a tener 2. Cada cual recoge a su Bailarín y empieza el turno siguiente.
guide-masquerade-mask = Tu Máscara: usarla o guardarla
    .text =
        Una vez por partida, en un Desafío en el que participes, puedes revelar tu [Máscara](kind-mask). Su bonificación cuenta en ese Desafío y pierdes sus puntos.
        Si la mantienes oculta, puntúa al final si se cumple su condición.
guide-masquerade-mistakes = Errores frecuentes
    .text =
        • Olvidar el Hechizo revelado. Da al Guardián entre 0 y 3 más.
        • Ir a la [Torre](card-tower) sin preparación. Allí hay que combatir.
        • Pagar con la carta equivocada. Un Hechizo nunca se paga a sí mismo, y un contador no puede lanzarse ni servir de pago.
        • Querer combatir con el [tercer Orden](card-third). No haces Desafíos, ni siquiera en la [Torre](card-tower), y nadie puede desafiarte. Nada de esto vale para quien vaya en cabeza en puntos.
guide-masquerade-end = Cómo termina
    .text =
        El baile termina al final del turno en que
        • cae el último Guardián,
        • se elige el último Evento, o
        • el mazo de Hechizos se ha renovado tantas veces como jugadores hay.
        Se suman Máscara, Emblemas, Tesoros y contadores. Gana quien tenga más puntos. En caso de empate, gana quien tuviera el Orden más bajo en el último turno.
guide-masquerade-details =
    • Preparación: cada cual recibe una Máscara boca abajo y un Orden boca arriba. Las Máscaras sobrantes se apartan sin verlas; los Bailarines sobrantes, boca arriba. Los Guardianes salen por número.
    • Lo prohibido prevalece sobre lo permitido y lo obligatorio.
    • «Más puntos de victoria» cuenta Emblemas, Tesoros y contadores, nunca Máscaras. Si hay empate en cabeza, vale para todos los empatados.
    • Cuando el mazo de Hechizos se acaba, la Tumba se baraja y forma uno nuevo. Eso es una renovación. Cuenta aunque la partida esté a punto de terminar.
    • Si el mazo y la Tumba están vacíos, no se roba nada y el Hechizo revelado cuenta como nivel 0. Un Hechizo revelado va a la Tumba.
    • Si te dan Hechizos, quédate con los que quepan, a tu elección. Los demás van a la Tumba. Si baja tu límite de mano, descarta enseguida.
    • En una búsqueda, los Hechizos que no te quedas van a la Tumba. Con la mano llena no puedes buscar ni tomar Hechizos de la Tumba.
    • Emblemas: en un empate lo conserva quien lo tenía. Si varios lo superan a la vez, es para quien juegue antes en el turno. Si dejas de cumplir su condición, lo pierdes.
    • Las condiciones de una carta se comprueban todas antes de su primer efecto. Los efectos sobre varios jugadores siguen el orden del turno.
    • Solo puedes elegir a alguien a quien el efecto pueda hacerle algo, según lo que todos ven. Si no hay nadie, no ocurre.
    • Un Bailarín trasladado a otro Escenario no recibe lo que ocurre al llegar allí, y pierde lo que quedara pendiente en el anterior.
    • Los efectos de ganar o perder vienen después de robar, poner el contador y perder la vida: primero, los de quien gana. Un Tesoro recién ganado aún no cuenta.
    • Cuando ya no quedan Guardianes, en la [Torre](card-tower) no hay a quién combatir.
    • Las vidas son 0, 1 o 2. Después del último turno, los Bailarines se quedan donde están: una Máscara puede pedirlo.
    • Es secreto: las manos, las Máscaras, las caras de los contadores y el orden del mazo. Todo lo demás está a la vista, también la Tumba y cuántos Hechizos y contadores tiene cada cual.

guide-kind-mask = Máscaras
    .what = Secretas: puntos al final o una bonificación en un combate.
guide-kind-dancer = Bailarines
    .what = Quién eres esta noche: un poder y una habilidad.
guide-kind-stage = Escenarios
    .what = Dónde puedes bailar. El sitio es limitado.
guide-kind-order = Órdenes
    .what = Cuándo juegas en este turno.
guide-kind-spell = Hechizos
    .what = Para lanzarlos, para pagar o para ponerlos como puntos.
guide-kind-guardian = Guardianes
    .what = Vence a uno en la [Torre](card-tower) y quédate con su Tesoro.
guide-kind-treasure = Tesoros
    .what = Lo que guardan los Guardianes.
guide-kind-event = Eventos
    .what = El Profeta de la [Capilla](card-chapel) elige uno.
guide-kind-emblem = Emblemas
    .what = Para quien va por delante en algo.
