## Juegos sin mesa propia en el terminal

generic-play-welcome = { $game }. Ocupas el asiento { $seat }. En cualquier pregunta, escribe ? para ver la ayuda.
generic-play-help = Escribe el número que precede a tu elección. En una línea caben varias respuestas.
generic-play-truth = Lo que estaba oculto
help-game-players = número de jugadores
help-game-turn-limit = tras este número de turnos termina la partida
