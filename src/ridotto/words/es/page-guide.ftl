# Cómo se juega: los dos juegos en pocos pasos, y todo para consultar.

guide-different = Dos juegos distintos, aunque se llamen casi igual: uno trata de quién tiene qué máscara; el otro, de un baile con música y magia.
guide-search = Buscar algo
guide-hits = { $hits ->
        [0] No hay nada
        [one] Uno encontrado
       *[other] { $hits } encontrados
    }
guide-masks = Las dieciséis máscaras
guide-from = desde { $players } jugadores
guide-copies = hay { $copies }
guide-cards = Las cartas
guide-cards-deck = La baraja de esta casa: { $deck }.
guide-behind = Tesoro detrás: { $card }

## Mascarade

guide-mascarade = Tienes una máscara y todos la han visto. Desde entonces puede haber cambiado de manos. ¿Quién eres ahora, y quién se lo va a creer?
guide-mascarade-aim = Hazte rico
    .text = Cada cual empieza con 6 monedas. Quien primero tenga 13 gana al momento.
guide-mascarade-start = Acuérdate
    .text = Las máscaras se reparten a la vista de todos y después se ponen boca abajo. Con cuatro o cinco jugadores hay algunas en el centro. Los cuatro primeros turnos son cambios.
guide-mascarade-turn = Una cosa por turno
    .text = Mira tu máscara, cámbiala o anuncia una. Solo una de las tres cosas.
guide-mascarade-swap = Cambiar, o no
    .text = Toma tu máscara y otra bajo la mesa y devuélvelas: cambiadas o como estaban. Todos ven de quién eran; solo tú sabes qué has hecho.
guide-mascarade-announce = Di quién eres
    .text = Anuncia cualquier máscara en juego, sea la tuya o no. Si nadie lo discute, usa su poder sin enseñar nada.
guide-mascarade-claim = «¡No, soy yo!»
    .text = Otros pueden decir que lo son. Entonces todos os descubrís. Quien la tenga usa su poder; los demás pagan 1 moneda al tribunal, donde cobra el Juez. Quien se ha descubierto no puede anunciar en el turno siguiente.
guide-mascarade-end = El final
    .text = Con 13 monedas se gana. Si alguien se queda sin ninguna, ganan los más ricos. Y el Tramposo con 10 monedas gana en el acto.

## Masquerade

guide-masquerade = Un baile para dos a cinco. Elige dónde bailar, haz algo de música, busca pelea o evítala; y detrás de tu Máscara tienes tus propias razones.
guide-masquerade-aim = Brilla
    .text = Gana quien tenga más puntos de victoria. Vienen de Emblemas, de Tesoros, de Hechizos puestos como contadores y de tu Máscara.
guide-masquerade-start = Entra
    .text = Recibes una Máscara secreta y un Orden, y eliges un Bailarín. Tienes 2 vidas y todavía ningún Hechizo.
guide-masquerade-order = Toma tu puesto
    .text = En cada turno cada cual toma un Orden distinto del que tenía. El turno va del 1 al 5, y algunos Órdenes hacen algo.
guide-masquerade-stage = Elige un Escenario
    .text = Pon tu Bailarín en un Escenario con sitio. Después ocurre lo que hagan tus cartas en esta fase, en el orden que quieras.
guide-masquerade-spell = Haz música
    .text = Lanza Hechizos. Uno de nivel 2 cuesta otros dos Hechizos de tu mano. Los lanzados y los pagados van a la Tumba. Puedes tener 5.
guide-masquerade-challenge = Combate
    .text = En la Torre debes combatir al Guardián por su Tesoro. En la Arena puedes desafiar a cualquiera: quien gana roba un Hechizo y puede poner uno como contador; quien pierde, pierde una vida. Gana el total más alto.
guide-masquerade-mask = Tu Máscara
    .text = Mostrada en un combate, da una bonificación y se pierde. Si la conservas, puntúa al final cuando se cumple lo que pide.
guide-masquerade-end = El final
    .text = Quien está en la Capilla elige un Evento. El baile acaba con el último Guardián, con el último Evento o cuando el mazo de Hechizos se ha renovado una vez por jugador.

guide-kind-mask = Máscaras
    .what = Secretas: puntos al final, o una bonificación en un combate.
guide-kind-dancer = Bailarines
    .what = Quién eres esta noche: poder y una habilidad.
guide-kind-stage = Escenarios
    .what = Lugares donde bailar, con sitio para unos cuantos.
guide-kind-order = Órdenes
    .what = Cuándo juegas en este turno.
guide-kind-spell = Hechizos
    .what = Para lanzarlos, para pagar, para ponerlos como puntos.
guide-kind-guardian = Guardianes
    .what = Vence a uno en la Torre y quédate su Tesoro.
guide-kind-treasure = Tesoros
    .what = Lo que guardan los Guardianes.
guide-kind-event = Eventos
    .what = El Profeta de la Capilla hace que ocurra uno.
guide-kind-emblem = Emblemas
    .what = Para quien va por delante en algo.
