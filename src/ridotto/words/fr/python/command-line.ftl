## La ligne de commande

yes-words = o oui y
no-words = n non

usage-heading = usage : { "" }
help-arguments = arguments
help-options = options
help-options-of = options de { $game }
help-commands = commandes
help-help = affiche cette aide et quitte
help-version = affiche la version et quitte
help-lang = langue : en, es, pt, pl ou fr (par défaut : la langue de votre système)
help-ridotto = Deux jeux de bal masqué, d’identités cachées et de bluff : à jouer, à automatiser, à étudier.
help-more = « ridotto COMMANDE --help » affiche l’aide d’une commande.

help-play = jouer dans le terminal
    .long = Jouez une partie dans le terminal contre une table de bots variés, ou contre ceux que vous choisissez. Vous ne voyez que ce qu’on peut voir de votre place.
help-replay = raconter une partie enregistrée
    .long = Raconte une partie enregistrée, telle que l’un des joueurs ou un spectateur l’a vue. Les enregistrements modifiés à la main sont refusés.
help-scenario = les fiches imprimées et vos propres sélections de masques
    .long = Affiche les fiches imprimées ; vérifie ou propose des sélections de masques.
help-simulate = simuler des milliers de parties au hasard
    .long = Simule de nombreuses parties entre des joueurs qui décident au hasard et montre comment elles se terminent. La même graine donne le même résultat, quel que soit le nombre de processus.
help-referee = laisser un programme mener une partie : un objet JSON par ligne
    .long = Lit un objet JSON par ligne sur l’entrée standard et répond à chacun par un autre sur la sortie standard.

usage-see-help = Voir « { $command } ».
usage-required = argument manquant : { $what }
usage-unrecognized = argument inconnu : { $what }
usage-value-missing = { $what } doit être suivi d’une valeur
usage-no-value = { $what } ne prend pas de valeur, mais a reçu { $given }
usage-not-both = { $what } et { $given } ne peuvent pas être utilisés ensemble
usage-number = « { $given } » n’est pas valable ; indiquez un nombre entier de { $least } à { $most }
usage-number-from = « { $given } » n’est pas valable ; indiquez un nombre entier à partir de { $least }
usage-choice = « { $given } » est inconnu ; choisissez parmi { $known }
usage-close = Vouliez-vous dire « { $close } » ?
usage-language = la langue « { $given } » n’existe pas ; choisissez parmi { $known }
usage-command = la commande « { $given } » n’existe pas ; les commandes sont { $known }
