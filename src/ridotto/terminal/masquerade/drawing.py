"""The hall as a player sees it: the table, the other players, and their own cards."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterator
from typing import Final

from rich.text import Text

from ridotto.games.masquerade import Own, Public
from ridotto.games.masquerade import actions as a
from ridotto.games.masquerade.deck import cards as c
from ridotto.games.masquerade.deck.texts import condition_text
from ridotto.games.masquerade.prospects import Prospects
from ridotto.games.words import Words
from ridotto.rules.masquerade.state import FULL_LIFE
from ridotto.terminal.masquerade.card_book import CardBook
from ridotto.terminal.play.people import People
from ridotto.terminal.play.talk import flowed

FULL: Final = "♥"
EMPTY: Final = "♡"
NOBODY: Final = "–"  # noqa: RUF001


def hearts(life: int) -> str:
    """Return a player's life as hearts."""
    return FULL * life + EMPTY * (FULL_LIFE - life)


class Hall:
    """Draw the hall as one player sees it."""

    def __init__(self, words: Words, people: People, book: CardBook) -> None:
        self._words = words
        self._people = people
        self._book = book
        levels = [spell.level for spell in book.deck.spell]
        self._flip = (min(levels), max(levels))

    def draw(
        self, state: Public, own: Own, prospects: Prospects, width: int, whole: bool
    ) -> Iterator[Text]:
        """Yield the hall in lines no wider than ``width``.

        ``whole`` includes what never changes: the texts of the Dancers and of the player's own
        Mask.
        """
        yield from map(Text, flowed("", list(self._header(state)), width))
        # Skip empty Stages.
        if whole or any(state.stages):
            stages = list(self._stages(state))
            yield from map(Text, flowed(f"{self._words('hall-stages')} ", stages, width))
        yield from map(Text, self._on_the_table(state, width))
        for player in state.line:
            yield from self._guest(state, prospects, player, width)
            if whole:
                yield from self._ability(state.dancers[player], width)
        mask = self._book.text(own.mask) if whole else self._condition(own.mask)
        yield from self._own(state, own, prospects, mask, width)

    # The table

    def _header(self, state: Public) -> Iterator[str]:
        words = self._words
        yield words("hall-turn", turn=max(1, state.turn))
        yield words(f"phase-{state.phase}")
        yield words("hall-deck", count=state.spell_deck)
        yield words("hall-tomb", count=len(state.tomb))
        yield words("hall-renewals", count=state.renewals, most=len(state.life))

    def _on_the_table(self, state: Public, width: int) -> Iterator[str]:
        words, name = self._words, self._book.name
        yield from flowed(f"{words('hall-guardian')} ", list(self._guardian(state)), width)
        events = list(map(name, state.events_left)) or [NOBODY]
        yield from flowed(f"{words('hall-events')} ", events, width)
        emblems = [
            f"{words('label', what=name(card))} {self._held(by)}"
            for card, by in state.emblems.items()
        ]
        yield from flowed(f"{words('hall-emblems')} ", emblems or [NOBODY], width)

    def _held(self, player: int | None) -> str:
        return NOBODY if player is None else self._people.names[player]

    def _stages(self, state: Public) -> Iterator[str]:
        for stage in self._book.deck.stage:
            here = self.guests(state, stage.id)
            filled = f"{self._book.name(stage.id)} {len(here)}/{stage.room}"
            if here:
                filled = f"{self._words('label', what=filled)} {', '.join(here)}"
            yield filled

    def guests(self, state: Public, stage: str) -> list[str]:
        """Return the names of the players at a Stage."""
        names = self._people.names
        return [names[player] for player, at in enumerate(state.stages) if at == stage]

    def _guardian(self, state: Public) -> Iterator[str]:
        """Yield the top Guardian with its power and the range after a flip."""
        if state.guardian is None:
            yield NOBODY
            return
        power = self._book.card(state.guardian, c.Guardian).power
        yield self._words("hall-power", name=self._book.name(state.guardian), power=power)
        yield self.flipped(power)
        yield self._words("hall-left", count=state.guardians_left)

    def flipped(self, power: int) -> str:
        """Return the range of a Guardian's power after a Spell is flipped for it."""
        low, high = self._flip
        return self._words("hall-flipped", low=power + low, high=power + high)

    # The guests

    def _guest(
        self, state: Public, prospects: Prospects, player: int, width: int
    ) -> Iterator[Text]:
        mark = "▶" if player == state.player else " "
        order = state.orders[player] or NOBODY
        style = "bold" if player == self._people.you else ""
        if player == state.player:
            style = "bold yellow"
        name = self._people.names[player]
        lead = f"{mark}{self._words('label', what=f'{order} {name}')} "
        for line in flowed(lead, list(self._having(state, prospects, player)), width, 4):
            yield Text(line, style=style)

    def _ability(self, dancer: str | None, width: int) -> Iterator[Text]:
        if dancer is not None and self._book.card(dancer, c.Dancer).effects:
            yield from _folded(f"    {self._book.text(dancer)}", width, "dim")

    def _having(self, state: Public, prospects: Prospects, player: int) -> Iterator[str]:
        words, book = self._words, self._book
        dancer = state.dancers[player]
        if dancer is None:
            yield words("hall-no-dancer")
            return
        yield words("hall-power", name=book.name(dancer), power=prospects.powers[player])
        yield hearts(state.life[player])
        yield words("hall-hand", count=state.hands[player])
        yield words("hall-counters", count=state.counters[player])
        yield words("hall-vp", vp=state.vp[player])
        if state.treasures[player]:
            yield words("hall-treasures", cards=book.named(state.treasures[player]))
        mask = state.masks[player]
        if mask is not None:
            yield words("hall-mask-shown", card=book.name(mask))

    def standing(self, state: Public, width: int) -> list[str]:
        """Return the standing of all players in a line or two."""
        names = self._people.names
        parts = [
            f"{names[player]} {hearts(state.life[player])} "
            + self._words("hall-hand", count=state.hands[player])
            + ", "
            + self._words("hall-vp", vp=state.vp[player])
            for player in state.line
        ]
        return flowed("", parts, width)

    # The player's own cards

    def _condition(self, mask: str) -> str:
        """Return the condition and the value of a Mask, in short form."""
        card = self._book.card(mask, c.Mask)
        asked = condition_text(card.if_, self._words)
        label = self._words("label", what=f"{asked[:1].upper()}{asked[1:]}")
        return f"{label} {self._words('hall-vp', vp=card.vp)}."

    def _own(
        self, state: Public, own: Own, prospects: Prospects, mask_text: str, width: int
    ) -> Iterator[Text]:
        words, book = self._words, self._book
        shown = self._people.you is not None and state.masks[self._people.you] is not None
        holds = "shown" if shown else "yes" if prospects.mask_vp else "no"
        mask = words("hall-own-mask", card=book.name(own.mask), text=mask_text)
        yield from _folded(f"{mask} {words('hall-mask-now', holds=holds)}", width)
        if own.counters:
            yield from _folded(words("hall-own-counters", cards=book.named(own.counters)), width)
        held = words("hall-own-hand", count=len(own.hand), most=prospects.hand_limit)
        yield Text(held + ("" if own.hand else f" {NOBODY}"))
        castable = castable_in(state)
        for spell, copies in Counter(own.hand).items():
            sign = "♪" if spell in castable else " "
            cost = words("hall-cost", cost=prospects.costs.get(spell, 0))
            phase = words("hall-phase", phase=book.card(spell, c.Spell).phase)
            text = f"{phase}, {cost}. {book.text(spell)}"
            label = words("label", what=book.counted(spell, copies))
            yield from _folded(f" {sign} {label} {text}", width)

    def fight(self, state: Public) -> str:
        """Return the current Challenge with the totals so far."""
        fight = state.fight
        assert fight is not None
        names = self._people.names
        mine, theirs = fight.totals
        if isinstance(fight.challenged, int):
            return f"⚔ {names[fight.challenger]} {mine} : {theirs} {names[fight.challenged]}"
        guardian = self._book.name(state.guardian) if state.guardian else ""
        return f"⚔ {names[fight.challenger]} {mine} : {theirs} {guardian} ({self.flipped(theirs)})"


def castable_in(state: Public) -> set[str]:
    """Return the Spells that the deciding player can cast now."""
    return {action.spell for action in state.legal if isinstance(action, a.Cast)}


def _folded(text: str, width: int, style: str = "") -> Iterator[Text]:
    """Wrap text to this width; further lines are indented."""
    indent = " " * (len(text) - len(text.lstrip()) + 2)
    for line in textwrap.wrap(
        text, max(20, width), subsequent_indent=indent, break_on_hyphens=False
    ):
        yield Text(line, style=style)
