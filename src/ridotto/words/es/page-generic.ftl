# La mesa del navegador para juegos sin pantallas propias

generic-decide = { $known ->
    [yes] Te toca: { $what }.
   *[no] Te toca.
}
generic-wait = { $known ->
    [yes] Esperando a { $name }: { $what }.
   *[no] Esperando a { $name }.
}
generic-players = Jugadores
generic-state = En la mesa
generic-own = Solo tú ves esto
generic-hidden = Oculto para algunos
generic-none = nada
generic-yes = sí
generic-no = no
generic-event = { $name }: { $what }
# In the title of the page, before the name of the game.
table-mine = Te toca decidir
