# Como os bots explicam suas jogadas, no terminal.

explain-searcher = Em { $worlds ->
        [one] { $worlds } baile imaginado
       *[other] { $worlds } bailes imaginados
    }, esta foi a melhor de { $answers } respostas: cerca de { $chance } de chance de vencer.
