# El desenmascaramiento: una partida acabada en el navegador.

un-journey = El viaje de las máscaras
un-journey-how = Cada línea es una máscara; cada carril, un sitio de la mesa. Toca un signo para ver qué pasó allí.
un-course = El curso del baile
un-course-how = Los puntos que todos podían ver y, debajo, dónde bailó y combatió cada cual. Toca un signo para ver qué pasó allí.
un-follow-mask = Seguir una máscara
un-follow-player = Seguir a un jugador
un-picture-mascarade = El camino de cada máscara de sitio en sitio. Más abajo se cuenta lo mismo con palabras.
un-picture-masquerade = Los puntos de cada jugador turno a turno. Más abajo se cuenta lo mismo con palabras.
un-points = Puntos
un-centre = Centro { $number }
un-end = { $name } · { $coins }
un-start = El comienzo
un-you = { $name } (tú)
un-you-were = Eras { $name }.

## Signos de la imagen

un-mark-swap = { $name }: cambio de verdad
un-mark-pretend = { $name }: solo lo fingió
un-mark-look = { $name }: miró
un-mark-peek = { $name }: miró a hurtadillas
un-mark-announce = { $name }: anunció
un-mark-claim = { $name }: dijo serlo también
un-mark-show = { $name }: hizo mostrar una máscara
un-mark-name = { $name }: nombró una máscara
un-mark-seats = { $name }: hizo cambiar de asiento a dos
un-mark-fight = { $name }: desafió
un-legend-swap = cambio de verdad
un-legend-pretend = solo fingido
un-legend-look = miró
un-legend-announce = anunciado, y cierto
un-legend-lie = anunciado, y falso
un-legend-claim = dijo serlo también

## Recorrerla

un-walk = Paso a paso
un-controls = Verla de nuevo
un-back = Uno atrás
un-forward = Uno adelante
un-play = Reproducir
un-pause = Pausa
un-moment = Momento
un-moment-of = { $moment } de { $moments }
un-eyes = Lo ve
un-eyes-omniscient = Quien lo sabe todo
un-eyes-spectator = Un espectador
un-table = La mesa en este momento
un-face-unknown = desconocida
un-face-perhaps = ¿{ $mask }?
un-money = Banco { $bank } · tribunal { $court }
un-hand = En la mano: { $cards }
un-guest-said = { $life ->
        [one] 1 vida
       *[other] { $life } vidas
    }, { $hand ->
        [one] 1 Hechizo en la mano
       *[other] { $hand } Hechizos en la mano
    }, { $counters ->
        [one] 1 contador
       *[other] { $counters } contadores
    }, { $vp ->
        [one] 1 punto
       *[other] { $vp } puntos
    }
un-guardian = En la Torre: { $card } ({ $left ->
        [one] queda 1 Guardián
       *[other] quedan { $left } Guardianes
    }).
un-deck = Mazo de Hechizos: { $spells }; renovaciones: { $renewals }.
un-all = Todo con palabras
un-to-table = A la mesa
un-again = Los demás juegan otra vez.

## Para llevar

un-take = Para llevar
un-share = Compartir
un-save-png = Imagen (PNG)
un-save-svg = Imagen (SVG)
un-save-record = Acta
un-save-failed = No se ha podido hacer la imagen. Prueba el otro formato.

## Lo que se podía saber

un-known = Lo que podían saber
un-known-how = Hasta qué punto podía cada cual estar seguro de su propia máscara al acabar cada turno, calculado solo con lo que había visto y oído.
un-known-lost = La casa no ha podido calcularlo ahora. Vuelve a cargar la página más tarde.
un-known-sum = { $sure ->
        [0] Nunca con certeza
       *[other] Con certeza en { $sure } de { $turns } turnos
    }{ $misled ->
        [0] .
       *[other] ; en { $misled } otra cosa era más probable.
    }
un-known-now = Turno { $turn }: { $mask }, { $chance } % probable.
un-known-rather = Más probable: { $mask }, { $chance } %.
un-record = { $announced ->
        [0] No anunció nada.
        [one] Un anuncio, { $lies ->
            [0] y era cierto.
           *[other] una mentira{ $caught ->
                [0] { "" } que nadie discutió.
               *[other] { "" } descubierta.
            }
        }
       *[other] { $announced } anuncios, { $lies ->
            [0] todos ciertos.
            [one] uno falso{ $caught ->
                [0] { "" } que nadie discutió.
               *[other] { "" } y descubierto.
            }
           *[other] { $lies } falsos, { $caught } descubiertos.
        }
    }
un-record-claims = { $claims ->
        [one] Una vez dijo serlo también, { $wrong ->
            [0] y lo era.
           *[other] y no lo era.
        }
       *[other] { $claims } veces dijo serlo también, { $wrong ->
            [0] nunca en falso.
            [one] una en falso.
           *[other] { $wrong } en falso.
        }
    }
un-legend-sure = certeza de la propia máscara
un-legend-unsure = tan probable como alta es la barra
un-legend-misled = otra cosa era más probable

## Si fue limpio

un-fair-checking = Se comprueba el reparto …
un-fair-holds = { $sealed ->
        [before] El reparto es aquel al que la casa se había comprometido antes de que te sentaras
        [after] El reparto es el del sello que este dispositivo anotó durante la partida
       *[none] El reparto es el que deciden el secreto de la casa y las aportaciones de los jugadores
    }{ $share ->
        [yes] , y tu propia aportación forma parte de él.
       *[no] .
    } { $sealed ->
        [none] Si el secreto era el mismo antes de la partida, solo puede decirlo un dispositivo que estuviera entonces.
       *[other] { "" }
    }
un-fair-broken = Algo de este reparto no está bien. Los detalles dicen qué.
un-fair-fetch = No se ha podido traer el acta, así que el reparto no se ha comprobado. Vuelve a cargar la página.
un-fair-insecure = Los navegadores solo pueden comprobar un reparto por https. Guarda el acta y compruébala con «ridotto verify».
un-fair-details = Detalles
un-fair-checksum = El acta no ha cambiado desde que se escribió.
    .not = El acta ha cambiado desde que se escribió.
un-fair-commitment = El sello corresponde al secreto de la casa.
    .not = El sello no corresponde al secreto de la casa.
un-fair-published = Es el sello que este dispositivo había anotado.
    .not = No es el sello que este dispositivo había anotado: la casa ha cambiado su secreto.
un-fair-shares = Hay un lugar para la aportación de cada jugador.
    .not = Faltan aportaciones.
un-fair-share = La tuya está entre ellas.
    .not = La tuya no está entre ellas.
un-fair-seed = La semilla sale del secreto y de las aportaciones.
    .not = La semilla no sale del secreto y de las aportaciones.
un-fair-deal = Las cartas están como deciden el secreto y las aportaciones.
    .not = Las cartas no están como deciden el secreto y las aportaciones.
un-fair-first = Empezó quien deciden el secreto y las aportaciones.
    .not = No empezó quien deciden el secreto y las aportaciones.
un-fair-seal = El sello de la casa
un-fair-secret = El secreto de la casa
un-fair-share-of = Aportación de { $name }
un-fair-no-share = ninguna: los bots no aportan nada
un-fair-elsewhere = No hace falta fiarse de esta página: «ridotto verify» y un programa breve de la documentación comprueban la misma acta.
