# How the players that are not people introduce and explain themselves.

portrait-zanetta = Zanetta fait ce qui lui passe par la tête et s’amuse beaucoup.
portrait-nicoletta = Nicoletta découvre le bal : elle dit ce qu’elle croit avoir et s’en souvient à peu près.
portrait-tonin = Tonin est plein de bonne volonté, mais quelques tours plus tard il a oublié ce qu’il a vu.
portrait-gasparo = Gasparo est un débutant qui aime mieux oser que regarder.
portrait-marina = Marina n’oublie rien et fait ce qui rapporte le plus.
portrait-alvise = Alvise calcule bien et bluffe volontiers.
portrait-orsola = Orsola n’oublie rien, écoute chaque mot et n’en croit guère.
portrait-giacomo = Giacomo joue toute la soirée dans sa tête avant de dire un mot.
portrait-lucrezia = Lucrezia pense aussi loin, lit dans votre silence ce que vous cachez et connaît vos habitudes avant la fin de la soirée.
portrait-bastian = Bastian prétend être tout ce que l’on annonce.
portrait-momolo = Momolo annonce toujours ce qui rapporterait le plus.
portrait-piero = Piero regarde son masque et ne dit rien qui ne soit vrai.

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
mind-look = Je n’ai de « { mind-mask } » qu’une certitude de { $chance }, alors je regarde.
mind-swap = J’attends plus de l’autre masque que du mien, qui est « { mind-mask } » à { $chance }.
mind-feint = Je fais semblant : le mien est « { mind-mask } » à { $chance }, et maintenant personne ne peut en être certain.
mind-announce = À { $chance }, je suis « { mind-mask } », alors je l’annonce.
mind-bluff = Je ne suis « { mind-mask } » qu’à { $chance }, mais le risque en vaut la peine.
mind-claim = À { $chance }, « { mind-mask } », c’est moi : je le revendique.
mind-challenge = Je ne suis « { mind-mask } » qu’à { $chance }, mais je ne veux pas laisser passer cela.
mind-pass = Je suis « { mind-mask } » à { $chance } : le revendiquer ne serait pas payant.
mind-name = « { mind-mask } » est ce qui me paraît le plus probable, à { $chance }.
mind-power = C’est le meilleur usage de ce pouvoir. Le mien est « { mind-mask } » à { $chance }.
