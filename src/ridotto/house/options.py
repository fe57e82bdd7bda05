"""The options of a table: the game, who may join, and the time limits."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ridotto.games.errors import Refusal, bad_request, bad_setup
from ridotto.games.registry import kind, names
from ridotto.house.game_fields import GameOptions, GameScenario
from ridotto.minds.registry import minds_of

Claims = Literal["clockwise", "at-once"]
Memory = Literal["none", "seen", "inferred"]
Pace = Annotated[int, Meta(ge=0, le=5000)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
GameName = Annotated[str, Meta(max_length=100, extra_json_schema={"enum": list(names())})]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each decision, and a bank of extra seconds for the whole game.

    Each player has their own bank.
    """

    seconds: Annotated[int, Meta(ge=3, le=86_400)] = 45
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 120


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table. A ``clock`` of null means no time limit; the default is not null.

    ``scenario`` is for games that have scenarios; null is the game's default. ``options`` are those
    of the game's rules; a house limits ``turn_limit``, and the limit is also its default. ``pace``
    is roughly the time a bot takes, and the unit of time in which pages show what happens, in
    milliseconds. With ``rotate``, everyone moves on by one seat in a rematch. See
    docs/protocol.md#opening-a-table.
    """

    game: GameName
    players: Annotated[int, Meta(ge=1, le=100)]
    scenario: GameScenario | None = None
    options: GameOptions = {}
    public: bool = False
    clock: Clock | None = Clock()
    claims: Claims = "clockwise"
    memory: Memory = "none"
    chat: bool = True
    pace: Pace = 1000
    rotate: bool = False


def check_options(options: TableOptions) -> TableOptions:
    """Return the options with their defaults filled in; raises :exc:`Refusal`.

    The code is ``bad-request`` for an unknown game, ``bad-setup`` otherwise.
    """
    if options.game not in names():
        raise bad_request(f"there is no game {options.game!r}; the games are {', '.join(names())}")
    described = kind(options.game)
    try:
        checked = described.check_table(options)
    except Refusal as refusal:
        raise bad_setup(refusal.message) from None
    if options.memory == "inferred" and minds_of(options.game).beliefs is None:
        raise bad_setup(f"nothing can be inferred in {options.game}: memory can be none or seen")
    return checked


def game_setup(options: TableOptions, seed: int) -> dict[str, Any]:
    """Return the set-up of a game with these options, as the referee expects it."""
    return kind(options.game).table_setup(options, seed)
