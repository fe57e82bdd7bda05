help-game = o jogo: mascarade ou masquerade
help-sheet-or-file = uma ficha de Cenário impressa, como 8A, ou um arquivo TOML com um conjunto de máscaras
help-games = quantas partidas (padrão: 100000)
help-seed = um número; a mesma semente dá o mesmo resultado
help-turn-limit-simulation = interrompe e conta a partida depois deste número de turnos (padrão: 1000)
help-json = imprime um objeto JSON e nada mais

simulate-preparing = Preparando
simulate-under-way = Jogando
simulate-title = { $scenario }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } de { $players } jogadores que decidem ao acaso (semente { $seed }), { $decisions } decisões
simulate-speed = { $seconds } s, { $speed } decisões por segundo
simulate-endings = Como as partidas terminaram
simulate-reason-thirteen = alguém tinha treze moedas
simulate-reason-ruin = alguém ficou sem moedas
simulate-reason-cheat = o poder do Traidor venceu
simulate-reason-turn-limit = interrompida pelo limite de turnos
simulate-lengths = Quanto duraram
simulate-turns = turnos: mediana { $median }, percentil 95 { $p95 }
simulate-decisions = decisões: mediana { $median }, percentil 95 { $p95 }
simulate-by-mask = Vitórias por máscara inicial (1 = o esperado por sorteio; intervalo de 95%; vitórias empatadas são divididas)
simulate-by-seat = Vitórias por lugar inicial (o lugar 0 começa)
simulate-seat = lugar { $seat }

help-simulate-scenario = para Mascarade: uma ficha de Cenário impressa, como 8A, ou um arquivo TOML com um conjunto de máscaras
help-simulate-deck = para Masquerade: um arquivo TOML com um baralho (padrão: o que vem com o Ridotto)
help-simulate-players = para Masquerade: número de jogadores, de 2 a 5 (padrão: 4)
usage-other-game = { $what } é uma opção de { $game }

simulate-reason-guardians = o último Guardião foi vencido
simulate-reason-events = o último Evento foi escolhido
simulate-reason-renewals = o baralho de Feitiços acabou pela última vez
simulate-by-dancer = Vitórias por Dançarino escolhido (1 = o esperado por sorteio; intervalo de 95%)
simulate-by-dealt-mask = Vitórias por Máscara recebida; depois, quantas vezes ela pontuou para esse jogador
simulate-by-order = Vitórias pela primeira Ordem recebida
simulate-order = Ordem { $order }
simulate-by-player = Vitórias por número do jogador
simulate-cards = Quantas vezes por partida
simulate-used-stage = Palcos visitados
simulate-used-spell = Feitiços lançados
simulate-used-event = Eventos escolhidos
simulate-used-treasure = Tesouros ganhos
simulate-used-emblem = Emblemas com dono no fim
simulate-never-used = nunca usadas: { $cards }
