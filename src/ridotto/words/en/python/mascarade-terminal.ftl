## The table

person-number = Player { $number }
table-court = court ● { $coins }
table-bank = bank ● { $coins }
table-centre = centre

## Playing

play-welcome = Mascarade, { $scenario }. You’re in seat { $seat }. The first to have 13 coins wins; type ? at any question for help.
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
play-really = swap
play-pretend = just pretend
play-claim = claim it
play-pass = let it pass
play-ask-targets = { $mask }: which two players? The first:
play-ask-second = And the second?
play-decline = don’t use it
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
