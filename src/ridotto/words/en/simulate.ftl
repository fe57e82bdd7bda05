help-game = the game: mascarade or masquerade
help-sheet-or-file = a printed sheet such as 8A, or a TOML file with a set of masks
help-games = how many games (100000 unless told)
help-seed = a number; the same one gives the same result
help-workers = how many processes share the work (as many as there are processors unless told)
help-turn-limit-simulation = after so many turns the game is stopped and counted (1000 unless told)
help-json = print one JSON object and nothing else

simulate-preparing = Preparing
simulate-under-way = Playing
simulate-title = { $scenario }: { $games ->
        [one] one game
       *[other] { $games } games
    } of { $players } players deciding at random (seed { $seed }), { $decisions } decisions
simulate-speed = { $seconds } s, { $speed } decisions a second
simulate-endings = How the games ended
simulate-reason-thirteen = somebody had thirteen coins
simulate-reason-ruin = somebody had none left
simulate-reason-cheat = the Cheat’s power won
simulate-reason-turn-limit = stopped by the turn limit
simulate-lengths = How long they took
simulate-turns = turns: { $median } in the middle, 95 % at most { $p95 }
simulate-decisions = decisions: { $median } in the middle, 95 % at most { $p95 }
simulate-by-mask = Wins by starting mask (1 = the fair share; 95 % interval; shared wins are divided)
simulate-by-seat = Wins by starting seat (seat 0 begins)
simulate-seat = seat { $seat }

help-simulate-scenario = for Mascarade: a printed sheet such as 8A, or a TOML file with a set of masks
help-simulate-deck = for Masquerade: a TOML file with a deck (the one that comes with Ridotto unless told)
help-simulate-players = for Masquerade: how many players, 2 to 5 (4 unless told)
usage-other-game = { $what } belongs to { $game }

simulate-reason-guardians = the last Guardian was beaten
simulate-reason-events = the last Event was chosen
simulate-reason-renewals = the Spell deck was renewed once too often
simulate-by-dancer = Wins by Dancer picked (1 = the fair share; 95 % interval)
simulate-by-dealt-mask = Wins by Mask dealt; then how often it scored for whom it was dealt to
simulate-by-order = Wins by the first Order dealt
simulate-order = Order { $order }
simulate-by-player = Wins by player’s number
simulate-cards = How often a game
simulate-used-stage = Stages visited
simulate-used-spell = Spells cast
simulate-used-event = Events called
simulate-used-treasure = Treasures won
simulate-used-emblem = Emblems held at the end
simulate-never-used = never used: { $cards }
