### ridotto top: la carga de un servidor en marcha, para quien lo administra

help-top = ver la carga de un servidor en marcha
    .long = Muestra cuánto trabaja un servidor en marcha: partidas, conexiones, velocidad, bots, memoria y fallos. Pulsa Ctrl-C para salir. Código de salida 0: el servidor ha respondido; 1: no ha respondido, o falta el secreto o no es correcto; 2: la línea de comandos no es válida.
help-top-url = la dirección del servidor; por defecto, { $usual }
help-top-secret = un archivo con el secreto de administración; por defecto se toma de { $variable }
help-top-every = los segundos entre dos lecturas; por defecto, 2
help-top-once = mostrar una sola lectura y salir
top-bad-url = { $url } no es una dirección que empiece por http:// o https://
top-bad-interval = el tiempo entre dos lecturas debe ser de al menos { $least } segundos
top-no-secret = no se puede leer { $file }: { $why }
top-not-allowed = { $url } no muestra sus métricas sin el secreto de administración; ponlo en { $variable } o indica un archivo con --secret-file
top-cannot-read = no se pueden leer las métricas de { $url }: { $why }
top-measuring = Midiendo…
top-title = { $url } · Ridotto { $version } · en marcha desde hace { $hours } h { $minutes } min
top-playing = Partidas en curso
top-waiting = Mesas a la espera de jugadores
top-over = Partidas terminadas en memoria
top-sockets = Conexiones
top-entries = Jugadas por segundo
top-requests = Peticiones por segundo
top-errors = Errores del servidor por segundo
top-refused = Comandos rechazados por segundo
top-append = Guardar una jugada (99 %)
top-lag = Retraso del servidor (99 %)
top-bots = Respuesta de un bot (99 %)
top-bots-waiting = Bots a la espera de un proceso
top-thinkers = Procesos de bots
top-processor = Procesador, parte de un núcleo
top-memory = Memoria
top-store = Datos guardados
top-disk = Espacio libre
top-files = Archivos y sockets abiertos
top-fine = Ningún fallo desde que arrancó el servidor.
top-in-trouble = El servidor no puede guardar las jugadas en este momento.
top-damaged = { $count ->
    [one] { $count } mesa está dañada.
   *[other] { $count } mesas están dañadas.
}
top-failures = Fallos desde que arrancó el servidor: { $listed }
