help-game = el juego: mascarade o masquerade
help-sheet-or-file = una hoja de Escenario, como 8A, o un archivo TOML con un conjunto de máscaras
help-games = número de partidas (por defecto: 100000)
help-seed = un número; la misma semilla da el mismo resultado
help-turn-limit-simulation = detiene la partida, y la cuenta, tras este número de turnos (por defecto: 1000)
help-json = imprime un solo objeto JSON y nada más

simulate-preparing = Preparando
simulate-under-way = Jugando
simulate-title = { $scenario }: { $games ->
        [one] una partida
        [many] { $games } de partidas
       *[other] { $games } partidas
    } de { $players } jugadores que deciden al azar (semilla { $seed }), { $decisions ->
        [one] una decisión
        [many] { $decisions } de decisiones
       *[other] { $decisions } decisiones
    }
simulate-speed = { $seconds } s, { $speed } decisiones por segundo
simulate-endings = Cómo acabaron las partidas
simulate-reason-thirteen = alguien tenía trece monedas
simulate-reason-ruin = alguien se quedó sin monedas
simulate-reason-cheat = ganó el poder del Tramposo
simulate-reason-turn-limit = detenidas por el límite de turnos
simulate-lengths = Cuánto duraron
simulate-turns = turnos: { $median } de mediana, { $p95 } en el percentil 95
simulate-decisions = decisiones: { $median } de mediana, { $p95 } en el percentil 95
simulate-by-mask = Victorias por máscara inicial (1 = lo esperable por azar; intervalo del 95 %; las victorias compartidas se dividen)
simulate-by-seat = Victorias por asiento inicial (empieza el asiento 0)
simulate-seat = asiento { $seat }

help-simulate-scenario = para Mascarade: una hoja de Escenario, como 8A, o un archivo TOML con un conjunto de máscaras
help-simulate-deck = para Masquerade: un archivo TOML con un mazo (por defecto: el que trae Ridotto)
help-simulate-players = para Masquerade: número de jugadores, de 2 a 5 (por defecto: 4)
usage-other-game = { $what } es una opción de { $game }

simulate-reason-guardians = se venció al último Guardián
simulate-reason-events = se eligió el último Evento
simulate-reason-renewals = el mazo de Hechizos se agotó por última vez
simulate-by-dancer = Victorias por Bailarín elegido (1 = lo esperable por azar; intervalo del 95 %)
simulate-by-dealt-mask = Victorias por Máscara repartida; después, con qué frecuencia puntuó para ese jugador
simulate-by-order = Victorias por el primer Orden repartido
simulate-order = Orden { $order }
simulate-by-player = Victorias por número de jugador
simulate-cards = Cuántas veces por partida
simulate-used-stage = Escenarios visitados
simulate-used-spell = Hechizos lanzados
simulate-used-event = Eventos elegidos
simulate-used-treasure = Tesoros ganados
simulate-used-emblem = Emblemas en poder de alguien al final
simulate-never-used = sin usar nunca: { $cards }
