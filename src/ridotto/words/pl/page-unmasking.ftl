# Zdjęcie masek: zakończona gra w przeglądarce.

un-journey = Wędrówka masek
un-journey-how = Każda linia to maska, każdy tor to miejsce przy stole. Dotknij znaku, aby zobaczyć, co się tam stało.
un-course = Przebieg balu
un-course-how = Punkty, które wszyscy mogli widzieć, a pod nimi – gdzie kto tańczył i walczył. Dotknij znaku, aby zobaczyć, co się tam stało.
un-follow-mask = Śledź maskę
un-follow-player = Śledź gracza
un-picture-mascarade = Droga każdej maski z miejsca na miejsce. To samo opowiedziano słowami niżej.
un-picture-masquerade = Punkty każdego gracza tura po turze. To samo opowiedziano słowami niżej.
un-points = Punkty
un-centre = Środek { $number }
un-end = { $name } · { $coins }
un-start = Początek
un-you = { $name } (ty)
un-you-were = Twoje imię przy stole: { $name }.

## Znaki na obrazku

un-mark-swap = { $name }: prawdziwa zamiana
un-mark-pretend = { $name }: tylko na niby
un-mark-look = { $name }: spojrzenie na maskę
un-mark-peek = { $name }: podejrzenie maski
un-mark-announce = { $name }: ogłoszenie
un-mark-claim = { $name }: „to ja!”
un-mark-show = { $name }: pokazanie maski
un-mark-name = { $name }: nazwanie maski
un-mark-seats = { $name }: zamiana dwóch miejsc
un-mark-fight = { $name }: wyzwanie
un-legend-swap = prawdziwa zamiana
un-legend-pretend = tylko na niby
un-legend-look = spojrzenie
un-legend-announce = ogłoszenie prawdziwe
un-legend-lie = ogłoszenie fałszywe
un-legend-claim = „to ja!”

## Krok po kroku

un-walk = Krok po kroku
un-controls = Odtwarzanie
un-back = Wstecz
un-forward = Dalej
un-play = Odtwórz
un-pause = Wstrzymaj
un-moment = Chwila
un-moment-of = { $moment } z { $moments }
un-eyes = Patrzy
un-eyes-omniscient = Ktoś, kto wie wszystko
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
        [one] został { $left } Strażnik
        [few] zostali { $left } Strażnicy
        [many] zostało { $left } Strażników
       *[other] zostało { $left } Strażnika
    }).
un-deck = Talia Zaklęć: { $spells }; odnowienia: { $renewals }.
un-all = Wszystko słowami
un-to-table = Do stołu
un-again = Inni grają ponownie.

## Na wynos

un-take = Na wynos
un-share = Udostępnij
un-save-png = Obrazek (PNG)
un-save-svg = Obrazek (SVG)
un-save-record = Zapis gry
un-save-failed = Nie udało się zrobić obrazka. Spróbuj innego formatu.

## Co można było wiedzieć

un-known = Co mogli wiedzieć
un-known-how = Jak bardzo każdy mógł być pewien własnej maski po każdej turze, licząc tylko z tego, co sam widział i słyszał.
un-known-lost = Dom nie mógł tego teraz policzyć. Wczytaj stronę ponownie później.
un-known-sum = { $sure ->
        [0] Nigdy na pewno
        [one] Na pewno w { $sure } z { $turns } tur
        [few] Na pewno w { $sure } z { $turns } tur
        [many] Na pewno w { $sure } z { $turns } tur
       *[other] Na pewno w { $sure } z { $turns } tur
    }{ $misled ->
        [0] .
       *[other] ; w { $misled } coś innego było bardziej prawdopodobne.
    }
un-known-now = Tura { $turn }: { $mask }, prawdopodobne na { $chance }.
un-known-rather = Bardziej prawdopodobne: { $mask }, { $chance }.
un-record = { $announced ->
        [0] Żadnych ogłoszeń.
        [one] Jedno ogłoszenie, { $lies ->
            [0] prawdziwe.
           *[other] fałszywe{ $caught ->
                [0] { "" } i przez nikogo niepodważone.
               *[other] { "" } i wykryte.
            }
        }
        [few] { $announced } ogłoszenia, { $lies ->
            [0] wszystkie prawdziwe.
           *[other] fałszywe: { $lies }, wykryte: { $caught }.
        }
        [many] { $announced } ogłoszeń, { $lies ->
            [0] wszystkie prawdziwe.
           *[other] fałszywe: { $lies }, wykryte: { $caught }.
        }
       *[other] { $announced } ogłoszenia, { $lies ->
            [0] wszystkie prawdziwe.
           *[other] fałszywe: { $lies }, wykryte: { $caught }.
        }
    }
un-record-claims = „To ja!”: { $claims ->
        [1] raz, { $wrong ->
            [0] i słusznie.
           *[other] i niesłusznie.
        }
       *[other] { $claims } razy, { $wrong ->
            [0] zawsze słusznie.
            [1] raz niesłusznie.
           *[other] { $wrong } razy niesłusznie.
        }
    }
un-legend-sure = pewność własnej maski
un-legend-unsure = tak prawdopodobne, jak wysoki jest słupek
un-legend-misled = coś innego było bardziej prawdopodobne

## Czy było uczciwie

un-fair-checking = Sprawdzanie rozdania …
un-fair-holds = { $sealed ->
        [before] To jest rozdanie, do którego dom zobowiązał się, jeszcze przed twoim zajęciem miejsca
        [after] To jest rozdanie spod pieczęci, którą to urządzenie zanotowało w trakcie gry
       *[none] To jest rozdanie, o którym decydują sekret domu i wkłady graczy
    }{ $share ->
        [yes] , a twój własny wkład też w nim jest.
       *[no] .
    } { $sealed ->
        [none] Czy sekret był ten sam przed grą, może powiedzieć tylko urządzenie, które wtedy tam było.
       *[other] { "" }
    }
un-fair-broken = Coś w tym rozdaniu się nie zgadza. Szczegóły mówią co.
un-fair-fetch = Nie udało się pobrać zapisu, więc rozdania nie sprawdzono. Wczytaj stronę ponownie.
un-fair-insecure = Przeglądarki mogą sprawdzić rozdanie tylko przez https. Pobierz zapis i sprawdź go poleceniem „ridotto verify”.
un-fair-details = Szczegóły
un-fair-checksum = Zapis nie zmienił się, odkąd powstał.
    .not = Zapis zmieniono po tym, jak powstał.
un-fair-commitment = Pieczęć należy do sekretu domu.
    .not = Pieczęć nie należy do sekretu domu.
un-fair-published = To pieczęć, którą to urządzenie zanotowało.
    .not = To nie jest pieczęć, którą to urządzenie zanotowało: dom wymienił swój sekret.
un-fair-shares = Jest miejsce na wkład każdego gracza.
    .not = Brakuje wkładów.
un-fair-share = Twój wkład jest wśród nich.
    .not = Twojego wkładu wśród nich nie ma.
un-fair-seed = Ziarno pochodzi z sekretu i wkładów.
    .not = Ziarno nie pochodzi z sekretu i wkładów.
un-fair-deal = Karty leżą tak, jak decydują sekret i wkłady.
    .not = Karty nie leżą tak, jak decydują sekret i wkłady.
un-fair-first = Zaczynała osoba, o której decydują sekret i wkłady.
    .not = Zaczynała inna osoba niż ta, o której decydują sekret i wkłady.
un-fair-seal = Pieczęć domu
un-fair-secret = Sekret domu
un-fair-share-of = Wkład gracza { $name }
un-fair-no-share = żaden: boty niczego nie wkładają
un-fair-elsewhere = Nie musisz ufać tej stronie: „ridotto verify” i krótki program z dokumentacji sprawdzają ten sam zapis.
