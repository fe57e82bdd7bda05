## Games without a table of their own in the terminal

generic-play-welcome = { $game }. You sit in seat { $seat }. At any question, ? helps.
generic-play-help = Answer with the number before your choice. Several answers fit on one line.
generic-play-truth = What was hidden
help-game-players = how many players
help-game-turn-limit = after so many turns the game ends
