## ridotto verify

help-verify = vérifier que la donne d’une partie enregistrée était équitable
    .long = Vérifie qu’une partie enregistrée peut être rejouée et que sa donne a été tirée du secret de la maison et des contributions des joueurs. Code de sortie 0 : toutes les vérifications ont réussi ; 1 : l’une a échoué, ou l’enregistrement ne dit pas de quoi sa donne a été tirée ; 2 : le fichier est illisible.
help-verify-file = un enregistrement ; - pour l’entrée standard
help-verify-published = l’engagement que la maison a publié avant le début
help-verify-share = votre propre contribution
verify-bad-digits = « { $given } » n’est pas valable ; indiquez { $fewest ->
        [64] 64
       *[other] de { $fewest } à 64
    } chiffres de 0 à 9 et lettres de a à f

verify-replay = L’enregistrement est intact : ses coups suivent les règles et mènent au résultat qu’il indique.
    .not = L’enregistrement n’est pas intact : { $why }
verify-fairness = L’enregistrement dit de quoi sa donne a été tirée.
    .not = L’enregistrement ne dit pas de quoi sa donne a été tirée : elle ne peut pas être vérifiée.
    .broken = Ce que l’enregistrement dit de sa donne est inutilisable : { $why }
verify-commitment = L’engagement inscrit dans l’enregistrement correspond au secret de la maison.
    .not = L’engagement inscrit dans l’enregistrement ne correspond pas au secret de la maison.
verify-published = Le secret de la maison est celui auquel elle s’était engagée avant le début.
    .not = Le secret de la maison n’est pas celui auquel elle s’était engagée avant le début.
verify-share = Votre contribution est parmi celles dont la donne a été tirée.
    .not = Votre contribution n’est pas parmi celles dont la donne a été tirée.
verify-seed = La graine vient des contributions.
    .not = La graine ne vient pas des contributions.
verify-deal = La donne correspond aux contributions.
    .not = La donne ne correspond pas aux contributions.
verify-first = Le premier joueur correspond aux contributions.
    .not = Le premier joueur ne correspond pas aux contributions.

verify-shares = Les contributions de la table { $table } ; cherchez la vôtre :
verify-no-share = aucune
verify-fine = { $file } : toutes les vérifications ont réussi.
verify-broken = { $file } : { $count ->
        [one] { $count } vérification a échoué.
       *[other] { $count } vérifications ont échoué.
    }
verify-unsaid = { $file } : cette partie peut être rejouée, mais sa donne ne peut pas être vérifiée.
verify-compare = Seul ce qui a été publié avant le début peut montrer si la maison a gardé le même secret. Comparez-le, ou indiquez-le avec --commitment : { $commitment }
