help-game = o jogo: mascarade ou masquerade
help-sheet-or-file = uma folha impressa, como 8A, ou um arquivo TOML com um conjunto de máscaras
help-games = quantas partidas (100000 se nada for dito)
help-seed = um número; o mesmo número dá o mesmo resultado
help-workers = quantos processos dividem o trabalho (se nada for dito, tantos quantos os processadores)
help-turn-limit-simulation = depois de tantos turnos a partida é parada e contada (1000 se nada for dito)
help-json = imprime um só objeto JSON e nada mais

simulate-preparing = Preparando
simulate-under-way = Jogando
simulate-title = { $scenario }: { $games ->
        [one] uma partida
       *[other] { $games } partidas
    } de { $players } jogadores que decidem ao acaso (semente { $seed }), { $decisions } decisões
simulate-speed = { $seconds } s, { $speed } decisões por segundo
simulate-endings = Como acabaram as partidas
simulate-reason-thirteen = alguém tinha treze moedas
simulate-reason-ruin = alguém ficou sem nenhuma
simulate-reason-cheat = o poder do Traidor ganhou
simulate-reason-turn-limit = paradas pelo limite de turnos
simulate-lengths = Quanto duraram
simulate-turns = turnos: { $median } de mediana, 95 % no máximo { $p95 }
simulate-decisions = decisões: { $median } de mediana, 95 % no máximo { $p95 }
simulate-by-mask = Vitórias por máscara inicial (1 = a parte justa; intervalo de 95 %; as vitórias em conjunto são divididas)
simulate-by-seat = Vitórias por lugar inicial (o lugar 0 começa)
simulate-seat = lugar { $seat }

help-simulate-scenario = para Mascarade: uma folha impressa, como 8A, ou um arquivo TOML com um conjunto de máscaras
help-simulate-deck = para Masquerade: um arquivo TOML com um baralho (o que vem com o Ridotto se nada for dito)
help-simulate-players = para Masquerade: quantos jogadores, de 2 a 5 (4 se nada for dito)
usage-other-game = { $what } pertence a { $game }

simulate-reason-guardians = o último Guardião foi vencido
simulate-reason-events = o último Evento foi escolhido
simulate-reason-renewals = o baralho de Feitiços foi renovado vezes demais
simulate-by-dancer = Vitórias por Dançarino escolhido (1 = a parte justa; intervalo de 95 %)
simulate-by-dealt-mask = Vitórias por Máscara recebida; depois, quantas vezes pontuou para quem a recebeu
simulate-by-order = Vitórias pela primeira Ordem recebida
simulate-order = Ordem { $order }
simulate-by-player = Vitórias por número do jogador
simulate-cards = Quantas vezes por partida
simulate-used-stage = Palcos visitados
simulate-used-spell = Feitiços lançados
simulate-used-event = Eventos chamados
simulate-used-treasure = Tesouros ganhos
simulate-used-emblem = Emblemas nas mãos de alguém no fim
simulate-never-used = nunca usados: { $cards }
