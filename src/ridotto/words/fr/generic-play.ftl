## Jeux sans table à eux dans le terminal

generic-play-welcome = { $game }. Vous êtes à la place { $seat }. À toute question, ? aide.
generic-play-help = Répondez par le numéro placé devant votre choix. Une ligne peut contenir plusieurs réponses.
generic-play-truth = Ce qui était caché
help-game-players = nombre de joueurs
help-game-turn-limit = après ce nombre de tours, la partie se termine
