mask-judge = Judge
    .power = Take all the coins lying on the court.
mask-empress = Empress
    .power = Take 3 coins from the bank.
mask-king = King
    .power = Take 2 coins from the bank.
mask-widow = Widow
    .power = Take from the bank as many coins as bring you up to 10; with 10 or more, nothing.
mask-patron = Patron
    .power = Take 3 coins from the bank; then each of your two neighbours takes 1 from it.
mask-peasant = Peasant
    .power = Take 1 coin from the bank; when both Peasants are revealed together, each takes 2.
mask-fool = Fool
    .power = Take 1 coin from the bank, then handle the masks of two other players unseen: swap them or only seem to.
mask-princess = Princess
    .power = Take 2 coins from the bank, then choose a player: everybody but them gets to see their mask.
mask-spy = Spy
    .power = Choose a player and look at both your mask and theirs, then swap the two or only seem to.
mask-witch = Witch
    .power = If you wish, exchange your whole fortune with another player’s.
mask-thief = Thief
    .power = Take 1 coin from each of your two neighbours.
mask-swindler = Swindler
    .power = Take 2 coins from the richest other player; if several are tied, you choose.
mask-beggar = Beggar
    .power = Going round to your left, everybody who is richer than you at that moment gives you 1 coin.
mask-puppeteer = Puppet Master
    .power = Take 1 coin from each of two other players, who then change seats; masks and coins stay where they lie.
mask-guru = Guru
    .power = Choose a player: they must name their own mask and show it, and if they were wrong they give you 4 coins.
mask-cheat = Cheat
    .power = With 10 coins or more you win on the spot.

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
