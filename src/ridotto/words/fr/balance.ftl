help-balance = mesurer si un jeu de cartes de Masquerade est bon à jouer
    .long = Laisse les esprits jouer un jeu de cartes de Masquerade contre eux-mêmes et dit quelles exigences il remplit : aucun danseur et aucune place ne gagne bien trop souvent, tout masque peut être accompli et aucun ne l’est tout seul, toutes les fins arrivent, aucune partie n’est sans fin, aucune carte n’est inutile. Se termine avec l’état 1 si l’une n’est pas remplie.
help-balance-game = le jeu : masquerade
help-balance-deck = un fichier de cartes ; sans lui, celui qui vient avec Ridotto
help-balance-players = pour combien de joueurs, par exemple 2,4 (2,3,4,5 par défaut)
help-balance-mind = qui joue : { $names } (le dernier par défaut)
help-balance-games = combien de parties pour chaque nombre de joueurs (400 par défaut)

balance-title = { $deck } : { $games ->
        [one] une partie
        [many] { $games } de parties
       *[other] { $games } parties
    } pour chaque nombre de joueurs, graine { $seed }. Les danseurs sont distribués au hasard.
balance-mind-searching = Tous jouent comme { $mind }, qui imagine { $playouts } parties à chaque décision de poids ; à une table, il en imagine davantage.
balance-mind-plain = Tous jouent comme { $mind }.
balance-players = { $players ->
        [one] Un joueur
        [many] { $players } de joueurs
       *[other] { $players } joueurs
    }
balance-dancers = Victoires par danseur (1 = la part équitable) : { $told }
balance-orders = Victoires selon l’ordre distribué : { $told }
balance-masks = Masques accomplis : { $told }
balance-endings = Fins : { $told }
balance-longest = Partie la plus longue : { $turns ->
        [one] un tour
        [many] { $turns } de tours
       *[other] { $turns } tours
    }
balance-demands = Exigences
balance-met = remplie
balance-not-met = NON REMPLIE
balance-demand-dancer = { $players } joueurs : aucun danseur ne gagne plus de 1,35 fois sa part équitable (le plus : { $who }, { $value })
balance-demand-order = { $players } joueurs : aucun ordre distribué ne gagne plus de 1,35 fois sa part équitable (le plus : { $who }, { $value })
balance-demand-seat = { $players } joueurs : aucun siège ne gagne plus de 1,35 fois sa part équitable (le plus : { $who }, { $value })
balance-demand-mask-least = { $players } joueurs : tout masque est accompli dans au moins 15 % de ses parties (le moins : { $who }, { $value })
balance-demand-mask-most = { $players } joueurs : aucun masque n’est accompli dans plus de 65 % de ses parties (le plus : { $who }, { $value })
balance-demand-turns = { $players } joueurs : aucune partie ne dépasse 40 tours (la plus longue : { $value })
balance-demand-endings = Les trois fins arrivent (la plus rare : { $who }, { $value })
balance-demand-used = Aucune carte ne reste inutilisée (inutilisées : { $value }) { $who }
