help-balance = measure whether a deck of Masquerade is good to play
    .long = Let minds play a deck of Masquerade against themselves and say which demands it meets: no Dancer and no place wins far too often, every Mask can be fulfilled and none fulfils itself, all endings occur, no game is endless, no card is useless. Ends with status 1 if one is not met.
help-balance-game = the game: masquerade
help-balance-deck = a deck file; without one, the deck that comes with Ridotto
help-balance-players = for how many players, such as 2,4 (2,3,4,5 unless told)
help-balance-mind = who plays: { $names } (the last unless told)
help-balance-games = how many games for each number of players (400 unless told)

balance-title = { $deck }: { $games ->
        [one] one game
       *[other] { $games } games
    } for each number of players, seed { $seed }. Dancers are dealt out by chance.
balance-mind-searching = All play like { $mind }, imagining { $playouts } games at a weighty decision; at a table it imagines more.
balance-mind-plain = All play like { $mind }.
balance-players = { $players ->
        [one] One player
       *[other] { $players } players
    }
balance-dancers = Wins by Dancer (1 = the fair share): { $told }
balance-orders = Wins by the Order dealt: { $told }
balance-masks = Masks fulfilled: { $told }
balance-endings = Endings: { $told }
balance-longest = Longest game: { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
balance-demands = Demands
balance-met = met
balance-not-met = NOT MET
balance-demand-dancer = { $players } players: no Dancer wins more than 1.35 times the fair share (most: { $who }, { $value })
balance-demand-order = { $players } players: no Order dealt wins more than 1.35 times the fair share (most: { $who }, { $value })
balance-demand-seat = { $players } players: no seat wins more than 1.35 times the fair share (most: { $who }, { $value })
balance-demand-mask-least = { $players } players: every Mask is fulfilled in at least 15 % of its games (least: { $who }, { $value })
balance-demand-mask-most = { $players } players: no Mask is fulfilled in more than 65 % of its games (most: { $who }, { $value })
balance-demand-turns = { $players } players: no game is longer than 40 turns (longest: { $value })
balance-demand-endings = All three endings occur (rarest: { $who }, { $value })
balance-demand-used = No card is never used (unused: { $value }) { $who }
