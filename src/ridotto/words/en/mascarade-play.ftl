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
        [centre] mask { $number } of the centre
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
           *[no] you only seem to swap them.
        }
       *[other] { $name } takes their own mask and { $mask }{ $really ->
            [yes] : really swapped.
            [no] : only a pretence.
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
        [you] You peek at your mask: { $mask }. You must look on your next turn.
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
        [you] You give { $whomname } { coins }.
       *[other] { $whom ->
            [you] { $name } gives you { coins }.
           *[other] { $name } gives { $whomname } { coins }.
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
        [you] You leave the power unused.
       *[other] { $name } leaves the power unused.
    }
tell-switch = { $who ->
        [you] You take { $one } and { $other }: { $really ->
            [yes] you swap them.
           *[no] you only seem to swap them.
        }
       *[other] { $name } takes { $one } and { $other }{ $really ->
            [yes] : really swapped.
            [no] : only a pretence.
           *[hidden] { "" } under the table.
        }
    }
tell-show = { $who ->
        [you] Everybody but you gets to see your mask.
       *[other] Everybody but { $name } gets to see { mask-of }{ $seen ->
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
        [you] You say that you are: { $mask }.
       *[other] { $name } says: “{ $mask }”.
    }
tell-seats = Changing seats: { $names }.
tell-win-you = You win!
tell-win = { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
tell-reason-thirteen = Somebody has thirteen coins.
tell-reason-ruin = Somebody has no coins left, so the richest win.
tell-reason-cheat = The Cheat had ten coins or more.
tell-reason-turn-limit = The last turn has been played; the richest win.

## The table

table-court = court ● { $coins }
table-bank = bank ● { $coins }
table-centre = centre
table-turn = Turn { $turn }
table-opening = { $left ->
        [one] one opening swap to go
       *[other] { $left } opening swaps to go
    }

## Playing

play-welcome = Mascarade, { $scenario }. You sit in seat { $seat }. Thirteen coins win; at any question, ? helps.
play-deal-title = The masks lie open. Remember them well!
play-deal-centre = centre { $number }
play-deal-ready = Press Enter to turn them face down:
play-back = back
play-look = look at your mask
play-swap = swap, or pretend to
play-announce = announce a mask
play-ask-turn = What do you do?
play-ask-opening = An opening swap: whose mask do you take, beside your own?
play-ask-swap = Whose mask do you take, beside your own?
play-centre = centre { $number }
play-ask-really = Do you swap them?
play-really = really swap
play-pretend = only pretend
play-ask-announce = Which mask do you announce?
play-ask-claim = { $mask }: do you claim it too?
play-claim = claim it
play-pass = let it pass
play-ask-target = { $mask }: whom do you choose?
play-ask-targets = { $mask }: which two players? The first:
play-ask-second = And the second?
play-decline = leave it
play-ask-name = The Guru asks: which mask are you?
play-must-look = You peeked, so now you must look.
play-may-not-announce = You were revealed in the turn just ended, so you may not announce now.
play-bad-answer = “{ $given }” is not among the answers: { $known }.
play-bad-empty = An answer is needed: { $known }.
play-no-peek = Peeking is off at this table (--peek allows it).
play-peek-own-turn = It is your turn: look instead of peeking.
play-notes-none = You have no notes. “n” and some words make one.
play-log-none = Nothing has happened yet.
play-quit = Leave the game?
play-yes-no = Please answer { $yes } or { $no }.
play-company-comes = The company is coming in. The first time on this machine that takes about half a minute …
play-left = You leave the table.
play-help = Everybody has 6 coins and a mask that may not be what it was. On your turn look at your mask, swap it (or pretend to) unseen, or announce a mask to use its power, whether it is yours or not. Others may claim the same mask; then all of you reveal, whoever has it uses the power, and the others pay a fine. 13 coins win; when somebody has none, the richest win.
play-help-answers = Answer with the number or sign before your choice. Several answers fit on one line: “2 3 1” swaps with player 3, really.
play-help-m = the masks in play and their powers
play-help-t = the table
play-help-l = what happened last (l 50: the last fifty lines)
play-help-n = your notes (n and some words: a new note)
play-help-p = peek at your mask out of turn, where the table allows it
play-help-b = back to the question before
play-help-q = leave the game
play-help-help = this help

play-truth-title = Under the masks at the end
play-swaps-title = What really happened to the masks
play-saved = The record of the game is in { $file }.
play-see-record = See it with: ridotto replay { $file }
play-resume = Go on with: ridotto play { $game } --resume { $file } --seat { $seat }
play-seed = This game’s seed was { $seed }.
play-ask-save = File to save the record in (Enter: none)
play-not-saved = { $file } could not be written: { $why }
play-again = Another game?

help-play-scenario = a printed sheet such as 8A, or a TOML file with a set of masks (6A unless told)
help-play-seat = your seat, from 0 on (0 unless told)
help-play-seed = a number; the same one gives the same deal and the same guests
help-play-name = your name at the table
help-play-peek = let everybody peek at their own mask out of turn
help-play-closed-deal = deal the masks face down
help-play-turn-limit = after so many turns the richest win
help-play-save = keep the record of the game in this file
help-play-resume = go on with a game from its record
help-play-fast = no pauses between the others’ moves
play-bad-seat = there is no seat { $seat } at this table: choose from 0 to { $most }
play-bad-name = a name has 1 to { $most } characters that can be printed
play-file-exists = { $file } is there already; choose another name for the record
play-over-already = that game is over; see it with: ridotto replay { $file }
play-resume-alone = --resume takes the game as it is recorded: leave out { $what }

## Records

help-replay-file = a record that “ridotto play --save” or the referee has written
help-replay-viewer = whose eyes to see with: a player’s number, spectator, or omniscient (all; unless told)
replay-refused = { $file } is refused: { $why }
replay-unread = { $file } cannot be read: { $why }
replay-huge = the file is too large for a record
record-not-json = this is not a record: it is not JSON ({ $detail })
record-not-record = this is not a record of a game
record-later = the record is of version { $version }; this program reads up to version { $known }: a newer one is needed
record-form = the record is not of the right form ({ $detail })
record-changed = the record was changed after it was written: its check sum is wrong
record-setup = no game can be set up as it says ({ $detail })
record-move = its move { $number } cannot be made ({ $detail })
record-result = its moves do not come to the result it states ({ $detail })
replay-bad-viewer = “{ $given }” did not watch this game; choose spectator, omniscient or a player from 0 to { $most }
replay-players = Players: { $names }
replay-unfinished = Here the record ends; the game is not over.
play-game-first = name the game first, its options after it; the games are { $known }
play-no-folder = there is no such folder, or it must not be written to
file-is-folder = that is a folder
file-name-long = the name is too long
file-no-room = there is no room left
replay-other-game = { $file } is a record of another game: { $game }
