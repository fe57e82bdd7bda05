# Before something that is said of $what
label = { $what }:
yes-words = t tak y
no-words = n nie

## Wiersz poleceń

usage-heading = użycie: { "" }
help-arguments = argumenty
help-options = opcje
help-commands = polecenia
help-help = pokazuje tę pomoc i kończy
help-version = pokazuje wersję i kończy
help-lang = język: en, es, pt, pl albo fr (domyślnie język twojego środowiska)
help-ridotto = Dwie gry o balu maskowym, ukrytych tożsamościach i blefie: do grania, sterowania i badania.
help-more = „ridotto POLECENIE --help” powie więcej o poleceniu.

help-play = zagraj w terminalu
    .long = Zagraj w terminalu z postaciami różnego rodzaju albo z tymi, których zaprosisz do stołu. Widzisz to, co wolno widzieć graczowi na twoim miejscu, i nic więcej.
help-replay = opowiedz przebieg zapisanej gry
    .long = Opowiada przebieg zapisanej gry tak, jak widział ją ktoś z obecnych. Zapis zmieniony ręcznie zostaje odrzucony.
help-scenario = drukowane arkusze i własne zestawy masek
    .long = Pokazuje drukowane arkusze, sprawdza i proponuje zestawy masek.
help-simulate = rozegraj losowo tysiące gier
    .long = Rozgrywa wiele gier między graczami, którzy decydują losowo, i pokazuje, jak się kończą. To samo ziarno daje ten sam wynik niezależnie od liczby procesów.
help-referee = pozwól programowi prowadzić grę: jeden obiekt JSON w wierszu
    .long = Czyta ze standardowego wejścia jeden obiekt JSON w wierszu i na każdy odpowiada jednym na standardowym wyjściu.

usage-see-help = Zobacz „{ $command }”.
usage-required = czegoś brakuje: { $what }
usage-unrecognized = niezrozumiałe: { $what }
usage-value-missing = po { $what } musi stać wartość
usage-no-value = { $what } nie przyjmuje wartości, a podano { $given }
usage-not-both = { $what } i { $given } nie mogą stać razem
usage-number = „{ $given }” się nie nadaje: potrzebna jest liczba całkowita od { $least } do { $most }
usage-number-from = „{ $given }” się nie nadaje: potrzebna jest liczba całkowita nie mniejsza niż { $least }
usage-choice = „{ $given }” jest nieznane; do wyboru: { $known }
usage-language = nie ma języka „{ $given }”; do wyboru: { $known }
usage-command = nie ma polecenia „{ $given }”; polecenia to { $known }
