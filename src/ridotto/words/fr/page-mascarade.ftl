# La table de Mascarade dans le navigateur.

mas-table = La table
mas-strip = Masques en jeu
mas-pick-mask = Touchez un masque pour lire son pouvoir.
mas-bank = Banque
mas-court = Tribunal
mas-centre-mask = Masque { $number } du centre
mas-coins = { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }

## Signes à une place

mas-sign-acts = en train de décider
mas-sign-asked = doit répondre maintenant
mas-sign-waits = n’a pas encore répondu
mas-sign-answered = a répondu
mas-sign-ready = a mémorisé
mas-sign-looks = mémorise encore
mas-sign-claimed = conteste
mas-sign-passed = laisse passer
mas-sign-announced = a annoncé
mas-sign-revealed = masque révélé au tour précédent : ne peut pas annoncer maintenant
mas-sign-bot = bot
mas-sign-stand-in = absence : un bot joue
mas-sign-absent = hors ligne
mas-sign-target = au choix
mas-sign-winner = a gagné

## Décider

mas-ask-turn = C’est votre tour. Que faites-vous ?
mas-may-not-announce = Votre masque a été révélé au tour précédent : vous ne pouvez pas annoncer maintenant.
mas-ask-opening = Échange d’ouverture : quel masque prenez-vous, en plus du vôtre ?
mas-ask-swap = Quel masque prenez-vous, en plus du vôtre ?
mas-ask-really = Vous tenez votre masque et { $mask }. Les échanger ?
mas-ask-pair = { $mask } : choisissez deux joueurs.
mas-ask-spied = Votre masque : { $own }. { $name } : { $theirs }. Les échanger ?
mas-look = Regarder
mas-swap = Échanger
mas-announce = Annoncer
mas-tap = Touchez une place entourée
mas-list = Choisir dans une liste
mas-back = Retour
mas-really = Échanger
mas-pretend = Faire semblant
mas-choose = Choisir { $names }
mas-decline = Ne pas l’utiliser
mas-name = Nommer votre masque
mas-peek = Jeter un coup d’œil
mas-more = Plus de temps
mas-i-am = { $mask ->
        [empress] Je suis l’{ $name } !
        [spy] Je suis l’{ $name } !
        [swindler] Je suis l’{ $name } !
        [widow] Je suis la { $name } !
        [princess] Je suis la { $name } !
        [witch] Je suis la { $name } !
       *[other] Je suis le { $name } !
    }
mas-pass = Laisser passer
mas-claim-cost = Une erreur coûte 1 pièce
mas-claimed-by = Contestations : { $names }
mas-you-are = { $mask ->
        [empress] Vous êtes l’{ $name }
        [spy] Vous êtes l’{ $name }
        [swindler] Vous êtes l’{ $name }
        [widow] Vous êtes la { $name }
        [princess] Vous êtes la { $name }
        [witch] Vous êtes la { $name }
       *[other] Vous êtes le { $name }
    }
mas-moment-hide = Touchez pour cacher
mas-announces = { $who ->
        [you] Vous annoncez :
       *[other] { $name } annonce :
    }
mas-ahead-ask = { $mask } : votre réponse sera bientôt demandée. Vous pouvez déjà répondre.
mas-ahead-claim = À votre tour, vous contesterez. Touchez de nouveau pour annuler.
mas-ahead-pass = À votre tour, vous laisserez passer. Touchez de nouveau pour annuler.
mas-answered-claim = Votre réponse : contester. Touchez de nouveau pour annuler.
mas-answered-pass = Votre réponse : laisser passer. Touchez de nouveau pour annuler.
mas-deal-down = C’est bon : les retourner
mas-memorise = À mémoriser
mas-ready = Mémorisé par { $ready } sur { $all }
mas-clock = Temps restant
mas-clock-banking = temps de réserve

## Attendre

mas-wait-opening = { $name } fait un échange d’ouverture.
mas-wait-turn = { $vowel ->
        [yes] C’est le tour d’{ $name }.
       *[no] C’est le tour de { $name }.
    }
mas-wait-claim = { $mask } ? { $name } décide s’il faut contester.
mas-wait-all = Réponses attendues : { $names }.
mas-wait-looking = On attend encore : { $names }.
mas-wait-target = { $name } choisit un joueur.
mas-wait-targets = { $name } choisit deux joueurs.
mas-wait-switch = { $name } tient deux masques sous la table.
mas-wait-name = { $name } doit nommer son propre masque.
mas-watching = Vous assistez à la partie : vous ne voyez que ce qui est visible de tous.

## Ce qui s’est passé

mas-log = Journal
mas-log-private = personne d’autre ne le sait :
mas-log-swap = { $who ->
        [you] Vous passez votre masque et { $mask } sous la table.
       *[other] { $name } passe son propre masque et { $mask } sous la table.
    }
mas-log-look = { $who ->
        [you] Vous regardez votre masque.
       *[other] { $name } regarde son masque.
    }
mas-log-peek = { $who ->
        [you] Vous jetez un coup d’œil à votre masque. À votre prochain tour, vous devrez le regarder.
       *[other] { $name } jette un coup d’œil à son masque.
    }
mas-log-switch = { $who ->
        [you] Vous passez { $one } et { $other } sous la table.
       *[other] { $name } passe { $one } et { $other } sous la table.
    }
mas-log-spy = { $who ->
        [you] Vous regardez votre masque et { $mask }.
       *[other] { $name } regarde son propre masque et { $mask }.
    }
mas-log-clock = { $who ->
        [you] Votre temps est écoulé : un coup a été joué pour vous.
       *[other] { $name } n’a plus de temps.
    }
mas-log-absent = { $who ->
        [you] Un bot joue pour vous.
       *[other] { $name } n’est pas là ; un bot joue.
    }
mas-log-back = { $who ->
        [you] Vous êtes de retour.
       *[other] { $name } est de retour.
    }
mas-log-more = { $who ->
        [you] Vous avez plus de temps.
       *[other] { $name } a plus de temps.
    }

## Se souvenir

mas-aid = Ce que vous avez vu
mas-aid-turn = vu au tour { $turn }
mas-aid-deal = vu à la donne
mas-aid-certain = certain
mas-aid-handled = manipulé { $times } fois depuis
mas-aid-nothing = Plus rien de certain.
mas-aid-chances = Probabilité de chaque masque ici
mas-aid-places = Probabilité de chaque masque, place par place
mas-how-memory-none = À cette table, il faut se souvenir. Ce que vous voyez est montré une fois et ne reste pas dans le journal.
mas-how-memory-seen = Cette table vous aide à vous souvenir : chaque masque que vous avez vu, où il était, et combien de fois il a été manipulé depuis.
mas-how-memory-inferred = Cette table vous aide à réfléchir : elle montre ce que vous avez vu et, quand vous touchez une place, la probabilité de chaque masque.

## La fin

mas-over = La partie est finie.
mas-unmasking = Bas les masques
mas-rematch = Rejouer
mas-follow = Rejoindre la nouvelle table
mas-follow-soon = Les autres rejouent. Vous les rejoignez dans { $seconds } s.
mas-stay = Rester ici
mas-foyer = Retour à l’accueil
