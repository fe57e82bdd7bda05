## Bots

help-minds = mostrar los bots
    .long = Muestra los bots de cada juego, del más débil al más fuerte.
minds-legend = El número es el nivel del bot, 0 el más débil; un punto señala a los que solo saben un truco. Juega contra ellos con «ridotto play JUEGO --with NOMBRE,NOMBRE».
explain-program = { $why }
help-play-with = los rivales por su nombre, como los muestra «ridotto minds» (por defecto: una mesa variada)
play-minds-title = Por qué hicieron su última jugada
play-faults = { $count ->
        [1] { $name } dio una respuesta no válida.
       *[other] { $name } dio { $count } respuestas no válidas.
    }

## Torneos

help-tournament = enfrentar bots y programas entre sí
    .long = Enfrenta bots y programas entre sí. Cada reparto se juega con todos en todos los asientos, así que la suerte del reparto se compensa. La misma semilla da las mismas partidas, sea cual sea el número de procesos.
help-bot = un programa que juega, y su nombre (puede repetirse); véase docs/bots.md
help-transcript = escribe en este archivo todas las líneas que se envían a los programas y las que ellos responden; véase docs/bots.md
help-table = los jugadores de una mesa, un nombre por asiento (puede repetirse)
help-field = el jugador de todos los asientos menos el del invitado
help-guest = el jugador que se sienta entre copias de los demás (puede repetirse)
help-tournament-games = número mínimo de partidas (por defecto: 400); los repartos se juegan completos
help-tournament-turn-limit = detiene la partida tras este número de turnos (por defecto: 200)
help-millis = tiempo para pensar una decisión, en milisegundos (por defecto: 1000 para programas)
help-chart = dibuja los resultados en este archivo
help-tournament-resume = guarda en este archivo cada reparto terminado y, si ya existe, continúa a partir de él

usage-bot = «{ $given }» no es válido; usa un nombre, = y una línea de comandos, como mio="python mio.py"
usage-no-program = no existe el programa { $given }
usage-name-taken = el nombre «{ $name }» ya está en uso: elige otro para tu programa
transcript-no-program = --transcript necesita un programa al que escuchar: añade --bot NOMBRE="COMANDO"
program-useless = «{ $name }» no ha dado ni una respuesta válida; consulta docs/bots.md, Faults, y usa --transcript ARCHIVO para ver lo que se dijo
usage-nobody = no hay ningún bot llamado «{ $given }»; elige entre { $known }
usage-table = la mesa tiene { $seats ->
        [one] 1 nombre
       *[other] { $seats } nombres
    }, pero hay { $players } jugadores; indica un nombre por asiento
usage-no-tables = no se han indicado jugadores; usa --table NOMBRE,NOMBRE,… con un nombre por asiento, o --field NOMBRE y --guest NOMBRE
ledger-other = { $file } es de otro torneo; se ha dejado como estaba
ledger-broken = { $file } no es un archivo de torneo (línea { $line }); se ha dejado como estaba

tournament-title = { $scenario }: { $games ->
        [one] una partida
        [many] { $games } de partidas
       *[other] { $games } partidas
    } de { $deals ->
        [one] un reparto
        [many] { $deals } de repartos
       *[other] { $deals } repartos
    } (semilla { $seed })
tournament-rounded = Pediste { $asked ->
        [one] una partida
        [many] { $asked } de partidas
       *[other] { $asked } partidas
    }; con todos en todos los asientos de cada reparto son { $games }.
tournament-mind = bot
tournament-share = cuota
tournament-interval = intervalo del 95 %
tournament-rating = puntuación
tournament-time = por decisión
tournament-faults = faltas
tournament-no-rating = Las puntuaciones necesitan OpenSkill: pip install "ridotto[lab]"
tournament-against = Cara a cara: de cada 100 victorias, cuántas son del jugador de la fila
tournament-endings = Cómo acabaron las partidas
tournament-faults-title = Faltas (cada una costó una decisión)
tournament-fault-crashed = { $count ->
        [1] una vez:
       *[other] { $count } veces:
    } error interno
tournament-fault-illegal = { $count ->
        [1] una vez:
       *[other] { $count } veces:
    } jugada ilegal
tournament-fault-late = { $count ->
        [1] una vez:
       *[other] { $count } veces:
    } sin respuesta a tiempo
tournament-fault-dead = { $count ->
        [1] una vez:
       *[other] { $count } veces:
    } ya no estaba en marcha
tournament-fault-garbled = { $count ->
        [1] una vez:
       *[other] { $count } veces:
    } respuesta mal formada
tournament-first-fault = la primera: { $told }
tournament-chart = Cuota de victorias, con intervalos del 95 %
tournament-fair = 1 = lo esperable por azar
