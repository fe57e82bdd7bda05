mask-judge = Judge
mask-empress = Empress
mask-king = King
mask-widow = Widow
mask-patron = Patron
mask-peasant = Peasant
mask-fool = Fool
mask-princess = Princess
mask-spy = Spy
mask-witch = Witch
mask-thief = Thief
mask-swindler = Swindler
mask-beggar = Beggar
mask-puppeteer = Puppet Master
mask-guru = Guru
mask-cheat = Cheat

scenario-players = { $players } players cannot play Mascarade.
    .mend = Play with 4 to 12.
scenario-centre-fixed = { $players } players play with { $needed ->
        [one] 1 mask
       *[other] { $needed } masks
    } in the centre, not { $centre }.
    .mend = Set the centre to { $needed }.
scenario-centre-free = { $centre } masks in the centre are not allowed.
    .mend = From 6 players on, put 0, 1 or 2 there.
scenario-cards = { $cards } masks are given, but { $players } players and { $centre } in the centre need { $needed }.
    .mend = { $toomany ->
        [1] Leave { $off } out.
       *[other] Add { $off } more.
    }
scenario-unknown-mask = There is no mask called “{ $mask }”.
    .mend = { $close ->
        [none] Use the masks' ids, such as judge or king.
       *[other] Did you mean { $close }?
    }
scenario-copies = { $maskname } is there { $count } times.
    .mend = Keep { $copies ->
        [one] 1
       *[other] { $copies }
    }.
scenario-minimum = { $maskname } needs at least { $fewest } players, and you are { $players }.
    .mend = Replace it with a mask for fewer players.
scenario-no-judge = The Judge is missing.
    .mend = Put the Judge in: every game has one.
scenario-one-peasant = Only one Peasant is there.
    .mend = Take both Peasants or neither.
scenario-few-stars = { $stars } of { $cards } masks bring coins from the bank; it must be at least a third, { $needed }.
    .mend = Exchange { $off } of the others for masks with a star.
scenario-many-stars = { $stars } of { $cards } masks bring coins from the bank; more than half makes for a short game.
    .mend = Better have { $most } at the most.
