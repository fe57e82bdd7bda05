# The random player, for games without bots of their own.

portrait-nane = Nane nie czytał zasad: robi wszystko, co dozwolone.
