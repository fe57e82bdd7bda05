help-bluffs = measure how minds bluff and challenge
    .long = Let minds play Mascarade and tell of each how often it announces a mask that it believes not to have, how often it claims what others announce, and what both bring. Its belief is what can be known in its seat at that moment from everything seen there, with nothing forgotten. Every deal is played with everybody in every seat; the same seed gives the same figures, whatever the number of workers.
help-bluffs-game = the game: mascarade
help-bluffs-games = how many games at least (120 unless told); deals are played in full

bluffs-broken = a worker process ended all of a sudden, perhaps for want of memory; fewer --workers need less
bluffs-mind = { $name } wins { $share } times the fair share ({ $low } – { $high })
bluffs-turns = { $made ->
        [one] one announcement
       *[other] { $made } announcements
    } in { $turns ->
        [one] one turn that allowed one
       *[other] { $turns } turns that allowed one
    }
bluffs-bluffs = bluffs: { $number } of { $of }, { $share } ({ $low } – { $high })
bluffs-account = by its own account: { $number } of { $of }, { $share } ({ $low } – { $high })
bluffs-dared = claims against its own belief: { $number } of { $of }, { $share } ({ $low } – { $high })
bluffs-belief = own belief
bluffs-made = announced
bluffs-false = false
bluffs-challenged = challenged
bluffs-coins = coins
bluffs-bluffing = bluffs
bluffs-good-faith = in good faith
bluffs-all = all
bluffs-asked = asked
bluffs-claimed = claimed
bluffs-right = rightly
bluffs-coins-claimed = coins (claim)
bluffs-coins-passed = coins (pass)
bluffs-faults = { $count ->
        [one] one answer was of no use
       *[other] { $count } answers were of no use
    }
bluffs-legend = Own belief: how likely, by all that was seen in that seat, the announced mask was one’s own; below 50 % it is a bluff. Coins: what one’s own fortune changes by, on average, until the announcement is settled, power and fine included. Intervals are 95 %, taken from how the deals differ.
bluffs-estimated = At so many masks beliefs are estimated, not exact.
