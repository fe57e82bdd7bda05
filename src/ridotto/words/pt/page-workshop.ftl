# A oficina: conjuntos de máscaras próprios.

workshop-what = Reúna as máscaras de uma noite. A casa diz na hora se dá para jogar com elas.
workshop-centre = No centro
    .why = Máscaras que não são de ninguém: com quatro jogadores duas, com cinco uma, com mais quantas você quiser.
workshop-masks = Máscaras: { $taken } de { $needed }
workshop-power = Toque em uma máscara, e aqui se conta o que ela faz.
workshop-from = Começar com:
workshop-suggest = Ao acaso
workshop-suggested = Um conjunto tirado ao acaso.
workshop-clear = Nada
workshop-from-players = { $players }+
workshop-stars-title = Máscaras que trazem moedas do banco
workshop-stars = { $stars } de { $cards } máscaras trazem moedas do banco; o bom: { $range }.
workshop-fine = Dá para jogar com este conjunto.
workshop-name = Nome do conjunto
workshop-play = Jogar com ele
workshop-save = Guardar
workshop-saved = Guardado
workshop-kept = Guardados neste aparelho
workshop-set = { $name }, { $players } jogadores
workshop-forget = Esquecer { $name }
