# Maski opadają: zakończona gra w przeglądarce.

un-journey = Wędrówka masek
un-journey-how = Każda linia to maska, a każdy tor to miejsce przy stole. Dotknij znaku, żeby zobaczyć, co się tam stało.
un-course = Przebieg balu
un-course-how = Punkty, które wszyscy mogli widzieć, a pod nimi – gdzie Tancerze tańczyli i walczyli. Dotknij znaku, żeby zobaczyć, co się tam stało.
un-follow-mask = Śledź maskę
un-follow-player = Śledź gracza
un-picture-mascarade = Droga każdej maski z miejsca na miejsce. To samo opisano słowami niżej.
un-picture-masquerade = Punkty każdego gracza tura po turze. To samo opisano słowami niżej.
un-points = Punkty
un-centre = Środek { $number }
un-end = { $name } · { $coins }
un-start = Początek
un-you = { $name } (ty)
un-you-were = Twoje imię przy stole: { $name }.

## Znaki na obrazku

un-mark-swap = { $name }: zamienia maski
un-mark-pretend = { $name }: tylko udaje zamianę
un-mark-look = { $name }: podgląda maskę
un-mark-peek = { $name }: zerka na maskę
un-mark-announce = { $name }: ogłasza
un-mark-claim = { $name }: podważa
un-mark-show = { $name }: pokazuje wszystkim maskę
un-mark-name = { $name }: podaje nazwę maski
un-mark-seats = { $name }: zamienia miejscami dwie osoby
un-mark-fight = { $name }: rzuca Wyzwanie
un-legend-swap = prawdziwa zamiana
un-legend-pretend = udawana zamiana
un-legend-look = podglądanie
un-legend-announce = prawdziwe ogłoszenie
un-legend-lie = blef
un-legend-claim = podważenie

## Krok po kroku

un-walk = Krok po kroku
un-controls = Odtwarzanie
un-back = Poprzedni
un-forward = Następny
un-play = Odtwórz
un-pause = Wstrzymaj
un-moment = Krok
un-moment-of = { $moment } z { $moments }
un-eyes = Widok
un-eyes-omniscient = Wszystko jawne
un-eyes-spectator = Widz
un-table = Stół w tej chwili
un-face-unknown = nieznana
un-face-perhaps = { $mask }?
un-money = Bank { $bank } · sąd { $court }
un-hand = Na ręce: { $cards }
un-guest-said = { $life ->
        [one] { $life } życie
        [few] { $life } życia
        [many] { $life } żyć
       *[other] { $life } życia
    }, { $hand ->
        [one] { $hand } Zaklęcie na ręce
        [few] { $hand } Zaklęcia na ręce
        [many] { $hand } Zaklęć na ręce
       *[other] { $hand } Zaklęcia na ręce
    }, { $counters ->
        [one] { $counters } żeton
        [few] { $counters } żetony
        [many] { $counters } żetonów
       *[other] { $counters } żetonu
    }, { $vp ->
        [one] { $vp } punkt
        [few] { $vp } punkty
        [many] { $vp } punktów
       *[other] { $vp } punktu
    }
un-guardian = W Wieży: { $card } ({ $left ->
        [one] pozostał { $left } Strażnik
        [few] pozostali { $left } Strażnicy
        [many] pozostało { $left } Strażników
       *[other] pozostało { $left } Strażnika
    }).
un-deck = Talia Zaklęć: { $spells }; odnowienia: { $renewals }.
un-all = Cała rozgrywka słowami
un-to-table = Wróć do stołu
un-again = Inni grają ponownie.

## Zapis i udostępnianie

un-take = Zapisz i udostępnij
un-save-png = Obrazek (PNG)
un-save-svg = Obrazek (SVG)
un-save-record = Zapis
un-save-failed = Nie udało się zrobić obrazka. Spróbuj innego formatu.

## Co można było wiedzieć

un-known = Co gracze mogli wiedzieć
un-known-how = Jak pewny swojej maski mógł być każdy gracz na koniec każdej tury, wyłącznie na podstawie tego, co widział i słyszał.
un-known-lost = Nie udało się tego teraz obliczyć. Wczytaj stronę ponownie później.
un-known-sum = { $sure ->
        [0] Ani jednej tury pewności
        [one] Pewność w { $sure } turze z { $turns }
        [few] Pewność w { $sure } turach z { $turns }
        [many] Pewność w { $sure } turach z { $turns }
       *[other] Pewność w { $sure } tury z { $turns }
    }{ $misled ->
        [0] .
        [one] ; w { $misled } turze bardziej prawdopodobna wydawała się inna maska.
        [few] ; w { $misled } turach bardziej prawdopodobna wydawała się inna maska.
        [many] ; w { $misled } turach bardziej prawdopodobna wydawała się inna maska.
       *[other] ; w { $misled } tury bardziej prawdopodobna wydawała się inna maska.
    }
un-known-now = Tura { $turn }: { $mask }, szansa { $chance }.
un-known-rather = Bardziej prawdopodobna wydawała się maska { $mask }: { $chance }.
un-record = { $announced ->
        [0] Żadnych ogłoszeń.
        [one] Jedno ogłoszenie: { $lies ->
            [0] prawdziwe.
           *[other] blef{ $caught ->
                [0] , który się udał.
               *[other] , który wykryto.
            }
        }
        [few] { $announced } ogłoszenia, { $lies ->
            [0] wszystkie prawdziwe.
           *[other] w tym blefy: { $lies }, wykryte: { $caught }.
        }
        [many] { $announced } ogłoszeń, { $lies ->
            [0] wszystkie prawdziwe.
           *[other] w tym blefy: { $lies }, wykryte: { $caught }.
        }
       *[other] { $announced } ogłoszenia, { $lies ->
            [0] wszystkie prawdziwe.
           *[other] w tym blefy: { $lies }, wykryte: { $caught }.
        }
    }
un-record-claims = { $claims ->
        [one] Jedno podważenie, { $wrong ->
            [0] słuszne.
           *[other] niesłuszne.
        }
        [few] { $claims } podważenia, { $wrong ->
            [0] wszystkie słuszne.
           *[other] w tym niesłuszne: { $wrong }.
        }
        [many] { $claims } podważeń, { $wrong ->
            [0] wszystkie słuszne.
           *[other] w tym niesłuszne: { $wrong }.
        }
       *[other] { $claims } podważenia, { $wrong ->
            [0] wszystkie słuszne.
           *[other] w tym niesłuszne: { $wrong }.
        }
    }
un-legend-sure = pewność co do własnej maski
un-legend-unsure = wysokość słupka = szansa
un-legend-misled = inna maska wydawała się bardziej prawdopodobna

## Czy było uczciwie

un-fair-checking = Sprawdzanie rozdania…
un-fair-holds = { $sealed ->
        [before] To rozdanie, do którego serwer zobowiązał się jeszcze przed zajęciem miejsc przy stole
        [after] To rozdanie zgodne z pieczęcią, którą to urządzenie zanotowało w trakcie rozgrywki
       *[none] To rozdanie zgodne z sekretem serwera i wkładami graczy
    }{ $share ->
        [yes] , a twój wkład jest jego częścią.
       *[no] .
    } { $sealed ->
        [none] Czy sekret był ten sam przed rozgrywką, może stwierdzić tylko urządzenie, które było już wtedy przy stole.
       *[other] { "" }
    }
un-fair-broken = Coś w tym rozdaniu się nie zgadza. Zobacz szczegóły.
un-fair-fetch = Nie udało się pobrać zapisu, więc rozdania nie sprawdzono. Wczytaj stronę ponownie.
un-fair-insecure = Przeglądarka może sprawdzić rozdanie tylko przez https. Pobierz zapis i sprawdź go poleceniem „ridotto verify”.
un-fair-details = Szczegóły
un-fair-checksum = Zapisu nie zmieniono, odkąd powstał.
    .not = Zapis zmieniono po tym, jak powstał.
un-fair-commitment = Pieczęć zgadza się z sekretem serwera.
    .not = Pieczęć nie zgadza się z sekretem serwera.
un-fair-published = To pieczęć, którą zanotowało to urządzenie.
    .not = To nie jest pieczęć, którą zanotowało to urządzenie: serwer zmienił swój sekret.
un-fair-shares = Jest wkład każdego gracza.
    .not = Brakuje wkładów.
un-fair-share = Twój wkład jest wśród nich.
    .not = Twojego wkładu wśród nich nie ma.
un-fair-seed = Ziarno wynika z sekretu i wkładów.
    .not = Ziarno nie wynika z sekretu i wkładów.
un-fair-deal = Rozdanie zgadza się z sekretem i wkładami.
    .not = Rozdanie nie zgadza się z sekretem i wkładami.
un-fair-first = Zaczynała osoba, którą wskazują sekret i wkłady.
    .not = Zaczynała inna osoba niż ta, którą wskazują sekret i wkłady.
un-fair-seal = Pieczęć serwera
un-fair-secret = Sekret serwera
un-fair-share-of = Wkład gracza { $name }
un-fair-no-share = brak: boty nie wnoszą wkładów
un-fair-elsewhere = Nie musisz ufać tej stronie: „ridotto verify” i krótki program z dokumentacji sprawdzają ten sam zapis.
