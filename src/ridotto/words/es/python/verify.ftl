## ridotto verify

help-verify = comprobar que una partida registrada se repartió limpiamente
    .long = Comprueba que una partida registrada se puede reproducir y que su reparto salió del secreto de la casa y de las aportaciones de los jugadores. Código de salida 0: todo está en orden; 1: falló una comprobación o el registro no dice de qué salió su reparto; 2: el archivo no se puede leer.
help-verify-file = un registro; usa - para la entrada estándar
help-verify-published = el sello que la casa publicó antes de empezar
help-verify-share = tu aportación
verify-bad-digits = «{ $given }» no es válido; usa { $fewest ->
        [64] 64
       *[other] de { $fewest } a 64
    } caracteres del 0 al 9 y de la a a la f

verify-replay = El registro está íntegro: sus jugadas son legales y llevan al resultado que indica.
    .not = El registro no está íntegro: { $why }
verify-fairness = El registro dice de qué salió su reparto.
    .not = El registro no dice de qué salió su reparto, así que el reparto no se puede comprobar.
    .broken = Lo que el registro dice de su reparto no se puede usar: { $why }
verify-commitment = El sello del registro corresponde al secreto de la casa.
    .not = El sello del registro no corresponde al secreto de la casa.
verify-published = El secreto de la casa es el que selló antes de empezar.
    .not = El secreto de la casa no es el que selló antes de empezar.
verify-share = Tu aportación es una de las que decidieron el reparto.
    .not = Tu aportación no es una de las que decidieron el reparto.
verify-seed = La semilla sale de las aportaciones.
    .not = La semilla no sale de las aportaciones.
verify-deal = El reparto corresponde a las aportaciones.
    .not = El reparto no corresponde a las aportaciones.
verify-first = El primer jugador corresponde a las aportaciones.
    .not = El primer jugador no corresponde a las aportaciones.

verify-shares = Las aportaciones de la mesa { $table }; busca la tuya:
verify-no-share = ninguna
verify-fine = { $file }: todas las comprobaciones son correctas.
verify-broken = { $file }: { $count ->
        [one] ha fallado una comprobación.
       *[other] han fallado { $count } comprobaciones.
    }
verify-unsaid = { $file }: esta partida se puede reproducir, pero su reparto no se puede comprobar.
verify-compare = Solo lo que se publicó antes de empezar puede mostrar si la casa mantuvo su secreto. Compáralo o indícalo con --commitment: { $commitment }
