# How the players that are not people introduce and explain themselves.

portrait-zanetta = Zanetta hace lo primero que se le ocurre y pasa una noche encantadora.
portrait-nicoletta = Nicoletta es nueva en el baile: dice lo que cree ser y recuerda casi todo lo que ve.
portrait-tonin = Tonin pone buena voluntad, pero a los pocos turnos ha olvidado lo que vio.
portrait-gasparo = Gasparo es un principiante: prefiere arriesgarse antes que mirar.
portrait-marina = Marina no olvida nada y siempre elige lo que más le conviene.
portrait-alvise = Alvise calcula bien y disfruta yendo de farol.
portrait-orsola = Orsola no olvida nada, escucha cada palabra y se cree muy pocas.
portrait-giacomo = Giacomo juega toda la velada en su cabeza antes de decir una palabra.
portrait-lucrezia = Lucrezia ve igual de lejos, lee en tu silencio lo que escondes y conoce tus costumbres antes de que acabe la velada.
portrait-bastian = Bastian dice ser lo que anuncie cualquiera.
portrait-momolo = Momolo anuncia siempre lo que más da.
portrait-piero = Piero mira su máscara y solo dice la verdad.

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
mind-look = «{ mind-mask }»: solo un { $chance } de probabilidad, así que miro.
mind-swap = Prefiero la otra máscara a la mía («{ mind-mask }», un { $chance }).
mind-feint = Solo finjo: la mía es «{ mind-mask }» (un { $chance }) y ahora nadie puede saberlo con certeza.
mind-announce = «{ mind-mask }»: un { $chance } de probabilidad, así que lo anuncio.
mind-bluff = «{ mind-mask }»: un { $chance } de probabilidad, pero vale la pena arriesgarse.
mind-claim = «{ mind-mask }»: un { $chance } de probabilidad, así que desafío.
mind-challenge = «{ mind-mask }»: un { $chance } de probabilidad, pero no pienso dejarlo pasar.
mind-pass = «{ mind-mask }»: un { $chance } de probabilidad; no compensa desafiar.
mind-name = «{ mind-mask }» es mi mejor apuesta (un { $chance }).
mind-power = Así saco más partido al poder. Mi máscara: «{ mind-mask }», un { $chance }.
