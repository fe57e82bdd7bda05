## ridotto serve

help-serve = abrir uma casa: jogar no navegador, a sós ou com amigos
    .long = Abre uma casa onde pessoas e bots jogam no navegador. Tudo o que acontece fica guardado na pasta de dados e continua de onde estava quando a casa volta a abrir. Estado 0: fechada como se pediu; 2: uma configuração não serve; 3: o endereço ou a pasta de dados estão em uso; 4: a pasta de dados ou o que nela está não se pode usar.
help-serve-host = o endereço em que se escuta; com 0.0.0.0 pode entrar qualquer pessoa da sua rede, com unix:/run/house.sock só um proxy deste computador.
help-serve-port = a porta em que se escuta; 0 toma uma que esteja livre.
help-serve-data = onde ficam guardados as mesas e os convidados.
help-serve-public-url = o endereço que os convidados usam, se houver um proxy à frente da casa.
help-serve-thinkers = em quantos processos pensam os bots.
help-serve-grace = depois de quantos segundos um suplente joga por quem saiu.
help-serve-sockets = quantas conexões pode haver ao todo.
help-serve-sockets-each = quantas conexões pode ter cada convidado.
help-serve-guests-each = quantos convidados novos podem chegar de uma vez do mesmo endereço, e outros tantos a cada dez minutos; 0 para não haver limite.
help-serve-tables-each = quantas mesas cada convidado pode abrir de uma vez, e outras tantas a cada dez minutos; 0 para não haver limite.
help-serve-proxies = em quais proxies se acredita quando dizem por quem perguntam: endereços ou redes separados por vírgulas, ou * para todos.
help-serve-log = o que fica no registro: debug, info, warning ou error.
help-serve-more = (Também: { $variable }. Caso contrário: { $usual })

serve-needs-something = não foi dado nenhum valor; retire-o ou dê um
serve-needs-seconds = “{ $given }” não serve: é preciso um número de segundos de 0 a { $most }
serve-needs-host = “{ $given }” não serve: é preciso um endereço deste computador sem porta, como 127.0.0.1, 0.0.0.0 ou localhost
serve-needs-socket = “{ $given }” não serve: depois de unix: é preciso o caminho de um socket, com { $most } bytes no máximo
serve-needs-folder = “{ $given }” não serve: é preciso o caminho de uma pasta
serve-needs-data = este usuário não tem pasta pessoal onde guardar as mesas: indique uma pasta, como --data /var/lib/ridotto
serve-needs-url = “{ $given }” não serve: é preciso o começo de um endereço, sem caminho, como https://masks.example.org
serve-needs-proxies = “{ $given }” não serve: são precisos endereços ou redes separados por vírgulas, como 127.0.0.1,10.88.0.0/16, ou * para todos

serve-open = A casa está aberta: { $address }
serve-near = Para todos na sua rede: { $address }
serve-public = Para os seus convidados: { $address }
serve-alone = Só este computador chega até ela. Para que entrem também os celulares da sua rede: --host 0.0.0.0
serve-behind = Só um proxy deste computador chega até ela; os convidados entram por meio dele.
serve-no-page = A página não foi construída: os navegadores não encontrarão nada aqui até que se execute “make page”. Programas podem jogar.
serve-leave = Ctrl-C fecha a casa; as partidas continuam de onde estavam quando você a abrir de novo.

serve-port-house = em { $where } já está aberta uma casa nossa, versão { $version }: use essa, feche-a ou escolha outro --host ou outra --port
serve-port-taken = em { $where } já escuta outro programa: escolha outro --host ou outra --port
serve-no-address = não é possível escutar em { $where } ({ $why }): escolha outro --host ou outra --port
serve-folder-in-use = há outra casa aberta em { $data }: feche-a ou escolha outra --data
serve-bad-folder = { $data } não se pode usar ({ $why }): deixe este usuário escrever aí ou escolha outra --data
serve-bad-store = { $why }. Nada foi mudado: escolha outra --data ou uma versão mais nova deste programa

## ridotto backup, ridotto restore

help-backup = copiar todas as mesas e os convidados de uma casa para um arquivo
    .long = Copia todas as mesas e os convidados de uma casa para um arquivo, também enquanto ela está aberta. A cópia é verificada antes de receber seu nome. Ela contém o que os jogadores mantêm em segredo: guarde-a tão bem quanto a casa. Estado 0: feito; 1: nada foi escrito; 2: a linha de comando não serve; 4: os dados guardados não podem ser usados.
help-backup-file = o arquivo a escrever
help-backup-force = escrever por cima de um arquivo que já existe
help-restore = devolver uma cópia a uma casa
    .long = Devolve um arquivo de “ridotto backup” a uma pasta de dados. Antes ele é verificado. Estado 0: feito; 1: já há dados guardados; 2: a linha de comando não serve; 3: há uma casa aberta na pasta de dados; 4: o arquivo ou a pasta não podem ser usados. Nada muda se não estiver tudo em ordem.
help-restore-file = um arquivo escrito por ridotto backup
help-restore-force = também se já há dados guardados, que são mantidos com outro nome

held-tables = { $tables ->
        [0] nenhuma mesa
        [one] uma mesa
       *[other] { $tables } mesas
    }
held-entries = { $entries ->
        [0] nenhuma anotação
        [one] uma anotação
       *[other] { $entries } anotações
    }
held-people = { $people ->
        [0] nenhum convidado
        [one] um convidado
       *[other] { $people } convidados
    }
backup-done = { $file }: { held-tables }, { held-entries }, { held-people }. Verificado.
backup-there = { $file } já existe: escolha outro nome ou escreva por cima com --force
backup-nothing = não há nada para copiar: nunca houve ali uma casa aberta, pois não existe { $store }; se a casa tem outra pasta, indique-a com --data ou RIDOTTO_DATA
backup-not-written = não é possível escrever { $file }: { $why }
backup-bad-store = não é possível copiar os dados guardados: { $why }
restore-done = { $data }: { held-tables }, { held-entries }, { held-people }. A casa pode ser aberta.
restore-aside = Os dados que estavam lá foram mantidos como { $file }
restore-in-use = há uma casa aberta em { $data }: feche-a primeiro
restore-there = já há dados guardados em { $data }: escolha outra --data ou mantenha-os à parte com --force
restore-bad-copy = não é possível devolver { $file }: { $why }. Nada foi mudado
