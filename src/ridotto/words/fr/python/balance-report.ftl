## Options

help-balance-subject = une fiche imprimée, comme 8A, ou un fichier TOML contenant une sélection de masques ; deux sont comparées
help-balance-total = nombre de parties (par défaut : { $games })
help-balance-minds = le bot de toutes les places (par défaut : { $name })
help-balance-random = tout le monde joue au hasard
help-balance-html = écrit le rapport dans ce fichier comme page web
help-balance-parquet = écrit dans ce fichier Parquet une ligne par joueur et par partie
help-balance-resume = enregistre les parties finies dans ce fichier et, s’il existe déjà, reprend où il s’arrête
help-balance-search = cherche la sélection de masques la plus équilibrée pour ce nombre de joueurs
help-balance-require = avec --search : masques obligatoires, comme spy,fool
help-balance-exclude = avec --search : masques exclus
help-balance-centre = avec --search : nombre de masques au centre, de 0 à 2

usage-balance-subject = rien à mesurer sous le nom « { $given } » ; indiquez un jeu ({ $games }), une fiche imprimée, comme 8A, ou un fichier TOML
usage-balance-none = rien à mesurer ; indiquez une fiche imprimée, comme 8A, ou un fichier TOML
usage-balance-two = on peut en comparer deux au plus, pas { $count }
usage-balance-alone = { $what } vaut pour un seul rapport, pas pour une comparaison
usage-balance-search = { $what } n’est valable qu’avec --search
usage-no-parquet = les fichiers Parquet demandent pyarrow : pip install "ridotto[lab]"
usage-mask = aucun masque « { $given } » ; choisissez parmi { $known }
balance-ledger-other = { $file } contient une autre mesure ; il n’a pas été modifié
balance-ledger-broken = { $file } n’est pas un fichier d’équilibre (ligne { $line }) ; il n’a pas été modifié
balance-kept-nothing = Rien n’a été gardé ; avec --resume FICHIER, les parties finies sont gardées et la même commande reprend.
balance-kept = { $games ->
        [one] { $games } partie finie est
       *[other] { $games } parties finies sont
    } dans { $file } ; relancez la même commande pour continuer.

## Report

balance-report-title = { $name } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, graine { $seed }
balance-report-kicker = Rapport d’équilibre
balance-report-cards = Masques : { $names }
balance-report-intervals = Tous les intervalles sont à 95 %. Les parties sont indépendantes ; le verdict tient compte du nombre de valeurs comparées.
balance-report-command = La même commande avec la même graine donne le même rapport.
balance-verdict = Verdict
balance-verdict-balanced = Équilibré : tous les taux de victoire sont entre 0,8 et 1,25 fois le résultat attendu au hasard.
balance-verdict-uneven = Inégal : au moins un taux de victoire est avec certitude hors de 0,8 à 1,25 fois le résultat attendu au hasard.
balance-verdict-unbalanced = Déséquilibré : au moins un taux de victoire est avec certitude hors de 0,67 à 1,5 fois le résultat attendu au hasard.
balance-verdict-unsure = Pas de verdict : l’échantillon est trop petit.
balance-imbalance = Déséquilibre : { $value } (écart typique d’un taux de victoire au résultat attendu au hasard ; 0 est parfait)
balance-finding-far-strong = { $what } : gagne beaucoup trop, { $value } fois le résultat attendu au hasard (de { $low } à { $high }).
balance-finding-strong = { $what } : gagne trop, { $value } fois le résultat attendu au hasard (de { $low } à { $high }).
balance-finding-weak = { $what } : gagne trop peu, { $value } fois le résultat attendu au hasard (de { $low } à { $high }).
balance-finding-far-weak = { $what } : gagne beaucoup trop peu, { $value } fois le résultat attendu au hasard (de { $low } à { $high }).
balance-finding-even = { $section } : tout est entre 0,8 et 1,25 fois le résultat attendu au hasard.
balance-finding-idle = { $what } : presque jamais utilisé, { $value } fois par partie.
balance-finding-dominant = { $what } : utilisé bien plus que le reste, { $value } fois par partie.
balance-finding-cut-off = La limite de tours a arrêté { $value } des parties.
balance-finding-length = La moitié des parties dure au plus { $value ->
        [one] { $value } tour
       *[other] { $value } tours
    }.
balance-finding-swings = La première place change de mains { $value } fois par partie.
balance-finding-runaway = La première place ne change guère de mains, { $value } fois par partie : une avance précoce décide souvent.
balance-finding-few-games = { $games ->
        [one] { $games } partie, c’est
       *[other] { $games } parties, c’est
    } trop peu pour affirmer quoi que ce soit ; jouez-en au moins { $fewest }.
balance-finding-unsure = { $section } : trop peu de parties pour savoir si { $names } { $count ->
        [one] est
       *[other] sont
    } entre 0,8 et 1,25 ; il en faudrait environ { $games }.

balance-section-by-mask = Victoires par masque de départ
    .note = 1 est le résultat attendu au hasard. Les victoires partagées sont divisées.
balance-section-by-seat = Victoires par place de départ
    .note = 1 est le résultat attendu au hasard. À Mascarade, la place 0 joue le premier tour.
balance-section-by-announced = Victoires par masque annoncé
    .note = Parmi les joueurs qui ont annoncé le masque au moins une fois, à tort ou à raison ; 1 est le résultat attendu au hasard. Qui gagne annonce plus, donc la plupart des valeurs dépassent 1 : comparez-les entre elles.
balance-section-announcements = Annonces
    .note = Une annonce est vraie si elle vient de qui porte le masque. Elle est contestée si au moins une autre personne l’a contestée.
balance-section-challenges = Contestations
    .note = Parmi les annonces contestées, les vraies ; parmi les fausses, celles que personne n’a contestées ; parmi les contestations, celles de qui porte le masque.
balance-section-powers = Pouvoirs
    .note = Les pièces sont le changement pour qui a utilisé le pouvoir, sans les amendes. Une utilisation gagnante a terminé la partie et fait gagner son auteur.
balance-section-course = En tête
    .note = Est en tête la personne qui a, seule, le plus de pièces.
balance-section-by-dancer = Victoires par Danseur
balance-section-by-order = Victoires par Ordre reçu
balance-section-by-dealt-mask = Victoires par Masque reçu
balance-section-mask-scored = Masques qui ont rapporté
    .note = Parmi les parties où le Masque a été distribué, celles où il a rapporté des points à ce joueur.
balance-section-used-stage = { simulate-used-stage }
balance-section-used-spell = { simulate-used-spell }
balance-section-used-event = { simulate-used-event }
balance-section-used-treasure = { simulate-used-treasure }
balance-section-used-emblem = { simulate-used-emblem }
balance-section-endings = Comment les parties se sont terminées
balance-section-lengths = Combien de temps elles ont duré
    .note = La première place change de mains quand elle passe d’une personne seule en tête à une autre.
balance-section-turns = Parties par nombre de tours

balance-column-share = résultat
balance-column-announced = par partie
balance-column-true = vraies
balance-column-challenged = contestées
balance-column-stood = contestées, mais vraies
balance-column-uncaught = fausses non contestées
balance-column-right = contestations vraies
balance-column-used = utilisations par partie
balance-column-coins = pièces par utilisation
balance-column-won = utilisations gagnantes
balance-column-part = part
balance-column-mean = moyenne
balance-column-median = médiane
balance-column-p95 = 95e centile
balance-column-most = maximum
balance-column-interval = intervalle à 95 %
balance-column-sample = échantillon
balance-column-subject = quoi
balance-column-difference = différence

balance-every-mask = tous les masques
balance-winner-led = tours menés par qui a gagné
balance-halfway = victoires de qui menait à mi-partie
balance-turns = tours
balance-decisions = décisions
balance-lead-changes = changements en tête
balance-fair = 1 = résultat attendu au hasard
balance-games-axis = tours ; la hauteur est le nombre de parties

balance-compare-title = { $first } et { $second } comparés
balance-compare-note = La différence est le second moins le premier, avec son intervalle à 95 % ; ≠ marque les différences qui ne sont pas dues au hasard.

balance-search-title = Sélections les plus équilibrées pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : { $tried ->
        [one] { $tried } sélection jouée
       *[other] { $tried } sélections jouées
    } sur { $possible } possibles, { $games } parties par finaliste, graine { $seed }
balance-search-rank = { $rank }. Déséquilibre { $value } ; résultats par masque de { $least } à { $most }
balance-search-none = aucune sélection de masques ne remplit toutes ces conditions ; acceptez d’autres masques, un autre --centre ou moins de masques obligatoires
balance-search-how = Enregistrez une sélection dans un fichier, comme best.toml, et mesurez-la avec « ridotto balance best.toml » :
