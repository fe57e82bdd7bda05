mask-judge = Juez
    .power = Toma todas las monedas que hay en el tribunal.
mask-empress = Emperatriz
    .power = Toma 3 monedas del banco.
mask-king = Rey
    .power = Toma 2 monedas del banco.
mask-widow = Viuda
    .power = Toma del banco las monedas que te falten para llegar a 10; si ya tienes 10 o más, nada.
mask-patron = Mecenas
    .power = Toma 3 monedas del banco; después, cada uno de tus dos vecinos toma 1 del banco.
mask-peasant = Campesino
    .power = Toma 1 moneda del banco; si los dos Campesinos se descubren a la vez, cada uno toma 2.
mask-fool = Loco
    .power = Toma 1 moneda del banco y después maneja sin verlas las máscaras de otros dos jugadores: las intercambias o lo finges.
mask-princess = Princesa
    .power = Toma 2 monedas del banco y elige a un jugador: todos menos él ven su máscara.
mask-spy = Espía
    .power = Elige a un jugador, mira tu máscara y la suya, y después intercámbialas o finge hacerlo.
mask-witch = Hechicera
    .power = Si quieres, intercambia toda tu fortuna por la de otro jugador.
mask-thief = Ladrón
    .power = Toma 1 moneda de cada uno de tus dos vecinos.
mask-swindler = Estafador
    .power = Toma 2 monedas del más rico de los demás; si hay empate, eliges tú.
mask-beggar = Mendigo
    .power = Siguiendo la ronda por tu izquierda, quien sea más rico que tú en ese momento te da 1 moneda.
mask-puppeteer = Titiritero
    .power = Toma 1 moneda de cada uno de otros dos jugadores, que después cambian de asiento; máscaras y monedas se quedan donde están.
mask-guru = Gurú
    .power = Elige a un jugador: debe nombrar su propia máscara y enseñarla, y si se equivoca te da 4 monedas.
mask-cheat = Tramposo
    .power = Con 10 monedas o más ganas en el acto.

scenario-players = A Mascarade no se puede jugar con { $players }.
    .mend = Jugad de 4 a 12.
scenario-centre-fixed = Con { $players } jugadores hay { $needed ->
        [one] 1 máscara
       *[other] { $needed } máscaras
    } en el centro, no { $centre }.
    .mend = Pon el centro a { $needed }.
scenario-centre-free = No se permiten { $centre } máscaras en el centro.
    .mend = A partir de 6 jugadores, pon 0, 1 o 2.
scenario-cards = Hay { $cards } máscaras, pero { $players } jugadores y { $centre } en el centro necesitan { $needed }.
    .mend = { $toomany ->
        [1] Quita { $off }.
       *[other] Añade { $off } más.
    }
scenario-unknown-mask = No hay ninguna máscara llamada «{ $mask }».
    .mend = { $close ->
        [none] Usa los identificadores de las máscaras, como judge o king.
       *[other] ¿Querías decir { $close }?
    }
scenario-copies = { $maskname } aparece { $count } veces.
    .mend = Deja { $copies ->
        [one] 1
       *[other] { $copies }
    }.
scenario-minimum = { $maskname } requiere al menos { $fewest } jugadores, y sois { $players }.
    .mend = Sustitúyela por una máscara para menos jugadores.
scenario-no-judge = Falta el Juez.
    .mend = Añade el Juez: está en todas las partidas.
scenario-one-peasant = Hay un solo Campesino.
    .mend = Pon los dos Campesinos o ninguno.
scenario-few-stars = { $stars } de { $cards } máscaras traen monedas del banco; tiene que ser al menos un tercio: { $needed }.
    .mend = Cambia { $off } de las otras por máscaras con estrella.
scenario-many-stars = { $stars } de { $cards } máscaras traen monedas del banco; con más de la mitad la partida es corta.
    .mend = Mejor que sean { $most } como mucho.
