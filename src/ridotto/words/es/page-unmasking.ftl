# ¡Fuera máscaras!: una partida acabada en el navegador.

un-journey = El viaje de las máscaras
un-journey-how = Cada línea es una máscara; cada carril, un sitio de la mesa. Toca un signo para ver qué pasó ahí.
un-course = Cómo fue el baile
un-course-how = Los puntos que toda la mesa podía ver y, debajo, adónde fueron los Bailarines y dónde combatieron. Toca un signo para ver qué pasó ahí.
un-follow-mask = Seguir una máscara
un-follow-player = Seguir a un jugador
un-picture-mascarade = El recorrido de cada máscara, sitio por sitio. Más abajo se cuenta lo mismo con palabras.
un-picture-masquerade = Los puntos de cada jugador, turno a turno. Más abajo se cuenta lo mismo con palabras.
un-points = Puntos
un-centre = Centro { $number }
un-end = { $name } · { $coins }
un-start = Comienzo
un-you = { $name } (tú)
un-you-were = Jugaste como { $name }.

## Signos de la imagen

un-mark-swap = { $name }: intercambio real
un-mark-pretend = { $name }: intercambio fingido
un-mark-look = { $name }: miró
un-mark-peek = { $name }: echó un vistazo
un-mark-announce = { $name }: anunció
un-mark-claim = { $name }: desafió el anuncio
un-mark-show = { $name }: mostró una máscara a la mesa
un-mark-name = { $name }: nombró una máscara
un-mark-seats = { $name }: hizo cambiar de sitio a dos personas
un-mark-fight = { $name }: desafió
un-legend-swap = intercambio real
un-legend-pretend = intercambio fingido
un-legend-look = mirada
un-legend-announce = anuncio cierto
un-legend-lie = farol
un-legend-claim = desafío

## Recorrerla

un-walk = Paso a paso
un-controls = Reproducción
un-back = Anterior
un-forward = Siguiente
un-play = Reproducir
un-pause = Pausar
un-moment = Paso
un-moment-of = { $moment } de { $moments }
un-eyes = Punto de vista
un-eyes-omniscient = Con todos los secretos
un-eyes-spectator = El público
un-table = La mesa en este momento
un-face-unknown = desconocida
un-face-perhaps = ¿{ $mask }?
un-money = Banca { $bank } · Justicia { $court }
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
un-all = Toda la partida con palabras
un-to-table = Volver a la mesa
un-again = Los demás juegan otra vez.

## Guardar y compartir

un-take = Guardar y compartir
un-save-png = Imagen (PNG)
un-save-svg = Imagen (SVG)
un-save-record = Registro
un-save-failed = No se ha podido crear la imagen. Prueba con el otro formato.

## Lo que se podía saber

un-known = Lo que podían saber
un-known-how = Qué certeza podía tener cada cual sobre su propia máscara al final de cada turno, solo con lo que había visto y oído.
un-known-lost = No se ha podido calcular ahora. Vuelve a cargar la página más tarde.
un-known-sum = { $sure ->
        [0] Nunca con certeza
       *[other] Con certeza en { $sure } de { $turns ->
            [one] 1 turno
           *[other] { $turns } turnos
        }
    }{ $misled ->
        [0] .
        [one] ; en 1 turno, otra máscara parecía más probable.
       *[other] ; en { $misled } turnos, otra máscara parecía más probable.
    }
un-known-now = Turno { $turn }: { $mask }, un { $chance } de probabilidad.
un-known-rather = Parecía más probable: { $mask }, un { $chance }.
un-record = { $announced ->
        [0] Ningún anuncio.
        [one] Un anuncio{ $lies ->
            [0] , y era cierto.
           *[other] : un farol { $caught ->
                [0] sin descubrir.
               *[other] descubierto.
            }
        }
       *[other] { $announced } anuncios, { $lies ->
            [0] todos ciertos.
            [one] uno de ellos, un farol { $caught ->
                [0] sin descubrir.
               *[other] descubierto.
            }
           *[other] { $lies } de ellos, faroles ({ $caught ->
                [0] ninguno descubierto
                [one] uno descubierto
               *[other] { $caught } descubiertos
            }).
        }
    }
un-record-claims = { $claims ->
        [one] Un desafío, { $wrong ->
            [0] y con razón.
           *[other] pero sin razón.
        }
       *[other] { $claims } desafíos, { $wrong ->
            [0] todos con razón.
            [one] uno de ellos sin razón.
           *[other] { $wrong } de ellos sin razón.
        }
    }
un-legend-sure = certeza sobre su propia máscara
un-legend-unsure = altura de la barra = probabilidad
un-legend-misled = otra máscara parecía más probable

## Si fue limpio

un-fair-checking = Comprobando el reparto…
un-fair-holds = { $sealed ->
        [before] El reparto es aquel con el que la casa se comprometió antes de que te sentaras
        [after] El reparto corresponde al sello que este dispositivo anotó durante la partida
       *[none] El reparto corresponde al secreto de la casa y a las aportaciones de los jugadores
    }{ $share ->
        [yes] , y tu aportación forma parte de él.
       *[no] .
    } { $sealed ->
        [none] Solo un dispositivo que estuviera antes de la partida puede decir si el secreto era entonces el mismo.
       *[other] { "" }
    }
un-fair-broken = Algo no está bien en este reparto. Consulta los detalles.
un-fair-fetch = No se ha podido cargar el registro, así que el reparto no se ha comprobado. Vuelve a cargar la página.
un-fair-insecure = Los navegadores solo pueden comprobar un reparto por https. Guarda el registro y compruébalo con «ridotto verify».
un-fair-details = Detalles
un-fair-checksum = El registro no ha cambiado desde que se escribió.
    .not = El registro ha cambiado desde que se escribió.
un-fair-commitment = El sello corresponde al secreto de la casa.
    .not = El sello no corresponde al secreto de la casa.
un-fair-published = Es el sello que anotó este dispositivo.
    .not = No es el sello que anotó este dispositivo: la casa ha cambiado su secreto.
un-fair-shares = Está la aportación de cada jugador.
    .not = Faltan aportaciones.
un-fair-share = La tuya está entre ellas.
    .not = La tuya no está entre ellas.
un-fair-seed = La semilla sale del secreto y de las aportaciones.
    .not = La semilla no sale del secreto y de las aportaciones.
un-fair-deal = El reparto corresponde al secreto y a las aportaciones.
    .not = El reparto no corresponde al secreto y a las aportaciones.
un-fair-first = El primer jugador también corresponde al secreto y a las aportaciones.
    .not = El primer jugador no corresponde al secreto y a las aportaciones.
un-fair-seal = El sello de la casa
un-fair-secret = El secreto de la casa
un-fair-share-of = Aportación de { $name }
un-fair-no-share = ninguna: los bots no aportan
un-fair-elsewhere = No hace falta fiarse de esta página: «ridotto verify» y un programa breve de la documentación comprueban el mismo registro.
