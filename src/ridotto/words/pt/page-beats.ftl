# O ritmo da partida e um resumo para quem estava fora.

pace = Ritmo
    .why = A rapidez dos bots e por quanto tempo a mesa mostra o que acontece. Dá para mudar durante a partida.
pace-table = O da mesa
pace-calm = Calmo
pace-normal = Normal
pace-quick = Rápido
pace-of-table = Ritmo desta mesa
    .why = Vale para a mesa toda. Só quem comanda a mesa pode mudar.
pace-of-page = Muda só o que você vê. A mesa continua no ritmo dela.
refusal-too-fast-pace = O ritmo desta mesa já mudou vezes demais.

recap = Enquanto você não estava
recap-close = Fechar
