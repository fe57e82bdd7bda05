help-scenario-list = les fiches imprimées
    .long = Énumère les fiches imprimées avec leurs masques.
help-scenario-show = afficher une fiche ou un fichier en entier
    .long = Affiche les masques d’une fiche ou d’un fichier avec leurs pouvoirs.
help-scenario-check = vérifier votre propre sélection de masques
    .long = Vérifie votre propre sélection de masques : indique chaque problème et comment le corriger. Le fichier est en TOML : players = 7, masks = ["judge", …] et, si vous voulez, centre = 1 et name = "…". Code de sortie 0 : jouable ; 1 : une règle est enfreinte ; 2 : le fichier est illisible.
help-scenario-suggest = proposer une sélection de masques
    .long = Propose une sélection de masques qui respecte toutes les règles, sous la forme d’un fichier que « ridotto scenario check » accepte.
help-scenario-file = un fichier TOML contenant une sélection de masques
help-players = nombre de joueurs, de 4 à 12
help-centre = nombre de masques au centre, de 0 à 2
help-suggest-seed = un nombre ; la même graine donne la même sélection (par défaut : au hasard)

scenario-legend = { $star } rapporte des pièces de la banque
scenario-title = { $name } : { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $centre ->
        [0] aucun masque au centre
        [one] { $centre } masque au centre
       *[other] { $centre } masques au centre
    }
scenario-stars = Masques qui rapportent des pièces de la banque (★) : { $stars } sur { $cards }.
scenario-fine = { $file } : cette sélection est jouable.
scenario-broken = { $file } : { $count ->
        [one] { $count } règle enfreinte.
       *[other] { $count } règles enfreintes.
    }
usage-centre = --centre { $given } n’est pas valable ; à { $players } joueurs, il y a { $needed ->
        [one] { $needed } masque
       *[other] { $needed } masques
    } au centre

scenario-file-no-sheet = il n’y a ni fiche « { $given } » ni fichier de ce nom ; les fiches sont { $sheets }
scenario-file-missing = fichier introuvable : { $path }
scenario-file-unopened = impossible de lire { $path } : { $why }
scenario-file-huge = { $path } dépasse { $most } Ko : c’est trop pour une sélection de masques
scenario-file-binary = { $path } n’est pas du texte ; utilisez un fichier TOML en UTF-8
scenario-file-syntax = le fichier n’est pas du TOML : { $error }
scenario-file-unknown-key = La clé « { $key } » est inconnue.
    .mend = { $close ->
        [none] Retirez-la ; les clés sont name, players, centre et masks.
       *[other] Vouliez-vous dire { $close } ?
    }
scenario-file-missing-key = Il manque « { $key } ».
    .mend = { $key ->
        [players] Ajoutez une ligne comme players = 7.
       *[other] Ajoutez une ligne comme masks = ["judge", "king"].
    }
scenario-file-not-whole = « { $key } » n’est pas un nombre entier.
    .mend = { $key ->
        [players] Écrivez-le sans guillemets ni point, par exemple players = 7.
       *[other] Écrivez-le sans guillemets ni point, par exemple centre = 1.
    }
scenario-file-vast-number = « { $key } » est trop grand.
    .mend = { $key ->
        [players] Indiquez un petit nombre, par exemple players = 7.
       *[other] Indiquez un petit nombre, par exemple centre = 1.
    }
scenario-file-not-text = « { $key } » n’est pas du texte.
    .mend = Mettez-le entre guillemets.
scenario-file-not-masks = « masks » n’est pas une liste d’identifiants de masques.
    .mend = Écrivez masks = ["judge", "king"], chaque identifiant entre guillemets.
