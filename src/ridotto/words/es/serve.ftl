## ridotto serve

help-serve = abrir una casa: jugar en el navegador, a solas o con amigos
    .long = Abre una casa en la que personas y bots juegan en el navegador. Todo lo que ocurre se guarda en la carpeta de datos y sigue donde estaba cuando la casa vuelve a abrirse. Estado 0: se cerró como se le pidió; 2: un ajuste no sirve; 3: la dirección o la carpeta de datos están ocupadas; 4: la carpeta de datos o su contenido no se pueden usar.
help-serve-host = la dirección en la que se escucha; con 0.0.0.0 puede entrar cualquiera de tu red, con unix:/run/house.sock solo un proxy de este equipo.
help-serve-port = el puerto en el que se escucha; 0 toma uno que esté libre.
help-serve-data = dónde se guardan las mesas y los invitados.
help-serve-public-url = la dirección que usan los invitados, si hay un proxy delante de la casa.
help-serve-thinkers = en cuántos procesos piensan los bots.
help-serve-grace = al cabo de cuántos segundos juega un suplente por quien se ha ido.
help-serve-sockets = cuántas conexiones puede haber en total.
help-serve-sockets-each = cuántas conexiones puede tener cada invitado.
help-serve-guests-each = cuántos invitados nuevos pueden llegar a la vez desde una misma dirección, y otros tantos cada diez minutos; 0 para no poner límite.
help-serve-tables-each = cuántas mesas puede abrir a la vez cada invitado, y otras tantas cada diez minutos; 0 para no poner límite.
help-serve-proxies = a qué proxies se cree cuando dicen por quién preguntan: direcciones o redes separadas por comas, o * para todos.
help-serve-log = qué se anota en el registro: debug, info, warning o error.
help-serve-more = (También: { $variable }. Si no: { $usual })

serve-needs-something = no se ha dado ningún valor; quítalo o da uno
serve-needs-seconds = «{ $given }» no sirve: hace falta un número de segundos de 0 a { $most }
serve-needs-host = «{ $given }» no sirve: hace falta una dirección de este equipo sin puerto, como 127.0.0.1, 0.0.0.0 o localhost
serve-needs-socket = «{ $given }» no sirve: tras unix: hace falta la ruta de un socket, de { $most } bytes como mucho
serve-needs-folder = «{ $given }» no sirve: hace falta la ruta de una carpeta
serve-needs-data = este usuario no tiene carpeta personal donde guardar las mesas: indica una carpeta, por ejemplo --data /var/lib/ridotto
serve-needs-url = «{ $given }» no sirve: hace falta el comienzo de una dirección, sin ruta, como https://masks.example.org
serve-needs-proxies = «{ $given }» no sirve: hacen falta direcciones o redes separadas por comas, como 127.0.0.1,10.88.0.0/16, o * para todas

serve-open = La casa está abierta: { $address }
serve-near = Para todos los de tu red: { $address }
serve-public = Para tus invitados: { $address }
serve-alone = Solo se llega a ella desde este equipo. Para que entren también los móviles de tu red: --host 0.0.0.0
serve-behind = Solo un proxy de este equipo llega a ella; los invitados entran a través de él.
serve-no-page = La página no está construida: los navegadores no encontrarán nada aquí hasta que se ejecute «make page». Los programas pueden jugar.
serve-leave = Ctrl-C cierra la casa; las partidas siguen donde estaban cuando vuelvas a abrirla.

serve-port-house = en { $where } ya está abierta una de nuestras casas, versión { $version }: usa esa, ciérrala o elige otro --host u otro --port
serve-port-taken = en { $where } ya escucha otro programa: elige otro --host u otro --port
serve-no-address = no se puede escuchar en { $where } ({ $why }): elige otro --host u otro --port
serve-folder-in-use = hay otra casa abierta en { $data }: ciérrala o elige otro --data
serve-bad-folder = { $data } no se puede usar ({ $why }): permite que este usuario escriba allí o elige otro --data
serve-bad-store = { $why }. No se ha cambiado nada: elige otro --data o una versión más nueva de este programa

## ridotto backup, ridotto restore

help-backup = copiar todas las mesas y los invitados de una casa en un archivo
    .long = Copia todas las mesas y los invitados de una casa en un archivo, también mientras está abierta. La copia se comprueba antes de recibir su nombre. Contiene lo que los jugadores mantienen en secreto: guárdala tan bien como la casa. Estado 0: hecho; 1: no se ha escrito nada; 2: la línea de órdenes no sirve; 4: el almacén no se puede usar.
help-backup-file = el archivo que se escribe
help-backup-force = escribir encima de un archivo que ya existe
help-restore = devolver una copia al almacén de una casa
    .long = Devuelve un archivo de «ridotto backup» a una carpeta de datos. Antes se comprueba. Estado 0: hecho; 1: ya hay un almacén; 2: la línea de órdenes no sirve; 3: hay una casa abierta en la carpeta de datos; 4: el archivo o la carpeta no se pueden usar. No se cambia nada si no está todo bien.
help-restore-file = un archivo escrito por ridotto backup
help-restore-force = también si ya hay un almacén, que se conserva con otro nombre

held-tables = { $tables ->
        [one] una mesa
       *[other] { $tables } mesas
    }
held-entries = { $entries ->
        [one] una anotación
       *[other] { $entries } anotaciones
    }
held-people = { $people ->
        [one] un invitado
       *[other] { $people } invitados
    }
backup-done = { $file }: { held-tables }, { held-entries }, { held-people }. Comprobado.
backup-there = { $file } ya existe: elige otro nombre o escribe encima con --force
backup-nothing = no hay nada que copiar: allí nunca ha estado abierta una casa, pues no existe { $store }; si la casa tiene otra carpeta, indícala con --data o RIDOTTO_DATA
backup-not-written = no se puede escribir { $file }: { $why }
backup-bad-store = no se puede copiar el almacén: { $why }
restore-done = { $data }: { held-tables }, { held-entries }, { held-people }. La casa se puede abrir.
restore-aside = El almacén que había se conserva como { $file }
restore-in-use = hay una casa abierta en { $data }: ciérrala primero
restore-there = en { $data } ya hay un almacén: elige otro --data o consérvalo aparte con --force
restore-bad-copy = no se puede devolver { $file }: { $why }. No se ha cambiado nada
