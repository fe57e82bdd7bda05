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


def trimmed(
    event: Any,
    viewer: Viewer,
    audiences: Mapping[str, Any],
    may_see: Callable[[Any, Any, Viewer], bool],
) -> Any:
    """The event with those fields whose audience this viewer belongs to, and no others."""
    shown = {
        field: getattr(event, field)
        for field, audience in audiences.items()
        if may_see(audience, event, viewer)
    }
    return type(event)(**shown)
