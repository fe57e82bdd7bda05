# Como se apresentam e se explicam os jogadores de Masquerade que não são pessoas.

portrait-pulcinella = Polichinelo dança para onde os pés o levam e lança o que tiver na mão.
portrait-colombina = Colombina pesa cada passo por si só, e um pouco conforme o humor.
portrait-balanzone = O doutor Balanzone joga de antemão os próximos turnos em muitos bailes que poderiam ser este.

explain-searcher = Em { $worlds ->
        [one] um baile imaginado
       *[other] { $worlds } bailes imaginados
    } isto foi o melhor de { $answers } respostas: cerca de { $chance } de vencer.
