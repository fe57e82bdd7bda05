"""The questions of Masquerade to a person; the answers become actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ridotto.games.masquerade import Own, Public
from ridotto.games.masquerade import actions as a
from ridotto.games.masquerade.deck import cards as c
from ridotto.games.masquerade.prospects import Prospects
from ridotto.terminal.masquerade.card_book import CardBook
from ridotto.terminal.masquerade.drawing import NOBODY, Hall, castable_in, hearts
from ridotto.terminal.play.people import People
from ridotto.terminal.play.talk import Choice, Talk

DONE: Final = "d"
MASK: Final = "m"


class Questions:
    """Turn a decision into a question and the answer into a legal action."""

    def __init__(self, talk: Talk, people: People, book: CardBook, hall: Hall) -> None:
        self._talk = talk
        self._words = talk.words
        self._people = people
        self._book = book
        self._hall = hall

    def ask(self, state: Public, own: Own, prospects: Prospects) -> a.Action:
        """Ask until the person has decided."""
        assert state.decision is not None
        self._own = own
        self._prospects = prospects
        if state.decision == "bout":
            self._talk.say(self._hall.fight(state), "bold")
        if state.decision == "challenge":
            self._tell_power()
        if state.decision in ("cast", "bout"):
            self._tell_uncastable(state)
        if len(state.legal) == 1:
            # There is nothing to choose.
            return state.legal[0]
        choices = [self._choice(state, number, act) for number, act in enumerate(state.legal, 1)]
        default = DONE if isinstance(state.legal[-1], a.Done) else ""
        chosen = self._talk.choose(self._question(state), choices, default)
        by_key = {choice.key: act for act, choice in zip(state.legal, choices, strict=True)}
        assert chosen is not None
        return by_key[chosen]

    def _tell_power(self) -> None:
        """Print the power to fight with, before Spells and Mask."""
        you = self._people.you
        assert you is not None
        power = self._prospects.powers[you]
        text = self._words("hall-power", name=self._people.names[you], power=power)
        self._talk.say(f"⚔ {text}", "bold")

    def _tell_uncastable(self, state: Public) -> None:
        """Print which Spells of the hand cannot be cast now, and why."""
        castable = castable_in(state)
        unavailable = []
        for spell in dict.fromkeys(self._own.hand):
            if spell not in castable:
                phase = self._book.card(spell, c.Spell).phase
                why = self._words("hall-phase", phase=phase)
                if (phase == "challenge") == (state.decision == "bout"):
                    why = self._words("hall-cost", cost=self._prospects.costs[spell])
                unavailable.append(f"{self._book.name(spell)} ({why})")
        if unavailable:
            self._talk.say(f"─ {self._words('ask-not-now', cards=', '.join(unavailable))}", "dim")

    def _question(self, state: Public) -> str:
        words = self._words
        target = "" if state.target is None else self._people.names[state.target]
        who = "other" if state.target is None else self._people.who(state.target)
        casting = self._book.named(state.casting) if state.casting else NOBODY
        return words(f"ask-{state.decision}", who=who, name=target, card=casting)

    # One method per kind of action

    def _choice(self, state: Public, number: int, action: a.Action) -> Choice:
        return _CHOICES[type(action)](self, state, str(number), action)

    def _card(self, key: str, card: str, more: str = "") -> Choice:
        name = self._book.name(card)
        text = self._book.text(card)
        label = self._words("label", what=f"{name}{more}")
        return Choice(key, f"{label} {text}", (name, card, *_words_of(name)))

    def _dancer(self, state: Public, key: str, action: a.Dancer) -> Choice:
        power = self._book.card(action.dancer, c.Dancer).power
        return self._card(key, action.dancer, f" ({self._words('hall-dancer', power=power)})")

    def _order(self, state: Public, key: str, action: a.Order) -> Choice:
        # The person types the number of the Order.
        return self._card(str(action.order), self._book.order(action.order))

    def _stage(self, state: Public, key: str, action: a.Stage | a.Move) -> Choice:
        room = self._book.card(action.stage, c.Stage).room
        here = self._hall.guests(state, action.stage)
        names = f", {', '.join(here)}" if here else ""
        return self._card(key, action.stage, f" ({len(here)}/{room}{names})")

    def _source(self, state: Public, key: str, action: a.Resolve) -> Choice:
        return self._card(key, action.card)

    def _cast(self, state: Public, key: str, action: a.Cast) -> Choice:
        cost = self._words("hall-cost", cost=self._prospects.costs[action.spell])
        return self._card(key, action.spell, f" ({cost})")

    def _spell(self, state: Public, key: str, action: Any) -> Choice:
        return self._card(key, action.spell, f" ({self._level(action.spell)})")

    def _level(self, spell: str) -> str:
        return self._words("hall-level", level=self._book.card(spell, c.Spell).level)

    def _player(self, state: Public, key: str, action: a.Choose | a.Challenge) -> Choice:
        player = action.player
        name = self._people.names[player]
        words = self._words
        parts = [
            words("hall-dancer", power=self._prospects.powers[player]),
            hearts(state.life[player]),
            words("hall-hand", count=state.hands[player]),
            words("hall-vp", vp=state.vp[player]),
        ]
        return Choice(str(player), f"{words('label', what=name)} {', '.join(parts)}", (name,))

    def _treasure(self, state: Public, key: str, action: a.Treasure) -> Choice:
        vp = self._book.card(action.treasure, c.Treasure).vp
        return self._card(key, action.treasure, f" ({self._words('hall-vp', vp=vp)})")

    def _event(self, state: Public, key: str, action: a.Event) -> Choice:
        return self._card(key, action.event)

    def _reveal(self, state: Public, key: str, action: a.Reveal) -> Choice:
        bonus = self._book.card(self._own.mask, c.Mask).bonus
        card = self._book.name(self._own.mask)
        return Choice(MASK, self._words("ask-reveal", card=card, bonus=bonus))

    def _done(self, state: Public, key: str, action: a.Done) -> Choice:
        return Choice(DONE, self._words(f"ask-done-{state.decision}"))


def _words_of(name: str) -> tuple[str, ...]:
    """Return the words of a name that are long enough to identify it."""
    return tuple(word for word in name.split() if len(word) > 3)


_CHOICES: Final[dict[type, Callable[[Questions, Public, str, Any], Choice]]] = {
    a.Dancer: Questions._dancer,
    a.Order: Questions._order,
    a.Stage: Questions._stage,
    a.Move: Questions._stage,
    a.Resolve: Questions._source,
    a.Cast: Questions._cast,
    a.Pay: Questions._spell,
    a.Discard: Questions._spell,
    a.Give: Questions._spell,
    a.Keep: Questions._spell,
    a.Lay: Questions._spell,
    a.Take: Questions._spell,
    a.Choose: Questions._player,
    a.Challenge: Questions._player,
    a.Treasure: Questions._treasure,
    a.Event: Questions._event,
    a.Reveal: Questions._reveal,
    a.Done: Questions._done,
}
