## Masquerade: o que acontece

# $cards: os Feitiços pelo nome se o leitor os vê ($seen yes); senão só se diz quantos ($count)
story-deal = As cartas estão na mesa. Ordens distribuídas: { $orders }.
story-masks = { $count ->
        [one] Recebe uma Máscara virada para baixo: { $names }.
       *[other] Recebem uma Máscara virada para baixo: { $names }.
    }
story-mask = { $who ->
        [you] A sua Máscara: { $card }.
       *[other] { $name } recebe uma Máscara: { $card }.
    }
story-turn = Turno { $turn }
phase-set-up = Escolha dos Dançarinos
phase-order = Fase de Ordens
phase-stage = Fase de Palcos
phase-spell = Fase de Feitiços
phase-challenge = Fase de Desafios
phase-event = Fase de Eventos
story-dancer = { $who ->
        [you] Você escolhe um Dançarino: { $card }.
       *[other] { $name } escolhe um Dançarino: { $card }.
    }
story-order = { $who ->
        [you] Você pega a Ordem { $order }.
       *[other] { $name } pega a Ordem { $order }.
    }
story-stage = { $who ->
        [you] Você vai para: { $card }.
       *[other] { $name } vai para: { $card }.
    }
story-resolve = { $who ->
        [you] Tem efeito para você: { $card }.
       *[other] Tem efeito para { $name }: { $card }.
    }
story-renew = O Túmulo é embaralhado no baralho de Feitiços: renovação { $renewals }.
story-spells = { $count ->
        [one] um Feitiço
       *[other] { $count } Feitiços
    }
story-draw = { $who ->
        [you] Você compra: { $cards }.
       *[other] { $seen ->
            [yes] { $name } compra: { $cards }.
           *[no] { $name } compra { story-spells }.
        }
    }
story-cast = { $who ->
        [you] Você lança { $card }.
       *[other] { $name } lança { $card }.
    }
story-pay = { $who ->
        [you] Você paga com: { $cards }.
       *[other] { $name } paga com: { $cards }.
    }
story-discard = { $who ->
        [you] Você descarta: { $cards }.
       *[other] { $name } descarta: { $cards }.
    }
story-give = { $who ->
        [you] Você dá a { $whomname }: { $cards }.
       *[other] { $whom ->
            [you] { $name } dá a você: { $cards }.
           *[other] { $seen ->
                [yes] { $name } dá a { $whomname }: { $cards }.
               *[no] { $name } dá a { $whomname } { story-spells }.
            }
        }
    }
story-bury = { $who ->
        [you] Você não pode ficar com eles e vão para o Túmulo: { $cards }.
       *[other] { $name } não pode ficar com eles e vão para o Túmulo: { $cards }.
    }
story-lay = { $seen ->
        [yes] { $who ->
            [you] Você baixa como marcador: { $cards }.
           *[other] { $name } baixa como marcador: { $cards }.
        }
       *[no] { $name } baixa { story-spells } como marcador.
    }
story-salvage = { $who ->
        [you] Você pega do Túmulo: { $cards }.
       *[other] { $name } pega do Túmulo: { $cards }.
    }
story-look = { $seen ->
        [yes] { $who ->
            [you] No topo do baralho você vê: { $cards }.
           *[other] No topo do baralho { $name } vê: { $cards }.
        }
       *[no] { $name } olha { story-spells } do topo do baralho.
    }
story-find = { $seen ->
        [yes] { $who ->
            [you] Você fica com: { $cards }.
           *[other] { $name } fica com: { $cards }.
        }
       *[no] { $name } fica com { story-spells }.
    }
story-challenge = { $who ->
        [you] Você desafia { $whomname }!
       *[other] { $whom ->
            [you] { $name } desafia você!
           *[other] { $name } desafia { $whomname }!
        }
    }
story-challenge-guardian = { $who ->
        [you] Você desafia o Guardião: { $card }.
       *[other] { $name } desafia o Guardião: { $card }.
    }
story-reveal = { $who ->
        [you] Você revela a sua Máscara: { $card }, +{ $bonus } de poder.
       *[other] { $name } revela uma Máscara: { $card }, +{ $bonus } de poder.
    }
story-flip = Vira-se para o Guardião: { $card }, nível { $level }.
story-flip-none = Não há Feitiço para virar para o Guardião.
story-clash = { $score }: { $who ->
        [you] você vence.
        [nobody] empate.
       *[other] { $name } vence.
    }
story-life = { $who ->
        [you] Vidas que lhe restam
       *[other] Vidas que restam a { $name }
    }: { $life ->
        [0] nenhuma.
       *[other] { $life }.
    }
story-treasure = { $who ->
        [you] Você ganha um Tesouro: { $card }.
       *[other] { $name } ganha um Tesouro: { $card }.
    }
story-treasure-taken = { $who ->
        [you] Você tira de { $whomname } um Tesouro: { $card }.
       *[other] { $whom ->
            [you] { $name } tira de você um Tesouro: { $card }.
           *[other] { $name } tira de { $whomname } um Tesouro: { $card }.
        }
    }
story-emblem = { $who ->
        [you] Você recebe o Emblema: { $card }.
       *[other] { $name } recebe o Emblema: { $card }.
    }
story-emblem-back = Ninguém mais tem este Emblema: { $card }.
story-event = { $who ->
        [you] Você é o Profeta e chama: { $card }.
       *[other] { $name } é o Profeta e chama: { $card }.
    }
story-choose = { $who ->
        [you] Você escolhe { $whomname }.
       *[other] { $whom ->
            [you] { $name } escolhe você.
           *[other] { $name } escolhe { $whomname }.
        }
    }
story-swap-dancers = { $who ->
        [you] Você troca de Dançarino com { $whomname }.
       *[other] { $whom ->
            [you] { $name } troca de Dançarino com você.
           *[other] { $name } troca de Dançarino com { $whomname }.
        }
    }
story-swap-hands = { $who ->
        [you] Você troca de mão com { $whomname }.
       *[other] { $whom ->
            [you] { $name } troca de mão com você.
           *[other] { $name } troca de mão com { $whomname }.
        }
    }
story-glimpse = { $who ->
        [you] { $whomname } mostra a você a sua Máscara: { $card }.
       *[other] { $whom ->
            [you] Você mostra a sua Máscara a { $name }.
           *[other] { $seen ->
                [yes] { $whomname } mostra a sua Máscara a { $name }: { $card }.
               *[no] { $whomname } mostra a sua Máscara a { $name }.
            }
        }
    }
story-move-own = { $who ->
        [you] Você se move para: { $card }.
       *[other] { $name } se move para: { $card }.
    }
story-move = { $who ->
        [you] Você move { $whomname } para: { $card }.
       *[other] { $whom ->
            [you] { $name } move você para: { $card }.
           *[other] { $name } move { $whomname } para: { $card }.
        }
    }
story-score = { $name }: { $vp } PV{ $mask ->
        [0] { "" }
       *[other] , dos quais { $mask } pela Máscara
    }
story-reason-guardians = O último Guardião foi vencido.
story-reason-events = O último Evento foi chamado.
story-reason-renewals = O baralho de Feitiços foi renovado pela última vez.
story-reason-turn-limit = O último turno foi jogado.

## O salão

hall-turn = Turno { $turn }
hall-deck = baralho de Feitiços { $count }
hall-tomb = Túmulo { $count }
hall-renewals = renovações { $count } de { $most }
hall-stages = Palcos:
hall-guardian = Guardião:
hall-left = restam { $count }
hall-events = Eventos:
hall-emblems = Emblemas:
hall-power = { $name }, poder { $power }
hall-dancer = poder { $power }
hall-flipped = de { $low } a { $high } com a carta virada
hall-no-dancer = ainda sem Dançarino
hall-hand = mão { $count }
hall-counters = marcadores { $count }
hall-vp = { $vp } PV
hall-treasures = Tesouros: { $cards }
hall-mask-shown = Máscara: { $card }
hall-own-mask = A sua Máscara: { $card }. { $text }
hall-mask-now = { $holds ->
        [shown] Está revelada.
        [yes] Agora se cumpre.
       *[no] Agora não se cumpre.
    }
hall-own-counters = Os seus marcadores: { $cards }
hall-own-hand = A sua mão ({ $count } de { $most }):
hall-phase = { $phase ->
        [challenge] em um Desafio
       *[spell] na fase de Feitiços
    }
hall-cost = { $cost ->
        [0] não custa nada
        [one] custa mais { $cost } Feitiço
       *[other] custa mais { $cost } Feitiços
    }
hall-level = nível { $level }

## Perguntas

ask-dancer = Que Dançarino você será?
ask-order = Que Ordem você pega?
ask-stage = Para onde vai o seu Dançarino?
ask-resolve = O que tem efeito primeiro?
ask-cast = Você lança um Feitiço?
ask-pay = Para pagar { $card }: com que Feitiço?
ask-challenge = Quem você desafia?
ask-bout = O que você acrescenta ao seu poder?
ask-counter = Você baixa um Feitiço como marcador (1 PV)?
ask-event = Você é o Profeta. Que Evento acontece?
ask-target = Quem você escolhe?
ask-treasure = Que Tesouro você tira de { $name }?
ask-move = { $who ->
        [you] Para onde você move o seu Dançarino?
       *[other] Para onde você move o Dançarino de { $name }?
    }
ask-discard = Que Feitiço você descarta?
ask-give = Que Feitiço você dá a { $name }?
ask-keep = Com qual dos Feitiços recebidos você fica?
ask-salvage = Que Feitiço você pega do Túmulo?
ask-search = Com qual destes Feitiços você fica?
ask-reveal = revelar a sua Máscara ({ $card }): +{ $bonus } de poder, mas sem os pontos dela
ask-done-cast = não lançar mais
ask-done-challenge = não desafiar ninguém
ask-done-bout = nada mais
ask-done-counter = não baixar nenhum
ask-not-now = Agora não: { $cards }

## Jogar

ball-welcome = Masquerade, { $deck }. Você ocupa o lugar { $seat }. Ganha quem tiver mais pontos de vitória; em qualquer pergunta, ? ajuda.
ball-help = Pegue uma Ordem, mande o seu Dançarino a um Palco, lance Feitiços, lute ou não, e na Capela chame um Evento. Os pontos de vitória (PV) vêm de Emblemas, Tesouros, Feitiços baixados como marcadores e da sua Máscara, se você nunca a revelar e fizer o que ela pede. Um Feitiço custa outros Feitiços da sua mão. O baile acaba com o último Guardião, com o último Evento ou quando o baralho de Feitiços tiver sido renovado uma vez por jogador.
ball-help-answers = Responda com o número ou sinal antes da sua escolha, ou com um nome. Numa linha cabem várias respostas. Enter escolhe o que está entre colchetes.
ball-help-c = todas as cartas (c e um nome: o que essa carta faz)
ball-help-t = o salão: as cartas de todos, e as suas
ball-help-g = o que está no Túmulo
ball-cards-hint = “c” e um nome dizem o que uma carta faz.
ball-no-card = Não há carta “{ $given }” neste baralho.
ball-tomb = Túmulo ({ $count }): { $cards }
ball-past = Eventos passados: { $cards }
ball-truth-title = Caem as Máscaras
ball-mask = Máscara { $card }
ball-counters = marcadores ({ $cards })
help-ball-players = quantos jogadores, de 2 a 5 (4 se nada for dito)
help-ball-deck = um arquivo TOML com um baralho (o que vem com o Ridotto se nada for dito)
help-ball-turn-limit = depois de tantos turnos contam-se os pontos
