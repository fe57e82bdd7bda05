# Jak boty tłumaczą swoje ruchy, w terminalu.

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
mind-look = Maskę „{ mind-mask }” mam na zaledwie { $chance }, więc podglądam.
mind-swap = Wolę tamtą maskę od swojej („{ mind-mask }” na { $chance }).
mind-feint = Tylko udaję: moja maska to na { $chance } „{ mind-mask }”, a teraz nikt nie może być tego pewien.
mind-announce = Na { $chance } mam maskę „{ mind-mask }”, więc ją ogłaszam.
mind-bluff = Szansa, że mam maskę „{ mind-mask }”, to { $chance }, ale warto zaryzykować.
mind-claim = Na { $chance } to ja mam maskę „{ mind-mask }”, więc podważam.
mind-challenge = Szansa, że mam maskę „{ mind-mask }”, to { $chance }, ale tego nie przepuszczę.
mind-pass = Szansa, że mam maskę „{ mind-mask }”, to { $chance }: podważanie się nie opłaca.
mind-name = Najpewniej mam maskę „{ mind-mask }” (na { $chance }).
mind-power = Tak zdolność daje najwięcej. Moja maska to na { $chance } „{ mind-mask }”.
