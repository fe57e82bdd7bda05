## Options

help-balance-subject = una hoja de Escenario, como 8A, o un archivo TOML con un conjunto de máscaras; si son dos, se comparan
help-balance-total = cuántas partidas (por defecto: { $games })
help-balance-minds = el bot de todos los asientos (por defecto: { $name })
help-balance-random = todos juegan al azar
help-balance-html = escribe el informe en este archivo como página web
help-balance-parquet = escribe en este archivo Parquet una fila por jugador y partida
help-balance-resume = guarda en este archivo las partidas terminadas y, si ya existe, continúa a partir de él
help-balance-search = busca el conjunto de máscaras más equilibrado para este número de jugadores
help-balance-require = con --search: máscaras que deben estar, como spy,fool
help-balance-exclude = con --search: máscaras que no deben estar
help-balance-centre = con --search: número de máscaras en el centro, de 0 a 2

usage-balance-subject = no hay nada que medir llamado «{ $given }»; indica un juego ({ $games }), una hoja de Escenario, como 8A, o un archivo TOML
usage-balance-none = no hay nada que medir; indica una hoja de Escenario, como 8A, o un archivo TOML
usage-balance-two = se pueden comparar dos como mucho, no { $count }
usage-balance-alone = { $what } sirve para un solo informe, no para una comparación
usage-balance-search = { $what } solo vale con --search
usage-no-parquet = los archivos Parquet necesitan pyarrow: pip install "ridotto[lab]"
usage-mask = no hay ninguna máscara «{ $given }»; elige entre { $known }
balance-ledger-other = { $file } es de otra medición; se ha dejado como estaba
balance-ledger-broken = { $file } no es un archivo de equilibrio (línea { $line }); se ha dejado como estaba
balance-kept-nothing = No se ha guardado nada; con --resume ARCHIVO se guardan las partidas terminadas y el mismo comando continúa.
balance-kept = { $games ->
        [one] Hay una partida terminada
        [many] Hay { $games } de partidas terminadas
       *[other] Hay { $games } partidas terminadas
    } en { $file }; ejecuta el mismo comando para continuar.

## Report

balance-report-title = { $name }: { $games ->
        [one] una partida
        [many] { $games } de partidas
       *[other] { $games } partidas
    }, { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }, semilla { $seed }
balance-report-kicker = Informe de equilibrio
balance-report-cards = Máscaras: { $names }
balance-report-intervals = Todos los intervalos son del 95 %. Las partidas son independientes; el veredicto tiene en cuenta cuántos valores compara.
balance-report-command = El mismo comando con la misma semilla da el mismo informe.
balance-verdict = Veredicto
balance-verdict-balanced = Equilibrado: todas las cuotas de victorias están entre 0,8 y 1,25 veces lo esperable por azar.
balance-verdict-uneven = Desigual: al menos una cuota de victorias está con certeza fuera de 0,8 a 1,25 veces lo esperable por azar.
balance-verdict-unbalanced = Desequilibrado: al menos una cuota de victorias está con certeza fuera de 0,67 a 1,5 veces lo esperable por azar.
balance-verdict-unsure = Sin veredicto: la muestra es demasiado pequeña.
balance-imbalance = Desequilibrio: { $value } (distancia habitual de una cuota de victorias a lo esperable por azar; 0 es perfecto)
balance-finding-far-strong = { $what }: gana muchísimo más de lo debido, { $value } veces lo esperable por azar (de { $low } a { $high }).
balance-finding-strong = { $what }: gana demasiado, { $value } veces lo esperable por azar (de { $low } a { $high }).
balance-finding-weak = { $what }: gana demasiado poco, { $value } veces lo esperable por azar (de { $low } a { $high }).
balance-finding-far-weak = { $what }: gana muchísimo menos de lo debido, { $value } veces lo esperable por azar (de { $low } a { $high }).
balance-finding-even = { $section }: todo entre 0,8 y 1,25 veces lo esperable por azar.
balance-finding-idle = { $what }: casi no se usa, { $value } veces por partida.
balance-finding-dominant = { $what }: se usa mucho más que el resto, { $value } veces por partida.
balance-finding-cut-off = El límite de turnos detuvo el { $value } de las partidas.
balance-finding-length = La mitad de las partidas dura como mucho { $value ->
        [one] un turno
       *[other] { $value } turnos
    }.
balance-finding-swings = Quien va en cabeza cambia { $value } veces por partida.
balance-finding-runaway = Quien va en cabeza casi no cambia, { $value } veces por partida: una ventaja temprana suele decidir.
balance-finding-few-games = { $games ->
        [one] Una partida es muy poco
        [many] { $games } de partidas son muy pocas
       *[other] { $games } partidas son muy pocas
    } para afirmar nada; juega al menos { $fewest }.
balance-finding-unsure = { $section }: con tan pocas partidas no se sabe si { $names } { $count ->
        [one] está
       *[other] están
    } entre 0,8 y 1,25; harían falta unas { $games } partidas.

balance-section-by-mask = Victorias por máscara inicial
    .note = 1 es lo esperable por azar. Las victorias compartidas se dividen.
balance-section-by-seat = Victorias por asiento inicial
    .note = 1 es lo esperable por azar. En Mascarade, el asiento 0 juega el primer turno.
balance-section-by-announced = Victorias por máscara anunciada
    .note = De quienes anunciaron la máscara al menos una vez, de verdad o no; 1 es lo esperable por azar. Quien gana anuncia más, así que casi todos los valores pasan de 1: compáralos entre sí.
balance-section-announcements = Anuncios
    .note = Un anuncio es verdadero si lo hace quien tiene la máscara. Está desafiado si lo desafió al menos otra persona.
balance-section-challenges = Desafíos
    .note = De los anuncios desafiados, los verdaderos; de los falsos, los que nadie desafió; de los desafíos, los de quien tiene la máscara.
balance-section-powers = Poderes
    .note = Las monedas son el cambio para quien usó el poder, sin multas. Un uso ganador acabó la partida con la victoria de quien lo usó.
balance-section-course = En cabeza
    .note = Va en cabeza quien tiene más monedas que nadie.
balance-section-by-dancer = Victorias por Bailarín
balance-section-by-order = Victorias por Orden repartido
balance-section-by-dealt-mask = Victorias por Máscara repartida
balance-section-mask-scored = Máscaras que puntúan
    .note = De las partidas en las que se repartió la Máscara, aquellas en las que dio puntos a ese jugador.
balance-section-used-stage = { simulate-used-stage }
balance-section-used-spell = { simulate-used-spell }
balance-section-used-event = { simulate-used-event }
balance-section-used-treasure = { simulate-used-treasure }
balance-section-used-emblem = { simulate-used-emblem }
balance-section-endings = Cómo acabaron las partidas
balance-section-lengths = Cuánto duraron
    .note = Hay un cambio en cabeza cuando otra persona pasa a ir en solitario por delante.
balance-section-turns = Partidas por número de turnos

balance-column-share = cuota
balance-column-announced = por partida
balance-column-true = verdaderos
balance-column-challenged = desafiados
balance-column-stood = desafiados, pero verdaderos
balance-column-uncaught = falsos sin desafío
balance-column-right = desafíos verdaderos
balance-column-used = usos por partida
balance-column-coins = monedas por uso
balance-column-won = usos ganadores
balance-column-part = parte
balance-column-mean = media
balance-column-median = mediana
balance-column-p95 = percentil 95
balance-column-most = máximo
balance-column-interval = intervalo del 95 %
balance-column-sample = muestra
balance-column-subject = qué
balance-column-difference = diferencia

balance-every-mask = todas las máscaras
balance-winner-led = turnos con quien ganó en cabeza
balance-halfway = victorias de quien iba en cabeza a la mitad
balance-turns = turnos
balance-decisions = decisiones
balance-lead-changes = cambios en cabeza
balance-fair = 1 = lo esperable por azar
balance-games-axis = turnos; la altura es el número de partidas

balance-compare-title = { $first } y { $second } comparados
balance-compare-note = La diferencia es el segundo menos el primero, con su intervalo del 95 %; ≠ marca diferencias que no son azar.

balance-search-title = Los conjuntos más equilibrados para { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }: { $tried ->
        [one] un conjunto probado
       *[other] { $tried } conjuntos probados
    } de { $possible } posibles, { $games } partidas por finalista, semilla { $seed }
balance-search-rank = { $rank }. Desequilibrio { $value }; cuotas por máscara de { $least } a { $most }
balance-search-none = ningún conjunto de máscaras cumple todo esto; permite otras máscaras, otro --centre o menos máscaras obligatorias
balance-search-how = Guarda un conjunto en un archivo, como best.toml, y mídelo con «ridotto balance best.toml»:
