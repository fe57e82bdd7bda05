# Before something that is said of $what
label = { $what } :
yes-words = o oui y
no-words = n non

## La ligne de commande

usage-heading = usage : { "" }
help-arguments = arguments
help-options = options
help-commands = commandes
help-help = affiche cette aide et quitte
help-version = affiche la version et quitte
help-lang = langue : en, es, pt, pl ou fr (à défaut, celle de votre environnement)
help-ridotto = Deux jeux de bal masqué, d’identités cachées et de bluff : à jouer, à piloter, à étudier.
help-more = « ridotto COMMANDE --help » en dit plus sur une commande.

help-play = jouer dans le terminal
    .long = Jouez une partie dans le terminal avec des personnages de plusieurs sortes ou avec ceux que vous invitez à la table. Vous voyez ce qu’un joueur à votre place a le droit de voir, et rien de plus.
help-replay = raconter une partie enregistrée
    .long = Raconte une partie enregistrée, telle que l’a vue l’un des présents. Un enregistrement modifié à la main est refusé.
help-scenario = les feuilles imprimées et vos propres jeux de masques
    .long = Montre les feuilles imprimées, vérifie ou propose des jeux de masques.
help-simulate = faire jouer des milliers de parties au hasard
    .long = Fait jouer de nombreuses parties par des joueurs qui décident au hasard et montre comment elles finissent. La même graine donne le même résultat, quel que soit le nombre de processus.
help-referee = laisser un programme mener une partie : un objet JSON par ligne
    .long = Lit un objet JSON par ligne sur l’entrée standard et répond à chacun par un autre sur la sortie standard.

usage-see-help = Voir « { $command } ».
usage-required = il manque quelque chose : { $what }
usage-unrecognized = incompris : { $what }
usage-value-missing = { $what } doit être suivi d’une valeur
usage-no-value = { $what } ne prend pas de valeur, mais a reçu { $given }
usage-not-both = { $what } et { $given } ne vont pas ensemble
usage-number = « { $given } » ne convient pas : il faut un nombre entier de { $least } à { $most }
usage-number-from = « { $given } » ne convient pas : il faut un nombre entier à partir de { $least }
usage-choice = « { $given } » est inconnu ; choisissez parmi { $known }
usage-language = il n’y a pas de langue « { $given } » ; choisissez parmi { $known }
usage-command = il n’y a pas de commande « { $given } » ; les commandes sont { $known }
