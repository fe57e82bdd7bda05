## Masquerade: co się dzieje

# $cards: Zaklęcia po nazwie, jeśli czytelnik je widzi ($seen yes); inaczej podaje się tylko ich liczbę ($count)
story-deal = Karty leżą na stole. Rozdana Kolejność: { $orders }.
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
        [you] Bierzesz Kolejność { $order }.
       *[other] { $name } bierze Kolejność { $order }.
    }
story-stage = { $who ->
        [you] Wybierasz Scenę: { $card }.
       *[other] { $name } wybiera Scenę: { $card }.
    }
story-resolve = { $who ->
        [you] Działa twoja karta: { $card }.
       *[other] { $name } korzysta z karty: { $card }.
    }
story-renew = Grobowiec zostaje wtasowany do talii Zaklęć: odnowienie { $renewals }.
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
        [you] Oddajesz: { $cards } → { $whomname }.
       *[other] { $whom ->
            [you] { $name } oddaje ci: { $cards }.
           *[other] { $seen ->
                [yes] { $name } oddaje: { $cards } → { $whomname }.
               *[no] { $name } oddaje { story-spells } → { $whomname }.
            }
        }
    }
story-bury = { $who ->
        [you] Nie możesz zatrzymać, więc do Grobowca idą: { $cards }.
       *[other] { $name } nie może zatrzymać, więc do Grobowca idą: { $cards }.
    }
story-lay = { $seen ->
        [yes] { $who ->
            [you] Kładziesz zakryte jako żeton: { $cards }.
           *[other] { $name } kładzie zakryte jako żeton: { $cards }.
        }
       *[no] { $name } kładzie zakryte jako żeton { story-spells }.
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
       *[no] { $name } ogląda z wierzchu talii { story-spells }.
    }
story-find = { $seen ->
        [yes] { $who ->
            [you] Zatrzymujesz: { $cards }.
           *[other] { $name } zatrzymuje: { $cards }.
        }
       *[no] { $name } zatrzymuje { story-spells }.
    }
story-challenge = { $who ->
        [you] Rzucasz Wyzwanie → { $whomname }!
       *[other] { $whom ->
            [you] { $name } rzuca ci Wyzwanie!
           *[other] { $name } rzuca Wyzwanie → { $whomname }!
        }
    }
story-challenge-guardian = { $who ->
        [you] Rzucasz Wyzwanie Strażnikowi: { $card }.
       *[other] { $name } rzuca Wyzwanie Strażnikowi: { $card }.
    }
story-reveal = { $who ->
        [you] Ujawniasz swoją Maskę: { $card }, +{ $bonus } do siły.
       *[other] { $name } ujawnia Maskę: { $card }, +{ $bonus } do siły.
    }
story-flip = Dla Strażnika odkryto: { $card }, poziom { $level }.
story-flip-none = Nie ma Zaklęcia do odkrycia dla Strażnika.
story-clash = { $score }: { $who ->
        [you] wygrywasz.
        [nobody] remis.
       *[other] wygrywa { $name }.
    }
story-life = { $who ->
        [you] Twoje życia
       *[other] { $name }, życia
    }: { $life ->
        [0] już żadnego.
       *[other] { $life }.
    }
story-treasure = { $who ->
        [you] Zdobywasz Skarb: { $card }.
       *[other] { $name } zdobywa Skarb: { $card }.
    }
story-treasure-taken = { $who ->
        [you] Zabierasz Skarb: { $card } ← { $whomname }.
       *[other] { $whom ->
            [you] { $name } zabiera ci Skarb: { $card }.
           *[other] { $name } zabiera Skarb: { $card } ← { $whomname }.
        }
    }
story-emblem = { $who ->
        [you] Dostajesz Emblemat: { $card }.
       *[other] { $name } dostaje Emblemat: { $card }.
    }
story-emblem-back = Tego Emblematu nie ma już nikt: { $card }.
story-event = { $who ->
        [you] Jesteś Prorokiem i wywołujesz: { $card }.
       *[other] { $name } jest Prorokiem i wywołuje: { $card }.
    }
story-choose = { $who ->
        [you] Twój wybór: { $whomname }.
       *[other] { $whom ->
            [you] { $name } wybiera ciebie.
           *[other] { $name } wybiera: { $whomname }.
        }
    }
story-swap-dancers = { $who ->
        [you] Zamiana Tancerzy: ty ⇄ { $whomname }.
       *[other] { $whom ->
            [you] Zamiana Tancerzy: { $name } ⇄ ty.
           *[other] Zamiana Tancerzy: { $name } ⇄ { $whomname }.
        }
    }
story-swap-hands = { $who ->
        [you] Zamiana kart na ręce: ty ⇄ { $whomname }.
       *[other] { $whom ->
            [you] Zamiana kart na ręce: { $name } ⇄ ty.
           *[other] Zamiana kart na ręce: { $name } ⇄ { $whomname }.
        }
    }
story-glimpse = { $who ->
        [you] { $whomname } pokazuje ci swoją Maskę: { $card }.
       *[other] { $whom ->
            [you] Pokazujesz swoją Maskę → { $name }.
           *[other] { $seen ->
                [yes] { $whomname } pokazuje swoją Maskę → { $name }: { $card }.
               *[no] { $whomname } pokazuje swoją Maskę → { $name }.
            }
        }
    }
story-move-own = { $who ->
        [you] Przechodzisz na Scenę: { $card }.
       *[other] { $name } przechodzi na Scenę: { $card }.
    }
story-move = { $who ->
        [you] { $whomname } przechodzi przez ciebie na Scenę: { $card }.
       *[other] { $whom ->
            [you] { $name } przenosi cię na Scenę: { $card }.
           *[other] { $whomname } przechodzi na Scenę: { $card } (przenosi { $name }).
        }
    }
story-score = { $name }: PZ { $vp }{ $mask ->
        [0] { "" }
       *[other] , w tym { $mask } za Maskę
    }
story-reason-guardians = Pokonano ostatniego Strażnika.
story-reason-events = Wywołano ostatnie Wydarzenie.
story-reason-renewals = Talię Zaklęć odnowiono po raz ostatni.
story-reason-turn-limit = Rozegrano ostatnią turę.

## Sala

hall-turn = Tura { $turn }
hall-deck = talia Zaklęć { $count }
hall-tomb = Grobowiec { $count }
hall-renewals = odnowienia { $count } z { $most }
hall-stages = Sceny:
hall-guardian = Strażnik:
hall-left = zostało { $count }
hall-events = Wydarzenia:
hall-emblems = Emblematy:
hall-power = { $name }, siła { $power }
hall-dancer = siła { $power }
hall-flipped = od { $low } do { $high } z odkrytą kartą
hall-no-dancer = jeszcze bez Tancerza
hall-hand = ręka { $count }
hall-counters = żetony { $count }
hall-vp = PZ { $vp }
hall-treasures = Skarby: { $cards }
hall-mask-shown = Maska: { $card }
hall-own-mask = Twoja Maska: { $card }. { $text }
hall-mask-now = { $holds ->
        [shown] Jest ujawniona.
        [yes] Warunek jest teraz spełniony.
       *[no] Warunek nie jest teraz spełniony.
    }
hall-own-counters = Twoje żetony: { $cards }
hall-own-hand = Twoja ręka ({ $count } z { $most }):
hall-phase = { $phase ->
        [challenge] w Wyzwaniu
       *[spell] w fazie Zaklęć
    }
hall-cost = { $cost ->
        [0] nic nie kosztuje
        [one] kosztuje { $cost } inne Zaklęcie
        [few] kosztuje { $cost } inne Zaklęcia
        [many] kosztuje { $cost } innych Zaklęć
       *[other] kosztuje { $cost } innego Zaklęcia
    }
hall-level = poziom { $level }

## Pytania

ask-dancer = Kim zatańczysz?
ask-order = Którą Kolejność bierzesz?
ask-stage = Na którą Scenę idzie twój Tancerz?
ask-resolve = Co zadziała najpierw?
ask-cast = Czy rzucasz Zaklęcie?
ask-pay = Zapłata za { $card }: którym Zaklęciem?
ask-challenge = Komu rzucasz Wyzwanie?
ask-bout = Co dodajesz do swojej siły?
ask-counter = Czy kładziesz zakryte Zaklęcie jako żeton (PZ 1)?
ask-event = Jesteś Prorokiem. Które Wydarzenie nastąpi?
ask-target = Kogo wybierasz?
ask-treasure = Który Skarb zabierasz ({ $name })?
ask-move = { $who ->
        [you] Dokąd przenosisz swojego Tancerza?
       *[other] Dokąd przenosisz Tancerza ({ $name })?
    }
ask-discard = Które Zaklęcie odrzucasz?
ask-give = Które Zaklęcie oddajesz ({ $name })?
ask-keep = Które z otrzymanych Zaklęć zatrzymujesz?
ask-salvage = Które Zaklęcie bierzesz z Grobowca?
ask-search = Które z tych Zaklęć zatrzymujesz?
ask-reveal = ujawnij swoją Maskę ({ $card }): +{ $bonus } do siły, ale bez jej punktów
ask-done-cast = nie rzucaj więcej
ask-done-challenge = nie rzucaj Wyzwania
ask-done-bout = to wszystko
ask-done-counter = nie kładź żadnego
ask-not-now = Nie teraz: { $cards }

## Gra

ball-welcome = Masquerade, { $deck }. Zajmujesz miejsce { $seat }. Wygrywa, kto ma najwięcej punktów zwycięstwa; przy każdym pytaniu pomaga ?.
ball-help = Weź Kolejność, wyślij Tancerza na Scenę, rzucaj Zaklęcia, walcz albo nie, a w Kaplicy wywołaj Wydarzenie. Punkty zwycięstwa (PZ) dają Emblematy, Skarby, Zaklęcia położone jako żetony i twoja Maska, jeśli nigdy jej nie ujawnisz i zrobisz to, czego żąda. Zaklęcie kosztuje inne Zaklęcia z ręki. Bal kończy się z ostatnim Strażnikiem, z ostatnim Wydarzeniem albo gdy talię Zaklęć odnowiono raz na każdego gracza.
ball-help-answers = Odpowiadaj numerem albo znakiem stojącym przed wyborem albo nazwą. W jednym wierszu mieści się kilka odpowiedzi. Enter wybiera to, co w nawiasach.
ball-help-c = wszystkie karty (c i nazwa: co robi ta karta)
ball-help-t = sala: karty wszystkich i twoje własne
ball-help-g = co leży w Grobowcu
ball-cards-hint = „c” i nazwa mówią, co robi karta.
ball-no-card = W tej talii nie ma karty „{ $given }”.
ball-tomb = Grobowiec ({ $count }): { $cards }
ball-past = Minione Wydarzenia: { $cards }
ball-truth-title = Maski opadają
ball-mask = Maska { $card }
ball-counters = żetony ({ $cards })
help-ball-players = ilu graczy, od 2 do 5 (domyślnie 4)
help-ball-deck = plik TOML z talią (domyślnie ta z Ridotto)
help-ball-turn-limit = po tylu turach liczy się punkty
