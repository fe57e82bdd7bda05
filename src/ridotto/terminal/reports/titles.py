"""The titles of reports."""

from __future__ import annotations

from ridotto.terminal.printing import harmless


def game_title(game: str, name: str, between: str) -> str:
    """Return a game with the name of its set-up, if that has one."""
    return f"{game.capitalize()}{between}{harmless(name)}" if name else game.capitalize()
