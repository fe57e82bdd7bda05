list-and = { $most } and { $last }
# Before something that is said of $what
label = { $what }:
yes-words = y yes
no-words = n no

## The command line

usage-heading = usage: { "" }
help-arguments = arguments
help-options = options
help-commands = commands
help-help = show this help and leave
help-version = show the version and leave
help-lang = language: en, es, pt, pl or fr (otherwise that of your environment)
help-ridotto = Two masked-ball games of hidden identity and bluff: play them, drive them, study them.
help-more = “ridotto COMMAND --help” tells more about a command.

help-play = play in the terminal
    .long = Play a game in the terminal, with characters of several kinds or whomever you ask to the table. You see what a player in your seat may see, and no more.
help-replay = tell the course of a recorded game
    .long = Tell the course of a recorded game, as one of those present saw it. A record that was changed by hand is refused.
help-scenario = the sheets, and sets of masks of your own
    .long = Show the printed sheets, and check or suggest sets of masks.
help-simulate = let thousands of games be played at random
    .long = Let many games be played by players who decide at random, and see how they end. The same seed gives the same result, whatever the number of workers.
help-referee = let a program drive a game: one JSON object a line
    .long = Read one JSON object a line from standard input and answer each with one on standard output.

usage-see-help = See “{ $command }”.
usage-required = something is missing: { $what }
usage-unrecognized = not understood: { $what }
usage-value-missing = { $what } needs a value after it
usage-no-value = { $what } takes no value, but was given { $given }
usage-not-both = { $what } and { $given } cannot stand together
usage-number = “{ $given }” will not do: a whole number from { $least } to { $most } is needed
usage-number-from = “{ $given }” will not do: a whole number from { $least } on is needed
usage-choice = “{ $given }” is unknown; choose from { $known }
usage-language = there is no language “{ $given }”; choose from { $known }
usage-command = there is no command “{ $given }”; the commands are { $known }
