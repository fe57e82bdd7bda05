help-bluffs = mesurer comment les esprits bluffent et défient
    .long = Fait jouer des esprits à Mascarade et dit de chacun combien de fois il annonce un masque qu’il croit ne pas avoir, combien de fois il revendique celui que d’autres annoncent, et ce que cela rapporte. Ce qu’il croit est ce que l’on peut savoir à sa place, à ce moment, d’après tout ce qu’on y a vu, sans rien oublier. Chaque donne est jouée avec chacun à chaque place ; la même graine donne les mêmes chiffres, quel que soit le nombre de processus.
help-bluffs-game = le jeu : mascarade
help-bluffs-games = combien de parties au moins (120 à défaut) ; les donnes sont jouées en entier

bluffs-broken = un processus s’est arrêté d’un coup, peut-être faute de mémoire ; avec moins de --workers, il en faut moins
bluffs-mind = { $name } gagne { $share } fois la part équitable ({ $low } – { $high })
bluffs-turns = { $made ->
        [one] { $made } annonce
       *[other] { $made } annonces
    } en { $turns ->
        [one] { $turns } tour qui le permettait
       *[other] { $turns } tours qui le permettaient
    }
bluffs-bluffs = bluffs : { $number } sur { $of }, { $share } ({ $low } – { $high })
bluffs-account = de son propre aveu : { $number } sur { $of }, { $share } ({ $low } – { $high })
bluffs-dared = revendique contre sa propre croyance : { $number } sur { $of }, { $share } ({ $low } – { $high })
bluffs-belief = croyance
bluffs-made = annonces
bluffs-false = fausses
bluffs-challenged = défiées
bluffs-coins = pièces
bluffs-bluffing = bluffs
bluffs-good-faith = de bonne foi
bluffs-all = toutes
bluffs-asked = questions
bluffs-claimed = revendique
bluffs-right = à raison
bluffs-coins-claimed = pièces (oui)
bluffs-coins-passed = pièces (passe)
bluffs-faults = { $count ->
        [one] { $count } réponse inutilisable
       *[other] { $count } réponses inutilisables
    }
bluffs-legend = Croyance : la probabilité, d’après tout ce qu’on a vu à cette place, que le masque annoncé soit le sien ; en dessous de 50 %, c’est un bluff. Pièces : de combien change en moyenne sa propre fortune jusqu’à ce que l’annonce soit réglée, pouvoir et amende compris. Les intervalles sont à 95 % et viennent de ce qui distingue les donnes.
bluffs-estimated = Avec tant de masques, ces croyances sont estimées, non exactes.
