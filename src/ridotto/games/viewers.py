"""Viewers of a game, and the fields of events that each of them sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, TypeVar

from ridotto.games.errors import bad_request, describe

E = TypeVar("E")

#: A player's number, a spectator, or the log that sees everything.
Viewer = int | Literal["spectator", "omniscient"]


def check_viewer(viewer: Any, players: int) -> None:
    """Raise :exc:`Refusal` (``bad-request``) for a viewer who is not at the table."""
    if viewer in ("spectator", "omniscient"):
        return
    if not isinstance(viewer, int) or not 0 <= viewer < players:
        raise bad_request(
            f"there is no viewer {describe(viewer)}: a player is 0 to {players - 1}, "
            'or the viewer "spectator"'
        )


#: The audience of each field, for every kind of event.
Audiences = Mapping[Any, Mapping[str, Any]]


class Visibility:
    """Decide which fields of an event each viewer sees.

    ``audiences`` is an allow-list: a viewer gets the fields it grants them and no others.
    ``may_see(audience, event, viewer)`` returns whether the viewer belongs to an audience.
    """

    def __init__(
        self,
        audiences: Audiences,
        everyone: Any,
        may_see: Callable[[Any, Any, Viewer], bool],
    ) -> None:
        """Prepare for these audiences, one of which is ``everyone``."""
        self._audiences = audiences
        self._may_see = may_see
        #: The kinds of events without a private field: one object serves every viewer.
        self.public_kinds: Final = frozenset(
            kind
            for kind, fields in audiences.items()
            if set(fields) == set(kind.__struct_fields__) and set(fields.values()) == {everyone}
        )
        # For every kind of event, the audiences of its private fields.
        self._private = {
            kind: tuple(dict.fromkeys(each for each in fields.values() if each != everyone))
            for kind, fields in audiences.items()
        }

    def as_seen(self, event: E, viewer: Viewer) -> E:
        """Return the event with the fields that this viewer may see."""
        if viewer == "omniscient" or type(event) in self.public_kinds:
            return event
        return self.trim(event, viewer)

    def trim(self, event: E, viewer: Viewer) -> E:
        """Return an event that has private fields with those that this viewer may see."""
        kind, may_see = type(event), self._may_see
        shown = {
            field: getattr(event, field)
            for field, audience in self._audiences[kind].items()
            if may_see(audience, event, viewer)
        }
        return kind(**shown)

    def privy(self, event: Any, players: int) -> set[int]:
        """Return the players who may see more of this event than a spectator."""
        return {
            player
            for audience in self._private[type(event)]
            for player in range(players)
            if self._may_see(audience, event, player)
        }
