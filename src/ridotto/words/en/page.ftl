# The browser's page: foyer, opening a table, waiting room, connection, chat.

page-skip = Skip to the table
page-entering = Coming in …
page-workshop = Workshop
page-how = How to play
trouble-unreachable = Ridotto cannot be reached.
    .mend = Check your connection. Whatever was played is kept.
trouble-nowhere = There is nothing at this address.
    .mend = Perhaps a letter of the link is missing.
trouble-no-table = There is no such table.
    .mend = It may have been cleared away, or a letter of the link is missing.
trouble-wrong-origin = This table cannot be reached from here.
    .mend = Open the link in a window of its own.
trouble-closed = The host has closed this table.
    .mend = Open another one, or join one in the foyer.
trouble-retry = Try again
trouble-home = To the foyer
