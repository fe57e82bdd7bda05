"""The reasons why games end, in the reader's language."""

from __future__ import annotations

from ridotto.games.words import Words, harmless


def ending_label(game: str, reason: str, words: Words) -> str:
    """Return the reason of an ending: our message, the game's, or else the word itself."""
    for message in (f"simulate-reason-{reason}", f"{game}-reason-{reason}"):
        try:
            return words(message)
        except KeyError:
            continue
    return harmless(reason.replace("-", " ").replace("_", " "))
