help-game = the game: mascarade
help-sheet-or-file = a printed sheet such as 8A, or a TOML file with a set of masks
help-games = how many games (100000 unless told)
help-seed = a number; the same one gives the same result
help-workers = how many processes share the work (as many as there are processors unless told)
help-turn-limit-simulation = after so many turns the richest win (1000 unless told)
help-json = print one JSON object and nothing else

simulate-preparing = Preparing
simulate-under-way = Playing
simulate-title = Mascarade { $scenario }: { $games ->
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
