# Stół w przeglądarce dla gier bez własnych ekranów

generic-decide = { $known ->
    [yes] Twoja kolej: { $what }.
   *[no] Twoja kolej.
}
generic-wait = { $known ->
    [yes] Czekamy na ruch gracza { $name }: { $what }.
   *[no] Czekamy na ruch gracza { $name }.
}
generic-players = Gracze
generic-state = Na stole
generic-own = Tylko ty to widzisz
generic-hidden = Ukryte przed niektórymi
generic-none = nic
generic-yes = tak
generic-no = nie
generic-event = { $name }: { $what }
# In the title of the page, before the name of the game.
table-mine = Twoja decyzja
