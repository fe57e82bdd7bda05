# Warsztat: własne zestawy masek.

workshop-what = Dobierz maski na wieczór. Od razu widać, czy da się nimi grać.
workshop-centre = Na środku
    .why = Maski, które nie należą do nikogo: przy czterech graczach dwie, przy pięciu jedna, a przy większej liczbie graczy dowolnie, najwyżej dwie.
workshop-masks = Maski: { $taken } z { $needed }
workshop-power = Dotknij maski, żeby zobaczyć, co robi.
workshop-from = Zacznij od:
workshop-suggest = Losuj
workshop-suggested = Zestaw losowy.
workshop-clear = Wyczyść
workshop-from-players = { $players }+
workshop-stars-title = Maski, które biorą monety z banku
workshop-stars = Maski, które biorą monety z banku: { $stars } z { $cards }; najlepiej { $range }.
workshop-fine = Tym zestawem można grać.
workshop-name = Nazwa zestawu
workshop-play = Zagraj nim
workshop-save = Zapisz
workshop-saved = Zapisano
workshop-kept = Zapisane na tym urządzeniu
workshop-set = { $name }, { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }
workshop-forget = Usuń „{ $name }”
scenario-own = własny zestaw
