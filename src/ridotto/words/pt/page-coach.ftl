# As dicas: uma frase cada. $me é yes se $name é quem lê.

coach-dismiss = Entendi
coach-off = Não ver mais dicas

coach-mascarade-memorise = Memorize quem tem cada máscara: daqui a pouco todas estarão viradas para baixo.
coach-mascarade-opening = Nos primeiros turnos só se troca, para que ninguém tenha certeza de máscara nenhuma, nem da própria.
coach-mascarade-swap = Escolha de quem é a máscara que você leva; trocando ou só fingindo, os outros veem a mesma coisa.
coach-mascarade-look = Alguém levou a sua máscara para debaixo da mesa: olhe se quiser saber com certeza quem você é.
coach-mascarade-announce = Você pode anunciar qualquer máscara, até uma que não tem; se alguém duvidar e você estiver errando, paga 1 moeda.
coach-mascarade-claim = Só duvide se achar que esta máscara é sua: se não for, você paga 1 moeda; se ninguém duvidar, o poder funciona.
coach-mascarade-banned = Sua máscara acabou de ser revelada: neste turno você pode olhar ou trocar, mas não anunciar.
coach-mascarade-pretend = Trocar também serve para esconder: mesmo que você só finja, os outros já não têm certeza.
coach-mascarade-near = { $me ->
        [yes] Com 13 moedas você vence, e falta pouco: espere que os outros duvidem de você.
       *[no] { $name } está perto das 13 moedas: não deixe a vitória de graça.
    }
coach-mascarade-ruin = { $me ->
        [yes] Se você perder a última moeda, a partida termina na hora e vence quem tiver mais moedas.
       *[no] Se { $name } perder a última moeda, a partida termina na hora e vence quem tiver mais moedas.
    }
coach-mascarade-court = As multas se acumulam no tribunal até o Juiz pegar todas.

coach-masquerade-dancer = Escolha um Dançarino para o baile inteiro: compare o poder e a habilidade.
coach-masquerade-order = A Ordem decide quando você joga neste turno e dá um efeito; você não pode ficar com a que tinha.
coach-masquerade-stage = O Palco decide o que você pode fazer: lutar na Torre ou na Arena, escolher o Evento na Capela ou juntar Feitiços e forças nos outros.
coach-masquerade-resolve = Várias das suas cartas fazem efeito agora, na ordem que você escolher.
coach-masquerade-spell = Um Feitiço custa tantos outros Feitiços da sua mão quanto o nível dele; guarde algum para um Desafio.
coach-masquerade-challenge = Compare os poderes antes de desafiar: quem perde fica com uma vida a menos, quem vence compra um Feitiço.
coach-masquerade-totals = Os Feitiços mudam estes totais até os dois lados pararem; vence o maior.
coach-masquerade-reveal = Você pode revelar a sua Máscara uma vez pelo bônus, mas então ela não pontua mais no fim.
coach-masquerade-counter = Um Feitiço baixado como marcador vale 1 ponto e nunca mais é lançado.
coach-masquerade-event = Como Profeta, você escolhe o Evento: ele acontece uma vez e some.
coach-masquerade-mask = Sua Máscara pontua no fim se continuar escondida e a condição for cumprida: pense nela desde o primeiro turno.
coach-masquerade-life = Sem vidas você não faz Desafios e o poder do seu Dançarino conta como 0; a Fonte ajuda.
coach-masquerade-emblems = Cada Emblema é de quem tem mais de alguma coisa, até alguém ter mais.
coach-masquerade-end = O baile está quase no fim: um Guardião, um Evento ou uma renovação dos Feitiços pode bastar.
