## The page of a table: the evening, the host, pauses

evening-menu = Esta mesa
evening-invite = Invitación
    .watch = Tus amigos pueden ver esta partida y jugar la siguiente.
evening-standings = Esta noche
evening-wins = Victorias
evening-games = Partidas
evening-points = Puntos
host-title = Llevas la mesa
host-pause = Pausar la partida
    .why = Nadie puede actuar y los relojes se paran. La partida sigue sola al cabo de { $minutes } minutos.
host-resume = Reanudar la partida
host-make = Ceder la mesa
host-make-whom = Ceder la mesa a { $name }
host-make-title = ¿Ceder la mesa a { $name }?
    .what = Después solo esa persona podrá pausar la partida, retirar a jugadores o terminarla.
host-make-keep = Seguir llevando la mesa
host-remove-title = ¿Retirar a { $name } de la partida?
    .what = Un bot sigue en su lugar. Solo podrá mirar hasta que le permitas volver.
host-forgive = Dejar volver
host-forgive-whom = Dejar volver a { $name }
host-removed = Retirados
host-end = Terminar la partida
host-end-title = ¿Terminar la partida para todos?
    .what = Nadie gana y la mesa se cierra.
host-end-keep = Seguir jugando
pause-title = En pausa
pause-why = Quien lleva la mesa ha pausado la partida.
    .you = Has pausado la partida.
pause-left = Sigue sola dentro de { $time }.
log-paused = La partida está en pausa.
log-resumed = La partida sigue.
refusal-paused = La partida está en pausa.
refusal-too-fast-pauses = Esta partida se ha pausado demasiadas veces.
refusal-too-fast-hosts = Esta mesa ha cambiado de manos demasiadas veces.
refusal-too-fast-removals = En esta partida se ha retirado a jugadores demasiadas veces.
option-rotate = Rotar los sitios
    .why = En la revancha, cada uno pasa al sitio de al lado.
log-removed = { $who ->
        [you] Quien lleva la mesa te ha retirado; un bot juega por ti.
       *[other] Quien lleva la mesa ha retirado a { $name }; juega un bot.
    }
log-forgiven = { $who ->
        [you] Puedes volver a jugar.
       *[other] { $name } puede volver a jugar.
    }
