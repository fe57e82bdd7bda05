# Stół do Masquerade w przeglądarce.

mq-vp = punkty zwycięstwa
mq-you = ty
mq-nobody = nikt
mq-none = Jeszcze nic.
mq-labelled = { $name }: { $text }

## Tura

mq-turn = Tura
mq-set-up = Start
mq-phases = Przebieg tury
mq-phase-order = Kolejność
    .why = W kolejności z poprzedniej tury każdy bierze inną kartę Kolejności. Wyznacza ona, kiedy grasz w tej turze, i może mieć własny efekt.
mq-phase-stage = Scena
    .why = Po kolei każdy wysyła swojego Tancerza na Scenę, na której jest miejsce. Potem rozpatrz jej efekty.
mq-phase-spell = Zaklęcie
    .why = Po kolei każdy rzuca tyle Zaklęć tej fazy, za ile może zapłacić. Za Zaklęcie płaci się innymi Zaklęciami z ręki.
mq-phase-challenge = Wyzwanie
    .why = Tancerz w Wieży musi walczyć ze Strażnikiem. Tancerze na Arenie mogą rzucić Wyzwanie dowolnej osobie. Kto przegra, traci życie.
mq-phase-event = Wydarzenie
    .why = Osoba w Kaplicy jest Prorokiem i wybiera Wydarzenie. Potem każdy zabiera swojego Tancerza.
mq-end-why = Rozgrywka kończy się po turze, w której padnie ostatni Strażnik, skończą się Wydarzenia albo talia Zaklęć zostanie odnowiona tyle razy, ilu jest graczy ({ $players }). Wygrywa osoba z największą liczbą punktów zwycięstwa.

## Sala

mq-stages = Sceny
mq-stage-said = { $stage }: { $here } z { $room }{ $here ->
        [0] { "" }
       *[other] , { $names }
    }
mq-guests = Gracze
mq-guest-said = { $name }{ $signs ->
        [none] { "" }
       *[other] { " " }({ $signs })
    }. { $dancer ->
        [none] Jeszcze bez Tancerza
       *[other] { $dancer }
    }{ $order ->
        [0] { "" }
       *[other] , Kolejność { $order }
    }, życia: { $life }, ręka: { $hand }, żetony: { $counters }, { $vp } PZ{ $won ->
        [none] .
       *[other] . Ma: { $won }.
    }
mq-guardian-power = siła od { $low } do { $high } z odkrytym Zaklęciem
mq-guardians-left = pozostało: { $count }
mq-guardians-none = Nie ma już Strażników
mq-events = Wydarzenia
mq-events-why = Prorok w Kaplicy wybiera jedno z nich. Następuje jego efekt, a potem znika ono z gry.
mq-events-past = Wykorzystane: { $names }
mq-left = pozostało: { $count }
mq-spells = Zaklęcia
mq-spells-why = W talii { $count ->
        [one] jest { $count } karta
        [few] są { $count } karty
        [many] jest { $count } kart
       *[other] jest { $count } karty
    }; odnowienia: { $renewals } z { $most }. Zaklęcia w tej rozgrywce:
mq-renewals = odnowienia { $count }/{ $most }
mq-tomb = Grobowiec
mq-tomb-why = Zaklęcia rzucone, zapłacone lub odrzucone. Gdy talia się skończy, tasuje się z nich nową.
mq-emblems = Emblematy
mq-emblem-said = { $emblem }: { $holder ->
        [none] nikt
       *[other] { $holder }
    }
mq-behind = Jego Skarb:
mq-mask-seen = Ta Maska jest ci znana:
mq-fight = Wyzwanie
mq-fight-on = Kto doda więcej?
mq-fight-flip = Strażnik odkryje Zaklęcie: od { $low } do { $high }
mq-fight-draw = Remis.
mq-fight-won-you = Wygrywasz!
mq-fight-won = { $who ->
        [guardian] Wygrywa Strażnik.
       *[other] Wygrywa { $name }.
    }

## Własne karty

mq-own = Twoje karty
mq-own-mask = twoja tajna Maska
mq-options = Do wyboru
mq-mask-now = teraz { $vp } PZ
mq-mask-shown = odkryta
mq-bonus = +{ $bonus } do siły
mq-hand = ręka: { $count } z { $most }
mq-hand-none = Brak Zaklęć na ręce
mq-cost = { $cost ->
        [0] za darmo
       *[other] koszt: { $cost }
    }
mq-cost-now = { $cost ->
        [0] Teraz jest za darmo.
        [one] Teraz kosztuje { $cost } inne Zaklęcie.
        [few] Teraz kosztuje { $cost } inne Zaklęcia.
        [many] Teraz kosztuje { $cost } innych Zaklęć.
       *[other] Teraz kosztuje { $cost } innego Zaklęcia.
    }
mq-counters = Twoje żetony
mq-counters-why = Zaklęcia, które leżą przed tobą zakryte. Każde jest warte 1 punkt zwycięstwa; tylko ty wiesz, jakie to Zaklęcia.
mq-life = { $life ->
        [0] brak żyć
        [one] { $life } życie
        [few] { $life } życia
        [many] { $life } żyć
       *[other] { $life } życia
    }
mq-room = { $here } z { $room }

## Decyzje

mq-tap = Dotknij karty, żeby ją przeczytać
mq-go-on = Dalej
mq-ask-bout = Dodajesz coś do siły?
mq-ask-cast-none = Nie masz teraz Zaklęcia do rzucenia.
mq-ask-counter-none = Nie masz Zaklęcia do położenia jako żeton.
mq-do-dancer = Wybierz tego Tancerza
mq-do-order = Weź Kolejność { $order }
mq-do-stage = Zatańcz tutaj
mq-do-resolve = Najpierw to
mq-do-cast = { $cost ->
        [0] Rzuć
       *[other] Rzuć za { $cost }
    }
mq-do-pay = Zapłać tym
mq-do-challenge = Wyzwij: { $name }
mq-do-reveal = Odkryj swoją Maskę
mq-do-lay = Połóż jako żeton
mq-do-event = Wybierz to Wydarzenie
mq-do-choose = Wybierz: { $name }
mq-do-treasure = Zabierz ten Skarb
mq-do-move = Przenieś tam
mq-do-discard = Odrzuć
mq-do-give = Oddaj
mq-do-keep = Zatrzymaj
mq-do-take = Weź

## Czekanie

mq-wait-dancer = { $name } wybiera Tancerza.
mq-wait-order = { $name } bierze kartę Kolejności.
mq-wait-stage = { $name } wybiera Scenę.
mq-wait-resolve = { $name } decyduje, który efekt będzie pierwszy.
mq-wait-cast = { $name } może rzucać Zaklęcia.
mq-wait-pay = { $name } płaci za Zaklęcie.
mq-wait-challenge = { $name } decyduje, komu rzucić Wyzwanie.
mq-wait-bout = { $name } szykuje się do walki.
mq-wait-counter = { $name } może położyć żeton.
mq-wait-event = { $name } jest Prorokiem i wybiera Wydarzenie.
mq-wait-target = { $name } wybiera gracza.
mq-wait-treasure = { $name } zabiera Skarb.
mq-wait-move = { $name } przenosi Tancerza.
mq-wait-discard = { $name } musi odrzucić Zaklęcie.
mq-wait-give = { $name } musi oddać Zaklęcie.
mq-wait-keep = { $name } wybiera, co zatrzymać.
mq-wait-salvage = { $name } bierze Zaklęcie z Grobowca.
mq-wait-search = { $name } przegląda wierzch talii.

## Koniec

mq-mask-spent = odkryta w Wyzwaniu, więc już się nie liczy
mq-part-mask = Maska: { $vp }
mq-part-emblems = Emblematy: { $vp }
mq-part-treasures = Skarby: { $vp }
mq-part-counters = Żetony: { $vp }
