mask-judge = Juiz
    .power = Tome todas as moedas que estão no tribunal.
mask-empress = Imperatriz
    .power = Tome 3 moedas do banco.
mask-king = Rei
    .power = Tome 2 moedas do banco.
mask-widow = Viúva
    .power = Tome do banco as moedas que faltam para chegar a 10; com 10 ou mais, nada.
mask-patron = Benfeitor
    .power = Tome 3 moedas do banco; depois, cada um dos seus dois vizinhos toma 1 do banco.
mask-peasant = Camponês
    .power = Tome 1 moeda do banco; se os dois Camponeses forem revelados juntos, cada um toma 2.
mask-fool = Bobo
    .power = Tome 1 moeda do banco e depois pegue, sem ver, as máscaras de dois outros jogadores: troque-as ou finja que troca.
mask-princess = Princesa
    .power = Tome 2 moedas do banco e escolha um jogador: todos menos ele veem a máscara dele.
mask-spy = Espião
    .power = Escolha um jogador, veja a sua máscara e a dele, e depois troque-as ou finja que troca.
mask-witch = Bruxa
    .power = Se quiser, troque toda a sua fortuna pela de outro jogador.
mask-thief = Ladrão
    .power = Tome 1 moeda de cada um dos seus dois vizinhos.
mask-swindler = Vigarista
    .power = Tome 2 moedas do mais rico dos outros; em caso de empate, a escolha é sua.
mask-beggar = Pedinte
    .power = Seguindo a roda pela sua esquerda, quem for mais rico que você nesse momento dá-lhe 1 moeda.
mask-puppeteer = Manipulador
    .power = Tome 1 moeda de cada um de dois outros jogadores, que depois trocam de lugar; máscaras e moedas ficam onde estão.
mask-guru = Guru
    .power = Escolha um jogador: ele diz qual é a própria máscara e mostra-a; se errar, dá-lhe 4 moedas.
mask-cheat = Traidor
    .power = Com 10 moedas ou mais, você ganha na hora.

scenario-players = Não se joga Mascarade com { $players }.
    .mend = Joguem de 4 a 12.
scenario-centre-fixed = Com { $players } jogadores ficam { $needed ->
        [one] 1 máscara
       *[other] { $needed } máscaras
    } no centro, não { $centre }.
    .mend = Ponha o centro em { $needed }.
scenario-centre-free = { $centre } máscaras no centro não são permitidas.
    .mend = A partir de 6 jogadores, ponha 0, 1 ou 2.
scenario-cards = Há { $cards } máscaras, mas { $players } jogadores e { $centre } no centro precisam de { $needed }.
    .mend = { $toomany ->
        [1] Retire { $off }.
       *[other] Acrescente mais { $off }.
    }
scenario-unknown-mask = Não há nenhuma máscara chamada “{ $mask }”.
    .mend = { $close ->
        [none] Use os identificadores das máscaras, como judge ou king.
       *[other] Queria dizer { $close }?
    }
scenario-copies = { $maskname } aparece { $count } vezes.
    .mend = Deixe { $copies ->
        [one] 1
       *[other] { $copies }
    }.
scenario-minimum = { $maskname } exige pelo menos { $fewest } jogadores, e são { $players }.
    .mend = Substitua por uma máscara para menos jogadores.
scenario-no-judge = Falta o Juiz.
    .mend = Inclua o Juiz: ele está em todas as partidas.
scenario-one-peasant = Há um só Camponês.
    .mend = Use os dois Camponeses ou nenhum.
scenario-few-stars = { $stars } de { $cards } máscaras trazem moedas do banco; tem de ser pelo menos um terço: { $needed }.
    .mend = Troque { $off } das outras por máscaras com estrela.
scenario-many-stars = { $stars } de { $cards } máscaras trazem moedas do banco; com mais da metade a partida é curta.
    .mend = Melhor ter { $most } no máximo.
