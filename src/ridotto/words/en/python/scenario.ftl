help-scenario-list = the printed sheets
    .long = List the printed sheets with their masks.
help-scenario-show = show a sheet or a file in full
    .long = Show the masks of a sheet or a file with their powers.
help-scenario-check = check your own set of masks
    .long = Check your own set of masks: lists every problem and how to fix it. The file is TOML: players = 7, masks = ["judge", …], and optionally centre = 1 and name = "…". Exit status 0: it can be played; 1: a rule is broken; 2: the file can’t be read.
help-scenario-suggest = suggest a set of masks
    .long = Suggest a set of masks that follows all the rules, as a file that “ridotto scenario check” accepts.
help-scenario-file = a TOML file with a set of masks
help-players = number of players, 4 to 12
help-centre = number of masks in the centre, 0 to 2
help-suggest-seed = a number; the same seed gives the same set (default: random)

scenario-legend = { $star } takes coins from the bank
scenario-title = { $name }: { $players ->
        [one] one player
       *[other] { $players } players
    }, { $centre ->
        [0] no mask in the centre
        [one] one mask in the centre
       *[other] { $centre } masks in the centre
    }
scenario-stars = { $stars } of { $cards } masks take coins from the bank (★).
scenario-fine = { $file }: this set can be played.
scenario-broken = { $file }: { $count ->
        [one] one rule is broken.
       *[other] { $count } rules are broken.
    }
usage-centre = --centre { $given } is not valid; { $players } players play with { $needed } in the centre

scenario-file-no-sheet = there is no sheet “{ $given }” and no such file; the sheets are { $sheets }
scenario-file-missing = file not found: { $path }
scenario-file-unopened = can’t read { $path }: { $why }
scenario-file-huge = { $path } is larger than { $most } KB, too large for a set of masks
scenario-file-binary = { $path } is not text; use a TOML file in UTF-8
scenario-file-syntax = the file is not TOML: { $error }
scenario-file-unknown-key = “{ $key }” is not a known key.
    .mend = { $close ->
        [none] Remove it; the keys are name, players, centre and masks.
       *[other] Did you mean { $close }?
    }
scenario-file-missing-key = “{ $key }” is missing.
    .mend = { $key ->
        [players] Add a line such as players = 7.
       *[other] Add a line such as masks = ["judge", "king"].
    }
scenario-file-not-whole = “{ $key }” is not a whole number.
    .mend = { $key ->
        [players] Write it without quotation marks or a decimal point, such as players = 7.
       *[other] Write it without quotation marks or a decimal point, such as centre = 1.
    }
scenario-file-vast-number = “{ $key }” is too large.
    .mend = { $key ->
        [players] Use a small number, such as players = 7.
       *[other] Use a small number, such as centre = 1.
    }
scenario-file-not-text = “{ $key }” is not text.
    .mend = Put it in quotation marks.
scenario-file-not-masks = “masks” is not a list of mask ids.
    .mend = Write it as masks = ["judge", "king"], each id in quotation marks.
