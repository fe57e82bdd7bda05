help-balance = medir lo equilibrado que está un escenario, un mazo o un juego
    .long = Hace que los bots jueguen contra sí mismos e indica quién gana demasiado, con intervalos y un veredicto. «ridotto balance 8A» mide una hoja de Escenario, «ridotto balance ARCHIVO.toml» tu conjunto de máscaras o tu mazo, «ridotto balance 6A 6B» compara dos. De un mazo de Masquerade indica también qué comprobaciones supera; el código de salida es 1 si falla alguna.
help-balance-game = el juego; no hace falta delante de una hoja de Escenario o de un archivo
help-balance-decks = el archivo de un mazo; si das dos, se comparan
help-balance-deck = el archivo de un mazo (por defecto: el mazo que trae Ridotto)
help-balance-players = los números de jugadores, como 2,4 (por defecto: 2,3,4,5)
help-balance-games = cuántas partidas por cada número de jugadores (por defecto: 400)

balance-mind-searching = Todos juegan como { $mind }, que imagina { $playouts ->
        [one] una partida
       *[other] { $playouts } partidas
    } en cada decisión importante; en una partida de verdad imagina más.
balance-mind-plain = Todos juegan como { $mind }.
balance-uses-left-out = Con un solo número de jugadores, como --players 4, el informe indica también con qué frecuencia se usa cada carta; --html y --json lo indican siempre.
balance-demands = Comprobaciones
balance-met = bien
balance-not-met = FALLA
balance-demand-unsure = – no es seguro: el límite está dentro del intervalo
balance-demand-dancer = { $players } jugadores: ningún Bailarín gana más de 1,35 veces lo esperable por azar (el que más: { $who }, { $value })
balance-demand-order = { $players } jugadores: ningún Orden repartido gana más de 1,35 veces lo esperable por azar (el que más: { $who }, { $value })
balance-demand-seat = { $players } jugadores: ningún asiento gana más de 1,35 veces lo esperable por azar (el que más: { $who }, { $value })
balance-demand-mask-least = { $players } jugadores: toda Máscara puntúa al menos en el 15 % de sus partidas (la que menos: { $who }, { $value })
balance-demand-mask-most = { $players } jugadores: ninguna Máscara puntúa en más del 65 % de sus partidas (la que más: { $who }, { $value })
balance-demand-turns = { $players } jugadores: ninguna partida pasa de 40 turnos (la más larga: { $value })
balance-demand-endings = Se dan los tres finales (el menos frecuente: { $who }, { $value })
balance-demand-used = Se usan todas las cartas (sin usar: { $value }) { $who }
