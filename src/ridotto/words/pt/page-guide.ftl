# Como se joga: os dois jogos em poucos passos, e tudo para consultar.

guide-different = Dois jogos diferentes, apesar dos nomes: um é sobre quem tem qual máscara; o outro, sobre um baile com música e magia.
guide-search = Procurar algo
guide-hits = { $hits ->
        [0] Nada encontrado
        [1] Um encontrado
       *[other] { $hits } encontrados
    }
guide-masks = As dezesseis máscaras
guide-from = a partir de { $players } jogadores
guide-copies = há { $copies }
guide-cards = As cartas
guide-cards-deck = O baralho desta casa: { $deck }.
guide-behind = Tesouro atrás: { $card }

## Mascarade

guide-mascarade = Você tem uma máscara, e todos a viram. Desde então ela pode ter sido trocada. Quem você é agora, e quem vai acreditar?
guide-mascarade-aim = Fique rico
    .text = Cada um começa com 6 moedas. Quem tiver 13 primeiro ganha na hora.
guide-mascarade-start = Lembre-se
    .text = As máscaras são distribuídas à vista de todos e depois viradas para baixo. Com quatro ou cinco jogadores há algumas no centro. Os quatro primeiros turnos são trocas.
guide-mascarade-turn = Uma coisa por turno
    .text = Olhe a sua máscara, troque-a ou anuncie uma. Só uma das três coisas.
guide-mascarade-swap = Trocar, ou não
    .text = Pegue a sua máscara e outra debaixo da mesa e devolva: trocadas ou como estavam. Todos veem de quem eram; só você sabe o que fez.
guide-mascarade-announce = Diga quem você é
    .text = Anuncie qualquer máscara em jogo, sua ou não. Se ninguém contestar, use o poder dela sem mostrar nada.
guide-mascarade-claim = “Não, sou eu!”
    .text = Outros podem dizer que são eles. Então todos vocês se revelam. Quem a tiver usa o poder; os outros pagam 1 moeda ao tribunal, onde o Juiz recolhe. Quem foi revelado não pode anunciar no turno seguinte.
guide-mascarade-end = O fim
    .text = 13 moedas ganham. Se alguém ficar sem nenhuma, ganham os mais ricos. E o Traidor com 10 moedas ganha na hora.

## Masquerade

guide-masquerade = Um baile para dois a cinco. Escolha onde dançar, faça um pouco de música, procure briga ou evite; e atrás da sua Máscara você tem as suas razões.
guide-masquerade-aim = Brilhe
    .text = Ganha quem tiver mais pontos de vitória. Eles vêm de Emblemas, de Tesouros, de Feitiços postos como marcadores e da sua Máscara.
guide-masquerade-start = Entre
    .text = Você recebe uma Máscara secreta e uma Ordem, e escolhe um Dançarino. Tem 2 vidas e ainda nenhum Feitiço.
guide-masquerade-order = Tome o seu lugar
    .text = Em cada turno cada um pega uma Ordem diferente da que tinha. O turno vai de 1 a 5, e algumas Ordens fazem algo.
guide-masquerade-stage = Escolha um Palco
    .text = Ponha o seu Dançarino em um Palco com lugar. Depois acontece o que as suas cartas fazem nesta fase, na ordem que você quiser.
guide-masquerade-spell = Faça música
    .text = Lance Feitiços. Um de nível 2 custa dois outros Feitiços da sua mão. Os lançados e os pagos vão para a Tumba. Você pode ter 5.
guide-masquerade-challenge = Lute
    .text = Na Torre você deve enfrentar o Guardião pelo Tesouro. Na Arena pode desafiar qualquer um: quem vence compra um Feitiço e pode pôr um como marcador; quem perde, perde uma vida. O total mais alto vence.
guide-masquerade-mask = A sua Máscara
    .text = Mostrada em uma luta, dá um bônus e se perde. Guardada, pontua no fim se o que ela pede for verdade.
guide-masquerade-end = O fim
    .text = Quem está na Capela escolhe um Evento. O baile acaba com o último Guardião, com o último Evento ou quando o baralho de Feitiços foi renovado uma vez por jogador.

guide-kind-mask = Máscaras
    .what = Secretas: pontos no fim, ou um bônus em uma luta.
guide-kind-dancer = Dançarinos
    .what = Quem você é esta noite: poder e uma habilidade.
guide-kind-stage = Palcos
    .what = Lugares para dançar, com vaga para alguns.
guide-kind-order = Ordens
    .what = Quando você joga neste turno.
guide-kind-spell = Feitiços
    .what = Para lançar, para pagar, para pôr como pontos.
guide-kind-guardian = Guardiões
    .what = Vença um na Torre e fique com o Tesouro.
guide-kind-treasure = Tesouros
    .what = O que os Guardiões guardam.
guide-kind-event = Eventos
    .what = O Profeta da Capela faz acontecer um.
guide-kind-emblem = Emblemas
    .what = Para quem está à frente em algo.
