"""Beliefs of a seat about the masks: a probability for every mask at every place.

Up to eight cards (seven without Numba) the probabilities are always exact. Beyond that they are
exact as long as the possible placements can be listed, and otherwise estimated from pairs of cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from msgspec import UNSET

from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.minds.mascarade.arrays import floats, int_zeros
from ridotto.minds.mascarade.shared_beliefs import KINDS
from ridotto.minds.mascarade.worlds_adaptive import AdaptiveWorlds
from ridotto.minds.mascarade.worlds_exact import ExactWorlds
from ridotto.rules.chance import stream
from ridotto.rules.speed import can_jit

MOST_EXACT: Final = 8
MOST_EXACT_PLAIN: Final = 7
_CENTRE: Final = "centre:"


class Habits(NamedTuple):
    """Assumed behaviour of players: likelihood ratios with the mask against without it."""

    announce: float = 3.0
    claim: float = 6.0
    let_pass: float = 0.3


def always_exact(cards: int) -> bool:
    """Check whether beliefs about this many cards are exact whatever happens."""
    return cards <= (MOST_EXACT if can_jit() else MOST_EXACT_PLAIN)


class Belief:
    """The masks as one player sees them, from the first event to now."""

    def __init__(
        self,
        masks: Sequence[int],
        players: int,
        you: int,
        *,
        really: float = 0.5,
        habits: Habits | None = None,
        seed: int = 0,
        most_exact: int | None = None,
        room: int | None = None,
    ) -> None:
        """Start before the deal.

        ``really`` is the assumed rate of real swaps among other players' swaps; without ``habits``,
        announcements and claims are ignored. ``seed`` is that of :meth:`sample`, ``most_exact`` the
        number of cards up to which all placements are computed, and ``room`` the number of
        placements listed beyond that.
        """
        self._deck = sorted(masks)
        self.players = players
        self._you = you
        self.cards = len(masks)
        self._really = really
        self._habits = habits
        #: Overrides of the general habits for single players.
        self.habits_of: Callable[[int, Habits], Habits] = lambda player, usual: usual
        self.seats = list(range(players))
        all_of_them = self.cards <= most_exact if most_exact else always_exact(self.cards)
        self._worlds: ExactWorlds | AdaptiveWorlds = (
            ExactWorlds(self._deck) if all_of_them else AdaptiveWorlds(self._deck, room)
        )
        self._seed = seed
        self._sure = [0.0] * players
        self._announcer = -1
        self._mask = -1
        self._odds: dict[int, float] = {}
        self._rows: Any = None

    @property
    def exact(self) -> bool:
        """Return whether the probabilities are exact."""
        return self._worlds.exact

    # Queries

    def prob(self, place: int, mask: int) -> float:
        """Return the probability of this mask at a place: the seats, then the centre."""
        return float(self.rows()[place * KINDS + mask])

    def marginals(self) -> list[list[float]]:
        """Return the probabilities of all masks, by place."""
        rows = [float(chance) for chance in self.rows()]
        return [rows[place * KINDS : (place + 1) * KINDS] for place in range(self.cards)]

    def rows(self) -> Any:
        """Return the same as one flat array, sixteen numbers per place."""
        self._settle()
        if self._rows is None:
            self._rows = self._worlds.rows()
        return self._rows

    def sample(self, chance: int) -> list[int]:
        """Return a random placement of the masks, by probability; ``chance`` is any number."""
        drawn = int_zeros(self.cards)
        self.draw(drawn, stream(self._seed, chance))
        return [int(mask) for mask in drawn]

    def draw(self, drawn: Any, chance: int) -> int:
        """Fill an array with random placements; return the next generator state."""
        self._settle()
        return self._worlds.draw(drawn, chance)

    def chance_of(self, masks: Sequence[int]) -> float:
        """Return the probability of one placement."""
        self._settle()
        return self._worlds.chance_of(masks)

    def place_of(self, target: int | str) -> int:
        """Return the place of a player's mask, or of ``centre:0``."""
        if isinstance(target, str):
            return self.players + int(target.removeprefix(_CENTRE))
        return self.seats.index(target)

    # Events

    def observe(self, event: Any) -> None:
        """Update the beliefs with an event, as seen from this seat."""
        match event:
            case e.Deal(masks=masks):
                self._deal(masks)
            case e.Swap(player=player, with_=target, really=really):
                self._handled(player, target, really)
            case e.Switch(players=(one, other), really=really):
                self._handled(one, other, really)
            case e.Look(player=player, mask=mask) | e.Peek(player=player, mask=mask):
                self._seen(player, mask)
                self._sure[player] = 1.0
            case e.Reveal(player=player, mask=mask):
                self._seen(player, mask)
                self._sure[player] = 1.0
            case e.Show():
                self._shown(event)
            case e.Seats(seats=seats):
                self.seats = list(seats)
            case e.Turn():
                self._announcer = -1
            case _:
                self._said(event)

    def _deal(self, masks: Any) -> None:
        if masks is UNSET:
            return
        self._rows = None
        numbers = [MASK_NUMBERS[mask] for mask in masks]
        self._worlds.deal(numbers)
        self._sure = [1.0] * self.players

    def handle(self, here: int, there: int, really: float) -> None:
        """Mix two places that were swapped with this probability."""
        self._settle()
        self._rows = None
        self._worlds.mix(here, there, really)

    def _handled(self, one: int, other: int | str, really: Any) -> None:
        chance = self._really if really is UNSET else float(really)
        self.handle(self.place_of(one), self.place_of(other), chance)
        for player in (one, other):
            if isinstance(player, int):
                self._sure[player] *= 0.5

    def _seen(self, player: int, mask: Any) -> None:
        if mask is UNSET:
            return
        self._settle()
        self._rows = None
        place, number = self.seats.index(player), MASK_NUMBERS[mask]
        if not self._worlds.keep(place, number):
            # Only contradictory events lead here: believe the last one.
            self._worlds.scatter()
            self._worlds.keep(place, number)

    def _shown(self, event: e.Show) -> None:
        if event.masks is not UNSET:
            self._seen(event.player, event.masks[0])
            self._seen(event.target, event.masks[1])
            self._sure[event.player] = 1.0
        self._seen(event.target, event.mask)

    # Announcements and claims

    def _said(self, event: Any) -> None:
        if self._habits is None or not isinstance(event, e.Announce | e.Claim | e.Pass):
            return
        habits = self.habits_of(event.player, self._habits)
        if isinstance(event, e.Announce):
            self._settle()
            self._announcer = event.player
            self._mask = MASK_NUMBERS[event.mask]
            self._note(event.player, habits.announce)
        elif self._announcer >= 0 and isinstance(event, e.Claim):
            self._note(event.player, habits.claim)
        elif self._announcer >= 0 and isinstance(event, e.Pass):
            self._note(event.player, habits.let_pass)

    def _note(self, player: int, odds: float) -> None:
        """Note a statement of another player; it only counts if they know their mask."""
        if player == self._you:
            return
        sure = 0.25 + 0.75 * self._sure[player]
        self._odds[self.seats.index(player)] = 1.0 + sure * (odds - 1.0)
        self._rows = None

    def _settle(self) -> None:
        """Apply all noted statements at once."""
        if not self._odds:
            return
        odds = [self._odds.get(place, 1.0) for place in range(self.cards)]
        self._odds.clear()
        self._rows = None
        self._worlds.weigh(self._mask, floats(odds))
