help-scenario-list = las hojas de Escenario
    .long = Enumera las hojas de Escenario con sus máscaras.
help-scenario-show = mostrar entera una hoja de Escenario o un archivo
    .long = Muestra las máscaras de una hoja de Escenario o de un archivo con sus poderes.
help-scenario-check = comprobar tu propio conjunto de máscaras
    .long = Comprueba tu propio conjunto de máscaras: enumera todos los problemas y cómo arreglarlos. El archivo es TOML: players = 7, masks = ["judge", …] y, si quieres, centre = 1 y name = "…". Código de salida 0: se puede jugar; 1: se incumple alguna regla; 2: el archivo no se puede leer.
help-scenario-suggest = proponer un conjunto de máscaras
    .long = Propone un conjunto de máscaras que cumple todas las reglas, en forma de archivo que «ridotto scenario check» acepta.
help-scenario-file = un archivo TOML con un conjunto de máscaras
help-players = número de jugadores, de 4 a 12
help-centre = número de máscaras en el centro, de 0 a 2
help-suggest-seed = un número; la misma semilla da el mismo conjunto (por defecto: al azar)

scenario-legend = { $star } toma monedas de la Banca
scenario-title = { $name }: { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }, { $centre ->
        [0] ninguna máscara en el centro
        [one] una máscara en el centro
       *[other] { $centre } máscaras en el centro
    }
scenario-stars = Máscaras que toman monedas de la Banca (★): { $stars } de { $cards }.
scenario-fine = { $file }: se puede jugar con este conjunto.
scenario-broken = { $file }: { $count ->
        [one] se incumple una regla.
       *[other] se incumplen { $count } reglas.
    }
usage-centre = --centre { $given } no es válido; con { $players } jugadores, en el centro hay { $needed }

scenario-file-no-sheet = no existe la hoja «{ $given }» ni un archivo con ese nombre; las hojas son { $sheets }
scenario-file-missing = no se encuentra el archivo { $path }
scenario-file-unopened = no se puede leer { $path }: { $why }
scenario-file-huge = { $path } ocupa más de { $most } KB: demasiado para un conjunto de máscaras
scenario-file-binary = { $path } no es texto; usa un archivo TOML en UTF-8
scenario-file-syntax = el archivo no es TOML: { $error }
scenario-file-unknown-key = «{ $key }» no es una clave conocida.
    .mend = { $close ->
        [none] Quítala; las claves son name, players, centre y masks.
       *[other] ¿Querías decir { $close }?
    }
scenario-file-missing-key = Falta «{ $key }».
    .mend = { $key ->
        [players] Añade una línea como players = 7.
       *[other] Añade una línea como masks = ["judge", "king"].
    }
scenario-file-not-whole = «{ $key }» no es un número entero.
    .mend = { $key ->
        [players] Escríbelo sin comillas ni decimales, por ejemplo players = 7.
       *[other] Escríbelo sin comillas ni decimales, por ejemplo centre = 1.
    }
scenario-file-vast-number = «{ $key }» es demasiado grande.
    .mend = { $key ->
        [players] Usa un número pequeño, por ejemplo players = 7.
       *[other] Usa un número pequeño, por ejemplo centre = 1.
    }
scenario-file-not-text = «{ $key }» no es texto.
    .mend = Ponlo entre comillas.
scenario-file-not-masks = «masks» no es una lista de identificadores de máscaras.
    .mend = Escríbela así: masks = ["judge", "king"], cada identificador entre comillas.
