"""What a seat can know about the masks: a chance for every mask at every place.

Up to nine cards (seven without Numba) the chances are exact; beyond that they are estimated
from some thousands of worlds, with a little of a cruder estimate mixed in that never rules out
what is possible.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from msgspec import UNSET

from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.minds.mascarade.arrays import floats, int_zeros
from ridotto.minds.mascarade.belief_updates import fix, mix
from ridotto.minds.mascarade.shared_beliefs import KINDS, initial_beliefs, set_column
from ridotto.minds.mascarade.worlds_exact import ExactWorlds
from ridotto.minds.mascarade.worlds_sampled import SampledWorlds
from ridotto.rules.chance import stream
from ridotto.rules.mascarade.state import lay_table
from ridotto.rules.speed import can_jit

MOST_EXACT: Final = 9
MOST_EXACT_PLAIN: Final = 7
#: How much of the crude estimate there is in one that is not exact.
CRUDE_PART: Final = 0.002
_CENTRE: Final = "centre:"


class Habits(NamedTuple):
    """How people are thought to behave: how many times likelier with the mask than without."""

    announce: float = 3.0
    claim: float = 6.0
    let_pass: float = 0.3


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
        """A table before the deal.

        ``really`` is how often others are thought to exchange masks that they handle; without
        ``habits`` what people say counts for nothing.
        """
        self._deck = sorted(masks)
        self.players = players
        self._you = you
        self.cards = len(masks)
        self._really = really
        self._habits = habits
        #: A player's own habits, by those of people in general: for who knows them better.
        self.habits_of: Callable[[int, Habits], Habits] = lambda player, usual: usual
        self.seats = list(range(players))
        most = most_exact or (MOST_EXACT if can_jit() else MOST_EXACT_PLAIN)
        self._worlds: ExactWorlds | SampledWorlds = (
            ExactWorlds(self._deck) if self.cards <= most else SampledWorlds(self._deck, seed, room)
        )
        self._crude = initial_beliefs(self._deck, ())
        self._table = lay_table(players, self._deck)
        self._sure = [0.0] * players
        self._announcer = -1
        self._mask = -1
        self._odds: dict[int, float] = {}
        self._rows: Any = None

    @property
    def exact(self) -> bool:
        """Whether the chances are exact."""
        return self._worlds.exact

    # Asking

    def prob(self, place: int, mask: int) -> float:
        """How likely this mask lies at this place: a seat, or the centre after the seats."""
        return float(self.rows()[place * KINDS + mask])

    def marginals(self) -> list[list[float]]:
        """The chances of all masks, place by place."""
        rows = [float(chance) for chance in self.rows()]
        return [rows[place * KINDS : (place + 1) * KINDS] for place in range(self.cards)]

    def rows(self) -> Any:
        """The same in one row of numbers, sixteen a place."""
        self._settle()
        if self._rows is None:
            rows = self._worlds.rows()
            if not self._worlds.exact:
                for number, crude in enumerate(self._crude_chances()):
                    rows[number] += CRUDE_PART * (crude - rows[number])
            self._rows = rows
        return self._rows

    def _crude_chances(self) -> list[float]:
        """The cruder estimate, as :meth:`rows` has them."""
        return [row[place] for place in range(self.cards) for row in self._crude.rows]

    def sample(self, chance: int) -> list[int]:
        """One way the masks may lie, drawn by its chance; ``chance`` is any number."""
        drawn = int_zeros(self.cards)
        self.draw(drawn, stream(chance, 0))
        return [int(mask) for mask in drawn]

    def draw(self, drawn: Any, chance: int) -> int:
        """Fill a row of numbers with placements, one after the other; returns chance after it."""
        self._settle()
        return self._worlds.draw(drawn, chance)

    def chance_of(self, masks: Sequence[int]) -> float:
        """The chance of one placement."""
        self._settle()
        return self._worlds.chance_of(masks)

    def place_of(self, target: int | str) -> int:
        """The place of a player's mask, or of ``centre:0``."""
        if isinstance(target, str):
            return self.players + int(target.removeprefix(_CENTRE))
        return self.seats.index(target)

    # Hearing

    def observe(self, event: Any) -> None:
        """Something happened, as seen from this seat."""
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
        for place, mask in enumerate(numbers):
            set_column(self._crude.rows, place, [float(kind == mask) for kind in range(KINDS)])
        self._sure = [1.0] * self.players

    def handle(self, here: int, there: int, really: float) -> None:
        """The masks of two places were handled, and exchanged with this chance."""
        self._settle()
        self._rows = None
        self._worlds.mix(here, there, really)
        if isinstance(self._worlds, SampledWorlds):
            mix(self._table, self._crude, here, there, really)

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
        if isinstance(self._worlds, SampledWorlds):
            fix(self._table, self._crude, place, number)
        if not self._worlds.keep(place, number):
            self._start_over(place, number)

    def _start_over(self, place: int, mask: int) -> None:
        """No world fits any more: lay some from what each place may hold."""
        if isinstance(self._worlds, SampledWorlds):
            copies = self._crude.copies
            rows = [
                chance / max(1, copies[number % KINDS])
                for number, chance in enumerate(self._crude_chances())
            ]
            self._worlds.renew(rows)
        else:
            # Only events that contradict each other lead here: believe the last.
            self._worlds.scatter()
        self._worlds.keep(place, mask)

    def _shown(self, event: e.Show) -> None:
        if event.masks is not UNSET:
            self._seen(event.player, event.masks[0])
            self._seen(event.target, event.masks[1])
            self._sure[event.player] = 1.0
        self._seen(event.target, event.mask)

    # What people say

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
        """Only another who knows their mask tells anything by what they say of it."""
        if player == self._you:
            return
        sure = 0.25 + 0.75 * self._sure[player]
        self._odds[self.seats.index(player)] = 1.0 + sure * (odds - 1.0)
        self._rows = None

    def _settle(self) -> None:
        """Let what was said count, all of it at once."""
        if not self._odds:
            return
        odds = [self._odds.get(place, 1.0) for place in range(self.cards)]
        self._odds.clear()
        self._rows = None
        self._worlds.weigh(self._mask, floats(odds))
