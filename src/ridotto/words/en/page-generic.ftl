# The browser's table for games that have no screens of their own

generic-mine = Your decision
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
