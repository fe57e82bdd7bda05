"""Records of finished and unfinished games of Mascarade."""

from __future__ import annotations

import json
import random
from functools import cache

from games.recorded import Record, text_to_the_end
from ridotto.games.mascarade import Mascarade
from ridotto.games.record import record_of, write_record


@cache
def finished_text() -> str:
    setup = {"players": 6, "scenario": "6A", "seed": 5, "options": {"turn_limit": 12}}
    return text_to_the_end(Mascarade.from_data(setup))


def finished() -> Record:
    """Return a new copy of the record of a finished game."""
    return json.loads(finished_text())


def unfinished() -> Record:
    game = Mascarade.from_data({"players": 4, "scenario": "4B", "seed": 5, "first": 0})
    game.act_randomly(random.Random(1), 12)
    return json.loads(write_record(record_of(game)))
