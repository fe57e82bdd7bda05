# How the players that are not people introduce and explain themselves.

portrait-zanetta = Zanetta faz o que dá na telha e tem uma noite encantadora.
portrait-nicoletta = Nicoletta é nova no baile: diz o que pensa ser e se lembra de quase tudo o que vê.
portrait-tonin = Tonin tem boa vontade, mas poucos turnos depois já esqueceu o que viu.
portrait-gasparo = Gasparo é um iniciante que prefere arriscar a olhar.
portrait-marina = Marina não esquece nada e sempre faz o que mais rende.
portrait-alvise = Alvise calcula bem e adora blefar.
portrait-orsola = Orsola não esquece nada, ouve cada palavra e acredita em muito poucas.
portrait-giacomo = Giacomo joga a noite inteira na cabeça antes de dizer uma palavra.
portrait-lucrezia = Lucrezia pensa tão longe quanto Giacomo, lê no seu silêncio o que você esconde e conhece os seus hábitos antes que a noite acabe.
portrait-bastian = Bastian diz “Sou eu!”, seja qual for a máscara anunciada.
portrait-momolo = Momolo sempre anuncia o que mais rende.
portrait-piero = Piero olha a própria máscara e só diz a verdade.

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
