"""Who looks on, and what of an event reaches them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from ridotto.games.errors import bad_request, describe

#: A player's number, or one who only watches, or the log that sees everything.
Viewer = int | Literal["spectator", "omniscient"]


def check_viewer(viewer: Any, players: int) -> None:
    """Raise :exc:`Refusal` (``bad-request``) for somebody who is not at the table."""
    if viewer in ("spectator", "omniscient"):
        return
    if not isinstance(viewer, int) or not 0 <= viewer < players:
        raise bad_request(
            f"there is no viewer {describe(viewer)}: a player is 0 to {players - 1}, "
            'or the viewer "spectator"'
        )


#: For every kind of event, who may see each of its fields.
Audiences = Mapping[Any, Mapping[str, Any]]


def public_kinds(audiences: Audiences, everybody: Any) -> frozenset[Any]:
    """The kinds of events without a private part: one object serves every viewer."""
    return frozenset(
        kind
        for kind, fields in audiences.items()
        if set(fields) == set(kind.__struct_fields__) and set(fields.values()) == {everybody}
    )


def private_parts(audiences: Audiences, everybody: Any) -> dict[Any, tuple[Any, ...]]:
    """For every kind of event, the audiences of those of its fields that not everybody sees."""
    return {
        kind: tuple(dict.fromkeys(each for each in fields.values() if each != everybody))
        for kind, fields in audiences.items()
    }


def trimmed(
    event: Any,
    viewer: Viewer,
    audiences: Audiences,
    public: frozenset[Any],
    may_see: Callable[[Any, Any, Viewer], bool],
) -> Any:
    """The event with those fields whose audience this viewer belongs to, and no others."""
    kind = type(event)
    if viewer == "omniscient" or kind in public:
        return event
    shown = {
        field: getattr(event, field)
        for field, audience in audiences[kind].items()
        if may_see(audience, event, viewer)
    }
    return kind(**shown)


def privy_to(
    event: Any,
    players: int,
    private: Mapping[Any, tuple[Any, ...]],
    may_see: Callable[[Any, Any, Viewer], bool],
) -> set[int]:
    """The players who may see more of an event than is for everybody."""
    return {
        player
        for audience in private[type(event)]
        for player in range(players)
        if may_see(audience, event, player)
    }
