# How the players that are not people introduce and explain themselves.

portrait-zanetta = Zanetta robi, co jej przyjdzie do głowy, i świetnie się bawi.
portrait-nicoletta = Nicoletta jest na balu pierwszy raz: mówi, kim według siebie jest, i pamięta większość z tego, co widzi.
portrait-tonin = Tonin chce dobrze, ale po kilku turach nie pamięta, co widział.
portrait-gasparo = Gasparo to początkujący, który woli zaryzykować, niż podejrzeć maskę.
portrait-marina = Marina niczego nie zapomina i zawsze robi to, co najbardziej się opłaca.
portrait-alvise = Alvise dobrze liczy i uwielbia blefować.
portrait-orsola = Orsola niczego nie zapomina, słucha każdego słowa i mało któremu wierzy.
portrait-giacomo = Giacomo rozgrywa cały wieczór w głowie, zanim się odezwie.
portrait-lucrezia = Lucrezia myśli równie daleko naprzód, z twojego milczenia czyta, co ukrywasz, i przed końcem wieczoru zna już twoje zwyczaje.
portrait-bastian = Bastian podważa wszystko, co ktokolwiek ogłosi.
portrait-momolo = Momolo zawsze ogłasza to, co najbardziej się opłaca.
portrait-piero = Piero podgląda swoją maskę i mówi wyłącznie prawdę.

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
