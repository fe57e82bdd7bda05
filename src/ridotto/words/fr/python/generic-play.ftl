## Jeux sans table à eux dans le terminal

generic-play-welcome = { $game }. Vous êtes à la place { $seat }. À toute question, tapez « ? » pour l’aide.
generic-play-help = Tapez le numéro placé devant votre choix. Vous pouvez donner plusieurs réponses sur une ligne.
generic-play-truth = Ce qui était caché
help-game-players = nombre de joueurs
help-game-turn-limit = la partie se termine après ce nombre de tours
