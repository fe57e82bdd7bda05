"""Reading records in tests: what a game tells, and why a record is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ridotto.games.errors import Refusal
from ridotto.games.record import check_sum, record_of, replay, write_record

Record = dict[str, Any]


def everything(game: Any) -> tuple[Any, ...]:
    """All there is to tell about a game."""
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
    """Why this is refused."""
    with pytest.raises(Refusal) as caught:
        replay(record)
    assert caught.value.code == code
    return caught.value.message


def sealed(record: Record) -> Record:
    """The record with the right check sum for what it says."""
    record["check"] = check_sum(record)
    return record


def code_of_replay(record: Any) -> str | None:
    """The code with which a record is refused; None if it is read."""
    try:
        replay(record)
    except Refusal as refusal:
        return refusal.code
    return None


def text_to_the_end(game: Any) -> str:
    """The text of a game's record, after random play up to its end."""
    game.act_randomly(random.Random(5), 10_000)
    assert game.over
    return write_record(record_of(game))
