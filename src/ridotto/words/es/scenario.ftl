help-scenario-list = las hojas impresas
    .long = Enumera las hojas impresas con sus máscaras.
help-scenario-show = una hoja o un archivo al completo
    .long = Muestra las máscaras de una hoja o de un archivo con sus poderes.
help-scenario-check = comprobar un juego de máscaras propio
    .long = Comprueba un juego de máscaras propio: todo lo que está mal y qué lo arreglaría. El archivo es TOML: players = 7, masks = ["judge", …] y, si quieres, centre = 1 y name = "…". Estado 0: se puede jugar; 1: incumple alguna regla; 2: el archivo no se puede leer.
help-scenario-suggest = proponer un juego de máscaras
    .long = Propone un juego de máscaras que cumple todas las reglas, en forma de archivo que «ridotto scenario check» acepta.
help-scenario-file = un archivo TOML con un juego de máscaras
help-players = cuántos jugadores, de 4 a 12
help-centre = cuántas máscaras hay en el centro, de 0 a 2
help-suggest-seed = un número; el mismo da el mismo juego de máscaras (si no se indica, uno al azar)

scenario-legend = { $star } trae monedas del banco
scenario-own = un juego de máscaras propio
scenario-title = { $name }: { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }, { $centre ->
        [0] ninguna máscara en el centro
        [one] una máscara en el centro
       *[other] { $centre } máscaras en el centro
    }
scenario-stars = { $stars } de { $cards } máscaras traen monedas del banco (★).
scenario-fine = { $file }: se puede jugar con estas máscaras.
scenario-broken = { $file }: { $count ->
        [one] se incumple una regla.
       *[other] se incumplen { $count } reglas.
    }
usage-centre = --centre { $given } no sirve: con { $players } jugadores hay { $needed } en el centro

scenario-file-no-sheet = no existe la hoja «{ $given }» ni un archivo con ese nombre; las hojas son { $sheets }
scenario-file-missing = no existe el archivo { $path }
scenario-file-unopened = no se puede leer { $path }: { $why }
scenario-file-huge = { $path } ocupa más de { $most } KB: eso no es un juego de máscaras
scenario-file-binary = { $path } no es texto: hace falta un archivo TOML en UTF-8
scenario-file-syntax = el archivo no es TOML: { $error }
scenario-file-unknown-key = «{ $key }» no significa nada aquí.
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
        [players] Escríbelo sin comillas ni punto, por ejemplo players = 7.
       *[other] Escríbelo sin comillas ni punto, por ejemplo centre = 1.
    }
scenario-file-vast-number = «{ $key }» es un número descomunal.
    .mend = { $key ->
        [players] Escribe uno pequeño, por ejemplo players = 7.
       *[other] Escribe uno pequeño, por ejemplo centre = 1.
    }
scenario-file-not-text = «{ $key }» no es un texto.
    .mend = Ponlo entre comillas.
scenario-file-not-masks = «masks» no es una lista de identificadores de máscaras.
    .mend = Escríbela así: masks = ["judge", "king"], cada identificador entre comillas.
