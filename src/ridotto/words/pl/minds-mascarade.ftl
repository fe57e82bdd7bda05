# How the players that are not people introduce and explain themselves.

portrait-zanetta = Zanetta robi, co jej przyjdzie do głowy, i świetnie się bawi.
portrait-nicoletta = Nicoletta jest na balu pierwszy raz: mówi, co według niej ma, i większość pamięta.
portrait-tonin = Tonin chce dobrze, ale po kilku turach nie pamięta, co widział.
portrait-gasparo = Gasparo to początkujący, który woli zaryzykować, niż zajrzeć.
portrait-marina = Marina niczego nie zapomina i robi to, co daje najwięcej.
portrait-alvise = Alvise dobrze liczy i chętnie blefuje.
portrait-orsola = Orsola niczego nie zapomina, słucha każdego słowa i mało któremu wierzy.
portrait-giacomo = Giacomo rozgrywa cały wieczór w głowie, zanim się odezwie.
portrait-lucrezia = Lucrezia myśli równie daleko, z twojego milczenia czyta, co ukrywasz, i przed końcem wieczoru zna już twoje zwyczaje.
portrait-bastian = Bastian podaje się za każdego, kogo ktokolwiek ogłosi.
portrait-momolo = Momolo zawsze ogłasza to, co dałoby najwięcej.
portrait-piero = Piero zagląda do swojej maski i nie mówi nic, co nie jest prawdą.

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
mind-look = Co do „{ mind-mask }” mam tylko { $chance } pewności, więc zaglądam.
mind-swap = Po tamtej masce spodziewam się więcej niż po swojej: „{ mind-mask }” na { $chance }.
mind-feint = Tylko udaję: moja maska to na { $chance } „{ mind-mask }”, a teraz nikt nie może być tego pewien.
mind-announce = Na { $chance } mam maskę „{ mind-mask }”, więc ją ogłaszam.
mind-bluff = Maskę „{ mind-mask }” mam tylko na { $chance }, ale warto zaryzykować.
mind-claim = Na { $chance } to ja mam maskę „{ mind-mask }”, więc się do niej przyznaję.
mind-challenge = Maskę „{ mind-mask }” mam tylko na { $chance }, ale nie chcę tego tak zostawić.
mind-pass = Maskę „{ mind-mask }” mam na { $chance }: zgłaszanie się nie popłaca.
mind-name = Najbardziej pasuje „{ mind-mask }”, na { $chance }.
mind-power = Tak ta moc daje najwięcej. Moja maska to na { $chance } „{ mind-mask }”.
