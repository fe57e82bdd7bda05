# The random player, for games without bots of their own.

portrait-nane = Nane não leu as regras: faz qualquer jogada permitida.
