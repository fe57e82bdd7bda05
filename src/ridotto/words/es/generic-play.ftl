## Juegos sin mesa propia en el terminal

generic-play-welcome = { $game }. Ocupas el asiento { $seat }. En cualquier pregunta, ? ayuda.
generic-play-help = Responde con el número que precede a tu elección. En una línea caben varias respuestas.
generic-play-truth = Lo que estaba oculto
help-game-players = cuántos jugadores
help-game-turn-limit = tras ese número de turnos termina la partida
