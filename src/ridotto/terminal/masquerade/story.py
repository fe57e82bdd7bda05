"""The events of Masquerade as sentences for one reader."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from msgspec import UNSET

from ridotto.games.masquerade import events as e
from ridotto.games.words import Words
from ridotto.terminal.masquerade.card_book import CardBook
from ridotto.terminal.play.people import People
from ridotto.terminal.play.story import TURN, Line, Teller

#: Events that are merged into one sentence when several occur in a row, with the fields that must
#: be equal.
_TOGETHER: Final[dict[type, Callable[[Any], Any]]] = {
    e.Mask: lambda event: None if event.mask is UNSET else event.player,
    e.Draw: lambda event: event.player,
    e.Pay: lambda event: event.player,
    e.Discard: lambda event: event.player,
    e.Give: lambda event: (event.from_, event.to),
    e.Bury: lambda event: event.player,
    e.Look: lambda event: event.player,
}


class MasqueradeTeller(Teller):
    """Tell one reader what happens, and remember the two sides of a Challenge."""

    def __init__(self, words: Words, people: People, book: CardBook) -> None:
        super().__init__(words, people)
        self._book = book
        self._fight: tuple[int, e.Opponent, str] = (0, 0, "")

    def tell(self, events: Iterable[Any]) -> Iterator[Line]:
        """Return as few sentences as possible for these events."""
        for (kind, _), same in groupby(events, _apart()):
            yield TELLING[kind](self, list(same))

    # The table

    def _deal(self, same: list[e.Deal]) -> Line:
        orders = [f"{self._people.names[p]} {order}" for p, order in enumerate(same[0].orders)]
        return Line("▒", self._words("story-deal", orders=", ".join(orders)))

    def _mask(self, same: list[e.Mask]) -> Line:
        if same[0].mask is UNSET:
            names = self._people.listed(
                [event.player for event in same], self._words, "person-wins"
            )
            return Line("◆", self._words("story-masks", names=names, count=len(same)))
        return Line("◆", self._say("story-mask", same[0].player, card=self._named(same[0].mask)))

    def _turn(self, same: list[e.Turn]) -> Line:
        return Line(TURN, self._words("story-turn", turn=same[0].turn), "bold")

    def _phase(self, same: list[e.Phase]) -> Line:
        return Line("─", self._words(f"phase-{same[0].phase}"), "dim")

    def _dancer(self, same: list[e.Dancer]) -> Line:
        return Line(
            "♟", self._say("story-dancer", same[0].player, card=self._named(same[0].dancer))
        )

    def _order(self, same: list[e.Order]) -> Line:
        return Line("№", self._say("story-order", same[0].player, order=same[0].order))

    def _stage(self, same: list[e.Stage]) -> Line:
        return Line("⌂", self._say("story-stage", same[0].player, card=self._named(same[0].stage)))

    def _resolve(self, same: list[e.Resolve]) -> Line:
        return Line("✦", self._say("story-resolve", same[0].player, card=self._named(same[0].card)))

    def _renew(self, same: list[e.Renew]) -> Line:
        return Line("↻", self._words("story-renew", renewals=same[0].renewals), "bold cyan")

    # Spells

    def _draw(self, same: list[e.Draw]) -> Line:
        return Line("+", self._spells("story-draw", same), "green")

    def _cast(self, same: list[e.Cast]) -> Line:
        text = self._say("story-cast", same[0].player, card=self._named(same[0].spell))
        return Line("♪", text, "bold magenta")

    def _pay(self, same: list[e.Pay]) -> Line:
        return Line("-", self._spells("story-pay", same))

    def _discard(self, same: list[e.Discard]) -> Line:
        return Line("-", self._spells("story-discard", same))

    def _give(self, same: list[e.Give]) -> Line:
        spells = [event.spell for event in same]
        text = self._between("story-give", same[0].from_, same[0].to, **self._some(spells))
        return Line("→", text, "cyan")

    def _bury(self, same: list[e.Bury]) -> Line:
        return Line("-", self._spells("story-bury", same))

    def _lay(self, same: list[e.Lay]) -> Line:
        return Line("▪", self._spells("story-lay", same), "yellow")

    def _salvage(self, same: list[e.Salvage]) -> Line:
        return Line("+", self._spells("story-salvage", same), "green")

    def _look(self, same: list[e.Look]) -> Line:
        return Line("◉", self._spells("story-look", same))

    def _find(self, same: list[e.Find]) -> Line:
        return Line("+", self._spells("story-find", same), "green")

    # Challenges

    def _challenge(self, same: list[e.Challenge]) -> Line:
        event = same[0]
        guardian = self._named(event.guardian) if event.guardian else ""
        self._fight = (event.player, event.challenged, guardian)
        if isinstance(event.challenged, int):
            text = self._between("story-challenge", event.player, event.challenged)
        else:
            text = self._say("story-challenge-guardian", event.player, card=guardian)
        return Line("⚔", text, "bold red")

    def _reveal(self, same: list[e.Reveal]) -> Line:
        event = same[0]
        card = self._named(event.mask)
        text = self._say("story-reveal", event.player, card=card, bonus=event.bonus)
        return Line("◆", text, "bold magenta")

    def _flip(self, same: list[e.Flip]) -> Line:
        spell = same[0].spell
        if spell is None:
            return Line("?", self._words("story-flip-none"))
        text = self._words("story-flip", card=self._named(spell), level=same[0].level)
        return Line("?", text)

    def _clash(self, same: list[e.Clash]) -> Line:
        mine, theirs = same[0].totals
        challenger, challenged, guardian = self._fight
        names = self._people.names
        other = names[challenged] if isinstance(challenged, int) else guardian
        score = f"{names[challenger]} {mine} : {theirs} {other}"
        if mine == theirs:
            return Line("=", self._words("story-clash", score=score, who="nobody", name=""), "bold")
        winner = challenger if mine > theirs else challenged
        who = self._people.who(winner) if isinstance(winner, int) else "guardian"
        name = names[winner] if isinstance(winner, int) else guardian
        return Line("=", self._words("story-clash", score=score, who=who, name=name), "bold")

    def _life(self, same: list[e.Life]) -> Line:
        return Line("♥", self._say("story-life", same[0].player, life=same[0].life), "red")

    # Gains and losses

    def _treasure(self, same: list[e.Treasure]) -> Line:
        event = same[0]
        card = self._named(event.treasure)
        if isinstance(event.from_, int):
            text = self._between("story-treasure-taken", event.player, event.from_, card=card)
        else:
            text = self._say("story-treasure", event.player, card=card)
        return Line("✪", text, "bold yellow")

    def _emblem(self, same: list[e.Emblem]) -> Line:
        card = self._named(same[0].emblem)
        if same[0].player is None:
            return Line("❖", self._words("story-emblem-back", card=card), "yellow")
        return Line("❖", self._say("story-emblem", same[0].player, card=card), "yellow")

    def _event(self, same: list[e.Happening]) -> Line:
        text = self._say("story-event", same[0].player, card=self._named(same[0].event))
        return Line("»", text, "bold magenta")

    def _choose(self, same: list[e.Choose]) -> Line:
        return Line("→", self._between("story-choose", same[0].player, same[0].chosen))

    def _swap_dancers(self, same: list[e.SwapDancers]) -> Line:
        text = self._between("story-swap-dancers", same[0].player, same[0].other)
        return Line("⇄", text, "cyan")

    def _swap_hands(self, same: list[e.SwapHands]) -> Line:
        text = self._between("story-swap-hands", same[0].player, same[0].other)
        return Line("⇄", text, "cyan")

    def _glimpse(self, same: list[e.Glimpse]) -> Line:
        event = same[0]
        seen = "no" if event.mask is UNSET else "yes"
        card = "" if event.mask is UNSET else self._named(event.mask)
        text = self._between("story-glimpse", event.player, event.target, seen=seen, card=card)
        return Line("◉", text, "magenta")

    def _move(self, same: list[e.Move]) -> Line:
        event = same[0]
        card = self._named(event.stage)
        if event.player == event.moved:
            return Line("⌂", self._say("story-move-own", event.player, card=card))
        return Line("⌂", self._between("story-move", event.player, event.moved, card=card))

    def _score(self, same: list[e.Score]) -> Line:
        event = same[0]
        name = self._people.names[event.player]
        text = self._words("story-score", name=name, vp=event.vp, mask=event.mask_vp)
        return Line("·", text)

    def _end(self, same: list[e.End]) -> Line:
        return self._won(same[0].winners, self._words(f"story-reason-{same[0].reason}"))

    # Parts of sentences

    def _named(self, card: Any) -> str:
        return self._book.name(card)

    def _some(self, spells: Sequence[Any]) -> dict[str, str | int]:
        """Return arguments that name Spells if the reader sees them, else count them."""
        hidden = UNSET in spells
        named = "" if hidden else self._book.named(spells)
        return {"seen": "no" if hidden else "yes", "cards": named, "count": len(spells)}

    def _spells(self, message: str, same: Sequence[Any]) -> str:
        return self._say(message, same[0].player, **self._some([event.spell for event in same]))

    def _between(self, message: str, player: int, other: int, /, **args: str | int) -> str:
        who = {"whom": self._people.who(other), "whomname": self._people.names[other]}
        return self._say(message, player, **who, **args)


def _apart() -> Callable[[Any], tuple[type, Any]]:
    """Return a key function that groups events told in one sentence."""
    count = 0

    def key(event: Any) -> tuple[type, Any]:
        nonlocal count
        kind = type(event)
        if kind in _TOGETHER:
            return kind, ("together", _TOGETHER[kind](event))
        count += 1
        return kind, count

    return key


#: The method that tells each type of event.
TELLING: Final[dict[type, Callable[[MasqueradeTeller, Any], Line]]] = {
    e.Deal: MasqueradeTeller._deal,
    e.Mask: MasqueradeTeller._mask,
    e.Turn: MasqueradeTeller._turn,
    e.Phase: MasqueradeTeller._phase,
    e.Dancer: MasqueradeTeller._dancer,
    e.Order: MasqueradeTeller._order,
    e.Stage: MasqueradeTeller._stage,
    e.Resolve: MasqueradeTeller._resolve,
    e.Draw: MasqueradeTeller._draw,
    e.Cast: MasqueradeTeller._cast,
    e.Pay: MasqueradeTeller._pay,
    e.Discard: MasqueradeTeller._discard,
    e.Give: MasqueradeTeller._give,
    e.Bury: MasqueradeTeller._bury,
    e.Lay: MasqueradeTeller._lay,
    e.Salvage: MasqueradeTeller._salvage,
    e.Look: MasqueradeTeller._look,
    e.Find: MasqueradeTeller._find,
    e.Challenge: MasqueradeTeller._challenge,
    e.Reveal: MasqueradeTeller._reveal,
    e.Flip: MasqueradeTeller._flip,
    e.Clash: MasqueradeTeller._clash,
    e.Life: MasqueradeTeller._life,
    e.Treasure: MasqueradeTeller._treasure,
    e.Emblem: MasqueradeTeller._emblem,
    e.Happening: MasqueradeTeller._event,
    e.Renew: MasqueradeTeller._renew,
    e.Choose: MasqueradeTeller._choose,
    e.SwapDancers: MasqueradeTeller._swap_dancers,
    e.SwapHands: MasqueradeTeller._swap_hands,
    e.Glimpse: MasqueradeTeller._glimpse,
    e.Move: MasqueradeTeller._move,
    e.Score: MasqueradeTeller._score,
    e.End: MasqueradeTeller._end,
}
