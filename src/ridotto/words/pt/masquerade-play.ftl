## Masquerade: o que acontece

# $cards: os Feitiços pelo nome se o leitor os vê ($seen yes); senão só se diz quantos ($count)
story-deal = As cartas são distribuídas. Ordens: { $orders }.
story-masks = { $count ->
        [one] { $names } recebe uma Máscara virada para baixo.
       *[other] { $names } recebem uma Máscara virada para baixo.
    }
story-mask = { $who ->
        [you] Sua Máscara: { $card }.
       *[other] { $name } recebe uma Máscara: { $card }.
    }
story-turn = Turno { $turn }
phase-set-up = Escolha dos Dançarinos
phase-order = Fase de Ordem
phase-stage = Fase de Palco
phase-spell = Fase de Feitiço
phase-challenge = Fase de Desafio
phase-event = Fase de Evento
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
        [you] Efeito para você: { $card }.
       *[other] Efeito para { $name }: { $card }.
    }
story-renew = O Túmulo é embaralhado no baralho de Feitiços: renovação { $renewals }.
story-spells = { $count ->
        [0] nenhum Feitiço
        [one] { $count } Feitiço
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
               *[no] { $name } dá { story-spells } a { $whomname }.
            }
        }
    }
story-bury = { $who ->
        [you] Você não pode ficar com tudo; vai para o Túmulo: { $cards }.
       *[other] { $name } não pode ficar com tudo; vai para o Túmulo: { $cards }.
    }
story-lay = { $seen ->
        [yes] { $who ->
            [you] Você baixa, como marcador virado para baixo: { $cards }.
           *[other] { $name } baixa, como marcador virado para baixo: { $cards }.
        }
       *[no] { $count ->
            [one] { $name } baixa { story-spells } virado para baixo como marcador.
           *[other] { $name } baixa { story-spells } virados para baixo como marcadores.
        }
    }
story-salvage = { $who ->
        [you] Você pega do Túmulo: { $cards }.
       *[other] { $name } pega do Túmulo: { $cards }.
    }
story-look = { $seen ->
        [yes] { $who ->
            [you] No topo do baralho, você vê: { $cards }.
           *[other] No topo do baralho, { $name } vê: { $cards }.
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
       *[other] { $name } revela a própria Máscara: { $card }, +{ $bonus } de poder.
    }
story-flip = O Guardião vira { $card } (nível { $level }).
story-flip-none = Não há Feitiço para o Guardião virar.
story-clash = { $score }: { $who ->
        [you] você vence.
        [nobody] empate.
        [guardian] o Guardião vence.
       *[other] { $name } vence.
    }
story-life = { $who ->
        [you] Você fica
       *[other] { $name } fica
    } { $life ->
        [0] sem vidas.
        [one] com { $life } vida.
       *[other] com { $life } vidas.
    }
story-treasure = { $who ->
        [you] Você ganha um Tesouro: { $card }.
       *[other] { $name } ganha um Tesouro: { $card }.
    }
story-treasure-taken = { $who ->
        [you] Você pega um Tesouro de { $whomname }: { $card }.
       *[other] { $whom ->
            [you] { $name } pega um Tesouro seu: { $card }.
           *[other] { $name } pega um Tesouro de { $whomname }: { $card }.
        }
    }
story-emblem = { $who ->
        [you] Você recebe o Emblema: { $card }.
       *[other] { $name } recebe o Emblema: { $card }.
    }
story-emblem-back = Ninguém mais tem este Emblema: { $card }.
story-event = { $who ->
        [you] Você é o Profeta e escolhe: { $card }.
       *[other] { $name } é o Profeta e escolhe: { $card }.
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
        [you] { $whomname } mostra a própria Máscara a você: { $card }.
       *[other] { $whom ->
            [you] Você mostra a sua Máscara a { $name }.
           *[other] { $seen ->
                [yes] { $whomname } mostra a própria Máscara a { $name }: { $card }.
               *[no] { $whomname } mostra a própria Máscara a { $name }.
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
       *[other] , incluindo { $mask } da Máscara
    }
story-reason-guardians = O último Guardião foi vencido.
story-reason-events = O último Evento foi escolhido.
story-reason-renewals = O baralho de Feitiços foi renovado pela última vez.
story-reason-turn-limit = Foi o último turno.

## O salão

hall-power = { $name }, poder { $power }
hall-dancer = poder { $power }
hall-no-dancer = ainda sem Dançarino
hall-hand = mão { $count }
hall-counters = marcadores { $count }
hall-vp = { $vp } PV
hall-phase = { $phase ->
        [challenge] em um Desafio
       *[spell] na fase de Feitiço
    }
hall-level = nível { $level }

## Perguntas

# $name: o jogador de quem trata a pergunta ($who: you ou other); $card: o Feitiço que está sendo lançado
ask-dancer = Que Dançarino você escolhe?
ask-order = Que Ordem você pega?
ask-stage = Para onde vai o seu Dançarino?
ask-resolve = Que efeito vem primeiro?
ask-cast = Você lança um Feitiço?
ask-pay = Para pagar { $card }: que Feitiço?
ask-challenge = Quem você desafia?
ask-bout = O que você acrescenta ao seu poder?
ask-counter = Você baixa um Feitiço virado para baixo como marcador (1 PV)?
ask-event = Você é o Profeta. Que Evento você escolhe?
ask-target = Quem você escolhe?
ask-treasure = Que Tesouro você pega de { $name }?
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
ask-not-now = Não disponível agora: { $cards }
