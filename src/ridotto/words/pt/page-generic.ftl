# A mesa do navegador para jogos sem telas próprias

generic-decide = { $known ->
    [yes] É a sua vez: { $what }.
   *[no] É a sua vez.
}
generic-wait = { $known ->
    [yes] Esperando { $name }: { $what }.
   *[no] Esperando { $name }.
}
generic-players = Jogadores
generic-state = Na mesa
generic-own = Só você vê isto
generic-hidden = Oculto para alguns
generic-none = nada
generic-yes = sim
generic-no = não
generic-event = { $name }: { $what }
# In the title of the page, before the name of the game.
table-mine = Sua decisão
