# A oficina: conjuntos de máscaras montados pelo visitante.

workshop-what = Monte um conjunto de máscaras para a sua mesa. Você vê na hora se dá para jogar com ele.
workshop-centre = No centro
    .why = Máscaras que não são de ninguém: duas com quatro jogadores, uma com cinco e, com mais, quantas você quiser (até duas).
workshop-masks = Máscaras: { $taken } de { $needed }
workshop-power = Toque em uma máscara para ver o que ela faz.
workshop-from = Começar com:
workshop-suggest = Sortear conjunto
workshop-suggested = Um conjunto sorteado.
workshop-clear = Limpar
workshop-from-players = { $players }+
workshop-stars-title = Máscaras que pegam moedas do banco
workshop-stars = Pegam moedas do banco: { $stars } de { $cards } máscaras; o ideal: { $range }.
workshop-fine = Dá para jogar com este conjunto.
workshop-name = Nome do conjunto
workshop-play = Jogar com ele
workshop-save = Salvar
workshop-saved = Salvo
workshop-kept = Salvos neste aparelho
workshop-set = { $name }, { $players } jogadores
workshop-forget = Apagar { $name }
scenario-own = conjunto personalizado
