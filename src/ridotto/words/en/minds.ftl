# The random player, for games without bots of their own.

portrait-nane = Nane has not read the rules: he plays anything that is allowed.
