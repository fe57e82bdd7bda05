"""The steps of a game of Masquerade that are not events."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from ridotto.games.masquerade import events as e
from ridotto.games.masquerade.actions import Action
from ridotto.games.viewers import Viewer


class Question(msgspec.Struct, frozen=True, tag_field="type", tag="question", gc=False):
    """A player is asked something, as all players see; declining leaves no other trace."""

    player: int
    decision: str


class Holding(msgspec.Struct, frozen=True, tag_field="type", tag="holding", gc=False):
    """The cards that a player holds, for that player only, in a world that was imagined."""

    player: int
    mask: str
    hand: tuple[str, ...]
    counters: tuple[str, ...]


class Answer(NamedTuple):
    """The action of a player, for that player only; events show most of them to all."""

    player: int
    number: int
    action: Action


def as_seen(thing: Any, viewer: Viewer) -> Any:
    """Return a thing as this viewer sees it; None if they do not see it."""
    if isinstance(thing, Answer):
        return thing.action if viewer == thing.player else None
    if isinstance(thing, Holding):
        return thing if viewer == thing.player else None
    return thing if isinstance(thing, Question) else e.VISIBILITY.as_seen(thing, viewer)
