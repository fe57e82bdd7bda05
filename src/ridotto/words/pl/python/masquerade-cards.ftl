### Co mówią karty gry Masquerade. Teksty powstają z efektów kart.

## Rodzaje kart i to, co stoi obok nazwy

cards-mask = Maski
cards-dancer = Tancerze
cards-stage = Sceny
cards-order = Karty Kolejności
cards-spell = Zaklęcia
cards-event = Wydarzenia
cards-emblem = Emblematy
cards-guardian = Strażnicy i ich Skarby

facts-mask = Maska, { effect-score }, premia +{ $bonus }
facts-dancer = Tancerz, siła { $power }
facts-stage = Scena, miejsce dla { $room ->
        [one] jednego Tancerza
        [few] { $room } Tancerzy
        [many] { $room } Tancerzy
       *[other] { $room } Tancerzy
    }
facts-order = Karta Kolejności { $number }
facts-spell = Zaklęcie poziomu { $level }, { $phase ->
        [challenge] rzucane w Wyzwaniu
       *[spell] rzucane w fazie Zaklęć
    }
facts-event = Wydarzenie
facts-emblem = Emblemat, { effect-score }
facts-guardian = Strażnik { $number }, siła { $power } plus poziom odkrytego Zaklęcia
facts-treasure = Skarb, { effect-score }

## Całe teksty

text-mask = { $condition }: { effect-score } na koniec gry, o ile Maska nie została odkryta. Odkryta w Wyzwaniu: +{ $bonus } do siły i żadnych punktów.
text-emblem = Dla osoby, która ma najwięcej { things }; przy remisie zostaje tam, gdzie jest.
text-emblem-minimum = Dla osoby, która ma najwięcej { things }, co najmniej { $minimum }; przy remisie zostaje tam, gdzie jest.
text-tower = Kto tu tańczy, musi rzucić Wyzwanie wierzchniemu Strażnikowi.
text-arena = Kto tu tańczy, może rzucić Wyzwanie dowolnemu innemu Tancerzowi.
text-chapel = Kto tu tańczy, jest Prorokiem i wybiera Wydarzenie.
text-nothing = Bez własnego efektu.
text-opening = { $opening }:
text-then = { $first }, a potem { $second }

## Kiedy

when-stage = w fazie Scen
when-win = gdy wygrywasz Wyzwanie
when-lose = gdy przegrywasz Wyzwanie

## Pod jakim warunkiem

if-at-least = mając co najmniej { things-counted }
if-at-most = mając najwyżej { things-counted }
if-is = mając dokładnie { things-counted }
if-is-not = mając inną liczbę { things } niż { $value }
if-none = nie mając { things }
if-most = jeśli nikt nie ma więcej { things } niż ty
if-not-most = jeśli ktoś ma więcej { things } niż ty
if-least = jeśli nikt nie ma mniej { things } niż ty
if-not-least = jeśli ktoś ma mniej { things } niż ty
if-place-is = { $place ->
        [tower] w Wieży
        [arena] na Arenie
        [chapel] w Kaplicy
       *[none] poza Wieżą, Areną i Kaplicą
    }
if-place-is-not = { $place ->
        [tower] poza Wieżą
        [arena] poza Areną
        [chapel] poza Kaplicą
       *[none] w Wieży, na Arenie albo w Kaplicy
    }
if-order-at-least = z kartą Kolejności { $value } albo wyższą
if-order-at-most = z kartą Kolejności { $value } albo niższą
if-order-is = z kartą Kolejności { $value }
if-order-is-not = z każdą kartą Kolejności oprócz { $value }
if-order-most = z najwyższą kartą Kolejności w grze
if-order-not-most = nie mając najwyższej karty Kolejności w grze
if-order-least = z najniższą kartą Kolejności w grze
if-order-not-least = nie mając najniższej karty Kolejności w grze
if-turn-at-least = od tury { $value }
if-turn-at-most = do tury { $value }
if-turn-is = w turze { $value }
if-turn-is-not = w każdej turze oprócz { $value }
if-masked = gdy twoja Maska jest zakryta
if-unmasked = gdy twoja Maska jest odkryta
if-ever = w każdym przypadku
if-never = nigdy

things = { $metric ->
        [life] żyć
        [hand] Zaklęć na ręce
        [counters] żetonów
        [treasures] Skarbów
        [emblems] Emblematów
        [vp] widocznych punktów zwycięstwa
        [duels] wygranych pojedynków
        [guardians] pokonanych Strażników
        [casts] rzuconych Zaklęć
        [prophecies] wygłoszonych proroctw
       *[losses] przegranych Wyzwań
    }
things-counted = { $metric ->
        [life] { $value ->
            [one] { $value } życie
            [few] { $value } życia
            [many] { $value } żyć
           *[other] { $value } życia
        }
        [hand] { $value ->
            [one] { $value } Zaklęcie na ręce
            [few] { $value } Zaklęcia na ręce
            [many] { $value } Zaklęć na ręce
           *[other] { $value } Zaklęcia na ręce
        }
        [counters] { $value ->
            [one] { $value } żeton
            [few] { $value } żetony
            [many] { $value } żetonów
           *[other] { $value } żetony
        }
        [treasures] { $value ->
            [one] { $value } Skarb
            [few] { $value } Skarby
            [many] { $value } Skarbów
           *[other] { $value } Skarby
        }
        [emblems] { $value ->
            [one] { $value } Emblemat
            [few] { $value } Emblematy
            [many] { $value } Emblematów
           *[other] { $value } Emblematy
        }
        [vp] { $value ->
            [one] { $value } widoczny punkt zwycięstwa
            [few] { $value } widoczne punkty zwycięstwa
            [many] { $value } widocznych punktów zwycięstwa
           *[other] { $value } widoczne punkty zwycięstwa
        }
        [duels] { $value ->
            [one] { $value } wygrany pojedynek
            [few] { $value } wygrane pojedynki
            [many] { $value } wygranych pojedynków
           *[other] { $value } wygrane pojedynki
        }
        [guardians] { $value ->
            [one] { $value } pokonanego Strażnika
            [few] { $value } pokonanych Strażników
            [many] { $value } pokonanych Strażników
           *[other] { $value } pokonanych Strażników
        }
        [casts] { $value ->
            [one] { $value } rzucone Zaklęcie
            [few] { $value } rzucone Zaklęcia
            [many] { $value } rzuconych Zaklęć
           *[other] { $value } rzucone Zaklęcia
        }
        [prophecies] { $value ->
            [one] { $value } wygłoszone proroctwo
            [few] { $value } wygłoszone proroctwa
            [many] { $value } wygłoszonych proroctw
           *[other] { $value } wygłoszone proroctwa
        }
       *[losses] { $value ->
            [one] { $value } przegrane Wyzwanie
            [few] { $value } przegrane Wyzwania
            [many] { $value } przegranych Wyzwań
           *[other] { $value } przegrane Wyzwania
        }
    }

## Kogo

whom-subject = { $whom ->
        [opponent] twój przeciwnik
        [another] inny gracz
        [chosen] ten gracz
        [others] każdy z pozostałych graczy
        [all] każdy gracz
        [leaders] każdy gracz z największą liczbą punktów zwycięstwa
       *[partners] każdy z pozostałych graczy na twojej Scenie
    }
whom-to = { $whom ->
        [opponent] swojemu przeciwnikowi
        [another] innemu graczowi
        [chosen] temu graczowi
        [others] każdemu z pozostałych graczy
        [all] każdemu graczowi
        [leaders] każdemu graczowi z największą liczbą punktów zwycięstwa
       *[partners] każdemu z pozostałych graczy na twojej Scenie
    }
whom-of = { $whom ->
        [opponent] swojego przeciwnika
        [another] innego gracza
        [chosen] tego gracza
        [others] każdego z pozostałych graczy
        [all] każdego gracza
        [leaders] każdego gracza z największą liczbą punktów zwycięstwa
       *[partners] każdego z pozostałych graczy na twojej Scenie
    }
whom-with = { $whom ->
        [opponent] ze swoim przeciwnikiem
        [another] z innym graczem
        [chosen] z tym graczem
        [others] z każdym z pozostałych graczy
        [all] z każdym graczem
        [leaders] z każdym graczem z największą liczbą punktów zwycięstwa
       *[partners] z każdym z pozostałych graczy na twojej Scenie
    }

## Co

some-spells = { $amount ->
        [one] { $amount } Zaklęcie
        [few] { $amount } Zaklęcia
        [many] { $amount } Zaklęć
       *[other] { $amount } Zaklęcia
    }
some-lives = { $amount ->
        [one] { $amount } życie
        [few] { $amount } życia
        [many] { $amount } żyć
       *[other] { $amount } życia
    }
effect-power = { $whom ->
        [opponent] { $signed } do siły przeciwnika
       *[self] { $signed } do siły
    }
effect-hand-limit = { $sign ->
        [less] możesz mieć na ręce o { some-spells } mniej
       *[more] możesz mieć na ręce o { some-spells } więcej
    }
effect-cost = { $sign ->
        [less] twoje Zaklęcia kosztują o { $amount } mniej
       *[more] twoje Zaklęcia kosztują o { $amount } więcej
    }
effect-extra-draw = { $sign ->
        [less] gdy Scena pozwala ci dobierać, dobierz o { some-spells } mniej
       *[more] gdy Scena pozwala ci dobierać, dobierz o { some-spells } więcej
    }
effect-shield = nikt nie może rzucić ci Wyzwania
effect-peace = nie rzucasz Wyzwań
effect-draw = { $whom ->
        [self] dobierz { some-spells }
       *[other] { whom-subject } dobiera { some-spells }
    }
effect-heal = { $whom ->
        [self] odzyskaj { some-lives }
       *[other] { whom-subject } odzyskuje { some-lives }
    }
effect-hurt = { $whom ->
        [self] strać { some-lives }
       *[other] { whom-subject } traci { some-lives }
    }
effect-discard = { $whom ->
        [self] odrzuć { some-spells }
       *[other] { whom-subject } odrzuca { some-spells }
    }
effect-tribute = { whom-subject } daje ci { some-spells }
effect-give = daj { whom-to } { some-spells }
effect-counter = { $whom ->
        [self] { $amount ->
            [one] możesz położyć { $amount } Zaklęcie jako zakryty żeton
            [few] możesz położyć do { $amount } Zaklęć jako zakryte żetony
            [many] możesz położyć do { $amount } Zaklęć jako zakryte żetony
           *[other] możesz położyć do { $amount } Zaklęć jako zakryte żetony
        }
       *[other] { $amount ->
            [one] { whom-subject } może położyć { $amount } Zaklęcie jako zakryty żeton
            [few] { whom-subject } może położyć do { $amount } Zaklęć jako zakryte żetony
            [many] { whom-subject } może położyć do { $amount } Zaklęć jako zakryte żetony
           *[other] { whom-subject } może położyć do { $amount } Zaklęć jako zakryte żetony
        }
    }
effect-salvage = { $whom ->
        [self] weź z Grobowca { $amount ->
            [one] { $amount } wybrane Zaklęcie
            [few] { $amount } wybrane Zaklęcia
            [many] { $amount } wybranych Zaklęć
           *[other] { $amount } wybranego Zaklęcia
        }
       *[other] { whom-subject } bierze z Grobowca { $amount ->
            [one] { $amount } wybrane Zaklęcie
            [few] { $amount } wybrane Zaklęcia
            [many] { $amount } wybranych Zaklęć
           *[other] { $amount } wybranego Zaklęcia
        }
    }
effect-search = { $whom ->
        [self] { $amount ->
            [one] weź wierzchnie Zaklęcie z talii
            [few] podejrzyj { $amount } wierzchnie Zaklęcia z talii, jedno zatrzymaj, a resztę odłóż do Grobowca
            [many] podejrzyj { $amount } wierzchnich Zaklęć z talii, jedno zatrzymaj, a resztę odłóż do Grobowca
           *[other] podejrzyj { $amount } wierzchniego Zaklęcia z talii, jedno zatrzymaj, a resztę odłóż do Grobowca
        }
       *[other] { $amount ->
            [one] { whom-subject } bierze wierzchnie Zaklęcie z talii
            [few] { whom-subject } podgląda { $amount } wierzchnie Zaklęcia z talii, jedno zatrzymuje, a resztę odkłada do Grobowca
            [many] { whom-subject } podgląda { $amount } wierzchnich Zaklęć z talii, jedno zatrzymuje, a resztę odkłada do Grobowca
           *[other] { whom-subject } podgląda { $amount } wierzchniego Zaklęcia z talii, jedno zatrzymuje, a resztę odkłada do Grobowca
        }
    }
effect-take-treasure = zabierz Skarb { whom-to }
effect-swap-dancers = zamień się Tancerzami { whom-with }
effect-swap-hands = zamień się kartami na ręce { whom-with }
effect-glimpse = podejrzyj zakrytą Maskę { whom-of }
effect-change-mask = { $whom ->
        [self] wymień swoją zakrytą Maskę na jedną z odłożonych
       *[other] { whom-subject } wymienia swoją zakrytą Maskę na jedną z odłożonych
    }
effect-move = { $whom ->
        [self] przenieś swojego Tancerza na inną Scenę, na której jest miejsce
       *[other] przenieś Tancerza { whom-of } na inną Scenę, na której jest miejsce
    }
effect-renew = przetasuj Grobowiec i połóż go pod talią Zaklęć, co liczy się jako odnowienie
effect-score = { $amount ->
        [one] { $amount } punkt zwycięstwa
        [few] { $amount } punkty zwycięstwa
        [many] { $amount } punktów zwycięstwa
       *[other] { $amount } punktu zwycięstwa
    }

## Co jest źle w pliku talii

fault-place = { $line ->
        [0] { $key } = { $value }:
       *[other] wiersz { $line }: { $key } = { $value }:
    }
fault-place-bare = { $line ->
        [0] { $key }:
       *[other] wiersz { $line }: { $key }:
    }
fault-place-file = { $line ->
        [0] { $value }:
       *[other] wiersz { $line }: { $value }:
    }
fault-allowed = Dozwolone: { $allowed }.
fault-close = Czy chodziło o „{ $close }”?
fault-more = … i jeszcze { $count ->
        [one] { $count } błąd.
        [few] { $count } błędy.
        [many] { $count } błędów.
       *[other] { $count } błędu.
    }
fault-no-file = Nie ma takiego pliku.
fault-unopened = Nie można otworzyć pliku.
fault-no-regular-file = To nie jest plik z tekstem.
fault-huge = Plik jest za duży na talię.
fault-not-utf8 = Plik nie jest tekstem w UTF-8.
fault-long-line = Ten wiersz jest za długi.
fault-nested = Tabele i listy są zagnieżdżone zbyt głęboko.
fault-syntax = To nie jest TOML.
fault-not-table = Tu potrzebna jest tabela.
fault-not-list = Tu potrzebna jest lista tabel.
fault-not-whole = Tu potrzebna jest liczba całkowita.
fault-not-text = Tu potrzebny jest tekst w cudzysłowie.
fault-missing = Tego brakuje.
fault-unknown-key = Ten klucz jest tu nieznany.
fault-out-of-range = Liczba jest za mała albo za duża.
fault-bad-text = Tekst jest pusty, za długi albo ma znaki, których nie da się pokazać.
fault-language = Nie ma takiego języka.
fault-unknown-word = Nie ma takiego słowa.
fault-bad-id = Identyfikator zaczyna się małą literą i ma najwyżej 40 małych liter bez ogonków, cyfr i łączników.
fault-same-id = Inna karta ma już ten identyfikator.
fault-same-number = Inna karta ma już ten numer.
fault-card-count = Kart tego rodzaju jest za mało albo za dużo.
fault-spell-cards = Kart Zaklęć jest za dużo, licząc wszystkie egzemplarze.
fault-effects-a-card = Karta ma za dużo efektów.
fault-effects-in-all = Talia ma łącznie za dużo efektów.
fault-order-lacking = Brakuje karty Kolejności o tym numerze.
fault-role-lacking = Żadna Scena nie ma tej roli.
fault-second-chapel = Kaplica już jest, a Prorok jest w turze tylko jeden.
fault-chapel-room = Kaplica ma miejsce dla jednego Tancerza: Prorok jest jeden.
fault-when-here = Karta tego rodzaju nie ma wtedy efektu.
fault-what-here = Taki efekt nie może wtedy nastąpić.
fault-power-here = Siłę zmienia na stałe „always”, a poza tym tylko Zaklęcie rzucone w Wyzwaniu.
fault-whom-here = Ten efekt nie może ich dotyczyć.
fault-opponent-here = Przeciwnik występuje tylko w Wyzwaniu.
fault-chosen-here = Nikogo nie wybrano: wcześniejszy efekt tej karty, w tej samej chwili, musi mieć whom = "another".
fault-amount-unused = Ten efekt następuje albo nie; liczba niczego tu nie zmienia.
fault-condition-long = Warunek ma najwyżej trzy słowa.
fault-condition-metric = Warunek odwołuje się do czegoś, czego nie ma.
fault-condition-test = Nie można tego sprawdzić w ten sposób.
fault-condition-number = Tu porównuje się graczy między sobą, więc liczba tu nie pasuje.
fault-condition-value = Brakuje wartości do porównania albo jest ona błędna.
fault-few-masks = Gdy Masek jest mniej niż graczy, nie można grać w pięć osób.
fault-few-dancers = Gdy Tancerzy jest mniej niż graczy, nie można grać w pięć osób.
fault-little-room = Sceny mają za mało miejsca dla pięciu Tancerzy.
fault-emblem-unwinnable = Tego Emblematu nikt nigdy nie zdobędzie.
fault-never-holds = Ten warunek nigdy nie jest spełniony.
fault-ever-holds = Ten warunek jest zawsze spełniony.
fault-few-spells = Pięć pełnych rąk może opróżnić talię Zaklęć, a wtedy nic się już nie dobiera.
fault-endless = To Zaklęcie zwraca tyle Zaklęć, ile kosztuje: tura mogłaby się nigdy nie skończyć.
fault-no-draw = Żadna Scena, żaden Tancerz ani karta Kolejności nie daje Zaklęć, więc mało kto będzie je miał.
fault-unbeatable = Żaden Tancerz nigdy nie pokona tego Strażnika.
fault-idle = Ta karta nic nie robi.
fault-lonely = Na tej Scenie nie może być nikogo innego.

## Polecenie

help-deck = talie kart do gry Masquerade
    .long = Pokazuje talię dołączoną do Ridotto albo własną i sprawdza plik własnej talii.
help-deck-check = sprawdź własną talię
    .long = Sprawdza plik talii: wypisuje każdy błąd z wierszem, kluczem, wartością i tym, co dozwolone, oraz to, co zaszkodzi rozgrywce. Kod wyjścia 0: można grać; 1: są błędy; 2: pliku nie da się odczytać.
help-deck-show = pokaż karty z ich tekstami
    .long = Pokazuje karty z ich tekstami: z talii dołączonej do Ridotto albo z pliku.
help-deck-new = zacznij własną talię
    .long = Zapisuje nowy plik z kompletną talią do zmiany: tą dołączoną do Ridotto.
help-deck-file = plik TOML z talią
help-deck-file-or-none = plik TOML z talią (domyślnie talia dołączona do Ridotto)
help-card = tylko karta o tym identyfikatorze
usage-card = w tej talii nie ma karty „{ $given }”
usage-exists = { $file } już istnieje; nic nie zapisano
deck-fine = { $file }: tą talią można grać.
deck-broken = { $file }: { $count ->
        [one] { $count } błąd.
        [few] { $count } błędy.
        [many] { $count } błędów.
       *[other] { $count } błędu.
    }
deck-more-faults = { $count ->
        [one] Jest jeszcze jeden błąd
        [few] Są jeszcze { $count } błędy
        [many] Jest jeszcze { $count } błędów
       *[other] Jest jeszcze { $count } błędu
    }; zobacz: { $command }
deck-written = Zapisano { $file }. Zmień go, a potem: ridotto deck check { $quoted }
deck-size = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
