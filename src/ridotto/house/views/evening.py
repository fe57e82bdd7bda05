"""Parts of messages about an evening: its standings, pauses, and removed people."""

from __future__ import annotations

import msgspec


class EveningScore(msgspec.Struct, frozen=True):
    """The results of one person or bot in an evening of rematches.

    ``person`` is null for a bot. ``points`` are summed over all games: coins or victory points.
    """

    name: str
    person: str | None
    wins: int
    games: int
    points: int


class RemovedShown(msgspec.Struct, frozen=True):
    """A person whom the host has removed, and their name at the table."""

    person: str
    name: str


class PauseShown(msgspec.Struct, frozen=True):
    """A pause: since when, from when on every player may end it, and when it ends by itself.

    All times are in milliseconds since 1970. Clients show the time that was left at ``since``.
    """

    since: int
    anyone: int
    until: int
