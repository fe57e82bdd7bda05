## Bots

help-minds = listar os bots
    .long = Lista os bots de cada jogo, do mais fraco ao mais forte.
minds-legend = O número é o nível do bot, 0 é o mais fraco; um ponto marca os bots que só conhecem um truque. Jogue contra eles com “ridotto play JOGO --with NOME,NOME”.
explain-program = { $why }
help-play-with = os adversários pelo nome, como “ridotto minds” mostra (padrão: uma mesa variada)
play-minds-title = O porquê da última jogada de cada um
play-faults = { $count ->
        [one] { $name } deu { $count } resposta inválida.
       *[other] { $name } deu { $count } respostas inválidas.
    }

## Torneios

help-tournament = fazer bots e programas jogarem entre si
    .long = Faz bots e programas jogarem entre si. Cada distribuição é jogada com todos em todos os lugares, e assim a sorte nas cartas se anula. A mesma semente dá as mesmas partidas, seja qual for o número de processos.
help-bot = um programa que joga e o nome dele (pode ser repetido); veja docs/bots.md
help-transcript = grava neste arquivo todas as linhas enviadas aos programas e recebidas deles; veja docs/bots.md
help-table = os jogadores de uma mesa, um nome por lugar (pode ser repetido)
help-field = quem ocupa todos os lugares, menos o do convidado
help-guest = quem joga entre cópias dos outros (pode ser repetido)
help-tournament-games = o mínimo de partidas (padrão: 400); as distribuições são jogadas por inteiro
help-tournament-turn-limit = interrompe a partida depois deste número de turnos (padrão: 200)
help-millis = tempo para pensar em uma decisão, em milissegundos (padrão: 1000 para programas)
help-chart = desenha as proporções de vitórias neste arquivo
help-tournament-resume = salva cada distribuição terminada neste arquivo e continua a partir dele se já existir

usage-bot = “{ $given }” não é válido; use um nome, = e uma linha de comando, como meu="python meu.py"
usage-no-program = não existe o programa { $given }
usage-name-taken = o nome “{ $name }” já existe: escolha outro para o seu programa
transcript-no-program = --transcript precisa de um programa para acompanhar: acrescente --bot NOME="COMANDO"
program-useless = “{ $name }” não deu nenhuma resposta válida; veja docs/bots.md, Faults, e use --transcript ARQUIVO para ver o que foi dito
usage-nobody = não existe bot chamado “{ $given }”; escolha entre { $known }
usage-table = a mesa tem { $seats } nomes, mas há { $players } jogadores; dê um nome por lugar
usage-no-tables = nenhum jogador indicado; use --table NOME,NOME,… com um nome por lugar, ou --field NOME e --guest NOME
ledger-other = { $file } pertence a outro torneio; não foi alterado
ledger-broken = { $file } não é um arquivo de torneio (linha { $line }); não foi alterado

tournament-title = { $scenario }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } de { $deals ->
        [one] { $deals } distribuição
       *[other] { $deals } distribuições
    } (semente { $seed })
tournament-rounded = Você pediu { $asked } partidas; com todos em todos os lugares de cada distribuição, são { $games }.
tournament-mind = bot
tournament-share = vitórias
tournament-interval = intervalo de 95%
tournament-rating = pontuação
tournament-time = por decisão
tournament-faults = falhas
tournament-no-rating = As pontuações precisam do OpenSkill: pip install "ridotto[lab]"
tournament-against = Frente a frente: de cada 100 vitórias, quantas são do jogador da linha
tournament-endings = Como as partidas terminaram
tournament-faults-title = Falhas (cada uma custou uma decisão)
tournament-fault-crashed = parou com erro: { $count }
tournament-fault-illegal = jogada ilegal: { $count }
tournament-fault-late = sem resposta a tempo: { $count }
tournament-fault-dead = já fora de execução: { $count }
tournament-fault-garbled = resposta malformada: { $count }
tournament-first-fault = a primeira: { $told }
tournament-chart = Proporção de vitórias, com intervalos de 95%
tournament-fair = 1 = o esperado por sorteio
