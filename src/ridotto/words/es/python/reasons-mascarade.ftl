# Cómo explican los bots sus jugadas, en la terminal.

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
