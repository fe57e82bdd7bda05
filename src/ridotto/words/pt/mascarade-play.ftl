## Pessoas

person-you = Você
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
        [open] As máscaras são distribuídas à vista e depois viradas para baixo.
       *[closed] As máscaras são distribuídas viradas para baixo; ninguém vê nenhuma.
    } { $who ->
        [you] Você começa.
       *[other] { $name } começa.
    }
tell-turn = Turno { $turn }: { $who ->
        [you] você
       *[other] { $name }
    }
tell-swap = { $who ->
        [you] Você pega a sua máscara e { $mask }: { $really ->
            [yes] troca as duas.
           *[no] só finge trocar.
        }
       *[other] { $really ->
            [yes] { $name } pega a própria máscara e { $mask }: troca de verdade.
            [no] { $name } pega a própria máscara e { $mask }: só finge trocar.
           *[hidden] { $name } leva a própria máscara e { $mask } para debaixo da mesa.
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
        [you] Você espia a sua máscara: { $mask }. No seu próximo turno, vai ter que olhar.
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
        [you] Você duvida: “Sou eu!”
       *[other] { $name } duvida: “Sou eu!”
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
        [0] { $amount } moedas
        [one] { $amount } moeda
       *[other] { $amount } moedas
    }
tell-coins-bank = { $who ->
        [you] Você pega
       *[other] { $name } pega
    } { coins } do banco.
tell-coins-court = { $who ->
        [you] Você pega
       *[other] { $name } pega
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
       *[other] { $really ->
            [yes] { $name } pega { $one } e { $other }: troca de verdade.
            [no] { $name } pega { $one } e { $other }: só finge trocar.
           *[hidden] { $name } leva { $one } e { $other } para debaixo da mesa.
        }
    }
tell-show = { $who ->
        [you] Todos, menos você, veem a sua máscara.
       *[other] Todos, menos { $name }, veem { mask-of }{ $seen ->
            [yes] : { $mask }.
           *[no] .
        }
    }
tell-spy = { $who ->
        [you] Você olha a sua máscara ({ $own }) e { $mask } ({ $theirs }).
       *[other] { $name } olha a própria máscara ({ $own }) e { $mask } ({ $theirs }).
    }
tell-spy-hidden = { $name } olha a própria máscara e { $mask }.
tell-name = { $who ->
        [you] Você diz qual é a sua máscara: { $mask }.
       *[other] { $name } diz qual é a própria máscara: { $mask }.
    }
tell-seats = Trocam de lugar: { $names }.
tell-win-you = Você venceu!
tell-win = { $count ->
        [one] { $names } vence.
       *[other] Vitória dividida: { $names }.
    }
tell-reason-thirteen = Alguém tem treze moedas.
tell-reason-ruin = Alguém ficou sem moedas: vence quem tem mais.
tell-reason-cheat = O Traidor tinha dez moedas ou mais.
tell-reason-turn-limit = Foi o último turno: vence quem tem mais moedas.

## A mesa

table-turn = Turno { $turn }
table-opening = { $left ->
        [one] falta { $left } turno inicial
       *[other] faltam { $left } turnos iniciais
    }

## Jogar

play-deal-title = As máscaras estão à vista. Memorize!
play-ask-really = Você troca as duas?
play-ask-announce = Que máscara você anuncia?
play-ask-claim = { $mask }: você duvida?
play-ask-target = { $mask }: quem você escolhe?
play-ask-name = O Guru pergunta: qual é a sua máscara?
play-must-look = Você espiou, então agora tem que olhar.
