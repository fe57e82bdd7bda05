# Como se apresentam e se explicam os jogadores de Masquerade que não são pessoas.

portrait-pulcinella = Pulcinella dança aonde os pés o levam e lança o que tiver na mão.
portrait-colombina = Colombina avalia cada passo separadamente, com uma pitada de humor do dia.
portrait-balanzone = O doutor Balanzone imagina centenas de caminhos para os próximos turnos.

explain-searcher = Em { $worlds ->
        [one] { $worlds } baile imaginado
       *[other] { $worlds } bailes imaginados
    }, esta foi a melhor de { $answers } respostas: cerca de { $chance } de chance de vencer.
