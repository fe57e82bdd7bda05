interrupted = Interrompido.
kept-nothing = Nada foi guardado; o mesmo comando começa do início.
kept-no-deals = Nada foi guardado. Com --resume ARQUIVO, um torneio pode ser continuado.
kept-deals = { $deals ->
        [one] { $deals } distribuição está guardada
       *[other] { $deals } distribuições estão guardadas
    } em { $file }; execute o mesmo comando para continuar.
kept-unchanged = { $file } não foi alterado.
kept-restore = Execute o mesmo comando de novo; use --force se { $data } já tiver dados.
play-not-kept = A partida não foi salva; --save ARQUIVO a salva enquanto você joga.
