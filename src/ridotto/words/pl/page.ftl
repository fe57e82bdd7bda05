# Strona w przeglądarce: foyer, otwieranie stołu, poczekalnia, połączenie, czat.

page-skip = Przejdź do treści
page-entering = Wczytywanie…
page-workshop = Warsztat
page-how = Jak grać
page-close = Zamknij
page-replay = Maski opadają
page-your-name = Twoje imię
page-house-rules = Zasady na tym serwerze
page-docs = Dokumentacja (po angielsku)
page-report = Zgłoś kogoś
name-gone = Osoba anonimowa

game-mascarade = Mascarade
    .why = Kto jest kim? Ogłoś maskę, nawet jeśli jej nie masz. Od 4 do 12 graczy.
game-masquerade = Masquerade
    .why = Bal pełen kart, Zaklęć i tajnych Masek. Od 2 do 5 graczy.

## Gdy czegoś nie ma

trouble-unreachable = Nie można połączyć się z Ridotto.
    .mend = Sprawdź połączenie. Wszystko, co rozegrano, jest zapisane.
trouble-nowhere = Pod tym adresem nic nie ma.
    .mend = Sprawdź link: może być niepełny.
trouble-no-table = Nie ma takiego stołu.
    .mend = Mógł już zostać zamknięty albo link jest niepełny.
trouble-damaged = Nie można otworzyć tego stołu.
    .mend = Jego zapisane dane uległy uszkodzeniu. Inne stoły działają normalnie.
trouble-wrong-origin = Stąd nie można dostać się do tego stołu.
    .mend = Otwórz link w nowym oknie.
trouble-closed = Gospodarz zamknął ten stół.
    .mend = Otwórz nowy stół albo dołącz do innego w foyer.
trouble-closed-by-operator = Administrator zamknął ten stół.
trouble-closed-reason = Powód: { $reason }
trouble-retry = Spróbuj ponownie
trouble-home = Wróć do foyer

## Ustawienia

settings-title = Ustawienia
avatar-title = Twój awatar
    .why = Widzą go inni przy stole. Jest wysyłany, gdy siadasz.
avatar-change = Zmień awatar
settings-language = Język
settings-scheme = Wygląd
settings-scheme-auto = Jak w systemie
settings-scheme-dark = Ciemny
settings-scheme-light = Jasny
settings-calm = Ogranicz ruch
    .why = Bez animacji.
settings-sound = Dźwięk
    .why = Ciche dźwięki przy stole i gdy nadchodzi twoja kolej.
settings-data = Twoje dane
    .why = Serwer przechowuje twoje imię, listę twoich stołów i twoje wiadomości z czatu.
settings-data-get = Pobierz
settings-data-delete = Usuń…
settings-data-sure = Usunąć twoje dane?
    .what = Twoje imię i wiadomości znikną ze wszystkich stołów. Zakończone rozgrywki nadal będzie można obejrzeć, bez twojego imienia; w niezakończonych dalej zagra za ciebie bot. Tego nie da się cofnąć.
settings-data-go = Usuń
settings-data-keep = Zachowaj

## Foyer

foyer-what = Dwie gry o maskach, blefie i pamięci. Graj ze znajomymi przez link albo z botami o każdej porze.
foyer-play-now = Zagraj teraz z botami
    .why = Mascarade dla sześciu osób. Bez konta i bez podawania imienia.
foyer-sitting-down = Szukamy ci miejsca…
foyer-open = Otwórz stół
foyer-join = Dołącz do znajomych
foyer-join-given = Link lub kod
foyer-join-go = Dołącz
foyer-mine = Twoje stoły
foyer-mine-go = Graj dalej
foyer-mine-wait = Wróć do poczekalni
foyer-tables = Otwarte stoły
foyer-no-tables = W tej chwili nie ma publicznych stołów. Otwórz własny, a pojawi się tutaj.
foyer-listening = Szukamy stołów…
foyer-seats = { $taken } z { $players }
foyer-table-join = Dołącz
foyer-table-watch = Oglądaj
foyer-masquerade = Zagraj w Masquerade z botami
    .why = Druga gra: bal z Zaklęciami, Strażnikami i tajną Maską.
foyer-workshop = Warsztat
    .why = Ułóż własny zestaw masek.
foyer-how =
    .why = Poznaj każdą z gier w kilka minut.
foyer-house-rules =
    .why = O co prosimy wszystkich, którzy tu grają.

## Otwieranie stołu

open-title = Otwórz stół
open-game = Gra
open-players = Gracze
open-masks = Maski
open-masks-A = Scenariusz A
    .why = Dobry do poznania masek.
open-masks-B = Scenariusz B
    .why = Więcej intryg i niespodzianek.
open-masks-surprise = Niespodzianka
    .why = Zestaw losowany na początku rozgrywki, jawny dla wszystkich.
open-masks-own = Własny
    .why = Zestaw masek z warsztatu.
open-sheet = scenariusz { $sheet }
open-surprise = niespodzianka
open-own = własny zestaw
open-workshop = Ułóż własny zestaw
open-company = Kto gra
open-company-now = { $you ->
        [yes] Ty, { $bots ->
            [0] bez botów
            [one] jeden bot
            [few] { $bots } boty
            [many] { $bots } botów
           *[other] { $bots } bota
        }
       *[no] { $bots ->
            [0] Bez botów
            [one] Jeden bot
            [few] { $bots } boty
            [many] { $bots } botów
           *[other] { $bots } bota
        }
    }{ $empty ->
        [0] , bez wolnych miejsc.
        [one] { "" } i jedno miejsce dla znajomych.
        [few] { "" } i { $empty } miejsca dla znajomych.
        [many] { "" } i { $empty } miejsc dla znajomych.
       *[other] { "" } i { $empty } miejsca dla znajomych.
    }
open-company-order = Od najłatwiejszych do najtrudniejszych.
open-bot-more = Dodaj: { $name }
open-bot-less = Usuń: { $name }
open-bot-count = dodano: { $count }
open-sits = Ja też gram
    .why = Jeśli nie, oglądasz.
open-options = Zasady stołu
open-go = Otwórz stół
open-play = Zacznij grać
open-watch = Zacznij i oglądaj

masks-star = bierze monety z banku
masks-powers = Ich zdolności
masks-centre = { $centre ->
        [one] Jedna z nich leży na środku i nie należy do nikogo.
        [few] { $centre } z nich leżą na środku i nie należą do nikogo.
        [many] { $centre } z nich leży na środku i nie należy do nikogo.
       *[other] { $centre } z nich leży na środku i nie należy do nikogo.
    }

option-clock = Czas na decyzję
option-clock-none = Bez zegara
    .why = Myśl tak długo, jak chcesz.
option-clock-quick = Szybko
    .why = 20 sekund na decyzję i minuta w zapasie na całą rozgrywkę.
option-clock-easy = Swobodnie
    .why = 45 sekund na decyzję i dwie minuty w zapasie na całą rozgrywkę.
option-clock-slow = Powoli
    .why = 2 minuty na decyzję i dziesięć minut w zapasie na całą rozgrywkę.
option-clock-days = Doba
    .why = Doba na każdą decyzję: zaglądaj, kiedy chcesz.
option-memory = Pomoc dla pamięci
option-memory-none = Brak
    .why = Każdy musi pamiętać to, co zobaczy.
option-memory-seen = Zobaczone maski
    .why = Przechowuje maski, które udało ci się zobaczyć, dopóki ktoś ich nie ruszy.
option-memory-inferred = Co można wywnioskować
    .why = Pokazuje, jak prawdopodobna jest każda maska na każdym miejscu, na podstawie wszystkiego, co udało ci się zobaczyć i usłyszeć.
option-claims = Podważanie
option-claims-clockwise = Po kolei
    .why = Gracze odpowiadają po kolei, zgodnie z ruchem wskazówek zegara, jak przy prawdziwym stole.
option-claims-at-once = Wszyscy naraz
    .why = Wszyscy odpowiadają jednocześnie, a potem odpowiedzi pokazują się zgodnie z ruchem wskazówek zegara: szybciej i równie uczciwie.
option-opening = Tury wprowadzające
    .why = Ile pierwszych tur to same zamiany.
option-opening-turns = { $turns ->
        [0] Brak
       *[other] { $turns }
    }
option-peek = Zerkanie
    .why = Wolno zerknąć na swoją maskę poza swoją turą, ale w następnej turze trzeba ją podejrzeć.
option-closed-deal = Zakryte rozdanie
    .why = Maski rozdaje się zakryte: na początku nikt nie widzi żadnej.
option-turn-limit = Limit tur
    .why = Po tylu turach rozgrywka się kończy i wygrywa osoba, która prowadzi.
option-chat = Czat
    .why = Gracze mogą do siebie pisać.
option-public = Stół publiczny
    .why = Jest na liście w foyer i każdy może dołączyć.

## Poczekalnia

waiting-invited = { $name } zaprasza cię do gry { $game }
    .unnamed = Zaproszenie do gry { $game }
waiting-for = { $empty ->
        [one] Jedno miejsce jest jeszcze wolne
        [few] { $empty } miejsca są jeszcze wolne
        [many] { $empty } miejsc jest jeszcze wolnych
       *[other] { $empty } miejsca są jeszcze wolne
    }
waiting-all-here = Wszyscy są na miejscu
waiting-away = Jeszcze nie ma przy stole: { $names }
    .why = Jeśli zaczniesz teraz, do przyjścia tych osób zastąpią je boty.
waiting-sit = Usiądź
waiting-watch = Wszystkie miejsca są zajęte. Rozgrywkę będzie można oglądać, gdy tylko { $name } ją zacznie.
    .unnamed = Wszystkie miejsca są zajęte. Rozgrywkę będzie można oglądać, gdy tylko gospodarz ją zacznie.
waiting-start = Zacznij rozgrywkę
waiting-start-why = Rozgrywkę można zacząć, gdy wszystkie miejsca są zajęte.
waiting-host = { $name } zacznie rozgrywkę, gdy wszyscy będą na miejscu.
    .unnamed = Gospodarz zacznie rozgrywkę, gdy wszyscy będą na miejscu.
waiting-seats = Miejsca
waiting-fill = Uzupełnij botami
waiting-spectators = { $count ->
        [one] Jedna osoba ogląda.
        [few] { $count } osoby oglądają.
        [many] { $count } osób ogląda.
       *[other] { $count } osoby oglądają.
    }
waiting-came = { $name } siada do stołu.
waiting-left = Ktoś odszedł od stołu.
waiting-removed = Gospodarz usunął cię od stołu.
    .why = Nie możesz usiąść przy tym stole, dopóki gospodarz nie pozwoli ci wrócić, ale rozgrywkę będzie można oglądać, gdy tylko się zacznie.
waiting-leave = Odejdź od stołu
waiting-close = Zamknij stół
waiting-close-title = Zamknąć stół czy tylko odejść?
    .what = Jeśli zamkniesz stół, zniknie on dla wszystkich, którzy przy nim siedzą. Jeśli tylko odejdziesz, gospodarzem zostanie następna osoba, a stół pozostanie otwarty.

seat-empty = Wolne miejsce
seat-you = ty
seat-host = gospodarz
seat-bot = bot
seat-away = nie ma przy stole
seat-ask-bot = Dodaj bota
seat-ask-title = Którego bota?
seat-move = Usiądź tutaj
seat-remove = Usuń
seat-remove-whom = Usuń: { $name }
seat-remove-title = Usunąć gracza { $name }?
    .what = Ta osoba będzie mogła oglądać, ale nie usiądzie już przy tym stole.
seat-remove-keep = Zostaw

invite-share = Zaproś znajomych
invite-text = Chodź zagrać: stół już czeka.
invite-copy = Skopiuj link
invite-copied = Skopiowano
invite-link = Link do stołu
invite-qr = QR
invite-qr-title = Zeskanuj, aby dołączyć
invite-qr-alt = Kod QR linku do stołu
invite-code = Kod
invite-only-here = Ten link otworzysz tylko na tym komputerze.
    .how = Aby wpuścić telefony, zatrzymaj serwer i uruchom go poleceniem { $make } albo { $command }. Ten stół nie zniknie.

terms-title = Zasady stołu
terms-clock = Czas na decyzję: { $seconds } s, do tego { $bank } s w zapasie na całą rozgrywkę.
terms-opening = { $turns ->
        [0] Bez tur wprowadzających.
        [one] Jedna tura wprowadzająca.
        [few] { $turns } tury wprowadzające.
        [many] { $turns } tur wprowadzających.
       *[other] { $turns } tury wprowadzającej.
    }
terms-no-chat = Czat jest wyłączony.
terms-public = Stół publiczny: widać go na liście w foyer.
terms-private = Stół prywatny: znajdzie go tylko osoba, która ma link lub kod.
fair-title = Uczciwe rozdanie
fair-how = Każdy gracz i serwer dokładają losową liczbę; razem wyznaczają one rozdanie. Serwer pieczętuje swoją liczbę, zanim ktokolwiek usiądzie przy stole; po rozgrywce wszystkie liczby są jawne i każdy może sprawdzić, że niczego nie zmieniono.
fair-commitment = Pieczęć serwera (SHA-256):

## Odejście od stołu

leave-title = Opuścić rozgrywkę?
leave-what = Zagra za ciebie bot. Do końca rozgrywki możesz wrócić pod tym samym linkiem i znów grać.
leave-stay = Zostań

## Połączenie z serwerem

line-lost = Połączenie przerwane.
line-kept = { $waiting ->
        [0] Nic nie przepadło; połączenie wróci samo.
        [one] Nic nie przepadło; twój ruch zostanie wysłany, gdy tylko wróci połączenie.
        [few] Nic nie przepadło; twoje ruchy zostaną wysłane, gdy tylko wróci połączenie.
        [many] Nic nie przepadło; twoje ruchy zostaną wysłane, gdy tylko wróci połączenie.
       *[other] Nic nie przepadło; twoje ruchy zostaną wysłane, gdy tylko wróci połączenie.
    }
line-back = Połączenie wróciło.
line-retry = Spróbuj teraz

## Co mówią administratorzy

notice-warning = Ostrzeżenie od administratorów
notice-announcement = Ogłoszenie
notice-seen = Rozumiem
notice-dismiss = Zamknij ogłoszenie

## Czat

chat-title = Czat
chat-unread = { $count ->
        [one] Jedna nowa wiadomość
        [few] { $count } nowe wiadomości
        [many] { $count } nowych wiadomości
       *[other] { $count } nowej wiadomości
    }
chat-nothing = Nikt jeszcze nic nie napisał.
chat-muted = Wszyscy, którzy coś napisali, są wyciszeni.
chat-say = Napisz coś
chat-say-spectators = Napisz do widzów
chat-spectator = widz
chat-send = Wyślij
chat-later = Zostanie wysłane, gdy tylko wróci połączenie.
chat-mute = Wycisz lub zgłoś kogoś
chat-report = Zgłoś
chat-report-line = Zgłoś tę wiadomość ({ $name })
chat-report-whom = Zgłoś: { $name }
chat-on = Włącz
chat-off = Wyłącz
chat-is-off = Czat jest u ciebie wyłączony.

## Czego serwer odmawia

refusal-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
refusal-no-guest = Nie udało się rozpoznać tej przeglądarki. Zezwól tej stronie na pliki cookie i wczytaj ją ponownie.
refusal-bad-setup = Te ustawienia nie pasują do tej gry.
refusal-gone = Nie siedzisz już przy tym stole.
refusal-stale = Za późno: w międzyczasie coś się wydarzyło. Spójrz jeszcze raz i zdecyduj.
refusal-not-host = Może to zrobić tylko gospodarz.
refusal-not-seated = Mogą to zrobić tylko gracze przy tym stole.
refusal-seat-taken = Ktoś był szybszy: to miejsce jest zajęte.
refusal-table-full = Wszystkie miejsca są zajęte. Możesz oglądać.
refusal-removed = Gospodarz usunął cię od stołu. Możesz oglądać.
refusal-already-started = Rozgrywka już się zaczęła.
refusal-not-full = Są wolne miejsca: poczekaj na znajomych albo dodaj boty.
refusal-not-over = Rozgrywka jeszcze się nie skończyła.
refusal-game-over = Rozgrywka się skończyła.
refusal-no-bot = W tej grze nie ma bota o takim imieniu.
refusal-no-more = Dodatkowy czas już wykorzystano.
refusal-chat-off = Czat jest przy tym stole wyłączony.
refusal-too-fast = Trochę za szybko. Poczekaj chwilę.
refusal-too-fast-leave = Od twojej ostatniej decyzji było już kilka odejść od stołu. Po następnej znów możesz odejść. Możesz też po prostu zamknąć tę stronę: wkrótce zagra za ciebie bot.
refusal-too-fast-seat = Przy tym stole zbyt często zmieniasz miejsce. Zostań, gdzie jesteś, oglądaj albo otwórz inny stół.
refusal-too-fast-seats = Przy tym stole zbyt często zmieniano miejsca. Zacznijcie w tym gronie albo otwórzcie inny stół.
refusal-too-fast-bots = Do tego stołu zaproszono już zbyt wiele botów. Poczekaj na gości albo otwórz inny stół.
refusal-too-fast-peek = Od ostatniego zerknięcia nic się nie wydarzyło. Znów możesz zerknąć po następnej decyzji.
refusal-too-fast-address = Z twojej sieci nadchodzi teraz zbyt wiele żądań. Spróbuj ponownie za kilka minut.
refusal-too-fast-code = Z twojej sieci wpisano zbyt wiele błędnych kodów. Spróbuj ponownie za kilka minut.
refusal-too-fast-tables = Masz już wiele otwartych stołów. Zamknij jeden z nich albo poczekaj, aż któraś rozgrywka się skończy.
refusal-too-many = Więcej już nie można. Najpierw usuń coś z listy.
refusal-bad-name = To imię jest tu niedozwolone. Wybierz inne.
refusal-muted = Administrator na razie cię wyciszył: nie możesz tu pisać.
refusal-banned = Na razie nie masz wstępu na ten serwer.
refusal-no-line = Tej wiadomości już nie ma.
refusal-no-person = Tej osoby nie ma już przy stole.
refusal-too-large = To jest za długie.
refusal-not-saved = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie.
refusal-not-your-decision = Ta decyzja nie należy teraz do ciebie.
refusal-illegal-action = Zasady teraz na to nie pozwalają.
refusal-no-table = Pod tym linkiem ani kodem nie ma otwartego stołu. Być może rozgrywka już się skończyła.
refusal-damaged = Zapisane dane tego stołu uległy uszkodzeniu, więc nie można go otworzyć.
refusal-no-page = Nic tam nie ma. Sprawdź link: może być niepełny.
