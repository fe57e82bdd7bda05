help-balance = medir o equilíbrio de um cenário, um baralho ou um jogo
    .long = Faz bots jogarem contra si mesmos e mostra quem vence demais, com intervalos e um veredito. “ridotto balance 8A” mede uma ficha impressa, “ridotto balance ARQUIVO.toml” o seu conjunto de máscaras ou baralho, “ridotto balance 6A 6B” compara dois. De um baralho de Masquerade mostra também por quais verificações ele passa; o código de saída é 1 se alguma falhar.
help-balance-game = o jogo; desnecessário antes de uma ficha impressa ou de um arquivo
help-balance-deck = um arquivo de baralho (padrão: o baralho que vem com o Ridotto)
help-balance-players = os números de jogadores, como 2,4 (padrão: 2,3,4,5)
help-balance-mind = quem joga: { $names } (padrão: o último)
help-balance-games = quantas partidas para cada número de jogadores (padrão: 400)

balance-title = { $deck }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } para cada número de jogadores, semente { $seed }. Os Dançarinos são distribuídos ao acaso.
balance-mind-searching = Todos jogam como { $mind }, imaginando { $playouts } partidas em cada decisão importante; em uma partida de verdade, são mais.
balance-mind-plain = Todos jogam como { $mind }.
balance-players = { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }
balance-dancers = Vitórias por Dançarino (1 = o esperado por sorteio): { $told }
balance-orders = Vitórias por Ordem recebida: { $told }
balance-masks = Máscaras que pontuaram: { $told }
balance-endings = Finais: { $told }
balance-longest = Partida mais longa: { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
balance-demands = Verificações
balance-met = passou
balance-not-met = FALHOU
balance-demand-dancer = { $players } jogadores: nenhum Dançarino vence mais de 1,35 vez o esperado por sorteio (o maior: { $who }, { $value })
balance-demand-order = { $players } jogadores: nenhuma Ordem recebida vence mais de 1,35 vez o esperado por sorteio (a maior: { $who }, { $value })
balance-demand-seat = { $players } jogadores: nenhum lugar vence mais de 1,35 vez o esperado por sorteio (o maior: { $who }, { $value })
balance-demand-mask-least = { $players } jogadores: toda Máscara pontua em pelo menos 15% das suas partidas (a menor: { $who }, { $value })
balance-demand-mask-most = { $players } jogadores: nenhuma Máscara pontua em mais de 65% das suas partidas (a maior: { $who }, { $value })
balance-demand-turns = { $players } jogadores: nenhuma partida passa de 40 turnos (a mais longa: { $value })
balance-demand-endings = Os três finais ocorrem (o mais raro: { $who }, { $value })
balance-demand-used = Todas as cartas são usadas (sem uso: { $value }) { $who }
