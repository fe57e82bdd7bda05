# Warsztat: własne zestawy masek.

workshop-what = Złóż maski na wieczór. Dom od razu mówi, czy da się nimi grać.
workshop-centre = Na środku
    .why = Maski, które nie należą do nikogo: przy czterech graczach dwie, przy pięciu jedna, przy większej liczbie ile chcesz.
workshop-masks = Maski: { $taken } z { $needed }
workshop-power = Dotknij maski, a tu przeczytasz, co robi.
workshop-from = Zacznij od:
workshop-suggest = Los
workshop-suggested = Zestaw wylosowany.
workshop-clear = Nic
workshop-from-players = { $players }+
workshop-stars-title = Maski, które przynoszą monety z banku
workshop-stars = Maski przynoszące monety z banku: { $stars } z { $cards }; dobrze jest mieć { $range }.
workshop-fine = Tym zestawem można grać.
workshop-name = Nazwa zestawu
workshop-play = Zagraj nim
workshop-save = Zachowaj
workshop-saved = Zachowano
workshop-kept = Zachowane na tym urządzeniu
workshop-set = { $name }, { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }
workshop-forget = Zapomnij { $name }
