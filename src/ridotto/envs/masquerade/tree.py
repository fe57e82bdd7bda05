"""Masquerade as a tree: positions on the rules' own integers.

Chance deals the Masks one by one, by player and then aside, the next to be taken last, and then an
Order to each player. From then on it decides about a Spell when one is drawn, flipped or looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from ridotto.envs.masquerade.memory import HANDS, Memory, meet, remember
from ridotto.envs.masquerade.observation import face, layout_of
from ridotto.envs.masquerade.open_pile import OpenPile, Undecided
from ridotto.envs.masquerade.resampling import Knowledge, retold
from ridotto.envs.masquerade.story import Answer, Holding, Question, as_seen
from ridotto.envs.masquerade.tables import Start
from ridotto.envs.tree.part import TreePart
from ridotto.envs.tree.position import CHANCE, OVER, Outcomes, Position, Sampler, Sizes
from ridotto.envs.tree.position import Variant as AnyVariant
from ridotto.envs.tree.vocabulary import Vocabulary
from ridotto.games.masquerade import events as e
from ridotto.games.masquerade.actions import KINDS, Answers
from ridotto.games.masquerade.deck.library import Cards, read_deck, shipped
from ridotto.games.masquerade.game import deal_event
from ridotto.games.masquerade.journal import is_full, more_room, read_journal
from ridotto.games.masquerade.public import public_state, spells_in
from ridotto.games.masquerade.setup import FEWEST_PLAYERS
from ridotto.games.viewers import Viewer
from ridotto.rules.masquerade import actions as a
from ridotto.rules.masquerade import deck as tables
from ridotto.rules.masquerade.state import PHASES, REASONS, SHUFFLES, State, empty_state
from ridotto.rules.masquerade.turns import act, deal

#: The parameters with their defaults; ``deck`` is the path of a deck file, "" for the shipped deck.
PARAMETERS: Final[Mapping[str, Any]] = {"players": 4, "turn_limit": 100, "deck": ""}

#: Generous bounds for what happens in a turn, by player: decisions, chance nodes and numbers.
_DECISIONS: Final = 60
_CHANCE_NODES: Final = 40
_NUMBERS: Final = 100


class Variant(AnyVariant):
    """A table of Masquerade."""

    def __init__(self, players: int, turn_limit: int, deck: str) -> None:
        """Raise :exc:`ValueError` for numbers that are out of range."""
        self.parameters = (players, turn_limit, deck)
        self.cards: Cards = read_deck(deck) if deck else shipped()
        self.answers = Answers(self.cards)
        self.players, self.turn_limit = players, turn_limit
        most = self.cards.most_players
        if not FEWEST_PLAYERS <= players <= most:
            raise ValueError(f"players must be {FEWEST_PLAYERS} to {most} here, not {players}")
        if not 1 <= turn_limit <= 100_000:
            raise ValueError(f"turn_limit must be 1 to 100000, not {turn_limit}")
        d = self.cards.tables
        by_player = turn_limit * (players + 1)
        self.sizes = Sizes(
            players=players,
            actions=a.ACTIONS,
            outcomes=max(d.masks, tables.ORDERS, d.spell_kinds),
            decisions=by_player * _DECISIONS,
            chance_nodes=d.masks + players + by_player * _CHANCE_NODES,
            stream=200 + by_player * _NUMBERS,
        )
        self.vocabulary = _vocabulary(self.cards)
        self.layout = layout_of(players, d)
        #: What observations need to know of the table: its deck.
        self.observed = Start()
        self.observed.deck = d
        self.setup: dict[str, Any] = {"players": players, "options": {"turn_limit": turn_limit}}
        if deck:
            self.setup["deck"] = msgspec.to_builtins(self.cards.file)

    def start(self) -> MasqueradePosition:
        """Return the position before the deal."""
        return MasqueradePosition(self)


def _vocabulary(cards: Cards) -> Vocabulary:
    words = (
        *cards.ids.values(), *cards.treasure_ids, *PHASES, *REASONS[1:], *a.DECISIONS, "guardian"
    )  # fmt: skip
    return Vocabulary((*e.EVENTS.values(), Question, Holding, *KINDS.values()), words)


#: Attributes of positions that are never changed in place.
_SIMPLE: Final = ("player", "_dealt", "_pending", "_drawn", "_open", "_layers")


class MasqueradePosition(Position):
    """A point in a game of Masquerade.

    While chance decides about a card, the state is the one before the action that draws it.
    """

    __slots__ = (
        "_dealt",
        "_drawn",
        "_known",
        "_layers",
        "_memory",
        "_open",
        "_pending",
        "_s",
        "_story",
    )

    variant: Variant

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.player = CHANCE
        self._texts = {}
        self._dealt: tuple[int, ...] = ()
        self._s: State | None = None
        #: The action that is being carried out, the cards drawn in it, and those that may be next.
        self._pending: int | None = None
        self._drawn: tuple[int, ...] = ()
        self._open: Sequence[int] = ()
        self._layers: Sequence[int] = ()
        self._story: list[Any] = []
        self._known: dict[int, Knowledge] = {}
        #: What players remember, for their observations.
        self._memory = Memory.blank()
        meet(self._memory)

    def copy(self) -> MasqueradePosition:
        """Return an independent position."""
        twin = MasqueradePosition(self.variant)
        for slot in _SIMPLE:
            setattr(twin, slot, getattr(self, slot))
        twin._texts = self._texts.copy()
        twin._s = None if self._s is None else self._s.copy()
        twin._story = self._story[:]
        twin._memory = self._memory.copy()
        return twin

    def __reduce__(self) -> Any:
        kept = (*_SIMPLE, "_s", "_story", "_memory")
        return _restored, (self.variant.parameters, {slot: getattr(self, slot) for slot in kept})

    @property
    def state(self) -> State:
        """Return the rules' state; raises :exc:`ValueError` before the deal is over."""
        if self._s is None:
            raise ValueError("the cards are still being dealt")
        return self._s

    # Play

    def legal(self) -> list[int]:
        """Return the legal actions of the player who decides, in ascending order."""
        s = self.state
        return sorted(s.legal[: s.legal_count])

    def outcomes(self) -> Outcomes:
        """Return the Masks, Orders or Spells that may come next."""
        if self._s is None and not self._open:
            left = self._left()
            return [(each, 1.0 / len(left)) for each in left]
        kinds = self.variant.cards.tables.spell_of
        counts = Counter(kinds[card] for card in self._open)
        return [(kind, counts[kind] / len(self._open)) for kind in sorted(counts)]

    def _left(self) -> list[int]:
        """Return the Masks, and after them the Orders, that are still to be dealt."""
        masks = self.variant.cards.tables.masks
        dealt = self._dealt
        if len(dealt) < masks:
            return [mask for mask in range(masks) if mask not in dealt]
        return [order for order in range(tables.ORDERS) if order not in dealt[masks:]]

    def act(self, action: int) -> None:
        """Carry out an action or an outcome; raises :exc:`ValueError` if it is not possible."""
        if self.player >= 0:
            self._take(action)
            return
        if self.player == OVER:
            raise ValueError("the game is over; nobody acts any more")
        possible = [each for each, _ in self.outcomes()]
        if action not in possible:
            raise ValueError(f"{action} is not an outcome now: {possible} are")
        if self._open:
            kinds = self.variant.cards.tables.spell_of
            card = next(card for card in self._open if kinds[card] == action)
            self._drawn = (*self._drawn, card)
            self._run()
        else:
            self._deal(action)

    def _take(self, action: int) -> None:
        s = self.state
        if action not in s.legal[: s.legal_count]:
            raise ValueError(f"{action} is not legal for player {self.player}: {self.legal()} are")
        typed = self.variant.answers.action(s.decision, action)
        self._story.append(Answer(self.player, action, typed))
        self._pending = action
        self._known.clear()
        self._run()

    def _deal(self, outcome: int) -> None:
        self._dealt = (*self._dealt, outcome)
        wanted = self.variant.cards.tables.masks + self.variant.players
        # The last Mask, and the last of five Orders, are not left to chance.
        while len(self._dealt) < wanted and len(self._left()) == 1:
            self._dealt = (*self._dealt, self._left()[0])
        if len(self._dealt) == wanted:
            self._run()

    def _run(self) -> None:
        """Carry out the pending action, or the deal, as far as chance has decided about cards."""
        while True:
            s = self._blank() if self._s is None else self._s.copy()
            pile = s.pile = OpenPile(s, self._layers, self._drawn)
            try:
                self._carry_out(s)
            except Undecided as undecided:
                self._open = undecided.cards
                self.player = CHANCE
                return
            if not is_full(s):
                break
            more_room(self.state)
        self._layers = pile.layers(s.pile_size)
        s.pile = list(pile)
        self._tell(s)
        remember(s, self._memory)
        self._s, self._pending, self._drawn, self._open = s, None, (), ()
        self.player = OVER if s.decision == a.ASK_NOBODY else s.decider

    def _blank(self) -> State:
        variant = self.variant
        return empty_state(variant.players, noting=True, turn_limit=variant.turn_limit)

    def _carry_out(self, s: State) -> None:
        d = self.variant.cards.tables
        if self._pending is not None:
            act(s, d, self._pending)
            return
        masks, orders = self._dealt[: d.masks], self._dealt[d.masks :]
        unused = [order for order in range(tables.ORDERS) if order not in orders]
        # The order of the Spells means nothing: chance decides when they are drawn.
        deal(s, d, masks, [*orders, *unused], [*range(tables.MOST_SPELLS)] * SHUFFLES)

    def winners(self) -> int:
        """Return the winners as a bit set; 0 while the game goes on."""
        return 0 if self._s is None else self._s.winners

    # Views

    def _tell(self, s: State) -> None:
        """Add the events of an action, or of the deal, and the next question to the story."""
        cards = self.variant.cards
        if self._s is None:
            orders = tuple(order + 1 for order in self._dealt[cards.tables.masks :])
            self._story.append(deal_event(cards, orders))
            for player in range(s.players):
                mask = cards.ids[tables.MASKS_AT + s.mask[player]]
                self._story.append(e.Mask(player, mask))
        self._story += read_journal(s, cards)
        if s.decision != a.ASK_NOBODY:
            self._story.append(Question(s.decider, a.DECISIONS[s.decision]))

    def happened(self) -> int:
        """Return how many events, questions and answers there were."""
        return len(self._story)

    def story(self, viewer: Viewer, since: int = 0) -> list[Any]:
        """Return events, questions, and a player's own answers, as this viewer saw them."""
        seen = [as_seen(thing, viewer) for thing in self._story[since:]]
        return [thing for thing in seen if thing is not None]

    def observe(self, player: int, out: Any) -> None:
        """Write a player's observation into a row of numbers; zeros before the deal is over."""
        if self._s is None:
            out[:] = 0
        else:
            face(self._s, self._memory, self.variant.observed, player)
            out[:] = self._memory.row[: len(out)]

    def public(self) -> Any:
        """Return the table as all players see it."""
        if self._s is None:
            return {"dealt": len(self._dealt)}
        return public_state(self._s, self.variant.cards, ())

    def hidden(self) -> Any:
        """Return the cards in hand, the counters and the Masks."""
        s, cards = self._s, self.variant.cards
        if s is None:
            return {"dealt": self._dealt}
        every = range(s.players)
        return {
            "masks": [cards.ids[tables.MASKS_AT + s.mask[player]] for player in every],
            "hands": [spells_in(s.hand[player], cards) for player in every],
            "counters": [spells_in(s.counters[player], cards) for player in every],
            "action": self._pending,
            "drawn": spells_in(sum(1 << card for card in self._drawn), cards),
        }

    def action_text(self, action: int) -> str:
        """Return an action in the words of the referee, or what chance does."""
        ids, masks = self.variant.cards.ids, self.variant.cards.tables.masks
        if self.player >= 0:
            typed = self.variant.answers.action(self.state.decision, action)
            return msgspec.json.encode(typed).decode()
        if self._open:
            return f"draw {ids[tables.SPELLS_AT + action]}"
        if len(self._dealt) < masks:
            return f"deal {ids[tables.MASKS_AT + action]}"
        return f"deal order {action + 1}"

    # Other worlds

    def resampled(self, player: int, chance: Sampler) -> MasqueradePosition:
        """Return a position that this player cannot tell from this one, at their own decision.

        It has no past: the other players' stories there say what the player knows and what they
        hold, and they remember nothing else.
        """
        if player != self.player:
            raise ValueError(f"player {player} does not decide now; only for them is this possible")
        if player not in self._known:
            self._known[player] = Knowledge(player, self.variant.setup, self._story)
        world = self._known[player].imagine(int(chance() * 2**53))
        twin = MasqueradePosition(self.variant)
        twin.player = player
        twin._dealt = self._dealt
        twin._s = world
        twin._story = retold(self._story, player, world, self.variant.cards)
        # What the others remember of the real world is not known.
        own, about = slice(player * HANDS, (player + 1) * HANDS), tables.MOST_PLAYERS
        twin._memory.spells[own] = self._memory.spells[own]
        masks = slice(player * about, (player + 1) * about)
        twin._memory.masks[masks] = self._memory.masks[masks]
        return twin


def _restored(parameters: tuple[int, int, str], kept: Mapping[str, Any]) -> MasqueradePosition:
    position = MasqueradePosition(_variant(*parameters))
    for slot, value in kept.items():
        setattr(position, slot, value)
    return position


_variant = lru_cache(maxsize=16)(Variant)


def variant_of(parameters: Mapping[str, Any]) -> Variant:
    """Return the variant for some parameters; raises :exc:`ValueError`."""
    given = {**PARAMETERS, **parameters}
    return _variant(given["players"], given["turn_limit"], given["deck"])


TREE: Final = TreePart(PARAMETERS, variant_of, range(FEWEST_PLAYERS, tables.MOST_PLAYERS + 1))
