# Jak przedstawiają się i tłumaczą gracze Masquerade, którzy nie są ludźmi.

portrait-pulcinella = Pulcinella tańczy tam, dokąd niosą go nogi, i rzuca, co ma w ręce.
portrait-colombina = Colombina waży każdy krok z osobna, a trochę wedle humoru.
portrait-balanzone = Doktor Balanzone rozgrywa najbliższe tury w wielu balach, z których każdy mógłby być tym.

explain-searcher = { $worlds ->
        [one] W jednym wyobrażonym balu
        [few] W { $worlds } wyobrażonych balach
        [many] W { $worlds } wyobrażonych balach
       *[other] W { $worlds } wyobrażonego balu
    } to wypadło najlepiej z możliwych odpowiedzi ({ $answers }): około { $chance } na wygraną.
