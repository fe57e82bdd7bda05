# Stół do Masquerade w przeglądarce.

mq-vp = punkty zwycięstwa
mq-you = ty
mq-nobody = nikt
mq-none = Jeszcze nic.
mq-labelled = { $name }: { $text }

## Tura

mq-turn = Tura
mq-set-up = Start
mq-phases = Tura
mq-phase-order = Kolejność
    .why = W kolejności z poprzedniej tury każdy bierze inną Kolejność: mówi ona, kiedy grasz, i ma własne działanie.
mq-phase-stage = Scena
    .why = Po kolei każdy Tancerz idzie na Scenę, na której jest miejsce. Potem dzieje się wszystko, co się tam dzieje.
mq-phase-spell = Zaklęcie
    .why = Po kolei każdy rzuca tyle Zaklęć tej fazy, za ile może zapłacić. Płaci się innymi Zaklęciami z ręki.
mq-phase-challenge = Wyzwanie
    .why = Kto jest w Wieży, walczy ze Strażnikiem; kto jest na Arenie, może walczyć z każdym. Przegrany traci życie.
mq-phase-event = Wydarzenie
    .why = Kto jest w Kaplicy, jest Prorokiem i wybiera Wydarzenie. Potem wszyscy wracają do domu.
mq-end-why = Bal kończy się z turą, w której pada ostatni Strażnik, zostaje wybrane ostatnie Wydarzenie albo talia Zaklęć została odnowiona tyle razy, ilu jest graczy ({ $players }). Wygrywa, kto ma najwięcej punktów zwycięstwa.

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
    }, Kolejność { $order }, życie { $life }, ręka { $hand }, żetony { $counters }, PZ { $vp }{ $won ->
        [none] .
       *[other] . Ma: { $won }.
    }
mq-guardian-power = siła od { $low } do { $high } z odkrytą kartą
mq-guardians-left = zostało { $count }
mq-guardians-none = Nie ma już Strażników
mq-events = Wydarzenia
mq-events-why = Prorok w Kaplicy wybiera jedno; następuje i znika.
mq-events-past = Już były: { $names }
mq-left = zostało { $count }
mq-spells = Zaklęcia
mq-spells-why = W talii { $count ->
        [one] jest { $count } karta
        [few] są { $count } karty
        [many] jest { $count } kart
       *[other] jest { $count } karty
    }; odnowiono ją { $renewals } z { $most } razy. W grze są te Zaklęcia:
mq-renewals = odnowiono { $count }/{ $most }
mq-tomb = Grobowiec
mq-tomb-why = Zaklęcia rzucone, zapłacone lub odrzucone. Gdy talia się skończy, powstanie z nich nowa.
mq-emblems = Emblematy
mq-emblem-said = { $emblem }: { $holder ->
        [none] nikt
       *[other] { $holder }
    }
mq-behind = Za nim:
mq-mask-seen = Znasz tę Maskę:
mq-fight = Wyzwanie
mq-fight-on = Kto doda więcej?
mq-fight-flip = Dla Strażnika zostanie odkryte Zaklęcie: od { $low } do { $high }
mq-fight-draw = Remis.
mq-fight-won-you = Wygrywasz!
mq-fight-won = Wygrywa { $name }.

## Własne karty

mq-own = Twoje karty
mq-own-mask = twoja tajna Maska
mq-options = Z czego możesz wybrać
mq-mask-now = teraz PZ { $vp }
mq-mask-shown = ujawniona
mq-bonus = siła +{ $bonus }
mq-hand = ręka { $count } z { $most }
mq-hand-none = Brak Zaklęć na ręce
mq-cost = { $cost ->
        [0] za darmo
       *[other] koszt { $cost }
    }
mq-cost-now = { $cost ->
        [0] Teraz nic nie kosztuje.
        [one] Teraz kosztuje { $cost } inne Zaklęcie.
        [few] Teraz kosztuje { $cost } inne Zaklęcia.
        [many] Teraz kosztuje { $cost } innych Zaklęć.
       *[other] Teraz kosztuje { $cost } innego Zaklęcia.
    }
mq-counters = Twoje żetony
mq-counters-why = Zaklęcia położone zakryte. Każde jest warte 1 punkt zwycięstwa; tylko ty wiesz, które to są.
mq-life = { $life ->
        [0] bez życia
        [one] { $life } życie
        [few] { $life } życia
        [many] { $life } żyć
       *[other] { $life } życia
    }
mq-room = { $here } z { $room }

## Decyzje

mq-tap = Dotknij jednej z opcji, by ją przeczytać
mq-go-on = Dalej
mq-ask-bout = Dodajesz siły?
mq-ask-cast-none = Nie masz teraz nic do rzucenia.
mq-ask-counter-none = Nie masz Zaklęcia na żeton.
mq-do-dancer = Tańczyć nim
mq-do-order = Wziąć Kolejność { $order }
mq-do-stage = Zatańczyć tutaj
mq-do-resolve = Najpierw to
mq-do-cast = { $cost ->
        [0] Rzucić
       *[other] Rzucić i zapłacić { $cost }
    }
mq-do-pay = Zapłacić nim
mq-do-challenge = Wyzwanie: { $name }
mq-do-reveal = Ujawnić Maskę
mq-do-lay = Położyć jako żeton
mq-do-event = Wywołać to Wydarzenie
mq-do-choose = Wybrać: { $name }
mq-do-treasure = Zabrać ten Skarb
mq-do-move = Przenieść tam
mq-do-discard = Odrzucić
mq-do-give = Oddać
mq-do-keep = Zatrzymać
mq-do-take = Wziąć

## Czekanie

mq-wait-dancer = { $name } wybiera Tancerza.
mq-wait-order = { $name } bierze Kolejność.
mq-wait-stage = { $name } wybiera Scenę.
mq-wait-resolve = { $name } decyduje, co zadziała najpierw.
mq-wait-cast = { $name } może rzucać Zaklęcia.
mq-wait-pay = { $name } płaci za Zaklęcie.
mq-wait-challenge = { $name } szuka kogoś do Wyzwania.
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

mq-mask-spent = ujawniona w Wyzwaniu, więc już się nie liczy
mq-part-mask = Maska { $vp }
mq-part-emblems = Emblematy { $vp }
mq-part-treasures = Skarby { $vp }
mq-part-counters = Żetony { $vp }
