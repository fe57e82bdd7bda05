# How the players that are not people introduce and explain themselves.

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

mind-mask = { $mask ->
        [judge] { mask-judge }
        [empress] { mask-empress }
        [king] { mask-king }
        [widow] { mask-widow }
        [patron] { mask-patron }
        [peasant] { mask-peasant }
        [fool] { mask-fool }
        [princess] { mask-princess }
        [spy] { mask-spy }
        [witch] { mask-witch }
        [thief] { mask-thief }
        [swindler] { mask-swindler }
        [beggar] { mask-beggar }
        [puppeteer] { mask-puppeteer }
        [guru] { mask-guru }
        [cheat] { mask-cheat }
       *[other] { $mask }
    }
mind-look = « { mind-mask } » : { $chance } de chances seulement, alors je regarde.
mind-swap = J’aime mieux l’autre masque que le mien (« { mind-mask } » : { $chance } de chances).
mind-feint = Je fais semblant : « { mind-mask } », c’est moi à { $chance }, et maintenant personne ne peut en être sûr.
mind-announce = « { mind-mask } » : { $chance } de chances que ce soit moi, alors je l’annonce.
mind-bluff = « { mind-mask } » : { $chance } de chances que ce soit moi, mais le risque en vaut la peine.
mind-claim = « { mind-mask } » : { $chance } de chances que ce soit moi, alors je conteste.
mind-challenge = « { mind-mask } » : { $chance } de chances que ce soit moi, mais je ne laisse pas passer ça.
mind-pass = « { mind-mask } » : { $chance } de chances que ce soit moi ; contester ne rapporterait rien.
mind-name = « { mind-mask } » est ma meilleure hypothèse ({ $chance } de chances).
mind-power = C’est le meilleur usage de ce pouvoir. Mon propre masque : « { mind-mask } », { $chance } de chances.
