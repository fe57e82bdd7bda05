# Lekcje i podpowiedzi: to, co potrzebne, zanim zostaną pobrane.

foyer-learn = Naucz się w pięć minut
    .why = Krótka gra z przewodnikiem. Błędy nic tu nie kosztują.
settings-coach = Podpowiedzi
    .why = Jedno zdanie we właściwej chwili, w pierwszych dwóch rozgrywkach w każdą grę
