## Wiersz poleceń

yes-words = t tak y
no-words = n nie

usage-heading = użycie: { "" }
help-arguments = argumenty
help-options = opcje
help-options-of = opcje gry { $game }
help-commands = polecenia
help-help = pokazuje tę pomoc i kończy
help-version = pokazuje wersję i kończy
help-lang = język: en, es, pt, pl albo fr (domyślnie język systemu)
help-ridotto = Dwie gry o balu maskowym, ukrytych tożsamościach i blefie: graj, automatyzuj i badaj.
help-more = Wpisz „ridotto POLECENIE --help”, żeby zobaczyć pomoc do polecenia.

help-play = zagraj w terminalu
    .long = Zagraj w terminalu z mieszanym towarzystwem botów albo z wybranymi przez siebie. Widzisz tylko to, co może widzieć gracz na twoim miejscu.
help-replay = pokaż słowami zapisaną rozgrywkę
    .long = Opowiada zapisaną rozgrywkę słowami, z punktu widzenia jednego z graczy albo widza. Zapisy zmienione ręcznie są odrzucane.
help-scenario = karty scenariuszy i własne zestawy masek
    .long = Pokazuje karty scenariuszy oraz sprawdza i proponuje zestawy masek.
help-simulate = zasymuluj tysiące losowych rozgrywek
    .long = Symuluje wiele rozgrywek między graczami, którzy decydują losowo, i pokazuje, jak się kończą. To samo ziarno daje ten sam wynik niezależnie od liczby procesów.
help-referee = pozwól programowi prowadzić rozgrywkę: jeden obiekt JSON w wierszu
    .long = Czyta ze standardowego wejścia po jednym obiekcie JSON w wierszu i na każdy odpowiada jednym na standardowym wyjściu.

usage-see-help = Zobacz „{ $command }”.
usage-required = brakuje: { $what }
usage-unrecognized = nieznane: { $what }
usage-value-missing = { $what } wymaga wartości
usage-no-value = { $what } nie przyjmuje wartości, a podano { $given }
usage-not-both = { $what } i { $given } nie można użyć razem
usage-number = „{ $given }” jest nieprawidłowe; podaj liczbę całkowitą od { $least } do { $most }
usage-number-from = „{ $given }” jest nieprawidłowe; podaj liczbę całkowitą nie mniejszą niż { $least }
usage-choice = „{ $given }” jest nieznane; do wyboru: { $known }
usage-close = Czy chodziło o „{ $close }”?
usage-language = nie ma języka „{ $given }”; do wyboru: { $known }
usage-command = nie ma polecenia „{ $given }”; do wyboru: { $known }
