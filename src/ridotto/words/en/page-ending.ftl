# The end of a game: results and awards.

end-results = Results
end-awards = Awards
end-turning = Turning over the masks…
end-lost = The masks couldn’t be fetched.
un-save-square = Square picture
end-points = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }

## Why a game of Mascarade ended; $amount is the winners’ fortune

mas-ended-thirteen = The winning fortune: { mas-coins }.
mas-ended-ruin = Someone has no coins left. The largest fortune: { mas-coins }.
mas-ended-cheat = The { $cheat } had { mas-coins }; ten were enough.
mas-ended-turn-limit = That was the last turn. The largest fortune: { mas-coins }.

## Awards of Mascarade, each with the number behind it

award-mascarade-liar = Boldest liar
    .why = { $count ->
            [one] 1 false announcement
           *[other] { $count } false announcements
        }
award-mascarade-nose = Sharpest nose
    .why = { $count ->
            [one] 1 lie exposed
           *[other] { $count } lies exposed
        }
award-mascarade-robbed = Most robbed
    .why = { $count ->
            [one] 1 coin lost to other players
           *[other] { $count } coins lost to other players
        }
award-mascarade-fined = The court’s best customer
    .why = { $count ->
            [one] 1 coin paid in fines
           *[other] { $count } coins paid in fines
        }
award-mascarade-hands = Busiest hands
    .why = { $count ->
            [one] 1 swap, real or pretended
           *[other] { $count } swaps, real or pretended
        }
award-mascarade-blind = Never looked
    .why = { $count ->
            [one] 1 turn without looking at their own mask
           *[other] { $count } turns without looking at their own mask
        }

## Awards of Masquerade, each with the number behind it

award-masquerade-duels = Finest duellist
    .why = { $count ->
            [one] 1 Challenge won
           *[other] { $count } Challenges won
        }
award-masquerade-treasures = Treasure hunter
    .why = { $count ->
            [one] 1 Treasure taken
           *[other] { $count } Treasures taken
        }
award-masquerade-spells = Most spellbinding
    .why = { $count ->
            [one] 1 Spell cast
           *[other] { $count } Spells cast
        }
award-masquerade-hurt = Roughest night
    .why = { $count ->
            [one] 1 life lost
           *[other] { $count } lives lost
        }
award-masquerade-mask = Best-kept secret
    .why = { $count ->
            [one] 1 point from the Mask
           *[other] { $count } points from the Mask
        }
un-share = Share
