"""Seeds: the number that settles a deal."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final

from msgspec import UNSET, Meta

from ridotto.games.errors import bad_setup, describe

MOST_SEED: Final = 2**63 - 1

Seed = Annotated[int, Meta(ge=0, le=MOST_SEED)]


def settled_seed(asked: Any) -> int:
    """The seed that was asked for, or any if none was.

    Raises :exc:`Refusal` (``bad-setup``) for what could not come as data either: nobody could
    read the record of such a game.
    """
    if asked is UNSET:
        return secrets.randbits(63)
    if not isinstance(asked, int) or isinstance(asked, bool) or not 0 <= asked <= MOST_SEED:
        raise bad_setup(f"seed must be a whole number, 0 to {MOST_SEED}, not {describe(asked)}")
    return asked
