# Stół Mascarade w przeglądarce.

mas-table = Stół
mas-strip = Maski w grze
mas-pick-mask = Dotknij maski, żeby przeczytać jej zdolność.
mas-bank = Bank
mas-court = Sąd
mas-centre-mask = Maska nr { $number } na środku
mas-coins = { $amount ->
        [one] { $amount } moneta
        [few] { $amount } monety
        [many] { $amount } monet
       *[other] { $amount } monety
    }

## Znaki przy miejscu

mas-sign-acts = decyduje
mas-sign-asked = odpowiada
mas-sign-waits = czeka na pytanie
mas-sign-answered = już po odpowiedzi
mas-sign-ready = może zaczynać
mas-sign-looks = jeszcze zapamiętuje
mas-sign-claimed = podważa
mas-sign-passed = nie podważa
mas-sign-announced = ogłasza
mas-sign-revealed = maska odkryta w poprzedniej turze: w tej turze nie może ogłaszać
mas-sign-bot = bot
mas-sign-stand-in = poza stołem: gra bot
mas-sign-absent = brak połączenia
mas-sign-target = można wybrać
mas-sign-winner = wygrywa

## Decyzje

mas-ask-turn = Twoja tura. Co robisz?
mas-may-not-announce = Twoją maskę odkryto w poprzedniej turze, więc w tej turze nie możesz ogłaszać.
mas-ask-opening = Tura wprowadzająca: czyją maskę bierzesz oprócz swojej?
mas-ask-swap = Czyją maskę bierzesz oprócz swojej?
mas-ask-really = Trzymasz swoją maskę i { $mask }. Zamieniasz je?
mas-ask-pair = { $mask }: które dwie osoby?
mas-ask-spied = Twoja maska: { $own }. { $name } ma: { $theirs }. Zamieniasz je?
mas-look = Podejrzyj
mas-swap = Zamień
mas-announce = Ogłoś
mas-tap = Dotknij zaznaczonego miejsca
mas-list = Wybierz z listy
mas-back = Wstecz
mas-really = Zamień naprawdę
mas-pretend = Tylko udawaj
mas-choose = Wybierz: { $names }
mas-decline = Nie korzystaj
mas-name = Podaj nazwę maski
mas-peek = Zerknij na maskę
mas-more = Więcej czasu
mas-i-am = { $mask ->
       *[other] To ja: { $name }!
    }
mas-pass = Nie podważam
mas-claim-cost = Błąd kosztuje 1 monetę
mas-claimed-by = Kto podważa: { $names }
mas-you-are = { $mask ->
       *[other] Twoja maska: { $name }
    }
mas-moment-hide = Dotknij, żeby zakryć
mas-announces = { $who ->
        [you] Ogłaszasz:
       *[other] { $name } ogłasza:
    }
mas-ahead-ask = { $mask }: ciebie też o to zapytamy. Możesz odpowiedzieć już teraz.
mas-ahead-claim = Gdy padnie pytanie, podważysz. Dotknij ponownie, żeby to cofnąć.
mas-ahead-pass = Gdy padnie pytanie, nie podważysz. Dotknij ponownie, żeby to cofnąć.
mas-answered-claim = Twoja odpowiedź: podważam. Dotknij ponownie, żeby ją cofnąć.
mas-answered-pass = Twoja odpowiedź: nie podważam. Dotknij ponownie, żeby ją cofnąć.
mas-deal-down = Pamiętam: zakryj maski
mas-memorise = Zapamiętaj
mas-ready = Gotowość: { $ready } z { $all }
mas-clock = Pozostały czas
mas-clock-banking = czas z zapasu

## Czekanie

mas-wait-opening = { $name } wykonuje turę wprowadzającą.
mas-wait-turn = Tura gracza { $name }.
mas-wait-claim = { $mask }? { $name } decyduje, czy podważyć.
mas-wait-all = Czekamy na odpowiedź: { $names }.
mas-wait-looking = Czekamy jeszcze na: { $names }.
mas-wait-target = { $name } wybiera gracza.
mas-wait-targets = { $name } wybiera dwie osoby.
mas-wait-switch = { $name } trzyma dwie maski pod stołem.
mas-wait-name = { $name } musi podać nazwę swojej maski.
mas-watching = Oglądasz rozgrywkę: widzisz tylko to, co jest jawne dla całego stołu.

## Co się stało

mas-log = Co się stało
mas-log-private = wiesz tylko ty:
mas-log-swap = { $who ->
        [you] Bierzesz swoją maskę i { $mask } pod stół.
       *[other] { $name } bierze swoją maskę i { $mask } pod stół.
    }
mas-log-look = { $who ->
        [you] Podglądasz swoją maskę.
       *[other] { $name } podgląda swoją maskę.
    }
mas-log-peek = { $who ->
        [you] Zerkasz na swoją maskę. W następnej turze musisz ją podejrzeć.
       *[other] { $name } zerka na swoją maskę.
    }
mas-log-switch = { $who ->
        [you] Bierzesz { $one } i { $other } pod stół.
       *[other] { $name } bierze { $one } i { $other } pod stół.
    }
mas-log-spy = { $who ->
        [you] Podglądasz swoją maskę i { $mask }.
       *[other] { $name } podgląda swoją maskę i { $mask }.
    }
mas-log-clock = { $who ->
        [you] Twój czas się skończył, więc ruch wykonano za ciebie.
       *[other] Graczowi { $name } skończył się czas.
    }
mas-log-absent = { $who ->
        [you] Za ciebie gra bot.
       *[other] { $name } jest poza stołem: gra bot.
    }
mas-log-back = { $who ->
        [you] Wracasz do gry.
       *[other] { $name } wraca do gry.
    }
mas-log-more = { $who ->
        [you] Dostajesz więcej czasu.
       *[other] { $name } dostaje więcej czasu.
    }

## Pamięć

mas-aid = Znane ci maski
mas-aid-turn = widziana w turze { $turn }
mas-aid-deal = widziana przy rozdaniu
mas-aid-certain = na pewno
mas-aid-handled = { $times ->
        [one] od tego czasu ruszana { $times } raz
        [few] od tego czasu ruszana { $times } razy
        [many] od tego czasu ruszana { $times } razy
       *[other] od tego czasu ruszana { $times } razy
    }
mas-aid-nothing = Nic pewnego już nie wiesz.
mas-aid-chances = Jak prawdopodobna jest tu każda maska
mas-aid-places = Jak prawdopodobna jest każda maska, miejsce po miejscu
mas-how-memory-none = Przy tym stole liczy się twoja pamięć. To, co widzisz, pokazujemy tylko raz i nie trafia to do historii.
mas-how-memory-seen = Ten stół pomaga pamiętać: pokazuje maski, które udało ci się zobaczyć, gdzie leżały i ile razy je potem ruszano.
mas-how-memory-inferred = Ten stół pomaga myśleć: pokazuje to, co udało ci się zobaczyć, a po dotknięciu miejsca także, jak prawdopodobna jest tam każda maska.

## Koniec

mas-over = Koniec rozgrywki.
mas-unmasking = Maski opadają
mas-rematch = Zagraj ponownie
mas-follow = Dołącz do nowego stołu
mas-follow-soon = Inni grają ponownie. Dołączysz do nich za { $seconds } s.
mas-stay = Zostań tutaj
mas-foyer = Wróć do foyer
