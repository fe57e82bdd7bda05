### O que dizem as cartas de Masquerade. Os textos são feitos a partir dos efeitos das cartas.

## Os tipos de carta, e o que vai junto do nome

cards-mask = Máscaras
cards-dancer = Dançarinos
cards-stage = Palcos
cards-order = Ordens
cards-spell = Feitiços
cards-event = Eventos
cards-emblem = Emblemas
cards-guardian = Guardiões e seus Tesouros

facts-mask = Máscara, { effect-score }, bônus +{ $bonus }
facts-dancer = Dançarino, poder { $power }
facts-stage = Palco, lugar para { $room ->
        [one] { $room } Dançarino
       *[other] { $room } Dançarinos
    }
facts-order = Ordem { $number }
facts-spell = Feitiço de nível { $level }, { $phase ->
        [challenge] lançado em um Desafio
       *[spell] lançado na fase de Feitiço
    }
facts-event = Evento
facts-emblem = Emblema, { effect-score }
facts-guardian = Guardião { $number }, poder { $power } mais o nível do Feitiço virado
facts-treasure = Tesouro, { effect-score }

## Textos inteiros

text-mask = { $condition }: { effect-score } no fim da partida, se você não a tiver revelado. Revelada em um Desafio: +{ $bonus } de poder, mas nenhum ponto.
text-emblem = Para quem tiver mais { things }; em caso de empate, fica onde está.
text-emblem-minimum = Para quem tiver mais { things }, no mínimo { $minimum }; em caso de empate, fica onde está.
text-tower = Quem dança aqui deve desafiar o Guardião do topo.
text-arena = Quem dança aqui pode desafiar qualquer outro Dançarino.
text-chapel = Quem dança aqui é o Profeta e escolhe o Evento.
text-nothing = Sem efeito próprio.
text-opening = { $opening }:
text-then = { $first } e depois { $second }

## Quando

when-stage = na fase de Palco
when-win = quando você vence um Desafio
when-lose = quando você perde um Desafio

## Com que condição

if-at-least = com no mínimo { things-counted }
if-at-most = com no máximo { things-counted }
if-is = com exatamente { things-counted }
if-is-not = com qualquer número de { things } menos { $value }
if-none = sem { things }
if-most = se ninguém tem mais { things } do que você
if-not-most = se alguém tem mais { things } do que você
if-least = se ninguém tem menos { things } do que você
if-not-least = se alguém tem menos { things } do que você
if-place-is = { $place ->
        [tower] na Torre
        [arena] na Arena
        [chapel] na Capela
       *[none] fora da Torre, da Arena e da Capela
    }
if-place-is-not = { $place ->
        [tower] fora da Torre
        [arena] fora da Arena
        [chapel] fora da Capela
       *[none] na Torre, na Arena ou na Capela
    }
if-order-at-least = com a Ordem { $value } ou uma posterior
if-order-at-most = com a Ordem { $value } ou uma anterior
if-order-is = com a Ordem { $value }
if-order-is-not = com qualquer Ordem menos a { $value }
if-order-most = com a última das Ordens em jogo
if-order-not-most = se você não tem a última das Ordens em jogo
if-order-least = com a primeira das Ordens em jogo
if-order-not-least = se você não tem a primeira das Ordens em jogo
if-turn-at-least = a partir do turno { $value }
if-turn-at-most = até o turno { $value }
if-turn-is = no turno { $value }
if-turn-is-not = em qualquer turno menos o { $value }
if-masked = com a sua Máscara não revelada
if-unmasked = com a sua Máscara revelada
if-ever = em qualquer caso
if-never = nunca

things = { $metric ->
        [life] vidas
        [hand] Feitiços na mão
        [counters] marcadores
        [treasures] Tesouros
        [emblems] Emblemas
        [vp] pontos de vitória à vista
        [duels] duelos vencidos
        [guardians] Guardiões vencidos
        [casts] Feitiços lançados
        [prophecies] profecias feitas
       *[losses] Desafios perdidos
    }
things-counted = { $metric ->
        [life] { $value ->
            [one] { $value } vida
           *[other] { $value } vidas
        }
        [hand] { $value ->
            [one] { $value } Feitiço na mão
           *[other] { $value } Feitiços na mão
        }
        [counters] { $value ->
            [one] { $value } marcador
           *[other] { $value } marcadores
        }
        [treasures] { $value ->
            [one] { $value } Tesouro
           *[other] { $value } Tesouros
        }
        [emblems] { $value ->
            [one] { $value } Emblema
           *[other] { $value } Emblemas
        }
        [vp] { $value ->
            [one] { $value } ponto de vitória à vista
           *[other] { $value } pontos de vitória à vista
        }
        [duels] { $value ->
            [one] { $value } duelo vencido
           *[other] { $value } duelos vencidos
        }
        [guardians] { $value ->
            [one] { $value } Guardião vencido
           *[other] { $value } Guardiões vencidos
        }
        [casts] { $value ->
            [one] { $value } Feitiço lançado
           *[other] { $value } Feitiços lançados
        }
        [prophecies] { $value ->
            [one] { $value } profecia feita
           *[other] { $value } profecias feitas
        }
       *[losses] { $value ->
            [one] { $value } Desafio perdido
           *[other] { $value } Desafios perdidos
        }
    }

## A quem

whom-subject = { $whom ->
        [opponent] o seu adversário
        [another] outro jogador
        [chosen] esse jogador
        [others] cada um dos outros jogadores
        [all] cada jogador
        [leaders] cada jogador com o máximo de pontos de vitória
       *[partners] cada um dos outros jogadores no seu Palco
    }
whom-to = { $whom ->
        [opponent] ao seu adversário
        [another] a outro jogador
        [chosen] a esse jogador
        [others] a cada um dos outros jogadores
        [all] a cada jogador
        [leaders] a cada jogador com o máximo de pontos de vitória
       *[partners] a cada um dos outros jogadores no seu Palco
    }
whom-of = { $whom ->
        [opponent] do seu adversário
        [another] de outro jogador
        [chosen] desse jogador
        [others] de cada um dos outros jogadores
        [all] de cada jogador
        [leaders] de cada jogador com o máximo de pontos de vitória
       *[partners] de cada um dos outros jogadores no seu Palco
    }
whom-with = com { whom-subject }

## O quê

some-spells = { $amount ->
        [one] { $amount } Feitiço
       *[other] { $amount } Feitiços
    }
some-lives = { $amount ->
        [one] { $amount } vida
       *[other] { $amount } vidas
    }
effect-power = { $whom ->
        [opponent] { $signed } no poder do seu adversário
       *[self] { $signed } de poder
    }
effect-hand-limit = { $sign ->
        [less] você pode ter na mão { some-spells } a menos
       *[more] você pode ter na mão { some-spells } a mais
    }
effect-cost = { $sign ->
        [less] os seus Feitiços custam { $amount } a menos
       *[more] os seus Feitiços custam { $amount } a mais
    }
effect-extra-draw = { $sign ->
        [less] quando um Palco permite comprar, compre { some-spells } a menos
       *[more] quando um Palco permite comprar, compre { some-spells } a mais
    }
effect-shield = ninguém pode desafiar você
effect-peace = você não faz Desafios
effect-draw = { $whom ->
        [self] compre { some-spells }
       *[other] { whom-subject } compra { some-spells }
    }
effect-heal = { $whom ->
        [self] recupere { some-lives }
       *[other] { whom-subject } recupera { some-lives }
    }
effect-hurt = { $whom ->
        [self] perca { some-lives }
       *[other] { whom-subject } perde { some-lives }
    }
effect-discard = { $whom ->
        [self] descarte { some-spells }
       *[other] { whom-subject } descarta { some-spells }
    }
effect-tribute = { whom-subject } dá { some-spells } a você
effect-give = dê { some-spells } { whom-to }
effect-counter = { $whom ->
        [self] { $amount ->
            [one] você pode baixar { $amount } Feitiço virado para baixo como marcador
           *[other] você pode baixar até { $amount } Feitiços virados para baixo como marcadores
        }
       *[other] { $amount ->
            [one] { whom-subject } pode baixar { $amount } Feitiço virado para baixo como marcador
           *[other] { whom-subject } pode baixar até { $amount } Feitiços virados para baixo como marcadores
        }
    }
effect-salvage = { $whom ->
        [self] pegue do Túmulo { some-spells } à sua escolha
       *[other] { whom-subject } escolhe e pega { some-spells } do Túmulo
    }
effect-search = { $whom ->
        [self] { $amount ->
            [1] pegue o Feitiço do topo do baralho
           *[other] olhe os { $amount } Feitiços do topo do baralho, fique com um e coloque os demais no Túmulo
        }
       *[other] { $amount ->
            [1] { whom-subject } pega o Feitiço do topo do baralho
           *[other] { whom-subject } olha os { $amount } Feitiços do topo do baralho, fica com um e coloca os demais no Túmulo
        }
    }
effect-take-treasure = pegue um Tesouro { whom-of }
effect-swap-dancers = troque de Dançarino { whom-with }
effect-swap-hands = troque de mão { whom-with }
effect-glimpse = olhe a Máscara não revelada { whom-of }
effect-change-mask = { $whom ->
        [self] troque a sua Máscara não revelada por uma das que ficaram de lado
       *[other] { whom-subject } troca a própria Máscara não revelada por uma das que ficaram de lado
    }
effect-move = { $whom ->
        [self] mova o seu Dançarino para outro Palco com lugar
       *[other] mova o Dançarino { whom-of } para outro Palco com lugar
    }
effect-renew = embaralhe o Túmulo e coloque-o sob o baralho de Feitiços, o que conta como renovação
effect-score = { $amount ->
        [0] { $amount } pontos de vitória
        [one] { $amount } ponto de vitória
       *[other] { $amount } pontos de vitória
    }

## O que está errado no arquivo de um baralho

fault-place = { $line ->
        [0] { $key } = { $value }:
       *[other] linha { $line }: { $key } = { $value }:
    }
fault-place-bare = { $line ->
        [0] { $key }:
       *[other] linha { $line }: { $key }:
    }
fault-place-file = { $line ->
        [0] { $value }:
       *[other] linha { $line }: { $value }:
    }
fault-allowed = Permitido: { $allowed }.
fault-close = Você quis dizer “{ $close }”?
fault-more = … e { $count ->
        [one] mais { $count } falha.
       *[other] mais { $count } falhas.
    }
fault-no-file = Esse arquivo não existe.
fault-unopened = Não foi possível abrir o arquivo.
fault-no-regular-file = Isto não é um arquivo de texto.
fault-huge = O arquivo é grande demais para ser um baralho.
fault-not-utf8 = O arquivo não é texto em UTF-8.
fault-long-line = Esta linha é longa demais.
fault-nested = Há níveis demais de tabelas e listas aninhadas.
fault-syntax = Isto não é TOML.
fault-not-table = Aqui deve haver uma tabela.
fault-not-list = Aqui deve haver uma lista de tabelas.
fault-not-whole = Aqui deve haver um número inteiro.
fault-not-text = Aqui deve haver um texto entre aspas.
fault-missing = Falta isto.
fault-unknown-key = Esta chave não significa nada aqui.
fault-out-of-range = O número é pequeno demais ou grande demais.
fault-bad-text = O texto está vazio, é longo demais ou tem caracteres que não podem ser mostrados.
fault-language = Esse idioma não existe aqui.
fault-unknown-word = Não existe essa palavra.
fault-bad-id = Um id começa com letra minúscula e tem no máximo 40 letras minúsculas sem acento, algarismos e hifens.
fault-same-id = Outra carta já tem este id.
fault-same-number = Outra carta já tem este número.
fault-card-count = Há cartas demais deste tipo, ou de menos.
fault-spell-cards = Há cartas de Feitiço demais, contando todas as cópias.
fault-effects-a-card = A carta tem efeitos demais.
fault-effects-in-all = O baralho tem efeitos demais no total.
fault-order-lacking = Falta uma Ordem com este número.
fault-role-lacking = Nenhum Palco tem este papel.
fault-second-chapel = Já há uma Capela, e só pode haver um Profeta por turno.
fault-chapel-room = A Capela só tem lugar para um Dançarino: há um só Profeta.
fault-when-here = Uma carta deste tipo não faz nada nesse momento.
fault-what-here = Isto não pode acontecer nesse momento.
fault-power-here = O poder só muda de forma permanente com “always”; fora isso, só com um Feitiço lançado em um Desafio.
fault-whom-here = Isto não pode acontecer com eles.
fault-opponent-here = Só há adversário em um Desafio.
fault-chosen-here = Ninguém foi escolhido: um efeito anterior desta carta, para o mesmo momento, deve dizer whom = "another".
fault-amount-unused = Isto acontece ou não acontece; não há quantidade.
fault-condition-long = Uma condição tem no máximo três palavras.
fault-condition-metric = A condição examina algo que não existe.
fault-condition-test = Isso não pode ser examinado desta maneira.
fault-condition-number = Aqui os jogadores são comparados entre si, por isso não cabe um número.
fault-condition-value = O valor de comparação falta ou está errado.
fault-few-masks = Não há Máscaras suficientes para cinco jogadores.
fault-few-dancers = Não há Dançarinos suficientes para cinco jogadores.
fault-little-room = Os Palcos não têm lugar para cinco Dançarinos.
fault-emblem-unwinnable = Ninguém pode ganhar este Emblema.
fault-never-holds = Esta condição nunca se cumpre.
fault-ever-holds = Esta condição sempre se cumpre.
fault-few-spells = Cinco mãos cheias podem esvaziar o baralho de Feitiços, e aí ninguém compra mais nada.
fault-endless = Este Feitiço devolve tantos Feitiços quanto custa: um turno poderia nunca acabar.
fault-no-draw = Nenhum Palco, Dançarino ou Ordem dá Feitiços, então quase ninguém terá algum.
fault-unbeatable = Nenhum Dançarino pode vencer este Guardião.
fault-idle = Esta carta não faz nada.
fault-lonely = Ninguém mais pode estar neste Palco.

## O comando

help-deck = baralhos de cartas para Masquerade
    .long = Mostra o baralho que vem com o Ridotto ou um dos seus e verifica o arquivo de um baralho seu.
help-deck-check = verificar um baralho seu
    .long = Verifica o arquivo de um baralho: mostra tudo o que está errado, com linha, chave, valor e o que é permitido, e o que não vai funcionar bem no jogo. Código de saída 0: dá para jogar; 1: há falhas; 2: não foi possível ler o arquivo.
help-deck-show = mostrar as cartas com seus textos
    .long = Mostra as cartas com seus textos: as do baralho que vem com o Ridotto ou as de um arquivo.
help-deck-new = começar um baralho seu
    .long = Cria um arquivo com um baralho completo para você modificar: o que vem com o Ridotto.
help-deck-file = um arquivo TOML com um baralho
help-deck-file-or-none = um arquivo TOML com um baralho (padrão: o que vem com o Ridotto)
help-card = só a carta com este id
usage-card = não há carta “{ $given }” neste baralho
usage-exists = { $file } já existe; nada foi gravado
deck-fine = { $file }: dá para jogar com este baralho.
deck-broken = { $file }: { $count ->
        [one] { $count } falha.
       *[other] { $count } falhas.
    }
deck-more-faults = Há { $count ->
        [one] mais { $count } falha
       *[other] mais { $count } falhas
    }; veja: { $command }
deck-written = { $file } foi criado. Modifique e depois use: ridotto deck check { $quoted }
deck-size = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
