# A mesa de Mascarade no navegador.

mas-table = A mesa
mas-strip = As máscaras em jogo
mas-pick-mask = Toque numa máscara para ler o seu poder.
mas-bank = Banco
mas-court = Tribunal
mas-centre-mask = Máscara { $number } do centro
mas-coins = { $amount ->
        [one] { $amount } moeda
       *[other] { $amount } moedas
    }

## Sinais num lugar

mas-sign-acts = decide agora
mas-sign-asked = deve responder agora
mas-sign-waits = ainda não respondeu
mas-sign-answered = já respondeu
mas-sign-claimed = diz que também é
mas-sign-passed = deixa passar
mas-sign-announced = anunciou
mas-sign-revealed = mostrou a máscara no último turno e agora não pode anunciar
mas-sign-bot = bot
mas-sign-stand-in = ausente: joga um substituto
mas-sign-absent = sem ligação
mas-sign-target = pode ser escolhido
mas-sign-winner = ganhou

## Decidir

mas-ask-turn = É a sua vez. O que faz?
mas-may-not-announce = A sua máscara foi mostrada no último turno: agora não pode anunciar.
mas-ask-opening = Troca de abertura: que máscara, além da sua?
mas-ask-swap = Que máscara pega, além da sua?
mas-ask-really = Você tem a sua máscara e { $mask }. Trocá-las?
mas-ask-pair = { $mask }: quais dois jogadores?
mas-ask-spied = A sua máscara: { $own }. A de { $name }: { $theirs }. Trocá-las?
mas-look = Olhar
mas-swap = Trocar
mas-announce = Anunciar
mas-tap = Toque num dos marcados
mas-list = De uma lista
mas-back = Voltar
mas-really = Trocar mesmo
mas-pretend = Só fingir
mas-choose = Escolher: { $names }
mas-decline = Não usar
mas-name = Diga a sua máscara
mas-peek = Espreitar a máscara
mas-more = Mais tempo
mas-i-am = { $mask ->
        [empress] Eu sou a { $name }!
        [widow] Eu sou a { $name }!
        [princess] Eu sou a { $name }!
        [witch] Eu sou a { $name }!
       *[other] Eu sou o { $name }!
    }
mas-pass = Deixar passar
mas-you-are = { $mask ->
        [empress] Você é a { $name }
        [widow] Você é a { $name }
        [princess] Você é a { $name }
        [witch] Você é a { $name }
       *[other] Você é o { $name }
    }
mas-moment-hide = Toque para cobrir
mas-announces = { $who ->
        [you] Você anuncia:
       *[other] { $name } anuncia:
    }
mas-ahead-ask = { $mask }: também lhe vão perguntar. Já pode responder.
mas-ahead-claim = Quando lhe perguntarem, dirá que é você. Toque de novo para retirar.
mas-ahead-pass = Quando lhe perguntarem, deixará passar. Toque de novo para retirar.
mas-answered-claim = A sua resposta: é você. Toque de novo para retirar.
mas-answered-pass = A sua resposta: deixar passar. Toque de novo para retirar.
mas-deal-down = Virá-las para baixo
mas-clock = Tempo restante
mas-clock-banking = da reserva

## Esperar

mas-wait-opening = { $name } faz uma troca de abertura.
mas-wait-turn = É a vez de { $name }.
mas-wait-claim = { $name } deve responder: { $mask }?
mas-wait-all = Falta responder: { $names }.
mas-wait-target = { $name } usa o poder e escolhe alguém.
mas-wait-targets = { $name } usa o poder e escolhe dois.
mas-wait-switch = { $name } tem duas máscaras debaixo da mesa.
mas-wait-name = { $name } deve dizer que máscara tem.
mas-watching = Você está a assistir: vê o que todos os jogadores veem.

## O que aconteceu

mas-log = O que aconteceu
mas-log-private = só você sabe:
mas-log-swap = { $who ->
        [you] Você pega a própria máscara e { $mask } debaixo da mesa.
       *[other] { $name } pega a própria máscara e { $mask } debaixo da mesa.
    }
mas-log-look = { $who ->
        [you] Você olha a sua máscara.
       *[other] { $name } olha a própria máscara.
    }
mas-log-peek = { $who ->
        [you] Você espreita a sua máscara. No seu próximo turno terá de olhar.
       *[other] { $name } espreita a própria máscara.
    }
mas-log-switch = { $who ->
        [you] Você pega { $one } e { $other } debaixo da mesa.
       *[other] { $name } pega { $one } e { $other } debaixo da mesa.
    }
mas-log-spy = { $who ->
        [you] Você olha a sua própria máscara e { $mask }.
       *[other] { $name } olha a própria máscara e { $mask }.
    }
mas-log-clock = { $who ->
        [you] O seu tempo acabou e decidiu-se por você.
       *[other] O tempo de { $name } acabou.
    }
mas-log-absent = { $who ->
        [you] Um substituto joga por você.
       *[other] { $name } não está; joga um substituto.
    }
mas-log-back = { $who ->
        [you] Você voltou.
       *[other] { $name } voltou.
    }
mas-log-more = { $who ->
        [you] Você tem mais tempo.
       *[other] { $name } tem mais tempo.
    }

## Lembrar

mas-aid = O que você viu
mas-aid-turn = vista no turno { $turn }
mas-aid-deal = vista na distribuição
mas-aid-certain = certo
mas-aid-handled = { $times ->
        [one] mexida { $times } vez desde então
       *[other] mexida { $times } vezes desde então
    }
mas-aid-nothing = Nada que ainda lhe diga alguma coisa.
mas-aid-chances = Probabilidade de cada máscara aqui
mas-aid-places = Probabilidade de cada máscara, lugar a lugar
mas-how-memory-none = Nesta mesa é preciso lembrar. O que você vê aparece uma vez e o registo não o guarda.
mas-how-memory-seen = Esta mesa ajuda a lembrar: cada máscara que você viu, onde estava e quantas vezes foi mexida desde então.
mas-how-memory-inferred = Esta mesa ajuda a pensar: além do que você viu, toque num lugar para ver a probabilidade de cada máscara.

## O fim

mas-over = O jogo acabou.
mas-unmasking = Tirar as máscaras
mas-rematch = Jogar de novo
mas-follow = Para a nova mesa
mas-follow-soon = Os outros jogam de novo: você segue em { $seconds } s.
mas-stay = Ficar aqui
mas-foyer = Para o saguão
