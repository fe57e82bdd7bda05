"""The public state of Masquerade."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from ridotto.games.game import players_in
from ridotto.games.masquerade.actions import Action
from ridotto.games.masquerade.deck.library import Cards
from ridotto.games.masquerade.events import Opponent
from ridotto.rules.masquerade import deck as tables
from ridotto.rules.masquerade.actions import (
    ASK_GIVE,
    ASK_MOVE,
    ASK_NOBODY,
    ASK_TREASURE,
    DECISIONS,
)
from ridotto.rules.masquerade.fights import strength
from ridotto.rules.masquerade.metrics import points
from ridotto.rules.masquerade.state import GUARDIAN, NONE, PHASES, REASONS, SET_UP, State
from ridotto.rules.masquerade.tasks import (
    TASK_CHALLENGES,
    TASK_CLASH,
    TASK_ORDER,
    TASK_SPELLS,
    TASK_STAGE,
)

#: The tasks that go through the players in turn order; each names the next position.
_IN_LINE: Final = (TASK_ORDER, TASK_STAGE, TASK_SPELLS, TASK_CHALLENGES)


class Fight(msgspec.Struct, frozen=True):
    """A Challenge in progress; the totals are those of challenger and challenged so far."""

    challenger: int
    challenged: Opponent
    totals: tuple[int, int]


class Public(msgspec.Struct, frozen=True):
    """The public state.

    ``target`` is the player affected by the decision: the receiver of Spells, the holder of a
    Treasure to take, the owner of a Dancer to move. ``turn_player`` is the player whose place in
    the turn order is being played, even while another player decides. ``masks`` are the revealed
    ones; when the game is over, all of them.
    """

    over: bool
    player: int | None
    decision: str | None
    legal: tuple[Action, ...]
    turn: int
    phase: str
    line: tuple[int, ...]
    orders: tuple[int | None, ...]
    dancers: tuple[str | None, ...]
    stages: tuple[str | None, ...]
    life: tuple[int, ...]
    hands: tuple[int, ...]
    counters: tuple[int, ...]
    treasures: tuple[tuple[str, ...], ...]
    emblems: dict[str, int | None]
    guardian: str | None
    guardians_left: int
    events_left: tuple[str, ...]
    events_past: tuple[str, ...]
    spell_deck: int
    tomb: tuple[str, ...]
    casting: tuple[str, ...]
    renewals: int
    masks: tuple[str | None, ...]
    dancers_aside: tuple[str, ...]
    vp: tuple[int, ...]
    fight: Fight | None
    target: int | None
    turn_player: int | None
    winners: tuple[int, ...] | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    scores: tuple[int, ...] | UnsetType = UNSET


def spells_in(spells: int, cards: Cards) -> tuple[str, ...]:
    """Return the names of a set of Spell cards, sorted so that the order reveals nothing."""
    kinds = cards.tables.spell_of
    return tuple(
        sorted(
            cards.ids[tables.SPELLS_AT + kinds[card]]
            for card in range(spells.bit_length())
            if spells >> card & 1
        )
    )


def public_state(s: State, cards: Cards, legal: tuple[Action, ...]) -> Public:
    """Return the public state with the legal actions that the viewer may see."""
    n = s.players
    d = cards.tables
    over = s.decision == ASK_NOBODY
    return Public(
        over=over,
        player=None if over else s.decider,
        decision=None if over else DECISIONS[s.decision],
        legal=legal,
        turn=s.turn,
        phase=PHASES[s.phase],
        line=tuple(s.line[:n]),
        orders=tuple(None if order == NONE else order + 1 for order in s.order[:n]),
        dancers=_each(cards, tables.DANCERS_AT, s.dancer[:n]),
        stages=_each(cards, tables.STAGES_AT, s.at[:n]),
        life=tuple(s.life[:n]),
        hands=tuple(s.hand_size[:n]),
        counters=tuple(s.counter_count[:n]),
        treasures=tuple(
            tuple(cards.treasure_ids[place] for place in players_in(held))
            for held in s.treasures[:n]
        ),
        emblems={
            cards.ids[tables.EMBLEMS_AT + place]: None if holder == NONE else holder
            for place, holder in enumerate(s.emblem_at[: d.emblems])
        },
        guardian=_guardian(s, cards),
        guardians_left=d.guardians - s.next_guardian,
        events_left=_in_set(cards, tables.EVENTS_AT, s.events_left),
        events_past=_in_set(cards, tables.EVENTS_AT, ~s.events_left & (1 << d.events) - 1),
        spell_deck=s.pile_size,
        tomb=spells_in(s.tomb, cards),
        casting=spells_in(s.casting, cards),
        renewals=s.renewals,
        masks=tuple(
            cards.ids[tables.MASKS_AT + s.mask[player]] if over or s.shown[player] else None
            for player in range(n)
        ),
        dancers_aside=_in_set(cards, tables.DANCERS_AT, s.dancers_aside),
        vp=tuple(points(s, d, player) for player in range(n)),
        fight=_fight(s, cards),
        target=s.moved if s.decision in (ASK_GIVE, ASK_TREASURE, ASK_MOVE) else None,
        turn_player=_turn_player(s),
        winners=players_in(s.winners) if over else UNSET,
        reason=REASONS[s.reason] if over else UNSET,
        scores=tuple(s.score[:n]) if over else UNSET,
    )


def _turn_player(s: State) -> int | None:
    """Return the player whose place in the turn order is being played, if there is one."""
    if s.phase == SET_UP:
        return None if s.decision == ASK_NOBODY else s.decider
    for task in s.tasks[: s.depth]:
        if task & 0xFF in _IN_LINE:
            following = task >> 8 & 0xFFFF
            return s.line[following - 1] if following else None
    return None


def _guardian(s: State, cards: Cards) -> str | None:
    """Return the top Guardian, if one is left."""
    if s.next_guardian == cards.tables.guardians:
        return None
    return cards.ids[tables.GUARDIANS_AT + s.next_guardian]


def _each(cards: Cards, start: int, places: Sequence[int]) -> tuple[str | None, ...]:
    return tuple(None if place == NONE else cards.ids[start + place] for place in places)


def _in_set(cards: Cards, start: int, places: int) -> tuple[str, ...]:
    return tuple(cards.ids[start + place] for place in players_in(places))


def _fight(s: State, cards: Cards) -> Fight | None:
    """Return the Challenge in progress."""
    if not any(task & 0xFF == TASK_CLASH for task in s.tasks[: s.depth]):
        return None
    d = cards.tables
    mine = strength(s, d, s.challenger, 0)
    if s.challenged == GUARDIAN:
        power = d.power[tables.GUARDIANS_AT + s.next_guardian] + s.bonus[1]
        return Fight(s.challenger, "guardian", (mine, power))
    return Fight(s.challenger, s.challenged, (mine, strength(s, d, s.challenged, 1)))
