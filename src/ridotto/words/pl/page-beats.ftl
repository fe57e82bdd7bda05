# Tempo gry i skrót wydarzeń dla nieobecnych.

pace = Tempo
    .why = Jak szybko grają boty i jak długo widać to, co się dzieje. Możesz je zmienić podczas gry.
pace-table = Jak przy stole
pace-calm = Spokojne
pace-normal = Zwykłe
pace-quick = Szybkie
pace-of-table = Tempo tego stołu
    .why = Dotyczy wszystkich przy stole. Zmienia je tylko gospodarz.
pace-of-page = Zmienia tylko to, co widzisz. Stół gra we własnym tempie.
refusal-too-fast-pace = Tempo przy tym stole zmieniano już zbyt wiele razy.

recap = Podczas twojej nieobecności
recap-close = Zamknij
