## ridotto verify

help-verify = comprobar que una partida registrada se repartió limpiamente
    .long = Comprueba que una partida registrada se puede volver a jugar y que su reparto salió del secreto de la casa y de las aportaciones de los jugadores. Estado 0: todo se cumple; 1: algo no se cumple, o el registro no dice de qué salió el reparto; 2: el archivo no se puede leer.
help-verify-file = un registro; - lo lee de la entrada estándar
help-verify-published = el compromiso que la casa publicó antes de empezar
help-verify-share = la aportación que hiciste tú
verify-bad-digits = «{ $given }» no sirve: hacen falta { $fewest ->
        [64] 64
       *[other] de { $fewest } a 64
    } cifras de 0 a 9 y de a a f

verify-replay = El registro está entero: sus jugadas siguen las reglas y llevan al resultado que indica.
    .not = El registro no está entero: { $why }
verify-fairness = El registro dice de qué salió el reparto.
    .not = El registro no dice de qué salió el reparto: no se puede decir nada de él.
    .broken = Lo que el registro dice del reparto no sirve: { $why }
verify-commitment = El compromiso del registro corresponde al secreto de la casa.
    .not = El compromiso del registro no corresponde al secreto de la casa.
verify-published = El secreto de la casa es aquel con el que se comprometió antes de empezar.
    .not = El secreto de la casa no es aquel con el que se comprometió antes de empezar.
verify-share = Tu aportación está entre aquellas de las que salió el reparto.
    .not = Tu aportación no está entre aquellas de las que salió el reparto.
verify-seed = La semilla sale de las aportaciones.
    .not = La semilla no sale de las aportaciones.
verify-deal = Las cartas están como deciden las aportaciones.
    .not = Las cartas no están como deciden las aportaciones.
verify-first = Empieza quien deciden las aportaciones.
    .not = No empieza quien deciden las aportaciones.

verify-shares = Las aportaciones de la mesa { $table }; busca la tuya:
verify-no-share = ninguna
verify-fine = { $file }: todo se cumple.
verify-broken = { $file }: { $count ->
        [one] una cosa no se cumple.
       *[other] { $count } cosas no se cumplen.
    }
verify-unsaid = { $file }: esta partida se puede volver a jugar, pero su reparto no se puede comprobar.
verify-compare = Solo lo publicado antes de empezar puede decir si la casa mantuvo su secreto. Compáralo, o indícalo con --commitment: { $commitment }
