"""Mass play of Masquerade counts what single games, told by the game's own words, come to."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from decks.random_decks import random_deck
from ridotto.games.masquerade import Deal, Masquerade, Options, Setup
from ridotto.games.masquerade import events as e
from ridotto.games.masquerade.deck.cards import DeckFile
from ridotto.games.masquerade.deck.library import from_data, shipped
from ridotto.lab.counts import WIN, Counts, Order
from ridotto.lab.masquerade.random_play import RandomPlay, shuffle_all
from ridotto.lab.simulation import simulate
from ridotto.rules.chance import advance, below, stream
from ridotto.rules.masquerade.deck import MOST_SPELLS, ORDERS
from ridotto.rules.masquerade.state import SHUFFLES
from ridotto.rules.speed import can_jit

LIMIT = 60


def order(players: int, seed: int, file: DeckFile | None = None) -> Order:
    deck = msgspec.json.encode(file or shipped().file).decode()
    return Order("masquerade", players, (), seed, LIMIT, deck)


def play_single(players: int, seed: int, number: int) -> tuple[Masquerade, int]:
    """Play the game of this number move by move, with the same deal and decisions."""
    cards = shipped()
    d = cards.tables
    masks, orders, spells = list(range(d.masks)), list(range(ORDERS)), list(range(d.spell_cards))
    shuffles = [0] * (SHUFFLES * MOST_SPELLS)
    chance = shuffle_all(d, masks, orders, spells, shuffles, stream(seed, number))
    dealt = Deal(
        tuple(cards.file.mask[mask].id for mask in masks),
        tuple(order + 1 for order in orders),
        tuple(
            tuple(
                cards.file.spell[d.spell_of[card]].id
                for card in shuffles[first : first + d.spell_cards]
            )
            for first in range(0, len(shuffles), MOST_SPELLS)
        ),
    )
    game = Masquerade(Setup(players, seed=0, deal=dealt, options=Options(turn_limit=LIMIT)))
    # Which of several copies lies where is not part of a deal, but renewals depend on it.
    game.inner.shuffles[:] = shuffles
    game.inner.pile[: d.spell_cards] = shuffles[: d.spell_cards]
    decisions = 0
    while not game.over:
        chance = advance(chance)
        assert game.decider is not None
        game.act(game.decider, game.legal()[below(chance, len(game.legal()))])
        decisions += 1
    return game, decisions


def count_single(players: int, seed: int, games: int) -> Counts:
    counts: Counts = Counter()
    for number in range(games):
        game, decisions = play_single(players, seed, number)
        counts["decided", ""] += decisions
        counts["ended", game.reason] += 1
        counts["turns", game.state().turn] += 1
        counts["decisions", decisions] += 1
        assert isinstance(game.setup.deal, Deal)
        events = list(game.events("omniscient"))
        picked = {event.player: event.dancer for event in events if isinstance(event, e.Dancer)}
        scored = {event.player: event.mask_vp for event in events if isinstance(event, e.Score)}
        for player in range(players):
            won = WIN if player in game.winners else 0
            mask = game.setup.deal.masks[player]
            counts["seat-won", player] += won
            for what, name in (
                ("order", game.setup.deal.orders[player]),
                ("dancer", picked[player]),
                ("mask", mask),
            ):
                counts[f"{what}-won", name] += won
                counts[f"{what}-sat", name] += 1
            counts["mask-kept", mask] += game.own(player).mask == mask and scored[player] > 0
        count_cards(game, events, counts)
    return counts


def count_cards(game: Masquerade, events: list[e.Event], counts: Counts) -> None:
    for event in events:
        if isinstance(event, e.Stage):
            counts["stage-used", event.stage] += 1
        elif isinstance(event, e.Cast):
            counts["spell-used", event.spell] += 1
        elif isinstance(event, e.Happening):
            counts["event-used", event.event] += 1
        elif isinstance(event, e.Treasure) and event.from_ == "guardian":
            counts["treasure-used", event.treasure] += 1
    for emblem, holder in game.state().emblems.items():
        counts["emblem-used", emblem] += holder is not None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_counts_are_those_of_single_games(players: int) -> None:
    games = 12
    simulated = simulate(order(players, 9), games, workers=1)
    assert +simulated == +count_single(players, 9, games)


@pytest.mark.slow
@pytest.mark.skipif(not can_jit(), reason="Numba is not installed")
def test_both_speeds_count_the_same() -> None:
    for players, file in (
        (2, None),
        (5, None),
        (3, from_data(random_deck(1)).file),
        (4, from_data(random_deck(2)).file),
    ):
        asked = order(players, 2**63 - 1, file)
        assert RandomPlay(asked, True).play(17, 25) == RandomPlay(asked, False).play(17, 25)


def test_counts_do_not_depend_on_how_games_are_divided() -> None:
    play = RandomPlay(order(4, 4), False)
    whole = play.play(0, 20)
    parts: Counts = Counter()
    for first, games in ((12, 8), (0, 1), (1, 11)):
        parts.update(play.play(first, games))
    assert parts == whole


def test_every_win_has_a_winner() -> None:
    counts = simulate(order(3, 1)._replace(turn_limit=2), 30, workers=1)
    assert counts["ended", "turn-limit"] == 30
    assert counts["turns", 2] == 30
    for what in ("seat", "order", "dancer", "mask"):
        won = sum(parts for (kind, _), parts in counts.items() if kind == f"{what}-won")
        assert won == 30 * WIN, what
