help-game = el juego: mascarade
help-sheet-or-file = una hoja impresa, como 8A, o un archivo TOML con un juego de máscaras
help-games = cuántas partidas (100000 si no se indica)
help-seed = un número; el mismo número da el mismo resultado
help-workers = cuántos procesos se reparten el trabajo (si no se indica, tantos como procesadores)
help-turn-limit-simulation = tras tantos turnos ganan los más ricos (1000 si no se indica)
help-json = imprime un solo objeto JSON y nada más

simulate-preparing = Preparando
simulate-under-way = Jugando
simulate-title = Mascarade { $scenario }: { $games ->
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
simulate-turns = turnos: { $median } de mediana, el 95 % como mucho { $p95 }
simulate-decisions = decisiones: { $median } de mediana, el 95 % como mucho { $p95 }
simulate-by-mask = Victorias por máscara inicial (1 = la parte justa; intervalo del 95 %; las victorias compartidas se dividen)
simulate-by-seat = Victorias por asiento inicial (empieza el asiento 0)
simulate-seat = asiento { $seat }
