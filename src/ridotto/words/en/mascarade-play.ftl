## People

person-you = You
person-chosen = { $who ->
        [you] you
       *[other] { $name }
    }
person-moved = { $who ->
        [you] you
       *[other] { $name }
    }
person-wins = { $who ->
        [you] you
       *[other] { $name }
    }

## What happens

# $vowel (yes, no): whether the name begins with a vowel, for languages that elide before one
mask-of = { $who ->
        [you] your mask
        [centre] centre mask { $number }
       *[other] { $vowel ->
           *[other] { $name }’s mask
        }
    }
mask-own = { $who ->
        [you] your own mask
       *[other] their own mask
    }
tell-deal = { $kind ->
        [open] The masks are dealt for all to see, then turned face down.
       *[closed] The masks are dealt face down; nobody sees any.
    } { $who ->
        [you] You begin.
       *[other] { $name } begins.
    }
tell-turn = Turn { $turn }: { $who ->
        [you] you
       *[other] { $name }
    }
tell-swap = { $who ->
        [you] You take your own mask and { $mask }: { $really ->
            [yes] you swap them.
           *[no] you just pretend to swap them.
        }
       *[other] { $name } takes their own mask and { $mask }{ $really ->
            [yes] : a real swap.
            [no] : only pretending.
           *[hidden] { "" } under the table.
        }
    }
tell-look = { $who ->
        [you] You look at your mask: { $mask }.
       *[other] { $name } looks at their mask{ $seen ->
            [yes] : { $mask }.
           *[no] .
        }
    }
tell-peek = { $who ->
        [you] You peek at your mask: { $mask }. You must look at it on your next turn.
       *[other] { $name } peeks at their mask{ $seen ->
            [yes] : { $mask }.
           *[no] .
        }
    }
tell-announce = { $who ->
        [you] You announce: { $mask }.
       *[other] { $name } announces: { $mask }.
    }
tell-claim = { $who ->
        [you] You claim it too!
       *[other] { $name } claims it too!
    }
tell-pass = { $who ->
        [you] You let it pass.
       *[other] { $count ->
            [one] { $names } lets it pass.
           *[other] { $names } let it pass.
        }
    }
tell-reveal = { $who ->
        [you] You reveal your mask: { $mask }.
       *[other] { $name } reveals: { $mask }.
    }
coins = { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
tell-coins-bank = { $who ->
        [you] You take
       *[other] { $name } takes
    } { coins } from the bank.
tell-coins-court = { $who ->
        [you] You take
       *[other] { $name } takes
    } { coins } from the court.
tell-coins-given = { $who ->
        [you] You give { coins } to { $whomname }.
       *[other] { $whom ->
            [you] { $name } gives you { coins }.
           *[other] { $name } gives { coins } to { $whomname }.
        }
    }
tell-fine = { $who ->
        [you] You pay a fine of { coins } to the court.
       *[other] { $name } pays a fine of { coins } to the court.
    }
tell-choose = { $who ->
        [you] You choose { $chosen }.
       *[other] { $name } chooses { $chosen }.
    }
tell-decline = { $who ->
        [you] You don’t use the power.
       *[other] { $name } doesn’t use the power.
    }
tell-switch = { $who ->
        [you] You take { $one } and { $other }: { $really ->
            [yes] you swap them.
           *[no] you just pretend to swap them.
        }
       *[other] { $name } takes { $one } and { $other }{ $really ->
            [yes] : a real swap.
            [no] : only pretending.
           *[hidden] { "" } under the table.
        }
    }
tell-show = { $who ->
        [you] Everyone except you sees your mask.
       *[other] Everyone except { $name } sees { mask-of }{ $seen ->
            [yes] : { $mask }.
           *[no] .
        }
    }
tell-spy = { $who ->
        [you] You look at your own mask: { $own }, and at { $mask }: { $theirs }.
       *[other] { $name } looks at their own mask: { $own }, and at { $mask }: { $theirs }.
    }
tell-spy-hidden = { $name } looks at their own mask and at { $mask }.
tell-name = { $who ->
        [you] You name your mask: { $mask }.
       *[other] { $name } names their mask: { $mask }.
    }
tell-seats = { $names } change seats.
tell-win-you = You win!
tell-win = { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
tell-reason-thirteen = Someone has thirteen coins.
tell-reason-ruin = Someone has no coins left, so whoever has the most coins wins.
tell-reason-cheat = The Cheat had ten coins or more.
tell-reason-turn-limit = That was the last turn, so whoever has the most coins wins.

## The table

table-turn = Turn { $turn }
table-opening = { $left ->
        [one] one opening swap left
       *[other] { $left } opening swaps left
    }

## Playing

play-deal-title = The masks are face up. Memorise them!
play-ask-really = Swap them?
play-ask-announce = Which mask will you announce?
play-ask-claim = { $mask }: will you claim it too?
play-ask-target = { $mask }: which player?
play-ask-name = The Guru asks: which mask are you?
play-must-look = You peeked, so now you must look.
