# The browser's page: foyer, opening a table, waiting room, connection, chat.

page-skip = Przejdź do stołu
page-entering = Wchodzimy…
page-workshop = Warsztat
page-how = Jak grać
trouble-unreachable = Nie można połączyć się z Ridotto.
    .mend = Sprawdź połączenie. Rozegrane ruchy są zachowane.
trouble-nowhere = Pod tym adresem nic nie ma.
    .mend = Być może w odnośniku brakuje litery.
trouble-no-table = Nie ma takiego stołu.
    .mend = Mógł już zostać uprzątnięty albo w odnośniku brakuje litery.
trouble-wrong-origin = Stąd nie można dostać się do tego stołu.
    .mend = Otwórz odnośnik w osobnym oknie.
trouble-closed = Gospodarz zamknął ten stół.
    .mend = Otwórz inny albo dołącz do któregoś w foyer.
trouble-retry = Spróbuj ponownie
trouble-home = Do foyer
