"""Ridotto: two masked-ball games of hidden identity and bluff.

The names below are the Python interface. They are imported when they are first used, so that
commands which need only a part start quickly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ridotto.games.api import (
        BadRecord,
        Game,
        Mascarade,
        Masquerade,
        Move,
        Refusal,
        Viewer,
        fairness,
        load,
        new_game,
        record_of,
        replay,
        save,
    )

__version__ = "0.1.0"

__all__ = [
    "BadRecord",
    "Game",
    "Mascarade",
    "Masquerade",
    "Move",
    "Refusal",
    "Viewer",
    "fairness",
    "load",
    "new_game",
    "record_of",
    "replay",
    "save",
]


# Type checkers would take any name for one of ours if they saw this.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """Import a name of the interface on first use."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from ridotto.games import api

        globals().update({each: getattr(api, each) for each in __all__})
        return globals()[name]


def __dir__() -> list[str]:
    """List the interface, whether it is imported yet or not."""
    return sorted([*globals(), *__all__])
