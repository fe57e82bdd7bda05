"""A player with perfect memory who takes the action with the best evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ridotto.games.mascarade import Mascarade, Setup
from ridotto.games.mascarade import actions as a
from ridotto.games.mascarade.actions import ACTIONS, MASK_NUMBERS, number_of
from ridotto.minds.mascarade.beliefs import Belief, Habits
from ridotto.minds.mascarade.evaluation import decide
from ridotto.minds.mascarade.public_knowledge import PublicKnowledge, packed
from ridotto.minds.mascarade.reasons import Reason, reason_for
from ridotto.minds.mascarade.shared_beliefs import KINDS, set_column
from ridotto.minds.mascarade.traits import FALSE_CLAIM, KNOWS, PUBLIC, SLOPE, TRAITS, Traits
from ridotto.minds.mind import Asked, Start
from ridotto.rules.chance import stream
from ridotto.rules.mascarade.masks import MASKS
from ridotto.rules.mascarade.state import State
from ridotto.rules.speed import can_jit, quickest

#: Classes whose compiled rules are loaded, so that no decision has to wait for them.
_ready: set[type] = set()
#: The time limit of a decision in a rehearsal, in milliseconds.
_MOMENT: Final = 20


class Evaluator:
    """Evaluates every action by the fortunes it may lead to, with complete beliefs."""

    def __init__(
        self, traits: Traits = PUBLIC, habits: Habits | None = None, slope: float = SLOPE
    ) -> None:
        """Create a player with these traits; without ``habits`` they ignore statements."""
        self._slope = slope
        self._traits = traits
        self._habits = habits
        self._why: Reason | None = None

    # Sitting at the table

    def start(self, start: Start) -> None:
        """Start a new game; the first time, load the compiled rules before it begins."""
        if can_jit() and type(self) not in _ready:
            _ready.add(type(self))
            _rehearse(type(self)())
        self._you = start.you
        self._seed = start.seed
        self._heard = 0
        self._why = None
        self._public = PublicKnowledge(start, PUBLIC, self._slope)
        self._belief = Belief(
            self._public.masks,
            self._public.players,
            start.you,
            habits=self._habits,
            seed=start.seed,
        )

    def hear(self, event: Any) -> None:
        """Follow the game."""
        self._heard += 1
        self._public.hear(event)
        self._belief.observe(event)

    def end(self, winners: Sequence[int], reason: str) -> None:
        """Keep nothing for the next game."""

    def explain(self) -> Reason | None:
        """Return the reason for the last decision."""
        return self._why

    # Deciding

    def decide(self, asked: Asked) -> Any:
        """Return the action with the best evaluation."""
        action = asked.legal[0] if len(asked.legal) == 1 else self._choose(asked)
        self._why = self._reason(action, asked)
        return action

    def _choose(self, asked: Asked) -> Any:
        s = self._table(asked)
        return ACTIONS[quickest(decide)(packed(s), self._private())]

    def _table(self, asked: Asked) -> State:
        """Return the state as this seat knows it; the only masks are those just seen as the Spy."""
        s = self._public.state(asked)
        for player, mask in self._public.spied.items():
            s.masks[s.seat_of[player]] = mask
        return s

    def _private(self) -> Any:
        """Return the beliefs of this seat."""
        rows = self._belief.rows()
        k = self._public.beliefs_of(self._you, rows)
        for place in range(self._public.cards):
            set_column(k.rows, place, rows[place * KINDS : (place + 1) * KINDS])
        k.chance = self._chance()
        k.traits[self._you * TRAITS : (self._you + 1) * TRAITS] = self._traits
        traits = k.traits
        for player in range(self._public.players):
            # The expected claims of others are a trait of the player who expects them.
            traits[player * TRAITS + KNOWS] = self._traits.knows
            traits[player * TRAITS + FALSE_CLAIM] = self._traits.false_claim
        return k

    def _chance(self) -> int:
        """Return a separate stream of chance for every point of the game."""
        return stream(self._seed, self._heard)

    def _reason(self, action: Any, asked: Asked) -> Reason:
        place = self._public.seats.index(self._you)
        own = [float(x) for x in self._belief.rows()[place * KINDS : (place + 1) * KINDS]]
        about = None
        if isinstance(action, a.Announce | a.Name):
            about = action.mask
        elif isinstance(action, a.Claim | a.Pass):
            about = asked.state.announced
        best = max(range(KINDS), key=own.__getitem__)
        chance = own[MASK_NUMBERS[about]] if about else own[best]
        return reason_for(action, MASKS[best], chance, about)


def numbers_of(legal: Sequence[Any]) -> list[int]:
    """Return the numbers of legal actions."""
    return [number for action in legal if (number := number_of(action)) is not None]


def _rehearse(mind: Evaluator) -> None:
    """Play a little at a small and at a big table, so that all rules are loaded."""
    for sheet, players in (("6A", 6), ("10A", 10)):
        game = Mascarade(Setup(players, sheet, seed=0))
        mind.start(Start(game.name, 0, 0, {}, game.state()))
        heard = 0
        for step in range(30):
            for event in game.events(0, heard):
                mind.hear(event)
                heard += 1
            state = game.state()
            if state.player is None or state.decision is None:
                break
            action = mind.decide(Asked(state.decision, state.legal, state, _MOMENT))
            game.act(state.player, action if state.player == 0 else state.legal[-1 - step % 2])
