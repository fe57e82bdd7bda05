# Como jogar: os dois jogos passo a passo, um exemplo de cada um e tudo para consultar.
# [Rei](mask-king) é um link dentro da página; • começa um item de lista.

guide-different = Dois jogos diferentes, apesar dos nomes: em um é preciso descobrir quem tem qual máscara; o outro é um baile com música e magia.
guide-contents = Nesta página
guide-steps = Passo a passo
guide-details = Os detalhes das regras
guide-search = Buscar
guide-hits = { $hits ->
        [0] Nada encontrado
        [1] 1 resultado
       *[other] { $hits } resultados
    }
guide-masks = As dezesseis máscaras
guide-masks-tonight = As máscaras da sua mesa
guide-masks-other = As outras máscaras
guide-from = a partir de { $players } jogadores
guide-copies = { $copies } cartas
guide-cards = As cartas
guide-cards-deck = Baralho: { $deck }.
guide-behind = Tesouro: { $card }

## Mascarade

guide-mascarade = Você tem uma máscara, e todos a viram. Desde então ela pode ter sido trocada. Quem você é agora, e quem vai acreditar?
guide-mascarade-goal = Objetivo
    .text =
        Junte 13 moedas antes de todo mundo. Você começa com 6.
        Se alguém ficar sem moedas, a partida termina na hora e vence quem tiver mais.
guide-mascarade-table = O que está à sua frente
    .text =
        • A sua máscara, virada para baixo. Talvez já não seja a que você lembra.
        • As suas moedas, à vista de todos.
        • O tribunal: as multas se acumulam ali até o [Juiz](mask-judge) pegá-las.
        • O banco: todas as outras moedas.
        • O centro: duas máscaras com quatro jogadores, uma com cinco.
guide-mascarade-start = Preparação
    .text =
        As máscaras são distribuídas viradas para cima. Todos veem todas uma vez. Depois elas são viradas para baixo.
        Os quatro primeiros são turnos iniciais: só se pode trocar ou fingir trocar.
guide-mascarade-turn = Seu turno: olhar, trocar ou anunciar
    .text =
        • Olhar a sua própria máscara. Ninguém mais vê.
        • Trocar: leve a sua máscara e a de outra pessoa, ou uma do centro, para debaixo da mesa. Devolva trocadas ou só finja trocar. Todos veem quais máscaras você levou; só você sabe o que fez.
        • Anunciar qualquer máscara em jogo. Pode ser verdade, blefe ou palpite.
        Você faz uma das três ações. Depois joga quem está à sua esquerda.
guide-mascarade-announce = Você anuncia e ninguém duvida
    .text =
        Diga: “Sou o [Rei](mask-king)!” Em sentido horário, a partir da sua esquerda, cada um deixa passar ou duvida, dizendo que também é essa máscara.
        Se todos deixarem passar, use o poder dela. Você não revela nada, mesmo que seja blefe.
guide-mascarade-claim = Você anuncia e alguém duvida
    .text =
        Várias pessoas podem duvidar. Você e quem duvidou revelam as máscaras.
        • Quem tem mesmo a máscara usa o poder dela, até no seu turno.
        • Depois, todos os outros que revelaram pagam 1 moeda ao tribunal. Você também, se for o caso.
        • Se ninguém tiver a máscara, ninguém usa o poder e todos eles pagam.
        As máscaras são viradas de novo para baixo, onde estavam.
guide-mascarade-example = Exemplo: Ana diz ser o Rei
    .text = Ana, Ben, Cleo e Dario têm 6 moedas cada um. Joga-se em sentido horário; aqui, da esquerda para a direita.
guide-mascarade-example-announce = Ana anuncia
    .text = “Sou o [Rei](mask-king)!”, diz Ana. Faz tempo que ela não olha a própria máscara.
guide-mascarade-example-claim = Os outros respondem na ordem
    .text = Ben duvida: “Não, o [Rei](mask-king) sou eu!” Cleo deixa passar. Dario também duvida.
guide-mascarade-example-reveal = Os três revelam
    .text = Ana é o [Ladrão](mask-thief), Ben é o [Rei](mask-king), Dario é o [Juiz](mask-judge). A máscara de Cleo continua escondida.
guide-mascarade-example-power = Primeiro, o poder
    .text = Ben é mesmo o [Rei](mask-king). Ele pega 2 moedas do banco, embora seja o turno de Ana.
guide-mascarade-example-fine = Depois, as multas
    .text = Ana e Dario pagam 1 moeda cada um ao tribunal. As moedas ficam ali à espera de um [Juiz](mask-judge).
guide-mascarade-example-next = Máscaras para baixo, próximo turno
    .text = É a vez de Ben. Ele acabou de revelar, então não pode anunciar: pode olhar ou trocar. Agora todos conhecem três máscaras, até a próxima troca.
guide-mascarade-mistakes = Erros comuns
    .text =
        • Anunciar logo depois de revelar. Se você teve que revelar no turno imediatamente anterior ao seu, só pode olhar ou trocar. Um turno depois, já pode anunciar.
        • Pagar cedo demais. O poder vem antes das multas; por isso o [Juiz](mask-judge) nunca pega as multas do mesmo turno.
        • Esquecer o segundo [Camponês](mask-peasant). Há dois. Se os dois forem revelados, cada um pega 2 moedas.
        • Confiar na memória. Depois que alguém leva a sua máscara para debaixo da mesa, só olhando você tem certeza.
guide-mascarade-first = Sua primeira partida
    .text =
        • Perdeu o fio? Olhe.
        • Tudo calmo? Blefe: uma máscara que ninguém sabe onde está costuma passar.
        • Duvide quando tiver quase certeza. Errar custa 1 moeda.
        • Fique de olho em quem está perto de 13 moedas.
guide-mascarade-end = Como termina
    .text =
        • Alguém tem 13 moedas ou mais: vence na hora. Se várias pessoas chegarem juntas, vence a que tiver mais.
        • Alguém fica sem moedas: vence quem tiver mais. Se outra pessoa chegar a 13 no mesmo instante, valem as 13 moedas.
        • O [Traidor](mask-cheat) vence na hora com 10 moedas ou mais.
        Em caso de empate em moedas, a vitória é dividida.
guide-mascarade-details =
    • “Outro jogador” nunca é você nem o centro. “Dois jogadores” são dois diferentes. À esquerda fica o próximo lugar em sentido horário.
    • Você pode anunciar qualquer máscara em jogo, até uma que esteja no centro.
    • Um poder se resolve passo a passo. Se um passo termina a partida, o resto não acontece: um [Bobo](mask-fool), uma [Princesa](mask-princess) ou um [Benfeitor](mask-patron) com 13 moedas já venceu.
    • As moedas que um mesmo passo tira de várias pessoas ou dá a elas mudam de mãos ao mesmo tempo. As multas de um turno também.
    • Quem deve mais do que tem dá tudo o que tem. O banco também só paga o que tem.
    • Um poder pode não ter efeito, como o do [Juiz](mask-judge) com o tribunal vazio. Quem blefou paga do mesmo jeito.
    • [Camponeses](mask-peasant): se ninguém duvidar, ou com um só revelado, 1 moeda. Com os dois revelados, 2 para cada um, mesmo que quem anunciou tenha blefado.
    • [Pedinte](mask-beggar): ter o mesmo não é ter mais, e cada moeda recebida já conta. Com 4 moedas contra 8, 11, 11, 7 e 9 (em sentido horário), o Pedinte termina com 8.
    • O [Espião](mask-spy) e o [Bobo](mask-fool) sempre podem só fingir. O Espião vê antes as duas máscaras; o Bobo, nenhuma.
    • [Bruxa](mask-witch): pode desistir. A troca dela vem antes das multas.
    • [Vigarista](mask-swindler): você só escolhe se houver empate em moedas.
    • [Princesa](mask-princess): a pessoa escolhida não vê a máscara, e também não pode anunciar no turno seguinte.
    • [Guru](mask-guru): a pessoa escolhida pode dizer qualquer máscara em jogo; os dois [Camponeses](mask-peasant) valem como Camponês. Até quem já revelou neste turno pode ser a escolha. Essa pessoa não pode anunciar no turno seguinte.
    • [Manipulador](mask-puppeteer): cada uma das duas pessoas fica com a máscara, as moedas e o lugar da outra. O próximo turno é de quem estiver à esquerda do lugar que jogava. As multas e a proibição de anunciar ficam com a pessoa.
    • [Traidor](mask-cheat): com menos de 10 moedas, nada acontece. Com 10 ou mais, um Traidor de verdade que duvida no turno de outra pessoa vence antes de qualquer multa.
    • Quando a partida termina, nada mais é pago.
    • Uma mesa pode mudar algumas regras: distribuição fechada, outro número de turnos iniciais, um limite de turnos depois do qual vence quem tiver mais moedas, ou espiar. Quem espia a própria máscara fora da sua vez tem que olhar no seu próximo turno normal.
    • O seu conjunto de máscaras tem sempre o [Juiz](mask-judge), os dois [Camponeses](mask-peasant) ou nenhum e pelo menos um terço de máscaras com estrela. É preciso uma máscara por jogador e por lugar do centro: dois lugares com quatro jogadores, um com cinco, de zero a dois com seis ou mais.
    • Quem assiste vê só o que a mesa inteira pode ver. Depois da partida, tudo é mostrado.

## Masquerade

guide-masquerade = Um baile para duas a cinco pessoas. Escolha onde dançar, faça um pouco de música, procure briga ou fuja dela. E, por trás da sua Máscara, você tem os seus motivos.
guide-masquerade-goal = Objetivo
    .text =
        Tenha mais pontos de vitória que todos quando o baile terminar. Eles vêm de quatro fontes:
        • [Emblemas](kind-emblem), de quem se destaca em algo neste momento.
        • [Tesouros](kind-treasure), ganhos dos Guardiões.
        • Marcadores: Feitiços que você baixou virados para baixo, 1 ponto cada.
        • A sua [Máscara](kind-mask), se você nunca a revelou e a condição dela vale no fim.
guide-masquerade-table = O que está à sua frente
    .text =
        • Uma [Máscara](kind-mask) secreta. Só você sabe qual é.
        • Um [Dançarino](kind-dancer) com poder e uma habilidade. A escolha é antes do primeiro turno, a partir da Ordem mais alta.
        • 2 vidas. Você nunca tem mais que isso.
        • Uma [Ordem](kind-order): ela diz quando você joga.
        • A sua mão de [Feitiços](kind-spell). Começa vazia e comporta no máximo 5.
guide-masquerade-turn = O turno em resumo
    .text =
        Ordem → Palco → Feitiço → Desafio → Evento
        Em cada fase todos jogam uma vez, da Ordem mais baixa à mais alta. Depois começa a próxima fase.
guide-masquerade-order = Fase de Ordem
    .text =
        Na ordem do turno anterior, cada um pega uma das cinco [Ordens](kind-order), mas não a que acabou de ter. Com cinco jogadores, o último fica com a sua se não sobrar outra.
        No primeiro turno você fica com a Ordem que recebeu, e as Ordens não têm efeito.
guide-masquerade-stage = Fase de Palco
    .text = Ponha o seu Dançarino em um [Palco](kind-stage) com lugar. Depois resolva o que o Dançarino, os Tesouros, a Ordem e o Palco fazem nesta fase, na ordem que quiser.
guide-masquerade-spell = Fase de Feitiço
    .text =
        Lance quantos [Feitiços](kind-spell) desta fase quiser. Cada um custa tantos outros Feitiços da sua mão quanto o nível dele: o de nível 2 custa dois. Os lançados e os pagos vão para o Túmulo.
        Com 5 Feitiços na mão você para de comprar. Se tiver mais a qualquer momento, descarte na hora.
guide-masquerade-challenge = Fase de Desafio
    .text =
        • Na [Torre](card-tower) você tem que enfrentar o [Guardião](kind-guardian) do topo. Pode lançar Feitiços de Desafio e revelar a sua Máscara. Depois um Feitiço é virado, e o nível dele se soma ao poder do Guardião. Se vencer, você pega o Tesouro e compra um Feitiço. Se perder, perde uma vida.
        • Na [Arena](card-arena) você pode desafiar qualquer Dançarino, onde quer que esteja. Primeiro você lança Feitiços e pode revelar a sua Máscara; depois, a outra pessoa. Quem vence compra um Feitiço e pode baixar um como marcador. Quem perde o Desafio perde uma vida.
        Vence o total mais alto. Um empate não muda nada.
        Com 0 vidas você não pode desafiar. Ainda pode ser alvo de um Desafio, mas o poder próprio do seu Dançarino conta como 0.
guide-masquerade-event = Fase de Evento
    .text = Quem está na [Capela](card-chapel) é o Profeta e escolhe um [Evento](kind-event). Ele acontece e sai do jogo. Cada um recolhe o seu Dançarino, e começa o próximo turno.
guide-masquerade-example = Exemplo: um turno completo
    .text = Terceiro turno. Ana dança como [A Musa](card-muse) (poder 3), Ben como [Prisioneiro Eterno](card-eternal-prisoner) (poder 4) e Cleo como [O Maestro](card-maestro) (poder 3). No turno anterior jogaram Ben, Ana e Cleo, nessa ordem.
guide-masquerade-example-order = Ordem
    .text = Ben tinha a 1, então pega a 4. Ana pega a 1, e Cleo, a 5. Neste turno jogam Ana, Ben e Cleo, nessa ordem.
guide-masquerade-example-stage = Palco
    .text = Ana vai à [Torre](card-tower); Ben, à [Arena](card-arena); Cleo, à [Capela](card-chapel). A [quarta Ordem](card-fourth) permite a Ben comprar um Feitiço. A [quinta](card-fifth) dá a Cleo um do Túmulo.
guide-masquerade-example-spell = Feitiço
    .text = Cleo lança [Capricho](card-capriccio). É de nível 0, portanto de graça. Ben tem que descartar um Feitiço.
guide-masquerade-example-tower = Desafio na Torre
    .text = Ana lança [Minueto](card-minuet) (+3) e paga com outro Feitiço: 3 + 3 = 6. [O Cão](card-hound) tem 2, e o Feitiço virado é de nível 2: 2 + 2 = 4. Ana vence. Pega a [Flauta de Prata](card-silver-flute) (1 ponto) e compra um Feitiço.
guide-masquerade-example-arena = Desafio na Arena
    .text = Ben desafia Cleo, 4 contra 3. Ninguém acrescenta nada: Cleo poderia revelar a sua Máscara, mas aí ela não valeria pontos. Ben vence, compra um Feitiço e baixa um como marcador (1 ponto). Com mais duelos vencidos que todos, recebe também [A Rosa](card-rose) (1 ponto). Cleo perde uma vida.
guide-masquerade-example-event = Evento
    .text = Cleo está na [Capela](card-chapel). Escolhe [Ceia da Meia-Noite](card-midnight-supper): cada um recupera até 2 vidas. Ela volta a ter 2. Cada um recolhe o seu Dançarino, e começa o próximo turno.
guide-masquerade-mask = Sua Máscara: usar ou guardar
    .text =
        Uma vez na partida, em um Desafio de que você participa, você pode revelar a sua [Máscara](kind-mask). O bônus vale nesse Desafio, e você perde os pontos dela.
        Se ficar escondida, ela pontua no fim se a condição valer.
guide-masquerade-mistakes = Erros comuns
    .text =
        • Esquecer o Feitiço virado. Ele dá ao Guardião de 0 a 3 a mais.
        • Ir à [Torre](card-tower) sem preparo. Lá é preciso lutar.
        • Pagar com a carta errada. Um Feitiço nunca paga a si mesmo, e um marcador não pode ser lançado nem pagar.
        • Querer lutar com a [terceira Ordem](card-third). Você não faz Desafios, nem na [Torre](card-tower), e ninguém pode desafiar você. Nada disso vale para quem está na frente em pontos.
guide-masquerade-end = Como termina
    .text =
        O baile termina no fim do turno em que
        • o último Guardião é vencido,
        • o último Evento é escolhido, ou
        • o baralho de Feitiços foi renovado tantas vezes quantos são os jogadores.
        Somam-se Máscara, Emblemas, Tesouros e marcadores. Vence quem tiver mais pontos. Em caso de empate, vence quem tinha a Ordem mais baixa no último turno.
guide-masquerade-details =
    • Preparação: cada um recebe uma Máscara virada para baixo e uma Ordem virada para cima. As Máscaras que sobram ficam de lado sem ninguém ver; os Dançarinos que sobram, à vista. Os Guardiões saem pelo número.
    • O que proíbe vence o que permite ou obriga.
    • “Mais pontos de vitória” conta Emblemas, Tesouros e marcadores, nunca Máscaras. Em caso de empate na frente, todos os empatados têm mais.
    • Quando o baralho de Feitiços acaba, o Túmulo é embaralhado e forma um novo. Isso é uma renovação. Conta mesmo que a partida esteja para terminar.
    • Com baralho e Túmulo vazios, nada é comprado, e o Feitiço virado conta como nível 0. Um Feitiço virado vai para o Túmulo.
    • Se você receber Feitiços, fique com os que couberem, à sua escolha. O resto vai para o Túmulo. Se o seu limite de mão diminuir, descarte na hora.
    • Em uma busca, os Feitiços com que você não fica vão para o Túmulo. Com a mão cheia não dá para buscar nem pegar Feitiços do Túmulo.
    • Emblemas: no empate, fica com quem já tinha. Se várias pessoas passarem à frente juntas, vai para quem joga antes no turno. Quem deixa de cumprir a condição perde o Emblema.
    • As condições de uma carta são todas verificadas antes do primeiro efeito. Efeitos sobre várias pessoas seguem a ordem do turno.
    • Só dá para escolher alguém a quem o efeito possa fazer algo, pelo que todos veem. Se não houver ninguém, ele não acontece.
    • Um Dançarino levado a outro Palco não recebe o que acontece ao chegar lá, e perde o que ainda faltava no anterior.
    • Os efeitos de vencer ou perder vêm depois da compra, do marcador e da vida perdida: primeiro os de quem venceu. Um Tesouro recém-ganho ainda não conta.
    • Quando não há mais Guardiões, não há com quem lutar na [Torre](card-tower).
    • As vidas são 0, 1 ou 2. Depois do último turno, os Dançarinos ficam onde estão: uma Máscara pode pedir isso.
    • São segredo: as mãos, as Máscaras, as faces dos marcadores e a ordem do baralho. Todo o resto é aberto, até o Túmulo e quantos Feitiços e marcadores cada um tem.

guide-kind-mask = Máscaras
    .what = Secretas: pontos no fim ou um bônus em uma luta.
guide-kind-dancer = Dançarinos
    .what = Quem você é esta noite: poder e uma habilidade.
guide-kind-stage = Palcos
    .what = Onde você pode dançar. O espaço é limitado.
guide-kind-order = Ordens
    .what = Quando você joga neste turno.
guide-kind-spell = Feitiços
    .what = Para lançar, para pagar ou para baixar como pontos.
guide-kind-guardian = Guardiões
    .what = Vença um na [Torre](card-tower) e fique com o Tesouro.
guide-kind-treasure = Tesouros
    .what = O que os Guardiões guardam.
guide-kind-event = Eventos
    .what = O Profeta da [Capela](card-chapel) escolhe um.
guide-kind-emblem = Emblemas
    .what = Para quem está à frente em algo.
