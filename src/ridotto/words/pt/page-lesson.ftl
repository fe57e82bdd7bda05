# As lições: duas partidas curtas com as regras de verdade, passo a passo. “.wrong” responde a outra jogada que não a pedida.

lesson-what = Cada lição é uma partida curta com as regras de verdade. O texto diz o que fazer; um erro não atrapalha nada.
lesson-step = Passo { $step } de { $all }
lesson-go-on = Continuar
lesson-skip = Pular
lesson-watch = Veja o que os outros fazem…
lesson-wait = Agora não: continue a lição primeiro.
lesson-wrong = Em uma partida pode, mas este passo é sobre outra coisa. Tente de novo.
lesson-leave = Sair
    .why = Você pode continuar daqui mais tarde.
lesson-play = Jogar agora contra bots
lesson-again = Recomeçar

## Mascarade

lesson-mascarade-goal = Vence a primeira pessoa com 13 moedas. Normalmente todos começam com 6; aqui você tem 8, para a lição ser curta.
lesson-mascarade-memorise = No começo, todas as máscaras estão viradas para cima. Você é o Ladrão, e Bianca é o Rei. Memorize e vire as máscaras para baixo.
lesson-mascarade-swap = Os quatro primeiros são turnos iniciais: só se troca, para que ninguém tenha certeza de nada. O Rei pega 2 moedas: escolha Bianca e depois “{ mas-really }”.
    .wrong = Até pode, mas o Rei vale mais: escolha Bianca e depois “{ mas-really }”.
lesson-mascarade-unsure = Você viu quais máscaras foram levadas, mas não o que aconteceu debaixo da mesa. Dario levou a sua: você ainda é o Rei?
lesson-mascarade-look = Se não sabe, olhe. Custa o seu turno, e ninguém mais vê a sua máscara.
    .wrong = Sem saber qual é a sua máscara, seria um palpite. Olhe primeiro.
lesson-mascarade-claim = Você ainda é o Rei, mas agora é Bianca quem anuncia o Rei! Duvide: vocês dois revelam, e só o Rei de verdade ganha as moedas.
    .wrong = Se deixar passar, Bianca pega 2 moedas. Você sabe que é o Rei: duvide.
lesson-mascarade-fine = Você acertou e pegou 2 moedas, mesmo no turno de Bianca. Ela pagou uma multa de 1 moeda ao tribunal. Quem duvida sem ter a máscara também paga.
lesson-mascarade-pass = Carlo diz que é o Juiz, que pega todas as moedas do tribunal. Pode ser blefe, mas você é o Rei: duvidar custaria 1 moeda. Deixe passar.
    .wrong = Você não é o Juiz: duvidar custaria 1 moeda. Deixe passar.
lesson-mascarade-announce = Ninguém duvidou: Carlo pegou a moeda e não revelou nada. Agora é a sua vez: anuncie o Rei.
    .wrong = Também é possível. Mas você sabe que é o Rei, e ele pega 2 moedas: anuncie o Rei.
lesson-mascarade-near = Ninguém ousou duvidar: mais 2 moedas. Com 12 você está quase lá, e os outros vão tentar impedir.
lesson-mascarade-risk = Bianca levou a sua máscara para debaixo da mesa. Trocou ou só fingiu? Arrisque e anuncie o Rei.
    .wrong = Seria mais prudente. Mas desta vez veja quanto custa um erro: anuncie o Rei.
lesson-mascarade-challenged = Bianca trocou mesmo! Ela é o Rei e pega 2 moedas; você paga 1. Quem acabou de revelar não pode anunciar no turno seguinte.
lesson-mascarade-win = Agora todos sabem que você é o Ladrão, que pega 1 moeda de cada vizinho. Você tem 11, e ninguém mexeu na sua máscara. Anuncie o Ladrão!
    .wrong = Faltam 2 moedas, e o Ladrão pega exatamente 2. Anuncie o Ladrão.
lesson-mascarade-end = 13 moedas: você venceu! A partida também termina se alguém ficar sem moedas; aí vence quem tiver mais. Agora você pode ir ao baile.

## Masquerade

lesson-masquerade-goal = Vence quem tiver mais pontos de vitória. Eles vêm de Emblemas, Tesouros, marcadores e da sua Máscara. O primeiro turno já passou; você joga o segundo.
lesson-masquerade-mask = Esta é a sua Máscara, o Lobo; só você a vê. Ela vale 3 pontos no fim se você venceu alguém em um Desafio e ela continua escondida.
lesson-masquerade-order = 1. Ordem: decide quando você joga, e cada uma tem um efeito. Pegue a Segunda Ordem, que soma 1 ao seu poder.
    .wrong = Essa também está livre, mas você vai lutar: pegue a Segunda Ordem e tenha 1 a mais de poder.
lesson-masquerade-stage = 2. Palco: é para lá que vai o seu Dançarino. O Lobo quer briga, e a Duelista é mais forte na Arena. Vá para lá.
    .wrong = É um bom lugar, mas só na Arena você pode desafiar alguém.
lesson-masquerade-spell = 3. Feitiço: custa tantos outros Feitiços da sua mão quanto o nível dele. O Capricho é de nível 0 e não custa nada. Lance-o.
    .wrong = Ainda não: lance primeiro o Capricho. Ele não custa nada.
lesson-masquerade-whom = O Capricho faz alguém descartar um Feitiço. Escolha Bianca: com menos Feitiços ela luta pior.
    .wrong = Você não vai lutar com Carlo. Escolha Bianca.
lesson-masquerade-enough = Ela descartou um. Os seus outros Feitiços são para o Desafio: pare de lançar aqui.
lesson-masquerade-challenge = 4. Desafio: na Arena você pode lutar com qualquer um. Você tem 5 de poder, e Bianca tem 2. Desafie Bianca.
    .wrong = Bianca é a mais fraca, e sem luta o Lobo não vale nada. Desafie Bianca.
lesson-masquerade-music = Primeiro você soma ao seu total, depois Bianca ao dela. Ela ainda tem Feitiços: lance o Noturno e tenha 2 a mais de poder, de graça.
    .wrong = Isso ainda não: lance primeiro o Noturno. Ele não custa nada.
lesson-masquerade-keep = Agora você tem 7. Poderia revelar a sua Máscara e somar 3, mas ela deixaria de pontuar. Guarde-a e não acrescente mais nada.
    .wrong = Guarde isso: 7 bastam. Não acrescente mais nada.
lesson-masquerade-counter = 7 a 5: você vence e compra um Feitiço, e Bianca perde uma vida. Também pode baixar um Feitiço como marcador, que vale 1 ponto. Baixe o Minueto.
    .wrong = Um marcador é um ponto garantido, e a Fuga pode ser útil depois. Baixe o Minueto.
lesson-masquerade-emblems = Agora você tem dois Emblemas, por mais duelos vencidos e mais marcadores, até alguém passar você. 5. Evento: Carlo está na Capela, então é ele quem escolhe.
lesson-masquerade-end = As Máscaras são reveladas: a sua vale 3 pontos, e você vence com 6! Um baile de verdade dura até o último Guardião, o último Evento ou renovações suficientes dos Feitiços.
