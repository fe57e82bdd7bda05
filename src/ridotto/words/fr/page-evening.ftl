## The page of a table: the evening, the host, pauses

evening-menu = Cette table
evening-invite = Invitation
    .watch = Vos amis peuvent regarder, puis jouer la prochaine partie.
evening-standings = Ce soir
evening-wins = Victoires
evening-games = Parties
evening-points = Points
host-title = Vous êtes l’hôte
host-pause = Mettre en pause
    .why = Personne ne peut agir et aucune pendule ne tourne. La partie reprend d’elle-même au bout de { $minutes } minutes.
host-resume = Reprendre la partie
host-make = Nommer hôte
host-make-whom = Nommer hôte : { $name }
host-make-title = Nommer { $name } hôte ?
    .what = Ensuite, cette personne sera la seule à pouvoir mettre la partie en pause, retirer des joueurs ou l’arrêter.
host-make-keep = Rester l’hôte
host-remove-title = Retirer { $name } de la partie ?
    .what = Un bot continue à sa place. Cette personne ne pourra que regarder tant que vous ne la laissez pas revenir.
host-forgive = Laisser revenir
host-forgive-whom = Laisser revenir { $name }
host-removed = Personnes retirées
host-end = Arrêter la partie
host-end-title = Arrêter la partie pour tout le monde ?
    .what = Personne ne gagne et la table se ferme.
host-end-keep = Continuer à jouer
pause-title = En pause
pause-why = L’hôte a mis la partie en pause.
    .you = Vous avez mis la partie en pause.
pause-left = Elle reprend d’elle-même dans { $time }.
log-paused = La partie est en pause.
log-resumed = La partie reprend.
refusal-paused = La partie est en pause.
refusal-too-fast-pauses = Cette partie a été mise en pause trop souvent.
refusal-too-fast-hosts = L’hôte a changé trop souvent à cette table.
refusal-too-fast-removals = Des joueurs ont été retirés trop souvent dans cette partie.
option-rotate = Faire tourner les places
    .why = À la revanche, chacun avance d’une place.
log-removed = { $who ->
        [you] Vous n’êtes plus dans la partie (décision de l’hôte) ; un bot joue pour vous.
       *[other] { $name } n’est plus dans la partie (décision de l’hôte) ; un bot joue à sa place.
    }
log-forgiven = { $who ->
        [you] Vous pouvez rejouer.
       *[other] { $name } peut rejouer.
    }
