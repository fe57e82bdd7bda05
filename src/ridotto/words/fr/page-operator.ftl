# La page d’administration.

op-title = Administration
op-secret = Secret d’administration
op-sign-in = Se connecter
op-sign-out = Se déconnecter
op-view-summary = Aperçu
op-view-reports = Signalements
op-view-tables = Tables
op-view-guests = Invités
op-view-penalties = Sourdines et exclusions
op-view-audit = Journal des actions
op-refresh = Actualiser
op-more = En voir plus
refusal-not-operator = Ce n’est pas le secret d’administration, ou la session a expiré.
refusal-no-report = Ce signalement est déjà clos.
refusal-no-penalty = Cette mesure a déjà pris fin.
refusal-no-notice = Cette annonce n’est plus affichée.

## Aperçu

op-tables = Tables
op-playing = en jeu
op-waiting = en attente
op-ended = finies ou fermées
op-people = Personnes
op-connected = connectées à une table
op-sockets = connexions / limite
op-guests-known = invités connus
op-load = Charge
op-entries = entrées écrites
op-games = parties finies
op-append = délai d’écriture : médiane, 99 %
op-memory = mémoire
op-cpu = temps de processeur
op-average = charge de la machine
op-store = Stockage
op-store-state = état
op-ok = tout va bien
op-size = taille
op-wal = écritures en attente (WAL)
op-bots = Bots
op-workers = processus actifs / prévus
op-queue = tables qui en attendent un
op-house = Maison
op-version = version
op-uptime = ouverte depuis
op-span = { $days ->
        [0] { $hours } h { $minutes } min
        [one] { $days } jour { $hours } h
       *[other] { $days } jours { $hours } h
    }
op-failures = Échecs :
op-announce = Annonces
op-announce-text = À tout le monde, à l’accueil et à toutes les tables :
op-announce-go = Annoncer
op-withdraw = Retirer
op-how-long = Pour combien de temps ?
op-until = jusqu’au { $date }
op-for-10 = 10 minutes
op-for-60 = une heure
op-for-1440 = un jour
op-for-10080 = une semaine
op-for-43200 = 30 jours
op-for-ever = sans fin

## Ce qu’on peut faire au sujet d’une personne

op-warn = Avertir
op-warn-title = Avertir { $name }
    .why = La personne voit votre texte tout de suite, ou à sa prochaine table, et doit le confirmer.
op-warn-text = Texte de l’avertissement
op-warn-done = Avertissement envoyé à { $name }.
op-mute = Mettre en sourdine
op-mute-title = Mettre { $name } en sourdine
    .why = La personne ne peut plus écrire dans aucune discussion. Elle voit le motif.
op-mute-done = { $name } ne peut plus écrire.
op-ban = Exclure
op-ban-title = Exclure { $name }
    .why = La personne est déconnectée et ne peut plus entrer. Un bot prend la suite. Elle voit le motif.
op-ban-done = { $name } ne peut plus entrer.
op-ban-address = Exclure { $address }
op-ban-address-title = Exclure l’adresse { $address }
    .why = Plus personne ne peut entrer depuis cette adresse. D’autres la partagent peut-être : préférez une courte durée.
op-ban-address-done = Plus personne ne peut entrer depuis { $address }.
op-reason = Motif, tel que la personne le verra (facultatif)
op-is-mute = { $name } : en sourdine
op-is-ban = { $name } : accès fermé
op-lift = Lever
op-lift-whose = Lever la mesure contre { $name }
op-no-penalties = Il n’y a ni sourdine ni exclusion.
op-ban-network = Exclure une adresse ou un réseau
    .why = Plus personne ne peut entrer de là. Une adresse IPv6 vaut pour tout le réseau du foyer (/64).
op-address = Adresse ou réseau

## Signalements

op-reports-closed = Montrer aussi les signalements clos
op-no-reports = Il n’y a pas de signalement.
op-report = { $name } : { $reason }
op-report-by = Signalé par { $name }, { $date }.
op-reason-abuse = insultes ou menaces
op-reason-hate = propos haineux
op-reason-sexual = contenu sexuel
op-reason-spam = spam
op-reason-cheating = triche
op-reason-name = nom offensant
op-reason-other = autre chose
op-note = Note pour le reste de l’administration
op-close-report = Clore le signalement
op-report-closed = Clos.
op-to-table = Aller à la table
op-delete = Supprimer
op-delete-whose = Supprimer ce message de { $name }
op-deleted = supprimé
op-no-chat = Personne n’a rien dit.

## Tables et invités

op-filter = Filtrer par nom, phase ou id
op-tables-count = { $shown } tables sur { $total } en mémoire
op-phase-waiting = en attente
op-phase-playing = en jeu
op-phase-over = finie
op-phase-closed = fermée
op-public = publique
op-table-facts = { $connected ->
        [one] { $connected } personne connectée
       *[other] { $connected } personnes connectées
    }, { $taken } places prises sur { $players }
op-all-tables = Toutes les tables
op-watch = Regarder cette table
op-nobody = Il n’y a personne ici.
op-seat = place { $seat }
op-here = en ligne
op-away = hors ligne
op-close-table = Fermer la table
op-close-reason = Motif, tel que toute la table le verra
op-find-guest = Une partie du nom, ou un id
op-find = Chercher
op-no-guests = Aucun invité trouvé.

## Le journal des actions

op-no-actions = Rien n’a encore été fait.
op-did-warn = Avertissement
op-did-mute = Mise en sourdine
op-did-ban = Exclusion
op-did-lift = Mesure levée
op-did-close-table = Table fermée
op-did-delete-line = Message supprimé
op-did-announce = Annonce
op-did-withdraw = Annonce retirée
op-did-close-report = Signalement clos
op-did-sign-in = Connexion
