help-bluffs = medir como os bots blefam e duvidam
    .long = Faz bots jogarem Mascarade entre si e mostra com que frequência cada um anuncia uma máscara que não acredita ter, com que frequência duvida do que os outros anunciam e quanto valem as duas coisas. A crença de um bot é o que se podia saber no lugar dele naquele momento, com tudo o que foi visto ali e sem esquecer nada. Cada distribuição é jogada com todos em todos os lugares; a mesma semente dá os mesmos números, seja qual for o número de processos.
help-bluffs-game = o jogo: mascarade
help-bluffs-games = o mínimo de partidas (padrão: 120); as distribuições são jogadas por inteiro

bluffs-mind = { $name } vence { $share } vezes o esperado por sorteio ({ $low } – { $high })
bluffs-turns = { $made ->
        [0] nenhum anúncio
        [one] { $made } anúncio
       *[other] { $made } anúncios
    } em { $turns ->
        [one] { $turns } turno que permitia anunciar
       *[other] { $turns } turnos que permitiam anunciar
    }
bluffs-bluffs = blefes: { $number } de { $of }, { $share } ({ $low } – { $high })
bluffs-account = segundo o próprio bot: { $number } de { $of }, { $share } ({ $low } – { $high })
bluffs-dared = duvida contra a própria crença: { $number } de { $of }, { $share } ({ $low } – { $high })
bluffs-belief = crença
bluffs-made = anúncios
bluffs-false = falsos
bluffs-challenged = com dúvida
bluffs-coins = moedas
bluffs-bluffing = blefes
bluffs-good-faith = de boa-fé
bluffs-all = todos
bluffs-asked = perguntas
bluffs-claimed = duvida
bluffs-right = com razão
bluffs-coins-claimed = moedas (duvida)
bluffs-coins-passed = moedas (passa)
bluffs-faults = { $count ->
        [one] { $count } resposta foi inválida
       *[other] { $count } respostas foram inválidas
    }
bluffs-legend = Crença: a chance, com tudo o que foi visto naquele lugar, de a máscara anunciada ser a do próprio jogador; abaixo de 50%, é um blefe. Moedas: a mudança média na fortuna do próprio jogador até o anúncio se resolver, com poder e multa. Os intervalos são de 95% e vêm das diferenças entre as distribuições.
bluffs-estimated = Com tantas máscaras, algumas crenças são estimativas, não valores exatos.
