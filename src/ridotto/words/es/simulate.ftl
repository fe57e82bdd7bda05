help-game = el juego: mascarade o masquerade
help-sheet-or-file = una hoja impresa, como 8A, o un archivo TOML con un juego de máscaras
help-games = cuántas partidas (100000 si no se indica)
help-seed = un número; el mismo número da el mismo resultado
help-workers = cuántos procesos se reparten el trabajo (si no se indica, tantos como procesadores)
help-turn-limit-simulation = tras tantos turnos la partida se detiene y se cuenta (1000 si no se indica)
help-json = imprime un solo objeto JSON y nada más

simulate-preparing = Preparando
simulate-under-way = Jugando
simulate-title = { $scenario }: { $games ->
        [one] una partida
       *[other] { $games } partidas
    } de { $players } jugadores que deciden al azar (semilla { $seed }), { $decisions } decisiones
simulate-speed = { $seconds } s, { $speed } decisiones por segundo
simulate-endings = Cómo acabaron las partidas
simulate-reason-thirteen = alguien tenía trece monedas
simulate-reason-ruin = a alguien no le quedaba ninguna
simulate-reason-cheat = ganó el poder del Tramposo
simulate-reason-turn-limit = detenidas por el límite de turnos
simulate-lengths = Cuánto duraron
simulate-turns = turnos: { $median } de mediana, el 95 % como mucho { $p95 }
simulate-decisions = decisiones: { $median } de mediana, el 95 % como mucho { $p95 }
simulate-by-mask = Victorias por máscara inicial (1 = la parte justa; intervalo del 95 %; las victorias compartidas se dividen)
simulate-by-seat = Victorias por asiento inicial (empieza el asiento 0)
simulate-seat = asiento { $seat }

help-simulate-scenario = para Mascarade: una hoja impresa, como 8A, o un archivo TOML con un juego de máscaras
help-simulate-deck = para Masquerade: un archivo TOML con un mazo (el que viene con Ridotto si no se indica)
help-simulate-players = para Masquerade: cuántos jugadores, de 2 a 5 (4 si no se indica)
usage-other-game = { $what } es de { $game }

simulate-reason-guardians = se venció al último Guardián
simulate-reason-events = se eligió el último Evento
simulate-reason-renewals = el mazo de Hechizos se renovó una vez de más
simulate-by-dancer = Victorias por Bailarín elegido (1 = la parte justa; intervalo del 95 %)
simulate-by-dealt-mask = Victorias por Máscara repartida; después, cuántas veces puntuó para quien la recibió
simulate-by-order = Victorias por el primer Orden repartido
simulate-order = Orden { $order }
simulate-by-player = Victorias por número de jugador
simulate-cards = Cuántas veces por partida
simulate-used-stage = Escenarios visitados
simulate-used-spell = Hechizos lanzados
simulate-used-event = Eventos invocados
simulate-used-treasure = Tesoros ganados
simulate-used-emblem = Emblemas en manos de alguien al final
simulate-never-used = nunca usados: { $cards }
