"""Mass play of Mascarade by beginners or at random, counted for the balance report."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.games.mascarade.scenario import sheet, sheet_names
from ridotto.games.mascarade.setup import Options, OwnScenario, Setup
from ridotto.lab.balance.part import PARTS, Measurement, Piece
from ridotto.lab.counts import WIN, Counts, Order, count_lengths
from ridotto.lab.mascarade.beginner_play import PLACES, decide, remember, see_deal, temper_of
from ridotto.lab.mascarade.game_tally import (
    ALL,
    ANNOUNCED,
    BY_ANNOUNCED,
    BY_MASK,
    BY_SEAT,
    CHALLENGED,
    COINS,
    HALFWAY,
    LEAD_CHANGES,
    MEASURES,
    PLAYER_ENTRIES,
    RIGHT,
    SAID,
    STOOD,
    SUMS,
    TRUE,
    TURN_ENTRIES,
    UNCAUGHT,
    USED,
    WINNER_LED,
    WON_BY_USE,
    add_game,
    clear,
    count_action,
    count_end,
)
from ridotto.lab.mascarade.random_play import MOST_DECISIONS_A_TURN
from ridotto.minds.mascarade.beginner import Beginner, Temper
from ridotto.minds.registry import find
from ridotto.minds.seating import Seating, draw_seed
from ridotto.minds.wanderer import Wanderer
from ridotto.rules.chance import shuffle, stream
from ridotto.rules.mascarade.actions import ASK_NOBODY, ASK_TURN, MOST_PLAYERS
from ridotto.rules.mascarade.masks import MASKS
from ridotto.rules.mascarade.state import REASONS, State, lay_table, pack
from ridotto.rules.mascarade.turns import act, deal
from ridotto.rules.speed import jitted, rule

#: Columns of a row, one row for each player of a game; names of the values where they have any.
COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "game": (),
    "player": (),
    "mask": MASKS,
    "won": (),
    "coins": (),
    "announced": (),
    "announced_truly": (),
    "announced_and_challenged": (),
    "claimed": (),
    "claimed_truly": (),
    "fines": (),
    "turns_led": (),
    "ending": REASONS,
    "turns": (),
    "decisions": (),
    "lead_changes": (),
}
WIDTH: Final = len(COLUMNS)
#: Games with more changes of the lead are counted with these.
MOST_CHANGES: Final = 99

#: The blocks of measures by mask, by the name of the measure.
BLOCKS: Final = {
    "won-by-mask": BY_MASK,
    "won-by-announced": BY_ANNOUNCED,
    "announced": ANNOUNCED,
    "true": TRUE,
    "challenged": CHALLENGED,
    "stood": STOOD,
    "uncaught": UNCAUGHT,
    "right": RIGHT,
    "used": USED,
    "coins": COINS,
    "won-by-use": WON_BY_USE,
}
#: The row for all masks together.
EVERY_MASK: Final = "all"


@rule
def play_batch(
    s: State,
    deck: Sequence[int],
    cards: list[int],
    masks: list[int],
    firmly: list[float],
    temper: Sequence[float],
    worth: list[int],
    luck: list[int],
    seed: int,
    first_game: int,
    games: int,
    tops: list[int],
    bottoms: list[int],
    now: list[int],
    each: list[int],
    leaders: list[int],
    sums: list[int],
    endings: list[int],
    turns: list[int],
    decisions: list[int],
    changes: list[int],
    rows: list[int],
) -> None:
    """Play these games of a seed, and add them to the sums and the numbers of games.

    Each game has its own random stream, so its result does not depend on the worker. Seat 0 begins.
    ``rows`` is filled if it is not empty; everything before ``sums`` is scratch space.
    """
    for number in range(first_game, first_game + games):
        for place in range(s.cards):
            cards[place] = deck[place]
        luck[0] = shuffle(cards, s.cards, stream(seed, number))
        deal(s, cards, 0)
        see_deal(s, masks, firmly)
        clear(tops, bottoms, now, each)
        length = 0
        asked = ASK_TURN
        while True:
            remember(s, masks, firmly, temper)
            count_action(s, asked, tops, bottoms, now, each, leaders)
            asked = s.decision
            if asked == ASK_NOBODY:
                break
            act(s, decide(s, masks, firmly, temper, worth, luck))
            length += 1
        count_end(s, cards, tops, bottoms, now, each, leaders)
        add_game(tops, bottoms, sums)
        count_length(s, length, now, endings, turns, decisions, changes)
        if len(rows) > 0:
            start = (number - first_game) * s.players * WIDTH
            write_rows(s, cards, number, length, now, each, rows, start)


@rule
def count_length(
    s: State,
    length: int,
    now: list[int],
    endings: list[int],
    turns: list[int],
    decisions: list[int],
    changes: list[int],
) -> None:
    """Count a finished game by its ending and its length."""
    endings[s.reason] += 1
    turns[s.turn] += 1
    decisions[length] += 1
    changes[min(now[LEAD_CHANGES], MOST_CHANGES)] += 1


@rule
def write_rows(
    s: State,
    cards: list[int],
    number: int,
    length: int,
    now: list[int],
    each: list[int],
    rows: list[int],
    start: int,
) -> None:
    """Write a row for each player of a finished game."""
    winners = 0
    for player in range(s.players):
        winners += s.winners >> player & 1
    for player in range(s.players):
        rows[start] = number
        rows[start + 1] = player
        rows[start + 2] = cards[player]
        rows[start + 3] = WIN // winners if s.winners >> player & 1 else 0
        rows[start + 4] = s.coins[s.seat_of[player]]
        for entry in range(SAID + 1, PLAYER_ENTRIES):
            rows[start + 4 + entry] = each[player * PLAYER_ENTRIES + entry]
        rows[start + 12] = s.reason
        rows[start + 13] = s.turn
        rows[start + 14] = length
        rows[start + 15] = now[LEAD_CHANGES]
        start += WIDTH


class _Counted:
    """The counts of a piece of work, as lists or as NumPy arrays for compiled rules."""

    def __init__(self, asked: Measurement, compiled: bool, rows: int) -> None:
        self._asked = asked
        self.compiled = compiled
        limit = asked.order.turn_limit
        self.tops, self.bottoms, self.now, self.each, self.leaders = map(
            self.zeros,
            (MEASURES, MEASURES, TURN_ENTRIES, MOST_PLAYERS * PLAYER_ENTRIES, limit + 2),
        )
        self.sums, self.endings, self.turns, self.decisions, self.changes, self.rows = map(
            self.zeros,
            (
                SUMS * MEASURES,
                len(REASONS),
                limit + 1,
                limit * MOST_DECISIONS_A_TURN + 1,
                MOST_CHANGES + 1,
                rows * asked.order.players * WIDTH,
            ),
        )

    def zeros(self, size: int) -> Any:
        """Return this many zeros."""
        return self.numbers([0] * size)

    def numbers(self, numbers: Sequence[int] | Sequence[float]) -> Any:
        """Return these numbers in the form that the rules need."""
        if not self.compiled:
            return list(numbers)
        import numpy as np

        kind = np.float64 if numbers and isinstance(numbers[0], float) else np.int64
        return np.array(numbers, dtype=kind)

    def add(self, s: State, cards: list[int], length: int, number: int, first_game: int) -> None:
        """Add a finished game, whose actions are counted, in plain Python."""
        count_end(s, cards, self.tops, self.bottoms, self.now, self.each, self.leaders)
        add_game(self.tops, self.bottoms, self.sums)
        count_length(s, length, self.now, self.endings, self.turns, self.decisions, self.changes)
        if self.rows:
            start = (number - first_game) * s.players * WIDTH
            write_rows(s, cards, number, length, self.now, self.each, self.rows, start)

    def piece(self, first_game: int, games: int) -> Piece:
        """Return the finished piece."""
        counts: Counts = Counter()
        masks = [*dict.fromkeys(self._asked.order.cards)]
        for name, block in BLOCKS.items():
            for mask in masks:
                self._add(counts, name, mask, block + MASK_NUMBERS[mask])
            self._add(counts, name, EVERY_MASK, block + ALL)
        for player in range(self._asked.order.players):
            self._add(counts, "won-by-seat", player, BY_SEAT + player)
        self._add(counts, "course", "winner-led", WINNER_LED)
        self._add(counts, "course", "halfway", HALFWAY)
        for reason in range(1, len(REASONS)):
            counts["ended", REASONS[reason]] = int(self.endings[reason])
        count_lengths(counts, self.turns, self.decisions)
        for number, times in enumerate(self.changes):
            if times:
                counts["lead-changes", number] = int(times)
        rows = self.rows.tobytes() if self.compiled else array("q", self.rows).tobytes()
        return Piece(first_game, games, counts, rows)

    def _add(self, counts: Counts, name: str, subject: str | int, measure: int) -> None:
        for place, part in enumerate(PARTS):
            total = int(self.sums[SUMS * measure + place])
            if total:
                counts[f"{name}:{part}", subject] = total


class MassPlay:
    """One set of masks, ready for play by beginners or at random."""

    def __init__(self, asked: Measurement, compiled: bool) -> None:
        """Lay the table; raises :exc:`ValueError` for a mind that cannot be compiled."""
        self._asked = asked
        self._compiled = compiled
        self._temper = temper_of(temper_named(asked.mind))
        order = asked.order
        self._masks = [MASK_NUMBERS[mask] for mask in order.cards]
        table = lay_table(order.players, self._masks, turn_limit=order.turn_limit, noting=True)
        self._table: Any = pack(table)[0] if compiled else table

    def play(self, first_game: int, games: int, rows: bool = False) -> Piece:
        """Play these games and count the results."""
        counted = _Counted(self._asked, self._compiled, games if rows else 0)
        play = jitted(play_batch) if self._compiled else play_batch
        play(
            self._table,
            counted.numbers(self._masks),
            counted.zeros(len(self._masks)),
            counted.zeros(MOST_PLAYERS * PLACES),
            counted.numbers([0.0] * MOST_PLAYERS * PLACES),
            counted.numbers(self._temper),
            counted.zeros(len(MASKS)),
            counted.zeros(1),
            self._asked.order.seed,
            first_game,
            games,
            counted.tops,
            counted.bottoms,
            counted.now,
            counted.each,
            counted.leaders,
            counted.sums,
            counted.endings,
            counted.turns,
            counted.decisions,
            counted.changes,
            counted.rows,
        )
        return counted.piece(first_game, games)


class BotPlay:
    """One set of masks, ready for play by any mind, move by move; the deals are the same."""

    def __init__(self, asked: Measurement) -> None:
        """Prepare it; raises :exc:`ValueError` if there is no such mind."""
        self._asked = asked
        self._character = find(asked.mind, asked.order.game)

    def play(self, first_game: int, games: int, rows: bool = False) -> Piece:
        """Play these games and count the results."""
        counted = _Counted(self._asked, False, games if rows else 0)
        for number in range(first_game, first_game + games):
            game = self._deal(number)
            cards = list(game.inner.masks)
            length = self._play_out(game, number, counted)
            counted.add(game.inner, cards, length, number, first_game)
        return counted.piece(first_game, games)

    def _deal(self, number: int) -> Mascarade:
        order = self._asked.order
        deck = [MASK_NUMBERS[mask] for mask in order.cards]
        shuffle(deck, len(deck), stream(order.seed, number))
        return Mascarade(
            Setup(
                order.players,
                _scenario(order),
                seed=0,
                first=0,
                deal=tuple(MASKS[mask] for mask in deck),
                options=Options(turn_limit=order.turn_limit),
            )
        )

    def _play_out(self, game: Mascarade, number: int, counted: _Counted) -> int:
        """Play a game, count its actions and return the number of decisions."""
        players = range(game.players)
        seeds = {
            player: draw_seed("balance", self._asked.order.seed, number, player)
            for player in players
        }
        seating = Seating(game, {player: self._character.make() for player in players}, seeds, None)
        counting = counted.tops, counted.bottoms, counted.now, counted.each, counted.leaders
        clear(*counting[:4])
        asked = ASK_TURN
        length = 0
        while True:
            count_action(game.inner, asked, *counting)
            asked = game.inner.decision
            if game.over:
                return length
            seating.act()
            length += 1


def _scenario(order: Order) -> str | OwnScenario:
    """Return the scenario of an order: printed sheets may break the rules for custom sets."""
    for name in sheet_names():
        printed = sheet(name)
        if printed and (printed.players, printed.masks) == (order.players, order.cards):
            return name
    return OwnScenario(order.cards, len(order.cards) - order.players)


def temper_named(mind: str) -> Temper | None:
    """Return the temper of a beginner, or None for the random player.

    Raises :exc:`ValueError` for minds that cannot be compiled, and for unknown ones.
    """
    made = find(mind, Mascarade.name).make()
    if isinstance(made, Wanderer):
        return None
    if isinstance(made, Beginner):
        return made.temper
    raise ValueError(f"{mind} does not play in compiled code")
