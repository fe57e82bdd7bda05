# Cómo explican los bots sus jugadas, en la terminal.

explain-searcher = En { $worlds ->
        [one] un baile imaginado
       *[other] { $worlds } bailes imaginados
    } esta fue la mejor de { $answers } respuestas: cerca de un { $chance } de probabilidad de ganar.
