help-game = le jeu : mascarade ou masquerade
help-sheet-or-file = une fiche imprimée, comme 8A, ou un fichier TOML contenant une sélection de masques
help-games = nombre de parties (par défaut : 100000)
help-seed = un nombre ; la même graine donne le même résultat
help-turn-limit-simulation = arrête une partie, et la compte, après ce nombre de tours (par défaut : 1000)
help-json = n’affiche qu’un objet JSON et rien d’autre

simulate-preparing = Préparation
simulate-under-way = Parties en cours
simulate-title = { $scenario } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $players } joueurs décidant au hasard (graine { $seed }), { $decisions } décisions
simulate-speed = { $seconds } s, { $speed } décisions par seconde
simulate-endings = Comment les parties se sont terminées
simulate-reason-thirteen = quelqu’un avait treize pièces
simulate-reason-ruin = quelqu’un n’avait plus de pièces
simulate-reason-cheat = le pouvoir du Tricheur a fait gagner
simulate-reason-turn-limit = limite de tours atteinte
simulate-lengths = Combien de temps elles ont duré
simulate-turns = tours : médiane { $median }, 95e centile { $p95 }
simulate-decisions = décisions : médiane { $median }, 95e centile { $p95 }
simulate-by-mask = Victoires par masque de départ (1 = résultat attendu au hasard ; intervalle à 95 % ; les victoires partagées sont divisées)
simulate-by-seat = Victoires par place de départ (la place 0 commence)
simulate-seat = place { $seat }

help-simulate-scenario = pour Mascarade : une fiche imprimée, comme 8A, ou un fichier TOML contenant une sélection de masques
help-simulate-deck = pour Masquerade : un fichier TOML contenant un paquet (par défaut : celui livré avec Ridotto)
help-simulate-players = pour Masquerade : nombre de joueurs, de 2 à 5 (par défaut : 4)
usage-other-game = { $what } est une option de { $game }

simulate-reason-guardians = le dernier Gardien a été vaincu
simulate-reason-events = le dernier Événement a été déclenché
simulate-reason-renewals = la pioche de Sorts s’est épuisée pour la dernière fois
simulate-by-dancer = Victoires par Danseur choisi (1 = résultat attendu au hasard ; intervalle à 95 %)
simulate-by-dealt-mask = Victoires par Masque reçu, puis combien de fois il a rapporté à ce joueur
simulate-by-order = Victoires par premier Ordre reçu
simulate-order = Ordre { $order }
simulate-by-player = Victoires par numéro de joueur
simulate-cards = Combien de fois par partie
simulate-used-stage = Scènes visitées
simulate-used-spell = Sorts lancés
simulate-used-event = Événements déclenchés
simulate-used-treasure = Trésors gagnés
simulate-used-emblem = Emblèmes détenus à la fin
simulate-never-used = cartes jamais utilisées : { $cards }
