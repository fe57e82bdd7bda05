# Los consejos: una frase cada uno. $me es yes si $name es quien lee.

coach-dismiss = Entendido
coach-off = No ver más consejos

coach-mascarade-memorise = Recuerda quién tiene cada máscara: enseguida estarán todas boca abajo.
coach-mascarade-opening = En los primeros turnos solo se cambia, para que nadie esté seguro de ninguna máscara, ni de la suya.
coach-mascarade-swap = Elige de quién es la máscara que te llevas; tanto si cambias como si finges, los demás ven lo mismo.
coach-mascarade-look = Alguien ha tenido tu máscara bajo la mesa: mira si quieres saber con certeza quién eres.
coach-mascarade-announce = Puedes anunciar cualquier máscara, aunque no la tengas; si alguien te desafía y te equivocas, pagas 1 moneda.
coach-mascarade-claim = Desafía solo si crees que esta máscara es tuya: si no lo es, pagas 1 moneda; si nadie desafía, el poder funciona.
coach-mascarade-banned = Tu máscara se acaba de revelar: en este turno puedes mirar o cambiar, pero no anunciar.
coach-mascarade-pretend = Cambiar también sirve para ocultar: aunque solo finjas, los demás ya no estarán seguros.
coach-mascarade-near = { $me ->
        [yes] Con 13 monedas ganas y te falta muy poco: cuenta con que los demás te desafíen.
       *[no] { $name } está cerca de las 13 monedas: no le regales la victoria.
    }
coach-mascarade-ruin = { $me ->
        [yes] Si pierdes tu última moneda, la partida termina al momento y gana quien tenga más monedas.
       *[no] Si { $name } pierde su última moneda, la partida termina al momento y gana quien tenga más monedas.
    }
coach-mascarade-court = Las multas se acumulan en la Justicia hasta que el Juez se las lleva todas.

coach-masquerade-dancer = Elige un Bailarín para todo el baile: compara su poder y su habilidad.
coach-masquerade-order = El Orden decide cuándo juegas este turno y te da un efecto; no puedes quedarte con el que tenías.
coach-masquerade-stage = El Escenario decide qué puedes hacer: luchar en la Torre o en la Arena, elegir el Evento en la Capilla o reunir Hechizos y fuerzas en los demás.
coach-masquerade-resolve = Varias de tus cartas actúan ahora, en el orden que tú elijas.
coach-masquerade-spell = Un Hechizo cuesta tantos otros Hechizos de tu mano como su nivel; guarda alguno para un Desafío.
coach-masquerade-challenge = Compara los poderes antes de desafiar: quien pierde se queda con una vida menos, quien gana roba un Hechizo.
coach-masquerade-totals = Los Hechizos cambian estos totales hasta que ambos paran; gana el más alto.
coach-masquerade-reveal = Puedes revelar tu Máscara una vez para sumar su bonificación, pero entonces ya no puntúa al final.
coach-masquerade-counter = Un Hechizo puesto boca abajo como contador vale 1 punto y no se vuelve a lanzar.
coach-masquerade-event = Como Profeta eliges el Evento: ocurre una vez y desaparece.
coach-masquerade-mask = Tu Máscara puntúa al final si sigue oculta y cumples su condición: tenla en cuenta desde el primer turno.
coach-masquerade-life = Sin vidas no haces Desafíos y el poder de tu Bailarín cuenta como 0; la Fuente ayuda.
coach-masquerade-emblems = Cada Emblema es de quien tiene más de algo, hasta que alguien tenga más.
coach-masquerade-end = El baile está a punto de terminar: puede bastar un Guardián, un Evento o una renovación de los Hechizos.
