"""Masquerade's two worlds, with what lies before whom as their oracle.

A course is first played in one world. Then it is known, card by card, what came before the
viewer's eyes, and in the other world all other Spells and Masks trade places.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from msgspec import UNSET, UnsetType, structs

from games.masquerade_tables import DECK
from games.two_worlds import Case, Step
from repetitions import times
from ridotto.games.masquerade import Deal, Masquerade, Options, Setup, events
from ridotto.games.masquerade.actions import (
    Action,
    Cast,
    Challenge,
    Choose,
    Done,
    Give,
    Keep,
    Lay,
    Order,
    Reveal,
    Stage,
    Take,
)
from ridotto.games.masquerade.deck.cards import DeckFile
from ridotto.rules.masquerade.actions import ASK_GIVE, ASK_KEEP, ASK_NOBODY, ASK_SEARCH
from ridotto.rules.masquerade.deck import MOST_SPELLS
from ridotto.rules.masquerade.state import LENGTHS, SHUFFLES, State
from ridotto.rules.masquerade.turns import act

#: Places where there is more to hide than elsewhere.
BUSY = ("arena", "chapel", "music-room", "garden")


class _Hands(list[int]):
    """Remembers every card that ever was in one of the hands."""

    def __init__(self, hands: Iterable[int], player: int | None) -> None:
        super().__init__(hands)
        self.player = player
        self.held = self[player] if player is not None else 0

    def __setitem__(self, player: Any, cards: Any) -> None:
        super().__setitem__(player, cards)
        if player == self.player:
            self.held |= cards


class _Masks(list[int]):
    """Remembers whose Mask was looked at."""

    def __init__(self, masks: Iterable[int]) -> None:
        super().__init__(masks)
        self.looked_at: list[tuple[int, int]] = []
        self.state: Any = None

    def __getitem__(self, player: Any) -> Any:
        mask = super().__getitem__(player)
        if self.state is not None:
            self.looked_at.append((self.state.decider, mask))
        return mask


class _Watched(State):
    """A state that remembers what lay open while it changed, however briefly."""

    __slots__ = ("_tomb", "buried")

    @property
    def tomb(self) -> int:
        return self._tomb

    @tomb.setter
    def tomb(self, cards: int) -> None:
        self._tomb = cards
        self.buried |= cards


class Known(NamedTuple):
    """Spell cards that came before a viewer's eyes, and Masks."""

    open: int
    own: int
    passing: int
    masks: frozenset[int]
    scores: tuple[int, ...]


def known_after(game: Masquerade, viewer: Any, action: Action) -> Known:
    """Apply section 10 of the rules to the cards on the table, without using events.

    The Tomb lies open, and so do Spells being cast and revealed Masks. A player sees their own
    hand and Mask, the Spells they look at in a search and those that are given to them, and
    the Mask they are shown. The faces of counters are seen when they are laid.
    """
    s = _watch(game.inner, viewer)
    act(s, game.cards.tables, game._answers.number(game.inner, action))
    masks = {mask for looker, mask in s.mask.looked_at if looker == viewer}
    masks |= {s.mask[player] for player in range(s.players) if s.shown[player] or player == viewer}
    passing = 0
    if s.decision == ASK_SEARCH and s.decider == viewer:
        passing = s.looked
    if (s.decision == ASK_GIVE and s.moved == viewer) or (
        s.decision == ASK_KEEP and s.decider == viewer
    ):
        passing = s.given
    scores = tuple(s.score) if s.decision == ASK_NOBODY else ()
    return Known(s.buried | s.casting, s.hand.held, passing, frozenset(masks), scores)


def _watch(s: State, viewer: Any) -> Any:
    twin = _Watched.__new__(_Watched)
    twin.buried = 0
    for field in State.__slots__:
        value = getattr(s, field)
        setattr(twin, field, value[:] if field in LENGTHS else value)
    twin.hand = _Hands(s.hand, viewer if isinstance(viewer, int) else None)
    twin.mask = _Masks(s.mask)
    twin.mask.state = twin
    return twin


class MasqueradeWorlds:
    """Two worlds of one table, with the deck that comes with Ridotto or another."""

    def __init__(self, players: int, deck: DeckFile | UnsetType = UNSET) -> None:
        self.players = players
        self.deck = deck
        self.plan: list[Step] = []

    @property
    def viewers(self) -> list[int | str]:
        """Return all players and the spectator."""
        return [*range(self.players), "spectator"]

    def begin(self, chance: random.Random, viewer: Any) -> tuple[Masquerade, Masquerade]:
        """Plan a course, and let everything the viewer does not see on it trade places."""
        # Some tables stop soon, so that courses get to the end.
        options = Options(turn_limit=chance.choice((None, None, 4)))
        setup = Setup(self.players, chance.randrange(2**32), self.deck, options=options)
        one = Masquerade(setup)
        moves, cards, masks = _rehearse(chance, one.copy(), viewer, chance.randrange(20, 120))
        tables = one.cards.tables
        spells = _traded(chance, set(range(tables.spell_cards)) - cards)
        masks = _traded(chance, set(range(tables.masks)) - masks)
        self.plan = [
            Step(player, action, action if card is None else _renamed(one, action, spells[card]))
            for player, action, card in moves
        ]
        return one, _other_world(one, spells, masks)

    def steps(self, chance: random.Random, game: Masquerade, viewer: Any) -> Iterator[Step]:
        """Return the next step of the plan."""
        yield from self.plan[len(game.moves) : len(game.moves) + 1]

    def learns(self, game: Masquerade, viewer: Any, player: int, action: Action) -> Any:
        """Return what is known after the action; copies of a Spell are alike.

        Copies are not quite alike when a renewal puts them in their places. After one the other
        world may come apart from the plan; there the course ends.
        """
        if not game.can_act(player, action):
            return None
        known = known_after(game, viewer, action)
        kinds = [_kinds(game, cards) for cards in known[:3]]
        return kinds, known.masks, known.scores

    def sees(self, game: Masquerade, viewer: Any) -> dict[str, Any]:
        """Check whether a viewer may see the legal actions: only the deciding player may."""
        if game.over:
            return {}
        legal = game.legal() if viewer == game.decider else None
        prospects = game.prospects(viewer) if isinstance(viewer, int) else None
        return {"state": game.state_for(viewer), "legal": legal, "prospects": prospects}

    def probes(
        self, chance: random.Random, game: Masquerade, viewer: Any
    ) -> Iterable[tuple[int, Action]]:
        """Return a few requests, most of them out of turn, out of hand or out of range.

        The options depend on the hand of the player who decides, so only that player sees them.
        """
        spell = chance.choice(game.cards.file.spell).id
        others = [player for player in range(self.players) if player != game.decider]
        anybody = viewer if isinstance(viewer, int) else chance.choice(others)
        yield anybody, chance.choice((Done(), Reveal(), Order(3), Order(9), Stage("tower")))
        yield anybody, chance.choice((Cast(spell), Lay(spell), Take(spell), Give(spell)))
        yield anybody, chance.choice((Choose(anybody), Challenge(0), Choose(9)))

    def role(self, event: Any, viewer: Any) -> str:
        """Return the viewer's role in an event."""
        if viewer == "spectator":
            return "spectator"
        if viewer in (getattr(event, "player", None), getattr(event, "from_", None)):
            return "actor"
        involved = (getattr(event, "to", None), getattr(event, "target", None))
        return "target" if viewer in involved else "bystander"


class _Rehearsed(NamedTuple):
    """A move, with the Spell card that it moves without showing it to everyone."""

    player: int
    action: Action
    card: int | None


def _rehearse(
    chance: random.Random, game: Masquerade, viewer: Any, length: int
) -> tuple[list[_Rehearsed], set[int], set[int]]:
    """Play at random; also what Spell cards and Masks came before the viewer's eyes."""
    moves: list[_Rehearsed] = []
    cards, masks = 0, set[int]()
    if isinstance(viewer, int):
        masks.add(game.inner.mask[viewer])
    while len(moves) < length and not game.over:
        action = _pick(chance, game.legal())
        known = known_after(game, viewer, action)
        cards |= known.open | known.own | known.passing
        masks |= known.masks
        moves.append(_Rehearsed(game.decider, action, _hidden_card(game, action)))
        game.act(game.decider, action)
    return moves, {card for card in range(cards.bit_length()) if cards >> card & 1}, masks


def _pick(chance: random.Random, legal: tuple[Action, ...]) -> Action:
    """Choose at random, preferring hidden cards; a revealed Mask is not hidden."""
    busy = [a for a in legal if isinstance(a, Lay | Cast) or getattr(a, "stage", "") in BUSY]
    if busy and chance.random() < 0.5:
        return chance.choice(busy)
    quiet = [a for a in legal if not isinstance(a, Reveal)]
    return chance.choice(legal if chance.random() < 0.1 else quiet)


def _hidden_card(game: Masquerade, action: Action) -> int | None:
    s = game.inner
    if isinstance(action, Lay | Give):
        source = s.hand[s.decider]
    elif isinstance(action, Keep):
        source = s.given
    elif isinstance(action, Take) and s.decision == ASK_SEARCH:
        source = s.looked
    else:
        return None
    names = [spell.id for spell in game.cards.file.spell]
    cards = source & game.cards.tables.spells_of[names.index(action.spell)]
    return (cards & -cards).bit_length() - 1


class _Traded(dict[int, int]):
    """A map of places that are exchanged; all others stay."""

    def __missing__(self, place: int) -> int:
        return place


def _traded(chance: random.Random, places: set[int]) -> _Traded:
    return _Traded(zip(sorted(places), chance.sample(sorted(places), len(places)), strict=True))


def _spell_name(game: Masquerade, card: int) -> str:
    return game.cards.file.spell[game.cards.tables.spell_of[card]].id


def _renamed(game: Masquerade, action: Any, card: int) -> Action:
    return structs.replace(action, spell=_spell_name(game, card))


def _other_world(one: Masquerade, spells: _Traded, masks: _Traded) -> Masquerade:
    """Return the same table with Spells and Masks in other places."""
    s, deck = one.inner, one.cards.file
    names = [mask.id for mask in deck.mask]
    orders = [
        s.shuffles[n * MOST_SPELLS :][: len(one.setup.deal.spells[n])] for n in range(SHUFFLES)
    ]
    deal = Deal(
        tuple(names[masks[names.index(mask)]] for mask in one.setup.deal.masks),
        one.setup.deal.orders,
        tuple(tuple(_spell_name(one, spells[card]) for card in order) for order in orders),
    )
    other = Masquerade(structs.replace(one.setup, seed=0, deal=deal))
    # Copies of a Spell are alike, but not where a renewal puts them.
    other.inner.pile[: s.pile_size] = [spells[card] for card in s.pile[: s.pile_size]]
    for place, card in enumerate(s.shuffles):
        other.inner.shuffles[place] = spells[card]
    return other


def _kinds(game: Masquerade, cards: int) -> Counter[int]:
    return Counter(
        game.cards.tables.spell_of[card] for card in range(cards.bit_length()) if cards >> card & 1
    )


_OTHERS = ("bystander", "spectator")
CASE = Case(
    tables={
        "rehearsal": MasqueradeWorlds(4, DECK),
        **{str(players): MasqueradeWorlds(players) for players in (2, 3, 4, 5)},
    },
    busiest="rehearsal",
    events=events,
    # Section 10: hand cards, Masks, also those left over, faces of counters, the Spell deck.
    kept_from={
        ("Deal", "aside"): _OTHERS,
        ("Deal", "pile"): _OTHERS,
        ("Mask", "mask"): _OTHERS,
        ("Draw", "spell"): _OTHERS,
        ("Give", "spell"): _OTHERS,
        ("Lay", "spell"): _OTHERS,
        ("Look", "spell"): _OTHERS,
        ("Find", "spell"): _OTHERS,
        ("Glimpse", "mask"): _OTHERS,
    },
    too_wide=(),
    game=Masquerade,
    state="state_for",
    hidden=lambda game: game.inner.pile[0],
    length=120,
    courses=times(2, 40),
)
