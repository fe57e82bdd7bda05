## ridotto serve

help-serve = iniciar um servidor: jogar no navegador, a sós ou com amigos
    .long = Inicia um servidor em que pessoas e bots jogam no navegador. Tudo fica salvo na pasta de dados, e as partidas continuam de onde estavam quando você o inicia de novo. Código de saída 0: encerrado a pedido; 2: uma configuração não é válida; 3: o endereço ou a pasta de dados está em uso; 4: não foi possível usar a pasta de dados ou o que há nela.
help-serve-host = o endereço em que o servidor escuta; 0.0.0.0 deixa qualquer pessoa da sua rede se conectar; unix:/run/house.sock, só um proxy neste computador.
help-serve-port = a porta em que o servidor escuta; 0 escolhe qualquer uma livre.
help-serve-data = a pasta das mesas e dos convidados.
help-serve-public-url = o endereço que os convidados usam, se o servidor estiver atrás de um proxy.
help-serve-thinkers = em quantos processos os bots pensam.
help-serve-grace = quantos segundos depois da saída de alguém um bot assume o lugar.
help-serve-sockets = o máximo de conexões no total.
help-serve-sockets-each = o máximo de conexões por convidado.
help-serve-guests-each = quantos convidados novos podem vir de um endereço de uma vez, e mais a mesma quantidade a cada dez minutos; 0 para não haver limite.
help-serve-tables-each = quantas mesas um convidado pode abrir de uma vez, e mais a mesma quantidade a cada dez minutos; 0 para não haver limite.
help-serve-proxies = os proxies em que se confia quando repassam o endereço do cliente: endereços ou redes separados por vírgulas, ou * para todos.
help-serve-log = o nível do log: debug, info, warning ou error.
help-serve-more = (Variável de ambiente: { $variable }. Padrão: { $usual })

serve-needs-something = o valor está vazio; retire a opção ou dê um valor
serve-needs-seconds = “{ $given }” não é válido; use um número de segundos de 0 a { $most }
serve-needs-host = “{ $given }” não é válido; use um endereço deste computador sem porta, como 127.0.0.1, 0.0.0.0 ou localhost
serve-needs-socket = “{ $given }” não é válido; use unix: seguido do caminho de um socket, com no máximo { $most } bytes
serve-needs-folder = “{ $given }” não é válido; use o caminho de uma pasta
serve-needs-data = este usuário não tem pasta pessoal para as mesas; indique uma pasta, como --data /var/lib/ridotto
serve-needs-url = “{ $given }” não é válido; use o começo de um endereço, sem caminho, como https://masks.example.org
serve-needs-proxies = “{ $given }” não é válido; use endereços ou redes separados por vírgulas, como 127.0.0.1,10.88.0.0/16, ou * para todos

serve-open = O Ridotto está no ar: { $address }
serve-near = Na sua rede: { $address }
serve-public = Para os seus convidados: { $address }
serve-alone = Só este computador pode se conectar. Para deixar os celulares da sua rede se conectarem também: --host 0.0.0.0
serve-behind = Só um proxy neste computador pode se conectar; os convidados chegam por ele.
serve-no-page = A página não foi gerada: os navegadores não vão encontrar nada aqui até você executar “make page”. Programas podem jogar.
serve-leave = Pressione Ctrl-C para encerrar; as partidas continuam de onde estavam quando você iniciar de novo.

serve-port-house = o Ridotto { $version } já está no ar em { $where }; use esse, encerre-o ou escolha outro --host ou --port
serve-port-taken = outro programa já está escutando em { $where }; escolha outro --host ou --port
serve-no-address = não foi possível escutar em { $where } ({ $why }); escolha outro --host ou --port
serve-folder-in-use = outro servidor está usando { $data }; encerre-o ou escolha outra pasta com --data
serve-bad-folder = não foi possível usar { $data } ({ $why }); permita que este usuário grave nela ou escolha outra pasta com --data
serve-bad-store = { $why }. Nada foi alterado; escolha outra pasta com --data ou use uma versão mais nova deste programa

## ridotto backup, ridotto restore

help-backup = fazer uma cópia de todas as mesas e convidados de um servidor
    .long = Copia todas as mesas e convidados de um servidor para um arquivo, mesmo com ele no ar. A cópia é verificada antes de receber o nome. Ela contém segredos dos jogadores: guarde-a com o mesmo cuidado que o servidor. Código de saída 0: feito; 1: nada foi gravado; 2: a linha de comando não é válida; 4: não foi possível usar os dados salvos.
help-backup-file = o arquivo a gravar
help-backup-force = substitui um arquivo que já existe
help-restore = restaurar uma cópia
    .long = Devolve um arquivo de “ridotto backup” a uma pasta de dados, depois de verificá-lo. Código de saída 0: feito; 1: já há dados salvos; 2: a linha de comando não é válida; 3: um servidor está usando a pasta de dados; 4: não foi possível usar o arquivo ou a pasta. Nada muda se não estiver tudo em ordem.
help-restore-file = um arquivo gravado por ridotto backup
help-restore-force = mesmo que já haja dados salvos, que são mantidos com outro nome

held-tables = { $tables ->
        [0] nenhuma mesa
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }
held-entries = { $entries ->
        [0] nenhum registro
        [one] { $entries } registro
       *[other] { $entries } registros
    }
held-people = { $people ->
        [0] nenhum convidado
        [one] { $people } convidado
       *[other] { $people } convidados
    }
backup-done = { $file }: { held-tables }, { held-entries }, { held-people }. Verificado.
backup-there = { $file } já existe; escolha outro nome ou substitua com --force
backup-nothing = não há nada para copiar: { $store } não existe, então nenhum servidor rodou ali; se ele usa outra pasta, indique-a com --data ou RIDOTTO_DATA
backup-not-written = não foi possível gravar { $file }: { $why }
backup-bad-store = não foi possível copiar os dados salvos: { $why }
restore-done = { $data }: { held-tables }, { held-entries }, { held-people }. O servidor já pode ser iniciado.
restore-aside = Os dados anteriores foram mantidos como { $file }
restore-in-use = um servidor está usando { $data }; encerre-o primeiro
restore-there = já há dados salvos em { $data }; escolha outra pasta com --data ou use --force para guardá-los à parte
restore-bad-copy = não foi possível restaurar { $file }: { $why }. Nada foi alterado
