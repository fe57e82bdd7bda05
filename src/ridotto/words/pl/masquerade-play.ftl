## Masquerade: co się dzieje

# $cards: Zaklęcia po nazwie, jeśli czytelnik je widzi ($seen yes); inaczej podaje się tylko ich liczbę ($count)
story-deal = Karty zostały rozdane. Karty Kolejności: { $orders }.
story-masks = { $count ->
        [one] Zakrytą Maskę dostaje { $names }.
        [few] Zakryte Maski dostają { $names }.
        [many] Zakryte Maski dostają { $names }.
       *[other] Zakryte Maski dostają { $names }.
    }
story-mask = { $who ->
        [you] Twoja Maska: { $card }.
       *[other] { $name } dostaje Maskę: { $card }.
    }
story-turn = Tura { $turn }
phase-set-up = Wybór Tancerzy
phase-order = Faza Kolejności
phase-stage = Faza Scen
phase-spell = Faza Zaklęć
phase-challenge = Faza Wyzwań
phase-event = Faza Wydarzeń
story-dancer = { $who ->
        [you] Wybierasz Tancerza: { $card }.
       *[other] { $name } wybiera Tancerza: { $card }.
    }
story-order = { $who ->
        [you] Bierzesz kartę Kolejności { $order }.
       *[other] { $name } bierze kartę Kolejności { $order }.
    }
story-stage = { $who ->
        [you] Idziesz na Scenę: { $card }.
       *[other] { $name } idzie na Scenę: { $card }.
    }
story-resolve = { $who ->
        [you] Rozpatrujesz efekt karty: { $card }.
       *[other] { $name } rozpatruje efekt karty: { $card }.
    }
story-renew = Grobowiec zostaje wtasowany do talii Zaklęć: odnowienie nr { $renewals }.
story-spells = { $count ->
        [one] { $count } Zaklęcie
        [few] { $count } Zaklęcia
        [many] { $count } Zaklęć
       *[other] { $count } Zaklęcia
    }
story-draw = { $who ->
        [you] Dobierasz: { $cards }.
       *[other] { $seen ->
            [yes] { $name } dobiera: { $cards }.
           *[no] { $name } dobiera { story-spells }.
        }
    }
story-cast = { $who ->
        [you] Rzucasz Zaklęcie: { $card }.
       *[other] { $name } rzuca Zaklęcie: { $card }.
    }
story-pay = { $who ->
        [you] Płacisz: { $cards }.
       *[other] { $name } płaci: { $cards }.
    }
story-discard = { $who ->
        [you] Odrzucasz: { $cards }.
       *[other] { $name } odrzuca: { $cards }.
    }
story-give = { $who ->
        [you] Oddajesz graczowi { $whomname }: { $cards }.
       *[other] { $whom ->
            [you] { $name } oddaje ci: { $cards }.
           *[other] { $seen ->
                [yes] { $name } oddaje graczowi { $whomname }: { $cards }.
               *[no] { $name } oddaje graczowi { $whomname } { story-spells }.
            }
        }
    }
story-bury = { $who ->
        [you] Nie możesz tego zatrzymać i odkładasz do Grobowca: { $cards }.
       *[other] { $name } nie może tego zatrzymać i odkłada do Grobowca: { $cards }.
    }
story-lay = { $seen ->
        [yes] { $who ->
            [you] Kładziesz jako zakryty żeton: { $cards }.
           *[other] { $name } kładzie jako zakryty żeton: { $cards }.
        }
       *[no] { $count ->
            [one] { $name } kładzie { story-spells } jako zakryty żeton.
            [few] { $name } kładzie { story-spells } jako zakryte żetony.
            [many] { $name } kładzie { story-spells } jako zakryte żetony.
           *[other] { $name } kładzie { story-spells } jako zakryte żetony.
        }
    }
story-salvage = { $who ->
        [you] Bierzesz z Grobowca: { $cards }.
       *[other] { $name } bierze z Grobowca: { $cards }.
    }
story-look = { $seen ->
        [yes] { $who ->
            [you] Na wierzchu talii widzisz: { $cards }.
           *[other] Na wierzchu talii { $name } widzi: { $cards }.
        }
       *[no] { $name } podgląda { story-spells } z wierzchu talii.
    }
story-find = { $seen ->
        [yes] { $who ->
            [you] Zatrzymujesz: { $cards }.
           *[other] { $name } zatrzymuje: { $cards }.
        }
       *[no] { $name } zatrzymuje { story-spells }.
    }
story-challenge = { $who ->
        [you] Rzucasz Wyzwanie graczowi { $whomname }!
       *[other] { $whom ->
            [you] { $name } rzuca ci Wyzwanie!
           *[other] { $name } rzuca Wyzwanie graczowi { $whomname }!
        }
    }
story-challenge-guardian = { $who ->
        [you] Rzucasz Wyzwanie Strażnikowi: { $card }.
       *[other] { $name } rzuca Wyzwanie Strażnikowi: { $card }.
    }
story-reveal = { $who ->
        [you] Odkrywasz swoją Maskę: { $card }, +{ $bonus } do siły.
       *[other] { $name } odkrywa Maskę: { $card }, +{ $bonus } do siły.
    }
story-flip = Strażnik odkrywa Zaklęcie: { $card } (poziom { $level }).
story-flip-none = Nie ma Zaklęcia, które Strażnik mógłby odkryć.
story-clash = { $score }: { $who ->
        [you] wygrywasz.
        [nobody] remis.
        [guardian] wygrywa Strażnik.
       *[other] wygrywa { $name }.
    }
story-life = { $who ->
        [you] { $life ->
            [0] Nie masz już żyć.
            [one] Masz teraz { $life } życie.
            [few] Masz teraz { $life } życia.
            [many] Masz teraz { $life } żyć.
           *[other] Masz teraz { $life } życia.
        }
       *[other] { $life ->
            [0] { $name } nie ma już żyć.
            [one] { $name } ma teraz { $life } życie.
            [few] { $name } ma teraz { $life } życia.
            [many] { $name } ma teraz { $life } żyć.
           *[other] { $name } ma teraz { $life } życia.
        }
    }
story-treasure = { $who ->
        [you] Zdobywasz Skarb: { $card }.
       *[other] { $name } zdobywa Skarb: { $card }.
    }
story-treasure-taken = { $who ->
        [you] Zabierasz Skarb graczowi { $whomname }: { $card }.
       *[other] { $whom ->
            [you] { $name } zabiera ci Skarb: { $card }.
           *[other] { $name } zabiera Skarb graczowi { $whomname }: { $card }.
        }
    }
story-emblem = { $who ->
        [you] Dostajesz Emblemat: { $card }.
       *[other] { $name } dostaje Emblemat: { $card }.
    }
story-emblem-back = Tego Emblematu nie ma już nikt: { $card }.
story-event = { $who ->
        [you] Jako Prorok wybierasz Wydarzenie: { $card }.
       *[other] { $name } jako Prorok wybiera Wydarzenie: { $card }.
    }
story-choose = { $who ->
        [you] Wybierasz gracza { $whomname }.
       *[other] { $whom ->
            [you] { $name } wybiera ciebie.
           *[other] { $name } wybiera gracza { $whomname }.
        }
    }
story-swap-dancers = { $who ->
        [you] Zamieniasz się Tancerzami z graczem { $whomname }.
       *[other] { $whom ->
            [you] { $name } zamienia się z tobą Tancerzami.
           *[other] { $name } zamienia się Tancerzami z graczem { $whomname }.
        }
    }
story-swap-hands = { $who ->
        [you] Zamieniasz się kartami na ręce z graczem { $whomname }.
       *[other] { $whom ->
            [you] { $name } zamienia się z tobą kartami na ręce.
           *[other] { $name } zamienia się kartami na ręce z graczem { $whomname }.
        }
    }
story-glimpse = { $who ->
        [you] { $whomname } pokazuje ci swoją Maskę: { $card }.
       *[other] { $whom ->
            [you] Pokazujesz swoją Maskę graczowi { $name }.
           *[other] { $seen ->
                [yes] { $whomname } pokazuje swoją Maskę graczowi { $name }: { $card }.
               *[no] { $whomname } pokazuje swoją Maskę graczowi { $name }.
            }
        }
    }
story-move-own = { $who ->
        [you] Przechodzisz na Scenę: { $card }.
       *[other] { $name } przechodzi na Scenę: { $card }.
    }
story-move = { $who ->
        [you] Przenosisz Tancerza gracza { $whomname } na Scenę: { $card }.
       *[other] { $whom ->
            [you] { $name } przenosi twojego Tancerza na Scenę: { $card }.
           *[other] { $name } przenosi Tancerza gracza { $whomname } na Scenę: { $card }.
        }
    }
story-score = { $name }: { $vp } PZ{ $mask ->
        [0] { "" }
       *[other] , w tym { $mask } za Maskę
    }
story-reason-guardians = Pokonano ostatniego Strażnika.
story-reason-events = Wybrano ostatnie Wydarzenie.
story-reason-renewals = Talię Zaklęć odnowiono po raz ostatni.
story-reason-turn-limit = To była ostatnia tura.

## Sala

hall-power = { $name }, siła { $power }
hall-dancer = siła { $power }
hall-no-dancer = jeszcze bez Tancerza
hall-hand = ręka: { $count }
hall-counters = żetony: { $count }
hall-vp = { $vp } PZ
hall-phase = { $phase ->
        [challenge] w Wyzwaniu
       *[spell] w fazie Zaklęć
    }
hall-level = poziom { $level }

## Pytania

ask-dancer = Którego Tancerza wybierasz?
ask-order = Którą kartę Kolejności bierzesz?
ask-stage = Na którą Scenę idzie twój Tancerz?
ask-resolve = Który efekt rozpatrujesz najpierw?
ask-cast = Czy rzucasz Zaklęcie?
ask-pay = Zapłata za: { $card }. Którym Zaklęciem płacisz?
ask-challenge = Komu rzucasz Wyzwanie?
ask-bout = Co dodajesz do swojej siły?
ask-counter = Czy kładziesz Zaklęcie jako zakryty żeton (1 PZ)?
ask-event = Jesteś Prorokiem. Które Wydarzenie wybierasz?
ask-target = Kogo wybierasz?
ask-treasure = Który Skarb zabierasz graczowi { $name }?
ask-move = { $who ->
        [you] Dokąd przenosisz swojego Tancerza?
       *[other] Dokąd przenosisz Tancerza gracza { $name }?
    }
ask-discard = Które Zaklęcie odrzucasz?
ask-give = Które Zaklęcie oddajesz graczowi { $name }?
ask-keep = Które z otrzymanych Zaklęć zatrzymujesz?
ask-salvage = Które Zaklęcie bierzesz z Grobowca?
ask-search = Które z tych Zaklęć zatrzymujesz?
ask-reveal = odkryj swoją Maskę ({ $card }): +{ $bonus } do siły, ale bez punktów za nią
ask-done-cast = nie rzucaj więcej Zaklęć
ask-done-challenge = nie rzucaj Wyzwania
ask-done-bout = niczego więcej
ask-done-counter = nie kładź żetonu
ask-not-now = Teraz niedostępne: { $cards }
