## ridotto verify

help-verify = vérifier qu’une partie enregistrée a été distribuée loyalement
    .long = Vérifie qu’une partie enregistrée peut être rejouée et que sa distribution a été tirée du secret de la maison et des contributions des joueurs. État 0 : tout est juste ; 1 : quelque chose ne l’est pas, ou l’enregistrement ne dit pas de quoi la distribution a été tirée ; 2 : le fichier est illisible.
help-verify-file = un enregistrement ; - le lit sur l’entrée standard
help-verify-published = l’engagement que la maison a publié avant le début
help-verify-share = la contribution que vous avez apportée vous-même
verify-bad-digits = « { $given } » ne convient pas : il faut { $fewest ->
        [64] 64
       *[other] de { $fewest } à 64
    } chiffres de 0 à 9 et de a à f

verify-replay = L’enregistrement est intact : ses coups suivent les règles et mènent au résultat qu’il indique.
    .not = L’enregistrement n’est pas intact : { $why }
verify-fairness = L’enregistrement dit de quoi sa distribution a été tirée.
    .not = L’enregistrement ne dit pas de quoi sa distribution a été tirée : on ne peut rien en dire.
    .broken = Ce que l’enregistrement dit de sa distribution est inutilisable : { $why }
verify-commitment = L’engagement inscrit dans l’enregistrement correspond au secret de la maison.
    .not = L’engagement inscrit dans l’enregistrement ne correspond pas au secret de la maison.
verify-published = Le secret de la maison est celui auquel elle s’était engagée avant le début.
    .not = Le secret de la maison n’est pas celui auquel elle s’était engagée avant le début.
verify-share = Votre contribution est parmi celles dont la distribution a été tirée.
    .not = Votre contribution n’est pas parmi celles dont la distribution a été tirée.
verify-seed = La graine vient des contributions.
    .not = La graine ne vient pas des contributions.
verify-deal = Les cartes sont placées comme les contributions en décident.
    .not = Les cartes ne sont pas placées comme les contributions en décident.
verify-first = La première personne à jouer est celle que les contributions désignent.
    .not = La première personne à jouer n’est pas celle que les contributions désignent.

verify-shares = Les contributions de la table { $table } ; cherchez la vôtre :
verify-no-share = aucune
verify-fine = { $file } : tout est juste.
verify-broken = { $file } : { $count ->
        [one] une chose n’est pas juste.
       *[other] { $count } choses ne sont pas justes.
    }
verify-unsaid = { $file } : cette partie peut être rejouée, mais sa distribution ne peut pas être vérifiée.
verify-compare = Seul ce qui a été publié avant le début peut dire si la maison a gardé son secret. Comparez-le, ou donnez-le avec --commitment : { $commitment }
