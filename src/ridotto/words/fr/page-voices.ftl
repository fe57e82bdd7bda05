# Phrases et gestes sans écrire, avatars, et ce qui rappelle que c’est à vous.

phrase-hello = Bonsoir !
phrase-no-me = Non, c’est moi !
phrase-doubt = Je n’en crois rien.
phrase-believe = Je vous crois.
phrase-sure = Vraiment ?
phrase-lost = Je m’y perds…
phrase-patience = Prenez votre temps.
phrase-nearly = Attention, la victoire est proche !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-applause = Applaudissements
phrase-laughter = Rires
phrase-gasp = Stupeur
phrase-shrug = Haussement d’épaules
phrase-bow = Révérence
phrase-wink = Clin d’œil
mas-no-me = { $mask ->
        [empress] Non, l’{ $name }, c’est moi !
        [spy] Non, l’{ $name }, c’est moi !
        [swindler] Non, l’{ $name }, c’est moi !
        [widow] Non, la { $name }, c’est moi !
        [princess] Non, la { $name }, c’est moi !
        [witch] Non, la { $name }, c’est moi !
       *[other] Non, le { $name }, c’est moi !
    }

phrases-title = Phrases et gestes
phrases-why = Chacun les lit dans sa langue.

avatar-choose = Choisissez un avatar
avatar-choice = Avatar { $number }
avatar-others = En voir d’autres
settings-bubbles = Bulles
    .why = Montre à chaque place ce que dit la personne.
settings-vibration = Vibration
    .why = Vibre quand c’est à vous.
settings-notify = Notifications
    .why = Vous prévient que c’est à vous quand vous êtes dans un autre onglet ou une autre application.
    .blocked = Votre navigateur les bloque. Autorisez les notifications dans ses paramètres pour ce site.
    .insecure = Votre navigateur ne les permet qu’en https.
settings-awake = Garder l’écran allumé
    .why = Seulement pendant la partie.

turn-notice = C’est à vous.
trouble-offline = Vous êtes hors ligne.
    .mend = Pour jouer, il faut une connexion. Cette page reprendra d’elle-même dès votre retour en ligne.
