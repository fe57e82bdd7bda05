help-balance = mesurer l’équilibre d’un scénario, d’un paquet ou d’un jeu
    .long = Fait jouer des bots contre eux-mêmes et indique qui gagne trop, avec des intervalles et un verdict. « ridotto balance 8A » mesure une fiche imprimée, « ridotto balance FICHIER.toml » votre sélection de masques ou votre paquet, « ridotto balance 6A 6B » en compare deux. Pour un paquet de Masquerade, indique aussi quels contrôles il réussit ; code de sortie 1 si un contrôle échoue.
help-balance-game = le jeu ; inutile devant une fiche imprimée ou un fichier
help-balance-deck = un fichier de paquet (par défaut : le paquet livré avec Ridotto)
help-balance-players = les nombres de joueurs, comme 2,4 (par défaut : 2,3,4,5)
help-balance-mind = qui joue : { $names } (par défaut : le dernier)
help-balance-games = nombre de parties pour chaque nombre de joueurs (par défaut : 400)

balance-title = { $deck } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } pour chaque nombre de joueurs, graine { $seed }. Les Danseurs sont distribués au hasard.
balance-mind-searching = Tout le monde joue comme { $mind }, en imaginant { $playouts } parties par décision importante ; dans une vraie partie, { $mind } en imagine davantage.
balance-mind-plain = Tout le monde joue comme { $mind }.
balance-players = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
balance-dancers = Victoires par Danseur (1 = résultat attendu au hasard) : { $told }
balance-orders = Victoires par Ordre distribué : { $told }
balance-masks = Masques qui ont rapporté : { $told }
balance-endings = Fins : { $told }
balance-longest = Partie la plus longue : { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
balance-demands = Contrôles
balance-met = réussi
balance-not-met = ÉCHEC
balance-demand-dancer = { $players } joueurs : aucun Danseur ne gagne plus de 1,35 fois le résultat attendu au hasard (maximum : { $who }, { $value })
balance-demand-order = { $players } joueurs : aucun Ordre distribué ne gagne plus de 1,35 fois le résultat attendu au hasard (maximum : { $who }, { $value })
balance-demand-seat = { $players } joueurs : aucune place ne gagne plus de 1,35 fois le résultat attendu au hasard (maximum : { $who }, { $value })
balance-demand-mask-least = { $players } joueurs : tout Masque rapporte dans au moins 15 % de ses parties (minimum : { $who }, { $value })
balance-demand-mask-most = { $players } joueurs : aucun Masque ne rapporte dans plus de 65 % de ses parties (maximum : { $who }, { $value })
balance-demand-turns = { $players } joueurs : aucune partie ne dépasse 40 tours (la plus longue : { $value })
balance-demand-endings = Les trois fins se produisent (la plus rare : { $who }, { $value })
balance-demand-used = Toutes les cartes sont utilisées (inutilisées : { $value }) { $who }
