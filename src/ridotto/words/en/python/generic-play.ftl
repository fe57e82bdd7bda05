## Games without a table of their own in the terminal

generic-play-welcome = { $game }. You’re in seat { $seat }. Type ? at any question for help.
generic-play-help = Type the number in front of your choice. You can give several answers on one line.
generic-play-truth = What was hidden
help-game-players = how many players
help-game-turn-limit = end the game after this many turns
