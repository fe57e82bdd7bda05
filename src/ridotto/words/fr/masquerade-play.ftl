## Masquerade : ce qui se passe

# $cards : les Sorts par leur nom si le lecteur les voit ($seen yes) ; sinon on ne dit que leur nombre ($count)
story-deal = Les cartes sont sur la table. Ordres distribués : { $orders }.
story-masks = { $count ->
        [one] Reçoit un Masque face cachée : { $names }.
       *[other] Reçoivent un Masque face cachée : { $names }.
    }
story-mask = { $who ->
        [you] Votre Masque : { $card }.
       *[other] { $name } reçoit un Masque : { $card }.
    }
story-turn = Tour { $turn }
phase-set-up = Choix des Danseurs
phase-order = Phase des Ordres
phase-stage = Phase des Scènes
phase-spell = Phase des Sorts
phase-challenge = Phase des Défis
phase-event = Phase des Événements
story-dancer = { $who ->
        [you] Vous choisissez un Danseur : { $card }.
       *[other] { $name } choisit un Danseur : { $card }.
    }
story-order = { $who ->
        [you] Vous prenez l’Ordre { $order }.
       *[other] { $name } prend l’Ordre { $order }.
    }
story-stage = { $who ->
        [you] Vous allez ici : { $card }.
       *[other] { $name } va ici : { $card }.
    }
story-resolve = { $who ->
        [you] Prend effet pour vous : { $card }.
       *[other] Prend effet pour { $name } : { $card }.
    }
story-renew = La Tombe est mélangée à la pioche de Sorts : renouvellement { $renewals }.
story-spells = { $count ->
        [one] un Sort
       *[other] { $count } Sorts
    }
story-draw = { $who ->
        [you] Vous piochez : { $cards }.
       *[other] { $seen ->
            [yes] { $name } pioche : { $cards }.
           *[no] { $name } pioche { story-spells }.
        }
    }
story-cast = { $who ->
        [you] Vous lancez { $card }.
       *[other] { $name } lance { $card }.
    }
story-pay = { $who ->
        [you] Vous payez avec : { $cards }.
       *[other] { $name } paie avec : { $cards }.
    }
story-discard = { $who ->
        [you] Vous défaussez : { $cards }.
       *[other] { $name } défausse : { $cards }.
    }
story-give = { $who ->
        [you] Vous donnez à { $whomname } : { $cards }.
       *[other] { $whom ->
            [you] { $name } vous donne : { $cards }.
           *[other] { $seen ->
                [yes] { $name } donne à { $whomname } : { $cards }.
               *[no] { $name } donne à { $whomname } { story-spells }.
            }
        }
    }
story-bury = { $who ->
        [you] Vous ne pouvez les garder ; vont dans la Tombe : { $cards }.
       *[other] { $name } ne peut les garder ; vont dans la Tombe : { $cards }.
    }
story-lay = { $seen ->
        [yes] { $who ->
            [you] Vous posez face cachée comme jeton : { $cards }.
           *[other] { $name } pose face cachée comme jeton : { $cards }.
        }
       *[no] { $name } pose { story-spells } face cachée comme jeton.
    }
story-salvage = { $who ->
        [you] Vous prenez dans la Tombe : { $cards }.
       *[other] { $name } prend dans la Tombe : { $cards }.
    }
story-look = { $seen ->
        [yes] { $who ->
            [you] Au-dessus de la pioche vous voyez : { $cards }.
           *[other] Au-dessus de la pioche { $name } voit : { $cards }.
        }
       *[no] { $name } regarde { story-spells } au-dessus de la pioche.
    }
story-find = { $seen ->
        [yes] { $who ->
            [you] Vous gardez : { $cards }.
           *[other] { $name } garde : { $cards }.
        }
       *[no] { $name } garde { story-spells }.
    }
story-challenge = { $who ->
        [you] Vous défiez { $whomname } !
       *[other] { $whom ->
            [you] { $name } vous défie !
           *[other] { $name } défie { $whomname } !
        }
    }
story-challenge-guardian = { $who ->
        [you] Vous défiez le Gardien : { $card }.
       *[other] { $name } défie le Gardien : { $card }.
    }
story-reveal = { $who ->
        [you] Vous révélez votre Masque : { $card }, +{ $bonus } de force.
       *[other] { $name } révèle un Masque : { $card }, +{ $bonus } de force.
    }
story-flip = On retourne pour le Gardien : { $card }, niveau { $level }.
story-flip-none = Il n’y a pas de Sort à retourner pour le Gardien.
story-clash = { $score } : { $who ->
        [you] vous gagnez.
        [nobody] égalité.
       *[other] { $name } gagne.
    }
story-life = { $who ->
        [you] Vies qui vous restent
       *[other] Vies qui restent à { $name }
    } : { $life ->
        [0] aucune.
       *[other] { $life }.
    }
story-treasure = { $who ->
        [you] Vous gagnez un Trésor : { $card }.
       *[other] { $name } gagne un Trésor : { $card }.
    }
story-treasure-taken = { $who ->
        [you] Vous prenez un Trésor à { $whomname } : { $card }.
       *[other] { $whom ->
            [you] { $name } vous prend un Trésor : { $card }.
           *[other] { $name } prend un Trésor à { $whomname } : { $card }.
        }
    }
story-emblem = { $who ->
        [you] Vous recevez l’Emblème : { $card }.
       *[other] { $name } reçoit l’Emblème : { $card }.
    }
story-emblem-back = Plus personne ne détient cet Emblème : { $card }.
story-event = { $who ->
        [you] Vous êtes le Prophète et appelez : { $card }.
       *[other] { $name } est le Prophète et appelle : { $card }.
    }
story-choose = { $who ->
        [you] Vous choisissez { $whomname }.
       *[other] { $whom ->
            [you] { $name } vous choisit.
           *[other] { $name } choisit { $whomname }.
        }
    }
story-swap-dancers = { $who ->
        [you] Vous échangez votre Danseur avec { $whomname }.
       *[other] { $whom ->
            [you] { $name } échange son Danseur avec vous.
           *[other] { $name } échange son Danseur avec { $whomname }.
        }
    }
story-swap-hands = { $who ->
        [you] Vous échangez votre main avec { $whomname }.
       *[other] { $whom ->
            [you] { $name } échange sa main avec vous.
           *[other] { $name } échange sa main avec { $whomname }.
        }
    }
story-glimpse = { $who ->
        [you] { $whomname } vous montre son Masque : { $card }.
       *[other] { $whom ->
            [you] Vous montrez votre Masque à { $name }.
           *[other] { $seen ->
                [yes] { $whomname } montre son Masque à { $name } : { $card }.
               *[no] { $whomname } montre son Masque à { $name }.
            }
        }
    }
story-move-own = { $who ->
        [you] Vous vous déplacez ici : { $card }.
       *[other] { $name } se déplace ici : { $card }.
    }
story-move = { $who ->
        [you] Vous déplacez { $whomname } ici : { $card }.
       *[other] { $whom ->
            [you] { $name } vous déplace ici : { $card }.
           *[other] { $name } déplace { $whomname } ici : { $card }.
        }
    }
story-score = { $name } : { $vp } PV{ $mask ->
        [0] { "" }
       *[other] , dont { $mask } pour le Masque
    }
story-reason-guardians = Le dernier Gardien a été vaincu.
story-reason-events = Le dernier Événement a été appelé.
story-reason-renewals = La pioche de Sorts a été renouvelée pour la dernière fois.
story-reason-turn-limit = Le dernier tour a été joué.

## La salle

hall-turn = Tour { $turn }
hall-deck = pioche de Sorts { $count }
hall-tomb = Tombe { $count }
hall-renewals = renouvellements { $count } sur { $most }
hall-stages = Scènes :
hall-guardian = Gardien :
hall-left = reste { $count }
hall-events = Événements :
hall-emblems = Emblèmes :
hall-power = { $name }, force { $power }
hall-dancer = force { $power }
hall-flipped = de { $low } à { $high } avec la carte retournée
hall-no-dancer = pas encore de Danseur
hall-hand = main { $count }
hall-counters = jetons { $count }
hall-vp = { $vp } PV
hall-treasures = Trésors : { $cards }
hall-mask-shown = Masque : { $card }
hall-own-mask = Votre Masque : { $card }. { $text }
hall-mask-now = { $holds ->
        [shown] Il est révélé.
        [yes] La condition est remplie.
       *[no] La condition n’est pas remplie.
    }
hall-own-counters = Vos jetons : { $cards }
hall-own-hand = Votre main ({ $count } sur { $most }) :
hall-phase = { $phase ->
        [challenge] dans un Défi
       *[spell] dans la phase des Sorts
    }
hall-cost = { $cost ->
        [0] ne coûte rien
        [one] coûte { $cost } autre Sort
       *[other] coûte { $cost } autres Sorts
    }
hall-level = niveau { $level }

## Questions

ask-dancer = Quel Danseur serez-vous ?
ask-order = Quel Ordre prenez-vous ?
ask-stage = Où va votre Danseur ?
ask-resolve = Qu’est-ce qui prend effet d’abord ?
ask-cast = Lancez-vous un Sort ?
ask-pay = Pour payer { $card } : avec quel Sort ?
ask-challenge = Qui défiez-vous ?
ask-bout = Qu’ajoutez-vous à votre force ?
ask-counter = Posez-vous un Sort face cachée comme jeton (1 PV) ?
ask-event = Vous êtes le Prophète. Quel Événement se produit ?
ask-target = Qui choisissez-vous ?
ask-treasure = Quel Trésor prenez-vous à { $name } ?
ask-move = { $who ->
        [you] Où déplacez-vous votre Danseur ?
       *[other] Où déplacez-vous { $name } ?
    }
ask-discard = Quel Sort défaussez-vous ?
ask-give = Quel Sort donnez-vous à { $name } ?
ask-keep = Lequel des Sorts reçus gardez-vous ?
ask-salvage = Quel Sort prenez-vous dans la Tombe ?
ask-search = Lequel de ces Sorts gardez-vous ?
ask-reveal = révéler votre Masque ({ $card }) : +{ $bonus } de force, mais aucun point pour lui
ask-done-cast = ne plus rien lancer
ask-done-challenge = ne défier personne
ask-done-bout = c’est tout
ask-done-counter = n’en poser aucun
ask-not-now = Pas maintenant : { $cards }

## Jouer

ball-welcome = Masquerade, { $deck }. Vous occupez la place { $seat }. Qui a le plus de points de victoire gagne ; à toute question, ? aide.
ball-help = Prenez un Ordre, envoyez votre Danseur sur une Scène, lancez des Sorts, combattez ou non, et à la Chapelle appelez un Événement. Les points de victoire (PV) viennent des Emblèmes, des Trésors, des Sorts posés comme jetons et de votre Masque, si vous ne le révélez jamais et faites ce qu’il demande. Un Sort coûte d’autres Sorts de votre main. Le bal finit avec le dernier Gardien, avec le dernier Événement, ou quand la pioche de Sorts a été renouvelée une fois par joueur.
ball-help-answers = Répondez par le numéro ou le signe placé devant votre choix, ou par un nom. Plusieurs réponses tiennent sur une ligne. Entrée choisit ce qui est entre crochets.
ball-help-c = toutes les cartes (c et un nom : ce que fait cette carte)
ball-help-t = la salle : les cartes de tous, et les vôtres
ball-help-g = ce qui se trouve dans la Tombe
ball-cards-hint = « c » et un nom disent ce que fait une carte.
ball-no-card = Il n’y a pas de carte « { $given } » dans ce jeu.
ball-tomb = Tombe ({ $count }) : { $cards }
ball-past = Événements passés : { $cards }
ball-truth-title = Les Masques tombent
ball-mask = Masque { $card }
ball-counters = jetons ({ $cards })
help-ball-players = combien de joueurs, de 2 à 5 (4 à défaut)
help-ball-deck = un fichier TOML contenant un jeu de cartes (à défaut, celui de Ridotto)
help-ball-turn-limit = après tant de tours, on compte les points
