## ridotto serve

help-serve = open a house: play in a browser, alone or with friends
    .long = Open a house, where people and bots play in browsers. Everything that happens is kept in the data folder, and goes on where it was when the house is opened again. Status 0: closed as it was asked to; 2: a setting will not do; 3: the address or the data folder is in use; 4: the data folder or what is in it cannot be used.
help-serve-host = the address to listen at; 0.0.0.0 lets everybody in your network come.
help-serve-port = the port to listen at; 0 takes any that is free.
help-serve-data = where tables and guests are kept.
help-serve-public-url = the address that guests use, if a proxy stands before the house.
help-serve-thinkers = in how many processes bots think.
help-serve-grace = after how many seconds a stand-in plays for somebody who has gone.
help-serve-sockets = how many connections there may be in all.
help-serve-sockets-each = how many connections one guest may have.
help-serve-log = what is logged: debug, info, warning or error.
help-serve-more = (Also: { $variable }. Otherwise: { $usual })

serve-needs-something = nothing was given; leave it out or give a value
serve-needs-seconds = “{ $given }” will not do: a number of seconds from 0 to { $most } is needed
serve-needs-host = “{ $given }” will not do: an address of this machine without a port is needed, such as 127.0.0.1, 0.0.0.0 or localhost
serve-needs-folder = “{ $given }” will not do: the path of a folder is needed
serve-needs-url = “{ $given }” will not do: the beginning of an address is needed, without a path, such as https://masks.example.org

serve-open = The house is open: { $address }
serve-near = For everybody in your network: { $address }
serve-public = For your guests: { $address }
serve-alone = Only this computer can reach it. To let phones in your network come too: --host 0.0.0.0
serve-leave = Ctrl-C closes the house; games go on where they were when you open it again.

serve-port-house = a house of ours, version { $version }, is open at { $where } already: use that one, close it, or choose another --port
serve-port-taken = something else listens at { $where } already: choose another --port
serve-no-address = cannot listen at { $where } ({ $why }): choose another --host or --port
serve-folder-in-use = another house is open on { $data }: close it, or choose another --data
serve-bad-folder = { $data } cannot be used ({ $why }): let this user write there, or choose another --data
serve-bad-store = { $why }. Nothing was changed: choose another --data, or a newer version of this program
