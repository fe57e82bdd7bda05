# El taller: juegos de máscaras propios.

workshop-what = Reúne las máscaras de una velada. La casa dice al momento si se puede jugar con ellas.
workshop-centre = En el centro
    .why = Máscaras que no son de nadie: con cuatro jugadores dos, con cinco una, con más las que quieras.
workshop-masks = Máscaras: { $taken } de { $needed }
workshop-power = Toca una máscara y aquí se cuenta qué hace.
workshop-from = Empezar con:
workshop-suggest = Al azar
workshop-suggested = Un juego sacado al azar.
workshop-clear = Nada
workshop-from-players = { $players }+
workshop-stars-title = Máscaras que traen monedas del banco
workshop-stars = { $stars } de { $cards } máscaras traen monedas del banco; lo bueno: { $range }.
workshop-fine = Con estas máscaras se puede jugar.
workshop-name = Nombre del juego de máscaras
workshop-play = Jugar con ellas
workshop-save = Guardar
workshop-saved = Guardado
workshop-kept = Guardados en este dispositivo
workshop-set = { $name }, { $players } jugadores
workshop-forget = Olvidar { $name }
