# Strona w przeglądarce: foyer, otwieranie stołu, poczekalnia, połączenie, czat.

page-skip = Przejdź do treści
page-entering = Wchodzimy…
page-workshop = Warsztat
page-how = Jak grać
page-close = Zamknij
page-replay = Zdjęcie masek
page-your-name = Twoje imię

game-mascarade = Mascarade
    .why = Kto jest kim? Ogłoś maskę, swoją lub nie. Od 4 do 12 graczy.
game-masquerade = Masquerade
    .why = Taniec kart, Zaklęć i tajnej Maski. Od 2 do 5 graczy.

## Gdy czegoś nie ma

trouble-unreachable = Nie można połączyć się z Ridotto.
    .mend = Sprawdź połączenie. To, co rozegrano, jest zachowane.
trouble-nowhere = Pod tym adresem nic nie ma.
    .mend = Być może w linku brakuje litery.
trouble-no-table = Nie ma takiego stołu.
    .mend = Mógł już zostać uprzątnięty albo w linku brakuje litery.
trouble-wrong-origin = Stąd nie można dostać się do tego stołu.
    .mend = Otwórz link w osobnym oknie.
trouble-closed = Gospodarz zamknął ten stół.
    .mend = Otwórz inny albo dołącz do któregoś w foyer.
trouble-retry = Spróbuj ponownie
trouble-home = Do foyer

## Ustawienia

settings-title = Ustawienia
settings-language = Język
settings-scheme = Kolory
settings-scheme-auto = Jak w urządzeniu
settings-scheme-dark = Noc
settings-scheme-light = Dzień
settings-calm = Mniej ruchu
    .why = Rzeczy zmieniają się bez animacji.
settings-sound = Dźwięk
    .why = Cicha nuta, gdy nadchodzi twoja kolej.

## Foyer

foyer-what = Dwie gry o maskach, blefie i pamięci: ze znajomymi przez link albo z botami o każdej porze.
foyer-play-now = Zagraj teraz z botami
    .why = Mascarade dla sześciu osób. Bez konta i bez podawania imienia.
foyer-sitting-down = Prowadzimy cię do stołu…
foyer-open = Otwórz stół
foyer-join = Dołącz do znajomych
foyer-join-given = Link lub kod
foyer-join-go = Dołącz
foyer-mine = Twoje stoły
foyer-mine-go = Graj dalej
foyer-mine-wait = Czekaj dalej
foyer-tables = Otwarte stoły
foyer-no-tables = W tej chwili nie ma publicznych stołów. Otwórz swój, a pojawi się tutaj.
foyer-listening = Szukamy stołów…
foyer-seats = { $taken } z { $players }
foyer-table-join = Dołącz
foyer-table-watch = Oglądaj
foyer-masquerade = Masquerade z botami
    .why = Druga gra: bal z Zaklęciami, Strażnikami i tajną Maską.
foyer-workshop = Warsztat
    .why = Ułóż własny zestaw masek.
foyer-how =
    .why = Obie gry opowiedziane w kilka minut.

## Otwieranie stołu

open-title = Otwórz stół
open-game = Gra
open-players = Gracze
open-masks = Maski
open-masks-A = Arkusz A
    .why = Na poznanie masek.
open-masks-B = Arkusz B
    .why = Więcej intryg.
open-masks-surprise = Niespodzianka
    .why = Zestaw losowany na początku gry; wtedy zobaczą go wszyscy.
open-masks-own = Własny
    .why = Zestaw masek z warsztatu.
open-sheet = arkusz { $sheet }
open-surprise = niespodzianka
open-own = własny zestaw
open-workshop = Ułóż własny zestaw
open-company = Towarzystwo
open-company-now = { $you ->
        [yes] Ty, { $bots ->
            [0] żadnych botów
            [one] jeden bot
            [few] { $bots } boty
            [many] { $bots } botów
           *[other] { $bots } bota
        }
       *[no] { $bots ->
            [0] Żadnych botów
            [one] Jeden bot
            [few] { $bots } boty
            [many] { $bots } botów
           *[other] { $bots } bota
        }
    } i { $empty ->
        [0] żadnego wolnego miejsca.
        [one] jedno miejsce dla znajomych.
        [few] { $empty } miejsca dla znajomych.
        [many] { $empty } miejsc dla znajomych.
       *[other] { $empty } miejsca dla znajomych.
    }
open-company-order = Od najłagodniejszych do najsilniejszych.
open-bot-more = Zaproś: { $name }
open-bot-less = Odpraw: { $name }
open-bot-count = zaproszono: { $count }
open-sits = Gram i ja
    .why = W przeciwnym razie oglądasz i możesz pokazać innym, jak się gra.
open-options = Jak się tu gra
open-go = Otwórz stół
open-play = Zacznij grę
open-watch = Zacznij i oglądaj

masks-star = przynosi monety z banku
masks-powers = Co robią
masks-centre = { $centre ->
        [one] Jedna z nich leży na środku i nie należy do nikogo.
        [few] { $centre } z nich leżą na środku i nie należą do nikogo.
        [many] { $centre } z nich leży na środku i nie należy do nikogo.
       *[other] { $centre } z nich leży na środku i nie należy do nikogo.
    }

option-clock = Czas na namysł
option-clock-none = Bez zegara
    .why = Nikt nikogo nie pogania.
option-clock-quick = Szybko
    .why = 20 sekund na decyzję i minuta zapasu na całą grę.
option-clock-easy = Swobodnie
    .why = 45 sekund na decyzję i dwie minuty zapasu na całą grę.
option-clock-slow = Powoli
    .why = 2 minuty na decyzję i dziesięć minut zapasu na całą grę.
option-clock-days = Doba
    .why = Doba na każdą decyzję: zaglądaj, kiedy chcesz.
option-memory = Pomoc dla pamięci
option-memory-none = Brak
    .why = Każdy musi sam pamiętać, co widział.
option-memory-seen = Widziane
    .why = Strona pamięta maski, które widzisz, dopóki ktoś ich nie ruszy.
option-memory-inferred = Wywnioskowane
    .why = Strona liczy dla każdego miejsca szanse każdej maski na podstawie wszystkiego, co możesz wiedzieć.
option-claims = „To ja!”
option-claims-clockwise = Po kolei
    .why = Pyta się każdego po kolei, zgodnie z ruchem zegara, czy też mówi, że jest ogłoszoną maską, jak przy stole.
option-claims-at-once = Wszyscy naraz
    .why = Wszyscy odpowiadają jednocześnie, a odpowiedzi widać zgodnie z ruchem zegara: szybciej i równie uczciwie.
option-opening = Zamiany otwarcia
    .why = Tyle tur na początku, w których można tylko zamieniać maski.
option-opening-turns = { $turns ->
        [0] Brak
       *[other] { $turns }
    }
option-pace = Tempo botów
    .why = Jak długo boty zdają się myśleć.
option-pace-quick = Szybkie
option-pace-calm = Spokojne
option-pace-slow = Wolne
option-peek = Podglądanie
    .why = Wolno podejrzeć swoją maskę poza swoją turą, ale potem trzeba ją obejrzeć w swojej turze.
option-closed-deal = Zakryte rozdanie
    .why = Maski rozdaje się zakryte: na początku nikt nie widzi żadnej.
option-turn-limit = Limit tur
    .why = Po tylu turach gra się kończy i wygrywają prowadzący.
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
    .why = Do tego czasu grałby zastępca.
waiting-sit = Usiądź
waiting-watch = Wszystkie miejsca są zajęte. Możesz oglądać, gdy tylko { $name } zacznie grę.
    .unnamed = Wszystkie miejsca są zajęte. Możesz oglądać, gdy tylko gospodarz zacznie grę.
waiting-start = Zacznij grę
waiting-start-why = Grę można zacząć, gdy wszystkie miejsca są zajęte.
waiting-host = { $name } zacznie grę, gdy wszyscy będą na miejscu.
    .unnamed = Gospodarz zacznie grę, gdy wszyscy będą na miejscu.
waiting-seats = Miejsca
waiting-fill = Dopełnij botami
waiting-spectators = { $count ->
        [one] Jedna osoba ogląda.
        [few] { $count } osoby oglądają.
        [many] { $count } osób ogląda.
       *[other] { $count } osoby oglądają.
    }
waiting-came = { $name } siada do stołu.
waiting-left = Ktoś odszedł.
waiting-removed = Gospodarz zwolnił twoje miejsce.
    .why = Do tego stołu nie możesz już usiąść, ale możesz oglądać, gdy tylko gra się zacznie.
waiting-leave = Odejdź od stołu
waiting-close = Zamknij stół
waiting-close-title = Co dalej ze stołem?
    .what = Jeśli go zamkniesz, skończy się dla wszystkich, którzy przy nim siedzą. Jeśli tylko odejdziesz, gospodarzem zostanie następna osoba, a stół pozostanie.

seat-empty = Wolne miejsce
seat-you = ty
seat-host = gospodarz
seat-bot = bot
seat-away = nie ma przy stole
seat-ask-bot = Zaproś bota
seat-ask-title = Kogo zapraszasz?
seat-move = Usiądź tutaj
seat-remove = Usuń
seat-remove-whom = Usuń: { $name }
seat-remove-title = Usunąć od stołu: { $name }?
    .what = Ta osoba może oglądać, ale nie usiądzie już przy tym stole.
seat-remove-keep = Niech zostanie

invite-share = Zaproś znajomych
invite-text = Przyjdź zagrać: stół już czeka.
invite-copy = Skopiuj link
invite-copied = Skopiowano
invite-link = Link do stołu
invite-qr = QR
invite-qr-title = Zeskanuj, aby dołączyć
invite-qr-alt = Kod QR linku do stołu
invite-code = Kod

terms-title = Jak się tu gra
terms-clock = Sekundy na decyzję: { $seconds }. Sekundy zapasu na całą grę: { $bank }.
terms-opening = { $turns ->
        [0] Bez zamian otwarcia.
        [one] Jedna zamiana otwarcia.
        [few] { $turns } zamiany otwarcia.
        [many] { $turns } zamian otwarcia.
       *[other] { $turns } zamiany otwarcia.
    }
terms-no-chat = Nie ma czatu.
terms-public = Stół jest publiczny: widać go na liście w foyer.
terms-private = Stół jest prywatny: znajdzie go tylko ten, kto ma link lub kod.
fair-title = Uczciwe rozdanie
fair-how = Rozdanie powstaje z czegoś losowego od każdego gracza i czegoś od domu. Dom zapieczętował swoją część, zanim ktokolwiek usiadł; po grze wszystko zostaje pokazane i każdy może sprawdzić, że niczego nie zmieniono.
fair-commitment = Pieczęć domu (SHA-256):

## Odejście od gry

leave-title = Odejść od gry?
leave-what = Zagra za ciebie zastępca. Dopóki gra trwa, możesz wrócić pod tym samym linkiem i znów grać.
leave-stay = Zostaję

## Połączenie z domem

line-lost = Połączenie przerwane.
line-kept = { $waiting ->
        [0] Nic z gry nie przepadło; wróci samo.
        [one] Nic nie przepadło: to, co właśnie zrobiono, zostanie wysłane, gdy tylko wróci.
        [few] Nic nie przepadło: to, co zrobiono, zostanie wysłane, gdy tylko wróci.
        [many] Nic nie przepadło: to, co zrobiono, zostanie wysłane, gdy tylko wróci.
       *[other] Nic nie przepadło: to, co zrobiono, zostanie wysłane, gdy tylko wróci.
    }
line-back = Połączenie wróciło.
line-retry = Spróbuj teraz

## Czat

chat-title = Czat
chat-unread = { $count ->
        [one] Jedna nowa wiadomość
        [few] { $count } nowe wiadomości
        [many] { $count } nowych wiadomości
       *[other] { $count } nowej wiadomości
    }
chat-nothing = Nikt jeszcze nic nie powiedział.
chat-muted = Wszyscy, którzy coś powiedzieli, są wyciszeni.
chat-say = Powiedz coś
chat-say-spectators = Do widzów
chat-spectator = z widowni
chat-send = Wyślij
chat-later = Zostanie wysłane, gdy tylko wróci połączenie.
chat-mute = Wycisz kogoś
chat-on = Włącz
chat-off = Wyłącz
chat-is-off = Czat masz wyłączony.

## Czego dom odmawia

refusal-unreachable = Nie można połączyć się z domem. Sprawdź połączenie i spróbuj ponownie.
refusal-no-guest = Dom cię nie zna. Zezwól tej stronie na ciasteczka i wczytaj ją ponownie.
refusal-bad-setup = Tak nie da się grać: sprawdź wybór.
refusal-gone = Ten stół został już opuszczony.
refusal-stale = Za późno: w międzyczasie coś się wydarzyło. Spójrz jeszcze raz i zdecyduj.
refusal-not-host = To może zrobić tylko gospodarz stołu.
refusal-not-seated = To mogą zrobić tylko siedzący przy stole.
refusal-seat-taken = Ktoś był szybszy: to miejsce jest zajęte.
refusal-table-full = Wszystkie miejsca są zajęte. Możesz oglądać.
refusal-removed = Gospodarz zwolnił twoje miejsce. Możesz oglądać.
refusal-already-started = Gra już się zaczęła.
refusal-not-full = Są wolne miejsca: poczekaj na znajomych albo zaproś boty.
refusal-not-over = Gra jeszcze się nie skończyła.
refusal-game-over = Gra się skończyła.
refusal-no-bot = W tej grze nie ma bota o takim imieniu.
refusal-no-more = Dodatkowy czas już wykorzystano.
refusal-chat-off = Przy tym stole nie ma czatu.
refusal-too-fast = Trochę za szybko. Poczekaj chwilę.
refusal-too-many = Więcej już nie można. Najpierw usuń coś z listy.
refusal-too-large = To za dużo naraz.
refusal-not-saved = Dom nie mógł tego zapisać, więc nic się nie stało. Spróbuj ponownie.
refusal-not-your-decision = Teraz decyzja nie należy do ciebie.
refusal-illegal-action = Zasady teraz na to nie pozwalają.
refusal-no-table = Pod tym linkiem ani kodem nie czeka żaden stół. Być może gra już się zaczęła.
refusal-no-page = Nic tam nie ma. Być może w linku brakuje litery.
