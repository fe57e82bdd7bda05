# A mesa de Mascarade no navegador.

mas-table = A mesa
mas-strip = Máscaras em jogo
mas-pick-mask = Toque em uma máscara para ler o poder dela.
mas-bank = Banco
mas-court = Tribunal
mas-centre-mask = Máscara { $number } do centro
mas-coins = { $amount ->
        [0] { $amount } moedas
        [one] { $amount } moeda
       *[other] { $amount } moedas
    }

## Sinais em um lugar

mas-sign-acts = decidindo
mas-sign-asked = tem que responder
mas-sign-waits = ainda não respondeu
mas-sign-answered = já respondeu
mas-sign-ready = já memorizou
mas-sign-looks = ainda memorizando
mas-sign-claimed = duvida
mas-sign-passed = deixa passar
mas-sign-announced = anunciou
mas-sign-revealed = teve a máscara revelada no último turno e não pode anunciar agora
mas-sign-bot = bot
mas-sign-stand-in = ausente: um bot está jogando
mas-sign-absent = sem conexão
mas-sign-target = dá para escolher
mas-sign-winner = venceu

## Decidir

mas-ask-turn = É a sua vez. O que você faz?
mas-may-not-announce = Sua máscara foi revelada no último turno, então você não pode anunciar agora.
mas-ask-opening = Turno inicial: que máscara você pega, além da sua?
mas-ask-swap = Que máscara você pega, além da sua?
mas-ask-really = Você está com a sua máscara e { $mask }. Trocar as duas?
mas-ask-pair = { $mask }: quais dois jogadores?
mas-ask-spied = Sua máscara: { $own }. A de { $name }: { $theirs }. Trocar as duas?
mas-look = Olhar
mas-swap = Trocar
mas-announce = Anunciar
mas-tap = Toque em um lugar marcado
mas-list = Escolher na lista
mas-back = Voltar
mas-really = Trocar de verdade
mas-pretend = Só fingir
mas-choose = Escolher { $names }
mas-decline = Não usar
mas-name = Dizer sua máscara
mas-peek = Espiar a máscara
mas-more = Mais tempo
mas-i-am = { $mask ->
        [empress] Eu sou a { $name }!
        [widow] Eu sou a { $name }!
        [princess] Eu sou a { $name }!
        [witch] Eu sou a { $name }!
       *[other] Eu sou o { $name }!
    }
mas-pass = Deixar passar
mas-claim-cost = Um erro custa 1 moeda
mas-claimed-by = Quem duvidou: { $names }
mas-you-are = { $mask ->
        [empress] Você é a { $name }
        [widow] Você é a { $name }
        [princess] Você é a { $name }
        [witch] Você é a { $name }
       *[other] Você é o { $name }
    }
mas-moment-hide = Toque para esconder
mas-announces = { $who ->
        [you] Você anuncia:
       *[other] { $name } anuncia:
    }
mas-ahead-ask = { $mask }: sua vez vai chegar, mas você já pode responder.
mas-ahead-claim = Quando chegar a sua vez, você vai duvidar. Toque de novo para desfazer.
mas-ahead-pass = Quando chegar a sua vez, você vai deixar passar. Toque de novo para desfazer.
mas-answered-claim = Sua resposta: duvidar. Toque de novo para desfazer.
mas-answered-pass = Sua resposta: deixar passar. Toque de novo para desfazer.
mas-deal-down = Já memorizei: virar para baixo
mas-memorise = Memorize
mas-ready = Memorizado por { $ready } de { $all }
mas-clock = Tempo restante
mas-clock-banking = tempo de reserva

## Esperar

mas-wait-opening = Turno inicial: { $name } está trocando.
mas-wait-turn = É a vez de { $name }.
mas-wait-claim = { $mask }? { $name } está decidindo se duvida.
mas-wait-all = Falta responder: { $names }.
mas-wait-looking = Ainda memorizando: { $names }.
mas-wait-target = { $name } está escolhendo um jogador.
mas-wait-targets = { $name } está escolhendo dois jogadores.
mas-wait-switch = { $name } está com duas máscaras debaixo da mesa.
mas-wait-name = { $name } tem que dizer qual é a própria máscara.
mas-watching = Você está assistindo: vê só o que a mesa inteira pode ver.

## O que aconteceu

mas-log = O que aconteceu
mas-log-private = só você sabe:
mas-log-swap = { $who ->
        [you] Você leva a sua máscara e { $mask } para debaixo da mesa.
       *[other] { $name } leva a própria máscara e { $mask } para debaixo da mesa.
    }
mas-log-look = { $who ->
        [you] Você olha a sua máscara.
       *[other] { $name } olha a própria máscara.
    }
mas-log-peek = { $who ->
        [you] Você espia a sua máscara. No seu próximo turno, vai ter que olhar.
       *[other] { $name } espia a própria máscara.
    }
mas-log-switch = { $who ->
        [you] Você leva { $one } e { $other } para debaixo da mesa.
       *[other] { $name } leva { $one } e { $other } para debaixo da mesa.
    }
mas-log-spy = { $who ->
        [you] Você olha a sua máscara e { $mask }.
       *[other] { $name } olha a própria máscara e { $mask }.
    }
mas-log-clock = { $who ->
        [you] Seu tempo acabou, e a jogada foi feita por você.
       *[other] O tempo de { $name } acabou.
    }
mas-log-absent = { $who ->
        [you] Um bot está jogando por você.
       *[other] { $name } se ausentou; um bot está jogando.
    }
mas-log-back = { $who ->
        [you] Você voltou.
       *[other] { $name } voltou.
    }
mas-log-more = { $who ->
        [you] Você ganha mais tempo.
       *[other] { $name } ganha mais tempo.
    }

## Lembrar

mas-aid = O que você viu
mas-aid-turn = vista no turno { $turn }
mas-aid-deal = vista na distribuição
mas-aid-certain = com certeza
mas-aid-handled = { $times ->
        [one] mexida { $times } vez desde então
       *[other] mexida { $times } vezes desde então
    }
mas-aid-nothing = Nada do que você viu ainda vale.
mas-aid-chances = Chance de cada máscara aqui
mas-aid-places = Chance de cada máscara, lugar por lugar
mas-how-memory-none = Nesta mesa, conte só com a sua memória. O que você vê aparece uma vez e não fica no histórico.
mas-how-memory-seen = Esta mesa ajuda você a lembrar: cada máscara que você viu, onde estava e quantas vezes foi mexida desde então.
mas-how-memory-inferred = Esta mesa ajuda você a pensar: mostra o que você viu e, quando você toca em um lugar, a chance de cada máscara ali.

## O fim

mas-over = A partida acabou.
mas-unmasking = Caem as máscaras
mas-rematch = Jogar de novo
mas-follow = Ir para a nova mesa
mas-follow-soon = Os outros vão jogar de novo. Você entra na mesa em { $seconds } s.
mas-stay = Ficar aqui
mas-foyer = Voltar ao saguão
