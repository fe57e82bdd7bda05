## La línea de comandos

yes-words = s sí y
no-words = n no

usage-heading = uso: { "" }
help-arguments = argumentos
help-options = opciones
help-options-of = opciones de { $game }
help-commands = comandos
help-help = muestra esta ayuda y sale
help-version = muestra la versión y sale
help-lang = idioma: en, es, pt, pl o fr (por defecto: el de tu sistema)
help-ridotto = Dos juegos de baile de máscaras, de identidades ocultas y faroles: para jugarlos, automatizarlos y estudiarlos.
help-more = Escribe «ridotto COMANDO --help» para ver la ayuda de un comando.

help-play = jugar en el terminal
    .long = Juega una partida en el terminal contra una mesa variada de bots o contra los que elijas. Ves solo lo que puede ver quien ocupa tu asiento.
help-replay = contar con palabras una partida registrada
    .long = Cuenta con palabras una partida registrada, tal como la vio uno de los jugadores o el público. Los registros modificados a mano se rechazan.
help-scenario = las hojas de Escenario y tus propios conjuntos de máscaras
    .long = Muestra las hojas de Escenario y comprueba o propone conjuntos de máscaras.
help-simulate = simular miles de partidas al azar
    .long = Simula muchas partidas entre jugadores que deciden al azar y muestra cómo acaban. La misma semilla da el mismo resultado, sea cual sea el número de procesos.
help-referee = dejar que un programa dirija una partida: un objeto JSON por línea
    .long = Lee un objeto JSON por línea de la entrada estándar y responde a cada uno con otro en la salida estándar.

usage-see-help = Consulta «{ $command }».
usage-required = falta: { $what }
usage-unrecognized = no se reconoce: { $what }
usage-value-missing = { $what } necesita un valor
usage-no-value = { $what } no admite valor, pero se ha indicado { $given }
usage-not-both = { $what } y { $given } no se pueden usar a la vez
usage-number = «{ $given }» no es válido; usa un número entero de { $least } a { $most }
usage-number-from = «{ $given }» no es válido; usa un número entero a partir de { $least }
usage-choice = «{ $given }» no se reconoce; elige entre { $known }
usage-close = ¿Querías decir «{ $close }»?
usage-language = no existe el idioma «{ $given }»; elige entre { $known }
usage-command = no existe el comando «{ $given }»; los comandos son { $known }
