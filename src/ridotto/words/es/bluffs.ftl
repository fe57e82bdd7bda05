help-bluffs = medir cómo mienten y desafían las mentes
    .long = Hace jugar a las mentes a Mascarade y dice de cada una con qué frecuencia anuncia una máscara que cree no tener, con qué frecuencia reclama la que anuncian otros y qué gana con ello. Su creencia es lo que se puede saber desde su asiento en ese momento por todo lo visto allí, sin olvidar nada. Cada reparto se juega con todos en todos los asientos; la misma semilla da las mismas cifras, sea cual sea el número de procesos.
help-bluffs-game = el juego: mascarade
help-bluffs-games = cuántas partidas como mínimo (120 si no se indica); los repartos se juegan completos

bluffs-broken = un proceso terminó de repente, quizá por falta de memoria; con menos --workers hace falta menos
bluffs-mind = { $name } gana { $share } veces la parte justa ({ $low } – { $high })
bluffs-turns = { $made ->
        [one] un anuncio
       *[other] { $made } anuncios
    } en { $turns ->
        [one] un turno que lo permitía
       *[other] { $turns } turnos que lo permitían
    }
bluffs-bluffs = faroles: { $number } de { $of }, { $share } ({ $low } – { $high })
bluffs-account = según ella misma: { $number } de { $of }, { $share } ({ $low } – { $high })
bluffs-dared = reclama contra su propia creencia: { $number } de { $of }, { $share } ({ $low } – { $high })
bluffs-belief = creencia
bluffs-made = anuncios
bluffs-false = falsos
bluffs-challenged = desafiados
bluffs-coins = monedas
bluffs-bluffing = faroles
bluffs-good-faith = de buena fe
bluffs-all = todos
bluffs-asked = preguntas
bluffs-claimed = reclama
bluffs-right = con razón
bluffs-coins-claimed = monedas (sí)
bluffs-coins-passed = monedas (pasa)
bluffs-faults = { $count ->
        [one] una respuesta fue inservible
       *[other] { $count } respuestas fueron inservibles
    }
bluffs-legend = Creencia: qué probabilidad había, por todo lo visto en ese asiento, de que la máscara anunciada fuera la propia; por debajo del 50 % es un farol. Monedas: cuánto cambia de media la fortuna propia hasta que se resuelve el anuncio, con el poder y la multa incluidos. Los intervalos son del 95 % y se toman de cómo difieren los repartos.
bluffs-estimated = Con tantas máscaras, las creencias son estimadas, no exactas.
