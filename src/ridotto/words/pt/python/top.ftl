### ridotto top: a carga de um servidor em execução, para quem o administra

help-top = ver a carga de um servidor em execução
    .long = Mostra o quanto um servidor está trabalhando: partidas, conexões, velocidade, bots, memória e falhas. Pressione Ctrl-C para sair. Código de saída 0: o servidor respondeu; 1: não respondeu, ou o segredo falta ou está errado; 2: a linha de comando não é válida.
help-top-url = o endereço do servidor; o padrão é { $usual }
help-top-secret = um arquivo com o segredo de administração; por padrão ele vem de { $variable }
help-top-every = os segundos entre duas leituras; o padrão é 2
help-top-once = mostrar uma única leitura e sair
top-bad-url = { $url } não é um endereço que comece com http:// ou https://
top-bad-interval = o tempo entre duas leituras deve ser de pelo menos { $least } segundos
top-no-secret = não foi possível ler { $file }: { $why }
top-not-allowed = { $url } não mostra suas métricas sem o segredo de administração; coloque-o em { $variable } ou indique um arquivo com --secret-file
top-cannot-read = não foi possível ler as métricas de { $url }: { $why }
top-measuring = Medindo…
top-title = { $url } · Ridotto { $version } · em execução há { $hours } h { $minutes } min
top-playing = Partidas em andamento
top-waiting = Mesas à espera de jogadores
top-over = Partidas encerradas na memória
top-sockets = Conexões
top-entries = Jogadas por segundo
top-requests = Requisições por segundo
top-errors = Erros do servidor por segundo
top-refused = Comandos recusados por segundo
top-append = Gravar uma jogada (99%)
top-lag = Atraso do servidor (99%)
top-bots = Resposta de um bot (99%)
top-bots-waiting = Bots à espera de um processo
top-thinkers = Processos de bots
top-processor = Processador, parte de um núcleo
top-memory = Memória
top-store = Dados gravados
top-disk = Espaço livre
top-files = Arquivos e sockets abertos
top-fine = Nenhuma falha desde que o servidor foi iniciado.
top-in-trouble = O servidor não consegue gravar as jogadas neste momento.
top-damaged = { $count ->
    [one] { $count } mesa está danificada.
   *[other] { $count } mesas estão danificadas.
}
top-failures = Falhas desde que o servidor foi iniciado: { $listed }
