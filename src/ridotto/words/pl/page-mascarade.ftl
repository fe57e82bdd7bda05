# Stół Mascarade w przeglądarce.

mas-table = Stół
mas-strip = Maski w grze
mas-pick-mask = Dotknij maski, żeby przeczytać o jej mocy.
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

mas-sign-acts = teraz decyduje
mas-sign-asked = teraz odpowiada
mas-sign-waits = jeszcze odpowie
mas-sign-answered = odpowiedź jest
mas-sign-claimed = mówi: to ja
mas-sign-passed = bez sprzeciwu
mas-sign-announced = ogłasza maskę
mas-sign-revealed = maska ujawniona w ostatniej turze, teraz bez ogłaszania
mas-sign-bot = bot
mas-sign-stand-in = nieobecność: gra zastępca
mas-sign-absent = brak połączenia
mas-sign-target = można wybrać
mas-sign-winner = wygrana

## Decyzje

mas-ask-turn = Twoja tura. Co robisz?
mas-may-not-announce = Twoją maskę ujawniono w ostatniej turze: teraz bez ogłaszania.
mas-ask-opening = Zamiana otwarcia: czyja maska oprócz twojej?
mas-ask-swap = Czyją maskę bierzesz oprócz swojej?
mas-ask-really = Masz w rękach swoją maskę i { $mask }. Zamieniasz je?
mas-ask-pair = { $mask }: których dwóch graczy?
mas-ask-spied = Twoja maska: { $own }. { $name }: { $theirs }. Zamieniasz je?
mas-look = Obejrzyj
mas-swap = Zamień
mas-announce = Ogłoś
mas-tap = Dotknij jednego z zaznaczonych
mas-list = Z listy
mas-back = Wstecz
mas-really = Zamień naprawdę
mas-pretend = Tylko udawaj
mas-choose = Wybierz: { $names }
mas-decline = Nie korzystaj
mas-name = Powiedz, kim jesteś
mas-peek = Podejrzyj maskę
mas-more = Więcej czasu
mas-i-am = { $mask ->
       *[other] { $name } to ja!
    }
mas-pass = Bez sprzeciwu
mas-you-are = { $mask ->
       *[other] Twoja maska: { $name }
    }
mas-moment-hide = Dotknij, żeby zakryć
mas-announces = { $who ->
        [you] Ogłaszasz:
       *[other] { $name } ogłasza:
    }
mas-ahead-ask = { $mask }: ciebie też zapytają. Możesz odpowiedzieć już teraz.
mas-ahead-claim = Na pytanie odpowiesz: to ja. Dotknij ponownie, żeby to cofnąć.
mas-ahead-pass = Na pytanie nie sprzeciwisz się. Dotknij ponownie, żeby to cofnąć.
mas-answered-claim = Twoja odpowiedź: to ja. Dotknij ponownie, żeby ją cofnąć.
mas-answered-pass = Twoja odpowiedź: bez sprzeciwu. Dotknij ponownie, żeby ją cofnąć.
mas-deal-down = Zakryj maski
mas-clock = Pozostały czas
mas-clock-banking = z zapasu

## Czekanie

mas-wait-opening = { $name } wykonuje zamianę otwarcia.
mas-wait-turn = Tura gracza { $name }.
mas-wait-claim = { $name } odpowiada: { $mask }?
mas-wait-all = Jeszcze odpowiadają: { $names }.
mas-wait-target = { $name } używa mocy i wybiera gracza.
mas-wait-targets = { $name } używa mocy i wybiera dwoje graczy.
mas-wait-switch = { $name } trzyma dwie maski pod stołem.
mas-wait-name = { $name } musi powiedzieć, jaką ma maskę.
mas-watching = Oglądasz grę: widzisz to, co widzą wszyscy gracze.

## Co się stało

mas-log = Co się stało
mas-log-private = wiesz tylko ty:
mas-log-swap = { $who ->
        [you] Bierzesz swoją maskę i { $mask } pod stół.
       *[other] { $name } bierze swoją maskę i { $mask } pod stół.
    }
mas-log-look = { $who ->
        [you] Oglądasz swoją maskę.
       *[other] { $name } ogląda swoją maskę.
    }
mas-log-peek = { $who ->
        [you] Podglądasz swoją maskę. W następnej turze musisz ją obejrzeć.
       *[other] { $name } podgląda swoją maskę.
    }
mas-log-switch = { $who ->
        [you] Bierzesz { $one } i { $other } pod stół.
       *[other] { $name } bierze { $one } i { $other } pod stół.
    }
mas-log-spy = { $who ->
        [you] Oglądasz swoją maskę i { $mask }.
       *[other] { $name } ogląda swoją maskę i { $mask }.
    }
mas-log-clock = { $who ->
        [you] Twój czas się skończył, więc zapadła decyzja bez ciebie.
       *[other] { $name }: czas się skończył.
    }
mas-log-absent = { $who ->
        [you] Gra za ciebie zastępca.
       *[other] Za gracza { $name } gra zastępca.
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

mas-aid = Co widać było
mas-aid-turn = w turze { $turn }
mas-aid-deal = przy rozdaniu
mas-aid-certain = na pewno
mas-aid-handled = { $times ->
        [one] od tego czasu ruszana { $times } raz
        [few] od tego czasu ruszana { $times } razy
        [many] od tego czasu ruszana { $times } razy
       *[other] od tego czasu ruszana { $times } razy
    }
mas-aid-nothing = Nic, co by jeszcze o czymś mówiło.
mas-aid-chances = Jak prawdopodobna jest tu każda maska
mas-aid-places = Prawdopodobieństwo masek, miejsce po miejscu
mas-how-memory-none = Przy tym stole trzeba pamiętać. To, co widzisz, pokazujemy raz, a zapis gry tego nie zachowuje.
mas-how-memory-seen = Ten stół pomaga pamiętać: każda maska, którą widzisz, gdzie leżała i ile razy ją potem ruszano.
mas-how-memory-inferred = Ten stół pomaga myśleć: oprócz tego, co było widać, dotknij miejsca, żeby zobaczyć prawdopodobieństwo każdej maski.

## Koniec

mas-over = Koniec gry.
mas-unmasking = Zdjęcie masek
mas-rematch = Zagraj ponownie
mas-follow = Do nowego stołu
mas-follow-soon = Inni grają ponownie: dołączysz za { $seconds } s.
mas-stay = Zostań tutaj
mas-foyer = Do foyer
