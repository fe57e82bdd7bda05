## Sala

hall-turn = Tura { $turn }
hall-deck = talia Zaklęć: { $count }
hall-tomb = Grobowiec: { $count }
hall-renewals = odnowienia: { $count } z { $most }
hall-stages = Sceny:
hall-guardian = Strażnik:
hall-left = pozostało: { $count }
hall-events = Wydarzenia:
hall-emblems = Emblematy:
hall-flipped = od { $low } do { $high } z odkrytym Zaklęciem
hall-treasures = Skarby: { $cards }
hall-mask-shown = Maska: { $card }
hall-own-mask = Twoja Maska: { $card }. { $text }
hall-mask-now = { $holds ->
        [shown] Jest odkryta.
        [yes] Jej warunek jest teraz spełniony.
       *[no] Jej warunek nie jest teraz spełniony.
    }
hall-own-counters = Twoje żetony: { $cards }
hall-own-hand = Twoja ręka ({ $count } z { $most }):
hall-cost = { $cost ->
        [0] za darmo
        [one] kosztuje { $cost } inne Zaklęcie
        [few] kosztuje { $cost } inne Zaklęcia
        [many] kosztuje { $cost } innych Zaklęć
       *[other] kosztuje { $cost } innego Zaklęcia
    }

## Gra

ball-welcome = Masquerade, { $deck }. Zajmujesz miejsce { $seat }. Wygrywa osoba, która zdobędzie najwięcej punktów zwycięstwa. Wpisz ?, żeby zobaczyć pomoc.
ball-help = Weź kartę Kolejności, wyślij Tancerza na Scenę, rzucaj Zaklęcia, walcz, jeśli chcesz, a w Kaplicy wybierz Wydarzenie. Punkty zwycięstwa (PZ) dają Emblematy, Skarby, Zaklęcia położone jako żetony oraz twoja Maska, jeśli nigdy jej nie odkryjesz i spełnisz jej warunek. Za Zaklęcie płacisz innymi Zaklęciami z ręki. Rozgrywka kończy się po turze, w której padnie ostatni Strażnik, skończą się Wydarzenia albo talia Zaklęć zostanie odnowiona tyle razy, ilu jest graczy.
ball-help-answers = Wpisz liczbę albo literę stojącą przed odpowiedzią albo jej nazwę. W jednym wierszu zmieści się kilka odpowiedzi. Enter wybiera odpowiedź w nawiasie kwadratowym.
ball-help-c = wszystkie karty (c i nazwa: co robi ta karta)
ball-help-t = stół: karty wszystkich graczy i twoje własne
ball-help-g = karty w Grobowcu
ball-cards-hint = Wpisz „c” i nazwę karty, żeby zobaczyć, co ona robi.
ball-no-card = W tej talii nie ma karty „{ $given }”.
ball-tomb = Grobowiec ({ $count }): { $cards }
ball-past = Wykorzystane Wydarzenia: { $cards }
ball-truth-title = Maski opadają
ball-mask = Maska { $card }
ball-counters = żetony ({ $cards })
help-ball-players = liczba graczy, od 2 do 5 (domyślnie 4)
help-ball-deck = plik TOML z talią (domyślnie ta dołączona do Ridotto)
help-ball-turn-limit = po tylu turach liczy się punkty
