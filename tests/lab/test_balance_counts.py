"""Balance counts are those of single games, for all bots and any division into batches."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from lab.local_pool import local_pools
from lab.mascarade_events import EventCounter
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.actions import ACTIONS, MASK_NUMBERS
from ridotto.games.mascarade.scenario import sheet
from ridotto.games.mascarade.setup import Options, OwnScenario, Setup
from ridotto.lab.balance.ledger import BalanceLedger
from ridotto.lab.balance.measure import measure
from ridotto.lab.balance.part import PARTS, Measurement, Piece
from ridotto.lab.counts import WIN, Counts, Order
from ridotto.lab.line_file import BadLedger
from ridotto.lab.mascarade.balance_play import BotPlay, MassPlay, temper_named
from ridotto.lab.mascarade.beginner_play import PLACES, decide, remember, see_deal, temper_of
from ridotto.rules.chance import shuffle, stream
from ridotto.rules.mascarade.actions import MOST_PLAYERS
from ridotto.rules.mascarade.masks import MASKS
from ridotto.rules.speed import can_jit

LIMIT = 60


def asked(name: str, mind: str = "nicoletta", seed: int = 7) -> Measurement:
    printed = sheet(name)
    assert printed
    return Measurement(Order("mascarade", printed.players, printed.masks, seed, LIMIT), mind)


def replay(wanted: Measurement, number: int) -> Mascarade:
    """Play the game of this number through the vocabulary, with the same chance."""
    order = wanted.order
    deck = [MASK_NUMBERS[mask] for mask in order.cards]
    luck = [shuffle(deck, len(deck), stream(order.seed, number))]
    game = Mascarade(
        Setup(
            order.players,
            OwnScenario(order.cards, len(order.cards) - order.players),
            seed=0,
            first=0,
            deal=tuple(MASKS[mask] for mask in deck),
            options=Options(turn_limit=LIMIT),
        )
    )
    masks, firmly = [0] * MOST_PLAYERS * PLACES, [0.0] * MOST_PLAYERS * PLACES
    temper = temper_of(temper_named(wanted.mind))
    see_deal(game.inner, masks, firmly)
    while True:
        remember(game.inner, masks, firmly, temper)
        if game.over:
            return game
        action = decide(game.inner, masks, firmly, temper, [0] * len(MASKS), luck)
        assert game.decider is not None
        game.act(game.decider, ACTIONS[action])


def count_slowly(wanted: Measurement, games: int) -> Counts:
    """Count the events of each game, and add numerators, denominators and their products."""
    counts: Counts = Counter()
    for number in range(games):
        game = replay(wanted, number)
        counted = EventCounter(game)
        counts["ended", game.reason] += 1
        counts["turns", counted.turns] += 1
        counts["decisions", len(game.moves)] += 1
        counts["lead-changes", counted.lead_changes] += 1
        for (measure_, subject), (top, bottom) in counted.ratios.items():
            unit = WIN if measure_ in ("won-by-mask", "won-by-announced", "won-by-seat") else 1
            a, b = top * unit, bottom
            products = (a, b, a * a, a * b, b * b)
            for part, value in zip(PARTS, products, strict=True):
                assert Fraction(value).denominator == 1
                counts[f"{measure_}:{part}", subject] += int(value)
    return counts


def without_zeros(counts: Counts) -> dict[tuple[str, str | int], int]:
    return {key: number for key, number in counts.items() if number}


@pytest.mark.parametrize(
    ("name", "mind", "games"),
    [("4A", "nicoletta", 80), ("8B", "gasparo", 60), ("9B", "zanetta", 40), ("12B", "tonin", 40)],
)
def test_counts_are_those_of_the_events(name: str, mind: str, games: int) -> None:
    wanted = asked(name, mind)
    piece = MassPlay(wanted, False).play(0, games)
    assert without_zeros(piece.counts) == without_zeros(count_slowly(wanted, games))


def test_games_of_other_bots_are_counted_in_the_same_way() -> None:
    """The deals are those of mass play, and rows and counts agree with each other."""
    # This sheet breaks a rule for custom sets.
    wanted = asked("8A", "nicoletta")
    piece = BotPlay(wanted).play(0, 3, rows=True)
    mass = MassPlay(wanted, False).play(0, 3, rows=True)
    assert [row[:3] for row in rows_of(piece)] == [row[:3] for row in rows_of(mass)]
    announced = sum(row[5] for row in rows_of(piece))
    assert announced == piece.counts["announced:top", "all"] > 0
    assert sum(row[3] for row in rows_of(piece)) == 3 * WIN
    assert sum(n for (what, _), n in piece.counts.items() if what == "ended") == 3


def rows_of(piece: Piece) -> list[list[int]]:
    numbers = memoryview(piece.rows).cast("q").tolist()
    return [numbers[start : start + 16] for start in range(0, len(numbers), 16)]


@pytest.mark.slow
@pytest.mark.skipif(not can_jit(), reason="Numba is not installed")
@pytest.mark.parametrize(
    ("name", "mind"), [("8A", "nicoletta"), ("11B", "gasparo"), ("4B", "zanetta")]
)
def test_both_speeds_count_the_same(name: str, mind: str) -> None:
    wanted = asked(name, mind, 2**63 - 1)
    plain = MassPlay(wanted, False).play(5, 60, rows=True)
    assert MassPlay(wanted, True).play(5, 60, rows=True) == plain


# Division of the work


@pytest.mark.slow
def test_the_result_does_not_depend_on_the_workers() -> None:
    wanted = asked("6A")
    alone = measure(wanted, 170, 1)
    with local_pools() as pools:
        assert measure(wanted, 170, 3) == alone
    assert pools == [3]
    assert alone.games == 170
    assert measure(wanted._replace(order=wanted.order._replace(seed=8)), 170, 1) != alone


@pytest.mark.slow
def test_an_interrupted_measurement_continues_where_it_stopped(tmp_path: Path) -> None:
    wanted = asked("6B")
    whole = measure(wanted, 230, 1)
    file = tmp_path / "ledger"
    told: list[int] = []
    with BalanceLedger(file, wanted) as ledger:
        part = measure(
            wanted, 230, 1, ledger=ledger, progress=told.append, stop=lambda: len(told) == 2
        )
        assert part.games == ledger.games == sum(told) < 230
    # A crash in the middle of a line.
    with file.open("ab") as torn:
        torn.write(b'{"first_game":')
    played: list[int] = []
    with BalanceLedger(file, wanted) as ledger:
        assert ledger.games == part.games
        assert measure(wanted, 230, 1, ledger=ledger, progress=played.append) == whole
    with BalanceLedger(file, wanted) as ledger:
        assert ledger.games == 230
        assert measure(wanted, 230, 1, ledger=ledger) == whole
        # Fewer games than the file holds, not at the end of a piece.
        assert measure(wanted, 120, 1, ledger=ledger) == measure(wanted, 120, 1)


def test_ledgers_of_one_measurement_keep_their_form(tmp_path: Path) -> None:
    """A file that an earlier version wrote is continued."""
    wanted = asked("4B")
    file = tmp_path / "ledger"
    with BalanceLedger(file, wanted) as ledger:
        whole = measure(wanted, 100, 1, ledger=ledger)
    head, *lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert set(head) == {"ridotto_balance", "measurement"}
    assert head["ridotto_balance"] == 1
    for line in lines:
        del line["measurement"]
    first = file.read_text().splitlines()[0]
    file.write_text("\n".join([first, *map(json.dumps, lines), ""]))
    played: list[int] = []
    with BalanceLedger(file, wanted) as ledger:
        assert ledger.games == 100
        assert measure(wanted, 100, 1, ledger=ledger, progress=played.append) == whole
    assert file.read_text().count("\n") == len(lines) + 1


def test_rows_arrive_in_order_also_after_an_interruption(tmp_path: Path) -> None:
    wanted = asked("4B")
    rows: list[bytes] = []
    measure(wanted, 130, 1, on_piece=lambda piece: rows.append(piece.rows))
    file = tmp_path / "ledger"
    with BalanceLedger(file, wanted) as ledger:
        measure(wanted, 130, 1, ledger=ledger, stop=lambda: True)
    again: list[bytes] = []
    with BalanceLedger(file, wanted) as ledger:
        # The piece without rows is played again.
        measure(wanted, 130, 1, ledger=ledger, on_piece=lambda piece: again.append(piece.rows))
    assert b"".join(again) == b"".join(rows)
    with BalanceLedger(file, wanted) as ledger:
        kept: list[bytes] = []
        measure(wanted, 130, 1, ledger=ledger, on_piece=lambda piece: kept.append(piece.rows))
    assert b"".join(kept) == b"".join(rows)


def test_the_ledger_of_another_measurement_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "ledger"
    with BalanceLedger(file, asked("4A")):
        pass
    before = file.read_bytes()
    with pytest.raises(BadLedger, match="other"):
        BalanceLedger(file, asked("4A", "tonin"))
    assert file.read_bytes() == before
    file.write_text("something else\n")
    with pytest.raises(BadLedger, match="broken"):
        BalanceLedger(file, asked("4A"))
