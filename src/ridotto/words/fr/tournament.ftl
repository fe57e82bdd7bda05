## Esprits

help-minds = qui peut être invité à la table
    .long = Présente les personnages qui jouent à chaque jeu, du plus faible au plus fort.
minds-legend = Le nombre est l’échelon, 0 le plus faible ; un point marque ceux qui ne connaissent qu’une ruse. « ridotto play JEU --with NOM,NOM » vous assoit avec eux.
explain-program = { $why }
help-play-with = avec qui jouer, par leur nom, comme « ridotto minds » les présente (à défaut, une table variée)
play-minds-title = Ce qu’ils disent de la dernière chose qu’ils ont faite
play-faults = { $count ->
        [1] { $name } a donné une réponse inutilisable.
       *[other] { $name } a donné { $count } réponses inutilisables.
    }

## Tournois

help-tournament = faire jouer esprits et programmes les uns contre les autres
    .long = Fait jouer esprits et programmes les uns contre les autres. Chaque donne est jouée avec chacun à chaque place : personne ne doit son rang aux cartes ; la même graine donne les mêmes parties, quel que soit le nombre de processus.
help-bot = un programme qui joue, et son nom (répétable) ; voir docs/bots.md
help-table = qui s’assoit à une table, un nom par place (répétable)
help-field = qui occupe toutes les places sauf celle de l’invité
help-guest = qui s’assoit parmi des copies des autres (répétable)
help-tournament-games = combien de parties au moins (400 à défaut) ; les donnes sont jouées en entier
help-tournament-turn-limit = après tant de tours, la partie est arrêtée (200 à défaut)
help-millis = combien de temps un esprit peut réfléchir à une décision, en millisecondes (1000 pour les programmes à défaut)
help-chart = dessine les résultats dans ce fichier
help-tournament-resume = garde chaque donne finie dans ce fichier et, s’il existe déjà, reprend où il s’arrête

usage-bot = « { $given } » ne convient pas : il faut un nom, = et une ligne de commande, comme mien="python mien.py"
usage-no-program = le programme { $given } n’existe pas
usage-name-taken = le nom « { $name } » est déjà pris : choisissez-en un autre pour votre programme
usage-nobody = personne ne s’appelle « { $given } » ; choisissez parmi { $known }
usage-table = une table de { $seats } est nommée, mais on joue à { $players } : il faut un nom par place
usage-no-tables = qui joue ? Donnez --table NOM,NOM,… avec un nom par place, ou --field NOM et --guest NOM
ledger-other = { $file } contient un autre tournoi ; il est resté tel quel
ledger-broken = { $file } n’est pas un fichier de tournoi (ligne { $line }) ; il est resté tel quel

tournament-broken = un processus s’est arrêté d’un coup, peut-être faute de mémoire ; avec --resume, le tournoi reprend où il s’est arrêté
tournament-title = { $scenario } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } (graine { $seed })
tournament-rounded = { $asked } parties étaient demandées ; avec chacun à chaque place de chaque donne, cela fait { $games }.
tournament-mind = esprit
tournament-share = part
tournament-interval = intervalle à 95 %
tournament-rating = cote
tournament-time = une décision
tournament-faults = fautes
tournament-no-rating = Les cotes demandent OpenSkill : pip install "ridotto[lab]"
tournament-against = Chacun contre chacun : sur cent victoires des deux, place pour place, celles de la ligne
tournament-endings = Comment les parties ont fini
tournament-faults-title = Fautes : chacune a coûté la décision
tournament-fault-crashed = { $count ->
        [1] une fois
       *[other] { $count } fois
    } une erreur interne
tournament-fault-illegal = { $count ->
        [1] une fois
       *[other] { $count } fois
    } une réponse illégale
tournament-fault-late = { $count ->
        [1] une fois
       *[other] { $count } fois
    } pas de réponse à temps
tournament-fault-dead = { $count ->
        [1] une fois
       *[other] { $count } fois
    } plus en marche
tournament-fault-garbled = { $count ->
        [1] une fois
       *[other] { $count } fois
    } une réponse dénuée de sens
tournament-first-fault = la première : { $told }
tournament-chart = Part des victoires, avec intervalles à 95 %
tournament-fair = 1 = la part équitable
