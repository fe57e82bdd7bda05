"""Reading actions that came from outside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ridotto.games.errors import bad_request, describe, illegal_action


def read_action(given: Any, kinds: Any, acts: Sequence[str]) -> Any:
    """The action of one of these kinds that plain JSON data stands for.

    Raises :exc:`Refusal` (``bad-request``, or ``illegal-action`` for an act that the game does
    not have).
    """
    if not isinstance(given, dict):
        raise bad_request(
            f'an action is an object such as {{"act":"{acts[0]}"}}, not {describe(given)}'
        )
    act = given.get("act")
    if isinstance(act, str) and act not in acts:
        raise illegal_action(f"there is no act {describe(act)}; the acts are {', '.join(acts)}")
    try:
        return msgspec.convert(given, kinds)
    except (msgspec.ValidationError, ValueError, RecursionError) as error:
        raise bad_request(f"action {describe(given)}: {error!s:.300}") from None
