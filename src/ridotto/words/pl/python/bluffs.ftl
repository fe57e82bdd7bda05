help-bluffs = zmierz, jak boty blefują i podważają słowa innych
    .long = Boty grają w Mascarade, a polecenie podaje, jak często każdy z nich ogłasza maskę, której według siebie nie ma, jak często podważa ogłoszenia innych i ile jedno i drugie jest warte. Przekonanie bota to to, co w danej chwili można wiedzieć na jego miejscu na podstawie wszystkiego, co tam widziano, niczego nie zapominając. Każde rozdanie jest rozgrywane z każdym na każdym miejscu; to samo ziarno daje te same liczby niezależnie od liczby procesów.
help-bluffs-game = gra: mascarade
help-bluffs-games = najmniejsza liczba rozgrywek (domyślnie 120); rozdania rozgrywa się w całości

bluffs-mind = { $name } wygrywa { $share } razy tyle, ile wynosi udział oczekiwany losowo ({ $low } – { $high })
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
bluffs-account = według samego bota: { $number } z { $of }, { $share } ({ $low } – { $high })
bluffs-dared = podważenia wbrew własnemu przekonaniu: { $number } z { $of }, { $share } ({ $low } – { $high })
bluffs-belief = przekonanie
bluffs-made = ogłoszenia
bluffs-false = fałszywe
bluffs-challenged = podważone
bluffs-coins = monety
bluffs-bluffing = blefy
bluffs-good-faith = w dobrej wierze
bluffs-all = wszystkie
bluffs-asked = pytania
bluffs-claimed = podważenia
bluffs-right = słusznie
bluffs-coins-claimed = monety, gdy tak
bluffs-coins-passed = monety, gdy nie
bluffs-faults = { $count ->
        [one] { $count } odpowiedź była nieprawidłowa
        [few] { $count } odpowiedzi były nieprawidłowe
        [many] { $count } odpowiedzi było nieprawidłowych
       *[other] { $count } odpowiedzi było nieprawidłowych
    }
bluffs-legend = Przekonanie: na ile prawdopodobne było, na podstawie wszystkiego, co widziano na tym miejscu, że ogłoszona maska jest własna; poniżej 50% to blef. Monety: o ile średnio zmienia się własny majątek do rozstrzygnięcia ogłoszenia, razem ze zdolnością i karą. Przedziały są 95-procentowe i wynikają z różnic między rozdaniami.
bluffs-estimated = Przy tylu maskach niektóre przekonania są szacowane, a nie dokładne.
