## Gry bez własnego stołu w terminalu

generic-play-welcome = { $game }. Zajmujesz miejsce { $seat }. Wpisz ?, żeby zobaczyć pomoc.
generic-play-help = Wpisz liczbę stojącą przed odpowiedzią. W jednym wierszu zmieści się kilka odpowiedzi.
generic-play-truth = Co było ukryte
help-game-players = liczba graczy
help-game-turn-limit = po tylu turach rozgrywka się kończy
