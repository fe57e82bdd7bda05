help-bluffs = zmierz, jak umysły blefują i sprawdzają innych
    .long = Umysły grają w Mascarade, a polecenie podaje o każdym z nich, jak często ogłasza maskę, której według siebie nie ma, jak często przyznaje się do maski ogłoszonej przez innych i co mu to przynosi. Jego przekonanie to tyle, ile na jego miejscu można wiedzieć w tej chwili ze wszystkiego, co tam widziano, gdy nic się nie zapomina. Każde rozdanie jest grane z każdym na każdym miejscu; to samo ziarno daje te same liczby niezależnie od liczby procesów.
help-bluffs-game = gra: mascarade
help-bluffs-games = ile co najmniej gier (domyślnie 120); rozdania gra się w całości

bluffs-broken = jeden z procesów nagle się skończył, być może zabrakło pamięci; przy mniejszym --workers potrzeba jej mniej
bluffs-mind = { $name } wygrywa { $share } razy tyle, ile wynosi sprawiedliwy udział ({ $low } – { $high })
bluffs-turns = { $made ->
        [one] { $made } ogłoszenie
        [few] { $made } ogłoszenia
        [many] { $made } ogłoszeń
       *[other] { $made } ogłoszenia
    } w { $turns ->
        [one] { $turns } turze, która na to pozwalała
        [few] { $turns } turach, które na to pozwalały
        [many] { $turns } turach, które na to pozwalały
       *[other] { $turns } tury, które na to pozwalały
    }
bluffs-bluffs = blefy: { $number } z { $of }, { $share } ({ $low } – { $high })
bluffs-account = według niego samego: { $number } z { $of }, { $share } ({ $low } – { $high })
bluffs-dared = „to ja” wbrew własnemu przekonaniu: { $number } z { $of }, { $share } ({ $low } – { $high })
bluffs-belief = przekonanie
bluffs-made = ogłoszenia
bluffs-false = fałszywe
bluffs-challenged = sprawdzone
bluffs-coins = monety
bluffs-bluffing = blefy
bluffs-good-faith = w dobrej wierze
bluffs-all = wszystkie
bluffs-asked = pytania
bluffs-claimed = „to ja”
bluffs-right = słusznie
bluffs-coins-claimed = monety („to ja”)
bluffs-coins-passed = monety (pas)
bluffs-faults = { $count ->
        [one] { $count } odpowiedź była bezużyteczna
        [few] { $count } odpowiedzi były bezużyteczne
        [many] { $count } odpowiedzi było bezużytecznych
       *[other] { $count } odpowiedzi było bezużytecznych
    }
bluffs-legend = Przekonanie: na ile prawdopodobne było, według wszystkiego, co widziano na tym miejscu, że ogłoszona maska jest własna; poniżej 50 % to blef. Monety: o ile średnio zmienia się własny majątek do rozstrzygnięcia ogłoszenia, razem z mocą maski i karą. Przedziały są 95-procentowe i wynikają z różnic między rozdaniami.
bluffs-estimated = Przy tylu maskach przekonania są oszacowane, a nie dokładne.
