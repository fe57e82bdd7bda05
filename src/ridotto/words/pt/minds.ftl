# The random player, for games without bots of their own.

portrait-nane = Nane não leu as regras: joga qualquer coisa que seja permitida.
