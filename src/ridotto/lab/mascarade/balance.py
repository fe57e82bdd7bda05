"""The balance report of Mascarade: who plays, and what is measured."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ridotto.lab.balance.part import (
    MEAN,
    PART,
    Column,
    GameBalance,
    Measurement,
    Pace,
    Player,
    Row,
    Section,
    seats,
    wins,
)
from ridotto.lab.counts import Order
from ridotto.lab.mascarade.balance_play import (
    COLUMNS,
    EVERY_MASK,
    BotPlay,
    MassPlay,
    temper_named,
)
from ridotto.rules.speed import can_jit

#: Number of games from which compiled rules pay off.
WORTH_COMPILING: Final = 500
_COMPILED: Final = Pace(True, 2_500)
_PLAIN: Final = Pace(False, 50)
_BOTS: Final = Pace(False, 10)

_ANNOUNCING: Final = (
    Column("announced", "announced", MEAN, use=True),
    Column("true", "true", PART),
    Column("challenged", "challenged", PART),
)
_CHALLENGING: Final = (
    Column("stood", "stood", PART),
    Column("uncaught", "uncaught", PART),
    Column("right", "right", PART),
)
_USING: Final = (
    Column("used", "used", MEAN),
    Column("coins", "coins", MEAN),
    Column("won", "won-by-use", PART),
)


def pace(asked: Measurement, games: int) -> Pace:
    """Return the pace of a mind; raises :exc:`ValueError` if there is no such mind."""
    if not plays_compiled(asked.mind):
        return _BOTS
    return _COMPILED if games >= WORTH_COMPILING and can_jit() else _PLAIN


def plays_compiled(mind: str) -> bool:
    """Check whether a mind can play in compiled code."""
    try:
        temper_named(mind)
    except ValueError:
        return False
    return True


def player(asked: Measurement, compiled: bool) -> Player:
    """Prepare a measurement; raises :exc:`ValueError` if there is no such mind."""
    return MassPlay(asked, compiled) if plays_compiled(asked.mind) else BotPlay(asked)


def sections(order: Order) -> Sequence[Section]:
    """Return the sections of a report."""
    masks = [Row(mask, f"mask-{mask}") for mask in dict.fromkeys(order.cards)]
    every = [*masks, Row(EVERY_MASK, "balance-every-mask")]

    return (
        Section("by_mask", masks, wins("won-by-mask"), judged=True),
        seats(order.players),
        Section("by_announced", masks, wins("won-by-announced")),
        Section("announcements", every, _ANNOUNCING),
        Section("challenges", every, _CHALLENGING),
        Section("powers", every, _USING),
        Section(
            "course",
            [Row("winner-led", "balance-winner-led"), Row("halfway", "balance-halfway")],
            (Column("part", "course", PART),),
        ),
    )


BALANCE: Final = GameBalance(
    "nicoletta",
    "zanetta",
    pace,
    player,
    sections,
    lambda order: COLUMNS,
    ("turns", "decisions", "lead-changes"),
)
