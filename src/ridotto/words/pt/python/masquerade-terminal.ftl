## O salão

hall-turn = Turno { $turn }
hall-deck = baralho de Feitiços { $count }
hall-tomb = Túmulo { $count }
hall-renewals = renovações { $count } de { $most }
hall-stages = Palcos:
hall-guardian = Guardião:
hall-left = { $count ->
        [0] não resta nenhum
        [one] resta { $count }
       *[other] restam { $count }
    }
hall-events = Eventos:
hall-emblems = Emblemas:
hall-flipped = de { $low } a { $high } com o Feitiço virado
hall-treasures = Tesouros: { $cards }
hall-mask-shown = Máscara: { $card }
hall-own-mask = Sua Máscara: { $card }. { $text }
hall-mask-now = { $holds ->
        [shown] Ela já foi revelada.
        [yes] A condição dela se cumpre neste momento.
       *[no] A condição dela não se cumpre neste momento.
    }
hall-own-counters = Seus marcadores: { $cards }
hall-own-hand = Sua mão ({ $count } de { $most }):
hall-cost = { $cost ->
        [0] grátis
        [one] custa outro Feitiço
       *[other] custa outros { $cost } Feitiços
    }

## Jogar

ball-welcome = Masquerade, { $deck }. Seu lugar é o { $seat }. Vence quem tiver mais pontos de vitória; em qualquer pergunta, digite ? para ajuda.
ball-help = Pegue uma Ordem, mande o seu Dançarino a um Palco, lance Feitiços, lute se quiser e, na Capela, escolha um Evento. Os pontos de vitória (PV) vêm de Emblemas, Tesouros, Feitiços baixados como marcadores e da sua Máscara, se você nunca a revelar e cumprir a condição dela. Um Feitiço se paga com outros Feitiços da sua mão. A partida termina no fim do turno em que o último Guardião é vencido, o último Evento é escolhido ou o baralho de Feitiços já foi renovado uma vez por jogador.
ball-help-answers = Digite o número ou a letra que vem antes da sua escolha, ou um nome. Dá para responder várias perguntas em uma linha. Enter fica com a escolha entre colchetes.
ball-help-c = todas as cartas (c e um nome: o que essa carta faz)
ball-help-t = a mesa: as cartas de todos e as suas
ball-help-g = as cartas no Túmulo
ball-cards-hint = Digite “c” e um nome para ver o que uma carta faz.
ball-no-card = Não há carta “{ $given }” neste baralho.
ball-tomb = Túmulo ({ $count }): { $cards }
ball-past = Eventos usados: { $cards }
ball-truth-title = Caem as máscaras
ball-mask = Máscara { $card }
ball-counters = marcadores ({ $cards })
help-ball-players = número de jogadores, de 2 a 5 (padrão: 4)
help-ball-deck = um arquivo TOML com um baralho (padrão: o que vem com o Ridotto)
help-ball-turn-limit = os pontos são contados depois deste número de turnos
