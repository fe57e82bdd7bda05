# Como os bots explicam suas jogadas, no terminal.

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
mind-look = Só tenho { $chance } de certeza de que sou “{ mind-mask }”, então olho.
mind-swap = Prefiro a outra máscara à minha ({ $chance } “{ mind-mask }”).
mind-feint = Só finjo: minha chance de ser “{ mind-mask }” é de { $chance }, e agora ninguém pode ter certeza.
mind-announce = Tenho { $chance } de certeza de que sou “{ mind-mask }”, então anuncio.
mind-bluff = “{ mind-mask }”: { $chance } de chance, mas vale o risco.
mind-claim = Tenho { $chance } de certeza de que “{ mind-mask }” sou eu, então duvido.
mind-challenge = “{ mind-mask }”: { $chance } de chance, mas não vou deixar passar.
mind-pass = “{ mind-mask }”: { $chance } de chance; não compensa duvidar.
mind-name = “{ mind-mask }” é o meu melhor palpite ({ $chance }).
mind-power = Assim aproveito melhor o poder. Minha máscara: { $chance } “{ mind-mask }”.
