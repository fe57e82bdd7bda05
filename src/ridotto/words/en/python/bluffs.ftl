help-bluffs = measure how bots bluff and claim
    .long = Let bots play Mascarade and report how often each announces a mask that it doesn’t believe it has, how often it claims what others announce, and what both are worth. Its belief is what could be known in its seat at that moment from everything seen there, with nothing forgotten. Every deal is played with everyone in every seat; the same seed gives the same figures, whatever the number of workers.
help-bluffs-game = the game: mascarade
help-bluffs-games = the fewest games to play (default: 120); deals are played in full

bluffs-mind = { $name } wins { $share } times its fair share ({ $low } – { $high })
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
bluffs-challenged = claimed by others
bluffs-coins = coins
bluffs-bluffing = bluffs
bluffs-good-faith = in good faith
bluffs-all = all
bluffs-asked = asked
bluffs-claimed = claimed
bluffs-right = correctly
bluffs-coins-claimed = coins (claim)
bluffs-coins-passed = coins (pass)
bluffs-faults = { $count ->
        [one] one answer was invalid
       *[other] { $count } answers were invalid
    }
bluffs-legend = Own belief: how likely it was, from everything seen in that seat, that the announced mask was the player’s own; below 50% it is a bluff. Coins: the average change in the player’s own fortune until the announcement is settled, including power and fine. Intervals are 95%, taken from how the deals differ.
bluffs-estimated = With this many masks, some beliefs are estimates, not exact.
