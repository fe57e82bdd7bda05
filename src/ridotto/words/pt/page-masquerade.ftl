# A mesa de Masquerade no navegador.

mq-vp = pontos de vitória
mq-you = você
mq-nobody = ninguém
mq-none = Nada ainda.
mq-labelled = { $name }: { $text }

## O turno

mq-turn = Turno
mq-set-up = Início
mq-phases = Um turno
mq-phase-order = Ordem
    .why = Na ordem do turno anterior, cada um pega outra Ordem: ela diz quando você joga e tem um efeito próprio.
mq-phase-stage = Palco
    .why = Por ordem, cada Dançarino vai a um Palco com lugar. Depois acontece tudo o que ali acontece.
mq-phase-spell = Feitiço
    .why = Por ordem, lance tantos Feitiços desta fase quantos puder pagar. Paga-se com outros Feitiços da mão.
mq-phase-challenge = Desafio
    .why = Quem está na Torre enfrenta o Guardião; quem está na Arena pode enfrentar qualquer um. Quem perde, perde uma vida.
mq-phase-event = Evento
    .why = Quem está na Capela é o Profeta e escolhe um Evento. Depois todos voltam para casa.
mq-end-why = O baile acaba no turno em que o último Guardião é vencido, o último Evento é escolhido ou o baralho de Feitiços já foi renovado tantas vezes quantos são os jogadores ({ $players }). Ganha quem tiver mais pontos de vitória.

## O salão

mq-stages = Os Palcos
mq-stage-said = { $stage }: { $here } de { $room }{ $here ->
        [0] { "" }
       *[other] , { $names }
    }
mq-guests = Os jogadores
mq-guest-said = { $name }{ $signs ->
        [none] { "" }
       *[other] { " " }({ $signs })
    }. { $dancer ->
        [none] Ainda sem Dançarino
       *[other] { $dancer }
    }, Ordem { $order }, vida { $life }, mão { $hand }, marcadores { $counters }, { $vp } PV{ $won ->
        [none] .
       *[other] . Tem: { $won }.
    }
mq-guardian-power = poder de { $low } a { $high } com a carta virada
mq-guardians-left = { $count ->
        [one] resta { $count }
       *[other] restam { $count }
    }
mq-guardians-none = Não resta nenhum Guardião
mq-events = Eventos
mq-events-why = O Profeta, na Capela, escolhe um; ele acontece e some.
mq-events-past = Já passaram: { $names }
mq-left = { $count ->
        [one] resta { $count }
       *[other] restam { $count }
    }
mq-spells = Feitiços
mq-spells-why = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } no baralho; renovado { $renewals } de { $most } vezes. Estes Feitiços estão no jogo:
mq-renewals = renovado { $count }/{ $most }
mq-tomb = Túmulo
mq-tomb-why = Feitiços lançados, pagos ou descartados. Quando o baralho acaba, eles formam o novo.
mq-emblems = Emblemas
mq-emblem-said = { $emblem }: { $holder ->
        [none] ninguém
       *[other] { $holder }
    }
mq-behind = Atrás dele:
mq-mask-seen = Você viu esta Máscara:
mq-fight = O Desafio
mq-fight-on = Quem acrescenta mais?
mq-fight-flip = Um Feitiço será virado para o Guardião: de { $low } a { $high }
mq-fight-draw = Empate.
mq-fight-won-you = Você ganha!
mq-fight-won = { $name } ganha.

## As próprias cartas

mq-own = As suas cartas
mq-own-mask = a sua Máscara secreta
mq-options = O que você pode escolher
mq-mask-now = agora { $vp } PV
mq-mask-shown = revelada
mq-bonus = +{ $bonus } de poder
mq-hand = mão { $count } de { $most }
mq-hand-none = Nenhum Feitiço na mão
mq-cost = { $cost ->
        [0] grátis
       *[other] custa { $cost }
    }
mq-cost-now = { $cost ->
        [0] Agora não custa nada.
        [one] Agora custa { $cost } outro Feitiço.
       *[other] Agora custa { $cost } outros Feitiços.
    }
mq-counters = Os seus marcadores
mq-counters-why = Feitiços que você baixou virados. Cada um vale 1 ponto de vitória; só você sabe quais são.
mq-life = { $life ->
        [0] sem vidas
        [one] { $life } vida
       *[other] { $life } vidas
    }
mq-room = { $here } de { $room }

## Decidir

mq-tap = Toque em uma opção para ler
mq-go-on = Continuar
mq-ask-bout = Acrescenta poder?
mq-ask-cast-none = Agora você não pode lançar nada.
mq-ask-counter-none = Você não tem Feitiço para baixar como marcador.
mq-do-dancer = Ser este Dançarino
mq-do-order = Pegar a Ordem { $order }
mq-do-stage = Dançar aqui
mq-do-resolve = Isto primeiro
mq-do-cast = { $cost ->
        [0] Lançar
       *[other] Lançar e pagar { $cost }
    }
mq-do-pay = Pagar com este
mq-do-challenge = Desafiar { $name }
mq-do-reveal = Revelar a Máscara
mq-do-lay = Baixar como marcador
mq-do-event = Chamar este Evento
mq-do-choose = Escolher { $name }
mq-do-treasure = Pegar este Tesouro
mq-do-move = Mover para lá
mq-do-discard = Descartar
mq-do-give = Dar
mq-do-keep = Ficar com este
mq-do-take = Pegar este

## Esperar

mq-wait-dancer = { $name } escolhe um Dançarino.
mq-wait-order = { $name } pega uma Ordem.
mq-wait-stage = { $name } escolhe um Palco.
mq-wait-resolve = { $name } decide o que acontece primeiro.
mq-wait-cast = { $name } pode lançar Feitiços.
mq-wait-pay = { $name } paga um Feitiço.
mq-wait-challenge = { $name } procura quem desafiar.
mq-wait-bout = { $name } se prepara para o combate.
mq-wait-counter = { $name } pode baixar um marcador.
mq-wait-event = { $name } é o Profeta e escolhe um Evento.
mq-wait-target = { $name } escolhe alguém.
mq-wait-treasure = { $name } pega um Tesouro.
mq-wait-move = { $name } move um Dançarino.
mq-wait-discard = { $name } tem de descartar.
mq-wait-give = { $name } tem de dar um Feitiço.
mq-wait-keep = { $name } escolhe com o que fica.
mq-wait-salvage = { $name } pega um Feitiço do Túmulo.
mq-wait-search = { $name } olha o topo do baralho.

## O fim

mq-mask-spent = revelada em um Desafio, por isso já não conta
mq-part-mask = Máscara { $vp }
mq-part-emblems = Emblemas { $vp }
mq-part-treasures = Tesouros { $vp }
mq-part-counters = Marcadores { $vp }
