# Bas les masques : une partie terminée, dans le navigateur.

un-journey = Le voyage des masques
un-journey-how = Chaque ligne est un masque, chaque couloir une place à table. Touchez un signe pour voir ce qui s’y est passé.
un-course = Le cours du bal
un-course-how = Les points que tous pouvaient voir et, dessous, où chacun a dansé et combattu. Touchez un signe pour voir ce qui s’y est passé.
un-follow-mask = Suivre un masque
un-follow-player = Suivre un joueur
un-picture-mascarade = Le chemin de chaque masque de place en place. La même chose est racontée en mots plus bas.
un-picture-masquerade = Les points de chaque joueur tour après tour. La même chose est racontée en mots plus bas.
un-points = Points
un-centre = Centre { $number }
un-end = { $name } · { $coins }
un-start = Le début
un-you = { $name } (vous)
un-you-were = Vous étiez { $name }.

## Les signes de l’image

un-mark-swap = { $name } : vrai échange
un-mark-pretend = { $name } : simple feinte
un-mark-look = { $name } : a regardé
un-mark-peek = { $name } : a jeté un coup d’œil
un-mark-announce = { $name } : a annoncé
un-mark-claim = { $name } : a prétendu l’être aussi
un-mark-show = { $name } : a fait montrer un masque
un-mark-name = { $name } : a nommé un masque
un-mark-seats = { $name } : a fait changer deux places
un-mark-fight = { $name } : a lancé un défi
un-legend-swap = vrai échange
un-legend-pretend = simple feinte
un-legend-look = a regardé
un-legend-announce = annoncé, et vrai
un-legend-lie = annoncé, et faux
un-legend-claim = a prétendu l’être aussi

## La parcourir

un-walk = Pas à pas
un-controls = La revoir
un-back = Un pas en arrière
un-forward = Un pas en avant
un-play = Lecture
un-pause = Pause
un-moment = Moment
un-moment-of = { $moment } sur { $moments }
un-eyes = Vu par
un-eyes-omniscient = Quelqu’un qui sait tout
un-eyes-spectator = Un spectateur
un-table = La table à ce moment
un-face-unknown = inconnu
un-face-perhaps = { $mask } ?
un-money = Banque { $bank } · tribunal { $court }
un-hand = En main : { $cards }
un-guest-said = { $life ->
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
    }
un-guardian = À la Tour : { $card } ({ $left ->
        [one] il reste { $left } Gardien
       *[other] il reste { $left } Gardiens
    }).
un-deck = Pioche de Sorts : { $spells } ; renouvellements : { $renewals }.
un-all = Tout, en mots
un-to-table = À la table
un-again = Les autres rejouent.

## À emporter

un-take = À emporter
un-share = Partager
un-save-png = Image (PNG)
un-save-svg = Image (SVG)
un-save-record = Procès-verbal
un-save-failed = L’image n’a pas pu être faite. Essayez l’autre format.

## Ce qu’on pouvait savoir

un-known = Ce qu’ils pouvaient savoir
un-known-how = À quel point chacun pouvait être sûr de son propre masque à la fin de chaque tour, d’après cela seul qu’il avait vu et entendu.
un-known-lost = La maison n’a pas pu le calculer pour l’instant. Rechargez la page plus tard.
un-known-sum = { $sure ->
        [0] Jamais de certitude
       *[other] Certitude à { $sure } tours sur { $turns }
    }{ $misled ->
        [0] .
       *[other] { "" } ; à { $misled }, autre chose était plus probable.
    }
un-known-now = Tour { $turn } : { $mask }, probable à { $chance }.
un-known-rather = Plus probable : { $mask }, { $chance }.
un-record = { $announced ->
        [0] N’a rien annoncé.
        [1] Une annonce, { $lies ->
            [0] et elle était vraie.
           *[other] un mensonge{ $caught ->
                [0] { "" } que personne n’a contesté.
               *[other] { "" } démasqué.
            }
        }
       *[other] { $announced } annonces, { $lies ->
            [0] toutes vraies.
            [1] dont un mensonge{ $caught ->
                [0] { "" } que personne n’a contesté.
               *[other] { "" } démasqué.
            }
           *[other] dont { $lies } mensonges, { $caught ->
                [0] aucun démasqué.
                [1] un démasqué.
               *[other] { $caught } démasqués.
            }
        }
    }
un-record-claims = A prétendu l’être aussi { $claims ->
        [1] une fois, { $wrong ->
            [0] à raison.
           *[other] à tort.
        }
       *[other] { $claims } fois, { $wrong ->
            [0] jamais à tort.
            [1] une fois à tort.
           *[other] { $wrong } fois à tort.
        }
    }
un-legend-sure = sûr de son propre masque
un-legend-unsure = aussi probable que la barre est haute
un-legend-misled = autre chose était plus probable

## Si c’était loyal

un-fair-checking = La donne est en cours de vérification …
un-fair-holds = { $sealed ->
        [before] La donne est celle à laquelle la maison s’était engagée avant que vous ne preniez place
        [after] La donne est celle du sceau que cet appareil a noté pendant la partie
       *[none] La donne est celle que décident le secret de la maison et les parts des joueurs
    }{ $share ->
        [yes] , et votre propre part y est entrée.
       *[no] .
    } { $sealed ->
        [none] Si le secret était le même avant la partie, seul un appareil qui était là peut le dire.
       *[other] { "" }
    }
un-fair-broken = Quelque chose ne va pas dans cette donne. Les détails disent quoi.
un-fair-fetch = Le procès-verbal n’a pas pu être obtenu : la donne n’a pas été vérifiée. Rechargez la page.
un-fair-insecure = Les navigateurs ne peuvent vérifier une donne que par https. Prenez le procès-verbal et vérifiez-le avec « ridotto verify ».
un-fair-details = Détails
un-fair-checksum = Le procès-verbal n’a pas changé depuis qu’il a été écrit.
    .not = Le procès-verbal a été changé depuis qu’il a été écrit.
un-fair-commitment = Le sceau correspond au secret de la maison.
    .not = Le sceau ne correspond pas au secret de la maison.
un-fair-published = C’est le sceau que cet appareil avait noté.
    .not = Ce n’est pas le sceau que cet appareil avait noté : la maison a changé de secret.
un-fair-shares = Il y a une place pour la part de chaque joueur.
    .not = Des parts manquent.
un-fair-share = La vôtre est parmi elles.
    .not = La vôtre n’est pas parmi elles.
un-fair-seed = La graine vient du secret et des parts.
    .not = La graine ne vient pas du secret et des parts.
un-fair-deal = Les cartes sont là où le secret et les parts le décident.
    .not = Les cartes ne sont pas là où le secret et les parts le décident.
un-fair-first = C’est bien la personne que décident le secret et les parts qui a commencé.
    .not = Ce n’est pas la personne que décident le secret et les parts qui a commencé.
un-fair-seal = Le sceau de la maison
un-fair-secret = Le secret de la maison
un-fair-share-of = Part de { $name }
un-fair-no-share = aucune : les bots n’apportent rien
un-fair-elsewhere = Vous n’avez pas à croire cette page : « ridotto verify » et un court programme de la documentation vérifient le même procès-verbal.
