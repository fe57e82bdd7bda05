help-scenario-list = as fichas de Cenário impressas
    .long = Lista as fichas de Cenário impressas com as suas máscaras.
help-scenario-show = mostrar uma ficha ou um arquivo por inteiro
    .long = Mostra as máscaras de uma ficha ou de um arquivo com os seus poderes.
help-scenario-check = verificar o seu conjunto de máscaras
    .long = Verifica o seu conjunto de máscaras: lista cada problema e como resolver. O arquivo é TOML: players = 7, masks = ["judge", …] e, se quiser, centre = 1 e name = "…". Código de saída 0: dá para jogar; 1: alguma regra não é respeitada; 2: não foi possível ler o arquivo.
help-scenario-suggest = sugerir um conjunto de máscaras
    .long = Sugere um conjunto de máscaras que respeita todas as regras, na forma de um arquivo que “ridotto scenario check” aceita.
help-scenario-file = um arquivo TOML com um conjunto de máscaras
help-players = número de jogadores, de 4 a 12
help-centre = número de máscaras no centro, de 0 a 2
help-suggest-seed = um número; a mesma semente dá o mesmo conjunto (padrão: aleatória)

scenario-legend = { $star } pega moedas do banco
scenario-title = { $name }: { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }, { $centre ->
        [0] nenhuma máscara no centro
        [one] { $centre } máscara no centro
       *[other] { $centre } máscaras no centro
    }
scenario-stars = Máscaras que pegam moedas do banco (★): { $stars } de { $cards }.
scenario-fine = { $file }: dá para jogar com este conjunto.
scenario-broken = { $file }: { $count ->
        [one] { $count } regra não é respeitada.
       *[other] { $count } regras não são respeitadas.
    }
usage-centre = --centre { $given } não é válido; { $players } jogadores jogam com { $needed } no centro

scenario-file-no-sheet = não existe a ficha “{ $given }” nem um arquivo com esse nome; as fichas são { $sheets }
scenario-file-missing = arquivo não encontrado: { $path }
scenario-file-unopened = não foi possível ler { $path }: { $why }
scenario-file-huge = { $path } tem mais de { $most } KB, grande demais para um conjunto de máscaras
scenario-file-binary = { $path } não é texto; use um arquivo TOML em UTF-8
scenario-file-syntax = o arquivo não é TOML: { $error }
scenario-file-unknown-key = “{ $key }” não é uma chave conhecida.
    .mend = { $close ->
        [none] Retire a chave; as que existem são name, players, centre e masks.
       *[other] Você quis dizer { $close }?
    }
scenario-file-missing-key = Falta “{ $key }”.
    .mend = { $key ->
        [players] Acrescente uma linha como players = 7.
       *[other] Acrescente uma linha como masks = ["judge", "king"].
    }
scenario-file-not-whole = “{ $key }” não é um número inteiro.
    .mend = { $key ->
        [players] Escreva sem aspas e sem ponto, como players = 7.
       *[other] Escreva sem aspas e sem ponto, como centre = 1.
    }
scenario-file-vast-number = “{ $key }” é grande demais.
    .mend = { $key ->
        [players] Use um número pequeno, como players = 7.
       *[other] Use um número pequeno, como centre = 1.
    }
scenario-file-not-text = “{ $key }” não é um texto.
    .mend = Coloque o valor entre aspas.
scenario-file-not-masks = “masks” não é uma lista de identificadores de máscaras.
    .mend = Escreva assim: masks = ["judge", "king"], cada identificador entre aspas.
