mask-judge = Judge
    .power = Take all the coins from the court.
mask-empress = Empress
    .power = Take 3 coins from the bank.
mask-king = King
    .power = Take 2 coins from the bank.
mask-widow = Widow
    .power = Take coins from the bank until you have 10. No effect if you already have 10 or more.
mask-patron = Patron
    .power = Take 3 coins from the bank. Then each of your two neighbours takes 1 coin from the bank.
mask-peasant = Peasant
    .power = Take 1 coin from the bank. If both Peasants are revealed together, each takes 2 instead.
mask-fool = Fool
    .power = Take 1 coin from the bank. Then take two other players’ masks under the table: swap them or just pretend to.
mask-princess = Princess
    .power = Take 2 coins from the bank. Then choose a player: everyone except that player sees their mask.
mask-spy = Spy
    .power = Choose a player. Look at your mask and theirs, then swap them or just pretend to.
mask-witch = Witch
    .power = You may exchange all your coins with another player’s.
mask-thief = Thief
    .power = Take 1 coin from each of your two neighbours.
mask-swindler = Swindler
    .power = Take 2 coins from the richest other player. If several are tied, you choose.
mask-beggar = Beggar
    .power = Starting on your left, each player who is richer than you at that moment gives you 1 coin.
mask-puppeteer = Puppet Master
    .power = Take 1 coin from each of two other players. They then change seats; masks and coins stay where they are.
mask-guru = Guru
    .power = Choose a player. They must name their own mask, then reveal it. If they are wrong, they give you 4 coins.
mask-cheat = Cheat
    .power = If you have 10 coins or more, you win at once.

scenario-players = Mascarade can’t be played with { $players } players.
    .mend = Use 4 to 12.
scenario-centre-fixed = { $players } players need { $needed ->
        [one] 1 mask
       *[other] { $needed } masks
    } in the centre, not { $centre }.
    .mend = Set the centre to { $needed }.
scenario-centre-free = The centre can’t hold { $centre } masks.
    .mend = With 6 or more players, use 0, 1 or 2.
scenario-cards = { $cards ->
        [one] There is 1 mask
       *[other] There are { $cards } masks
    }, but { $players } players and { $centre } in the centre need { $needed }.
    .mend = { $toomany ->
        [1] Remove { $off }.
       *[other] Add { $off } more.
    }
scenario-unknown-mask = There is no mask called “{ $mask }”.
    .mend = { $close ->
        [none] Use the masks’ ids, such as judge or king.
       *[other] Did you mean { $close }?
    }
scenario-copies = { $maskname } appears { $count } times.
    .mend = Use { $copies ->
        [one] only 1
       *[other] only { $copies }
    }.
scenario-minimum = { $maskname } needs at least { $fewest } players, but there are { $players }.
    .mend = Replace it with a mask for fewer players.
scenario-no-judge = The Judge is missing.
    .mend = Add the Judge: every game has one.
scenario-one-peasant = There is only one Peasant.
    .mend = Use both Peasants or neither.
scenario-few-stars = { $stars } of { $cards } masks take coins from the bank; at least a third ({ $needed }) must.
    .mend = Replace { $off } of the others with starred masks.
scenario-many-stars = { $stars } of { $cards } masks take coins from the bank; more than half makes for a short game.
    .mend = Use { $most } at most.
