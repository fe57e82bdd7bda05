help-game = the game: mascarade or masquerade
help-sheet-or-file = a printed sheet such as 8A, or a TOML file with a set of masks
help-games = how many games (default: 100000)
help-seed = a number; the same seed gives the same result
help-turn-limit-simulation = stop a game, and count it, after this many turns (default: 1000)
help-json = print one JSON object and nothing else

simulate-preparing = Preparing
simulate-under-way = Playing
simulate-title = { $scenario }: { $games ->
        [one] one game
       *[other] { $games } games
    } of { $players } players deciding at random (seed { $seed }), { $decisions } decisions
simulate-speed = { $seconds } s, { $speed } decisions per second
simulate-endings = How the games ended
simulate-reason-thirteen = someone had thirteen coins
simulate-reason-ruin = someone ran out of coins
simulate-reason-cheat = the Cheat’s power won
simulate-reason-turn-limit = stopped by the turn limit
simulate-lengths = How long they took
simulate-turns = turns: median { $median }, 95th percentile { $p95 }
simulate-decisions = decisions: median { $median }, 95th percentile { $p95 }
simulate-by-mask = Wins by starting mask (1 = fair share; 95% interval; shared wins are split)
simulate-by-seat = Wins by starting seat (seat 0 starts)
simulate-seat = seat { $seat }

help-simulate-scenario = for Mascarade: a printed sheet such as 8A, or a TOML file with a set of masks
help-simulate-deck = for Masquerade: a TOML file with a deck (default: the one that comes with Ridotto)
help-simulate-players = for Masquerade: number of players, 2 to 5 (default: 4)
usage-other-game = { $what } is an option of { $game }

simulate-reason-guardians = the last Guardian was beaten
simulate-reason-events = the last Event was chosen
simulate-reason-renewals = the Spell deck ran out for the last time
simulate-by-dancer = Wins by Dancer chosen (1 = fair share; 95% interval)
simulate-by-dealt-mask = Wins by Mask dealt, then how often it scored for that player
simulate-by-order = Wins by the first Order dealt
simulate-order = Order { $order }
simulate-by-player = Wins by player number
simulate-cards = How often per game
simulate-used-stage = Stages visited
simulate-used-spell = Spells cast
simulate-used-event = Events chosen
simulate-used-treasure = Treasures won
simulate-used-emblem = Emblems held at the end
simulate-never-used = never used: { $cards }
