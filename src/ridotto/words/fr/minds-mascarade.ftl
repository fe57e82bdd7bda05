# How the players that are not people introduce themselves.

portrait-zanetta = Zanetta fait ce qui lui passe par la tête et s’amuse beaucoup.
portrait-nicoletta = Nicoletta découvre le bal : elle dit ce qu’elle croit être et retient presque tout ce qu’elle voit.
portrait-tonin = Tonin est plein de bonne volonté, mais quelques tours plus tard, il a oublié ce qu’il a vu.
portrait-gasparo = Gasparo débute et préfère tenter sa chance plutôt que de regarder son masque.
portrait-marina = Marina n’oublie rien et choisit toujours ce qui rapporte le plus.
portrait-alvise = Alvise calcule bien et adore bluffer.
portrait-orsola = Orsola n’oublie rien, écoute chaque mot et n’en croit presque aucun.
portrait-giacomo = Giacomo joue toute la soirée dans sa tête avant de dire un mot.
portrait-lucrezia = Lucrezia voit tout aussi loin, lit dans vos silences ce que vous cachez et connaît vos habitudes avant la fin de la soirée.
portrait-bastian = Bastian conteste tout ce que l’on annonce.
portrait-momolo = Momolo annonce toujours ce qui rapporte le plus.
portrait-piero = Piero regarde son masque et ne dit que la vérité.
