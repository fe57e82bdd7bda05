"""Errors in the settings of a house, in the reader's language."""

from __future__ import annotations

from ridotto.games.words import Words
from ridotto.house.running.settings import BadSetting
from ridotto.terminal.printing import harmless


def bad_setting_text(bad: BadSetting, words: Words) -> str:
    """Return a message about an invalid setting: where it is, and what is required."""
    short = harmless(bad.given if len(bad.given) <= 80 else bad.given[:77] + "...")
    return f"{bad.where}: {words(bad.needs, given=short, **bad.bounds)}"
