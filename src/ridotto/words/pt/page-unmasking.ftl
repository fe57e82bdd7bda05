# Caem as máscaras: uma partida terminada no navegador.

un-journey = A viagem das máscaras
un-journey-how = Cada linha é uma máscara; cada faixa, um lugar na mesa. Toque em um sinal para ver o que aconteceu ali.
un-course = Como foi o baile
un-course-how = Os pontos que todos podiam ver e, embaixo, onde os Dançarinos dançaram e lutaram. Toque em um sinal para ver o que aconteceu ali.
un-follow-mask = Seguir uma máscara
un-follow-player = Seguir um jogador
un-picture-mascarade = O caminho de cada máscara, de lugar em lugar. A mesma história é contada em palavras mais abaixo.
un-picture-masquerade = Os pontos de cada jogador, turno a turno. A mesma história é contada em palavras mais abaixo.
un-points = Pontos
un-centre = Centro { $number }
un-end = { $name } · { $coins }
un-start = Começo
un-you = { $name } (você)
un-you-were = Você jogou como { $name }.

## Sinais da imagem

un-mark-swap = { $name }: trocou de verdade
un-mark-pretend = { $name }: só fingiu
un-mark-look = { $name }: olhou
un-mark-peek = { $name }: espiou
un-mark-announce = { $name }: anunciou
un-mark-claim = { $name }: duvidou
un-mark-show = { $name }: mostrou uma máscara aos outros
un-mark-name = { $name }: disse o nome de uma máscara
un-mark-seats = { $name }: fez dois jogadores trocarem de lugar
un-mark-fight = { $name }: desafiou
un-legend-swap = troca de verdade
un-legend-pretend = só fingiu
un-legend-look = olhou
un-legend-announce = anúncio verdadeiro
un-legend-lie = blefe
un-legend-claim = duvidou

## Percorrer

un-walk = Passo a passo
un-controls = Reprodução
un-back = Anterior
un-forward = Próximo
un-play = Reproduzir
un-pause = Pausar
un-moment = Passo
un-moment-of = { $moment } de { $moments }
un-eyes = Ponto de vista
un-eyes-omniscient = Todos os segredos
un-eyes-spectator = Quem assiste
un-table = A mesa neste momento
un-face-unknown = desconhecida
un-face-perhaps = { $mask }?
un-money = Banco { $bank } · tribunal { $court }
un-hand = Na mão: { $cards }
un-guest-said = { $life ->
        [0] sem vidas
        [one] { $life } vida
       *[other] { $life } vidas
    }, { $hand ->
        [0] nenhum Feitiço na mão
        [one] { $hand } Feitiço na mão
       *[other] { $hand } Feitiços na mão
    }, { $counters ->
        [0] nenhum marcador
        [one] { $counters } marcador
       *[other] { $counters } marcadores
    }, { $vp ->
        [0] { $vp } pontos
        [one] { $vp } ponto
       *[other] { $vp } pontos
    }
un-guardian = Na Torre: { $card } ({ $left ->
        [0] não resta nenhum Guardião
        [one] resta { $left } Guardião
       *[other] restam { $left } Guardiões
    }).
un-deck = Baralho de Feitiços: { $spells }; renovações: { $renewals }.
un-all = A partida inteira em palavras
un-to-table = Voltar à mesa
un-again = Os outros vão jogar de novo.

## Salvar e compartilhar

un-take = Salvar e compartilhar
un-save-png = Imagem (PNG)
un-save-svg = Imagem (SVG)
un-save-record = Gravação
un-save-failed = Não foi possível criar a imagem. Tente o outro formato.

## O que dava para saber

un-known = O que cada um podia saber
un-known-how = Quanta certeza cada um podia ter da própria máscara no fim de cada turno, só com o que tinha visto e ouvido.
un-known-lost = Não foi possível calcular isto agora. Recarregue a página mais tarde.
un-known-sum = { $sure ->
        [0] Nunca teve certeza
       *[other] Certeza em { $sure } de { $turns } turnos
    }{ $misled ->
        [0] .
       *[other] ; em { $misled }, outra máscara parecia mais provável.
    }
un-known-now = Turno { $turn }: { $mask }, { $chance } de chance.
un-known-rather = Parecia mais provável: { $mask }, { $chance }.
un-record = { $announced ->
        [0] Não anunciou nada.
        [one] Um anúncio, { $lies ->
            [0] e era verdade.
           *[other] um blefe{ $caught ->
                [0] { "" } que passou.
               *[other] { "" } descoberto.
            }
        }
       *[other] { $announced } anúncios, { $lies ->
            [0] todos verdadeiros.
            [one] um deles um blefe{ $caught ->
                [0] { "" } que passou.
               *[other] { "" } descoberto.
            }
           *[other] { $lies } deles blefes{ $caught ->
                [0] , nenhum descoberto.
                [one] , { $caught } descoberto.
               *[other] , { $caught } descobertos.
            }
        }
    }
un-record-claims = { $claims ->
        [0] Não duvidou.
        [one] Duvidou uma vez, { $wrong ->
            [0] e com razão.
           *[other] e sem razão.
        }
       *[other] Duvidou { $claims } vezes, { $wrong ->
            [0] sempre com razão.
            [one] uma delas sem razão.
           *[other] { $wrong } delas sem razão.
        }
    }
un-legend-sure = certeza da própria máscara
un-legend-unsure = altura da barra = chance
un-legend-misled = outra máscara parecia mais provável

## Se foi justo

un-fair-checking = Conferindo a distribuição…
un-fair-holds = { $sealed ->
        [before] A distribuição é aquela com que a casa se comprometeu antes de você se sentar
        [after] A distribuição corresponde ao selo que este aparelho anotou durante a partida
       *[none] A distribuição corresponde ao segredo da casa e às contribuições dos jogadores
    }{ $share ->
        [yes] , e a sua contribuição faz parte dela.
       *[no] .
    } { $sealed ->
        [none] Só um aparelho que estava lá antes da partida pode dizer se o segredo já era o mesmo.
       *[other] { "" }
    }
un-fair-broken = Há algo errado nesta distribuição. Veja os detalhes.
un-fair-fetch = Não foi possível carregar a gravação, então a distribuição não foi conferida. Recarregue a página.
un-fair-insecure = Os navegadores só podem conferir uma distribuição por https. Salve a gravação e confira com “ridotto verify”.
un-fair-details = Detalhes
un-fair-checksum = A gravação não foi alterada desde que foi salva.
    .not = A gravação foi alterada depois de salva.
un-fair-commitment = O selo corresponde ao segredo da casa.
    .not = O selo não corresponde ao segredo da casa.
un-fair-published = É o selo que este aparelho anotou.
    .not = Não é o selo que este aparelho anotou: a casa trocou o segredo.
un-fair-shares = Há uma contribuição para cada jogador.
    .not = Faltam contribuições.
un-fair-share = A sua contribuição está entre elas.
    .not = A sua contribuição não está entre elas.
un-fair-seed = A semente vem do segredo e das contribuições.
    .not = A semente não vem do segredo e das contribuições.
un-fair-deal = A distribuição corresponde ao segredo e às contribuições.
    .not = A distribuição não corresponde ao segredo e às contribuições.
un-fair-first = A escolha de quem começou também corresponde a eles.
    .not = A escolha de quem começou não corresponde a eles.
un-fair-seal = O selo da casa
un-fair-secret = O segredo da casa
un-fair-share-of = Contribuição de { $name }
un-fair-no-share = nenhuma: bots não contribuem
un-fair-elsewhere = Você não precisa confiar nesta página: “ridotto verify” e um programa curto da documentação conferem a mesma gravação.
