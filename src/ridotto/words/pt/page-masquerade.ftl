# A mesa de Masquerade no navegador.

mq-vp = pontos de vitória
mq-you = você
mq-nobody = ninguém
mq-none = Nada ainda.
mq-labelled = { $name }: { $text }

## O turno

mq-turn = Turno
mq-set-up = Início
mq-phases = O turno em resumo
mq-phase-order = Ordem
    .why = Na ordem do turno anterior, cada um pega uma Ordem diferente da que tinha. Ela diz quando você joga neste turno e pode ter um efeito.
mq-phase-stage = Palco
    .why = Pela Ordem, cada um manda o seu Dançarino a um Palco com lugar e resolve os efeitos.
mq-phase-spell = Feitiço
    .why = Pela Ordem, lance quantos Feitiços desta fase puder pagar. Você paga com outros Feitiços da mão.
mq-phase-challenge = Desafio
    .why = O Dançarino na Torre deve enfrentar o Guardião. Os Dançarinos na Arena podem desafiar qualquer um. Quem perde o Desafio perde uma vida.
mq-phase-event = Evento
    .why = Quem está na Capela é o Profeta e escolhe um Evento. Depois cada um recolhe o seu Dançarino.
mq-end-why = A partida termina no fim do turno em que o último Guardião é vencido, o último Evento é escolhido ou o baralho de Feitiços já foi renovado uma vez por jogador ({ $players }). Vence quem tiver mais pontos de vitória.

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
    }{ $order ->
        [0] { "" }
       *[other] , Ordem { $order }
    }, vida { $life }, mão { $hand }, marcadores { $counters }, { $vp } PV{ $won ->
        [none] .
       *[other] . Tem: { $won }.
    }
mq-guardian-power = poder de { $low } a { $high } com o Feitiço virado
mq-guardians-left = { $count ->
        [0] não resta nenhum
        [one] resta { $count }
       *[other] restam { $count }
    }
mq-guardians-none = Não resta nenhum Guardião
mq-events = Eventos
mq-events-why = O Profeta, na Capela, escolhe um. Ele faz efeito e sai do jogo.
mq-events-past = Usados: { $names }
mq-left = { $count ->
        [0] não resta nenhum
        [one] resta { $count }
       *[other] restam { $count }
    }
mq-spells = Feitiços
mq-spells-why = { $count ->
        [0] Nenhuma carta
        [one] { $count } carta
       *[other] { $count } cartas
    } no baralho; renovações: { $renewals } de { $most }. Feitiços desta partida:
mq-renewals = renovado { $count }/{ $most }
mq-tomb = Túmulo
mq-tomb-why = Feitiços lançados, pagos ou descartados. Quando o baralho acaba, eles são embaralhados e formam um novo.
mq-emblems = Emblemas
mq-emblem-said = { $emblem }: { $holder ->
        [none] ninguém
       *[other] { $holder }
    }
mq-behind = O Tesouro dele:
mq-mask-seen = Você viu esta Máscara:
mq-fight = O Desafio
mq-fight-on = Quem vai acrescentar mais?
mq-fight-flip = O Guardião vai virar um Feitiço: de { $low } a { $high }
mq-fight-draw = Empate.
mq-fight-won-you = Você venceu!
mq-fight-won = { $who ->
        [guardian] O Guardião vence.
       *[other] { $name } vence.
    }

## As próprias cartas

mq-own = Suas cartas
mq-own-mask = sua Máscara secreta
mq-options = Suas opções
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
        [0] Neste momento, é grátis.
        [one] Neste momento, custa { $cost } outro Feitiço.
       *[other] Neste momento, custa { $cost } outros Feitiços.
    }
mq-counters = Seus marcadores
mq-counters-why = Feitiços que você baixou virados para baixo. Cada um vale 1 ponto de vitória; só você sabe quais são.
mq-life = { $life ->
        [0] sem vidas
        [one] { $life } vida
       *[other] { $life } vidas
    }
mq-room = { $here } de { $room }

## Decidir

mq-tap = Toque em uma carta para ler
mq-go-on = Continuar
mq-ask-bout = Acrescentar poder?
mq-ask-cast-none = Você não tem nada para lançar agora.
mq-ask-counter-none = Você não tem Feitiço para baixar como marcador.
mq-do-dancer = Escolher este Dançarino
mq-do-order = Pegar a Ordem { $order }
mq-do-stage = Dançar aqui
mq-do-resolve = Este primeiro
mq-do-cast = { $cost ->
        [0] Lançar
       *[other] Lançar por { $cost }
    }
mq-do-pay = Pagar com este
mq-do-challenge = Desafiar { $name }
mq-do-reveal = Revelar sua Máscara
mq-do-lay = Baixar como marcador
mq-do-event = Escolher este Evento
mq-do-choose = Escolher { $name }
mq-do-treasure = Pegar este Tesouro
mq-do-move = Mover para lá
mq-do-discard = Descartar
mq-do-give = Dar este
mq-do-keep = Ficar com este
mq-do-take = Pegar este

## Esperar

mq-wait-dancer = { $name } está escolhendo um Dançarino.
mq-wait-order = { $name } está pegando uma Ordem.
mq-wait-stage = { $name } está escolhendo um Palco.
mq-wait-resolve = { $name } está decidindo o que acontece primeiro.
mq-wait-cast = { $name } pode lançar Feitiços.
mq-wait-pay = { $name } está pagando um Feitiço.
mq-wait-challenge = { $name } está decidindo quem desafiar.
mq-wait-bout = { $name } está se preparando para a luta.
mq-wait-counter = { $name } pode baixar um marcador.
mq-wait-event = { $name } é o Profeta e está escolhendo um Evento.
mq-wait-target = { $name } está escolhendo um jogador.
mq-wait-treasure = { $name } está pegando um Tesouro.
mq-wait-move = { $name } está movendo um Dançarino.
mq-wait-discard = { $name } tem que descartar.
mq-wait-give = { $name } tem que dar um Feitiço.
mq-wait-keep = { $name } está escolhendo com o que fica.
mq-wait-salvage = { $name } está pegando um Feitiço do Túmulo.
mq-wait-search = { $name } está olhando o topo do baralho.

## O fim

mq-mask-spent = revelada em um Desafio, por isso não conta mais
mq-part-mask = Máscara { $vp }
mq-part-emblems = Emblemas { $vp }
mq-part-treasures = Tesouros { $vp }
mq-part-counters = Marcadores { $vp }
