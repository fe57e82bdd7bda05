# How the players that are not people introduce and explain themselves.

portrait-zanetta = Zanetta faz o que lhe vem à cabeça e tem uma noite encantadora.
portrait-nicoletta = Nicoletta é nova no baile: diz o que pensa ter e lembra-se de quase tudo.
portrait-tonin = Tonin tem boa vontade, mas poucos turnos depois já esqueceu o que viu.
portrait-gasparo = Gasparo é um principiante que prefere arriscar a olhar.
portrait-marina = Marina não esquece nada e faz o que mais rende.
portrait-alvise = Alvise calcula bem e gosta de blefar.
portrait-orsola = Orsola não esquece nada, ouve cada palavra e acredita em poucas.
portrait-giacomo = Giacomo joga a noite inteira na cabeça antes de dizer uma palavra.
portrait-lucrezia = Lucrezia pensa igualmente longe, lê no seu silêncio o que você esconde e conhece os seus hábitos antes de a noite acabar.
portrait-bastian = Bastian reivindica ser o que qualquer um anuncie.
portrait-momolo = Momolo anuncia sempre o que mais renderia.
portrait-piero = Piero olha a sua máscara e não diz nada que não seja verdade.

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
mind-look = De «{ mind-mask }» só tenho { $chance } de certeza, por isso olho.
mind-swap = Espero mais da outra máscara do que da minha, que é «{ mind-mask }» com { $chance }.
mind-feint = Só finjo: a minha é «{ mind-mask }» com { $chance }, e agora ninguém pode ter certeza disso.
mind-announce = Com { $chance } sou «{ mind-mask }», por isso anuncio.
mind-bluff = Sou «{ mind-mask }» com apenas { $chance }, mas vale o risco.
mind-claim = Com { $chance } «{ mind-mask }» sou eu, por isso reivindico.
mind-challenge = Sou «{ mind-mask }» com apenas { $chance }, mas não quero deixar passar.
mind-pass = Sou «{ mind-mask }» com { $chance }: não compensa reivindicar.
mind-name = «{ mind-mask }» é o meu melhor palpite, com { $chance }.
mind-power = Assim se aproveita melhor o poder. A minha é «{ mind-mask }» com { $chance }.
