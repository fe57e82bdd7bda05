"""Mascarade's actions: typed, and as numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from ridotto.games.actions import Act, kinds_of, read_action
from ridotto.games.errors import bad_request, describe, illegal_action
from ridotto.rules.mascarade import actions as numbers
from ridotto.rules.mascarade.legal import count_legal, nth_legal, pair_of
from ridotto.rules.mascarade.masks import MASKS
from ridotto.rules.mascarade.state import State

MASK_NUMBERS: Final = {mask: number for number, mask in enumerate(MASKS)}


class Look(Act, frozen=True, tag="look"):
    """Look at your own mask."""


class Swap(Act, frozen=True, tag="swap"):
    """Swap your mask with a player's or one in the centre, or pretend to."""

    with_: int | str = msgspec.field(name="with")
    really: bool


class Announce(Act, frozen=True, tag="announce"):
    """Announce a mask that is in play."""

    mask: str


class Claim(Act, frozen=True, tag="claim"):
    """Claim that you have the announced mask yourself."""


class Pass(Act, frozen=True, tag="pass"):
    """Let the announcement stand."""


class Choose(Act, frozen=True, tag="choose"):
    """Choose the player, or the two players, to use a power on."""

    player: int | UnsetType = UNSET
    players: tuple[int, int] | UnsetType = UNSET


class Decline(Act, frozen=True, tag="decline"):
    """Decline to use an optional power."""


class Switch(Act, frozen=True, tag="switch"):
    """Swap the two masks in hand, or pretend to."""

    really: bool


class Name(Act, frozen=True, tag="name"):
    """Name the mask that you believe you have."""

    mask: str


class Peek(Act, frozen=True, tag="peek"):
    """Look at your own mask out of turn."""


Action = Look | Swap | Announce | Claim | Pass | Choose | Decline | Switch | Name | Peek
KINDS: Final = kinds_of(Action)


def _action_of(number: int) -> Action:
    if number == numbers.LOOK:
        return Look()
    if number < numbers.ANNOUNCE:
        target, really = divmod(number - numbers.SWAP, 2)
        return Swap(target_name(target), bool(really))
    if number < numbers.CLAIM:
        return Announce(MASKS[number - numbers.ANNOUNCE])
    if number < numbers.CHOOSE:
        return Claim() if number == numbers.CLAIM else Pass()
    if number < numbers.CHOOSE_TWO:
        return Choose(player=number - numbers.CHOOSE)
    if number < numbers.DECLINE:
        pair = number - numbers.CHOOSE_TWO
        return Choose(players=(numbers.FIRST_OF_PAIR[pair], numbers.SECOND_OF_PAIR[pair]))
    if number < numbers.NAME:
        return Decline() if number == numbers.DECLINE else Switch(number > numbers.SWITCH)
    return Name(MASKS[number - numbers.NAME])


def target_name(target: int) -> int | str:
    """Return the name of a swap's target: a player's number, or ``centre:0``."""
    centre = target - numbers.MOST_PLAYERS
    return target if centre < 0 else f"centre:{centre}"


#: Every action by its number.
ACTIONS: Final = tuple(_action_of(number) for number in range(numbers.ACTIONS))
_NUMBERS: Final = {action: number for number, action in enumerate(ACTIONS)}


def number_of(action: Action) -> int | None:
    """Return the action's number, or None if there is no such action (or it is a peek)."""
    return _NUMBERS.get(action)


def legal_actions(s: State) -> tuple[Action, ...]:
    """Return the legal actions in a fixed order; empty when the game is over."""
    if s.decision == numbers.ASK_TARGET:
        return tuple(ACTIONS[nth_legal(s, k)] for k in range(count_legal(s)))
    return _legal_cached(
        s.decision,
        s.decider,
        s.players,
        s.cards,
        tuple(s.kinds),
        s.revealed >> max(s.decider, 0) & 1,
        s.must_look >> max(s.decider, 0) & 1,
    )


@lru_cache(maxsize=4096)
def _legal_cached(
    decision: int, decider: int, players: int, cards: int, kinds: tuple[int, ...],
    revealed: int, must_look: int,
) -> tuple[Action, ...]:  # fmt: skip
    """Return legal actions, cached; targets are excluded because they depend on coins."""
    s = State()
    s.decision, s.decider, s.players, s.cards, s.kinds = decision, decider, players, cards, kinds
    s.kinds_in_play = sum(kind >= 0 for kind in kinds)
    s.revealed, s.must_look = revealed << max(decider, 0), must_look << max(decider, 0)
    return tuple(ACTIONS[nth_legal(s, k)] for k in range(count_legal(s)))


def parse_action(given: Any) -> Action:
    """Parse plain JSON data into a typed action.

    Raises :exc:`Refusal` (``bad-request``, or ``illegal-action`` for an act or a mask that does not
    exist).
    """
    action: Action = read_action(given, KINDS)
    if isinstance(action, Choose) and (action.player is UNSET) == (action.players is UNSET):
        raise bad_request('choose takes either "player" or "players"')
    mask = getattr(action, "mask", None)
    if mask is not None and mask not in MASK_NUMBERS:
        raise illegal_action(f"there is no mask {describe(mask)}; the masks are {', '.join(MASKS)}")
    return action


def pair_number(one: int, other: int) -> int:
    """Return the number of the action that chooses these two players."""
    return numbers.CHOOSE_TWO + pair_of(min(one, other), max(one, other))
