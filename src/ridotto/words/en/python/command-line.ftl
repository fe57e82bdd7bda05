## The command line

yes-words = y yes
no-words = n no

usage-heading = usage: { "" }
help-arguments = arguments
help-options = options
help-options-of = options of { $game }
help-commands = commands
help-help = show this help and exit
help-version = show the version and exit
help-lang = language: en, es, pt, pl or fr (default: your system’s language)
help-ridotto = Two masked-ball games of hidden identity and bluffing: play, automate and study them.
help-more = Run “ridotto COMMAND --help” for help on a command.

help-play = play in the terminal
    .long = Play a game in the terminal against a mixed table of bots, or against the ones you choose. You see only what a player in your seat may see.
help-replay = show a recorded game in words
    .long = Show a recorded game in words, as one of the players or a spectator saw it. Records that were edited by hand are refused.
help-scenario = printed sheets, and your own sets of masks
    .long = Show the printed sheets, and check or suggest sets of masks.
help-simulate = simulate thousands of random games
    .long = Simulate many games between players who decide at random, and show how they end. The same seed gives the same result, whatever the number of workers.
help-referee = let a program drive a game, one JSON object per line
    .long = Read one JSON object per line from standard input and answer each with one on standard output.

usage-see-help = See “{ $command }”.
usage-required = missing: { $what }
usage-unrecognized = not recognised: { $what }
usage-value-missing = { $what } needs a value
usage-no-value = { $what } takes no value, but got { $given }
usage-not-both = { $what } and { $given } can’t be used together
usage-number = “{ $given }” is not valid; use a whole number from { $least } to { $most }
usage-number-from = “{ $given }” is not valid; use a whole number from { $least } up
usage-choice = “{ $given }” is unknown; choose from { $known }
usage-close = Did you mean “{ $close }”?
usage-language = there is no language “{ $given }”; choose from { $known }
usage-command = there is no command “{ $given }”; the commands are { $known }
