"""Set-up of a table of Masquerade: from the request to the dealt cards."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ridotto.games.errors import bad_setup, describe
from ridotto.games.masquerade.deck import library as decks
from ridotto.games.masquerade.deck.cards import DeckFile
from ridotto.games.masquerade.deck.library import Cards
from ridotto.games.setup import Number, Seed, TurnLimit, read_setup, settled_seed
from ridotto.games.words import speak
from ridotto.rules.masquerade.deck import MOST_PLAYERS, MOST_SPELLS, ORDERS
from ridotto.rules.masquerade.state import SHUFFLES, State, empty_state
from ridotto.rules.masquerade.turns import deal

FEWEST_PLAYERS: Final = 2

CardName = Annotated[str, Meta(max_length=40)]
CardNames = Annotated[tuple[CardName, ...], Meta(max_length=100)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table."""

    turn_limit: TurnLimit | None = None


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The order of the cards before the first decision.

    ``masks`` are those of the players and then the ones aside, the next to be taken last;
    ``orders`` those of the players and then the unused ones; ``spells`` is the Spell deck, followed
    by a shuffled order for each renewal, the top always last.
    """

    masks: CardNames
    orders: Annotated[tuple[Number, ...], Meta(max_length=100)]
    spells: Annotated[tuple[CardNames, ...], Meta(max_length=100)]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is fixed before the first turn.

    ``deck`` is a deck or the path of a deck file; by default, the deck that comes with Ridotto.
    """

    players: Number
    seed: Seed | UnsetType = UNSET
    deck: str | DeckFile | UnsetType = UNSET
    deal: Deal | UnsetType = UNSET
    options: Options = Options()


def parse_setup(given: Any, *, files: bool = False) -> Setup:
    """Parse a set-up from plain JSON data; raises :exc:`Refusal` (``bad-setup``).

    With ``files`` its deck may be the path of a file. Untrusted data and records, which must stay
    replayable, may not name files.
    """
    deck: str | DeckFile | UnsetType = UNSET
    if isinstance(given, dict) and isinstance(given.get("deck"), dict):
        deck = _read(given["deck"]).file
        given = {key: value for key, value in given.items() if key != "deck"}
    asked = read_setup(given, Setup)
    if isinstance(asked.deck, str) and not files:
        raise bad_setup("deck must be the deck itself here, not the path of a file")
    return asked if deck is UNSET else msgspec.structs.replace(asked, deck=deck)


def cards_of(asked: Setup) -> Cards:
    """Return the deck of a set-up; raises :exc:`Refusal` if it cannot be played."""
    if asked.deck is UNSET:
        return decks.shipped()
    if isinstance(asked.deck, DeckFile):
        if asked.deck == decks.shipped().file:
            return decks.shipped()
        return _read(msgspec.to_builtins(asked.deck))
    return _read(asked.deck)


def _read(deck: Any) -> Cards:
    try:
        return decks.read_deck(deck) if isinstance(deck, str) else decks.from_data(deck)
    except decks.DeckRefused as refused:
        raise bad_setup(f"deck: {refused.message(speak('en')):.3000}") from None


def complete(asked: Setup, cards: Cards) -> Setup:
    """Check a set-up, choose its omitted fields and include the deck itself."""
    if not FEWEST_PLAYERS <= asked.players <= MOST_PLAYERS:
        raise bad_setup(f"players must be {FEWEST_PLAYERS} to {MOST_PLAYERS}, not {asked.players}")
    if asked.players > cards.most_players:
        file = cards.file
        raise bad_setup(
            f"at most {cards.most_players} can play with this deck, not {asked.players}: it has "
            f"{len(file.mask)} Masks, {len(file.dancer)} Dancers and room for {cards.room} on its "
            "Stages"
        )
    seed = settled_seed(asked.seed)
    if asked.deal is UNSET:
        dealt = _shuffled(cards.file, random.Random(seed))
    else:
        dealt = asked.deal
        _check_deal(dealt, cards.file)
    return msgspec.structs.replace(asked, seed=seed, deck=cards.file, deal=dealt)


def _spell_cards(file: DeckFile) -> list[str]:
    return [spell.id for spell in file.spell for _ in range(spell.copies)]


def _shuffled(file: DeckFile, chance: random.Random) -> Deal:
    masks = [mask.id for mask in file.mask]
    spells = _spell_cards(file)
    return Deal(
        tuple(chance.sample(masks, len(masks))),
        tuple(chance.sample(range(1, ORDERS + 1), ORDERS)),
        tuple(tuple(chance.sample(spells, len(spells))) for _ in range(SHUFFLES)),
    )


def _check_deal(dealt: Deal, file: DeckFile) -> None:
    masks = [mask.id for mask in file.mask]
    if Counter(dealt.masks) != Counter(masks):
        raise bad_setup(
            f"deal.masks must hold the deck's {len(masks)} masks ({', '.join(masks)}) in some "
            "order, by player and then aside"
        )
    if sorted(dealt.orders) != list(range(1, ORDERS + 1)):
        raise bad_setup(
            f"deal.orders must be 1 to {ORDERS} in some order, by player and then those nobody "
            f"got, not {describe(dealt.orders)}"
        )
    if len(dealt.spells) != SHUFFLES:
        raise bad_setup(
            f"deal.spells must be {SHUFFLES} lists, the Spell deck and {SHUFFLES - 1} renewals, "
            f"not {len(dealt.spells)}"
        )
    spells = Counter(_spell_cards(file))
    for number, order in enumerate(dealt.spells):
        if Counter(order) != spells:
            raise bad_setup(
                f"deal.spells[{number}] must hold all {spells.total()} Spells of the deck in some "
                f"order: {', '.join(f'{name} ({count})' for name, count in spells.items())}"
            )


def lay(setup: Setup, cards: Cards) -> State:
    """Return the state of a complete set-up, dealt and ready for the first decision."""
    assert isinstance(setup.deal, Deal)
    file = cards.file
    masks = {mask.id: number for number, mask in enumerate(file.mask)}
    s = empty_state(setup.players, noting=True, turn_limit=setup.options.turn_limit or 0)
    shuffles = [0] * (SHUFFLES * MOST_SPELLS)
    for number, names in enumerate(setup.deal.spells):
        for place, card in enumerate(_numbered(names, file)):
            shuffles[number * MOST_SPELLS + place] = card
    deal(
        s,
        cards.tables,
        [masks[name] for name in setup.deal.masks],
        [order - 1 for order in setup.deal.orders],
        shuffles,
    )
    return s


def _numbered(names: Sequence[str], file: DeckFile) -> list[int]:
    """Return a Spell card for every name in an order.

    Copies are alike, but a renewal's order depends on which of them is in the Tomb. So they are not
    numbered in order: the first copy would always lie deepest.
    """
    cards: dict[str, list[int]] = {}
    for card, name in enumerate(_spell_cards(file)):
        cards.setdefault(name, []).append(card)
    numbered = [0] * len(names)
    # Multiplication modulo a prime above the number of cards permutes the places.
    for place in sorted(range(len(names)), key=lambda place: (place + 1) * 23 % (MOST_SPELLS + 1)):
        numbered[place] = cards[names[place]].pop()
    return numbered
