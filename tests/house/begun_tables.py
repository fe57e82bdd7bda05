"""Tables that exist in memory only, for tests of decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ridotto.house.options import TableOptions
from ridotto.house.table import entries as e
from ridotto.house.table.fold import Table
from ridotto.house.table.lobby_commands import start_entry
from ridotto.house.table.step import Step

#: The time of everything before the first decision, in milliseconds.
BEGAN = 1_000_000


def person(seat: int) -> str:
    """Return the id of the person who sits in a seat."""
    return f"{seat:016x}"


def waiting_table(players: int = 4, people: int = 4, bots: int = 0, **options: Any) -> Table:
    """Return a table before its game, with people in the first seats and bots after them.

    Nobody waits for others to look at the open deal, because bots are instant.
    """
    asked = {
        "game": "mascarade", "players": players, "scenario": "4A", "clock": None, "pace": 0,
    } | options  # fmt: skip
    if asked["game"] != "mascarade":
        del asked["scenario"]
    table = Table("t" * 22, ())
    table.apply(
        e.Opened(
            BEGAN, person=person(0), name="P0", wishes=msgspec.convert(asked, TableOptions),
            secret="5e" * 32, code="BCDFGHJK",
        )
    )  # fmt: skip
    for seat in range(people):
        table.apply(
            e.Sat(
                BEGAN, seat=seat, person=person(seat), name=f"P{seat}",
                contribution=f"{seat:032x}",
            )
        )  # fmt: skip
    for seat in range(people, people + bots):
        table.apply(e.Seated(BEGAN, seat=seat, name="zanetta"))
    return table


def begun_table(players: int = 4, bots: int = 0, **options: Any) -> Table:
    """Return a table whose game has just begun."""
    table = waiting_table(players, players - bots, bots, **options)
    apply(table, Step(start_entry(table, BEGAN)))
    return table


def announced_table(bots: int = 0, **options: Any) -> Table:
    """Return a table of Mascarade at which all other players are asked for a claim."""
    rules = {"opening": 0} | options.pop("options", {})
    table = begun_table(bots=bots, options=rules, **options)
    game = table.playing
    announce = next(each for each in game.legal() if msgspec.to_builtins(each)["act"] == "announce")
    decider = game.decider
    assert decider is not None
    move = e.Moved(BEGAN, player=decider, action=msgspec.to_builtins(announce), how="person")
    table.apply(move)
    return table


def apply(table: Table, step: Step | None) -> Sequence[e.AnyEntry]:
    """Apply the entries of a step to a table and return them."""
    assert step is not None
    for entry in step.entries:
        table.apply(entry)
    return step.entries


def first_action(table: Table) -> dict[str, Any]:
    """Return the first legal action as plain data."""
    action: dict[str, Any] = msgspec.to_builtins(table.playing.legal()[0])
    return action
