help-balance = medir se um baralho de Masquerade é bom de jogar
    .long = Deixa as mentes jogarem um baralho de Masquerade contra si mesmas e diz que exigências ele cumpre: nenhum dançarino e nenhum lugar vence demais, toda máscara pode ser cumprida e nenhuma se cumpre sozinha, todos os finais ocorrem, nenhuma partida é interminável, nenhuma carta é inútil. Termina com estado 1 se alguma não for cumprida.
help-balance-game = o jogo: masquerade
help-balance-deck = um arquivo de baralho; sem ele, o baralho que vem com o Ridotto
help-balance-players = para quantos jogadores, como 2,4 (2,3,4,5 se não for dito)
help-balance-mind = quem joga: { $names } (o último se não for dito)
help-balance-games = quantas partidas para cada número de jogadores (400 se não for dito)

balance-title = { $deck }: { $games ->
        [one] uma partida
       *[other] { $games } partidas
    } para cada número de jogadores, semente { $seed }. Os dançarinos são distribuídos ao acaso.
balance-mind-searching = Todos jogam como { $mind }, que imagina { $playouts } partidas em cada decisão de peso; à mesa imagina mais.
balance-mind-plain = Todos jogam como { $mind }.
balance-players = { $players ->
        [one] Um jogador
       *[other] { $players } jogadores
    }
balance-dancers = Vitórias por dançarino (1 = a parte justa): { $told }
balance-orders = Vitórias pela ordem recebida: { $told }
balance-masks = Máscaras cumpridas: { $told }
balance-endings = Finais: { $told }
balance-longest = Partida mais longa: { $turns ->
        [one] um turno
       *[other] { $turns } turnos
    }
balance-demands = Exigências
balance-met = cumprida
balance-not-met = NÃO CUMPRIDA
balance-demand-dancer = { $players } jogadores: nenhum dançarino vence mais de 1,35 vez a sua parte justa (o maior: { $who }, { $value })
balance-demand-order = { $players } jogadores: nenhuma ordem recebida vence mais de 1,35 vez a sua parte justa (a maior: { $who }, { $value })
balance-demand-seat = { $players } jogadores: nenhum assento vence mais de 1,35 vez a sua parte justa (o maior: { $who }, { $value })
balance-demand-mask-least = { $players } jogadores: toda máscara é cumprida em pelo menos 15 % das suas partidas (a menor: { $who }, { $value })
balance-demand-mask-most = { $players } jogadores: nenhuma máscara é cumprida em mais de 65 % das suas partidas (a maior: { $who }, { $value })
balance-demand-turns = { $players } jogadores: nenhuma partida passa de 40 turnos (a mais longa: { $value })
balance-demand-endings = Os três finais ocorrem (o mais raro: { $who }, { $value })
balance-demand-used = Nenhuma carta fica sem uso (sem uso: { $value }) { $who }
