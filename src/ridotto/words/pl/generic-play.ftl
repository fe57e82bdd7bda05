## Gry bez własnego stołu w terminalu

generic-play-welcome = { $game }. Siedzisz na miejscu { $seat }. Przy każdym pytaniu pomaga znak ?.
generic-play-help = Odpowiadaj numerem sprzed wyboru. W jednym wierszu mieści się kilka odpowiedzi.
generic-play-truth = Co było ukryte
help-game-players = ilu graczy
help-game-turn-limit = po tylu turach gra się kończy
