# Jak boty tłumaczą swoje ruchy, w terminalu.

explain-searcher = { $worlds ->
        [one] W jednym wyobrażonym balu
        [few] W { $worlds } wyobrażonych balach
        [many] W { $worlds } wyobrażonych balach
       *[other] W { $worlds } wyobrażonego balu
    } ta odpowiedź była najlepsza z możliwych (do wyboru: { $answers }): około { $chance } szans na wygraną.
