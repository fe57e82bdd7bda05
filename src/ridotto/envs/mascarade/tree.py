"""Mascarade as a tree: positions on the rules' own integers.

Chance deals the masks one by one, seats first and then the centre, and then draws the first player.
Everything after that is decided by players. Events are read from the journal only when a viewer's
story is asked for, so that play alone stays fast.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from ridotto.envs.mascarade.layout import layout_of
from ridotto.envs.mascarade.resampling import Courses, sample_courses
from ridotto.envs.mascarade.variants import FEWEST_PLAYERS, PARAMETERS, Terms, terms_of
from ridotto.envs.mascarade.witness import Witness
from ridotto.envs.tree.part import TreePart
from ridotto.envs.tree.position import (
    CHANCE,
    OVER,
    Outcomes,
    Position,
    Sampler,
    Sizes,
    drawn,
)
from ridotto.envs.tree.position import Variant as AnyVariant
from ridotto.envs.tree.vocabulary import Vocabulary
from ridotto.games.game import players_in
from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.actions import ACTIONS
from ridotto.games.mascarade.journal import read_lines
from ridotto.games.viewers import Viewer
from ridotto.rules.mascarade import actions as a
from ridotto.rules.mascarade.legal import count_legal, nth_legal
from ridotto.rules.mascarade.masks import MASKS
from ridotto.rules.mascarade.state import COINS, REASONS, State, lay_table
from ridotto.rules.mascarade.turns import act, deal

#: The actions in the words of the referee.
_TEXTS: Final = tuple(msgspec.json.encode(action).decode() for action in ACTIONS)


#: Words for players who are none, for the centre, and for reasons.
_WORDS: Final = ("bank", "court", "centre:0", "centre:1", *REASONS[1:])


def _numbers_a_turn(players: int) -> int:
    """Return the most numbers that the events of one turn take in an information state.

    It is a challenge by all, then the Beggar's coins or any other power, then all fines.
    """
    asked = 3 + 3 + 2 * (players - 1)
    powers = max(4 * (players - 1), 14, 13 + players)
    return asked + 3 * players + powers + 3 * players


class Variant(AnyVariant):
    """A table of Mascarade with these terms."""

    vocabulary = Vocabulary(e.EVENTS.values(), (*MASKS, *_WORDS))

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        players = terms.players
        turns = terms.turn_limit
        self.sizes = Sizes(
            players=players,
            actions=a.ACTIONS,
            outcomes=max(len(MASKS), players),
            # A turn, its claims, and at most two answers to the power.
            decisions=turns * (players + 2),
            chance_nodes=len(terms.masks) + 1,
            stream=3 + len(terms.masks) + turns * _numbers_a_turn(players) + players + 2,
        )
        self._blank = lay_table(
            players,
            terms.masks,
            goal=terms.goal,
            opening=terms.opening,
            turn_limit=terms.turn_limit,
            noting=True,
        )
        self.layout = layout_of(players, len(terms.masks) - players)
        #: Legal actions of all decisions but the choice of a target, which depends on coins.
        self.offers: dict[tuple[int, int, int], list[int]] = {}

    def start(self) -> MascaradePosition:
        """Return the position before the deal."""
        return MascaradePosition(self)

    def dealt(self, masks: Sequence[int], first: int) -> State:
        """Return the table after a deal."""
        terms = self.terms
        s = self._blank.copy()
        deal(s, masks, first)
        s.coins[: terms.players] = [terms.coins] * terms.players
        s.bank = COINS - terms.coins * terms.players
        return s


class MascaradePosition(Position):
    """A point in a game of Mascarade."""

    __slots__ = ("_courses", "_events", "_legal", "_lines", "_masks", "_s", "_taken", "_witness")

    variant: Variant
    _s: State | None

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.player = CHANCE
        self._texts = {}
        #: Actions and outcomes so far.
        self._taken: list[int] = []
        self._masks: list[int] = []
        self._s = None
        self._legal: list[int] | None = None
        #: Events so far, and lines of the journal that have not been read.
        self._events: list[e.Event] = []
        self._lines: list[int] = []
        #: Samples of what each player thinks possible, until the next action.
        self._courses: dict[int, Courses] = {}
        #: What players know, once an observation was asked for.
        self._witness: Witness | None = None

    def copy(self) -> MascaradePosition:
        """Return an independent position."""
        twin: MascaradePosition = object.__new__(MascaradePosition)
        twin.variant = self.variant
        twin.player = self.player
        twin._texts = self._texts.copy()
        twin._taken = self._taken[:]
        twin._masks = self._masks[:]
        twin._s = None if self._s is None else self._s.copy()
        twin._legal = self._legal
        twin._events = self._events[:]
        twin._lines = self._lines[:]
        twin._courses = {}
        twin._witness = self._witness and self._witness.copy()
        return twin

    def __reduce__(self) -> Any:
        return _replayed, (self.variant.terms, self._taken)

    @property
    def state(self) -> State:
        """Return the rules' state; raises :exc:`ValueError` before the deal is over."""
        if self._s is None:
            raise ValueError("the masks are still being dealt")
        return self._s

    # Play

    def legal(self) -> list[int]:
        """Return the legal actions of the player who decides, in ascending order."""
        if self._legal is None:
            self._legal = self._offered()
        return self._legal[:]

    def _offered(self) -> list[int]:
        s = self.state
        if s.decision == a.ASK_TARGET:
            return [nth_legal(s, k) for k in range(count_legal(s))]
        key = (s.decision, s.decider, s.revealed >> s.decider & 1)
        offers = self.variant.offers
        if key not in offers:
            offers[key] = [nth_legal(s, k) for k in range(count_legal(s))]
        return offers[key]

    def act(self, action: int) -> None:
        """Carry out an action or an outcome; raises :exc:`ValueError` if it is not possible."""
        if self.player < 0:
            self._draw(action)
            return
        legal = self._legal
        if legal is None:
            legal = self._offered()
        if action not in legal:
            raise ValueError(f"{action} is not legal for player {self.player}: {legal} are")
        s = self.state
        act(s, action)
        self._taken.append(action)
        self._legal = None
        if self._courses:
            self._courses = {}
        self._lines += s.journal[: s.noted]
        self.player = OVER if s.decision == a.ASK_NOBODY else s.decider
        if a.CHOOSE_TWO <= action < a.DECLINE:
            self._read()  # the seats may have changed

    def outcomes(self) -> Outcomes:
        """Return the masks that may come next, or the players who may begin."""
        terms = self.variant.terms
        if len(self._masks) < len(terms.masks):
            left = Counter(terms.masks)
            left.subtract(self._masks)
            total = left.total()
            return [(mask, left[mask] / total) for mask in sorted(left) if left[mask]]
        return [(player, 1.0 / terms.players) for player in range(terms.players)]

    def _draw(self, outcome: int) -> None:
        if self.player == OVER:
            raise ValueError("the game is over; nobody acts any more")
        possible = [each for each, _ in self.outcomes()]
        if outcome not in possible:
            raise ValueError(f"{outcome} is not an outcome now: {possible} are")
        terms = self.variant.terms
        self._taken.append(outcome)
        if len(self._masks) < len(terms.masks):
            self._masks.append(outcome)
            if len(self._masks) == len(terms.masks) - 1:
                # Nothing is left to chance.
                self._masks.append(self.outcomes()[0][0])
        if len(self._taken) == self._drawn():
            self._begin()

    def _drawn(self) -> int:
        """Return how many outcomes a whole deal takes: the last mask is not left to chance."""
        terms = self.variant.terms
        return len(terms.masks) - 1 + (terms.first is None)

    def _first(self) -> int:
        """Return the first player."""
        first = self.variant.terms.first
        return self._taken[self._drawn() - 1] if first is None else first

    def _begin(self) -> None:
        first = self._first()
        s = self._s = self.variant.dealt(self._masks, first)
        names = tuple(MASKS[mask] for mask in self._masks)
        self._events.append(e.Deal(first, not self.variant.terms.closed_deal, names))
        self._lines += s.journal[: s.noted]
        self.player = s.decider

    def winners(self) -> int:
        """Return the winners as a bit set; 0 while the game goes on."""
        return 0 if self._s is None else self._s.winners

    # Views

    def _read(self) -> None:
        if self._lines:
            self._events += read_lines(self.state, self._lines)
            self._lines = []

    def happened(self) -> int:
        """Return how many events there were."""
        self._read()
        return len(self._events)

    def story(self, viewer: Viewer, since: int = 0) -> list[e.Event]:
        """Return the events from a number on, as this viewer saw them."""
        self._read()
        as_seen = e.VISIBILITY.as_seen
        return [as_seen(event, viewer) for event in self._events[since:]]

    def observe(self, player: int, out: Any) -> None:
        """Write a player's observation into a row of numbers; zeros before the deal is over."""
        if self._s is None:
            out[:] = 0
            return
        terms = self.variant.terms
        if self._witness is None:
            dealt = self.variant.dealt(self._masks, self._first())
            self._witness = Witness(dealt, not terms.closed_deal)
        self._witness.follow(self._taken[self._drawn() :])
        self._witness.observe(player, out)

    def public(self) -> dict[str, Any]:
        """Return the table as all players see it."""
        if self._s is None:
            return {"dealt": len(self._masks)}
        s = self._s
        over = self.player == OVER
        return {
            "player": None if over else s.decider,
            "decision": None if over else a.DECISIONS[s.decision],
            "turn": s.turn,
            "coins": s.coins[: s.players],
            "court": s.court,
            "bank": s.bank,
            "seats": s.player_at[: s.players],
            "announced": MASKS[s.announced] if s.announced >= 0 else None,
            "claims": players_in(s.claimed),
            "opening_left": s.opening_left,
            "winners": players_in(s.winners),
            "reason": REASONS[s.reason],
        }

    def hidden(self) -> dict[str, Any]:
        """Return the masks, by seat and then centre."""
        masks = self._masks if self._s is None else self._s.masks[: self._s.cards]
        return {"masks": [MASKS[mask] for mask in masks]}

    def action_text(self, action: int) -> str:
        """Return an action in the words of the referee, or what chance does."""
        if self.player >= 0:
            return _TEXTS[action]
        if len(self._masks) < len(self.variant.terms.masks):
            return f"deal {MASKS[action]}"
        return f"player {action} begins"

    # Other worlds

    def resampled(self, player: int, chance: Sampler) -> Sequence[int]:
        """Return a course of the game that this player cannot tell from this one.

        All such courses are equally likely.
        """
        if self._s is None:
            return self._deal_again(chance)
        courses = self._courses.get(player)
        if courses is None:
            terms = self.variant.terms
            seed = int(chance() * 2**53)
            courses = sample_courses(self.story(player), terms.players, terms.masks, seed)
            self._courses[player] = courses
        number = int(chance() * courses.deals.shape[1])
        deal, really = courses.deals[:, number].tolist(), courses.really[:, number].tolist()
        return self._course(player, deal, really)

    def _course(self, player: int, deal: list[int], really: list[bool]) -> list[int]:
        """Return the actions so far, with another deal and other players' swaps as given."""
        terms = self.variant.terms
        course = deal[: len(terms.masks) - 1]
        course += self._taken[len(course) : self._drawn()]
        swaps = (event.player for event in self._events if isinstance(event, e.Swap | e.Switch))
        flips = iter(really)
        for action in self._taken[self._drawn() :]:
            first = a.SWAP if action < a.ANNOUNCE else a.SWITCH
            if a.SWAP <= action < a.ANNOUNCE or a.SWITCH <= action < a.NAME:
                if next(swaps) != player:
                    action += next(flips) - (action - first & 1)
            course.append(action)
        return course

    def _deal_again(self, chance: Sampler) -> list[int]:
        """Return as many outcomes of the deal as there were; nobody has seen any yet."""
        position = MascaradePosition(self.variant)
        for _ in self._taken:
            position.act(drawn(position.outcomes(), chance))
        return position._taken


def _replayed(terms: Terms, taken: Sequence[int]) -> MascaradePosition:
    position = MascaradePosition(_variant(terms))
    for action in taken:
        position.act(action)
    return position


_variant = lru_cache(maxsize=64)(Variant)


def variant_of(parameters: Mapping[str, Any]) -> Variant:
    """Return the variant for some parameters; raises :exc:`ValueError`."""
    return _variant(terms_of(parameters))


TREE: Final = TreePart(PARAMETERS, variant_of, range(FEWEST_PLAYERS, a.MOST_PLAYERS + 1))
