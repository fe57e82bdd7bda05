help-bluffs = mesurer comment les bots bluffent et contestent
    .long = Fait jouer des bots à Mascarade et indique combien de fois chacun annonce un masque qu’il croit ne pas avoir, combien de fois il conteste l’annonce d’un autre, et ce que l’un et l’autre rapportent. Ce qu’il croit est ce que l’on pouvait savoir à sa place, à ce moment, d’après tout ce qu’on y a vu, sans rien oublier. Chaque donne est jouée avec chacun à chaque place ; la même graine donne les mêmes chiffres, quel que soit le nombre de processus.
help-bluffs-game = le jeu : mascarade
help-bluffs-games = nombre minimal de parties (par défaut : 120) ; les donnes sont jouées en entier

bluffs-mind = { $name } gagne { $share } fois le résultat attendu au hasard ({ $low } – { $high })
bluffs-turns = { $made ->
        [one] { $made } annonce
       *[other] { $made } annonces
    } en { $turns ->
        [one] { $turns } tour qui le permettait
       *[other] { $turns } tours qui le permettaient
    }
bluffs-bluffs = bluffs : { $number } sur { $of }, { $share } ({ $low } – { $high })
bluffs-account = de son propre aveu : { $number } sur { $of }, { $share } ({ $low } – { $high })
bluffs-dared = contestations contre sa propre conviction : { $number } sur { $of }, { $share } ({ $low } – { $high })
bluffs-belief = conviction
bluffs-made = annonces
bluffs-false = fausses
bluffs-challenged = contestées
bluffs-coins = pièces
bluffs-bluffing = bluffs
bluffs-good-faith = de bonne foi
bluffs-all = toutes
bluffs-asked = questions
bluffs-claimed = conteste
bluffs-right = à raison
bluffs-coins-claimed = pièces (conteste)
bluffs-coins-passed = pièces (passe)
bluffs-faults = { $count ->
        [one] { $count } réponse non valable
       *[other] { $count } réponses non valables
    }
bluffs-legend = Conviction : la probabilité, d’après tout ce qui a été vu à cette place, que le masque annoncé soit celui du joueur ; en dessous de 50 %, c’est un bluff. Pièces : la variation moyenne de la fortune du joueur jusqu’au règlement de l’annonce, pouvoir et amende compris. Les intervalles sont à 95 % et reflètent les écarts entre les donnes.
bluffs-estimated = Avec autant de masques, certaines convictions sont estimées, et non exactes.
