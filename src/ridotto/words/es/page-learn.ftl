# Las lecciones y los consejos: lo que hace falta antes de cargarlos.

foyer-learn = Aprender en cinco minutos
    .why = Una partida corta y guiada. Aquí los errores no cuentan.
settings-coach = Consejos
    .why = Una frase cuando importa, en tus dos primeras partidas de cada juego
