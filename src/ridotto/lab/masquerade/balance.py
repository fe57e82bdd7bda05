"""Balance of a Masquerade deck: whole games between minds.

The rungs of the ladder play the games in compiled code. A mind here gets the true state, and
everything hidden from its seat is redealt before it thinks, so it uses no more than a player knows.
Dancers are dealt at random, so that each is measured equally, whatever the minds prefer.
"""

from __future__ import annotations

from array import array
from collections import Counter
from typing import Any, Final

from ridotto.lab.counts import Counts, Order, count_lengths
from ridotto.lab.masquerade.game_rows import WIDTH, write_rows
from ridotto.lab.masquerade.random_play import (
    CARDS_COUNTED,
    MOST_DECISIONS_A_TURN,
    TALLY,
    USED,
    RandomPlay,
    count_game,
    count_journal,
    ids_of,
    shuffle_all,
)
from ridotto.minds.masquerade.habits import habit
from ridotto.minds.masquerade.search import think
from ridotto.rules.chance import advance, below, stream
from ridotto.rules.masquerade.actions import (
    ASK_BOUT,
    ASK_CAST,
    ASK_CHALLENGE,
    ASK_DANCER,
    ASK_EVENT,
    ASK_NOBODY,
    ASK_ORDER,
    ASK_STAGE,
    ASK_TARGET,
)
from ridotto.rules.masquerade.deck import (
    CARDS,
    MOST_MASKS,
    MOST_PLAYERS,
    MOST_SPELLS,
    ORDERS,
    Deck,
)
from ridotto.rules.masquerade.state import MOST_LEGAL, SHUFFLES, State, empty_state, pack
from ridotto.rules.masquerade.turns import act, deal
from ridotto.rules.speed import jitted, rule

#: The rungs, by playouts per decision; those without search are random or by habit.
AT_RANDOM: Final = -1
BY_HABIT: Final = 0
#: Length of a playout in turns, including the current one.
TURNS_AHEAD: Final = 2

#: Number of games from which compiled rules pay off for minds that do not search.
WORTH_COMPILING: Final = 2_000
#: Games per piece of work between minds.
PIECE: Final = 10
#: The minds by name, with their playouts here; the searcher gets fewer than at a table.
RUNGS: Final = {"pulcinella": AT_RANDOM, "colombina": BY_HABIT, "balanzone": 32}


@rule
def decide(
    s: State,
    world: State,
    trial: State,
    d: Deck,
    chance: int,
    playouts: int,
    turns: int,
    pool: list[int],
    sums: list[int],
    rank: list[int],
) -> int:
    """Return the decision of a mind of this rung."""
    if s.legal_count == 1:
        return s.legal[0]
    if playouts == AT_RANDOM or s.decision == ASK_DANCER:
        return s.legal[below(chance, s.legal_count)]
    if playouts == BY_HABIT or not is_weighty(s.decision):
        return habit(s, d, chance)
    best = think(s, world, trial, d, 0, 0, chance, playouts, turns, pool, sums, rank)
    return s.legal[best]


@rule
def is_weighty(decision: int) -> bool:
    """Check whether a decision is important; habit makes the others."""
    return (
        ASK_ORDER <= decision <= ASK_STAGE
        or decision == ASK_CAST
        or ASK_CHALLENGE <= decision <= ASK_BOUT
        or ASK_EVENT <= decision <= ASK_TARGET
    )


@rule
def play_minded(
    s: State,
    world: State,
    trial: State,
    d: Deck,
    masks: list[int],
    orders: list[int],
    spells: list[int],
    shuffles: list[int],
    picked: list[int],
    rungs: list[int],
    seed: int,
    first_game: int,
    games: int,
    turns_ahead: int,
    tally: list[int],
    turns: list[int],
    decisions: list[int],
    pool: list[int],
    sums: list[int],
    rank: list[int],
    before: list[int],
    squares: list[int],
    rows: list[int],
) -> None:
    """Play these games of a seed, each player at their rung, and add them to the tallies.

    ``before`` is scratch space for the uses of cards before a game, and ``squares`` adds up the
    squares of the uses in each. ``rows`` is filled if it is not empty.
    """
    for number in range(first_game, first_game + games):
        for place in range(d.masks):
            masks[place] = place
        for place in range(ORDERS):
            orders[place] = place
        for place in range(d.spell_cards):
            spells[place] = place
        chance = shuffle_all(d, masks, orders, spells, shuffles, stream(seed, number))
        deal(s, d, masks, orders, shuffles)
        length = 0
        count_journal(s, picked, tally)
        while s.decision != ASK_NOBODY:
            chance = advance(chance)
            playouts = rungs[s.decider]
            own = stream(chance, 1)
            action = decide(s, world, trial, d, own, playouts, turns_ahead, pool, sums, rank)
            act(s, d, action)
            count_journal(s, picked, tally)
            length += 1
        turns[s.turn] += 1
        decisions[min(length, len(decisions) - 1)] += 1
        count_game(s, d, masks, orders, picked, length, tally)
        for card in range(CARDS):
            used = tally[USED + card] - before[card]
            squares[card] += used * used
            before[card] += used
        if len(rows) > 0:
            start = (number - first_game) * s.players * WIDTH
            write_rows(s, d, number, masks, orders, picked, length, rows, start)


class MindedPlay(RandomPlay):
    """One deck, ready for play by minds."""

    def __init__(
        self, order: Order, compiled: bool, rungs: tuple[int, ...], turns_ahead: int = TURNS_AHEAD
    ) -> None:
        """Prepare a deck; ``rungs`` are playouts by player, or AT_RANDOM or BY_HABIT."""
        super().__init__(order, compiled)
        self._rungs = rungs
        self._turns_ahead = turns_ahead
        imagined = [empty_state(order.players) for _ in range(2)]
        self._imagined: Any = [pack(state)[0] for state in imagined] if compiled else imagined

    def play(self, first_game: int, games: int) -> Counts:
        """Play these games of the order's seed and count the results."""
        return self.play_piece(first_game, games, rows=False)[0]

    def play_piece(self, first_game: int, games: int, *, rows: bool) -> tuple[Counts, bytes]:
        """Play these games and return their counts and, if asked for, their rows."""
        limit, players = self._order.turn_limit, self._order.players
        tally, turns, decisions = map(
            self._zeros, (TALLY, limit + 1, limit * MOST_DECISIONS_A_TURN + 1)
        )
        dealt = map(
            self._zeros, (MOST_MASKS, ORDERS, MOST_SPELLS, SHUFFLES * MOST_SPELLS, MOST_PLAYERS)
        )
        thinking = map(self._zeros, (MOST_SPELLS, MOST_LEGAL + 1, MOST_LEGAL + 1))
        rungs = self._zeros(MOST_PLAYERS)
        for player, rung in enumerate(self._rungs):
            rungs[player] = rung
        before, squares = self._zeros(CARDS), self._zeros(CARDS)
        written = self._zeros(games * players * WIDTH if rows else 0)
        play: Any = jitted(play_minded) if self._compiled else play_minded
        play(
            self._table,
            *self._imagined,
            self._deck,
            *dealt,
            rungs,
            self._order.seed,
            first_game,
            games,
            self._turns_ahead,
            tally,
            turns,
            decisions,
            *thinking,
            before,
            squares,
            written,
        )
        counts: Counts = Counter(dict(self._counted(list(map(int, tally)))))
        for kind, first in CARDS_COUNTED:
            for place, card in enumerate(ids_of(self._cards, kind)):
                counts[f"{kind}-used2", card] = int(squares[first + place])
        count_lengths(counts, turns, decisions)
        return counts, written.tobytes() if self._compiled else array("q", written).tobytes()
