help-balance = medir si un mazo de Masquerade se juega bien
    .long = Deja que las mentes jueguen un mazo de Masquerade contra sí mismas y dice qué exigencias cumple: ningún bailarín ni ningún puesto gana demasiado, toda máscara se puede cumplir y ninguna se cumple sola, se dan todos los finales, ninguna partida es interminable, ninguna carta sobra. Termina con estado 1 si alguna no se cumple.
help-balance-game = el juego: masquerade
help-balance-deck = un archivo de mazo; sin él, el mazo que trae Ridotto
help-balance-players = para cuántos jugadores, como 2,4 (2,3,4,5 si no se dice)
help-balance-mind = quién juega: { $names } (el último si no se dice)
help-balance-games = cuántas partidas por cada número de jugadores (400 si no se dice)

balance-title = { $deck }: { $games ->
        [one] una partida
       *[other] { $games } partidas
    } por cada número de jugadores, semilla { $seed }. Los bailarines se reparten al azar.
balance-mind-searching = Todos juegan como { $mind }, que imagina { $playouts } partidas en cada decisión de peso; en una mesa imagina más.
balance-mind-plain = Todos juegan como { $mind }.
balance-players = { $players ->
        [one] Un jugador
       *[other] { $players } jugadores
    }
balance-dancers = Victorias por bailarín (1 = la parte justa): { $told }
balance-orders = Victorias por orden repartido: { $told }
balance-masks = Máscaras cumplidas: { $told }
balance-endings = Finales: { $told }
balance-longest = Partida más larga: { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }
balance-demands = Exigencias
balance-met = se cumple
balance-not-met = NO SE CUMPLE
balance-demand-dancer = { $players } jugadores: ningún bailarín gana más de 1,35 veces su parte justa (el que más: { $who }, { $value })
balance-demand-order = { $players } jugadores: ningún orden repartido gana más de 1,35 veces su parte justa (el que más: { $who }, { $value })
balance-demand-seat = { $players } jugadores: ningún asiento gana más de 1,35 veces su parte justa (el que más: { $who }, { $value })
balance-demand-mask-least = { $players } jugadores: toda máscara se cumple al menos en el 15 % de sus partidas (la que menos: { $who }, { $value })
balance-demand-mask-most = { $players } jugadores: ninguna máscara se cumple en más del 65 % de sus partidas (la que más: { $who }, { $value })
balance-demand-turns = { $players } jugadores: ninguna partida pasa de 40 turnos (la más larga: { $value })
balance-demand-endings = Se dan los tres finales (el más raro: { $who }, { $value })
balance-demand-used = Ninguna carta queda sin usar (sin usar: { $value }) { $who }
