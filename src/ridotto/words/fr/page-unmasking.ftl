# Bas les masques : une partie terminée, dans le navigateur.

un-journey = Le voyage des masques
un-journey-how = Chaque ligne est un masque, chaque couloir une place à table. Touchez un repère pour voir ce qui s’y est passé.
un-course = Le cours du bal
un-course-how = Les points que tout le monde pouvait voir et, dessous, où les Danseurs sont allés et se sont battus. Touchez un repère pour voir ce qui s’y est passé.
un-follow-mask = Suivre un masque
un-follow-player = Suivre un joueur
un-picture-mascarade = Le chemin de chaque masque, place par place. La même histoire est racontée en toutes lettres plus bas.
un-picture-masquerade = Les points de chaque joueur, tour par tour. La même histoire est racontée en toutes lettres plus bas.
un-points = Points
un-centre = Centre { $number }
un-end = { $name } · { $coins }
un-start = Début
un-you = { $name } (vous)
un-you-were = Vous étiez { $name }.

## Les signes de l’image

un-mark-swap = { $name } : échange réel
un-mark-pretend = { $name } : simple feinte
un-mark-look = { $name } : a regardé
un-mark-peek = { $name } : a jeté un coup d’œil
un-mark-announce = { $name } : a annoncé
un-mark-claim = { $name } : a contesté
un-mark-show = { $name } : a montré un masque aux autres
un-mark-name = { $name } : a nommé un masque
un-mark-seats = { $name } : a fait échanger deux places
un-mark-fight = { $name } : a lancé un Défi
un-legend-swap = échange réel
un-legend-pretend = simple feinte
un-legend-look = regard
un-legend-announce = annonce vraie
un-legend-lie = bluff
un-legend-claim = contestation

## La parcourir

un-walk = Pas à pas
un-controls = Revoir la partie
un-back = Précédent
un-forward = Suivant
un-play = Lecture
un-pause = Pause
un-moment = Étape
un-moment-of = { $moment } sur { $moments }
un-eyes = Point de vue
un-eyes-omniscient = Tout dévoiler
un-eyes-spectator = Spectateur
un-table = La table à ce moment
un-face-unknown = inconnu
un-face-perhaps = { $mask } ?
un-money = Banque { $bank } · tribunal { $court }
un-hand = En main : { $cards }
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
un-guardian = À la Tour : { $card } ({ $left ->
        [one] il reste { $left } Gardien
       *[other] il reste { $left } Gardiens
    }).
un-deck = Pioche de Sorts : { $spells } ; renouvellements : { $renewals }.
un-all = Toute la partie en toutes lettres
un-to-table = Retour à la table
un-again = Les autres rejouent.

## Garder et partager

un-take = Garder et partager
un-save-png = Image (PNG)
un-save-svg = Image (SVG)
un-save-record = Enregistrement de la partie
un-save-failed = L’image n’a pas pu être créée. Essayez l’autre format.

## Ce qu’on pouvait savoir

un-known = Ce que chacun pouvait savoir
un-known-how = À la fin de chaque tour : quelle certitude chacun pouvait avoir sur son propre masque, d’après ce qu’il avait vu et entendu.
un-known-lost = Le calcul n’a pas abouti pour l’instant. Rechargez la page plus tard.
un-known-sum = { $sure ->
        [0] Jamais de certitude
        [one] Certitude à { $sure } tour sur { $turns }
       *[other] Certitude à { $sure } tours sur { $turns }
    }{ $misled ->
        [0] .
        [one] { "" } ; à { $misled } tour, un autre masque semblait plus probable.
       *[other] { "" } ; à { $misled } tours, un autre masque semblait plus probable.
    }
un-known-now = Tour { $turn } : { $mask }, probabilité { $chance }.
un-known-rather = Semblait plus probable : { $mask }, { $chance }.
un-record = { $announced ->
        [0] Aucune annonce.
        [one] Une annonce, { $lies ->
            [0] et elle était vraie.
           *[other] un bluff{ $caught ->
                [0] { "" } passé inaperçu.
               *[other] { "" } démasqué.
            }
        }
       *[other] { $announced } annonces, { $lies ->
            [0] toutes vraies.
            [one] dont un bluff{ $caught ->
                [0] { "" } passé inaperçu.
               *[other] { "" } démasqué.
            }
           *[other] dont { $lies } bluffs, { $caught ->
                [0] aucun démasqué.
                [one] un démasqué.
               *[other] { $caught } démasqués.
            }
        }
    }
un-record-claims = { $claims ->
        [0] Aucune contestation.
        [one] Une contestation, { $wrong ->
            [0] à raison.
           *[other] à tort.
        }
       *[other] { $claims } contestations, { $wrong ->
            [0] toutes à raison.
            [one] dont une à tort.
           *[other] dont { $wrong } à tort.
        }
    }
un-legend-sure = certitude sur son masque
un-legend-unsure = hauteur de la barre = probabilité
un-legend-misled = un autre masque semblait plus probable

## Si c’était équitable

un-fair-checking = Vérification de la donne…
un-fair-holds = { $sealed ->
        [before] La donne est celle à laquelle la maison s’était engagée avant que vous ne preniez place
        [after] La donne correspond au sceau que cet appareil a noté pendant la partie
       *[none] La donne correspond au secret de la maison et aux contributions des joueurs
    }{ $share ->
        [yes] , et votre propre contribution en fait partie.
       *[no] .
    } { $sealed ->
        [none] Seul un appareil présent avant la partie peut dire si le secret était alors le même.
       *[other] { "" }
    }
un-fair-broken = Quelque chose ne va pas dans cette donne. Voyez les détails.
un-fair-fetch = L’enregistrement n’a pas pu être chargé : la donne n’a pas été vérifiée. Rechargez la page.
un-fair-insecure = Les navigateurs ne peuvent vérifier une donne qu’en https. Téléchargez l’enregistrement et vérifiez-le avec « ridotto verify ».
un-fair-details = Détails
un-fair-checksum = L’enregistrement n’a pas été modifié depuis son écriture.
    .not = L’enregistrement a été modifié depuis son écriture.
un-fair-commitment = Le sceau correspond au secret de la maison.
    .not = Le sceau ne correspond pas au secret de la maison.
un-fair-published = C’est le sceau que cet appareil avait noté.
    .not = Ce n’est pas le sceau que cet appareil avait noté : la maison a changé de secret.
un-fair-shares = Il y a une contribution pour chaque joueur.
    .not = Il manque des contributions.
un-fair-share = La vôtre est parmi elles.
    .not = La vôtre n’est pas parmi elles.
un-fair-seed = La graine vient du secret et des contributions.
    .not = La graine ne vient pas du secret et des contributions.
un-fair-deal = La donne correspond au secret et aux contributions.
    .not = La donne ne correspond pas au secret et aux contributions.
un-fair-first = Le premier joueur y correspond aussi.
    .not = Le premier joueur n’y correspond pas.
un-fair-seal = Sceau de la maison
un-fair-secret = Secret de la maison
un-fair-share-of = Contribution : { $name }
un-fair-no-share = aucune : les bots n’en apportent pas
un-fair-elsewhere = Rien ne vous oblige à croire cette page : « ridotto verify » et un court programme de la documentation vérifient le même enregistrement.
