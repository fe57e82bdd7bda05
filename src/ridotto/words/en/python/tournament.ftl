## Minds

help-minds = list the bots
    .long = List the bots for each game, from the weakest to the strongest.
minds-legend = The number is the bot’s level, 0 being the weakest; a dot marks bots that know only one trick. Play against them with “ridotto play GAME --with NAME,NAME”.
explain-program = { $why }
help-play-with = opponents by name, as listed by “ridotto minds” (default: a mixed table)
play-minds-title = Why they made their last move
play-faults = { $count ->
        [1] { $name } gave one invalid answer.
       *[other] { $name } gave { $count } invalid answers.
    }

## Tournaments

help-tournament = let bots and programs play against each other
    .long = Let bots and programs play against each other. Every deal is played with everyone in every seat, so the luck of the deal cancels out. The same seed gives the same games, whatever the number of workers.
help-bot = a program that plays, and its name (repeatable); see docs/bots.md
help-transcript = write every line to and from the programs to this file; see docs/bots.md
help-table = the players at one table, one name per seat (repeatable)
help-field = the player in all seats but the guest’s
help-guest = the player among copies of the field (repeatable)
help-tournament-games = the fewest games to play (default: 400); deals are played in full
help-tournament-turn-limit = stop a game after this many turns (default: 200)
help-millis = time to think about a decision, in milliseconds (default: 1000 for programs)
help-chart = draw the shares into this file
help-tournament-resume = save every finished deal in this file, and continue from it if it exists

usage-bot = “{ $given }” is not valid; use a name, = and a command line, such as mine="python mine.py"
usage-no-program = there is no program { $given }
usage-name-taken = the name “{ $name }” is taken: choose another for your program
transcript-no-program = --transcript needs a program to listen to: add --bot NAME="COMMAND"
program-useless = “{ $name }” did not give a single valid answer; see docs/bots.md, Faults, and use --transcript FILE to see what was said
usage-nobody = there is no bot called “{ $given }”; choose from { $known }
usage-table = the table has { $seats } names, but there are { $players } players; give one name per seat
usage-no-tables = no players given; use --table NAME,NAME,… with one name per seat, or --field NAME and --guest NAME
ledger-other = { $file } belongs to a different tournament; it was left unchanged
ledger-broken = { $file } is not a tournament file (line { $line }); it was left unchanged

tournament-title = { $scenario }: { $games ->
        [one] one game
       *[other] { $games } games
    } of { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } (seed { $seed })
tournament-rounded = You asked for { $asked } games; with everyone in every seat of every deal there are { $games }.
tournament-mind = bot
tournament-share = share
tournament-interval = 95% interval
tournament-rating = rating
tournament-time = per decision
tournament-faults = faults
tournament-no-rating = Ratings need OpenSkill: pip install "ridotto[lab]"
tournament-against = Head to head: how many of every 100 wins the row player took
tournament-endings = How the games ended
tournament-faults-title = Faults (each cost a decision)
tournament-fault-crashed = crashed: { $count }
tournament-fault-illegal = illegal action: { $count }
tournament-fault-late = no answer in time: { $count }
tournament-fault-dead = no longer running: { $count }
tournament-fault-garbled = malformed answer: { $count }
tournament-first-fault = the first: { $told }
tournament-chart = Share of wins, with 95% intervals
tournament-fair = 1 = fair share
