mask-judge = Juiz
    .power = Pegue todas as moedas que estão no tribunal.
mask-empress = Imperatriz
    .power = Pegue 3 moedas do banco.
mask-king = Rei
    .power = Pegue 2 moedas do banco.
mask-widow = Viúva
    .power = Pegue moedas do banco até ter 10. Sem efeito se você já tiver 10 ou mais.
mask-patron = Benfeitor
    .power = Pegue 3 moedas do banco. Depois, cada um dos seus dois vizinhos pega 1 moeda do banco.
mask-peasant = Camponês
    .power = Pegue 1 moeda do banco. Se os dois Camponeses forem revelados juntos, cada um pega 2 em vez de 1.
mask-fool = Bobo
    .power = Pegue 1 moeda do banco. Depois leve as máscaras de dois outros jogadores para debaixo da mesa: troque as duas ou só finja trocar.
mask-princess = Princesa
    .power = Pegue 2 moedas do banco. Depois escolha uma pessoa: todos veem a máscara dela, menos ela própria.
mask-spy = Espião
    .power = Escolha uma pessoa. Olhe a sua máscara e a dela; depois troque as duas ou só finja trocar.
mask-witch = Bruxa
    .power = Se quiser, troque todas as suas moedas pelas de outro jogador.
mask-thief = Ladrão
    .power = Pegue 1 moeda de cada um dos seus dois vizinhos.
mask-swindler = Vigarista
    .power = Pegue 2 moedas de quem tiver mais moedas entre os outros. Em caso de empate, você escolhe.
mask-beggar = Pedinte
    .power = Começando pela sua esquerda, cada jogador que nesse momento tiver mais moedas que você dá 1 moeda a você.
mask-puppeteer = Manipulador
    .power = Pegue 1 moeda de cada um de dois outros jogadores. Depois os dois trocam de lugar; as máscaras e as moedas ficam onde estão.
mask-guru = Guru
    .power = Escolha uma pessoa. Ela diz qual é a própria máscara e a revela; se errar, dá 4 moedas a você.
mask-cheat = Traidor
    .power = Com 10 moedas ou mais, você vence na hora.

scenario-players = Não dá para jogar Mascarade com { $players } { $players ->
        [one] jogador
       *[other] jogadores
    }.
    .mend = Use de 4 a 12.
scenario-centre-fixed = Com { $players } jogadores, o centro precisa de { $needed ->
        [one] { $needed } máscara
       *[other] { $needed } máscaras
    }, não de { $centre }.
    .mend = Mude o centro para { $needed }.
scenario-centre-free = O centro não pode ter { $centre } { $centre ->
        [one] máscara
       *[other] máscaras
    }.
    .mend = Com 6 jogadores ou mais, use 0, 1 ou 2.
scenario-cards = { $players } jogadores e { $centre } no centro precisam de { $needed } máscaras, mas há { $cards }.
    .mend = { $toomany ->
        [1] Retire { $off }.
       *[other] Acrescente mais { $off }.
    }
scenario-unknown-mask = Não existe máscara chamada “{ $mask }”.
    .mend = { $close ->
        [none] Use os identificadores das máscaras, como judge ou king.
       *[other] Você quis dizer { $close }?
    }
scenario-copies = { $maskname } aparece { $count ->
        [one] { $count } vez
       *[other] { $count } vezes
    }.
    .mend = { $copies ->
        [one] Deixe só { $copies }.
       *[other] Deixe só { $copies }.
    }
scenario-minimum = { $maskname } exige pelo menos { $fewest } jogadores, mas a partida é para { $players }.
    .mend = Substitua por uma máscara para menos jogadores.
scenario-no-judge = Falta o Juiz.
    .mend = Inclua o Juiz: ele está em todas as partidas.
scenario-one-peasant = Há um só Camponês.
    .mend = Use os dois Camponeses ou nenhum.
scenario-few-stars = Máscaras que pegam moedas do banco: { $stars } de { $cards }. É preciso pelo menos um terço ({ $needed }).
    .mend = Troque { $off } das outras por máscaras com estrela.
scenario-many-stars = Máscaras que pegam moedas do banco: { $stars } de { $cards }. Com mais da metade, a partida fica curta.
    .mend = Use no máximo { $most }.
