"""Base class of all actions, and parsing of untrusted actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

import msgspec

from ridotto.games.complaints import complaint
from ridotto.games.errors import bad_request, describe, illegal_action


class Act(msgspec.Struct, frozen=True, tag_field="act", forbid_unknown_fields=True, gc=False):
    """An action of a player, which the field ``act`` names."""


def kinds_of(actions: Any) -> dict[str, Any]:
    """Return the members of a union of actions by their acts."""
    return {kind.__struct_config__.tag: kind for kind in get_args(actions)}


def read_action(given: Any, kinds: Mapping[str, Any]) -> Any:
    """Parse plain JSON data into an action of one of these kinds.

    Raises :exc:`Refusal` (``bad-request``, or ``illegal-action`` for an act that the game does not
    have).
    """
    act = given.get("act") if isinstance(given, dict) else None
    if not isinstance(act, str):
        raise bad_request(
            f'an action is an object such as {{"act":"{next(iter(kinds))}"}}, not {describe(given)}'
        )
    kind = kinds.get(act)
    if kind is None:
        raise illegal_action(f"there is no act {describe(act)}; the acts are {', '.join(kinds)}")
    try:
        # Decoding a single type is many times faster than decoding a union.
        return msgspec.convert(given, kind)
    except (msgspec.ValidationError, ValueError, RecursionError) as error:
        raise bad_request(f"action {describe(given)}: {complaint(error, kind)}") from None
