## Mentes

help-minds = quem pode ser chamado à mesa
    .long = Mostra os personagens que jogam cada jogo, do mais fraco ao mais forte.
minds-legend = O número é o degrau, 0 o mais fraco; um ponto marca quem só conhece um truque. Com “ridotto play JOGO --with NOME,NOME” você joga contra eles.
explain-program = { $why }
help-play-with = com quem jogar, pelo nome, como “ridotto minds” os mostra (uma mesa variada se nada for dito)
play-minds-title = O que dizem da última coisa que fizeram
play-faults = { $count ->
        [1] { $name } deu uma resposta inútil.
       *[other] { $name } deu { $count } respostas inúteis.
    }

## Torneios

help-tournament = pôr mentes e programas a jogar entre si
    .long = Põe mentes e programas a jogar entre si. Cada distribuição é jogada com todos em todos os lugares, e assim ninguém deve a colocação às cartas; a mesma semente dá as mesmas partidas, seja qual for o número de processos.
help-bot = um programa que joga, e seu nome (pode repetir-se); ver docs/bots.md
help-table = quem se senta a uma mesa, um nome por lugar (pode repetir-se)
help-field = quem ocupa todos os lugares menos o do convidado
help-guest = quem se senta entre cópias dos outros (pode repetir-se)
help-tournament-games = quantas partidas no mínimo (400 se nada for dito); as distribuições são jogadas por inteiro
help-tournament-turn-limit = depois de tantos turnos a partida é parada (200 se nada for dito)
help-millis = quanto uma mente pode pensar em cada decisão, em milissegundos (1000 para programas se nada for dito)
help-chart = desenha os resultados neste arquivo
help-tournament-resume = guarda cada distribuição terminada neste arquivo e, se ele já existir, continua onde acaba

usage-bot = “{ $given }” não serve: é preciso um nome, = e uma linha de comando, como meu="python meu.py"
usage-no-program = não existe o programa { $given }
usage-name-taken = o nome “{ $name }” já está ocupado: escolha outro para o seu programa
usage-nobody = ninguém se chama “{ $given }”; escolha entre { $known }
usage-table = foi indicada uma mesa de { $seats }, mas jogam { $players }: é preciso um nome por lugar
usage-no-tables = quem joga? Indique --table NOME,NOME,… com um nome por lugar, ou --field NOME e --guest NOME
ledger-other = { $file } contém outro torneio; ficou como estava
ledger-broken = { $file } não é um arquivo de torneio (linha { $line }); ficou como estava

tournament-broken = um processo terminou de repente, talvez por falta de memória; com --resume o torneio continua onde parou
tournament-title = { $scenario }: { $games ->
        [one] uma partida
       *[other] { $games } partidas
    } de { $deals ->
        [one] uma distribuição
       *[other] { $deals } distribuições
    } (semente { $seed })
tournament-rounded = Foram pedidas { $asked } partidas; com todos em todos os lugares de cada distribuição são { $games }.
tournament-mind = mente
tournament-share = parte
tournament-interval = intervalo de 95 %
tournament-rating = pontuação
tournament-time = uma decisão
tournament-faults = faltas
tournament-no-rating = As pontuações precisam do OpenSkill: pip install "ridotto[lab]"
tournament-against = Todos contra todos: de cada cem vitórias dos dois, lugar por lugar, as da linha
tournament-endings = Como acabaram as partidas
tournament-faults-title = Faltas: cada uma custou a decisão
tournament-fault-crashed = { $count ->
        [1] uma vez
       *[other] { $count } vezes
    } um erro interno
tournament-fault-illegal = { $count ->
        [1] uma vez
       *[other] { $count } vezes
    } uma resposta ilegal
tournament-fault-late = { $count ->
        [1] uma vez
       *[other] { $count } vezes
    } sem resposta a tempo
tournament-fault-dead = { $count ->
        [1] uma vez
       *[other] { $count } vezes
    } já não estava em execução
tournament-fault-garbled = { $count ->
        [1] uma vez
       *[other] { $count } vezes
    } uma resposta sem sentido
tournament-first-fault = a primeira: { $told }
tournament-chart = Parte das vitórias, com intervalos de 95 %
tournament-fair = 1 = a parte justa
