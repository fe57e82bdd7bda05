# Comment les bots expliquent leurs coups, dans le terminal.

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
