# The unmasking: a finished game in the browser.

un-journey = The journey of the masks
un-journey-how = Each line is a mask, each lane a place at the table. Tap a sign to see what happened there.
un-course = The course of the ball
un-course-how = The points everybody could see, and below them where they danced and fought. Tap a sign to see what happened there.
un-follow-mask = Follow a mask
un-follow-player = Follow a player
un-picture-mascarade = The way of every mask from place to place. The same is told in words further down.
un-picture-masquerade = The points of every player from turn to turn. The same is told in words further down.
un-points = Points
un-centre = Centre { $number }
un-end = { $name } · { $coins }
un-start = The start
un-you = { $name } (you)
un-you-were = You were { $name }.

## Signs in the picture

un-mark-swap = { $name }: swapped
un-mark-pretend = { $name }: only pretended
un-mark-look = { $name }: looked
un-mark-peek = { $name }: peeked
un-mark-announce = { $name }: announced
un-mark-claim = { $name }: claimed it too
un-mark-show = { $name }: had a mask shown
un-mark-name = { $name }: named a mask
un-mark-seats = { $name }: made two change seats
un-mark-fight = { $name }: challenged
un-legend-swap = really swapped
un-legend-pretend = only pretended
un-legend-look = looked
un-legend-announce = announced, and true
un-legend-lie = announced, and not true
un-legend-claim = claimed it too

## Going through it

un-walk = Step by step
un-controls = Playing it again
un-back = One back
un-forward = One on
un-play = Play
un-pause = Pause
un-moment = Moment
un-moment-of = { $moment } of { $moments }
un-eyes = Seen by
un-eyes-omniscient = Someone who knows all
un-eyes-spectator = A spectator
un-table = The table at this moment
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
un-guardian = On the Tower: { $card } ({ $left ->
        [one] 1 Guardian left
       *[other] { $left } Guardians left
    }).
un-deck = Spell deck: { $spells }; renewals: { $renewals }.
un-all = Everything in words
un-to-table = To the table
un-again = The others play again.

## To take away

un-take = To take away
un-share = Share
un-save-png = Picture (PNG)
un-save-svg = Picture (SVG)
un-save-record = Record
un-save-failed = The picture could not be made. Try the other format.

## What could have been known

un-known = What they could have known
un-known-how = How sure each player could have been of their own mask when a turn was over, reckoned from nothing but what that player had seen and heard.
un-known-lost = The house could not reckon this just now. Load the page again later.
un-known-sum = { $sure ->
        [0] Never sure
       *[other] Sure in { $sure } of { $turns } turns
    }{ $misled ->
        [0] .
       *[other] ; in { $misled } something else was likelier.
    }
un-known-now = Turn { $turn }: { $mask }, { $chance } % likely.
un-known-rather = Likelier: { $mask }, { $chance } %.
un-record = { $announced ->
        [0] Never announced anything.
        [one] One announcement, { $lies ->
            [0] and it was true.
           *[other] a lie{ $caught ->
                [0] { "" } that nobody called.
               *[other] { "" } that was caught.
            }
        }
       *[other] { $announced } announcements, { $lies ->
            [0] all of them true.
            [one] one of them a lie{ $caught ->
                [0] { "" } that nobody called.
               *[other] { "" } that was caught.
            }
           *[other] { $lies } of them lies, { $caught } caught.
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
un-legend-sure = sure of the own mask
un-legend-unsure = as likely as the bar is high
un-legend-misled = something else was likelier

## Whether it was fair

un-fair-checking = The deal is being checked …
un-fair-holds = { $sealed ->
        [before] The deal is the one that the house had committed itself to before you sat down
        [after] The deal is the one under the seal that this device noted during the game
       *[none] The deal is the one that the house’s secret and the players’ shares decide
    }{ $share ->
        [yes] , and your own share went into it.
       *[no] .
    } { $sealed ->
        [none] Whether the secret was the same before the game, only a device that was there then can tell.
       *[other] { "" }
    }
un-fair-broken = Something about this deal is not right. The details tell what.
un-fair-fetch = The record could not be fetched, so the deal was not checked. Load the page again.
un-fair-insecure = Browsers can check a deal only over https. Take the record and check it with “ridotto verify”.
un-fair-details = Details
un-fair-checksum = The record has not been changed since it was written.
    .not = The record has been changed since it was written.
un-fair-commitment = The seal belongs to the house’s secret.
    .not = The seal does not belong to the house’s secret.
un-fair-published = It is the seal that this device had noted.
    .not = It is not the seal that this device had noted: the house has exchanged its secret.
un-fair-shares = There is a place for every player’s share.
    .not = Shares are missing.
un-fair-share = Your own share is among them.
    .not = Your own share is not among them.
un-fair-seed = The seed comes from the secret and the shares.
    .not = The seed does not come from the secret and the shares.
un-fair-deal = The cards lie as secret and shares decide.
    .not = The cards do not lie as secret and shares decide.
un-fair-first = Whoever began is the one that secret and shares decide.
    .not = Whoever began is not the one that secret and shares decide.
un-fair-seal = The house’s seal
un-fair-secret = The house’s secret
un-fair-share-of = Share of { $name }
un-fair-no-share = none: bots throw in nothing
un-fair-elsewhere = You need not trust this page: “ridotto verify” and a short program in the documentation check the same record.
