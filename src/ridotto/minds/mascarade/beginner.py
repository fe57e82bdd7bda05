"""A player who relies on memory and gradually forgets."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from msgspec import UNSET

from ridotto.games.mascarade import actions as a
from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.game import Public
from ridotto.minds.mascarade.reasons import Reason, reason_for
from ridotto.minds.mind import Asked, Start

_CENTRE: Final = "centre:"


class Temper(NamedTuple):
    """A beginner's temper: how fast they forget, how sure they must be, how much they dare."""

    fading: float = 0.04
    boldness: float = 0.15
    certainty: float = 0.55


USUAL: Final = Temper()


class Note(NamedTuple):
    """A mask remembered at some place, and how firmly."""

    mask: str
    firmly: float


class Beginner:
    """Announces what they think they have, claims what they believe is theirs."""

    def __init__(self, temper: Temper = USUAL) -> None:
        """Create a beginner with this temper."""
        self.temper = temper
        self._why: Reason | None = None

    def start(self, start: Start) -> None:
        """Start a new game without memories."""
        self._you = start.you
        self._seed = start.seed
        self._heard = 0
        self._seats = list(start.state.seats)
        self._masks = list(dict.fromkeys(start.state.masks_in_play))
        self._notes: dict[int, Note] = {}
        self._why = None

    # Memory

    def hear(self, event: Any) -> None:
        """Remember the masks seen, and trust those that were handled less."""
        self._heard += 1
        match event:
            case e.Deal(masks=masks) if masks is not UNSET:
                self._notes = {place: Note(mask, 1.0) for place, mask in enumerate(masks)}
            case e.Turn():
                self._fade(1.0 - self.temper.fading, self._notes)
            case e.Swap(player=player, with_=target, really=really):
                self._handled(self._place(player), self._place(target), really)
            case e.Switch(players=(one, other), really=really):
                self._handled(self._place(one), self._place(other), really)
            case (
                e.Look(player=player, mask=mask)
                | e.Peek(player=player, mask=mask)
                | e.Reveal(player=player, mask=mask)
                | e.Show(target=player, mask=mask)
            ) if mask is not UNSET:
                self._notes[self._place(player)] = Note(mask, 1.0)
            case e.Show(player=player, target=target, masks=(own, theirs)):
                self._notes[self._place(player)] = Note(own, 1.0)
                self._notes[self._place(target)] = Note(theirs, 1.0)
            case e.Seats(seats=seats):
                self._seats = list(seats)

    def _place(self, target: int | str) -> int:
        if isinstance(target, str):
            return len(self._seats) + int(target.removeprefix(_CENTRE))
        return self._seats.index(target)

    def _fade(self, share: float, places: Any) -> None:
        for place in list(places):
            if place in self._notes:
                mask, firmly = self._notes[place]
                self._notes[place] = Note(mask, firmly * share)

    def _handled(self, one: int, other: int, really: Any) -> None:
        if really is UNSET:
            self._fade(0.5, (one, other))
        elif really:
            here, there = self._notes.pop(one, None), self._notes.pop(other, None)
            if there:
                self._notes[one] = there
            if here:
                self._notes[other] = here

    # Decisions

    def decide(self, asked: Asked) -> Any:
        """Return the first action that comes to mind."""
        chance = random.Random(f"{self._seed}/{self._heard}")
        own = self._notes.get(self._place(self._you), Note("", 0.0))
        action = self._answer(asked, own, chance)
        self._why = self._reason(action, asked, own)
        return action

    def _answer(self, asked: Asked, own: Note, chance: random.Random) -> Any:
        legal = asked.legal
        if asked.decision == "turn" and len(legal) > 1:
            return self._turn(asked, own, chance)
        if asked.decision == "claim":
            return self._claim(asked, own, chance)
        if asked.decision == "name" and own.firmly > 0:
            return a.Name(own.mask)
        if asked.decision == "target" and a.Decline() in legal:
            return self._exchange(asked)
        return chance.choice(legal)

    def _turn(self, asked: Asked, own: Note, chance: random.Random) -> Any:
        """Announce the player's own mask if it is known and useful; else look, swap or dare."""
        announced = a.Announce(own.mask) if own.mask else None
        sure = own.firmly >= self.temper.certainty
        if sure and announced in asked.legal and gain(own.mask, asked.state, self._you) > 0:
            return announced
        dare = chance.random() < self.temper.boldness
        bluffs = [act for act in asked.legal if isinstance(act, a.Announce)]
        if dare and bluffs:
            worth = [max(0.1, gain(act.mask, asked.state, self._you)) for act in bluffs]
            return chance.choices(bluffs, worth)[0]
        if not sure and chance.random() < 0.6:
            return a.Look()
        return chance.choice([act for act in asked.legal if isinstance(act, a.Swap)])

    def _claim(self, asked: Asked, own: Note, chance: random.Random) -> Any:
        mine = own.mask == asked.state.announced and own.firmly >= self.temper.certainty
        return a.Claim() if mine or chance.random() < self.temper.boldness / 10 else a.Pass()

    def _exchange(self, asked: Asked) -> Any:
        """Swap with the richest player, as the Witch, if they have more coins."""
        coins = asked.state.coins
        best = max(range(len(coins)), key=coins.__getitem__)
        if coins[best] <= coins[self._seats.index(self._you)]:
            return a.Decline()
        return a.Choose(player=self._seats[best])

    # Explanations

    def _reason(self, action: Any, asked: Asked, own: Note) -> Reason:
        about = getattr(action, "mask", None)
        if isinstance(action, a.Claim | a.Pass):
            about = asked.state.announced
        chance = own.firmly if about in (None, own.mask) else 0.0
        return reason_for(action, own.mask or self._masks[0], chance, about)

    def end(self, winners: Sequence[int], reason: str) -> None:
        """Keep nothing for the next game."""

    def explain(self) -> Reason | None:
        """Return the memory behind the last decision."""
        return self._why


#: The coins that each mask brings in any situation.
_ALWAYS: Final = {
    "empress": 3, "king": 2, "patron": 3, "peasant": 1, "fool": 1, "princess": 2, "thief": 2,
    "swindler": 2, "puppeteer": 2, "guru": 2, "spy": 1,
}  # fmt: skip
_WINNING: Final = 20.0


def gain(mask: str, state: Public, player: int) -> float:
    """Return how many coins a mask brings a player; a win counts for many."""
    seat = state.seats.index(player)
    coins = state.coins[seat]
    got = float(_ALWAYS.get(mask, 0))
    if mask == "judge":
        got = state.court
    elif mask == "widow":
        got = max(0, 10 - coins)
    elif mask == "witch":
        got = max(0, max(state.coins) - coins)
    elif mask == "beggar":
        got = sum(other > coins for other in state.coins) / 2
    elif mask == "cheat":
        return _WINNING if coins >= 10 else 0.0
    return got if coins + got < 13 else _WINNING
