help-bluffs = medir como as mentes blefam e desafiam
    .long = Põe mentes a jogar Mascarade e diz de cada uma com que frequência anuncia uma máscara que acredita não ter, com que frequência reivindica a que outros anunciam e o que isso rende. A sua crença é o que se pode saber no seu lugar naquele momento por tudo o que ali se viu, sem esquecer nada. Cada distribuição é jogada com todos em todos os lugares; a mesma semente dá os mesmos números, seja qual for o número de processos.
help-bluffs-game = o jogo: mascarade
help-bluffs-games = quantas partidas no mínimo (120 se nada for dito); as distribuições são jogadas por inteiro

bluffs-broken = um processo terminou de repente, talvez por falta de memória; com menos --workers é preciso menos
bluffs-mind = { $name } ganha { $share } vezes a parte justa ({ $low } – { $high })
bluffs-turns = { $made ->
        [one] um anúncio
       *[other] { $made } anúncios
    } em { $turns ->
        [one] um turno que o permitia
       *[other] { $turns } turnos que o permitiam
    }
bluffs-bluffs = blefes: { $number } de { $of }, { $share } ({ $low } – { $high })
bluffs-account = segundo ela própria: { $number } de { $of }, { $share } ({ $low } – { $high })
bluffs-dared = reivindica contra a própria crença: { $number } de { $of }, { $share } ({ $low } – { $high })
bluffs-belief = crença
bluffs-made = anúncios
bluffs-false = falsos
bluffs-challenged = desafiados
bluffs-coins = moedas
bluffs-bluffing = blefes
bluffs-good-faith = de boa-fé
bluffs-all = todos
bluffs-asked = perguntas
bluffs-claimed = reivindica
bluffs-right = com razão
bluffs-coins-claimed = moedas (sim)
bluffs-coins-passed = moedas (passa)
bluffs-faults = { $count ->
        [one] uma resposta foi inútil
       *[other] { $count } respostas foram inúteis
    }
bluffs-legend = Crença: que probabilidade havia, por tudo o que se viu naquele lugar, de a máscara anunciada ser a própria; abaixo de 50 % é um blefe. Moedas: quanto muda em média a própria fortuna até o anúncio se resolver, com o poder e a multa incluídos. Os intervalos são de 95 % e vêm de como as distribuições diferem.
bluffs-estimated = Com tantas máscaras, as crenças são estimadas, não exatas.
