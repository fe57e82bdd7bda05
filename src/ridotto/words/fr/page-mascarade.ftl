# La table de Mascarade dans le navigateur.

mas-table = La table
mas-strip = Les masques en jeu
mas-pick-mask = Touchez un masque pour lire son pouvoir.
mas-bank = Banque
mas-court = Tribunal
mas-centre-mask = Masque { $number } du centre
mas-coins = { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }

## Signes à une place

mas-sign-acts = décide maintenant
mas-sign-asked = doit répondre maintenant
mas-sign-waits = doit encore répondre
mas-sign-answered = a répondu
mas-sign-claimed = prétend l’être aussi
mas-sign-passed = laisse passer
mas-sign-announced = a annoncé
mas-sign-revealed = masque révélé au dernier tour : ne peut pas annoncer maintenant
mas-sign-bot = bot
mas-sign-stand-in = absence : un remplaçant joue
mas-sign-absent = hors connexion
mas-sign-target = peut être choisi
mas-sign-winner = a gagné

## Décider

mas-ask-turn = C’est votre tour. Que faites-vous ?
mas-may-not-announce = Votre masque vient d’être révélé : pas d’annonce ce tour-ci.
mas-ask-opening = Échange d’ouverture : quel masque, avec le vôtre ?
mas-ask-swap = Quel masque prenez-vous, avec le vôtre ?
mas-ask-really = Vous tenez votre masque et { $mask }. Les échanger ?
mas-ask-pair = { $mask } : quels deux joueurs ?
mas-ask-spied = Votre masque : { $own }. { $name } : { $theirs }. Les échanger ?
mas-look = Regarder
mas-swap = Échanger
mas-announce = Annoncer
mas-tap = Touchez une place entourée
mas-list = Dans une liste
mas-back = Retour
mas-really = Échanger vraiment
mas-pretend = Faire semblant
mas-choose = Choisir : { $names }
mas-decline = Ne pas l’utiliser
mas-name = Nommez votre masque
mas-peek = Coup d’œil
mas-more = Plus de temps
mas-i-am = { $mask ->
        [empress] Je suis l’{ $name } !
        [spy] Je suis l’{ $name } !
        [swindler] Je suis l’{ $name } !
        [widow] Je suis la { $name } !
        [princess] Je suis la { $name } !
        [witch] Je suis la { $name } !
       *[other] Je suis le { $name } !
    }
mas-pass = Laisser passer
mas-you-are = { $mask ->
        [empress] Vous êtes l’{ $name }
        [spy] Vous êtes l’{ $name }
        [swindler] Vous êtes l’{ $name }
        [widow] Vous êtes la { $name }
        [princess] Vous êtes la { $name }
        [witch] Vous êtes la { $name }
       *[other] Vous êtes le { $name }
    }
mas-moment-hide = Touchez pour le cacher
mas-announces = { $who ->
        [you] Vous annoncez :
       *[other] { $name } annonce :
    }
mas-ahead-ask = { $mask } : on va vous demander aussi. Vous pouvez déjà répondre.
mas-ahead-claim = À votre tour, vous direz que c’est vous. Touchez encore pour revenir dessus.
mas-ahead-pass = À votre tour, vous laisserez passer. Touchez encore pour revenir dessus.
mas-answered-claim = Votre réponse : c’est vous. Touchez encore pour revenir dessus.
mas-answered-pass = Votre réponse : laisser passer. Touchez encore pour revenir dessus.
mas-deal-down = Les retourner face cachée
mas-clock = Temps restant
mas-clock-banking = de la réserve

## Attendre

mas-wait-opening = { $name } fait un échange d’ouverture.
mas-wait-turn = { $vowel ->
        [yes] C’est le tour d’{ $name }.
       *[no] C’est le tour de { $name }.
    }
mas-wait-claim = { $name } doit répondre : { $mask } ?
mas-wait-all = Doivent encore répondre : { $names }.
mas-wait-target = { $name } use du pouvoir et choisit quelqu’un.
mas-wait-targets = { $name } use du pouvoir et choisit deux personnes.
mas-wait-switch = { $name } tient deux masques sous la table.
mas-wait-name = { $name } doit dire quel est son masque.
mas-watching = Vous regardez : vous voyez ce que voient tous les joueurs.

## Ce qui s’est passé

mas-log = Ce qui s’est passé
mas-log-private = vous seul le savez :
mas-log-swap = { $who ->
        [you] Vous prenez votre propre masque et { $mask } sous la table.
       *[other] { $name } prend son propre masque et { $mask } sous la table.
    }
mas-log-look = { $who ->
        [you] Vous regardez votre masque.
       *[other] { $name } regarde son masque.
    }
mas-log-peek = { $who ->
        [you] Vous jetez un coup d’œil à votre masque. À votre prochain tour, vous devrez regarder.
       *[other] { $name } jette un coup d’œil à son masque.
    }
mas-log-switch = { $who ->
        [you] Vous prenez { $one } et { $other } sous la table.
       *[other] { $name } prend { $one } et { $other } sous la table.
    }
mas-log-spy = { $who ->
        [you] Vous regardez votre propre masque et { $mask }.
       *[other] { $name } regarde son propre masque et { $mask }.
    }
mas-log-clock = { $who ->
        [you] Votre temps est écoulé : on a décidé pour vous.
       *[other] Temps écoulé : { $name }.
    }
mas-log-absent = { $who ->
        [you] Un remplaçant joue pour vous.
       *[other] { $name } n’est pas là ; un remplaçant joue.
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
mas-aid-handled = { $times ->
        [one] manipulé { $times } fois depuis
       *[other] manipulé { $times } fois depuis
    }
mas-aid-nothing = Rien qui vous dise encore quelque chose.
mas-aid-chances = Probabilité de chaque masque ici
mas-aid-places = Probabilité de chaque masque, place par place
mas-how-memory-none = À cette table, il faut se souvenir. Ce que vous voyez est montré une fois, et le récit ne le garde pas.
mas-how-memory-seen = Cette table vous aide à vous souvenir : chaque masque que vous avez vu, où il était, et combien de fois il a été manipulé depuis.
mas-how-memory-inferred = Cette table vous aide à réfléchir : en plus de ce que vous avez vu, touchez une place pour voir la probabilité de chaque masque.

## La fin

mas-over = La partie est finie.
mas-unmasking = Bas les masques
mas-rematch = Rejouer
mas-follow = Vers la nouvelle table
mas-follow-soon = Les autres rejouent : vous suivez dans { $seconds } s.
mas-stay = Rester ici
mas-foyer = Vers le foyer
