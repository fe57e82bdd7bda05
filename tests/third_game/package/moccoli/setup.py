"""Setting up a table of Moccoli."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from moccoli.rules import State
from ridotto.games.errors import bad_setup
from ridotto.games.setup import Number, Seed, TurnLimit, read_setup, settled_seed

PLAYERS = range(2, 7)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table: the turn of dawn, and whether candles may be drawn."""

    turn_limit: TurnLimit | None = None
    drawing: bool = True


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is decided before the first turn."""

    players: Number
    seed: Seed | UnsetType = UNSET
    options: Options = Options()
    deal: tuple[Number, ...] | UnsetType = UNSET


def parse_setup(given: Any) -> Setup:
    """Return the complete set-up that JSON data asks for; raises :exc:`Refusal` (bad-setup)."""
    return complete(read_setup(given, Setup))


def complete(asked: Setup) -> Setup:
    """Check a set-up and decide what it leaves open."""
    if asked.players not in PLAYERS:
        raise bad_setup(f"players must be 2 to 6, not {asked.players}")
    seed = settled_seed(asked.seed)
    candles = list(range(1, 2 * asked.players + 1))
    random.Random(seed).shuffle(candles)
    deal = tuple(candles) if isinstance(asked.deal, UnsetType) else asked.deal
    if sorted(deal) != list(range(1, 2 * asked.players + 1)):
        raise bad_setup(f"deal must hold the candles 1 to {2 * asked.players}, each once")
    return msgspec.structs.replace(asked, seed=seed, deal=deal)


def lay(setup: Setup) -> State:
    """Return the table of a complete set-up."""
    assert isinstance(setup.deal, tuple)
    return State(
        setup.players,
        list(setup.deal[: setup.players]),
        list(setup.deal[setup.players :]),
        setup.options.turn_limit or 10 * setup.players,
    )
