# Las lecciones: dos partidas cortas con las reglas de verdad, paso a paso. «.wrong» responde a otra jugada que la pedida.

lesson-what = Cada lección es una partida corta con las reglas de verdad. El texto te dice qué hacer; un error no tiene consecuencias.
lesson-step = Paso { $step } de { $all }
lesson-go-on = Continuar
lesson-skip = Adelantar
lesson-watch = Mira qué hacen los demás…
lesson-wait = Ahora no: sigue primero con la lección.
lesson-wrong = En una partida se puede, pero este paso trata de otra cosa. Inténtalo de nuevo.
lesson-leave = Salir
    .why = Puedes continuar desde aquí más tarde.
lesson-play = Jugar ya contra bots
lesson-again = Empezar de nuevo

## Mascarade

lesson-mascarade-goal = Gana la primera persona que tenga 13 monedas. Normalmente se empieza con 6; aquí tienes 8 para que la lección sea corta.
lesson-mascarade-memorise = Al principio todas las máscaras están boca arriba. Tú eres el Ladrón y Bianca es el Rey. Recuérdalo y ponlas boca abajo.
lesson-mascarade-swap = Los cuatro primeros son turnos iniciales: se cambia para que nadie esté seguro de ninguna máscara. El Rey toma 2 monedas: elige a Bianca y luego «{ mas-really }».
    .wrong = Podrías hacerlo, pero el Rey vale más: elige a Bianca y luego «{ mas-really }».
lesson-mascarade-unsure = Has visto qué máscaras se llevaron, pero no qué pasó bajo la mesa. Dario tuvo la tuya: ¿sigues siendo el Rey?
lesson-mascarade-look = Si no lo sabes, mira. Gastas tu turno y nadie más ve tu máscara.
    .wrong = Sin conocer tu máscara sería adivinar. Mira primero.
lesson-mascarade-claim = Sigues siendo el Rey, ¡pero ahora lo anuncia Bianca! Desafíala: los dos reveláis y solo el Rey de verdad se lleva las monedas.
    .wrong = Si lo dejas pasar, Bianca toma 2 monedas. Sabes que el Rey eres tú: desafíala.
lesson-mascarade-fine = Tenías razón y has tomado 2 monedas, aunque era el turno de Bianca. Ella ha pagado una multa de 1 moneda a la Justicia. Lo mismo paga quien desafía sin razón.
lesson-mascarade-pass = Carlo dice ser el Juez, que se lleva todas las monedas de la Justicia. Puede ser un farol, pero tú eres el Rey: desafiarlo te costaría 1 moneda. Déjalo pasar.
    .wrong = No eres el Juez: desafiarlo te costaría 1 moneda. Déjalo pasar.
lesson-mascarade-announce = Nadie lo ha desafiado: Carlo se ha llevado la moneda sin revelar nada. Ahora te toca a ti: anuncia el Rey.
    .wrong = También se puede. Pero sabes que eres el Rey, y el Rey toma 2 monedas: anúncialo.
lesson-mascarade-near = Nadie se ha atrevido a desafiarte: 2 monedas más. Con 12 ya casi has ganado, y los demás intentarán impedirlo.
lesson-mascarade-risk = Bianca se ha llevado tu máscara bajo la mesa. ¿La ha cambiado o solo ha fingido? Arriésgate y anuncia el Rey.
    .wrong = Sería más prudente. Pero esta vez descubre cuánto cuesta un error: anuncia el Rey.
lesson-mascarade-challenged = ¡Bianca la había cambiado! Ella es el Rey y toma 2 monedas; tú pagas 1. Quien acaba de revelar no puede anunciar en el turno siguiente.
lesson-mascarade-win = Ahora todos saben que eres el Ladrón, que toma 1 moneda de cada vecino. Tienes 11 y nadie ha tocado tu máscara. ¡Anuncia el Ladrón!
    .wrong = Te faltan 2 monedas, justo las que toma el Ladrón. Anuncia el Ladrón.
lesson-mascarade-end = 13 monedas: ¡has ganado! La partida también termina si alguien se queda sin monedas; entonces gana quien tenga más. Ya puedes ir al baile.

## Masquerade

lesson-masquerade-goal = Gana quien tenga más puntos de victoria. Vienen de los Emblemas, los Tesoros, los contadores y tu Máscara. El primer turno ya ha pasado; juegas el segundo.
lesson-masquerade-mask = Esta es tu Máscara, el Lobo; solo la ves tú. Da 3 puntos al final si has vencido a alguien en un Desafío y sigue oculta.
lesson-masquerade-order = 1. Orden: decide cuándo juegas, y cada uno tiene un efecto. Toma el Segundo Orden, que suma 1 a tu poder.
    .wrong = Ese también está libre, pero vas a luchar: toma el Segundo Orden y tendrás 1 más de poder.
lesson-masquerade-stage = 2. Escenario: aquí va tu Bailarín. El Lobo quiere pelea y la Duelista es más fuerte en la Arena. Ve allí.
    .wrong = Es un buen sitio, pero solo en la Arena puedes desafiar a alguien.
lesson-masquerade-spell = 3. Hechizo: cuesta tantos otros Hechizos de tu mano como su nivel. El Capricho es de nivel 0 y no cuesta nada. Lánzalo.
    .wrong = Todavía no: lanza primero el Capricho. No cuesta nada.
lesson-masquerade-whom = El Capricho hace que alguien descarte un Hechizo. Elige a Bianca: con menos Hechizos luchará peor.
    .wrong = No vas a luchar con Carlo. Elige a Bianca.
lesson-masquerade-enough = Ha descartado uno. Tus otros Hechizos son para el Desafío: deja de lanzar.
lesson-masquerade-challenge = 4. Desafío: en la Arena puedes luchar con cualquiera. Tienes 5 de poder y Bianca tiene 2. Desafíala.
    .wrong = Bianca es más débil, y sin pelea el Lobo no da nada. Desafía a Bianca.
lesson-masquerade-music = Primero sumas tú y después Bianca. A ella aún le quedan Hechizos: lanza el Nocturno y tendrás 2 más de poder gratis.
    .wrong = Eso todavía no: lanza primero el Nocturno. No cuesta nada.
lesson-masquerade-keep = Ahora tienes 7. Podrías revelar tu Máscara y sumar 3, pero entonces ya no puntuaría. Guárdala y no añadas nada más.
    .wrong = Guárdalo: con 7 basta. No añadas nada más.
lesson-masquerade-counter = 7 a 5: ganas y robas un Hechizo, y Bianca pierde una vida. Además puedes poner un Hechizo boca abajo como contador, que vale 1 punto. Pon el Minué.
    .wrong = Un contador es un punto seguro, y la Fuga puede servirte más tarde. Pon el Minué.
lesson-masquerade-emblems = Ahora tienes dos Emblemas, por más duelos ganados y más contadores, hasta que alguien te supere. 5. Evento: Carlo está en la Capilla, así que elige él.
lesson-masquerade-end = Se revelan las Máscaras: la tuya da 3 puntos y ganas con 6. Un baile de verdad dura hasta el último Guardián, el último Evento o suficientes renovaciones de los Hechizos.
