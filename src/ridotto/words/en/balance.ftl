help-balance = check whether a deck of Masquerade is balanced
    .long = Let bots play a deck of Masquerade against themselves and report which checks it passes: no Dancer and no seat wins far too often, every Mask can be scored and none scores by itself, all endings occur, no game drags on, no card is useless. Exits with status 1 if a check fails.
help-balance-game = the game: masquerade
help-balance-deck = a deck file (default: the deck that comes with Ridotto)
help-balance-players = the numbers of players, such as 2,4 (default: 2,3,4,5)
help-balance-mind = who plays: { $names } (default: the last)
help-balance-games = how many games for each number of players (default: 400)

balance-title = { $deck }: { $games ->
        [one] one game
       *[other] { $games } games
    } for each number of players, seed { $seed }. Dancers are dealt at random.
balance-mind-searching = Everyone plays like { $mind }, imagining { $playouts } games per important decision; in a real game it imagines more.
balance-mind-plain = Everyone plays like { $mind }.
balance-players = { $players ->
        [one] One player
       *[other] { $players } players
    }
balance-dancers = Wins by Dancer (1 = fair share): { $told }
balance-orders = Wins by Order dealt: { $told }
balance-masks = Masks scored: { $told }
balance-endings = Endings: { $told }
balance-longest = Longest game: { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
balance-demands = Checks
balance-met = passed
balance-not-met = FAILED
balance-demand-dancer = { $players } players: no Dancer wins more than 1.35 times the fair share (most: { $who }, { $value })
balance-demand-order = { $players } players: no Order dealt wins more than 1.35 times the fair share (most: { $who }, { $value })
balance-demand-seat = { $players } players: no seat wins more than 1.35 times the fair share (most: { $who }, { $value })
balance-demand-mask-least = { $players } players: every Mask scores in at least 15% of its games (least: { $who }, { $value })
balance-demand-mask-most = { $players } players: no Mask scores in more than 65% of its games (most: { $who }, { $value })
balance-demand-turns = { $players } players: no game is longer than 40 turns (longest: { $value })
balance-demand-endings = All three endings occur (rarest: { $who }, { $value })
balance-demand-used = Every card is used (unused: { $value }) { $who }
