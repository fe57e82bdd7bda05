## ridotto serve

help-serve = iniciar um servidor: jogar no navegador, contra bots ou com amigos
    .long = Inicia um servidor em que pessoas e bots jogam no navegador. Tudo fica salvo na pasta de dados, e as partidas continuam de onde estavam quando você o inicia de novo. Código de saída 0: encerrado a pedido; 2: uma configuração não é válida; 3: o endereço ou a pasta de dados está em uso; 4: não foi possível usar a pasta de dados ou o que há nela.
help-serve-party = deixa celulares e outros computadores da sua rede se conectarem e mostra o endereço com um código QR. O mesmo que --host 0.0.0.0.
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
help-serve-tables-open = quantas mesas à espera ou em jogo um convidado pode ter ao mesmo tempo, e cinco vezes mais um mesmo endereço; 0 para não haver limite.
help-serve-chat-each = quantas mensagens de chat um convidado pode enviar em uma mesa a cada dez segundos; 0 para não haver limite.
help-serve-sockets-address = o máximo de conexões de um mesmo endereço: de jogadores, de espectadores e ao saguão, contadas separadamente; 0 para não haver limite.
help-serve-codes-address = quantos códigos errados podem ser tentados por minuto de um mesmo endereço; 0 para não haver limite.
help-serve-requests-address = quantas requisições por segundo podem vir de um mesmo endereço; 0 para não haver limite.
help-serve-messages-address = quantas mensagens por segundo os jogadores e espectadores de um mesmo endereço podem enviar; 0 para não haver limite.
help-serve-proxies = os proxies em que se confia quando repassam o endereço do cliente: endereços ou redes separados por vírgulas, ou * para todos.
help-serve-log = o nível do log: debug, info, warning ou error.
help-serve-operator-secret = o segredo da página de administração, com pelo menos 16 caracteres; sem ele, essa página não existe. Outros usuários deste computador podem ler a linha de comando: prefira a variável ou um arquivo.
help-serve-operator-secret-file = um arquivo cuja primeira linha é o segredo de administração.
help-serve-word-lists = uma pasta com listas de palavras para nomes e chat no lugar das nossas.
help-serve-house-rules = uma pasta com regras da casa no lugar das nossas: en.md, pt.md etc.
help-serve-backup-every = de quantas em quantas horas um backup é feito; 0 para nenhum.
help-serve-keep-backups = quantos desses backups são mantidos.
help-serve-backups = a pasta dos backups; por padrão, “backups” na pasta de dados.
help-serve-keep-tables = após quantos dias as mesas encerradas ou abandonadas são apagadas; 0 para nunca.
help-serve-keep-chat = após quantos dias o chat das mesas encerradas é apagado; 0 para nunca.
help-serve-keep-guests = após quantos dias os convidados que não voltam são esquecidos; 0 para nunca.
help-serve-more = (Variável de ambiente: { $variable }. Padrão: { $usual })

serve-party-host = --party e --host não podem ser combinados; tire um dos dois
serve-needs-something = o valor está vazio; retire a opção ou dê um valor
serve-needs-seconds = “{ $given }” não é válido; use um número de segundos de 0 a { $most }
serve-needs-host = “{ $given }” não é válido; use um endereço deste computador sem porta, como 127.0.0.1, 0.0.0.0 ou localhost
serve-needs-socket = “{ $given }” não é válido; use unix: seguido do caminho de um socket, com no máximo { $most } bytes
serve-needs-folder = “{ $given }” não é válido; use o caminho de uma pasta
serve-needs-data = este usuário não tem pasta pessoal para as mesas; indique uma pasta, como --data /var/lib/ridotto
serve-needs-url = “{ $given }” não é válido; use o começo de um endereço, sem caminho, como https://masks.example.org
serve-needs-proxies = “{ $given }” não é válido; use endereços ou redes separados por vírgulas, como 127.0.0.1,10.88.0.0/16, ou * para todos
serve-needs-secret = use como segredo de { $least } a { $most } letras, algarismos e sinais, sem espaços
serve-needs-secret-file = “{ $given }” não é válido; use o caminho de um arquivo cuja primeira linha seja o segredo
serve-needs-word-lists = “{ $given }” não é válido; use uma pasta com listas de palavras ({ $why })
serve-needs-house-rules = “{ $given }” não é válido; use uma pasta com textos como pt.md ({ $why })

serve-open = O Ridotto está no ar: { $address }
serve-near = Na sua rede: { $address }
serve-public = Para os seus convidados: { $address }
serve-no-network = Este computador não está conectado a nenhuma rede. Conecte-o ao mesmo Wi-Fi dos celulares e inicie o servidor de novo.
serve-alone = Só este computador pode se conectar. Para deixar os celulares da sua rede se conectarem também: make party (ou: ridotto serve --party)
serve-behind = Só um proxy neste computador pode se conectar; os convidados chegam por ele.
serve-no-page = A página não foi gerada: os navegadores não vão encontrar nada aqui até você executar “make page”. Programas podem jogar.
serve-leave = Pressione Ctrl-C para encerrar; as partidas continuam de onde estavam quando você iniciar de novo.

serve-port-house = o Ridotto { $version } já está no ar em { $where }; use esse, encerre-o ou escolha outro --host ou --port
serve-port-taken = outro programa já está escutando em { $where }; escolha outro --host ou --port
serve-no-address = não foi possível escutar em { $where } ({ $why }); escolha outro --host ou --port
serve-folder-in-use = outro servidor está usando { $data }; encerre-o ou escolha outra pasta com --data
serve-bad-folder = não foi possível usar { $data } ({ $why }); permita que este usuário grave nela ou escolha outra pasta com --data
serve-bad-store = { $why }. Nada foi alterado; escolha outra pasta com --data ou use uma versão mais nova deste programa
serve-damaged-store = { $why }. Nada foi alterado. Restaure um backup com “ridotto restore ARQUIVO --force”; os arquivos danificados são mantidos com outro nome. “ridotto check” mostra mais detalhes.

## ridotto check

help-check = verificar se os dados de um servidor estão danificados
    .long = Verifica tudo o que um servidor salvou, ou um backup: o arquivo em si, cada histórico e cada partida, que é jogada de novo. Nada é alterado, e o servidor pode estar rodando. Status de saída 0: está tudo intacto; 1: algo está danificado ou não há nada para verificar; 2: a linha de comando não é válida.
help-check-data = a pasta de dados de um servidor ou um backup.
help-check-accept = faz o servidor parar de avisar sobre os danos encontrados: as mesas que perderam registros continuam de onde agora terminam, e as outras mesas danificadas ficam fechadas. O servidor precisa estar parado. Danos na estrutura do arquivo não podem ser aceitos.
check-preparing = Verificando o arquivo
check-under-way = Verificando as mesas
check-nothing = não há nada para verificar: { $why }
check-fine = { $file }: { held-tables }, { held-entries }, { held-people }. Está tudo intacto.
check-damaged = { $file }: { held-tables }, { held-entries }, { held-people }. { $damaged ->
        [0] Há algo danificado, mas todas as mesas podem ser abertas.
        [one] { $damaged } mesa não pode ser aberta.
       *[other] { $damaged } mesas não podem ser abertas.
    }
check-broken = { $file } não pode ser usado. Restaure um backup com “ridotto restore ARQUIVO --force”.
check-accepted = O servidor não vai mais avisar sobre estes danos.
check-structure = A estrutura do arquivo está danificada: { $why }
check-table = Mesa { $table }: { $why }
check-others = { $count ->
        [one] Há mais { $count } mesa danificada.
       *[other] Há mais { $count } mesas danificadas.
    }
check-entry-missing = falta o registro { $number }
check-entry-changed = o registro { $number } não é o que foi gravado
check-entry-unplayable = o registro { $number } não pode ser jogado de novo ({ $why })
check-entries-lost = tinha { $had } registros e agora tem { $number }
check-end-lost = falta o fim do histórico
check-log-lost = falta o histórico
check-unreadable = não pode ser lida ({ $why })
check-lost = { $count ->
        [one] Faltam convidados ou as últimas mensagens de um chat: { $count }.
       *[other] Faltam convidados ou as últimas mensagens de chats: { $count }.
    }
check-unreadable-chat = { $count ->
        [one] { $count } mensagem do chat não pode ser lida.
       *[other] { $count } mensagens do chat não podem ser lidas.
    }

## ridotto backup, ridotto restore

help-backup = fazer backup de todas as mesas e convidados de um servidor
    .long = Copia todas as mesas e convidados de um servidor para um arquivo, mesmo com ele no ar. A cópia é verificada antes de receber o nome. Ela contém segredos dos jogadores: guarde-a com o mesmo cuidado que o servidor. Código de saída 0: feito; 1: nada foi gravado; 2: a linha de comando não é válida; 4: não foi possível usar os dados salvos.
help-backup-file = o arquivo a gravar
help-backup-force = substitui um arquivo que já existe
help-restore = restaurar um backup
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
