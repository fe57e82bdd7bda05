# La table de Masquerade dans le navigateur.

mq-vp = points de victoire
mq-you = vous
mq-nobody = libre
mq-none = Rien encore.
mq-labelled = { $name } : { $text }

## Le tour

mq-turn = Tour
mq-set-up = Mise en place
mq-phases = Un tour en bref
mq-phase-order = Ordre
    .why = Dans l’ordre du tour précédent, chacun prend un Ordre différent du sien. Il fixe quand vous jouez ce tour-ci et peut avoir un effet.
mq-phase-stage = Scène
    .why = Dans l’ordre, chacun envoie son Danseur sur une Scène où il y a de la place. Puis ses effets se résolvent.
mq-phase-spell = Sort
    .why = Dans l’ordre, lancez autant de Sorts de cette phase que vous pouvez en payer. On paie avec d’autres Sorts de sa main.
mq-phase-challenge = Défi
    .why = Le Danseur à la Tour affronte obligatoirement le Gardien ; les Danseurs à l’Arène peuvent défier n’importe qui. Le perdant perd une vie.
mq-phase-event = Événement
    .why = Le joueur dont le Danseur est à la Chapelle est le Prophète et choisit un Événement. Puis chacun reprend son Danseur.
mq-end-why = La partie se termine après le tour où le dernier Gardien est vaincu, où le dernier Événement est déclenché, ou quand la pioche de Sorts a été renouvelée autant de fois qu’il y a de joueurs ({ $players }). La personne qui a le plus de points de victoire gagne.

## La salle

mq-stages = Les Scènes
mq-stage-said = { $stage } : { $here } sur { $room }{ $here ->
        [0] { "" }
       *[other] , { $names }
    }
mq-guests = Les joueurs
mq-guest-said = { $name }{ $signs ->
        [none] { "" }
       *[other] { " " }({ $signs })
    }. { $dancer ->
        [none] Pas encore de Danseur
       *[other] { $dancer }
    }{ $order ->
        [0] { "" }
       *[other] , Ordre { $order }
    }, { $life ->
        [one] { $life } vie
       *[other] { $life } vies
    }, { $hand ->
        [one] { $hand } Sort en main
       *[other] { $hand } Sorts en main
    }, { $counters ->
        [one] { $counters } jeton
       *[other] { $counters } jetons
    }, { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }{ $won ->
        [none] .
       *[other] . Possède : { $won }.
    }
mq-guardian-power = force { $low } à { $high } avec le Sort retourné
mq-guardians-left = il en reste { $count }
mq-guardians-none = Il ne reste aucun Gardien
mq-events = Événements
mq-events-why = Le Prophète, à la Chapelle, en choisit un. L’Événement se produit, puis il est retiré.
mq-events-past = Déclenchés : { $names }
mq-left = il en reste { $count }
mq-spells = Sorts
mq-spells-why = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans la pioche, renouvelée { $renewals } fois sur { $most }. Les Sorts de cette partie :
mq-renewals = renouvelée { $count }/{ $most }
mq-tomb = Tombe
mq-tomb-why = Les Sorts lancés, payés ou défaussés. Quand la pioche est vide, ils sont mélangés pour en former une nouvelle.
mq-emblems = Emblèmes
mq-emblem-said = { $emblem } : { $holder ->
        [none] personne
       *[other] { $holder }
    }
mq-behind = Son Trésor :
mq-mask-seen = Vous avez vu ce Masque :
mq-fight = Le Défi
mq-fight-on = Qui ajoutera davantage ?
mq-fight-flip = Le Gardien retournera un Sort : { $low } à { $high }
mq-fight-draw = Égalité.
mq-fight-won-you = Vous avez gagné !
mq-fight-won = { $who ->
        [guardian] Le Gardien gagne.
       *[other] { $name } gagne.
    }

## Ses propres cartes

mq-own = Vos cartes
mq-own-mask = votre Masque secret
mq-options = Vos choix
mq-mask-now = { $vp ->
        [one] vaut { $vp } point
       *[other] vaut { $vp } points
    }
mq-mask-shown = révélé
mq-bonus = +{ $bonus } de force
mq-hand = { $count } sur { $most } en main
mq-hand-none = Aucun Sort en main
mq-cost = { $cost ->
        [0] gratuit
       *[other] coûte { $cost }
    }
mq-cost-now = { $cost ->
        [0] Il est gratuit pour l’instant.
        [one] Il coûte { $cost } autre Sort pour l’instant.
       *[other] Il coûte { $cost } autres Sorts pour l’instant.
    }
mq-counters = Vos jetons
mq-counters-why = Les Sorts que vous avez posés face cachée. Chacun vaut 1 point de victoire ; personne d’autre ne sait lesquels.
mq-life = { $life ->
        [0] plus de vie
        [one] { $life } vie
       *[other] { $life } vies
    }
mq-room = { $here } sur { $room }

## Décider

mq-tap = Touchez une carte pour la lire
mq-go-on = Continuer
mq-ask-bout = Ajoutez-vous de la force ?
mq-ask-cast-none = Vous n’avez rien à lancer pour l’instant.
mq-ask-counter-none = Vous n’avez aucun Sort à poser comme jeton.
mq-do-dancer = Choisir ce Danseur
mq-do-order = Prendre l’Ordre { $order }
mq-do-stage = Aller ici
mq-do-resolve = Commencer par là
mq-do-cast = { $cost ->
        [0] Lancer
       *[other] Lancer pour { $cost }
    }
mq-do-pay = Payer avec ce Sort
mq-do-challenge = Défier { $name }
mq-do-reveal = Révéler votre Masque
mq-do-lay = Poser comme jeton
mq-do-event = Déclencher cet Événement
mq-do-choose = Choisir { $name }
mq-do-treasure = Prendre ce Trésor
mq-do-move = Déplacer ici
mq-do-discard = Défausser
mq-do-give = Donner
mq-do-keep = Garder
mq-do-take = Prendre

## Attendre

mq-wait-dancer = { $name } choisit un Danseur.
mq-wait-order = { $name } prend un Ordre.
mq-wait-stage = { $name } choisit une Scène.
mq-wait-resolve = { $name } décide quel effet a lieu en premier.
mq-wait-cast = { $name } peut lancer des Sorts.
mq-wait-pay = { $name } paie un Sort.
mq-wait-challenge = { $name } décide qui défier.
mq-wait-bout = { $name } se prépare au combat.
mq-wait-counter = { $name } peut poser un jeton.
mq-wait-event = { $name } est le Prophète et choisit un Événement.
mq-wait-target = { $name } choisit un joueur.
mq-wait-treasure = { $name } prend un Trésor.
mq-wait-move = { $name } déplace un Danseur.
mq-wait-discard = { $name } doit défausser.
mq-wait-give = { $name } doit donner un Sort.
mq-wait-keep = { $name } choisit quoi garder.
mq-wait-salvage = { $name } prend un Sort dans la Tombe.
mq-wait-search = { $name } regarde le dessus de la pioche.

## La fin

mq-mask-spent = révélé dans un Défi : ne compte plus
mq-part-mask = Masque { $vp }
mq-part-emblems = Emblèmes { $vp }
mq-part-treasures = Trésors { $vp }
mq-part-counters = Jetons { $vp }
