# Comment se présentent et s’expliquent les joueurs de Masquerade qui ne sont pas des personnes.

portrait-pulcinella = Polichinelle danse où ses pieds le mènent et lance ce qu’il a en main.
portrait-colombina = Colombine pèse chaque pas pour lui-même, et un peu selon son humeur.
portrait-balanzone = Le docteur Balanzone joue d’avance les prochains tours dans bien des bals qui pourraient être celui-ci.

explain-searcher = Dans { $worlds ->
        [one] un bal imaginé
        [many] { $worlds } de bals imaginés
       *[other] { $worlds } bals imaginés
    }, c’est ce qui a donné le mieux parmi { $answers } réponses : environ { $chance } de gagner.
