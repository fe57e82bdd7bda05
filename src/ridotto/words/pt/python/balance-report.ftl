## Options

help-balance-subject = uma ficha de Cenário impressa, como 8A, ou um arquivo TOML com um conjunto de máscaras; dois são comparados
help-balance-total = quantas partidas (padrão: { $games })
help-balance-minds = o bot de todos os lugares (padrão: { $name })
help-balance-random = todos jogam ao acaso
help-balance-html = grava o relatório neste arquivo como página web
help-balance-parquet = grava neste arquivo Parquet uma linha por jogador e partida
help-balance-resume = salva as partidas terminadas neste arquivo e continua a partir dele se já existir
help-balance-search = procura o conjunto de máscaras mais equilibrado para este número de jogadores
help-balance-require = com --search: máscaras obrigatórias, como spy,fool
help-balance-exclude = com --search: máscaras proibidas
help-balance-centre = com --search: número de máscaras no centro, de 0 a 2

usage-balance-subject = não há nada a medir chamado “{ $given }”; indique um jogo ({ $games }), uma ficha impressa, como 8A, ou um arquivo TOML
usage-balance-none = nada a medir; indique uma ficha impressa, como 8A, ou um arquivo TOML
usage-balance-two = é possível comparar no máximo dois, não { $count }
usage-balance-alone = { $what } serve para um só relatório, não para uma comparação
usage-balance-search = { $what } só vale com --search
usage-no-parquet = arquivos Parquet precisam de pyarrow: pip install "ridotto[lab]"
usage-mask = não existe máscara “{ $given }”; escolha entre { $known }
balance-ledger-other = { $file } pertence a outra medição; não foi alterado
balance-ledger-broken = { $file } não é um arquivo de equilíbrio (linha { $line }); não foi alterado
balance-kept-nothing = Nada foi salvo; com --resume ARQUIVO, as partidas terminadas são salvas e o mesmo comando continua.
balance-kept = { $games ->
        [one] { $games } partida terminada está
       *[other] { $games } partidas terminadas estão
    } em { $file }; execute o mesmo comando para continuar.

## Report

balance-report-title = { $name }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }, semente { $seed }
balance-report-kicker = Relatório de equilíbrio
balance-report-cards = Máscaras: { $names }
balance-report-intervals = Todos os intervalos são de 95%. As partidas são independentes; o veredito leva em conta quantos valores compara.
balance-report-command = O mesmo comando com a mesma semente dá o mesmo relatório.
balance-verdict = Veredito
balance-verdict-balanced = Equilibrado: todas as proporções de vitórias estão entre 0,8 e 1,25 vez o esperado por sorteio.
balance-verdict-uneven = Desigual: ao menos uma proporção de vitórias está com certeza fora de 0,8 a 1,25 vez o esperado por sorteio.
balance-verdict-unbalanced = Desequilibrado: ao menos uma proporção de vitórias está com certeza fora de 0,67 a 1,5 vez o esperado por sorteio.
balance-verdict-unsure = Sem veredito: a amostra é pequena demais.
balance-imbalance = Desequilíbrio: { $value } (distância típica de uma proporção de vitórias até o esperado por sorteio; 0 é perfeito)
balance-finding-far-strong = { $what }: vence muito mais do que deveria; { $value } vezes o esperado por sorteio ({ $low } a { $high }).
balance-finding-strong = { $what }: vence demais; { $value } vezes o esperado por sorteio ({ $low } a { $high }).
balance-finding-weak = { $what }: vence de menos; { $value } vez o esperado por sorteio ({ $low } a { $high }).
balance-finding-far-weak = { $what }: vence muito menos do que deveria; { $value } vez o esperado por sorteio ({ $low } a { $high }).
balance-finding-even = { $section }: tudo entre 0,8 e 1,25 vez o esperado por sorteio.
balance-finding-idle = { $what }: quase não é usado; { $value } vez por partida.
balance-finding-dominant = { $what }: é usado muito mais que o resto; { $value } vezes por partida.
balance-finding-cut-off = O limite de turnos interrompeu { $value } das partidas.
balance-finding-length = Metade das partidas leva no máximo { $value ->
        [one] { $value } turno
       *[other] { $value } turnos
    }.
balance-finding-swings = A liderança muda { $value } vezes por partida.
balance-finding-runaway = A liderança quase não muda, { $value } vez por partida: quem sai na frente costuma vencer.
balance-finding-few-games = { $games ->
        [one] { $games } partida é pouco
       *[other] { $games } partidas são pouco
    } para qualquer afirmação; jogue pelo menos { $fewest }.
balance-finding-unsure = { $section }: há poucas partidas para saber se { $names } { $count ->
        [one] fica
       *[other] ficam
    } entre 0,8 e 1,25; cerca de { $games } partidas resolveriam.

balance-section-by-mask = Vitórias por máscara inicial
    .note = 1 é o esperado por sorteio. Vitórias empatadas são divididas.
balance-section-by-seat = Vitórias por lugar inicial
    .note = 1 é o esperado por sorteio. Em Mascarade, o lugar 0 joga o primeiro turno.
balance-section-by-announced = Vitórias por máscara anunciada
    .note = De quem anunciou a máscara ao menos uma vez, de verdade ou não; 1 é o esperado por sorteio. Quem vence anuncia mais, então a maioria dos valores passa de 1: compare-os entre si.
balance-section-announcements = Anúncios
    .note = Um anúncio é verdadeiro se feito por quem tem a máscara. É posto em dúvida se ao menos outra pessoa duvidou.
balance-section-challenges = Dúvidas
    .note = Dos anúncios postos em dúvida, os verdadeiros; dos falsos, aqueles de que ninguém duvidou; das dúvidas, as de quem tem a máscara.
balance-section-powers = Poderes
    .note = As moedas são a mudança para quem usou o poder, sem multas. Um uso vencedor terminou a partida com a vitória de quem o usou.
balance-section-course = A liderança
    .note = Lidera quem tem mais moedas do que todos os outros.
balance-section-by-dancer = Vitórias por Dançarino
balance-section-by-order = Vitórias por Ordem recebida
balance-section-by-dealt-mask = Vitórias por Máscara recebida
balance-section-mask-scored = Máscaras que pontuaram
    .note = Das partidas em que a Máscara foi distribuída, aquelas em que ela deu pontos a esse jogador.
balance-section-used-stage = { simulate-used-stage }
balance-section-used-spell = { simulate-used-spell }
balance-section-used-event = { simulate-used-event }
balance-section-used-treasure = { simulate-used-treasure }
balance-section-used-emblem = { simulate-used-emblem }
balance-section-endings = Como as partidas terminaram
balance-section-lengths = Quanto duraram
    .note = A liderança muda quando passa de um único líder a outro.
balance-section-turns = Partidas por número de turnos

balance-column-share = proporção
balance-column-announced = por partida
balance-column-true = verdadeiros
balance-column-challenged = postos em dúvida
balance-column-stood = postos em dúvida, mas verdadeiros
balance-column-uncaught = falsos de que ninguém duvidou
balance-column-right = dúvidas com razão
balance-column-used = usos por partida
balance-column-coins = moedas por uso
balance-column-won = usos vencedores
balance-column-part = parte
balance-column-mean = média
balance-column-median = mediana
balance-column-p95 = percentil 95
balance-column-most = máximo
balance-column-interval = intervalo de 95%
balance-column-sample = amostra
balance-column-subject = o quê
balance-column-difference = diferença

balance-every-mask = todas as máscaras
balance-winner-led = turnos liderados por quem venceu
balance-halfway = vitórias de quem liderava na metade
balance-turns = turnos
balance-decisions = decisões
balance-lead-changes = mudanças de liderança
balance-fair = 1 = o esperado por sorteio
balance-games-axis = turnos; a altura é o número de partidas

balance-compare-title = { $first } e { $second } comparados
balance-compare-note = A diferença é o segundo menos o primeiro, com seu intervalo de 95%; ≠ marca diferenças que não são acaso.

balance-search-title = Conjuntos mais equilibrados para { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }: { $tried ->
        [one] { $tried } conjunto jogado
       *[other] { $tried } conjuntos jogados
    } de { $possible } possíveis, { $games } partidas por finalista, semente { $seed }
balance-search-rank = { $rank }. Desequilíbrio { $value }; proporções por máscara de { $least } a { $most }
balance-search-none = nenhum conjunto de máscaras atende a tudo isso; permita outras máscaras, outro --centre ou menos máscaras obrigatórias
balance-search-how = Salve um conjunto em um arquivo, como best.toml, e meça com “ridotto balance best.toml”:
