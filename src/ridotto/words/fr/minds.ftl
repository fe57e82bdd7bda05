# The random player, for games without bots of their own.

portrait-nane = Nane n’a pas lu les règles : il joue n’importe quel coup permis.
