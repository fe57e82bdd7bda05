"""What is said when something cannot be done."""

from __future__ import annotations

import json
from typing import Any


class Refusal(ValueError):
    """Something asked for was refused, and nothing has changed.

    ``code`` is one of the referee's words; the message says what is wrong, where, and what
    would be right.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


def bad_request(message: str) -> Refusal:
    """The request itself is not of the right form."""
    return Refusal("bad-request", message)


def bad_setup(message: str) -> Refusal:
    """A game cannot be set up like this."""
    return Refusal("bad-setup", message)


def illegal_action(message: str) -> Refusal:
    """The rules do not allow this now."""
    return Refusal("illegal-action", message)


def not_your_decision(message: str) -> Refusal:
    """Somebody else is to decide."""
    return Refusal("not-your-decision", message)


def game_over(message: str) -> Refusal:
    """The game has ended; nobody acts any more."""
    return Refusal("game-over", message)


def describe(given: Any) -> str:
    """Short JSON of something that came from outside, fit for an error message."""
    try:
        text = json.dumps(given)
    except (TypeError, ValueError, RecursionError):
        text = f"a {type(given).__name__}"
    return text if len(text) <= 80 else text[:77] + "..."
