## Options

help-balance-subject = a printed sheet such as 8A, or a TOML file with a set of masks; two of them are compared
help-balance-total = how many games (default: { $games })
help-balance-minds = the bot in every seat (default: { $name })
help-balance-random = everyone plays at random
help-balance-html = write the report to this file as a web page
help-balance-parquet = write a row for each player of each game to this Parquet file
help-balance-resume = save finished games in this file, and continue from it if it exists
help-balance-search = search for the best-balanced set of masks for this many players
help-balance-require = with --search: masks that must be in the set, such as spy,fool
help-balance-exclude = with --search: masks that must not be in the set
help-balance-centre = with --search: number of masks in the centre, 0 to 2

usage-balance-subject = nothing to measure called “{ $given }”; name a game ({ $games }), a printed sheet such as 8A, or a TOML file
usage-balance-none = nothing to measure; name a printed sheet such as 8A or a TOML file
usage-balance-two = at most two can be compared, not { $count }
usage-balance-alone = { $what } works for one report at a time, not for a comparison
usage-balance-search = { $what } is only valid with --search
usage-no-parquet = Parquet files need pyarrow: pip install "ridotto[lab]"
usage-mask = there is no mask “{ $given }”; choose from { $known }
balance-ledger-other = { $file } belongs to a different measurement; it was left unchanged
balance-ledger-broken = { $file } is not a balance file (line { $line }); it was left unchanged
balance-kept-nothing = Nothing was kept; with --resume FILE, finished games are kept and the same command continues.
balance-kept = { $games ->
        [one] One finished game is
       *[other] { $games } finished games are
    } in { $file }; run the same command again to continue.

## Report

balance-report-title = { $name }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $players ->
        [one] one player
       *[other] { $players } players
    }, seed { $seed }
balance-report-kicker = Balance report
balance-report-cards = Masks: { $names }
balance-report-intervals = All intervals are 95% intervals. Games are independent; the verdict allows for the number of values it compares.
balance-report-command = The same command with the same seed gives the same report.
balance-verdict = Verdict
balance-verdict-balanced = Balanced: every win rate lies between 0.8 and 1.25 times the fair share.
balance-verdict-uneven = Uneven: at least one win rate certainly lies outside 0.8 to 1.25 times the fair share.
balance-verdict-unbalanced = Unbalanced: at least one win rate certainly lies outside 0.67 to 1.5 times the fair share.
balance-verdict-unsure = No verdict: the sample is too small.
balance-imbalance = Imbalance: { $value } (typical distance of a win rate from the fair share; 0 is perfect)
balance-finding-far-strong = { $what } wins far too often: { $value } times the fair share ({ $low } to { $high }).
balance-finding-strong = { $what } wins too often: { $value } times the fair share ({ $low } to { $high }).
balance-finding-weak = { $what } wins too rarely: { $value } times the fair share ({ $low } to { $high }).
balance-finding-far-weak = { $what } wins far too rarely: { $value } times the fair share ({ $low } to { $high }).
balance-finding-even = { $section }: all between 0.8 and 1.25 times the fair share.
balance-finding-idle = { $what } is hardly ever used: { $value } times per game.
balance-finding-dominant = { $what } is used far more than the rest: { $value } times per game.
balance-finding-cut-off = { $value } of the games were stopped by the turn limit.
balance-finding-length = Half of the games take at most { $value ->
        [one] one turn
       *[other] { $value } turns
    }.
balance-finding-swings = The lead changes { $value } times per game.
balance-finding-runaway = The lead hardly changes, { $value } times per game: an early lead often decides.
balance-finding-few-games = { $games ->
        [one] One game is
       *[other] { $games } games are
    } too few for any statement; play at least { $fewest }.
balance-finding-unsure = { $section }: too few games to tell whether { $names } { $count ->
        [one] lies
       *[other] lie
    } between 0.8 and 1.25; about { $games } games should settle it.

balance-section-by-mask = Wins by starting mask
    .note = 1 is the fair share. Shared wins are split.
balance-section-by-seat = Wins by starting seat
    .note = 1 is the fair share. In Mascarade, seat 0 takes the first turn.
balance-section-by-announced = Wins by announced mask
    .note = Of the players who announced the mask at least once, truly or not; 1 is the fair share. Winners announce more, so most values exceed 1: compare them with each other.
balance-section-announcements = Announcements
    .note = A true announcement is one by the mask’s owner. It counts as claimed if at least one other player claimed the mask too.
balance-section-challenges = Claims
    .note = Of the announcements that others claimed, those that were true; of the false ones, those that nobody claimed; of the claims, those by the mask’s owner.
balance-section-powers = Powers
    .note = Coins are the change for the player who used the power, without fines. A winning use ended the game and made its user win.
balance-section-course = The lead
    .note = The leader is the player who has more coins than anyone else.
balance-section-by-dancer = Wins by Dancer
balance-section-by-order = Wins by Order dealt
balance-section-by-dealt-mask = Wins by Mask dealt
balance-section-mask-scored = Masks scored
    .note = Of the games in which the Mask was dealt, those in which it scored for that player.
balance-section-used-stage = { simulate-used-stage }
balance-section-used-spell = { simulate-used-spell }
balance-section-used-event = { simulate-used-event }
balance-section-used-treasure = { simulate-used-treasure }
balance-section-used-emblem = { simulate-used-emblem }
balance-section-endings = How the games ended
balance-section-lengths = How long they took
    .note = The lead changes when it passes from one sole leader to another.
balance-section-turns = Games by number of turns

balance-column-share = share
balance-column-announced = per game
balance-column-true = true
balance-column-challenged = claimed by others
balance-column-stood = claimed by others, but true
balance-column-uncaught = false, unclaimed
balance-column-right = claims that were true
balance-column-used = uses per game
balance-column-coins = coins per use
balance-column-won = winning uses
balance-column-part = part
balance-column-mean = mean
balance-column-median = median
balance-column-p95 = 95th percentile
balance-column-most = longest
balance-column-interval = 95% interval
balance-column-sample = sample
balance-column-subject = what
balance-column-difference = difference

balance-every-mask = all masks
balance-winner-led = turns that the winner led
balance-halfway = wins by the leader at half-time
balance-turns = turns
balance-decisions = decisions
balance-lead-changes = changes of the lead
balance-fair = 1 = fair share
balance-games-axis = turns; the height is the number of games

balance-compare-title = { $first } and { $second } compared
balance-compare-note = The difference is the second minus the first, with its 95% interval; ≠ marks differences that are more than chance.

balance-search-title = Best-balanced sets for { $players ->
        [one] one player
       *[other] { $players } players
    }: { $tried ->
        [one] one set
       *[other] { $tried } sets
    } played out of { $possible } possible, { $games } games for each finalist, seed { $seed }
balance-search-rank = { $rank }. Imbalance { $value }; win rates by mask { $least } to { $most }
balance-search-none = no set of masks meets all of this; allow other masks, another --centre or fewer required masks
balance-search-how = Save a set as a file, such as best.toml, and measure it with “ridotto balance best.toml”:
