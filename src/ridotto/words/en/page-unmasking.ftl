# The unmasking: a finished game in the browser.

un-journey = The journey of the masks
un-journey-how = Each line is a mask, each lane a seat at the table. Tap a marker to see what happened there.
un-course = How the ball went
un-course-how = The points everyone could see, and below them where the Dancers went and fought. Tap a marker to see what happened there.
un-follow-mask = Follow a mask
un-follow-player = Follow a player
un-picture-mascarade = Where every mask went, seat by seat. The same story is told in words below.
un-picture-masquerade = Every player’s points, turn by turn. The same story is told in words below.
un-points = Points
un-centre = Centre { $number }
un-end = { $name } · { $coins }
un-start = Start
un-you = { $name } (you)
un-you-were = You played as { $name }.

## Signs in the picture

un-mark-swap = { $name }: swapped
un-mark-pretend = { $name }: just pretended
un-mark-look = { $name }: looked
un-mark-peek = { $name }: peeked
un-mark-announce = { $name }: announced
un-mark-claim = { $name }: claimed it too
un-mark-show = { $name }: showed everyone a mask
un-mark-name = { $name }: named a mask
un-mark-seats = { $name }: made two players change seats
un-mark-fight = { $name }: challenged
un-legend-swap = real swap
un-legend-pretend = just pretended
un-legend-look = looked
un-legend-announce = true announcement
un-legend-lie = bluff
un-legend-claim = claimed it too

## Going through it

un-walk = Step by step
un-controls = Playback
un-back = Previous
un-forward = Next
un-play = Play
un-pause = Pause
un-moment = Step
un-moment-of = { $moment } of { $moments }
un-eyes = View as
un-eyes-omniscient = All secrets shown
un-eyes-spectator = Spectator
un-table = The table at this point
un-face-unknown = unknown
un-face-perhaps = { $mask }?
un-money = Bank { $bank } · court { $court }
un-hand = In hand: { $cards }
un-guest-said = { $life ->
        [one] 1 life
       *[other] { $life } lives
    }, { $hand ->
        [one] 1 Spell in hand
       *[other] { $hand } Spells in hand
    }, { $counters ->
        [one] 1 counter
       *[other] { $counters } counters
    }, { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }
un-guardian = At the Tower: { $card } ({ $left ->
        [one] 1 Guardian left
       *[other] { $left } Guardians left
    }).
un-deck = Spell deck: { $spells }; renewals: { $renewals }.
un-all = The whole game in words
un-to-table = Back to the table
un-again = The others are playing again.

## Save and share

un-take = Save and share
un-save-png = Picture (PNG)
un-save-svg = Picture (SVG)
un-save-record = Record
un-save-failed = The picture couldn’t be made. Try the other format.

## What could have been known

un-known = What they could have known
un-known-how = How sure each player could have been of their own mask at the end of each turn, based only on what that player had seen and heard.
un-known-lost = This couldn’t be worked out just now. Reload the page later.
un-known-sum = { $sure ->
        [0] Never sure
       *[other] Sure on { $sure } of { $turns } turns
    }{ $misled ->
        [0] .
       *[other] ; on { $misled }, another mask seemed likelier.
    }
un-known-now = Turn { $turn }: { $mask }, { $chance } likely.
un-known-rather = Seemed likelier: { $mask }, { $chance }.
un-record = { $announced ->
        [0] Never announced.
        [one] One announcement, { $lies ->
            [0] and it was true.
           *[other] a bluff{ $caught ->
                [0] { "" } that got through.
               *[other] { "" } that was caught.
            }
        }
       *[other] { $announced } announcements, { $lies ->
            [0] all of them true.
            [one] one of them a bluff{ $caught ->
                [0] { "" } that got through.
               *[other] { "" } that was caught.
            }
           *[other] { $lies } of them bluffs, { $caught } caught.
        }
    }
un-record-claims = { $claims ->
        [one] One claim, { $wrong ->
            [0] and it was right.
           *[other] and it was wrong.
        }
       *[other] { $claims } claims, { $wrong ->
            [0] none of them wrong.
            [one] one of them wrong.
           *[other] { $wrong } of them wrong.
        }
    }
un-legend-sure = sure of their own mask
un-legend-unsure = bar height = likelihood
un-legend-misled = another mask seemed likelier

## Whether it was fair

un-fair-checking = Checking the deal…
un-fair-holds = { $sealed ->
        [before] The deal is the one the house committed to before you sat down
        [after] The deal matches the seal that this device noted during the game
       *[none] The deal matches the house’s secret and the players’ shares
    }{ $share ->
        [yes] , and your own share is part of it.
       *[no] .
    } { $sealed ->
        [none] Only a device that was there before the game can tell whether the secret was the same then.
       *[other] { "" }
    }
un-fair-broken = Something about this deal is wrong. See the details.
un-fair-fetch = The record couldn’t be loaded, so the deal wasn’t checked. Reload the page.
un-fair-insecure = Browsers can only check a deal over https. Save the record and check it with “ridotto verify”.
un-fair-details = Details
un-fair-checksum = The record hasn’t been changed since it was written.
    .not = The record has been changed since it was written.
un-fair-commitment = The seal matches the house’s secret.
    .not = The seal doesn’t match the house’s secret.
un-fair-published = It’s the seal that this device noted.
    .not = It isn’t the seal that this device noted: the house has changed its secret.
un-fair-shares = There is a share for every player.
    .not = Shares are missing.
un-fair-share = Your own share is among them.
    .not = Your own share isn’t among them.
un-fair-seed = The seed comes from the secret and the shares.
    .not = The seed doesn’t come from the secret and the shares.
un-fair-deal = The deal matches the secret and the shares.
    .not = The deal doesn’t match the secret and the shares.
un-fair-first = The first player matches them too.
    .not = The first player doesn’t match them.
un-fair-seal = The house’s seal
un-fair-secret = The house’s secret
un-fair-share-of = Share of { $name }
un-fair-no-share = none: bots add none
un-fair-elsewhere = You don’t have to trust this page: “ridotto verify” and a short program in the documentation check the same record.
