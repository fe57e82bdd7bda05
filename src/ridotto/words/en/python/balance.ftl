help-balance = measure how balanced a scenario, a deck or a game is
    .long = Let bots play against themselves and report who wins too often, with intervals and a verdict. “ridotto balance 8A” measures a printed sheet, “ridotto balance FILE.toml” your own set of masks or deck, “ridotto balance 6A 6B” compares two. For a deck of Masquerade it also reports which checks the deck passes, and exits with status 1 if one fails.
help-balance-game = the game; not needed before a printed sheet or a file
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
