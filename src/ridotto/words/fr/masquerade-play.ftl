## Masquerade : ce qui se passe

# $cards : les Sorts par leur nom si le lecteur les voit ($seen yes) ; sinon on ne dit que leur nombre ($count)
story-deal = Les cartes sont distribuées. Ordres : { $orders }.
story-masks = { $count ->
        [one] { $names } reçoit un Masque face cachée.
       *[other] { $names } reçoivent un Masque face cachée.
    }
story-mask = { $who ->
        [you] Votre Masque : { $card }.
       *[other] { $name } reçoit un Masque : { $card }.
    }
story-turn = Tour { $turn }
phase-set-up = Choix des Danseurs
phase-order = Phase d’Ordre
phase-stage = Phase de Scène
phase-spell = Phase de Sort
phase-challenge = Phase de Défi
phase-event = Phase d’Événement
story-dancer = { $who ->
        [you] Vous choisissez un Danseur : { $card }.
       *[other] { $name } choisit un Danseur : { $card }.
    }
story-order = { $who ->
        [you] Vous prenez l’Ordre { $order }.
       *[other] { $name } prend l’Ordre { $order }.
    }
story-stage = { $who ->
        [you] Vous allez à : { $card }.
       *[other] { $name } va à : { $card }.
    }
story-resolve = { $who ->
        [you] Effet pour vous : { $card }.
       *[other] Effet pour { $name } : { $card }.
    }
story-renew = La Tombe est mélangée et forme une nouvelle pioche de Sorts : renouvellement { $renewals }.
story-spells = { $count ->
        [one] { $count } Sort
       *[other] { $count } Sorts
    }
story-draw = { $who ->
        [you] Vous piochez : { $cards }.
       *[other] { $seen ->
            [yes] { $name } pioche : { $cards }.
           *[no] { $name } pioche { story-spells }.
        }
    }
story-cast = { $who ->
        [you] Vous lancez { $card }.
       *[other] { $name } lance { $card }.
    }
story-pay = { $who ->
        [you] Vous payez avec : { $cards }.
       *[other] { $name } paie avec : { $cards }.
    }
story-discard = { $who ->
        [you] Vous défaussez : { $cards }.
       *[other] { $name } défausse : { $cards }.
    }
story-give = { $who ->
        [you] Vous donnez à { $whomname } : { $cards }.
       *[other] { $whom ->
            [you] { $name } vous donne : { $cards }.
           *[other] { $seen ->
                [yes] { $name } donne à { $whomname } : { $cards }.
               *[no] { $name } donne { story-spells } à { $whomname }.
            }
        }
    }
story-bury = { $who ->
        [you] Vous ne pouvez pas tout garder ; à la Tombe : { $cards }.
       *[other] { $name } ne peut pas tout garder ; à la Tombe : { $cards }.
    }
story-lay = { $seen ->
        [yes] { $who ->
            [you] Vous posez face cachée comme jeton : { $cards }.
           *[other] { $name } pose face cachée comme jeton : { $cards }.
        }
       *[no] { $count ->
            [one] { $name } pose { story-spells } face cachée comme jeton.
           *[other] { $name } pose { story-spells } face cachée comme jetons.
        }
    }
story-salvage = { $who ->
        [you] Vous prenez dans la Tombe : { $cards }.
       *[other] { $name } prend dans la Tombe : { $cards }.
    }
story-look = { $seen ->
        [yes] { $who ->
            [you] Vous voyez sur la pioche : { $cards }.
           *[other] { $name } voit sur la pioche : { $cards }.
        }
       *[no] { $count ->
            [1] { $name } regarde le premier Sort de la pioche.
           *[other] { $name } regarde les { $count } premiers Sorts de la pioche.
        }
    }
story-find = { $seen ->
        [yes] { $who ->
            [you] Vous gardez : { $cards }.
           *[other] { $name } garde : { $cards }.
        }
       *[no] { $name } garde { story-spells }.
    }
story-challenge = { $who ->
        [you] Vous défiez { $whomname } !
       *[other] { $whom ->
            [you] { $name } vous défie !
           *[other] { $name } défie { $whomname } !
        }
    }
story-challenge-guardian = { $who ->
        [you] Vous défiez le Gardien : { $card }.
       *[other] { $name } défie le Gardien : { $card }.
    }
story-reveal = { $who ->
        [you] Vous révélez votre Masque : { $card }, +{ $bonus } de force.
       *[other] { $name } révèle son Masque : { $card }, +{ $bonus } de force.
    }
story-flip = Le Gardien retourne { $card } (niveau { $level }).
story-flip-none = Il n’y a aucun Sort à retourner pour le Gardien.
story-clash = { $score } : { $who ->
        [you] vous gagnez.
        [nobody] égalité.
        [guardian] le Gardien gagne.
       *[other] { $name } gagne.
    }
story-life = { $life ->
        [0] { $who ->
            [you] Vous n’avez plus de vie.
           *[other] { $name } n’a plus de vie.
        }
        [one] { $who ->
            [you] Vous avez maintenant { $life } vie.
           *[other] { $name } a maintenant { $life } vie.
        }
       *[other] { $who ->
            [you] Vous avez maintenant { $life } vies.
           *[other] { $name } a maintenant { $life } vies.
        }
    }
story-treasure = { $who ->
        [you] Vous gagnez un Trésor : { $card }.
       *[other] { $name } gagne un Trésor : { $card }.
    }
story-treasure-taken = { $who ->
        [you] Vous prenez un Trésor à { $whomname } : { $card }.
       *[other] { $whom ->
            [you] { $name } vous prend un Trésor : { $card }.
           *[other] { $name } prend un Trésor à { $whomname } : { $card }.
        }
    }
story-emblem = { $who ->
        [you] Vous recevez l’Emblème : { $card }.
       *[other] { $name } reçoit l’Emblème : { $card }.
    }
story-emblem-back = Plus personne n’a cet Emblème : { $card }.
story-event = { $who ->
        [you] Vous êtes le Prophète et déclenchez : { $card }.
       *[other] { $name } est le Prophète et déclenche : { $card }.
    }
story-choose = { $who ->
        [you] Vous choisissez { $whomname }.
       *[other] { $whom ->
            [you] { $name } vous choisit.
           *[other] { $name } choisit { $whomname }.
        }
    }
story-swap-dancers = { $who ->
        [you] Vous et { $whomname } échangez vos Danseurs.
       *[other] { $whom ->
            [you] { $name } échange son Danseur avec le vôtre.
           *[other] { $name } et { $whomname } échangent leurs Danseurs.
        }
    }
story-swap-hands = { $who ->
        [you] Vous et { $whomname } échangez vos mains.
       *[other] { $whom ->
            [you] { $name } échange sa main avec la vôtre.
           *[other] { $name } et { $whomname } échangent leurs mains.
        }
    }
story-glimpse = { $who ->
        [you] { $whomname } vous montre son Masque : { $card }.
       *[other] { $whom ->
            [you] Vous montrez votre Masque à { $name }.
           *[other] { $seen ->
                [yes] { $whomname } montre son Masque à { $name } : { $card }.
               *[no] { $whomname } montre son Masque à { $name }.
            }
        }
    }
story-move-own = { $who ->
        [you] Vous vous déplacez vers : { $card }.
       *[other] { $name } se déplace vers : { $card }.
    }
story-move = { $who ->
        [you] Vous déplacez { $whomname } vers : { $card }.
       *[other] { $whom ->
            [you] { $name } vous déplace vers : { $card }.
           *[other] { $name } déplace { $whomname } vers : { $card }.
        }
    }
story-score = { $name } : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }{ $mask ->
        [0] { "" }
       *[other] , dont { $mask } pour le Masque
    }
story-reason-guardians = Le dernier Gardien a été vaincu.
story-reason-events = Le dernier Événement a été déclenché.
story-reason-renewals = La pioche de Sorts a été renouvelée pour la dernière fois.
story-reason-turn-limit = C’était le dernier tour.

## La salle

hall-power = { $name }, force { $power }
hall-dancer = force { $power }
hall-no-dancer = pas encore de Danseur
hall-hand = { $count } en main
hall-counters = { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
hall-vp = { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
hall-phase = { $phase ->
        [challenge] pendant un Défi
       *[spell] pendant la phase de Sort
    }
hall-level = niveau { $level }

## Questions

ask-dancer = Quel Danseur choisissez-vous ?
ask-order = Quel Ordre prenez-vous ?
ask-stage = Où va votre Danseur ?
ask-resolve = Quel effet a lieu en premier ?
ask-cast = Lancez-vous un Sort ?
ask-pay = Pour payer { $card } : quel Sort ?
ask-challenge = Qui défiez-vous ?
ask-bout = Qu’ajoutez-vous à votre force ?
ask-counter = Posez-vous un Sort face cachée comme jeton (1 point) ?
ask-event = Vous êtes le Prophète. Quel Événement choisissez-vous ?
ask-target = Qui choisissez-vous ?
ask-treasure = Quel Trésor prenez-vous à { $name } ?
ask-move = { $who ->
        [you] Où déplacez-vous votre Danseur ?
       *[other] { $name } : où déplacez-vous son Danseur ?
    }
ask-discard = Quel Sort défaussez-vous ?
ask-give = Quel Sort donnez-vous à { $name } ?
ask-keep = Lequel des Sorts reçus gardez-vous ?
ask-salvage = Quel Sort prenez-vous dans la Tombe ?
ask-search = Lequel de ces Sorts gardez-vous ?
ask-reveal = révéler votre Masque ({ $card }) : +{ $bonus } de force, mais aucun point à la fin
ask-done-cast = ne plus rien lancer
ask-done-challenge = ne défier personne
ask-done-bout = ne plus rien ajouter
ask-done-counter = n’en poser aucun
ask-not-now = Indisponible pour l’instant : { $cards }
