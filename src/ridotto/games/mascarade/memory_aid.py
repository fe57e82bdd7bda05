"""The memory aid: the masks that a player of Mascarade has seen, and where.

It uses only the player's own events, so it knows no more than an attentive player. It remembers but
does not reason; ``BotPool.infer`` draws further conclusions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypedDict

from msgspec import UNSET

from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.rules.mascarade.masks import COPIES

_CENTRE: Final = "centre:"


class Sight(TypedDict):
    """A mask a player saw, and where it was last known to be.

    ``place`` is a seat, or the number of players plus a place in the centre; ``player`` sits there
    now. ``turn`` is 0 for the deal. ``handled`` counts the times others have handled it since.
    """

    mask: str
    place: int
    player: int | None
    turn: int
    handled: int
    certain: bool


class _Sight:
    """A mask that was seen."""

    __slots__ = ("handled", "mask", "number", "turn")

    def __init__(self, mask: str, turn: int, number: int) -> None:
        self.mask = mask
        self.turn = turn
        self.number = number
        self.handled = 0


class Memory:
    """The masks that one player has seen, updated event by event."""

    def __init__(self, you: int, seats: Sequence[int]) -> None:
        """Start before the deal, with the players in their seats."""
        self._you = you
        self._seats = list(seats)
        self._sights: dict[int, _Sight] = {}
        self._turn = 0
        self._number = 0

    def hear(self, event: Any) -> None:
        """Record an event as this player saw it."""
        self._number += 1
        match event:
            case e.Turn(turn=turn):
                self._turn = turn
            case e.Deal(masks=masks) if masks is not UNSET:
                for place, mask in enumerate(masks):
                    self._see(place, mask)
            case e.Swap(player=player, with_=target, really=really):
                self._handled(player, self._place(player), self._place(target), really)
            case e.Switch(player=player, players=(one, other), really=really):
                self._handled(player, self._place(one), self._place(other), really)
            case e.Look(player=player, mask=mask) | e.Peek(player=player, mask=mask):
                self._see(self._place(player), mask)
            case e.Reveal(player=player, mask=mask):
                self._see(self._place(player), mask)
            case e.Show():
                self._shown(event)
            case e.Seats(seats=seats):
                # Masks stay at their seats when players move.
                self._seats = list(seats)

    def shown(self) -> list[Sight]:
        """Return the last mask seen at each place, the newest first."""
        order = sorted(self._sights, key=lambda place: (-self._sights[place].number, place))
        return [self._line(place) for place in order]

    def _line(self, place: int) -> Sight:
        sight = self._sights[place]
        return {
            "mask": sight.mask,
            "place": place,
            "player": self._seats[place] if place < len(self._seats) else None,
            "turn": sight.turn,
            "handled": sight.handled,
            "certain": sight.handled == 0,
        }

    def _place(self, target: int | str) -> int:
        if isinstance(target, str):
            return len(self._seats) + int(target.removeprefix(_CENTRE))
        return self._seats.index(target)

    def _shown(self, event: e.Show) -> None:
        if event.masks is not UNSET:
            self._see(self._place(event.player), event.masks[0])
            self._see(self._place(event.target), event.masks[1])
        self._see(self._place(event.target), event.mask)

    def _see(self, place: int, mask: Any) -> None:
        if mask is UNSET:
            return
        self._sights[place] = _Sight(mask, self._turn, self._number)
        self._correct(mask)

    def _correct(self, mask: str) -> None:
        """Drop earlier sightings of a mask that exceed its number of copies."""
        places = [place for place, sight in self._sights.items() if sight.mask == mask]
        while len(places) > COPIES.get(MASK_NUMBERS[mask], 1):
            doubtful = [place for place in places if self._sights[place].handled]
            if not doubtful:
                return
            oldest = min(doubtful, key=lambda place: self._sights[place].number)
            places.remove(oldest)
            del self._sights[oldest]

    def _handled(self, player: int, here: int, there: int, really: Any) -> None:
        """Record a swap of two places; players know the outcome of their own swaps."""
        if player != self._you or really is UNSET:
            for place in (here, there):
                if place in self._sights:
                    self._sights[place].handled += 1
        elif really:
            mine, other = self._sights.pop(here, None), self._sights.pop(there, None)
            if mine is not None:
                self._sights[there] = mine
            if other is not None:
                self._sights[here] = other


def what_i_saw(events: Iterable[Any], you: int, players: int, seats: Sequence[int]) -> list[Sight]:
    """Return the mask a player last saw at each place, the newest first.

    ``events`` are all the player's events, typed; ``seats`` are the players by seat at the deal.
    """
    if len(seats) != players:
        raise ValueError(f"{players} players sit in {players} seats, not in {len(seats)}")
    memory = Memory(you, seats)
    for event in events:
        memory.hear(event)
    return memory.shown()
