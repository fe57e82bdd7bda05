## ridotto serve

help-serve = open a house: play in a browser, alone or with friends
    .long = Open a house, where people and bots play in browsers. Everything that happens is kept in the data folder, and goes on where it was when the house is opened again. Status 0: closed as it was asked to; 2: a setting will not do; 3: the address or the data folder is in use; 4: the data folder or what is in it cannot be used.
help-serve-host = the address to listen at; 0.0.0.0 lets everybody in your network come, unix:/run/house.sock only a proxy on this computer.
help-serve-port = the port to listen at; 0 takes any that is free.
help-serve-data = where tables and guests are kept.
help-serve-public-url = the address that guests use, if a proxy stands before the house.
help-serve-thinkers = in how many processes bots think.
help-serve-grace = after how many seconds a stand-in plays for somebody who has gone.
help-serve-sockets = how many connections there may be in all.
help-serve-sockets-each = how many connections one guest may have.
help-serve-guests-each = how many new guests may come from one address at once, with as many again in ten minutes; 0 for any number.
help-serve-tables-each = how many tables one guest may open at once, with as many again in ten minutes; 0 for any number.
help-serve-proxies = which proxies are believed when they say for whom they ask: addresses or networks with commas between them, or * for all.
help-serve-log = what is logged: debug, info, warning or error.
help-serve-more = (Also: { $variable }. Otherwise: { $usual })

serve-needs-something = nothing was given; leave it out or give a value
serve-needs-seconds = “{ $given }” will not do: a number of seconds from 0 to { $most } is needed
serve-needs-host = “{ $given }” will not do: an address of this machine without a port is needed, such as 127.0.0.1, 0.0.0.0 or localhost
serve-needs-socket = “{ $given }” will not do: after unix: the path of a socket is needed, { $most } bytes long at most
serve-needs-folder = “{ $given }” will not do: the path of a folder is needed
serve-needs-data = this user has no home folder to keep tables in: name a folder, such as --data /var/lib/ridotto
serve-needs-url = “{ $given }” will not do: the beginning of an address is needed, without a path, such as https://masks.example.org
serve-needs-proxies = “{ $given }” will not do: addresses or networks with commas between them are needed, such as 127.0.0.1,10.88.0.0/16, or * for all

serve-open = The house is open: { $address }
serve-near = For everybody in your network: { $address }
serve-public = For your guests: { $address }
serve-alone = Only this computer can reach it. To let phones in your network come too: --host 0.0.0.0
serve-behind = Only a proxy on this computer can reach it; guests come through that one.
serve-no-page = The page has not been built: browsers will find nothing here until “make page” was run. Programs can play.
serve-leave = Ctrl-C closes the house; games go on where they were when you open it again.

serve-port-house = a house of ours, version { $version }, is open at { $where } already: use that one, close it, or choose another --host or --port
serve-port-taken = something else listens at { $where } already: choose another --host or --port
serve-no-address = cannot listen at { $where } ({ $why }): choose another --host or --port
serve-folder-in-use = another house is open on { $data }: close it, or choose another --data
serve-bad-folder = { $data } cannot be used ({ $why }): let this user write there, or choose another --data
serve-bad-store = { $why }. Nothing was changed: choose another --data, or a newer version of this program

## ridotto backup, ridotto restore

help-backup = copy all tables and guests of a house into a file
    .long = Copy all tables and guests of a house into a file, also while it is open. The copy is checked before it gets its name. It holds what players keep secret: keep it as safe as the house. Status 0: done; 1: nothing was written; 2: the command line will not do; 4: the store cannot be used.
help-backup-file = the file to write
help-backup-force = write over a file that is there
help-restore = make a copy the store of a house again
    .long = Put a file of “ridotto backup” back into a data folder. It is checked first. Status 0: done; 1: there is a store already; 2: the command line will not do; 3: a house is open on the data folder; 4: the file or the folder cannot be used. Nothing is changed unless everything is well.
help-restore-file = a file that ridotto backup has written
help-restore-force = also if there is a store already, which is kept under another name

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
backup-there = { $file } is there already: choose another name, or write over it with --force
backup-nothing = there is nothing to copy: no house has ever been open there, as there is no { $store }; if the house has another folder, name it with --data or RIDOTTO_DATA
backup-not-written = { $file } cannot be written: { $why }
backup-bad-store = the store cannot be copied: { $why }
restore-done = { $data }: { held-tables }, { held-entries }, { held-people }. The house can be opened.
restore-aside = The store that was there is kept as { $file }
restore-in-use = a house is open on { $data }: close it first
restore-there = there is a store in { $data } already: choose another --data, or keep it aside with --force
restore-bad-copy = { $file } cannot be put back: { $why }. Nothing was changed
