# How the players that are not people introduce and explain themselves.

portrait-zanetta = Zanetta hace lo primero que se le ocurre y pasa una noche encantadora.
portrait-nicoletta = Nicoletta es nueva en el baile: dice lo que cree tener y recuerda casi todo.
portrait-tonin = Tonin tiene buena voluntad, pero a los pocos turnos ha olvidado lo que vio.
portrait-gasparo = Gasparo es un principiante que prefiere arriesgarse a mirar.
portrait-marina = Marina no olvida nada y hace lo que más le rinde.
portrait-alvise = Alvise calcula bien y le gusta ir de farol.
portrait-orsola = Orsola no olvida nada, escucha cada palabra y cree muy pocas.
portrait-giacomo = Giacomo juega toda la velada en su cabeza antes de decir una palabra.
portrait-lucrezia = Lucrezia piensa igual de lejos, lee en tu silencio lo que escondes y conoce tus costumbres antes de que acabe la velada.
portrait-bastian = Bastian reclama ser lo que cualquiera anuncie.
portrait-momolo = Momolo anuncia siempre lo que más daría.
portrait-piero = Piero mira su máscara y no dice nada que no sea cierto.

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
mind-look = De «{ mind-mask }» solo tengo una certeza del { $percent } %, así que miro.
mind-swap = Espero más de la otra máscara que de la mía, que es «{ mind-mask }» con un { $percent } %.
mind-feint = Solo finjo: la mía es «{ mind-mask }» con un { $percent } %, y ahora nadie puede estar seguro de ello.
mind-announce = Con un { $percent } % soy «{ mind-mask }», así que lo anuncio.
mind-bluff = Soy «{ mind-mask }» con solo un { $percent } %, pero vale la pena arriesgarse.
mind-claim = Con un { $percent } % «{ mind-mask }» soy yo, así que lo reclamo.
mind-challenge = Soy «{ mind-mask }» con solo un { $percent } %, pero no quiero dejarlo pasar.
mind-pass = Soy «{ mind-mask }» con un { $percent } %: no compensa reclamarlo.
mind-name = «{ mind-mask }» es lo que mejor me cuadra, con un { $percent } %.
mind-power = Así se aprovecha mejor el poder. La mía es «{ mind-mask }» con un { $percent } %.
