# La página de administración.

op-title = Administración
op-secret = Secreto de administración
op-sign-in = Entrar
op-sign-out = Salir
op-view-summary = Resumen
op-view-reports = Denuncias
op-view-tables = Mesas
op-view-guests = Invitados
op-view-penalties = Silencios y expulsiones
op-view-audit = Registro de acciones
op-refresh = Actualizar
op-more = Mostrar más
refusal-not-operator = Ese no es el secreto de administración, o la sesión ha terminado.
refusal-no-report = Esa denuncia ya está cerrada.
refusal-no-penalty = Esa medida ya ha terminado.
refusal-no-notice = Ese anuncio ya no está activo.

## Resumen

op-tables = Mesas
op-playing = jugando
op-waiting = esperando
op-ended = terminadas o cerradas
op-people = Personas
op-connected = conectadas a una mesa
op-sockets = conexiones / límite
op-guests-known = invitados conocidos
op-load = Carga
op-entries = entradas escritas
op-games = partidas terminadas
op-append = tiempo hasta el disco: mediana, 99 %
op-memory = memoria
op-cpu = tiempo de procesador
op-average = carga del equipo
op-store = Almacén
op-store-state = estado
op-ok = bien
op-size = tamaño
op-wal = escrituras pendientes (WAL)
op-bots = Bots
op-workers = procesos activos / previstos
op-queue = mesas que esperan uno
op-house = Casa
op-version = versión
op-uptime = abierta desde hace
op-span = { $days ->
        [0] { $hours } h { $minutes } min
        [one] 1 día { $hours } h
       *[other] { $days } días { $hours } h
    }
op-failures = Fallos:
op-announce = Anuncios
op-announce-text = Para todo el mundo, en el vestíbulo y en todas las mesas:
op-announce-go = Anunciar
op-withdraw = Retirar
op-how-long = ¿Durante cuánto tiempo?
op-until = hasta el { $date }
op-for-10 = 10 minutos
op-for-60 = una hora
op-for-1440 = un día
op-for-10080 = una semana
op-for-43200 = 30 días
op-for-ever = sin fecha de fin

## Qué se puede hacer con una persona

op-warn = Avisar
op-warn-title = Avisar a { $name }
    .why = Verá tu texto enseguida, o cuando vuelva a una mesa, y tendrá que confirmarlo.
op-warn-text = Texto del aviso
op-warn-done = Aviso enviado a { $name }.
op-mute = Silenciar
op-mute-title = Silenciar a { $name }
    .why = No podrá escribir en ningún chat. Verá el motivo.
op-mute-done = { $name } ya no puede escribir.
op-ban = Expulsar
op-ban-title = Expulsar a { $name }
    .why = Pierde la conexión y no puede volver a entrar. Un bot sigue en su lugar. Verá el motivo.
op-ban-done = { $name } ya no puede entrar.
op-ban-address = Expulsar { $address }
op-ban-address-title = Expulsar la dirección { $address }
    .why = Nadie podrá entrar desde esta dirección. Puede que la compartan otras personas: mejor por poco tiempo.
op-ban-address-done = Nadie puede entrar ya desde { $address }.
op-reason = Motivo, tal como lo verá (opcional)
op-is-mute = { $name }: en silencio
op-is-ban = { $name }: sin acceso
op-lift = Levantar
op-lift-whose = Levantar la medida contra { $name }
op-no-penalties = No hay ningún silencio ni expulsión.
op-ban-network = Expulsar una dirección o red
    .why = Nadie podrá entrar desde ahí. Una dirección IPv6 vale por toda la red doméstica (/64).
op-address = Dirección o red

## Denuncias

op-reports-closed = Mostrar también las cerradas
op-no-reports = No hay denuncias.
op-report = { $name }: { $reason }
op-report-by = Denuncia de { $name }, { $date }.
op-reason-abuse = insultos o amenazas
op-reason-hate = incitación al odio
op-reason-sexual = contenido sexual
op-reason-spam = spam
op-reason-cheating = trampas
op-reason-name = nombre ofensivo
op-reason-other = otra cosa
op-note = Nota para el resto de la administración
op-close-report = Cerrar la denuncia
op-report-closed = Cerrada.
op-to-table = Ir a la mesa
op-delete = Borrar
op-delete-whose = Borrar este mensaje de { $name }
op-deleted = borrado
op-no-chat = Nadie ha dicho nada.

## Mesas e invitados

op-filter = Filtrar por nombre, fase o id
op-tables-count = { $shown } de { $total } mesas en memoria
op-phase-waiting = esperando
op-phase-playing = jugando
op-phase-over = terminada
op-phase-closed = cerrada
op-public = pública
op-table-facts = { $connected ->
        [one] una persona conectada
       *[other] { $connected } personas conectadas
    }, { $taken } de { $players } sitios ocupados
op-all-tables = Todas las mesas
op-watch = Ver esta mesa
op-nobody = Aquí no hay nadie.
op-seat = sitio { $seat }
op-here = en línea
op-away = sin conexión
op-close-table = Cerrar la mesa
op-close-reason = Motivo, tal como lo verán en la mesa
op-find-guest = Parte de un nombre, o un id
op-find = Buscar
op-no-guests = No se ha encontrado a nadie.

## El registro de acciones

op-no-actions = Todavía no se ha hecho nada.
op-did-warn = Aviso
op-did-mute = Silencio
op-did-ban = Expulsión
op-did-lift = Medida levantada
op-did-close-table = Mesa cerrada
op-did-delete-line = Mensaje borrado
op-did-announce = Anuncio
op-did-withdraw = Anuncio retirado
op-did-close-report = Denuncia cerrada
op-did-sign-in = Inicio de sesión
