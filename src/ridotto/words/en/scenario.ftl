help-scenario-list = the printed sheets
    .long = List the printed sheets with their masks.
help-scenario-show = a sheet or a file in full
    .long = Show the masks of a sheet or a file with their powers.
help-scenario-check = check a set of masks of your own
    .long = Check a set of masks of your own: everything that is wrong, and what would mend it. The file is TOML: players = 7, masks = ["judge", …], and if you like centre = 1 and name = "…". Status 0: it can be played; 1: a rule is broken; 2: the file cannot be read.
help-scenario-suggest = suggest a set of masks
    .long = Suggest a set of masks that keeps all rules, as a file that “ridotto scenario check” accepts.
help-scenario-file = a TOML file with a set of masks
help-players = how many players, 4 to 12
help-centre = how many masks lie in the centre, 0 to 2
help-suggest-seed = a number; the same one gives the same set (one by chance unless told)

scenario-legend = { $star } brings coins from the bank
scenario-own = a set of your own
scenario-title = { $name }: { $players ->
        [one] one player
       *[other] { $players } players
    }, { $centre ->
        [0] no mask in the centre
        [one] one mask in the centre
       *[other] { $centre } masks in the centre
    }
scenario-stars = { $stars } of { $cards } masks bring coins from the bank (★).
scenario-fine = { $file }: this set can be played.
scenario-broken = { $file }: { $count ->
        [one] one rule is broken.
       *[other] { $count } rules are broken.
    }
usage-centre = --centre { $given } will not do: { $players } players play with { $needed } in the centre

scenario-file-no-sheet = there is no sheet “{ $given }” and no such file; the sheets are { $sheets }
scenario-file-missing = there is no file { $path }
scenario-file-unopened = { $path } cannot be read: { $why }
scenario-file-huge = { $path } is larger than { $most } KB: that is no set of masks
scenario-file-binary = { $path } is not text: a TOML file in UTF-8 is needed
scenario-file-syntax = the file is not TOML: { $error }
scenario-file-unknown-key = “{ $key }” means nothing here.
    .mend = { $close ->
        [none] Leave it out; the keys are name, players, centre and masks.
       *[other] Did you mean { $close }?
    }
scenario-file-missing-key = “{ $key }” is missing.
    .mend = { $key ->
        [players] Add a line such as players = 7.
       *[other] Add a line such as masks = ["judge", "king"].
    }
scenario-file-not-whole = “{ $key }” is not a whole number.
    .mend = { $key ->
        [players] Write it without quotation marks or point, such as players = 7.
       *[other] Write it without quotation marks or point, such as centre = 1.
    }
scenario-file-vast-number = “{ $key }” is a number beyond all counting.
    .mend = { $key ->
        [players] Write a small one, such as players = 7.
       *[other] Write a small one, such as centre = 1.
    }
scenario-file-not-text = “{ $key }” is not a text.
    .mend = Put it in quotation marks.
scenario-file-not-masks = “masks” is not a list of the masks’ ids.
    .mend = Write it as masks = ["judge", "king"], each id in quotation marks.
