## ridotto serve

help-serve = start a server: play in a browser, alone or with friends
    .long = Start a server where people and bots play in browsers. Everything is saved in the data folder, and games continue where they were when you start it again. Exit status 0: stopped on request; 2: a setting is not valid; 3: the address or the data folder is in use; 4: the data folder or its contents can’t be used.
help-serve-party = let phones and other computers on your network connect, and show the address with a QR code. The same as --host 0.0.0.0.
help-serve-host = the address to listen on; 0.0.0.0 lets everyone on your network connect, unix:/run/house.sock only a proxy on this computer.
help-serve-port = the port to listen on; 0 picks any free one.
help-serve-data = the folder for tables and guests.
help-serve-public-url = the address that guests use, if the server is behind a proxy.
help-serve-thinkers = how many processes the bots think in.
help-serve-grace = how many seconds after a player leaves a bot takes over.
help-serve-sockets = the most connections in all.
help-serve-sockets-each = the most connections per guest.
help-serve-guests-each = how many new guests may come from one address at once, with as many again every ten minutes; 0 for no limit.
help-serve-tables-each = how many tables one guest may open at once, with as many again every ten minutes; 0 for no limit.
help-serve-tables-open = how many waiting or running tables one guest may have at once, and one address five times as many; 0 for no limit.
help-serve-chat-each = how many chat messages one guest may send at a table in ten seconds; 0 for no limit.
help-serve-sockets-address = the most connections from one address: of players, of spectators and to the lobby, counted separately; 0 for no limit.
help-serve-codes-address = how many wrong codes may be tried from one address in a minute; 0 for no limit.
help-serve-requests-address = how many requests may come from one address in a second; 0 for no limit.
help-serve-messages-address = how many messages the players and spectators at one address may send in a second; 0 for no limit.
help-serve-proxies = proxies whose forwarded client address is trusted: addresses or networks separated by commas, or * for all.
help-serve-log = the log level: debug, info, warning or error.
help-serve-operator-secret = the secret of the operator’s page, at least 16 characters; without one there is no such page. Other users of this computer can read command lines: prefer the variable or a file.
help-serve-operator-secret-file = a file whose first line is the operator’s secret.
help-serve-word-lists = a folder with word lists for names and chat that replace ours.
help-serve-house-rules = a folder with the house rules that replace ours: en.md, es.md and so on.
help-serve-backup-every = how many hours apart backups are made; 0 for none.
help-serve-keep-backups = how many of these backups are kept.
help-serve-backups = the folder for them; by default “backups” in the data folder.
help-serve-keep-tables = after how many days finished and abandoned tables are deleted; 0 for never.
help-serve-keep-chat = after how many days the chat of finished tables is deleted; 0 for never.
help-serve-keep-guests = after how many days guests who don’t come back are forgotten; 0 for never.
help-serve-more = (Environment: { $variable }. Default: { $usual })

serve-party-host = --party and --host can’t be combined; leave one out
serve-needs-something = the value is empty; leave the option out or give a value
serve-needs-seconds = “{ $given }” is not valid; use a number of seconds from 0 to { $most }
serve-needs-host = “{ $given }” is not valid; use an address of this machine without a port, such as 127.0.0.1, 0.0.0.0 or localhost
serve-needs-socket = “{ $given }” is not valid; use unix: followed by the path of a socket, at most { $most } bytes long
serve-needs-folder = “{ $given }” is not valid; use the path of a folder
serve-needs-data = this user has no home folder for the tables; name a folder, such as --data /var/lib/ridotto
serve-needs-url = “{ $given }” is not valid; use the start of an address without a path, such as https://masks.example.org
serve-needs-proxies = “{ $given }” is not valid; use addresses or networks separated by commas, such as 127.0.0.1,10.88.0.0/16, or * for all
serve-needs-secret = use { $least } to { $most } letters, digits and signs without spaces as the secret
serve-needs-secret-file = “{ $given }” is not valid; use the path of a file whose first line is the secret
serve-needs-word-lists = “{ $given }” is not valid; use a folder with word lists ({ $why })
serve-needs-house-rules = “{ $given }” is not valid; use a folder with texts such as en.md ({ $why })

serve-open = Ridotto is running: { $address }
serve-near = On your network: { $address }
serve-public = For your guests: { $address }
serve-no-network = This computer isn’t connected to a network. Connect it to the same Wi-Fi as the phones, then start the server again.
serve-alone = Only this computer can connect. To let phones on your network connect too: make party (or: ridotto serve --party)
serve-behind = Only a proxy on this computer can connect; guests come through it.
serve-no-page = The page hasn’t been built, so browsers will find nothing here until you run “make page”. Programs can play.
serve-leave = Press Ctrl-C to stop; games continue where they were when you start it again.

serve-port-house = Ridotto { $version } is already running at { $where }; use that one, stop it, or choose another --host or --port
serve-port-taken = another program is already listening on { $where }; choose another --host or --port
serve-no-address = can’t listen on { $where } ({ $why }); choose another --host or --port
serve-folder-in-use = another server is running on { $data }; stop it, or choose another --data
serve-bad-folder = can’t use { $data } ({ $why }); make it writable for this user, or choose another --data
serve-bad-store = { $why }. Nothing was changed; choose another --data, or use a newer version of this program
serve-damaged-store = { $why }. Nothing was changed. Restore a backup with “ridotto restore FILE --force”; the damaged files are then kept under another name. “ridotto check” tells you more.

## ridotto check

help-check = check the data of a server for damage
    .long = Check everything that a server has saved, or a backup of it: the file itself, every log, and every game by replaying it. Nothing is changed, and the server may be running. Exit status 0: everything is intact; 1: something is damaged, or there is nothing to check; 2: the command line is not valid.
help-check-data = the data folder of a server, or a backup.
help-check-accept = stop the server from reporting the damage found: tables that lost entries continue where they now end, other damaged tables stay closed. The server must be stopped. Damage to the structure of the file can’t be accepted.
check-preparing = Checking the file
check-under-way = Checking tables
check-nothing = there is nothing to check: { $why }
check-fine = { $file }: { held-tables }, { held-entries }, { held-people }. Everything is intact.
check-damaged = { $file }: { held-tables }, { held-entries }, { held-people }. { $damaged ->
        [0] Something is damaged, but every table can be opened.
        [one] One table can’t be opened.
       *[other] { $damaged } tables can’t be opened.
    }
check-broken = { $file } can’t be used. Restore a backup with “ridotto restore FILE --force”.
check-accepted = The server won’t report this damage any more.
check-structure = The structure of the file is damaged: { $why }
check-table = Table { $table }: { $why }
check-others = { $count ->
        [one] One more table is damaged.
       *[other] { $count } more tables are damaged.
    }
check-entry-missing = entry { $number } is missing
check-entry-changed = entry { $number } is not what was written
check-entry-unplayable = entry { $number } can’t be replayed ({ $why })
check-entries-lost = it had { $had } entries and has { $number } now
check-end-lost = the end of its log is missing
check-log-lost = its log is missing
check-unreadable = it can’t be read ({ $why })
check-lost = { $count ->
        [one] A guest or the latest messages of a chat are missing.
       *[other] Guests, or the latest messages of chats, are missing: { $count }.
    }
check-unreadable-chat = { $count ->
        [one] One chat message can’t be read.
       *[other] { $count } chat messages can’t be read.
    }

## ridotto backup, ridotto restore

help-backup = back up all tables and guests of a server
    .long = Copy all tables and guests of a server into a file, even while it is running. The copy is checked before it gets its name. It contains players’ secrets: keep it as safe as the server. Exit status 0: done; 1: nothing was written; 2: the command line is not valid; 4: the store can’t be used.
help-backup-file = the file to write
help-backup-force = overwrite an existing file
help-restore = restore a backup
    .long = Put a file written by “ridotto backup” back into a data folder, after checking it. Exit status 0: done; 1: a store already exists; 2: the command line is not valid; 3: a server is running on the data folder; 4: the file or the folder can’t be used. Nothing changes unless everything is in order.
help-restore-file = a file written by ridotto backup
help-restore-force = even if a store already exists; it is kept under another name

held-tables = { $tables ->
        [one] one table
       *[other] { $tables } tables
    }
held-entries = { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }
held-people = { $people ->
        [one] one guest
       *[other] { $people } guests
    }
backup-done = { $file }: { held-tables }, { held-entries }, { held-people }. Checked.
backup-there = { $file } already exists; choose another name, or overwrite it with --force
backup-nothing = there is nothing to back up: { $store } doesn’t exist, so no server has run there; if it uses another folder, name it with --data or RIDOTTO_DATA
backup-not-written = can’t write { $file }: { $why }
backup-bad-store = the store can’t be copied: { $why }
restore-done = { $data }: { held-tables }, { held-entries }, { held-people }. The server can be started.
restore-aside = The previous store was kept as { $file }
restore-in-use = a server is running on { $data }; stop it first
restore-there = { $data } already has a store; choose another --data, or set it aside with --force
restore-bad-copy = can’t restore { $file }: { $why }. Nothing was changed
