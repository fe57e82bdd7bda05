# The random player, for games without bots of their own.

portrait-nane = Nane no ha leído las reglas: hace cualquier jugada permitida.
