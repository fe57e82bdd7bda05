"""Reading records in tests: what a game tells, and why a record is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ridotto.games.errors import Refusal
from ridotto.games.record import check_sum, record_of, replay, write_record

Record = dict[str, Any]


def everything(game: Any) -> tuple[Any, ...]:
    """Return everything about a game that can be compared."""
    return (
        game.setup,
        game.state(),
        game.truth(),
        game.moves,
        list(game.events("omniscient")),
        [game.view(viewer) for viewer in (*range(game.players), "spectator")],
        game.result(),
    )


def refused(record: Any, code: str = "bad-request") -> str:
    """Return the message with which a record is refused."""
    with pytest.raises(Refusal) as caught:
        replay(record)
    assert caught.value.code == code
    return caught.value.message


def sealed(record: Record) -> Record:
    """Return the record with a correct checksum."""
    record["check"] = check_sum(record)
    return record


def code_of_replay(record: Any) -> str | None:
    """Return the code with which a record is refused, or None if it is read."""
    try:
        replay(record)
    except Refusal as refusal:
        return refusal.code
    return None


def text_to_the_end(game: Any) -> str:
    """Play a game at random to its end, and return the text of its record."""
    game.act_randomly(random.Random(5), 10_000)
    assert game.over
    return write_record(record_of(game))
