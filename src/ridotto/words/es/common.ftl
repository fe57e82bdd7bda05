list-and = { $most } y { $last }
# Before something that is said of $what
label = { $what }:
yes-words = s sí y
no-words = n no

## La línea de órdenes

usage-heading = uso: { "" }
help-arguments = argumentos
help-options = opciones
help-commands = órdenes
help-help = muestra esta ayuda y sale
help-version = muestra la versión y sale
help-lang = idioma: en, es, pt, pl o fr (si no se indica, el de tu entorno)
help-ridotto = Dos juegos de baile de máscaras, de identidades ocultas y faroles: para jugarlos, manejarlos y estudiarlos.
help-more = «ridotto ORDEN --help» cuenta más sobre una orden.

help-play = jugar en el terminal
    .long = Juega una partida en el terminal con personajes de varias clases o con quien invites a la mesa. Ves lo que puede ver un jugador sentado en tu lugar, y nada más.
help-replay = contar el curso de una partida registrada
    .long = Cuenta el curso de una partida registrada tal como la vio uno de los presentes. Un registro modificado a mano se rechaza.
help-scenario = las hojas impresas y tus propios juegos de máscaras
    .long = Muestra las hojas impresas y comprueba o propone juegos de máscaras.
help-simulate = jugar miles de partidas al azar
    .long = Hace jugar muchas partidas a jugadores que deciden al azar y muestra cómo acaban. La misma semilla da el mismo resultado, sea cual sea el número de procesos.
help-referee = dejar que un programa dirija una partida: un objeto JSON por línea
    .long = Lee un objeto JSON por línea de la entrada estándar y responde a cada uno con otro en la salida estándar.

usage-see-help = Consulta «{ $command }».
usage-required = falta algo: { $what }
usage-unrecognized = no se entiende: { $what }
usage-value-missing = { $what } necesita un valor detrás
usage-no-value = { $what } no admite valor, pero se le ha dado { $given }
usage-not-both = { $what } y { $given } no pueden ir juntos
usage-number = «{ $given }» no sirve: hace falta un número entero de { $least } a { $most }
usage-number-from = «{ $given }» no sirve: hace falta un número entero a partir de { $least }
usage-choice = «{ $given }» es desconocido; elige entre { $known }
usage-language = no existe el idioma «{ $given }»; elige entre { $known }
usage-command = no existe la orden «{ $given }»; las órdenes son { $known }
