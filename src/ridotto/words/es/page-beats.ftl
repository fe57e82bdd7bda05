# El ritmo de la partida y un resumen para quien no estaba.

pace = Ritmo
    .why = Con qué rapidez juegan los bots y cuánto tiempo muestra la mesa lo que pasa. Puedes cambiarlo durante la partida.
pace-table = El de la mesa
pace-calm = Tranquilo
pace-normal = Normal
pace-quick = Rápido
pace-of-table = Ritmo de esta mesa
    .why = Vale para toda la mesa. Solo puede cambiarlo quien lleva la mesa.
pace-of-page = Solo cambia lo que ves tú. La mesa sigue a su ritmo.
refusal-too-fast-pace = El ritmo ya se ha cambiado demasiadas veces en esta mesa.

recap = Mientras no estabas
recap-close = Cerrar
