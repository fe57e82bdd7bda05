## Mentes

help-minds = quién puede sentarse a la mesa
    .long = Muestra los personajes que juegan a cada juego, del más débil al más fuerte.
minds-legend = El número es el peldaño, 0 el más débil; un punto señala a quienes solo saben un truco. Con “ridotto play JUEGO --with NOMBRE,NOMBRE” juegas contra ellos.
explain-program = { $why }
help-play-with = con quién jugar, por su nombre, como los muestra “ridotto minds” (una mesa variada si no se indica)
play-minds-title = Lo que dicen de lo último que hicieron
play-faults = { $count ->
        [1] { $name } dio una respuesta inservible.
       *[other] { $name } dio { $count } respuestas inservibles.
    }

## Torneos

help-tournament = enfrentar a mentes y programas entre sí
    .long = Enfrenta a mentes y programas entre sí. Cada reparto se juega con todos en todos los asientos, así que nadie debe su puesto a las cartas; la misma semilla da las mismas partidas, sea cual sea el número de procesos.
help-bot = un programa que juega, y su nombre (puede repetirse); véase docs/bots.md
help-table = quién se sienta a una mesa, un nombre por asiento (puede repetirse)
help-field = quién ocupa todos los asientos menos el del invitado
help-guest = quién se sienta entre copias de los demás (puede repetirse)
help-tournament-games = cuántas partidas como mínimo (400 si no se indica); los repartos se juegan completos
help-tournament-turn-limit = tras tantos turnos la partida se detiene (200 si no se indica)
help-millis = cuánto puede pensar una mente cada decisión, en milisegundos (1000 para programas si no se indica)
help-chart = dibuja los resultados en este archivo
help-tournament-resume = guarda cada reparto terminado en este archivo y, si ya existe, sigue donde acaba

usage-bot = “{ $given }” no sirve: hacen falta un nombre, = y una orden, como mio="python mio.py"
usage-no-program = no existe el programa { $given }
usage-name-taken = el nombre “{ $name }” ya está ocupado: elige otro para tu programa
usage-nobody = nadie se llama “{ $given }”; elige entre { $known }
usage-table = se nombró una mesa de { $seats }, pero juegan { $players }: hace falta un nombre por asiento
usage-no-tables = ¿quién juega? Indica --table NOMBRE,NOMBRE,… con un nombre por asiento, o --field NOMBRE y --guest NOMBRE
ledger-other = { $file } contiene otro torneo; se ha dejado como está
ledger-broken = { $file } no es un archivo de torneo (línea { $line }); se ha dejado como está

tournament-broken = un proceso terminó de repente, quizá por falta de memoria; con --resume el torneo sigue donde se detuvo
tournament-title = { $scenario }: { $games ->
        [one] una partida
       *[other] { $games } partidas
    } de { $deals ->
        [one] un reparto
       *[other] { $deals } repartos
    } (semilla { $seed })
tournament-rounded = Se pidieron { $asked } partidas; con todos en todos los asientos de cada reparto son { $games }.
tournament-mind = mente
tournament-share = parte
tournament-interval = intervalo del 95 %
tournament-rating = puntuación
tournament-time = una decisión
tournament-faults = faltas
tournament-no-rating = Las puntuaciones necesitan OpenSkill: pip install "ridotto[lab]"
tournament-against = Todos contra todos: de cada cien victorias de los dos, asiento por asiento, las de la fila
tournament-endings = Cómo acabaron las partidas
tournament-faults-title = Faltas: cada una costó la decisión
tournament-fault-crashed = { $count ->
        [1] una vez
       *[other] { $count } veces
    } un error interno
tournament-fault-illegal = { $count ->
        [1] una vez
       *[other] { $count } veces
    } una respuesta ilegal
tournament-fault-late = { $count ->
        [1] una vez
       *[other] { $count } veces
    } sin respuesta a tiempo
tournament-fault-dead = { $count ->
        [1] una vez
       *[other] { $count } veces
    } ya no estaba en marcha
tournament-fault-garbled = { $count ->
        [1] una vez
       *[other] { $count } veces
    } una respuesta sin sentido
tournament-first-fault = la primera: { $told }
tournament-chart = Parte de las victorias, con intervalos del 95 %
tournament-fair = 1 = la parte justa
