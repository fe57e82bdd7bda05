mask-judge = Juez
    .power = Toma todas las monedas del marcador de Justicia.
mask-empress = Emperatriz
    .power = Toma 3 monedas de la Banca.
mask-king = Rey
    .power = Toma 2 monedas de la Banca.
mask-widow = Viuda
    .power = Toma monedas de la Banca hasta tener 10. Si ya tienes 10 o más, no tiene efecto.
mask-patron = Mecenas
    .power = Toma 3 monedas de la Banca. Después, las dos personas que tienes al lado toman 1 moneda de la Banca cada una.
mask-peasant = Campesino
    .power = Toma 1 moneda de la Banca. Si los dos Campesinos se revelan a la vez, cada uno toma 2.
mask-fool = Loco
    .power = Toma 1 moneda de la Banca. Después, llévate bajo la mesa, sin mirarlas, las máscaras de otros dos jugadores: intercámbialas o finge hacerlo.
mask-princess = Princesa
    .power = Toma 2 monedas de la Banca. Después, elige a otro jugador: toda la mesa, menos esa persona, ve su máscara.
mask-spy = Espía
    .power = Elige a otro jugador. Mira tu máscara y la suya; después, intercámbialas o finge hacerlo.
mask-witch = Hechicera
    .power = Si quieres, intercambia todas tus monedas por las de otro jugador.
mask-thief = Ladrón
    .power = Toma 1 moneda de cada una de las dos personas que tienes al lado.
mask-swindler = Estafador
    .power = Toma 2 monedas de quien tenga más (sin contarte a ti). En caso de empate, eliges tú.
mask-beggar = Mendigo
    .power = Empezando por tu izquierda, cada jugador que en ese momento tenga más monedas que tú te da 1.
mask-puppeteer = Titiritero
    .power = Toma 1 moneda de cada uno de otros dos jugadores. Después, esos dos cambian de sitio; las máscaras y las monedas se quedan donde están.
mask-guru = Gurú
    .power = Elige a otro jugador. Debe nombrar su máscara y después revelarla. Si se equivoca, te da 4 monedas.
mask-cheat = Tramposo
    .power = Si tienes 10 monedas o más, ganas en el acto.

scenario-players = No se puede jugar a Mascarade con { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }.
    .mend = Usa de 4 a 12.
scenario-centre-fixed = Con { $players } jugadores hay { $needed ->
        [one] 1 máscara
       *[other] { $needed } máscaras
    } en el centro, no { $centre }.
    .mend = Pon { $needed } en el centro.
scenario-centre-free = En el centro no puede haber { $centre ->
        [one] 1 máscara
       *[other] { $centre } máscaras
    }.
    .mend = Con 6 jugadores o más, pon 0, 1 o 2.
scenario-cards = { $cards ->
        [one] Hay 1 máscara
       *[other] Hay { $cards } máscaras
    }, pero con { $players } jugadores y { $centre } en el centro hacen falta { $needed }.
    .mend = { $toomany ->
        [1] Quita { $off }.
       *[other] Añade { $off }.
    }
scenario-unknown-mask = No hay ninguna máscara llamada «{ $mask }».
    .mend = { $close ->
        [none] Usa los identificadores de las máscaras, como judge o king.
       *[other] ¿Querías decir { $close }?
    }
scenario-copies = { $maskname } aparece { $count ->
        [one] 1 vez
       *[other] { $count } veces
    }.
    .mend = Deja solo { $copies }.
scenario-minimum = { $maskname } requiere al menos { $fewest } jugadores, y hay { $players }.
    .mend = Sustitúyela por una máscara para menos jugadores.
scenario-no-judge = Falta el Juez.
    .mend = Añade el Juez: está en todas las partidas.
scenario-one-peasant = Solo hay un Campesino.
    .mend = Pon los dos Campesinos o ninguno.
scenario-few-stars = Máscaras que toman monedas de la Banca: { $stars } de { $cards }. Debe ser al menos un tercio ({ $needed }).
    .mend = Cambia { $off } de las otras por máscaras con estrella.
scenario-many-stars = Máscaras que toman monedas de la Banca: { $stars } de { $cards }. Con más de la mitad, la partida es corta.
    .mend = Usa { $most } como máximo.
