help-bluffs = medir cómo van de farol y desafían los bots
    .long = Hace que los bots jueguen a Mascarade e indica con qué frecuencia anuncia cada uno una máscara que cree no tener, con qué frecuencia desafía lo que anuncian otros y qué gana con ambas cosas. Su creencia es lo que se podía saber desde su asiento en ese momento por todo lo visto allí, sin olvidar nada. Cada reparto se juega con todos en todos los asientos; la misma semilla da las mismas cifras, sea cual sea el número de procesos.
help-bluffs-game = el juego: mascarade
help-bluffs-games = número mínimo de partidas (por defecto: 120); los repartos se juegan completos

bluffs-mind = { $name } gana { $share } veces lo esperable por azar ({ $low } – { $high })
bluffs-turns = { $made ->
        [one] un anuncio
       *[other] { $made } anuncios
    } en { $turns ->
        [one] un turno que lo permitía
       *[other] { $turns } turnos que lo permitían
    }
bluffs-bluffs = faroles: { $number } de { $of }, { $share } ({ $low } – { $high })
bluffs-account = según el propio bot: { $number } de { $of }, { $share } ({ $low } – { $high })
bluffs-dared = desafíos contra su propia creencia: { $number } de { $of }, { $share } ({ $low } – { $high })
bluffs-belief = creencia
bluffs-made = anuncios
bluffs-false = falsos
bluffs-challenged = desafiados
bluffs-coins = monedas
bluffs-bluffing = faroles
bluffs-good-faith = de buena fe
bluffs-all = todos
bluffs-asked = preguntas
bluffs-claimed = desafía
bluffs-right = con razón
bluffs-coins-claimed = monedas (desafía)
bluffs-coins-passed = monedas (pasa)
bluffs-faults = { $count ->
        [one] una respuesta no fue válida
       *[other] { $count } respuestas no fueron válidas
    }
bluffs-legend = Creencia: qué probabilidad había, por todo lo visto en ese asiento, de que la máscara anunciada fuera la del propio jugador; por debajo del 50 % es un farol. Monedas: cuánto cambian de media las monedas del jugador hasta que se resuelve el anuncio, incluidos el poder y la multa. Los intervalos son del 95 % y se calculan a partir de las diferencias entre repartos.
bluffs-estimated = Con tantas máscaras, algunas creencias son estimaciones, no valores exactos.
