# La table de Masquerade dans le navigateur.

mq-vp = points de victoire
mq-you = vous
mq-nobody = personne
mq-none = Rien encore.
mq-labelled = { $name } : { $text }

## Le tour

mq-turn = Tour
mq-set-up = Début
mq-phases = Un tour
mq-phase-order = Ordre
    .why = Dans l’ordre du tour précédent, chacun prend un autre Ordre : il dit quand on joue et a un effet à lui.
mq-phase-stage = Scène
    .why = Dans l’ordre, chaque Danseur va sur une Scène où il y a de la place. Puis arrive tout ce qui y arrive.
mq-phase-spell = Sort
    .why = Dans l’ordre, chacun lance autant de Sorts de cette phase qu’il peut en payer. On paie avec d’autres Sorts de sa main.
mq-phase-challenge = Défi
    .why = Qui est à la Tour affronte le Gardien ; qui est à l’Arène peut affronter n’importe qui. Qui perd, perd une vie.
mq-phase-event = Événement
    .why = Qui est à la Chapelle est le Prophète et choisit un Événement. Puis tout le monde rentre.
mq-end-why = Le bal finit avec le tour où le dernier Gardien est vaincu, où le dernier Événement est choisi, ou quand la pioche de Sorts a été renouvelée autant de fois qu’il y a de joueurs ({ $players }). Le plus de points de victoire l’emporte.

## La salle

mq-stages = Les Scènes
mq-stage-said = { $stage } : { $here } sur { $room }{ $here ->
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
    }, Ordre { $order }, vie { $life }, main { $hand }, jetons { $counters }, { $vp } PV{ $won ->
        [none] .
       *[other] . A : { $won }.
    }
mq-guardian-power = force { $low } à { $high } avec la carte retournée
mq-guardians-left = reste { $count }
mq-guardians-none = Il ne reste aucun Gardien
mq-events = Événements
mq-events-why = Le Prophète, à la Chapelle, en choisit un ; il se produit et disparaît.
mq-events-past = Passés : { $names }
mq-left = reste { $count }
mq-spells = Sorts
mq-spells-why = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans la pioche, renouvelée { $renewals } fois sur { $most }. Voici les Sorts du jeu :
mq-renewals = renouvelée { $count }/{ $most }
mq-tomb = Tombe
mq-tomb-why = Les Sorts lancés, payés ou défaussés. Quand la pioche est vide, ils forment la nouvelle.
mq-emblems = Emblèmes
mq-emblem-said = { $emblem } : { $holder ->
        [none] personne
       *[other] { $holder }
    }
mq-behind = Derrière lui :
mq-mask-seen = Vous avez vu ce Masque :
mq-fight = Le Défi
mq-fight-on = Qui ajoute davantage ?
mq-fight-flip = Un Sort sera retourné pour le Gardien : { $low } à { $high }
mq-fight-draw = Égalité.
mq-fight-won-you = Vous gagnez !
mq-fight-won = { $name } gagne.

## Ses propres cartes

mq-own = Vos cartes
mq-own-mask = votre Masque secret
mq-options = Ce que vous pouvez choisir
mq-mask-now = vaut { $vp } PV
mq-mask-shown = révélé
mq-bonus = force +{ $bonus }
mq-hand = main { $count } sur { $most }
mq-hand-none = Aucun Sort en main
mq-cost = { $cost ->
        [0] gratuit
       *[other] coûte { $cost }
    }
mq-cost-now = { $cost ->
        [0] Il ne coûte rien pour l’instant.
        [one] Il coûte { $cost } autre Sort pour l’instant.
       *[other] Il coûte { $cost } autres Sorts pour l’instant.
    }
mq-counters = Vos jetons
mq-counters-why = Les Sorts que vous avez posés face cachée. Chacun vaut 1 point de victoire ; vous seul savez lesquels.
mq-life = { $life ->
        [0] plus de vie
        [one] { $life } vie
       *[other] { $life } vies
    }
mq-room = { $here } sur { $room }

## Décider

mq-tap = Touchez un choix pour le lire
mq-go-on = Continuer
mq-ask-bout = Ajoutez-vous de la force ?
mq-ask-cast-none = Vous n’avez rien à lancer maintenant.
mq-ask-counter-none = Vous n’avez aucun Sort à poser comme jeton.
mq-do-dancer = Être ce Danseur
mq-do-order = Prendre l’Ordre { $order }
mq-do-stage = Danser ici
mq-do-resolve = Ceci d’abord
mq-do-cast = { $cost ->
        [0] Lancer
       *[other] Lancer et payer { $cost }
    }
mq-do-pay = Payer avec lui
mq-do-challenge = Défier { $name }
mq-do-reveal = Révéler votre Masque
mq-do-lay = Poser comme jeton
mq-do-event = Appeler cet Événement
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
mq-wait-resolve = { $name } décide ce qui prend effet d’abord.
mq-wait-cast = { $name } peut lancer des Sorts.
mq-wait-pay = { $name } paie un Sort.
mq-wait-challenge = { $name } cherche qui défier.
mq-wait-bout = { $name } se prépare au combat.
mq-wait-counter = { $name } peut poser un jeton.
mq-wait-event = { $name } est le Prophète et choisit un Événement.
mq-wait-target = { $name } choisit quelqu’un.
mq-wait-treasure = { $name } prend un Trésor.
mq-wait-move = { $name } déplace un Danseur.
mq-wait-discard = { $name } doit défausser.
mq-wait-give = { $name } doit donner un Sort.
mq-wait-keep = { $name } choisit quoi garder.
mq-wait-salvage = { $name } prend un Sort dans la Tombe.
mq-wait-search = { $name } regarde le dessus de la pioche.

## La fin

mq-mask-spent = révélé lors d’un Défi, il ne compte donc plus
mq-part-mask = Masque { $vp }
mq-part-emblems = Emblèmes { $vp }
mq-part-treasures = Trésors { $vp }
mq-part-counters = Jetons { $vp }
