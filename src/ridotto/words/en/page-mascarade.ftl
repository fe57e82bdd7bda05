# The table of Mascarade in the browser.

mas-table = The table
mas-strip = Masks in play
mas-pick-mask = Tap a mask to read its power.
mas-bank = Bank
mas-court = Court
mas-centre-mask = Centre mask { $number }
mas-coins = { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }

## Signs at a seat

mas-sign-acts = deciding
mas-sign-asked = being asked
mas-sign-waits = hasn’t answered yet
mas-sign-answered = has answered
mas-sign-ready = ready
mas-sign-looks = still memorising
mas-sign-claimed = claims it too
mas-sign-passed = lets it pass
mas-sign-announced = announced
mas-sign-revealed = was revealed last turn and can’t announce now
mas-sign-bot = bot
mas-sign-stand-in = away: a bot is playing
mas-sign-absent = not connected
mas-sign-target = can be chosen
mas-sign-winner = winner

## Deciding

mas-ask-turn = Your turn. What will you do?
mas-may-not-announce = Your mask was revealed last turn, so you can’t announce now.
mas-ask-opening = Opening swap: whose mask will you take, along with your own?
mas-ask-swap = Whose mask will you take, along with your own?
mas-ask-really = You’re holding your own mask and { $mask }. Swap them?
mas-ask-pair = { $mask }: which two players?
mas-ask-spied = You have: { $own }. { $name } has: { $theirs }. Swap them?
mas-look = Look
mas-swap = Swap
mas-announce = Announce
mas-tap = Tap an outlined seat
mas-list = Pick from a list
mas-back = Back
mas-really = Swap
mas-pretend = Just pretend
mas-choose = Choose { $names }
mas-decline = Don’t use it
mas-name = Name your mask
mas-peek = Peek at your mask
mas-more = More time
mas-i-am = { $mask ->
       *[other] I am the { $name }!
    }
mas-pass = Let it pass
mas-claim-cost = If wrong, you pay 1 coin
mas-claimed-by = Claimed by { $names }
mas-you-are = { $mask ->
       *[other] You are the { $name }
    }
mas-moment-hide = Tap to hide
mas-announces = { $who ->
        [you] You announce:
       *[other] { $name } announces:
    }
mas-ahead-ask = { $mask }: you’ll be asked too. You can answer now.
mas-ahead-claim = You’ll claim it when asked. Tap again to take it back.
mas-ahead-pass = You’ll let it pass when asked. Tap again to take it back.
mas-answered-claim = Your answer: claim it. Tap again to take it back.
mas-answered-pass = Your answer: let it pass. Tap again to take it back.
mas-deal-down = I’m ready: turn them face down
mas-memorise = Memorise
mas-ready = { $ready } of { $all } ready
mas-clock = Time left
mas-clock-banking = reserve time

## Waiting

mas-wait-opening = { $name } is making an opening swap.
# $vowel (yes, no): whether the name begins with a vowel, for languages that elide before one
mas-wait-turn = { $vowel ->
       *[other] It’s { $name }’s turn.
    }
mas-wait-claim = { $mask }? { $name } is deciding whether to claim.
mas-wait-all = Still to answer: { $names }.
mas-wait-looking = Not ready yet: { $names }.
mas-wait-target = { $name } is choosing a player.
mas-wait-targets = { $name } is choosing two players.
mas-wait-switch = { $name } is holding two masks under the table.
mas-wait-name = { $name } has to name their own mask.
mas-watching = You’re watching. You see only what the whole table can see.

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
        [you] You peek at your mask. You must look at it on your next turn.
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
        [you] You ran out of time, so a move was made for you.
       *[other] { $name } ran out of time.
    }
mas-log-absent = { $who ->
        [you] A bot is playing for you.
       *[other] { $name } is away; a bot is playing.
    }
mas-log-back = { $who ->
        [you] You’re back.
       *[other] { $name } is back.
    }
mas-log-more = { $who ->
        [you] You get more time.
       *[other] { $name } gets more time.
    }

## Remembering

mas-aid = What you’ve seen
mas-aid-turn = seen on turn { $turn }
mas-aid-deal = seen at the deal
mas-aid-certain = certain
mas-aid-handled = { $times ->
        [one] handled once since
       *[other] handled { $times } times since
    }
mas-aid-nothing = Nothing you saw is still certain.
mas-aid-chances = How likely each mask is here
mas-aid-places = How likely each mask is, seat by seat
mas-how-memory-none = At this table you have to remember. What you see is shown once and isn’t kept in the log.
mas-how-memory-seen = This table helps you remember: every mask you’ve seen, where it was, and how often it has been handled since.
mas-how-memory-inferred = This table helps you think: it lists what you’ve seen, and when you tap a seat, it shows how likely each mask is there.

## The end

mas-over = The game is over.
mas-unmasking = Unmasking
mas-rematch = Play again
mas-follow = Join the new table
mas-follow-soon = The others are playing again. Joining them in { $seconds } s.
mas-stay = Stay here
mas-foyer = Back to the foyer
