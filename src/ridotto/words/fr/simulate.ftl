help-game = le jeu : mascarade ou masquerade
help-sheet-or-file = une feuille imprimée, comme 8A, ou un fichier TOML contenant un jeu de masques
help-games = combien de parties (100000 à défaut)
help-seed = un nombre ; le même donne le même résultat
help-workers = combien de processus se partagent le travail (à défaut, autant que de processeurs)
help-turn-limit-simulation = après tant de tours, la partie est arrêtée et comptée (1000 à défaut)
help-json = n’affiche qu’un objet JSON et rien d’autre

simulate-preparing = Préparation
simulate-under-way = Parties en cours
simulate-title = { $scenario } : { $games ->
        [one] une partie
       *[other] { $games } parties
    } à { $players } joueurs décidant au hasard (graine { $seed }), { $decisions } décisions
simulate-speed = { $seconds } s, { $speed } décisions par seconde
simulate-endings = Comment les parties ont fini
simulate-reason-thirteen = quelqu’un avait treize pièces
simulate-reason-ruin = quelqu’un n’en avait plus aucune
simulate-reason-cheat = le pouvoir du Tricheur l’a emporté
simulate-reason-turn-limit = arrêtées par la limite de tours
simulate-lengths = Combien de temps elles ont duré
simulate-turns = tours : { $median } en médiane, 95 % au plus { $p95 }
simulate-decisions = décisions : { $median } en médiane, 95 % au plus { $p95 }
simulate-by-mask = Victoires par masque de départ (1 = la part équitable ; intervalle à 95 % ; les victoires partagées sont divisées)
simulate-by-seat = Victoires par place de départ (la place 0 commence)
simulate-seat = place { $seat }

help-simulate-scenario = pour Mascarade : une feuille imprimée, comme 8A, ou un fichier TOML contenant un jeu de masques
help-simulate-deck = pour Masquerade : un fichier TOML contenant un jeu de cartes (à défaut, celui de Ridotto)
help-simulate-players = pour Masquerade : combien de joueurs, de 2 à 5 (4 à défaut)
usage-other-game = { $what } appartient à { $game }

simulate-reason-guardians = le dernier Gardien a été vaincu
simulate-reason-events = le dernier Événement a été choisi
simulate-reason-renewals = la pioche de Sorts a été renouvelée une fois de trop
simulate-by-dancer = Victoires par Danseur choisi (1 = la part équitable ; intervalle à 95 %)
simulate-by-dealt-mask = Victoires par Masque reçu ; puis la fréquence à laquelle il a rapporté à qui l’a reçu
simulate-by-order = Victoires selon le premier Ordre reçu
simulate-order = Ordre { $order }
simulate-by-player = Victoires par numéro de joueur
simulate-cards = Combien de fois par partie
simulate-used-stage = Scènes visitées
simulate-used-spell = Sorts lancés
simulate-used-event = Événements appelés
simulate-used-treasure = Trésors gagnés
simulate-used-emblem = Emblèmes détenus à la fin
simulate-never-used = jamais utilisés : { $cards }
