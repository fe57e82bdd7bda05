## The page of a table: the evening, the host, pauses

evening-menu = This table
evening-invite = Invitation
    .watch = Friends can watch now and play in the next game.
evening-standings = This evening
evening-wins = Wins
evening-games = Games
evening-points = Points
host-title = You’re the host
host-pause = Pause the game
    .why = Nobody can act and no clock runs. The game goes on by itself after { $minutes } minutes.
host-resume = Resume the game
host-make = Make host
host-make-whom = Make host: { $name }
host-make-title = Make { $name } the host?
    .what = Then only they can pause the game, remove players or end it.
host-make-keep = Stay host
host-remove-title = Remove { $name } from the game?
    .what = A bot plays on in their place. They can only watch until you let them back in.
host-forgive = Let back in
host-forgive-whom = Let back in: { $name }
host-removed = Removed
host-end = End the game
host-end-title = End the game for everyone?
    .what = Nobody wins, and the table closes.
host-end-keep = Keep playing
pause-title = Paused
pause-why = The host has paused the game.
    .you = You’ve paused the game.
pause-left = It goes on by itself in { $time }.
log-paused = The game is paused.
log-resumed = The game goes on.
refusal-paused = The game is paused.
refusal-too-fast-pauses = This game has been paused too often.
refusal-too-fast-hosts = The host has changed too often at this table.
refusal-too-fast-removals = Players have been removed too often in this game.
option-rotate = Rotate seats
    .why = In a rematch, everyone moves on by one seat.
log-removed = { $who ->
        [you] The host has removed you; a bot is playing for you.
       *[other] The host has removed { $name }; a bot is playing.
    }
log-forgiven = { $who ->
        [you] You can play again.
       *[other] { $name } can play again.
    }
