### Ce que disent les cartes de Masquerade. Les textes sont faits à partir des effets des cartes.

## Les types de carte, et ce qui accompagne le nom

cards-mask = Masques
cards-dancer = Danseurs
cards-stage = Scènes
cards-order = Ordres
cards-spell = Sorts
cards-event = Événements
cards-emblem = Emblèmes
cards-guardian = Gardiens et leurs Trésors

facts-mask = Masque, { effect-score }, bonus +{ $bonus }
facts-dancer = Danseur, force { $power }
facts-stage = Scène, place pour { $room ->
        [one] { $room } Danseur
       *[other] { $room } Danseurs
    }
facts-order = Ordre { $number }
facts-spell = Sort de niveau { $level }, { $phase ->
        [challenge] se lance pendant un Défi
       *[spell] se lance pendant la phase de Sort
    }
facts-event = Événement
facts-emblem = Emblème, { effect-score }
facts-guardian = Gardien { $number }, force { $power } plus le niveau du Sort retourné
facts-treasure = Trésor, { effect-score }

## Textes entiers

text-mask = { $condition } : { effect-score } à la fin de la partie, si vous ne l’avez pas révélé. Révélé dans un Défi : +{ $bonus } de force, mais aucun point.
text-emblem = Pour la personne qui a le plus { $metric ->
        [emblems] d’{ things }
       *[other] de { things }
    } ; en cas d’égalité, l’Emblème ne change pas de mains.
text-emblem-minimum = Pour la personne qui a le plus { $metric ->
        [emblems] d’{ things }
       *[other] de { things }
    }, avec un minimum de { $minimum } ; en cas d’égalité, l’Emblème ne change pas de mains.
text-tower = Le Danseur placé ici doit défier le Gardien du dessus de la pile.
text-arena = Un Danseur placé ici peut défier n’importe quel autre Danseur.
text-chapel = Le joueur dont le Danseur est ici est le Prophète et choisit l’Événement.
text-nothing = Sans effet propre.
text-opening = { $opening } :
text-then = { $first }, puis { $second }

## Quand

when-stage = pendant la phase de Scène
when-win = quand vous gagnez un Défi
when-lose = quand vous perdez un Défi

## À quelle condition

if-at-least = avec au moins { things-counted }
if-at-most = avec au plus { things-counted }
if-is = avec exactement { things-counted }
if-is-not = avec n’importe quel nombre { $metric ->
        [emblems] d’{ things }
       *[other] de { things }
    } sauf { $value }
if-none = { $metric ->
        [life] sans vie
        [hand] sans Sort en main
        [counters] sans jeton
        [treasures] sans Trésor
        [emblems] sans Emblème
        [vp] sans point de victoire visible
        [duels] sans duel gagné
        [guardians] sans Gardien vaincu
        [casts] sans Sort lancé
        [prophecies] sans prophétie faite
       *[losses] sans Défi perdu
    }
if-most = si personne n’a plus { $metric ->
        [emblems] d’{ things }
       *[other] de { things }
    } que vous
if-not-most = si quelqu’un a plus { $metric ->
        [emblems] d’{ things }
       *[other] de { things }
    } que vous
if-least = si personne n’a moins { $metric ->
        [emblems] d’{ things }
       *[other] de { things }
    } que vous
if-not-least = si quelqu’un a moins { $metric ->
        [emblems] d’{ things }
       *[other] de { things }
    } que vous
if-place-is = { $place ->
        [tower] à la Tour
        [arena] à l’Arène
        [chapel] à la Chapelle
       *[none] hors de la Tour, de l’Arène et de la Chapelle
    }
if-place-is-not = { $place ->
        [tower] hors de la Tour
        [arena] hors de l’Arène
        [chapel] hors de la Chapelle
       *[none] à la Tour, à l’Arène ou à la Chapelle
    }
if-order-at-least = avec l’Ordre { $value } ou un Ordre suivant
if-order-at-most = avec l’Ordre { $value } ou un Ordre précédent
if-order-is = avec l’Ordre { $value }
if-order-is-not = avec n’importe quel Ordre sauf l’Ordre { $value }
if-order-most = avec le dernier des Ordres en jeu
if-order-not-most = si vous n’avez pas le dernier des Ordres en jeu
if-order-least = avec le premier des Ordres en jeu
if-order-not-least = si vous n’avez pas le premier des Ordres en jeu
if-turn-at-least = à partir du tour { $value }
if-turn-at-most = jusqu’au tour { $value }
if-turn-is = au tour { $value }
if-turn-is-not = à tout tour sauf le { $value }
if-masked = avec votre Masque non révélé
if-unmasked = avec votre Masque révélé
if-ever = dans tous les cas
if-never = jamais

things = { $metric ->
        [life] vies
        [hand] Sorts en main
        [counters] jetons
        [treasures] Trésors
        [emblems] Emblèmes
        [vp] points de victoire visibles
        [duels] duels gagnés
        [guardians] Gardiens vaincus
        [casts] Sorts lancés
        [prophecies] prophéties faites
       *[losses] Défis perdus
    }
things-counted = { $metric ->
        [life] { $value ->
            [one] { $value } vie
           *[other] { $value } vies
        }
        [hand] { $value ->
            [one] { $value } Sort en main
           *[other] { $value } Sorts en main
        }
        [counters] { $value ->
            [one] { $value } jeton
           *[other] { $value } jetons
        }
        [treasures] { $value ->
            [one] { $value } Trésor
           *[other] { $value } Trésors
        }
        [emblems] { $value ->
            [one] { $value } Emblème
           *[other] { $value } Emblèmes
        }
        [vp] { $value ->
            [one] { $value } point de victoire visible
           *[other] { $value } points de victoire visibles
        }
        [duels] { $value ->
            [one] { $value } duel gagné
           *[other] { $value } duels gagnés
        }
        [guardians] { $value ->
            [one] { $value } Gardien vaincu
           *[other] { $value } Gardiens vaincus
        }
        [casts] { $value ->
            [one] { $value } Sort lancé
           *[other] { $value } Sorts lancés
        }
        [prophecies] { $value ->
            [one] { $value } prophétie faite
           *[other] { $value } prophéties faites
        }
       *[losses] { $value ->
            [one] { $value } Défi perdu
           *[other] { $value } Défis perdus
        }
    }

## À qui

whom-subject = { $whom ->
        [opponent] votre adversaire
        [another] un autre joueur
        [chosen] ce joueur
        [others] chaque autre joueur
        [all] chaque joueur
        [leaders] chaque joueur qui a le plus de points de victoire
       *[partners] chaque autre joueur présent sur votre Scène
    }
whom-to = à { whom-subject }
whom-of = { $whom ->
        [another] d’un autre joueur
       *[other] de { whom-subject }
    }
whom-with = avec { whom-subject }

## Quoi

some-spells = { $amount ->
        [one] { $amount } Sort
       *[other] { $amount } Sorts
    }
some-lives = { $amount ->
        [one] { $amount } vie
       *[other] { $amount } vies
    }
effect-power = { $whom ->
        [opponent] { $signed } à la force de votre adversaire
       *[self] { $signed } de force
    }
effect-hand-limit = { $sign ->
        [less] vous pouvez avoir en main { some-spells } de moins
       *[more] vous pouvez avoir en main { some-spells } de plus
    }
effect-cost = { $sign ->
        [less] vos Sorts coûtent { some-spells } de moins
       *[more] vos Sorts coûtent { some-spells } de plus
    }
effect-extra-draw = { $sign ->
        [less] quand une Scène vous fait piocher, piochez { some-spells } de moins
       *[more] quand une Scène vous fait piocher, piochez { some-spells } de plus
    }
effect-shield = personne ne peut vous défier
effect-peace = vous ne lancez pas de Défi
effect-draw = { $whom ->
        [self] piochez { some-spells }
       *[other] { whom-subject } pioche { some-spells }
    }
effect-heal = { $whom ->
        [self] regagnez { some-lives }
       *[other] { whom-subject } regagne { some-lives }
    }
effect-hurt = { $whom ->
        [self] perdez { some-lives }
       *[other] { whom-subject } perd { some-lives }
    }
effect-discard = { $whom ->
        [self] défaussez { some-spells }
       *[other] { whom-subject } défausse { some-spells }
    }
effect-tribute = { whom-subject } vous donne { some-spells }
effect-give = donnez { some-spells } { whom-to }
effect-counter = { $whom ->
        [self] { $amount ->
            [one] vous pouvez poser { $amount } Sort face cachée comme jeton
           *[other] vous pouvez poser jusqu’à { $amount } Sorts face cachée comme jetons
        }
       *[other] { $amount ->
            [one] { whom-subject } peut poser { $amount } Sort face cachée comme jeton
           *[other] { whom-subject } peut poser jusqu’à { $amount } Sorts face cachée comme jetons
        }
    }
effect-salvage = { $whom ->
        [self] prenez { some-spells } de votre choix dans la Tombe
       *[other] { whom-subject } prend { some-spells } de son choix dans la Tombe
    }
effect-search = { $whom ->
        [self] { $amount ->
            [1] prenez le premier Sort de la pioche
           *[other] regardez les { $amount } premiers Sorts de la pioche, gardez-en un et mettez les autres dans la Tombe
        }
       *[other] { $amount ->
            [1] { whom-subject } prend le premier Sort de la pioche
           *[other] { whom-subject } regarde les { $amount } premiers Sorts de la pioche, en garde un et met les autres dans la Tombe
        }
    }
effect-take-treasure = prenez un Trésor { whom-to }
effect-swap-dancers = échangez votre Danseur avec celui { whom-of }
effect-swap-hands = échangez votre main avec celle { whom-of }
effect-glimpse = regardez le Masque non révélé { whom-of }
effect-change-mask = { $whom ->
        [self] échangez votre Masque non révélé contre l’un de ceux mis de côté
       *[other] { whom-subject } échange son Masque non révélé contre l’un de ceux mis de côté
    }
effect-move = { $whom ->
        [self] déplacez votre Danseur vers une autre Scène où il y a de la place
       *[other] déplacez le Danseur { whom-of } vers une autre Scène où il y a de la place
    }
effect-renew = mélangez la Tombe et placez-la sous la pioche de Sorts ; cela compte comme un renouvellement
effect-score = { $amount ->
        [one] { $amount } point de victoire
       *[other] { $amount } points de victoire
    }

## Ce qui ne va pas dans le fichier d’un paquet

fault-place = { $line ->
        [0] { $key } = { $value } :
       *[other] ligne { $line } : { $key } = { $value } :
    }
fault-place-bare = { $line ->
        [0] { $key } :
       *[other] ligne { $line } : { $key } :
    }
fault-place-file = { $line ->
        [0] { $value } :
       *[other] ligne { $line } : { $value } :
    }
fault-allowed = Permis : { $allowed }.
fault-close = Vouliez-vous dire « { $close } » ?
fault-more = … et { $count ->
        [one] encore { $count } erreur.
       *[other] encore { $count } erreurs.
    }
fault-no-file = Ce fichier n’existe pas.
fault-unopened = Impossible d’ouvrir le fichier.
fault-no-regular-file = Ce n’est pas un fichier texte.
fault-huge = Le fichier est trop gros pour un paquet.
fault-not-utf8 = Le fichier n’est pas du texte en UTF-8.
fault-long-line = Cette ligne est trop longue.
fault-nested = Les tables et les listes sont imbriquées trop profondément.
fault-syntax = Ce n’est pas du TOML.
fault-not-table = Il faut ici une table.
fault-not-list = Il faut ici une liste de tables.
fault-not-whole = Il faut ici un nombre entier.
fault-not-text = Il faut ici un texte entre guillemets.
fault-missing = Il manque cette clé.
fault-unknown-key = Cette clé est inconnue ici.
fault-out-of-range = Le nombre est trop petit ou trop grand.
fault-bad-text = Le texte est vide, trop long, ou contient des caractères impossibles à afficher.
fault-language = Cette langue n’existe pas ici.
fault-unknown-word = Ce mot n’existe pas.
fault-bad-id = Un id commence par une minuscule et compte au plus 40 minuscules, chiffres et traits d’union, sans accents.
fault-same-id = Une autre carte a déjà cet id.
fault-same-number = Une autre carte a déjà ce numéro.
fault-card-count = Il y a trop ou trop peu de cartes de ce type.
fault-spell-cards = Il y a trop de cartes de Sort, tous exemplaires compris.
fault-effects-a-card = La carte a trop d’effets.
fault-effects-in-all = Le paquet a trop d’effets en tout.
fault-order-lacking = Il manque un Ordre portant ce numéro.
fault-role-lacking = Aucune Scène n’a ce rôle.
fault-second-chapel = Il y a déjà une Chapelle, et un seul Prophète par tour.
fault-chapel-room = La Chapelle n’a de place que pour un Danseur : il n’y a qu’un Prophète.
fault-when-here = Une carte de ce type ne fait rien à ce moment.
fault-what-here = Cela ne peut pas se produire à ce moment.
fault-power-here = La force ne peut être modifiée que durablement, par « always », ou par un Sort lancé pendant un Défi.
fault-whom-here = Cet effet ne peut pas les toucher.
fault-opponent-here = Il n’y a d’adversaire que pendant un Défi.
fault-chosen-here = Personne n’a été choisi : un effet précédent de cette carte, au même moment, doit indiquer whom = "another".
fault-amount-unused = Cet effet a lieu ou non ; il n’a pas de quantité.
fault-condition-long = Une condition a au plus trois mots.
fault-condition-metric = La condition porte sur quelque chose qui n’existe pas.
fault-condition-test = Cette comparaison n’est pas possible ici.
fault-condition-number = Ici, on compare les joueurs entre eux : il n’y faut pas de nombre.
fault-condition-value = La valeur de comparaison manque ou est fausse.
fault-few-masks = Avec moins de Masques que de joueurs, on ne peut pas jouer à cinq.
fault-few-dancers = Avec moins de Danseurs que de joueurs, on ne peut pas jouer à cinq.
fault-little-room = Les Scènes ont trop peu de places pour cinq Danseurs.
fault-emblem-unwinnable = Personne ne pourra jamais obtenir cet Emblème.
fault-never-holds = Cette condition n’est jamais remplie.
fault-ever-holds = Cette condition est toujours remplie.
fault-few-spells = Cinq mains pleines peuvent vider la pioche de Sorts : on ne pioche alors plus rien.
fault-endless = Ce Sort rend autant de Sorts qu’il en coûte : un tour pourrait ne jamais finir.
fault-no-draw = Aucune Scène, aucun Danseur et aucun Ordre ne donne de Sorts : presque personne n’en aura.
fault-unbeatable = Aucun Danseur ne pourra jamais vaincre ce Gardien.
fault-idle = Cette carte ne fait rien.
fault-lonely = Personne d’autre ne peut se trouver sur cette Scène.

## La commande

help-deck = paquets de cartes pour Masquerade
    .long = Affiche le paquet livré avec Ridotto ou l’un des vôtres, et vérifie le fichier de votre propre paquet.
help-deck-check = vérifier votre propre paquet
    .long = Vérifie le fichier d’un paquet : toutes les erreurs, avec la ligne, la clé, la valeur et ce qui est permis, ainsi que ce qui se jouera mal. Code de sortie 0 : le paquet est jouable ; 1 : il y a des erreurs ; 2 : le fichier est illisible.
help-deck-show = afficher les cartes et leurs textes
    .long = Affiche les cartes et leurs textes : celles du paquet livré avec Ridotto ou celles d’un fichier.
help-deck-new = commencer votre propre paquet
    .long = Écrit un nouveau fichier contenant un paquet complet à modifier : celui livré avec Ridotto.
help-deck-file = un fichier TOML contenant un paquet
help-deck-file-or-none = un fichier TOML contenant un paquet (par défaut : celui livré avec Ridotto)
help-card = seulement la carte qui a cet id
usage-card = il n’y a pas de carte « { $given } » dans ce paquet
usage-exists = { $file } existe déjà ; rien n’a été écrit
deck-fine = { $file } : ce paquet est jouable.
deck-broken = { $file } : { $count ->
        [one] { $count } erreur.
       *[other] { $count } erreurs.
    }
deck-more-faults = Il y a { $count ->
        [one] { $count } autre erreur
       *[other] { $count } autres erreurs
    } ; voir : { $command }
deck-written = { $file } a été écrit. Modifiez-le, puis : ridotto deck check { $quoted }
deck-size = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
