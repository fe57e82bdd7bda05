help-scenario-list = les feuilles imprimées
    .long = Énumère les feuilles imprimées avec leurs masques.
help-scenario-show = une feuille ou un fichier en entier
    .long = Montre les masques d’une feuille ou d’un fichier avec leurs pouvoirs.
help-scenario-check = vérifier un jeu de masques de votre cru
    .long = Vérifie un jeu de masques de votre cru : tout ce qui ne va pas, et ce qui y remédierait. Le fichier est en TOML : players = 7, masks = ["judge", …] et, si vous voulez, centre = 1 et name = "…". Statut 0 : jouable ; 1 : une règle est enfreinte ; 2 : le fichier est illisible.
help-scenario-suggest = proposer un jeu de masques
    .long = Propose un jeu de masques qui respecte toutes les règles, sous la forme d’un fichier que « ridotto scenario check » accepte.
help-scenario-file = un fichier TOML contenant un jeu de masques
help-players = combien de joueurs, de 4 à 12
help-centre = combien de masques au centre, de 0 à 2
help-suggest-seed = un nombre ; le même donne le même jeu de masques (au hasard à défaut)

scenario-legend = { $star } rapporte des pièces de la banque
scenario-own = un jeu de masques de votre cru
scenario-title = { $name } : { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $centre ->
        [0] aucun masque au centre
        [1] un masque au centre
       *[other] { $centre } masques au centre
    }
scenario-stars = { $stars } masques sur { $cards } rapportent des pièces de la banque (★).
scenario-fine = { $file } : ce jeu de masques est jouable.
scenario-broken = { $file } : { $count ->
        [one] une règle est enfreinte.
       *[other] { $count } règles sont enfreintes.
    }
usage-centre = --centre { $given } ne convient pas : à { $players } joueurs, il y en a { $needed } au centre

scenario-file-no-sheet = il n’y a ni feuille « { $given } » ni fichier de ce nom ; les feuilles sont { $sheets }
scenario-file-missing = il n’y a pas de fichier { $path }
scenario-file-unopened = impossible de lire { $path } : { $why }
scenario-file-huge = { $path } dépasse { $most } Ko : ce n’est pas un jeu de masques
scenario-file-binary = { $path } n’est pas du texte : il faut un fichier TOML en UTF-8
scenario-file-syntax = le fichier n’est pas du TOML : { $error }
scenario-file-unknown-key = « { $key } » ne veut rien dire ici.
    .mend = { $close ->
        [none] Retirez-la ; les clés sont name, players, centre et masks.
       *[other] Vouliez-vous dire { $close } ?
    }
scenario-file-missing-key = Il manque « { $key } ».
    .mend = { $key ->
        [players] Ajoutez une ligne comme players = 7.
       *[other] Ajoutez une ligne comme masks = ["judge", "king"].
    }
scenario-file-not-whole = « { $key } » n’est pas un nombre entier.
    .mend = { $key ->
        [players] Écrivez-le sans guillemets ni point, par exemple players = 7.
       *[other] Écrivez-le sans guillemets ni point, par exemple centre = 1.
    }
scenario-file-vast-number = « { $key } » est un nombre démesuré.
    .mend = { $key ->
        [players] Écrivez-en un petit, par exemple players = 7.
       *[other] Écrivez-en un petit, par exemple centre = 1.
    }
scenario-file-not-text = « { $key } » n’est pas un texte.
    .mend = Mettez-le entre guillemets.
scenario-file-not-masks = « masks » n’est pas une liste d’identifiants de masques.
    .mend = Écrivez masks = ["judge", "king"], chaque identifiant entre guillemets.
