## ridotto serve

help-serve = iniciar un servidor: jugar en el navegador, a solas o con amigos
    .long = Inicia un servidor en el que personas y bots juegan en el navegador. Todo se guarda en la carpeta de datos, y las partidas siguen donde estaban cuando lo vuelves a iniciar. Código de salida 0: se detuvo como se le pidió; 2: un ajuste no es válido; 3: la dirección o la carpeta de datos están en uso; 4: la carpeta de datos o su contenido no se pueden usar.
help-serve-party = deja que se conecten los móviles y otros equipos de tu red, y muestra la dirección con un código QR. Lo mismo que --host 0.0.0.0.
help-serve-host = la dirección en la que escucha; con 0.0.0.0 puede conectarse cualquiera de tu red, con unix:/run/house.sock solo un proxy de este equipo.
help-serve-port = el puerto en el que escucha; 0 elige uno libre.
help-serve-data = la carpeta de las mesas y los invitados.
help-serve-public-url = la dirección que usan los invitados, si el servidor está detrás de un proxy.
help-serve-thinkers = en cuántos procesos piensan los bots.
help-serve-grace = cuántos segundos después de irse un jugador lo sustituye un bot.
help-serve-sockets = el máximo de conexiones en total.
help-serve-sockets-each = el máximo de conexiones por invitado.
help-serve-guests-each = cuántos invitados nuevos pueden llegar a la vez desde una misma dirección, y otros tantos cada diez minutos; 0 para no poner límite.
help-serve-tables-each = cuántas mesas puede abrir a la vez un invitado, y otras tantas cada diez minutos; 0 para no poner límite.
help-serve-tables-open = cuántas mesas en espera o en juego puede tener a la vez un invitado, y cinco veces más una misma dirección; 0 para no poner límite.
help-serve-chat-each = cuántos mensajes de chat puede enviar un invitado en una mesa cada diez segundos; 0 para no poner límite.
help-serve-sockets-address = el máximo de conexiones desde una misma dirección: de jugadores, de espectadores y al vestíbulo, contadas por separado; 0 para no poner límite.
help-serve-codes-address = cuántos códigos equivocados se pueden probar por minuto desde una misma dirección; 0 para no poner límite.
help-serve-requests-address = cuántas peticiones por segundo pueden llegar desde una misma dirección; 0 para no poner límite.
help-serve-messages-address = cuántos mensajes por segundo pueden enviar los jugadores y espectadores de una misma dirección; 0 para no poner límite.
help-serve-proxies = proxies de confianza (se acepta la dirección de cliente que indican): direcciones o redes separadas por comas, o * para todos.
help-serve-log = el nivel de los mensajes de diagnóstico: debug, info, warning o error.
help-serve-operator-secret = el secreto de la página de administración, de al menos 16 caracteres; sin él, esa página no existe. Otros usuarios de este equipo pueden leer la línea de comandos: mejor la variable o un archivo.
help-serve-operator-secret-file = un archivo cuya primera línea es el secreto de administración.
help-serve-word-lists = una carpeta con listas de palabras para nombres y chat que sustituyen a las nuestras.
help-serve-house-rules = una carpeta con normas de la casa que sustituyen a las nuestras: en.md, es.md, etc.
help-serve-backup-every = cada cuántas horas se hace una copia de seguridad; 0 para ninguna.
help-serve-keep-backups = cuántas de esas copias se conservan.
help-serve-backups = la carpeta de las copias; por defecto, «backups» en la carpeta de datos.
help-serve-keep-tables = tras cuántos días se borran las mesas terminadas y las abandonadas; 0 para nunca.
help-serve-keep-chat = tras cuántos días se borra el chat de las mesas terminadas; 0 para nunca.
help-serve-keep-guests = tras cuántos días se olvida a los invitados que no vuelven; 0 para nunca.
help-serve-more = (Variable de entorno: { $variable }. Por defecto: { $usual })

serve-party-host = --party y --host no se pueden combinar; quita una de las dos
serve-needs-something = el valor está vacío; quita la opción o indica un valor
serve-needs-seconds = «{ $given }» no es válido; usa un número de segundos de 0 a { $most }
serve-needs-host = «{ $given }» no es válido; usa una dirección de este equipo sin puerto, como 127.0.0.1, 0.0.0.0 o localhost
serve-needs-socket = «{ $given }» no es válido; usa unix: seguido de la ruta de un socket, de { $most } bytes como máximo
serve-needs-folder = «{ $given }» no es válido; usa la ruta de una carpeta
serve-needs-data = este usuario no tiene carpeta personal donde guardar las mesas; indica una carpeta, por ejemplo --data /var/lib/ridotto
serve-needs-url = «{ $given }» no es válido; usa el comienzo de una dirección, sin ruta, como https://masks.example.org
serve-needs-proxies = «{ $given }» no es válido; usa direcciones o redes separadas por comas, como 127.0.0.1,10.88.0.0/16, o * para todas
serve-needs-secret = usa como secreto entre { $least } y { $most } letras, cifras y signos, sin espacios
serve-needs-secret-file = «{ $given }» no es válido; usa la ruta de un archivo cuya primera línea sea el secreto
serve-needs-word-lists = «{ $given }» no es válido; usa una carpeta con listas de palabras ({ $why })
serve-needs-house-rules = «{ $given }» no es válido; usa una carpeta con textos como es.md ({ $why })

serve-open = Ridotto está en marcha: { $address }
serve-near = En tu red: { $address }
serve-public = Para tus invitados: { $address }
serve-no-network = Este equipo no está conectado a ninguna red. Conéctalo a la misma wifi que los móviles y vuelve a iniciar el servidor.
serve-alone = Solo se puede conectar este equipo. Para que se conecten también los móviles de tu red: make party (o bien: ridotto serve --party)
serve-behind = Solo se puede conectar un proxy de este equipo; los invitados entran a través de él.
serve-no-page = La página no está construida: los navegadores no encontrarán nada aquí hasta que ejecutes «make page». Los programas pueden jugar.
serve-leave = Pulsa Ctrl-C para detenerlo; las partidas siguen donde estaban cuando lo vuelvas a iniciar.

serve-port-house = Ridotto { $version } ya está en marcha en { $where }; usa ese, detenlo o elige otro --host u otro --port
serve-port-taken = otro programa ya escucha en { $where }; elige otro --host u otro --port
serve-no-address = no se puede escuchar en { $where } ({ $why }); elige otro --host u otro --port
serve-folder-in-use = otro servidor está usando { $data }; detenlo o elige otro --data
serve-bad-folder = no se puede usar { $data } ({ $why }); permite que este usuario escriba ahí o elige otro --data
serve-bad-store = { $why }. No se ha cambiado nada; elige otro --data o usa una versión más nueva de este programa
serve-damaged-store = { $why }. No se ha cambiado nada. Restaura una copia de seguridad con «ridotto restore ARCHIVO --force»; los archivos dañados se conservan con otro nombre. «ridotto check» da más detalles.

## ridotto check

help-check = comprobar si los datos de un servidor están dañados
    .long = Comprueba todo lo que un servidor ha guardado, o una copia de seguridad: el archivo en sí, cada historial y cada partida, que se vuelve a jugar. No se cambia nada y el servidor puede estar en marcha. Código de salida 0: todo está intacto; 1: hay algo dañado o no hay nada que comprobar; 2: la línea de comandos no es válida.
help-check-data = la carpeta de datos de un servidor o una copia de seguridad.
help-check-accept = hace que el servidor deje de avisar del daño encontrado: las mesas que han perdido anotaciones siguen desde donde ahora terminan y las demás mesas dañadas quedan cerradas. El servidor debe estar detenido. Un daño en la estructura del archivo no se puede aceptar.
check-preparing = Comprobando el archivo
check-under-way = Comprobando mesas
check-nothing = no hay nada que comprobar: { $why }
check-fine = { $file }: { held-tables }, { held-entries }, { held-people }. Todo está intacto.
check-damaged = { $file }: { held-tables }, { held-entries }, { held-people }. { $damaged ->
        [0] Hay algo dañado, pero todas las mesas se pueden abrir.
        [one] Una mesa no se puede abrir.
       *[other] { $damaged } mesas no se pueden abrir.
    }
check-broken = { $file } no se puede usar. Restaura una copia de seguridad con «ridotto restore ARCHIVO --force».
check-accepted = El servidor ya no avisará de este daño.
check-structure = La estructura del archivo está dañada: { $why }
check-table = Mesa { $table }: { $why }
check-others = { $count ->
        [one] Hay una mesa dañada más.
       *[other] Hay { $count } mesas dañadas más.
    }
check-entry-missing = falta la anotación { $number }
check-entry-changed = la anotación { $number } no es la que se escribió
check-entry-unplayable = la anotación { $number } no se puede volver a jugar ({ $why })
check-entries-lost = tenía { $had } anotaciones y ahora tiene { $number }
check-end-lost = falta el final de su historial
check-log-lost = falta su historial
check-unreadable = no se puede leer ({ $why })
check-lost = { $count ->
        [one] Falta un invitado o faltan los últimos mensajes de un chat.
       *[other] Faltan invitados o los últimos mensajes de algún chat: { $count }.
    }
check-unreadable-chat = { $count ->
        [one] Un mensaje del chat no se puede leer.
       *[other] { $count } mensajes del chat no se pueden leer.
    }

## ridotto backup, ridotto restore

help-backup = hacer una copia de seguridad de las mesas y los invitados de un servidor
    .long = Copia en un archivo todas las mesas y los invitados de un servidor, aunque esté en marcha. La copia se comprueba antes de recibir su nombre. Contiene secretos de los jugadores: guárdala tan bien como el servidor. Código de salida 0: hecho; 1: no se ha escrito nada; 2: la línea de comandos no es válida; 4: el almacén no se puede usar.
help-backup-file = el archivo que se escribirá
help-backup-force = sobrescribe un archivo existente
help-restore = restaurar una copia de seguridad
    .long = Devuelve a una carpeta de datos un archivo escrito por «ridotto backup», después de comprobarlo. Código de salida 0: hecho; 1: ya hay un almacén; 2: la línea de comandos no es válida; 3: un servidor está usando la carpeta de datos; 4: el archivo o la carpeta no se pueden usar. Solo cambia algo si todo está en orden.
help-restore-file = un archivo escrito por «ridotto backup»
help-restore-force = aunque ya haya un almacén, que se conserva con otro nombre

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
backup-there = { $file } ya existe; elige otro nombre o sobrescríbelo con --force
backup-nothing = no hay nada que copiar: { $store } no existe, así que ahí nunca ha funcionado un servidor; si usa otra carpeta, indícala con --data o RIDOTTO_DATA
backup-not-written = no se puede escribir { $file }: { $why }
backup-bad-store = no se puede copiar el almacén: { $why }
restore-done = { $data }: { held-tables }, { held-entries }, { held-people }. Ya se puede iniciar el servidor.
restore-aside = El almacén anterior se conserva como { $file }
restore-in-use = un servidor está usando { $data }; detenlo primero
restore-there = { $data } ya tiene un almacén; elige otro --data o apártalo con --force
restore-bad-copy = no se puede restaurar { $file }: { $why }. No se ha cambiado nada
