help-scenario-list = as folhas impressas
    .long = Lista as folhas impressas com as suas máscaras.
help-scenario-show = uma folha ou um arquivo por inteiro
    .long = Mostra as máscaras de uma folha ou de um arquivo com os seus poderes.
help-scenario-check = verificar um conjunto de máscaras próprio
    .long = Verifica um conjunto de máscaras próprio: tudo o que está errado e o que o corrigiria. O arquivo é TOML: players = 7, masks = ["judge", …] e, se quiser, centre = 1 e name = "…". Estado 0: pode-se jogar; 1: alguma regra é violada; 2: o arquivo não pode ser lido.
help-scenario-suggest = sugerir um conjunto de máscaras
    .long = Sugere um conjunto de máscaras que respeita todas as regras, na forma de um arquivo que “ridotto scenario check” aceita.
help-scenario-file = um arquivo TOML com um conjunto de máscaras
help-players = quantos jogadores, de 4 a 12
help-centre = quantas máscaras ficam no centro, de 0 a 2
help-suggest-seed = um número; o mesmo dá o mesmo conjunto (um ao acaso se nada for dito)

scenario-legend = { $star } traz moedas do banco
scenario-own = um conjunto próprio
scenario-title = { $name }: { $players ->
        [one] um jogador
       *[other] { $players } jogadores
    }, { $centre ->
        [0] nenhuma máscara no centro
        [1] uma máscara no centro
       *[other] { $centre } máscaras no centro
    }
scenario-stars = { $stars } de { $cards } máscaras trazem moedas do banco (★).
scenario-fine = { $file }: pode-se jogar com estas máscaras.
scenario-broken = { $file }: { $count ->
        [one] uma regra é violada.
       *[other] { $count } regras são violadas.
    }
usage-centre = --centre { $given } não serve: com { $players } jogadores ficam { $needed } no centro

scenario-file-no-sheet = não existe a folha “{ $given }” nem um arquivo com esse nome; as folhas são { $sheets }
scenario-file-missing = não existe o arquivo { $path }
scenario-file-unopened = não é possível ler { $path }: { $why }
scenario-file-huge = { $path } tem mais de { $most } KB: isso não é um conjunto de máscaras
scenario-file-binary = { $path } não é texto: é preciso um arquivo TOML em UTF-8
scenario-file-syntax = o arquivo não é TOML: { $error }
scenario-file-unknown-key = “{ $key }” não significa nada aqui.
    .mend = { $close ->
        [none] Retire-a; as chaves são name, players, centre e masks.
       *[other] Queria dizer { $close }?
    }
scenario-file-missing-key = Falta “{ $key }”.
    .mend = { $key ->
        [players] Acrescente uma linha como players = 7.
       *[other] Acrescente uma linha como masks = ["judge", "king"].
    }
scenario-file-not-whole = “{ $key }” não é um número inteiro.
    .mend = { $key ->
        [players] Escreva-o sem aspas nem ponto, por exemplo players = 7.
       *[other] Escreva-o sem aspas nem ponto, por exemplo centre = 1.
    }
scenario-file-vast-number = “{ $key }” é um número descomunal.
    .mend = { $key ->
        [players] Escreva um pequeno, por exemplo players = 7.
       *[other] Escreva um pequeno, por exemplo centre = 1.
    }
scenario-file-not-text = “{ $key }” não é um texto.
    .mend = Ponha-o entre aspas.
scenario-file-not-masks = “masks” não é uma lista de identificadores de máscaras.
    .mend = Escreva assim: masks = ["judge", "king"], cada identificador entre aspas.
