# How bots explain their moves, in the terminal.

explain-searcher = In { $worlds ->
        [one] one imagined ball
       *[other] { $worlds } imagined balls
    } this was the best of { $answers } answers: chance of winning about { $chance }.
