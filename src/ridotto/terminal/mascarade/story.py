"""The events of Mascarade as sentences for one reader."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from msgspec import UNSET

from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade import events as e
from ridotto.games.viewers import Viewer
from ridotto.games.words import Words
from ridotto.terminal.play.people import People
from ridotto.terminal.play.story import Line, Teller
from ridotto.terminal.play.talk import plain


class MascaradeTeller(Teller):
    """Tell one reader what happens, and remember where players sit."""

    def __init__(self, words: Words, people: People) -> None:
        super().__init__(words, people)
        self._seats = tuple(range(len(people.names)))
        self._passing: list[int] = []
        self._announced = ""

    def tell(self, events: Iterable[Any]) -> Iterator[Line]:
        """Return sentences for these events; passes are held back for one sentence."""
        for event in events:
            if isinstance(event, e.Pass) and event.player != self._people.you:
                self._passing.append(event.player)
                continue
            yield from self.rest()
            yield from _TELL[type(event)](self, event)

    def rest(self) -> Iterator[Line]:
        """Return the sentence about passes that were held back."""
        if self._passing:
            names = self._words.listed([self._people.names[p] for p in self._passing])
            count = len(self._passing)
            self._passing = []
            yield Line("–", self._words("tell-pass", who="other", names=names, count=count), "dim")  # noqa: RUF001

    # One event each

    def _deal(self, event: e.Deal) -> Iterator[Line]:
        self._seats = tuple(range(len(self._people.names)))
        kind = "open" if event.open else "closed"
        yield Line("▒", self._say("tell-deal", event.first, kind=kind))

    def _turn(self, event: e.Turn) -> Iterator[Line]:
        yield Line("▶", self._say("tell-turn", event.player, turn=event.turn), "bold")

    def _swap(self, event: e.Swap) -> Iterator[Line]:
        text = self._say(
            "tell-swap", event.player, mask=self._mask_of(event.with_), really=_hidden(event.really)
        )
        yield Line("⇄", text, "cyan")

    def _look(self, event: e.Look) -> Iterator[Line]:
        yield Line("◉", self._seen("tell-look", event), "green")

    def _peek(self, event: e.Peek) -> Iterator[Line]:
        yield Line("◌", self._seen("tell-peek", event), "green")

    def _seen(self, message: str, event: e.Look | e.Peek) -> str:
        seen = "no" if event.mask is UNSET else "yes"
        return self._say(message, event.player, seen=seen, mask=self._mask(event.mask))

    def _announce(self, event: e.Announce) -> Iterator[Line]:
        self._announced = event.mask
        text = self._say("tell-announce", event.player, mask=self._mask(event.mask))
        yield Line("»", text, "bold yellow")

    def _claim(self, event: e.Claim) -> Iterator[Line]:
        yield Line("‼", self._say("tell-claim", event.player), "bold red")

    def _pass(self, event: e.Pass) -> Iterator[Line]:
        yield Line("–", self._words("tell-pass", who="you", names="", count=1), "dim")  # noqa: RUF001

    def _reveal(self, event: e.Reveal) -> Iterator[Line]:
        text = self._say("tell-reveal", event.player, mask=self._mask(event.mask))
        yield Line("◆", text, "bold magenta")

    def _coins(self, event: e.Coins) -> Iterator[Line]:
        if isinstance(event.from_, str):
            assert isinstance(event.to, int)
            text = self._say(f"tell-coins-{event.from_}", event.to, amount=event.amount)
        else:
            assert isinstance(event.to, int)
            text = self._say(
                "tell-coins-given",
                event.from_,
                amount=event.amount,
                whom=self._people.who(event.to),
                whomname=self._people.names[event.to],
            )
        yield Line("●", text, "yellow")

    def _fine(self, event: e.Fine) -> Iterator[Line]:
        yield Line("▼", self._say("tell-fine", event.player, amount=event.amount), "red")

    def _choose(self, event: e.Choose) -> Iterator[Line]:
        chosen = self._people.listed(list(event.chosen), self._words, "person-chosen")
        yield Line("→", self._say("tell-choose", event.player, chosen=chosen))

    def _decline(self, event: e.Decline) -> Iterator[Line]:
        yield Line("∅", self._say("tell-decline", event.player))

    def _switch(self, event: e.Switch) -> Iterator[Line]:
        one, other = event.players
        if event.player == other:
            one, other = other, one
        if event.player == one:
            first = self._say("mask-own", event.player)
        else:
            first = self._mask_of(one)
        text = self._say(
            "tell-switch",
            event.player,
            one=first,
            other=self._mask_of(other),
            really=_hidden(event.really),
        )
        yield Line("⇄", text, "cyan")

    def _show(self, event: e.Show) -> Iterator[Line]:
        if self._announced == "spy":
            yield Line("◈", self._spied(event), "magenta")
            return
        seen = "no" if event.mask is UNSET else "yes"
        text = self._say("tell-show", event.target, seen=seen, mask=self._mask(event.mask))
        yield Line("◈", text, "magenta")

    def _spied(self, event: e.Show) -> str:
        mask = self._mask_of(event.target)
        if event.masks is UNSET:
            return self._say("tell-spy-hidden", event.player, mask=mask)
        own, theirs = (self._mask(seen) for seen in event.masks)
        return self._say("tell-spy", event.player, mask=mask, own=own, theirs=theirs)

    def _name(self, event: e.Name) -> Iterator[Line]:
        yield Line("»", self._say("tell-name", event.player, mask=self._mask(event.mask)), "bold")

    def _seats_changed(self, event: e.Seats) -> Iterator[Line]:
        moved = [p for p, before in zip(event.seats, self._seats, strict=True) if p != before]
        self._seats = event.seats
        names = self._people.listed(sorted(moved), self._words, "person-moved")
        yield Line("↻", self._words("tell-seats", names=names), "bold cyan")

    def _end(self, event: e.End) -> Iterator[Line]:
        yield self._won(event.winners, self._words(f"tell-reason-{event.reason}"))

    # Parts of sentences

    def _say(self, message: str, player: int, /, **args: str | int) -> str:
        # French drops a letter before a vowel.
        vowel = "yes" if plain(self._people.names[player])[:1] in tuple("aeiou") else "no"
        return super()._say(message, player, vowel=vowel, **args)

    def _mask(self, mask: Any) -> str:
        return "" if mask is UNSET else self._words(f"mask-{mask}")

    def _mask_of(self, place: int | str) -> str:
        if isinstance(place, str):
            number = int(place.removeprefix("centre:"))
            return self._words("mask-of", who="centre", name="", number=number + 1)
        return self._say("mask-of", place, number=0)


def _hidden(really: Any) -> str:
    if really is UNSET:
        return "hidden"
    return "yes" if really else "no"


_TELL: Final[dict[type, Callable[[MascaradeTeller, Any], Iterator[Line]]]] = {
    e.Deal: MascaradeTeller._deal,
    e.Turn: MascaradeTeller._turn,
    e.Swap: MascaradeTeller._swap,
    e.Look: MascaradeTeller._look,
    e.Peek: MascaradeTeller._peek,
    e.Announce: MascaradeTeller._announce,
    e.Claim: MascaradeTeller._claim,
    e.Pass: MascaradeTeller._pass,
    e.Reveal: MascaradeTeller._reveal,
    e.Coins: MascaradeTeller._coins,
    e.Fine: MascaradeTeller._fine,
    e.Choose: MascaradeTeller._choose,
    e.Decline: MascaradeTeller._decline,
    e.Switch: MascaradeTeller._switch,
    e.Show: MascaradeTeller._show,
    e.Name: MascaradeTeller._name,
    e.Seats: MascaradeTeller._seats_changed,
    e.End: MascaradeTeller._end,
}


def open_deal(game: Mascarade, viewer: Viewer, people: People, words: Words) -> Iterator[str]:
    """Yield the masks of an open deal, one per line; nothing if the viewer saw none."""
    deal = next(iter(game.events(viewer)))
    if isinstance(deal, e.Deal) and isinstance(deal.masks, tuple):
        for place, mask in enumerate(deal.masks):
            number = place - game.players + 1
            centre = words("play-deal-centre", number=number)
            name = people.names[place] if place < game.players else centre
            yield f"  {words('label', what=name)} {words(f'mask-{mask}')}"


def swaps(game: Mascarade, words: Words, people: People) -> Iterator[str]:
    """Yield every handling of masks in a finished game, with what really happened."""
    teller = MascaradeTeller(words, people)
    turn = 0
    for event in game.events("omniscient"):
        sentences = list(teller.tell([event]))
        if isinstance(event, e.Turn):
            turn = event.turn
        elif isinstance(event, e.Swap | e.Switch | e.Seats):
            yield f"{turn:>3} {sentences[-1].sign} {sentences[-1].text}"
