## Minds

help-minds = who can be asked to the table
    .long = List the characters that play each game, from the weakest to the strongest.
minds-legend = The number is the rung, 0 the weakest; a dot marks those who know one trick only. “ridotto play GAME --with NAME,NAME” sits down with them.
explain-program = { $why }
help-play-with = whom to play with, by name, as “ridotto minds” lists them (a mixed table unless told)
play-minds-title = What they say about the last thing they did
play-faults = { $count ->
        [1] { $name } gave one answer that was of no use.
       *[other] { $name } gave { $count } answers that were of no use.
    }

## Tournaments

help-tournament = let minds and programs play against each other
    .long = Let minds and programs play against each other. Every deal is played with everybody in every seat, so nobody owes a place to the cards; the same seed gives the same games, whatever the number of workers.
help-bot = a program that plays, and its name (repeatable); see docs/bots.md
help-table = who sits at a table, one name a seat (repeatable)
help-field = who sits in all seats but the guest’s
help-guest = who sits among copies of the field (repeatable)
help-tournament-games = how many games at least (400 unless told); deals are played in full
help-tournament-turn-limit = after so many turns a game is stopped (200 unless told)
help-millis = how long a mind may think about a decision, in milliseconds (1000 for programs unless told)
help-chart = draw the shares into this file
help-tournament-resume = keep every finished deal in this file, and go on where it ends if it is there

usage-bot = “{ $given }” will not do: a name, = and a command line are needed, such as mine="python mine.py"
usage-no-program = there is no program { $given }
usage-name-taken = the name “{ $name }” is taken: choose another for your program
usage-nobody = there is nobody called “{ $given }”; choose from { $known }
usage-table = a table of { $seats } was named, but { $players } play: one name a seat is needed
usage-no-tables = who is to play? Give --table NAME,NAME,… with a name for each seat, or --field NAME and --guest NAME
ledger-other = { $file } holds another tournament; it was left as it is
ledger-broken = { $file } is no file of a tournament (line { $line }); it was left as it is

tournament-broken = a worker process ended all of a sudden, perhaps for want of memory; with --resume the tournament goes on where it stopped
tournament-title = { $scenario }: { $games ->
        [one] one game
       *[other] { $games } games
    } of { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } (seed { $seed })
tournament-rounded = { $asked } games were asked for; with everybody in every seat of every deal there are { $games }.
tournament-mind = mind
tournament-share = share
tournament-interval = 95 % interval
tournament-rating = rating
tournament-time = a decision
tournament-faults = faults
tournament-no-rating = Ratings need OpenSkill: pip install "ridotto[lab]"
tournament-against = Each against each: of every hundred wins of the two, seat for seat, those of the row
tournament-endings = How the games ended
tournament-faults-title = Faults: each cost the decision
tournament-fault-crashed = { $count ->
        [1] once
       *[other] { $count } times
    } crashed
tournament-fault-illegal = { $count ->
        [1] once
       *[other] { $count } times
    } an illegal answer
tournament-fault-late = { $count ->
        [1] once
       *[other] { $count } times
    } no answer in time
tournament-fault-dead = { $count ->
        [1] once
       *[other] { $count } times
    } no longer running
tournament-fault-garbled = { $count ->
        [1] once
       *[other] { $count } times
    } an answer that made no sense
tournament-first-fault = the first: { $told }
tournament-chart = Share of wins, with 95 % intervals
tournament-fair = 1 = the fair share
