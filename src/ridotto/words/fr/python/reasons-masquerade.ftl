# Comment les bots expliquent leurs coups, dans le terminal.

explain-searcher = Sur { $worlds ->
        [one] { $worlds } bal imaginé
       *[other] { $worlds } bals imaginés
    }, c’était la meilleure de { $answers } réponses : environ { $chance } de chances de gagner.
