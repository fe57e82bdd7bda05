## Les gens

person-you = Vous
person-chosen = { $who ->
        [you] vous
       *[other] { $name }
    }
person-moved = { $who ->
        [you] vous
       *[other] { $name }
    }
person-wins = { $who ->
        [you] vous
       *[other] { $name }
    }

## Ce qui se passe

# $vowel (yes, no) : si le nom commence par une voyelle
mask-of = { $who ->
        [you] votre masque
        [centre] le masque { $number } du centre
       *[other] { $vowel ->
            [yes] le masque d’{ $name }
           *[no] le masque de { $name }
        }
    }
mask-own = { $who ->
        [you] votre masque
       *[other] son propre masque
    }
tell-deal = { $kind ->
        [open] Les masques sont distribués à la vue de tous, puis retournés face cachée.
       *[closed] Les masques sont distribués face cachée ; personne n’en voit aucun.
    } { $who ->
        [you] Vous commencez.
       *[other] { $name } commence.
    }
tell-turn = Tour { $turn } : { $who ->
        [you] vous
       *[other] { $name }
    }
tell-swap = { $who ->
        [you] Vous prenez votre masque et { $mask } : { $really ->
            [yes] vous les échangez.
           *[no] vous faites seulement semblant.
        }
       *[other] { $name } { $really ->
            [yes] prend son propre masque et { $mask } : échange réel.
            [no] prend son propre masque et { $mask } : simple feinte.
           *[hidden] passe son propre masque et { $mask } sous la table.
        }
    }
tell-look = { $who ->
        [you] Vous regardez votre masque : { $mask }.
       *[other] { $name } regarde son masque{ $seen ->
            [yes] { "" } : { $mask }.
           *[no] .
        }
    }
tell-peek = { $who ->
        [you] Vous jetez un coup d’œil à votre masque : { $mask }. À votre prochain tour, vous devrez le regarder.
       *[other] { $name } jette un coup d’œil à son masque{ $seen ->
            [yes] { "" } : { $mask }.
           *[no] .
        }
    }
tell-announce = { $who ->
        [you] Vous annoncez : { $mask }.
       *[other] { $name } annonce : { $mask }.
    }
tell-claim = { $who ->
        [you] Vous contestez : « C’est moi ! »
       *[other] { $name } conteste : « C’est moi ! »
    }
tell-pass = { $who ->
        [you] Vous laissez passer.
       *[other] { $count ->
            [one] { $names } laisse passer.
           *[other] { $names } laissent passer.
        }
    }
tell-reveal = { $who ->
        [you] Vous révélez votre masque : { $mask }.
       *[other] { $name } révèle : { $mask }.
    }
coins = { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
tell-coins-bank = { $who ->
        [you] Vous prenez
       *[other] { $name } prend
    } { coins } à la banque.
tell-coins-court = { $who ->
        [you] Vous prenez
       *[other] { $name } prend
    } { coins } au tribunal.
tell-coins-given = { $who ->
        [you] Vous donnez { coins } à { $whomname }.
       *[other] { $whom ->
            [you] { $name } vous donne { coins }.
           *[other] { $name } donne { coins } à { $whomname }.
        }
    }
tell-fine = { $who ->
        [you] Vous payez une amende de { coins } au tribunal.
       *[other] { $name } paie une amende de { coins } au tribunal.
    }
# $chosen est « vous » (person-chosen) quand la personne qui lit est la seule choisie
tell-choose = { $who ->
        [you] Vous choisissez { $chosen }.
       *[other] { $chosen ->
            [vous] { $name } vous choisit.
           *[other] { $name } choisit { $chosen }.
        }
    }
tell-decline = { $who ->
        [you] Vous n’utilisez pas le pouvoir.
       *[other] { $name } n’utilise pas le pouvoir.
    }
tell-switch = { $who ->
        [you] Vous prenez { $one } et { $other } : { $really ->
            [yes] vous les échangez.
           *[no] vous faites seulement semblant.
        }
       *[other] { $name } { $really ->
            [yes] prend { $one } et { $other } : échange réel.
            [no] prend { $one } et { $other } : simple feinte.
           *[hidden] passe { $one } et { $other } sous la table.
        }
    }
tell-show = { $who ->
        [you] Tout le monde voit votre masque, sauf vous.
       *[other] Tout le monde, sauf { $name }, voit { mask-of }{ $seen ->
            [yes] { "" } : { $mask }.
           *[no] .
        }
    }
tell-spy = { $who ->
        [you] Vous regardez votre masque ({ $own }) et { $mask } ({ $theirs }).
       *[other] { $name } regarde son propre masque ({ $own }) et { $mask } ({ $theirs }).
    }
tell-spy-hidden = { $name } regarde son propre masque et { $mask }.
tell-name = { $who ->
        [you] Vous nommez votre masque : { $mask }.
       *[other] { $name } nomme son masque : { $mask }.
    }
tell-seats = Échange de places : { $names }.
tell-win-you = Vous avez gagné !
tell-win = { $count ->
        [one] { $names } gagne.
       *[other] Victoire partagée : { $names }.
    }
tell-reason-thirteen = Quelqu’un a treize pièces.
tell-reason-ruin = Quelqu’un n’a plus de pièces : la plus grosse fortune gagne.
tell-reason-cheat = Le Tricheur avait dix pièces ou plus.
tell-reason-turn-limit = C’était le dernier tour : la plus grosse fortune gagne.

## La table

table-turn = Tour { $turn }
table-opening = { $left ->
        [one] encore { $left } échange d’ouverture
       *[other] encore { $left } échanges d’ouverture
    }

## Jouer

play-deal-title = Les masques sont visibles. Mémorisez-les !
play-ask-really = Les échangez-vous ?
play-ask-announce = Quel masque annoncez-vous ?
play-ask-claim = { $mask } : contestez-vous ?
play-ask-target = { $mask } : qui choisissez-vous ?
play-ask-name = Le Gourou demande : quel masque êtes-vous ?
play-must-look = Vous avez jeté un coup d’œil : vous devez maintenant regarder votre masque.
