## Bots

help-minds = présenter les bots
    .long = Présente les bots de chaque jeu, du plus faible au plus fort.
minds-legend = Le nombre est le niveau du bot, 0 étant le plus faible ; un point marque les bots qui ne connaissent qu’une ruse. Pour jouer contre eux : « ridotto play JEU --with NOM,NOM ».
explain-program = { $why }
help-play-with = vos adversaires, par leur nom, comme les présente « ridotto minds » (par défaut : une table variée)
play-minds-title = Pourquoi ils ont joué leur dernier coup
play-faults = { $count ->
        [one] { $name } a donné { $count } réponse non valable.
       *[other] { $name } a donné { $count } réponses non valables.
    }

## Tournois

help-tournament = faire jouer bots et programmes les uns contre les autres
    .long = Fait jouer bots et programmes les uns contre les autres. Chaque donne est jouée avec chacun à chaque place : la chance de la donne s’annule. La même graine donne les mêmes parties, quel que soit le nombre de processus.
help-bot = un programme qui joue, et son nom (répétable) ; voir docs/bots.md
help-transcript = écrit dans ce fichier chaque ligne envoyée aux programmes et reçue d’eux ; voir docs/bots.md
help-table = les joueurs d’une table, un nom par place (répétable)
help-field = le joueur de toutes les places sauf celle de l’invité
help-guest = le joueur placé parmi des copies de --field (répétable)
help-tournament-games = nombre minimal de parties (par défaut : 400) ; les donnes sont jouées en entier
help-tournament-turn-limit = arrête une partie après ce nombre de tours (par défaut : 200)
help-millis = temps de réflexion par décision, en millisecondes (par défaut : 1000 pour les programmes)
help-chart = dessine les résultats dans ce fichier
help-tournament-resume = enregistre chaque donne finie dans ce fichier et, s’il existe déjà, reprend où il s’arrête

usage-bot = « { $given } » n’est pas valable ; indiquez un nom, = et une ligne de commande, comme mien="python mien.py"
usage-no-program = le programme { $given } n’existe pas
usage-name-taken = le nom « { $name } » est déjà pris : choisissez-en un autre pour votre programme
transcript-no-program = --transcript demande un programme à écouter : ajoutez --bot NOM="COMMANDE"
program-useless = « { $name } » n’a donné aucune réponse valable ; voyez docs/bots.md, Faults, et --transcript FICHIER pour lire les échanges
usage-nobody = aucun bot ne s’appelle « { $given } » ; choisissez parmi { $known }
usage-table = la table a { $seats } noms, mais il y a { $players } joueurs ; donnez un nom par place
usage-no-tables = aucun joueur indiqué ; utilisez --table NOM,NOM,… avec un nom par place, ou --field NOM et --guest NOM
ledger-other = { $file } contient un autre tournoi ; il n’a pas été modifié
ledger-broken = { $file } n’est pas un fichier de tournoi (ligne { $line }) ; il n’a pas été modifié

tournament-title = { $scenario } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } (graine { $seed })
tournament-rounded = Vous avez demandé { $asked } parties ; avec chacun à chaque place de chaque donne, cela en fait { $games }.
tournament-mind = bot
tournament-share = résultat
tournament-interval = intervalle à 95 %
tournament-rating = cote
tournament-time = par décision
tournament-faults = fautes
tournament-no-rating = Les cotes demandent OpenSkill : pip install "ridotto[lab]"
tournament-against = Face à face : sur 100 victoires des deux, celles du joueur de la ligne
tournament-endings = Comment les parties se sont terminées
tournament-faults-title = Fautes (chacune a coûté une décision)
tournament-fault-crashed = { $count } fois : plantage
tournament-fault-illegal = { $count } fois : action interdite
tournament-fault-late = { $count } fois : pas de réponse à temps
tournament-fault-dead = { $count } fois : programme arrêté
tournament-fault-garbled = { $count } fois : réponse mal formée
tournament-first-fault = la première : { $told }
tournament-chart = Victoires, avec intervalles à 95 %
tournament-fair = 1 = résultat attendu au hasard
