## La salle

hall-turn = Tour { $turn }
hall-deck = pioche de Sorts { $count }
hall-tomb = Tombe { $count }
hall-renewals = renouvellements { $count } sur { $most }
hall-stages = Scènes :
hall-guardian = Gardien :
hall-left = il en reste { $count }
hall-events = Événements :
hall-emblems = Emblèmes :
hall-flipped = de { $low } à { $high } avec le Sort retourné
hall-treasures = Trésors : { $cards }
hall-mask-shown = Masque : { $card }
hall-own-mask = Votre Masque : { $card }. { $text }
hall-mask-now = { $holds ->
        [shown] Il est révélé.
        [yes] Sa condition est remplie pour l’instant.
       *[no] Sa condition n’est pas remplie pour l’instant.
    }
hall-own-counters = Vos jetons : { $cards }
hall-own-hand = Votre main ({ $count } sur { $most }) :
hall-cost = { $cost ->
        [0] gratuit
        [one] coûte un autre Sort
       *[other] coûte { $cost } autres Sorts
    }

## Jouer

ball-welcome = Masquerade, { $deck }. Vous êtes à la place { $seat }. La personne qui a le plus de points de victoire gagne ; à toute question, tapez « ? » pour l’aide.
ball-help = Prenez un Ordre, envoyez votre Danseur sur une Scène, lancez des Sorts, combattez si vous le voulez et, à la Chapelle, choisissez un Événement. Les points de victoire viennent des Emblèmes, des Trésors, des Sorts posés comme jetons et de votre Masque, si vous ne le révélez jamais et remplissez sa condition. Un Sort se paie avec d’autres Sorts de votre main. La partie se termine après le tour où le dernier Gardien est vaincu, où le dernier Événement est déclenché, ou quand la pioche de Sorts a été renouvelée une fois par joueur.
ball-help-answers = Tapez le numéro ou la lettre placés devant votre choix, ou un nom. Vous pouvez donner plusieurs réponses sur une ligne. Entrée prend le choix entre crochets.
ball-help-c = toutes les cartes (c et un nom : ce que fait cette carte)
ball-help-t = la table : les cartes de tous, et les vôtres
ball-help-g = les cartes de la Tombe
ball-cards-hint = Tapez « c » et un nom pour voir ce que fait une carte.
ball-no-card = Il n’y a pas de carte « { $given } » dans ce paquet.
ball-tomb = Tombe ({ $count }) : { $cards }
ball-past = Événements déclenchés : { $cards }
ball-truth-title = Bas les Masques
ball-mask = Masque { $card }
ball-counters = jetons ({ $cards })
help-ball-players = nombre de joueurs, de 2 à 5 (par défaut : 4)
help-ball-deck = un fichier TOML contenant un paquet (par défaut : celui livré avec Ridotto)
help-ball-turn-limit = les points sont comptés après ce nombre de tours
