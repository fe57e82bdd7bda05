"""Answers to commands that read the log, or that were refused."""

from __future__ import annotations

from typing import Any, Final

from ridotto.games.errors import Refusal
from ridotto.house.table import commands as c
from ridotto.house.table.fold import Table
from ridotto.house.views.broadcast import entries_shown
from ridotto.house.views.messages import EarlierShown, ErrorDetail, Refused

#: Maximum number of missed entries sent with a refusal as stale.
MOST_CHANGED: Final = 50
#: Maximum number of entries sent at a time to a client that asks for earlier ones.
MOST_EARLIER: Final = 100


def earlier(table: Table, person: str, command: c.Earlier) -> EarlierShown:
    """Return the entries before a number, as a person may see them."""
    last, viewer = min(command.before - 1, table.n), table.viewer_of(person)
    return EarlierShown(command.id, entries_shown(table, viewer, last - MOST_EARLIER + 1, last))


def refused(table: Table, person: str, command: c.AnyCommand, refusal: Refusal) -> Refused:
    """Return the refusal of a command, with the entries that the person has missed."""
    changed: tuple[Any, ...] = ()
    if refusal.code == "stale" and isinstance(command, c.Act | c.Ahead):
        first = max(min(command.seen, table.n) + 1, table.n - MOST_CHANGED + 1)
        changed = entries_shown(table, table.viewer_of(person), first)
    error = ErrorDetail(refusal.code, refusal.message, refusal.limit)
    return Refused(command.id, table.n, error, changed)
