# The browser's table for games that have no screens of their own

generic-decide = { $known ->
    [yes] It’s your turn: { $what }.
   *[no] It’s your turn.
}
generic-wait = { $known ->
    [yes] Waiting for { $name }: { $what }.
   *[no] Waiting for { $name }.
}
generic-players = Players
generic-state = On the table
generic-own = Only you see this
generic-hidden = Hidden from some
generic-none = nothing
generic-yes = yes
generic-no = no
generic-event = { $name }: { $what }
# In the title of the page, before the name of the game.
table-mine = Your decision
