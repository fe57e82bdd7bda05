# The big screen at a table, and phones beside it.

screen-title = Duży ekran
screen-welcome = Witamy na balu
screen-invitation = Jak dołączyć
screen-scan-join = Zeskanuj, aby dołączyć
screen-scan-watch = Zeskanuj, aby oglądać
screen-full = Naciśnij { $key }, aby włączyć pełny ekran
screen-story = Co się wydarzyło
screen-points = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
    [many] { $amount } punktów
   *[other] { $amount } punktu
}
screen-here = Przy tym stole jest duży ekran. Wszyscy mogą śledzić na nim grę.
screen-how = Masz telewizor albo projektor? Otwórz na nim ten link:
screen-open = pokaż stół na dużym ekranie

pad-offer = Przy twoim stole jest duży ekran.
    .why = Telefon może być twoją ręką: tylko twoja maska, twoje decyzje i twoje punkty.
pad-use = Użyj jako ręki
pad-later = Nie teraz
pad-switch = Telefon jako ręka
pad-table = Pokaż cały stół
pad-gone = Dużego ekranu już nie ma.
pad-mask = Twoja maska leży zakryta.
pad-memorise = Wszyscy zapamiętują maski na dużym ekranie.
pad-look-up = Patrz na duży ekran.

refusal-screen = Duży ekran może tylko oglądać.
