"""Errors that are reported to clients."""

from __future__ import annotations

import json
from typing import Any


class Refusal(ValueError):
    """A request was refused, and nothing has changed.

    ``code`` is one of the referee's error codes; the message names the fault, its place and the
    valid values. ``limit`` tells programs which limit was reached, if there are several.
    """

    def __init__(self, code: str, message: str, limit: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.limit = limit


def bad_request(message: str) -> Refusal:
    """Return the refusal of a malformed request."""
    return Refusal("bad-request", message)


def bad_setup(message: str) -> Refusal:
    """Return the refusal of an invalid set-up."""
    return Refusal("bad-setup", message)


def illegal_action(message: str) -> Refusal:
    """Return the refusal of an action that the rules do not allow now."""
    return Refusal("illegal-action", message)


def not_your_decision(message: str) -> Refusal:
    """Return the refusal of an action by a player who is not the decider."""
    return Refusal("not-your-decision", message)


def game_over(message: str) -> Refusal:
    """Return the refusal of an action after the end of the game."""
    return Refusal("game-over", message)


def describe(given: Any) -> str:
    """Return untrusted data as short JSON for an error message."""
    try:
        text = json.dumps(given)
    except (TypeError, ValueError, RecursionError):
        text = f"a {type(given).__name__}"
    return text if len(text) <= 80 else text[:77] + "..."
