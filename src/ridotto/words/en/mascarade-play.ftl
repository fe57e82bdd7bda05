## People

person-you = You
person-number = Player { $number }
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

table-court = court ● { $coins }
table-bank = bank ● { $coins }
table-centre = centre
table-turn = Turn { $turn }
table-opening = { $left ->
        [one] one opening swap left
       *[other] { $left } opening swaps left
    }

## Playing

play-welcome = Mascarade, { $scenario }. You’re in seat { $seat }. The first to have 13 coins wins; type ? at any question for help.
play-deal-title = The masks are face up. Memorise them!
play-deal-centre = centre { $number }
play-deal-ready = Press Enter to turn them face down:
play-back = back
play-look = look at your mask
play-swap = swap, or pretend to
play-announce = announce a mask
play-ask-turn = What will you do?
play-ask-opening = Opening swap: whose mask will you take, along with your own?
play-ask-swap = Whose mask will you take, along with your own?
play-centre = centre { $number }
play-ask-really = Swap them?
play-really = swap
play-pretend = just pretend
play-ask-announce = Which mask will you announce?
play-ask-claim = { $mask }: will you claim it too?
play-claim = claim it
play-pass = let it pass
play-ask-target = { $mask }: which player?
play-ask-targets = { $mask }: which two players? The first:
play-ask-second = And the second?
play-decline = don’t use it
play-ask-name = The Guru asks: which mask are you?
play-must-look = You peeked, so now you must look.
play-may-not-announce = You were revealed last turn, so you can’t announce now.
play-bad-answer = “{ $given }” is not one of the answers: { $known }.
play-bad-empty = Please answer: { $known }.
play-no-peek = Peeking is off at this table (use --peek to allow it).
play-peek-own-turn = It’s your turn: look instead of peeking.
play-notes-none = You have no notes. Type “n” and some words to make one.
play-log-none = Nothing has happened yet.
play-quit = Leave the game?
play-yes-no = Please answer { $yes } or { $no }.
play-company-comes = Your opponents are arriving…
play-compiling = Preparing the rules for this machine. This takes about half a minute, once…
play-left = You left the table.
play-help = Everyone starts with 6 coins and a mask, which may have been swapped since. On your turn, look at your mask, swap it (or pretend to) under the table, or announce a mask to use its power, whether it is yours or not. Others may claim the same mask. Then you and they reveal: the player who has it uses the power, and the others who revealed pay a fine. The first to have 13 coins wins. If someone runs out of coins, the richest player wins.
play-help-answers = Type the number or letter in front of your choice. You can give several answers on one line: “2 3 1” swaps with player 3.
play-help-m = the masks in play and their powers
play-help-t = the table
play-help-l = what just happened (l 50: the last fifty lines)
play-help-n = your notes (n and some words: add a note)
play-help-p = peek at your mask out of turn, if the table allows it
play-help-b = back to the previous question
play-help-q = leave the game
play-help-help = this help

play-truth-title = The masks at the end
play-swaps-title = What really happened to the masks
play-saved = The game is recorded in { $file }.
play-see-record = To see it: ridotto replay { $file }
play-resume = To go on: ridotto play { $game } --resume { $file } --seat { $seat }
play-seed = This game’s seed was { $seed }.
play-ask-save = File to save the record in (Enter for none)
play-not-saved = Can’t write { $file }: { $why }
play-again = Play again?

help-play-scenario = a printed sheet such as 8A, or a TOML file with a set of masks (default: 6A)
help-play-players = number of players, 4 to 12, if no --scenario is given (default: 6)
usage-players = --players { $given } doesn’t fit: the set of masks is for { $players } players
help-play-seat = your seat, counted from 0 (default: 0)
help-play-seed = a number; the same seed gives the same deal and the same opponents
help-play-name = your name at the table
help-play-peek = let everyone peek at their own mask out of turn
help-play-closed-deal = deal the masks face down
help-play-turn-limit = the richest player wins after this many turns
help-play-save = save the record of the game in this file
help-play-resume = continue a recorded game
help-play-fast = no pauses between the other players’ moves
play-bad-seat = there is no seat { $seat } at this table; use 0 to { $most }
play-bad-name = a name must have 1 to { $most } printable characters
play-file-exists = { $file } already exists; choose another name for the record
play-over-already = that game is over; to see it: ridotto replay { $file }
play-resume-alone = --resume continues the game as recorded; leave out { $what }

## Records

help-replay-file = a record saved by “ridotto play --save” or the referee
help-replay-viewer = the point of view: a player’s number, spectator, or omniscient (default: omniscient, with all secrets shown)
replay-refused = { $file } was refused: { $why }
replay-unread = can’t read { $file }: { $why }
replay-huge = the file is too large for a record
record-not-json = not a record: this is not JSON ({ $detail })
record-not-record = not the record of a game
record-later = this record has version { $version }, but this program reads versions up to { $known }; use a newer one
record-form = the record is malformed ({ $detail })
record-changed = the record was changed after it was written: its checksum is wrong
record-setup = its set-up is not valid ({ $detail })
record-move = move { $number } is not legal ({ $detail })
record-result = its moves don’t lead to the result it states ({ $detail })
replay-bad-viewer = “{ $given }” is not a viewer of this game; use spectator, omniscient or a player from 0 to { $most }
replay-players = Players: { $names }
replay-unfinished = The record ends here; the game isn’t over.
play-game-first = put the game first and its options after it; the games are { $known }
play-no-folder = the folder doesn’t exist or isn’t writable
file-is-folder = that is a folder
file-name-long = the name is too long
file-no-room = the disk is full
replay-other-game = { $file } is a record of a different game: { $game }
