# A página de administração.

op-title = Administração
op-secret = Segredo de administração
op-sign-in = Entrar
op-sign-out = Sair
op-view-summary = Resumo
op-view-reports = Denúncias
op-view-tables = Mesas
op-view-guests = Convidados
op-view-penalties = Silenciados e banidos
op-view-audit = Registro de ações
op-refresh = Atualizar
op-more = Mostrar mais
refusal-not-operator = Esse não é o segredo de administração, ou a sessão terminou.
refusal-no-report = Essa denúncia já foi encerrada.
refusal-no-penalty = Essa medida já terminou.
refusal-no-notice = Esse aviso já saiu do ar.

## Resumo

op-tables = Mesas
op-playing = jogando
op-waiting = esperando
op-ended = terminadas ou fechadas
op-people = Pessoas
op-connected = conectadas a uma mesa
op-sockets = conexões / limite
op-guests-known = convidados conhecidos
op-load = Carga
op-entries = entradas gravadas
op-games = partidas terminadas
op-append = tempo até o disco: mediana, 99%
op-memory = memória
op-cpu = tempo de processador
op-average = carga da máquina
op-store = Armazenamento
op-store-state = estado
op-ok = tudo certo
op-size = tamanho
op-wal = gravações pendentes (WAL)
op-bots = Bots
op-workers = processos ativos / previstos
op-queue = mesas à espera de um
op-house = Casa
op-version = versão
op-uptime = aberta há
op-span = { $days ->
        [0] { $hours } h { $minutes } min
        [one] { $days } dia { $hours } h
       *[other] { $days } dias { $hours } h
    }
op-failures = Falhas:
op-announce = Avisos
op-announce-text = Para todo mundo, no saguão e em todas as mesas:
op-announce-go = Avisar
op-withdraw = Retirar
op-how-long = Por quanto tempo?
op-until = até { $date }
op-for-10 = 10 minutos
op-for-60 = uma hora
op-for-1440 = um dia
op-for-10080 = uma semana
op-for-43200 = 30 dias
op-for-ever = sem data para terminar

## O que se pode fazer com uma pessoa

op-warn = Advertir
op-warn-title = Advertir { $name }
    .why = A pessoa vê o seu texto na hora, ou quando voltar a uma mesa, e precisa confirmar.
op-warn-text = Texto da advertência
op-warn-done = Advertência enviada a { $name }.
op-mute = Silenciar
op-mute-title = Silenciar { $name }
    .why = A pessoa não pode escrever em nenhum chat. Ela vê o motivo.
op-mute-done = { $name } não pode mais escrever.
op-ban = Banir
op-ban-title = Banir { $name }
    .why = A pessoa é desconectada e não pode entrar. Um bot continua no lugar dela. Ela vê o motivo.
op-ban-done = { $name } não pode mais entrar.
op-ban-address = Banir { $address }
op-ban-address-title = Banir o endereço { $address }
    .why = Ninguém poderá entrar por esse endereço. Outras pessoas podem usá-lo também: prefira pouco tempo.
op-ban-address-done = Ninguém pode mais entrar por { $address }.
op-reason = Motivo, como a pessoa vai ver (opcional)
op-is-mute = { $name }: sem poder escrever
op-is-ban = { $name }: sem acesso
op-lift = Encerrar
op-lift-whose = Encerrar a medida contra { $name }
op-no-penalties = Ninguém está silenciado nem banido.
op-ban-network = Banir um endereço ou uma rede
    .why = Ninguém poderá entrar por ali. Um endereço IPv6 vale por toda a rede doméstica (/64).
op-address = Endereço ou rede

## Denúncias

op-reports-closed = Mostrar também as encerradas
op-no-reports = Não há denúncias.
op-report = { $name }: { $reason }
op-report-by = Denúncia de { $name }, { $date }.
op-reason-abuse = insultos ou ameaças
op-reason-hate = discurso de ódio
op-reason-sexual = conteúdo sexual
op-reason-spam = spam
op-reason-cheating = trapaça
op-reason-name = nome ofensivo
op-reason-other = outra coisa
op-note = Nota para o resto da administração
op-close-report = Encerrar a denúncia
op-report-closed = Encerrada.
op-to-table = Ir para a mesa
op-delete = Apagar
op-delete-whose = Apagar esta mensagem de { $name }
op-deleted = apagada
op-no-chat = Ninguém disse nada.

## Mesas e convidados

op-filter = Filtrar por nome, fase ou id
op-tables-count = { $shown } de { $total } mesas na memória
op-phase-waiting = esperando
op-phase-playing = jogando
op-phase-over = terminada
op-phase-closed = fechada
op-public = pública
op-table-facts = { $connected ->
        [one] { $connected } pessoa conectada
       *[other] { $connected } pessoas conectadas
    }, { $taken } de { $players } lugares ocupados
op-all-tables = Todas as mesas
op-watch = Assistir a esta mesa
op-nobody = Não há ninguém aqui.
op-seat = lugar { $seat }
op-here = online
op-away = offline
op-close-table = Fechar a mesa
op-close-reason = Motivo, como todos na mesa vão ver
op-find-guest = Parte de um nome, ou um id
op-find = Procurar
op-no-guests = Ninguém foi encontrado.

## O registro de ações

op-no-actions = Nada foi feito ainda.
op-did-warn = Advertência
op-did-mute = Silenciamento
op-did-ban = Banimento
op-did-lift = Medida encerrada
op-did-close-table = Mesa fechada
op-did-delete-line = Mensagem apagada
op-did-announce = Aviso
op-did-withdraw = Aviso retirado
op-did-close-report = Denúncia encerrada
op-did-sign-in = Entrada na administração
