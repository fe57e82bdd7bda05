### ridotto top : la charge d’un serveur en marche, pour ceux qui l’administrent

help-top = suivre la charge d’un serveur en marche
    .long = Montre à quel point un serveur en marche est occupé : parties, connexions, vitesse, bots, mémoire et pannes. Ctrl-C pour quitter. Code de sortie 0 : le serveur a répondu ; 1 : il n’a pas répondu, ou le secret manque ou est faux ; 2 : la ligne de commande n’est pas valable.
help-top-url = l’adresse du serveur ; par défaut { $usual }
help-top-secret = un fichier contenant le secret d’administration ; par défaut, il est lu dans { $variable }
help-top-every = le nombre de secondes entre deux relevés ; par défaut 2
help-top-once = afficher un seul relevé et quitter
top-bad-url = { $url } n’est pas une adresse commençant par http:// ou https://
top-bad-interval = il faut au moins { $least } seconde entre deux relevés
top-no-secret = impossible de lire { $file } : { $why }
top-not-allowed = { $url } ne montre pas ses mesures sans le secret d’administration ; indiquez-le dans { $variable } ou nommez un fichier avec --secret-file
top-cannot-read = impossible de lire les mesures de { $url } : { $why }
top-measuring = Mesure en cours…
top-title = { $url } · Ridotto { $version } · en marche depuis { $hours } h { $minutes } min
top-playing = Parties en cours
top-waiting = Tables en attente de joueurs
top-over = Parties terminées en mémoire
top-sockets = Connexions
top-entries = Coups par seconde
top-requests = Requêtes par seconde
top-errors = Erreurs du serveur par seconde
top-refused = Commandes refusées par seconde
top-append = Enregistrement d’un coup (99 %)
top-lag = Retard du serveur (99 %)
top-bots = Réponse d’un bot (99 %)
top-bots-waiting = Bots en attente d’un processus
top-thinkers = Processus des bots
top-processor = Processeur, part d’un cœur
top-memory = Mémoire
top-store = Données enregistrées
top-disk = Espace libre
top-files = Fichiers et sockets ouverts
top-fine = Aucune panne depuis le démarrage du serveur.
top-in-trouble = Le serveur ne peut pas enregistrer les coups pour le moment.
top-damaged = { $count ->
    [one] { $count } table est endommagée.
   *[other] { $count } tables sont endommagées.
}
top-failures = Pannes depuis le démarrage du serveur : { $listed }
