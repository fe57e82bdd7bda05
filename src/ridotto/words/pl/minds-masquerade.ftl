# Jak przedstawiają się i tłumaczą gracze Masquerade, którzy nie są ludźmi.

portrait-pulcinella = Pulcinella tańczy tam, dokąd niosą go nogi, i rzuca, co ma na ręce.
portrait-colombina = Colombina rozważa każdy krok z osobna, trochę wedle humoru.
portrait-balanzone = Doktor Balanzone wyobraża sobie setki sposobów, na jakie mogą potoczyć się najbliższe tury.

explain-searcher = { $worlds ->
        [one] W jednym wyobrażonym balu
        [few] W { $worlds } wyobrażonych balach
        [many] W { $worlds } wyobrażonych balach
       *[other] W { $worlds } wyobrażonego balu
    } ta odpowiedź była najlepsza z możliwych (do wyboru: { $answers }): około { $chance } szans na wygraną.
