help-game = o jogo: mascarade
help-sheet-or-file = uma folha impressa, como 8A, ou um arquivo TOML com um conjunto de máscaras
help-games = quantas partidas (100000 se nada for dito)
help-seed = um número; o mesmo número dá o mesmo resultado
help-workers = quantos processos dividem o trabalho (se nada for dito, tantos quantos os processadores)
help-turn-limit-simulation = depois de tantos turnos ganham os mais ricos (1000 se nada for dito)
help-json = imprime um só objeto JSON e nada mais

simulate-preparing = Preparando
simulate-under-way = Jogando
simulate-title = Mascarade { $scenario }: { $games ->
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
