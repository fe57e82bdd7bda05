## Pessoas

person-you = Você
person-number = Jogador { $number }
person-chosen = { $who ->
        [you] você
       *[other] { $name }
    }
person-moved = { $who ->
        [you] você
       *[other] { $name }
    }
person-wins = { $who ->
        [you] você
       *[other] { $name }
    }

## O que acontece

mask-of = { $who ->
        [you] a sua máscara
        [centre] a máscara { $number } do centro
       *[other] a máscara de { $name }
    }
mask-own = a própria máscara
tell-deal = { $kind ->
        [open] As máscaras são dadas à vista de todos e depois viradas para baixo.
       *[closed] As máscaras são dadas viradas para baixo; ninguém vê nenhuma.
    } { $who ->
        [you] Você começa.
       *[other] { $name } começa.
    }
tell-turn = Turno { $turn }: { $who ->
        [you] você
       *[other] { $name }
    }
tell-swap = { $who ->
        [you] Você pega a própria máscara e { $mask }: { $really ->
            [yes] troca as duas.
           *[no] só finge trocar.
        }
       *[other] { $name } pega a própria máscara e { $mask }{ $really ->
            [yes] : troca de verdade.
            [no] : só finge.
           *[hidden] { "" } por baixo da mesa.
        }
    }
tell-look = { $who ->
        [you] Você olha a sua máscara: { $mask }.
       *[other] { $name } olha a própria máscara{ $seen ->
            [yes] : { $mask }.
           *[no] .
        }
    }
tell-peek = { $who ->
        [you] Você espia a sua máscara: { $mask }. No seu próximo turno terá de olhar.
       *[other] { $name } espia a própria máscara{ $seen ->
            [yes] : { $mask }.
           *[no] .
        }
    }
tell-announce = { $who ->
        [you] Você anuncia: { $mask }.
       *[other] { $name } anuncia: { $mask }.
    }
tell-claim = { $who ->
        [you] Você diz que é você!
       *[other] { $name } diz que também é!
    }
tell-pass = { $who ->
        [you] Você deixa passar.
       *[other] { $count ->
            [one] { $names } deixa passar.
           *[other] { $names } deixam passar.
        }
    }
tell-reveal = { $who ->
        [you] Você revela a sua máscara: { $mask }.
       *[other] { $name } revela: { $mask }.
    }
coins = { $amount ->
        [one] 1 moeda
       *[other] { $amount } moedas
    }
tell-coins-bank = { $who ->
        [you] Você toma
       *[other] { $name } toma
    } { coins } do banco.
tell-coins-court = { $who ->
        [you] Você toma
       *[other] { $name } toma
    } { coins } do tribunal.
tell-coins-given = { $who ->
        [you] Você dá { coins } a { $whomname }.
       *[other] { $whom ->
            [you] { $name } dá { coins } a você.
           *[other] { $name } dá { coins } a { $whomname }.
        }
    }
tell-fine = { $who ->
        [you] Você paga ao tribunal uma multa de { coins }.
       *[other] { $name } paga ao tribunal uma multa de { coins }.
    }
tell-choose = { $who ->
        [you] Você escolhe { $chosen }.
       *[other] { $name } escolhe { $chosen }.
    }
tell-decline = { $who ->
        [you] Você não usa o poder.
       *[other] { $name } não usa o poder.
    }
tell-switch = { $who ->
        [you] Você pega { $one } e { $other }: { $really ->
            [yes] troca as duas.
           *[no] só finge trocar.
        }
       *[other] { $name } pega { $one } e { $other }{ $really ->
            [yes] : troca de verdade.
            [no] : só finge.
           *[hidden] { "" } por baixo da mesa.
        }
    }
tell-show = { $who ->
        [you] Todos menos você veem a sua máscara.
       *[other] Todos menos { $name } veem { mask-of }{ $seen ->
            [yes] : { $mask }.
           *[no] .
        }
    }
tell-spy = { $who ->
        [you] Você olha a própria máscara: { $own }, e { $mask }: { $theirs }.
       *[other] { $name } olha a própria máscara: { $own }, e { $mask }: { $theirs }.
    }
tell-spy-hidden = { $name } olha a própria máscara e { $mask }.
tell-name = { $who ->
        [you] Você diz que é: { $mask }.
       *[other] { $name } diz: “{ $mask }”.
    }
tell-seats = Trocam de lugar: { $names }.
tell-win-you = Você ganha!
tell-win = { $count ->
        [one] { $names } ganha.
       *[other] Vitória dividida: { $names }.
    }
tell-reason-thirteen = Alguém tem treze moedas.
tell-reason-ruin = Alguém ficou sem moedas; por isso ganham os mais ricos.
tell-reason-cheat = O Traidor tinha dez moedas ou mais.
tell-reason-turn-limit = O último turno foi jogado; ganham os mais ricos.

## A mesa

table-court = tribunal ● { $coins }
table-bank = banco ● { $coins }
table-centre = centro
table-turn = Turno { $turn }
table-opening = { $left ->
        [one] falta uma troca de abertura
       *[other] faltam { $left } trocas de abertura
    }

## Jogar

play-welcome = Mascarade, { $scenario }. O seu lugar é o { $seat }. Treze moedas ganham; em qualquer pergunta, ? ajuda.
play-deal-title = As máscaras estão à vista. Guarde-as bem na memória!
play-deal-centre = centro { $number }
play-deal-ready = Pressione Enter para virá-las:
play-back = voltar
play-look = olhar a sua máscara
play-swap = trocar, ou fingir
play-announce = anunciar uma máscara
play-ask-turn = O que você faz?
play-ask-opening = Troca de abertura: que máscara você pega, além da sua?
play-ask-swap = Que máscara você pega, além da sua?
play-centre = centro { $number }
play-ask-really = Troca as duas?
play-really = trocar de verdade
play-pretend = só fingir
play-ask-announce = Que máscara você anuncia?
play-ask-claim = { $mask }: você diz que é você?
play-claim = dizer que sim
play-pass = deixar passar
play-ask-target = { $mask }: quem você escolhe?
play-ask-targets = { $mask }: que dois jogadores? O primeiro:
play-ask-second = E o segundo?
play-decline = não usar
play-ask-name = O Guru pergunta: que máscara é você?
play-must-look = Você espiou; agora tem de olhar.
play-may-not-announce = A sua máscara foi revelada no turno que acabou; agora você não pode anunciar.
play-bad-answer = “{ $given }” não está entre as respostas: { $known }.
play-bad-empty = É preciso uma resposta: { $known }.
play-no-peek = Nesta mesa não se pode espiar (--peek permite).
play-peek-own-turn = É o seu turno: olhe, em vez de espiar.
play-notes-none = Você não tem notas. “n” e algumas palavras fazem uma.
play-log-none = Ainda não aconteceu nada.
play-quit = Deixar a partida?
play-yes-no = Responda { $yes } ou { $no }, por favor.
play-company-comes = A companhia está chegando. Na primeira vez neste computador isso leva cerca de meio minuto…
play-left = Você deixa a mesa.
play-help = Todos têm 6 moedas e uma máscara que talvez já não seja a que era. No seu turno, olhe a sua máscara, troque-a às escondidas (ou finja) ou anuncie uma máscara para usar o poder dela, seja a sua ou não. Outros podem dizer que são a mesma máscara; então todos revelam, quem a tem usa o poder e os outros pagam uma multa. Ganha-se com 13 moedas; quando alguém fica sem nenhuma, ganham os mais ricos.
play-help-answers = Responda com o número ou o sinal que está antes da sua escolha. Numa linha cabem várias respostas: “2 3 1” troca de verdade com o jogador 3.
play-help-m = as máscaras em jogo e os seus poderes
play-help-t = a mesa
play-help-l = o que aconteceu por último (l 50: as últimas cinquenta linhas)
play-help-n = as suas notas (n e algumas palavras: uma nota nova)
play-help-p = espiar a sua máscara fora do seu turno, se a mesa o permitir
play-help-b = voltar à pergunta anterior
play-help-q = deixar a partida
play-help-help = esta ajuda

play-truth-title = Por baixo das máscaras, no fim
play-swaps-title = O que aconteceu de verdade com as máscaras
play-saved = A gravação da partida está em { $file }.
play-see-record = Veja-a com: ridotto replay { $file }
play-resume = Continue com: ridotto play { $game } --resume { $file } --seat { $seat }
play-seed = A semente desta partida era { $seed }.
play-ask-save = Arquivo onde guardar a gravação (Enter: nenhum)
play-not-saved = não foi possível escrever { $file }: { $why }
play-again = Outra partida?

help-play-scenario = uma folha impressa, como 8A, ou um arquivo TOML com um conjunto de máscaras (6A se nada for dito)
help-play-seat = o seu lugar, a partir de 0 (0 se nada for dito)
help-play-seed = um número; o mesmo dá as mesmas cartas e os mesmos convidados
help-play-name = o seu nome à mesa
help-play-peek = deixa todos espiarem a própria máscara fora do seu turno
help-play-closed-deal = dá as máscaras viradas para baixo
help-play-turn-limit = depois de tantos turnos ganham os mais ricos
help-play-save = guarda a gravação da partida neste arquivo
help-play-resume = continua uma partida a partir da sua gravação
help-play-fast = sem pausas entre as jogadas dos outros
play-bad-seat = não há lugar { $seat } nesta mesa: escolha de 0 a { $most }
play-bad-name = um nome tem de 1 a { $most } caracteres imprimíveis
play-file-exists = { $file } já existe; escolha outro nome para a gravação
play-over-already = essa partida acabou; veja-a com: ridotto replay { $file }
play-resume-alone = --resume toma a partida como está gravada: retire { $what }
play-game-first = diga primeiro o jogo e depois as opções dele; os jogos são { $known }
play-no-folder = a pasta não existe ou não se pode escrever nela
file-is-folder = é uma pasta
file-name-long = o nome é longo demais
file-no-room = não há mais espaço

## Gravações

help-replay-file = uma gravação escrita por “ridotto play --save” ou pelo árbitro
help-replay-viewer = com que olhos ver: o número de um jogador, spectator ou omniscient (tudo; se nada for dito)
replay-refused = { $file } é recusado: { $why }
replay-unread = não é possível ler { $file }: { $why }
replay-huge = o arquivo é grande demais para ser uma gravação
record-not-json = isto não é uma gravação: não é JSON ({ $detail })
record-not-record = isto não é a gravação de uma partida
record-later = a gravação é da versão { $version }; este programa lê até à versão { $known }: é preciso um mais novo
record-form = a gravação não tem a forma devida ({ $detail })
record-changed = a gravação foi alterada depois de escrita: a sua soma de verificação não confere
record-setup = nenhuma partida se pode preparar como ela diz ({ $detail })
record-move = a sua jogada { $number } não se pode fazer ({ $detail })
record-result = as suas jogadas não levam ao resultado que ela indica ({ $detail })
replay-bad-viewer = “{ $given }” não assistiu a esta partida; escolha spectator, omniscient ou um jogador de 0 a { $most }
replay-players = Jogadores: { $names }
replay-unfinished = Aqui acaba a gravação; a partida não terminou.
replay-other-game = { $file } é uma gravação de outro jogo: { $game }
