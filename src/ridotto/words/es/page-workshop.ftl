# El taller: conjuntos de máscaras propios.

workshop-what = Crea un conjunto de máscaras para tu mesa. Verás al momento si se puede jugar con él.
workshop-centre = En el centro
    .why = Máscaras que no son de nadie: dos con cuatro jugadores, una con cinco y las que quieras (hasta dos) con más.
workshop-masks = Máscaras: { $taken } de { $needed }
workshop-power = Toca una máscara para ver qué hace.
workshop-from = Empezar por:
workshop-suggest = Al azar
workshop-suggested = Un conjunto al azar.
workshop-clear = Vaciar
workshop-from-players = { $players }+
workshop-stars-title = Máscaras que toman monedas de la Banca
workshop-stars = Máscaras que toman monedas de la Banca: { $stars } de { $cards } (lo recomendable: { $range }).
workshop-fine = Se puede jugar con este conjunto.
workshop-name = Nombre del conjunto
workshop-play = Jugar con él
workshop-save = Guardar
workshop-saved = Guardado
workshop-kept = Guardados en este dispositivo
workshop-set = { $name }, { $players } jugadores
workshop-forget = Borrar { $name }
scenario-own = un conjunto propio
