# Zwroty i gesty bez pisania, awatary i przypomnienia o turze.

phrase-hello = Dobry wieczór!
phrase-no-me = Nie, to ja!
phrase-doubt = Nie wierzę ci.
phrase-believe = Wierzę ci.
phrase-sure = Na pewno?
phrase-lost = Już się w tym gubię…
phrase-patience = Nie ma pośpiechu.
phrase-nearly = Uwaga, ktoś zaraz wygra!
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dzięki!
phrase-applause = Brawa
phrase-laughter = Śmiech
phrase-gasp = Zaskoczenie
phrase-shrug = Wzruszenie ramion
phrase-bow = Ukłon
phrase-wink = Mrugnięcie
mas-no-me = { $mask ->
       *[other] Nie, { $name } to ja!
    }

phrases-title = Zwroty i gesty
phrases-why = Każdy czyta je w swoim języku.

avatar-choose = Wybierz awatar
avatar-choice = Awatar { $number }
avatar-others = Pokaż inne
settings-bubbles = Dymki
    .why = Pokazują przy miejscach, co mówią gracze.
settings-vibration = Wibracje
    .why = Telefon wibruje, gdy twoja kolej.
settings-notify = Powiadomienia
    .why = Przypominają o twojej kolejce, gdy używasz innej karty lub aplikacji.
    .blocked = Przeglądarka je blokuje. Zezwól na powiadomienia w jej ustawieniach tej strony.
    .insecure = Przeglądarka pozwala na nie tylko przez https.
settings-awake = Nie wygaszaj ekranu
    .why = Tylko w trakcie gry.

turn-notice = Twoja kolej.
trouble-offline = Brak połączenia z siecią.
    .mend = Do gry potrzebne jest połączenie. Gdy wróci, strona wczyta się sama.
