# O desmascaramento: uma partida terminada no navegador.

un-journey = A viagem das máscaras
un-journey-how = Cada linha é uma máscara; cada faixa, um lugar da mesa. Toque em um sinal para ver o que aconteceu ali.
un-course = O curso do baile
un-course-how = Os pontos que todos podiam ver e, embaixo, onde cada um dançou e lutou. Toque em um sinal para ver o que aconteceu ali.
un-follow-mask = Seguir uma máscara
un-follow-player = Seguir um jogador
un-picture-mascarade = O caminho de cada máscara de lugar em lugar. Mais abaixo o mesmo é contado em palavras.
un-picture-masquerade = Os pontos de cada jogador turno a turno. Mais abaixo o mesmo é contado em palavras.
un-points = Pontos
un-centre = Centro { $number }
un-end = { $name } · { $coins }
un-start = O começo
un-you = { $name } (você)
un-you-were = Você era { $name }.

## Sinais da imagem

un-mark-swap = { $name }: trocou de verdade
un-mark-pretend = { $name }: só fingiu
un-mark-look = { $name }: olhou
un-mark-peek = { $name }: espiou
un-mark-announce = { $name }: anunciou
un-mark-claim = { $name }: disse que também era
un-mark-show = { $name }: fez mostrar uma máscara
un-mark-name = { $name }: disse o nome de uma máscara
un-mark-seats = { $name }: fez dois trocarem de assento
un-mark-fight = { $name }: desafiou
un-legend-swap = troca de verdade
un-legend-pretend = só fingida
un-legend-look = olhou
un-legend-announce = anunciado, e verdade
un-legend-lie = anunciado, e mentira
un-legend-claim = disse que também era

## Percorrer

un-walk = Passo a passo
un-controls = Ver de novo
un-back = Um para trás
un-forward = Um para a frente
un-play = Reproduzir
un-pause = Pausa
un-moment = Momento
un-moment-of = { $moment } de { $moments }
un-eyes = Visto por
un-eyes-omniscient = Quem sabe tudo
un-eyes-spectator = Um espectador
un-table = A mesa neste momento
un-face-unknown = desconhecida
un-face-perhaps = { $mask }?
un-money = Banco { $bank } · tribunal { $court }
un-hand = Na mão: { $cards }
un-guest-said = { $life ->
        [one] { $life } vida
       *[other] { $life } vidas
    }, { $hand ->
        [one] { $hand } Feitiço na mão
       *[other] { $hand } Feitiços na mão
    }, { $counters ->
        [one] { $counters } marcador
       *[other] { $counters } marcadores
    }, { $vp ->
        [one] { $vp } ponto
       *[other] { $vp } pontos
    }
un-guardian = Na Torre: { $card } ({ $left ->
        [one] resta { $left } Guardião
       *[other] restam { $left } Guardiões
    }).
un-deck = Baralho de Feitiços: { $spells }; renovações: { $renewals }.
un-all = Tudo em palavras
un-to-table = Para a mesa
un-again = Os outros jogam de novo.

## Para levar

un-take = Para levar
un-share = Compartilhar
un-save-png = Imagem (PNG)
un-save-svg = Imagem (SVG)
un-save-record = Registro
un-save-failed = Não foi possível fazer a imagem. Tente o outro formato.

## O que se podia saber

un-known = O que podiam saber
un-known-how = Quanta certeza cada um podia ter da própria máscara no fim de cada turno, calculada só com o que tinha visto e ouvido.
un-known-lost = A casa não conseguiu calcular isto agora. Recarregue a página mais tarde.
un-known-sum = { $sure ->
        [0] Nunca com certeza
       *[other] Com certeza em { $sure } de { $turns } turnos
    }{ $misled ->
        [0] .
       *[other] ; em { $misled } outra coisa era mais provável.
    }
un-known-now = Turno { $turn }: { $mask }, { $chance } provável.
un-known-rather = Mais provável: { $mask }, { $chance }.
un-record = { $announced ->
        [0] Não anunciou nada.
        [1] Um anúncio, { $lies ->
            [0] e era verdade.
           *[other] uma mentira{ $caught ->
                [0] { "" } que ninguém contestou.
               *[other] { "" } descoberta.
            }
        }
       *[other] { $announced } anúncios, { $lies ->
            [0] todos verdadeiros.
            [1] um deles mentira{ $caught ->
                [0] { "" } que ninguém contestou.
               *[other] { "" } descoberta.
            }
           *[other] { $lies } deles mentiras, { $caught } descobertas.
        }
    }
un-record-claims = { $claims ->
        [1] Uma vez disse que também era, { $wrong ->
            [0] e era mesmo.
           *[other] e não era.
        }
       *[other] { $claims } vezes disse que também era, { $wrong ->
            [0] nunca em falso.
            [1] uma em falso.
           *[other] { $wrong } em falso.
        }
    }
un-legend-sure = certeza da própria máscara
un-legend-unsure = tão provável quanto a barra é alta
un-legend-misled = outra coisa era mais provável

## Se foi justo

un-fair-checking = A distribuição está sendo conferida …
un-fair-holds = { $sealed ->
        [before] A distribuição é aquela com que a casa se tinha comprometido antes de você se sentar
        [after] A distribuição é a do selo que este aparelho anotou durante a partida
       *[none] A distribuição é a que o segredo da casa e as contribuições dos jogadores decidem
    }{ $share ->
        [yes] , e a sua própria contribuição faz parte dela.
       *[no] .
    } { $sealed ->
        [none] Se o segredo era o mesmo antes da partida, só um aparelho que estava lá pode dizer.
       *[other] { "" }
    }
un-fair-broken = Algo nesta distribuição não está certo. Os detalhes dizem o quê.
un-fair-fetch = Não foi possível buscar o registro, então a distribuição não foi conferida. Recarregue a página.
un-fair-insecure = Os navegadores só podem conferir uma distribuição por https. Guarde o registro e confira com “ridotto verify”.
un-fair-details = Detalhes
un-fair-checksum = O registro não mudou desde que foi escrito.
    .not = O registro mudou desde que foi escrito.
un-fair-commitment = O selo corresponde ao segredo da casa.
    .not = O selo não corresponde ao segredo da casa.
un-fair-published = É o selo que este aparelho tinha anotado.
    .not = Não é o selo que este aparelho tinha anotado: a casa trocou o segredo.
un-fair-shares = Há um lugar para a contribuição de cada jogador.
    .not = Faltam contribuições.
un-fair-share = A sua está entre elas.
    .not = A sua não está entre elas.
un-fair-seed = A semente sai do segredo e das contribuições.
    .not = A semente não sai do segredo e das contribuições.
un-fair-deal = As cartas estão como o segredo e as contribuições decidem.
    .not = As cartas não estão como o segredo e as contribuições decidem.
un-fair-first = Começou quem o segredo e as contribuições decidem.
    .not = Não começou quem o segredo e as contribuições decidem.
un-fair-seal = O selo da casa
un-fair-secret = O segredo da casa
un-fair-share-of = Contribuição de { $name }
un-fair-no-share = nenhuma: os bots não contribuem com nada
un-fair-elsewhere = Não é preciso confiar nesta página: “ridotto verify” e um programa curto da documentação conferem o mesmo registro.
