"""Shared parts of all set-ups: seeds, number bounds and parsing."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import UNSET, Meta

from ridotto.games.complaints import complaint
from ridotto.games.errors import bad_setup, describe

MOST_SEED: Final = 2**63 - 1

#: A number that decides a deal.
Seed = Annotated[int, Meta(ge=0, le=MOST_SEED)]

#: Bounds far outside every rule, so that a refused number can still be printed.
Number = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
TurnLimit = Annotated[int, Meta(ge=1, le=1_000_000)]

S = TypeVar("S")


def read_setup(given: Any, form: type[S]) -> S:
    """Parse a set-up from plain JSON data; raises :exc:`Refusal` (``bad-setup``)."""
    try:
        return msgspec.convert(given, form)
    except (msgspec.ValidationError, ValueError, RecursionError) as error:
        raise bad_setup(complaint(error, form)) from None


def settled_seed(asked: Any) -> int:
    """Return the requested seed, or a random one.

    Raises :exc:`Refusal` (``bad-setup``) for a seed that is not valid JSON data either: the record
    of such a game would be unreadable.
    """
    if asked is UNSET:
        return secrets.randbits(63)
    if not isinstance(asked, int) or isinstance(asked, bool) or not 0 <= asked <= MOST_SEED:
        raise bad_setup(f"seed must be a whole number, 0 to {MOST_SEED}, not {describe(asked)}")
    return asked
