# The table of Mascarade in the browser.

mas-table = The table
mas-strip = The masks in play
mas-pick-mask = Tap a mask to read its power.
mas-bank = Bank
mas-court = Court
mas-centre-mask = Mask { $number } of the centre
mas-coins = { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }

## Signs at a seat

mas-sign-acts = decides now
mas-sign-asked = is asked now
mas-sign-waits = has yet to answer
mas-sign-answered = has answered
mas-sign-claimed = claims it
mas-sign-passed = lets it pass
mas-sign-announced = has announced
mas-sign-revealed = was shown in the last turn and may not announce now
mas-sign-bot = bot
mas-sign-stand-in = away: a stand-in plays
mas-sign-absent = not connected
mas-sign-target = can be chosen
mas-sign-winner = has won

## Deciding

mas-ask-turn = Your turn. What do you do?
mas-may-not-announce = Your mask was shown last turn: no announcing now.
mas-ask-opening = Opening swap: whose mask, beside your own?
mas-ask-swap = Whose mask do you take, beside your own?
mas-ask-really = You hold your own mask and { $mask }. Swap them?
mas-ask-pair = { $mask }: which two players?
mas-ask-spied = You have: { $own }. { $name } has: { $theirs }. Swap them?
mas-look = Look
mas-swap = Swap
mas-announce = Announce
mas-tap = Tap one that is outlined
mas-list = From a list
mas-back = Back
mas-really = Really swap
mas-pretend = Only pretend
mas-choose = Choose { $names }
mas-decline = Leave it
mas-name = Name your mask
mas-peek = Peek at your mask
mas-more = More time
mas-i-am = { $mask ->
       *[other] I am the { $name }!
    }
mas-pass = Let it pass
mas-you-are = { $mask ->
       *[other] You are the { $name }
    }
mas-moment-hide = Tap to cover
mas-announces = { $who ->
        [you] You announce:
       *[other] { $name } announces:
    }
mas-ahead-ask = { $mask }: you will be asked too. You can answer now.
mas-ahead-claim = When asked you will claim it. Tap again to take it back.
mas-ahead-pass = When asked you will let it pass. Tap again to take it back.
mas-answered-claim = Your answer: it is you. Tap again to take it back.
mas-answered-pass = Your answer: let it pass. Tap again to take it back.
mas-deal-down = Turn them face down
mas-clock = Time left
mas-clock-banking = from the bank

## Waiting

mas-wait-opening = { $name } makes an opening swap.
# $vowel (yes, no): whether the name begins with a vowel, for languages that elide before one
mas-wait-turn = { $vowel ->
       *[other] It is { $name }’s turn.
    }
mas-wait-claim = { $name } is asked: { $mask }?
mas-wait-all = Still to answer: { $names }.
mas-wait-target = { $name } uses the power and chooses somebody.
mas-wait-targets = { $name } uses the power and chooses two.
mas-wait-switch = { $name } holds two masks under the table.
mas-wait-name = { $name } must say which mask they have.
mas-watching = You are watching: you see what every player sees.

## What happened

mas-log = What happened
mas-log-private = only you know:
mas-log-swap = { $who ->
        [you] You take your own mask and { $mask } under the table.
       *[other] { $name } takes their own mask and { $mask } under the table.
    }
mas-log-look = { $who ->
        [you] You look at your mask.
       *[other] { $name } looks at their mask.
    }
mas-log-peek = { $who ->
        [you] You peek at your mask. You must look on your next turn.
       *[other] { $name } peeks at their mask.
    }
mas-log-switch = { $who ->
        [you] You take { $one } and { $other } under the table.
       *[other] { $name } takes { $one } and { $other } under the table.
    }
mas-log-spy = { $who ->
        [you] You look at your own mask and at { $mask }.
       *[other] { $name } looks at their own mask and at { $mask }.
    }
mas-log-clock = { $who ->
        [you] Your time was up, so it was decided for you.
       *[other] { $name } ran out of time.
    }
mas-log-absent = { $who ->
        [you] A stand-in plays for you.
       *[other] { $name } is away; a stand-in plays.
    }
mas-log-back = { $who ->
        [you] You are back.
       *[other] { $name } is back.
    }
mas-log-more = { $who ->
        [you] You get more time.
       *[other] { $name } gets more time.
    }

## Remembering

mas-aid = What you have seen
mas-aid-turn = seen in turn { $turn }
mas-aid-deal = seen at the deal
mas-aid-certain = certain
mas-aid-handled = { $times ->
        [one] handled { $times } time since
       *[other] handled { $times } times since
    }
mas-aid-nothing = Nothing that would still tell you something.
mas-aid-chances = How likely each mask is here
mas-aid-places = How likely each mask is, place by place
mas-how-memory-none = At this table you have to remember. What you see is shown once, and the log does not keep it.
mas-how-memory-seen = This table helps you remember: every mask you have seen, where it lay, and how often it was handled since.
mas-how-memory-inferred = This table helps you think: beside what you have seen, tap a seat to see how likely each mask is there.

## The end

mas-over = The game is over.
mas-unmasking = Unmasking
mas-rematch = Play again
mas-follow = To the new table
mas-follow-soon = The others play again: you follow in { $seconds } s.
mas-stay = Stay here
mas-foyer = To the foyer
