"""Bots of Masquerade: what they may know, that they repeat themselves, and which is stronger."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from decks.random_decks import random_deck
from repetitions import times
from ridotto.games.masquerade import Masquerade
from ridotto.lab.masquerade.balance import decide
from ridotto.minds.masquerade import players
from ridotto.minds.masquerade.guess import Guess
from ridotto.minds.masquerade.players import Beginner, Searcher
from ridotto.minds.masquerade.worlds import imagine_world
from ridotto.minds.mind import Mind
from ridotto.minds.registry import characters
from ridotto.minds.seating import Seating
from ridotto.rules.masquerade.actions import ASK_NOBODY
from ridotto.rules.masquerade.deck import MOST_SPELLS
from ridotto.rules.masquerade.state import MOST_LEGAL, State, empty_state
from ridotto.rules.masquerade.turns import act


def _game(players: int, seed: int, *, wild: bool = False) -> Masquerade:
    setup: dict[str, Any] = {"players": players, "seed": seed, "options": {"turn_limit": 12}}
    if wild:
        setup["deck"] = random_deck(seed)
    return Masquerade.from_data(setup)


def _play(game: Masquerade, minds: list[Mind]) -> Seating:
    seating = Seating(game, dict(enumerate(minds)), dict.fromkeys(range(len(minds)), 5), None)
    seating.play()
    return seating


def _choice(s: State, game: Masquerade, playouts: int) -> int:
    rooms = [[0] * MOST_SPELLS, [0] * (MOST_LEGAL + 1), [0] * (MOST_LEGAL + 1)]
    spare = [empty_state(s.players), empty_state(s.players)]
    return decide(s, *spare, game.cards.tables, 12345, playouts, 1, *rooms)


@pytest.mark.slow
@pytest.mark.parametrize("playouts", [0, 4])
def test_worlds_that_look_alike_get_the_same_answer(playouts: int) -> None:
    for seed in range(4):
        game = _game(2 + seed, seed, wild=seed % 2 == 1)
        s, d = game.inner, game.cards.tables
        chance = random.Random(seed)
        for _ in range(times(20, 60) if playouts else 200):
            if s.decision == ASK_NOBODY:
                break
            other = s.copy()
            imagine_world(other, d, s.decider, 0, 0, chance.getrandbits(60) + 1, [0] * MOST_SPELLS)
            assert _choice(other, game, playouts) == _choice(s, game, playouts)
            act(s, d, s.legal[chance.randrange(s.legal_count)])


@pytest.mark.parametrize("kind", [Beginner, lambda: Searcher(playouts=4, turns=1)])
@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_without_a_fault_and_twice_the_same(players: int, kind: Any) -> None:
    games = [_game(players, 3, wild=players == 5) for _ in range(2)]
    for game in games:
        assert _play(game, [kind() for _ in range(players)]).faults == []
        assert game.over
    assert games[0].moves == games[1].moves


def test_a_searcher_says_what_it_expects() -> None:
    game = _game(3, 1)
    searcher = Searcher(playouts=4, turns=1)
    seating = Seating(
        game,
        {p: searcher if p == game.decider else Beginner() for p in range(3)},
        {0: 1, 1: 1, 2: 1},
        None,
    )
    player = game.decider
    assert player is not None
    seating.act()
    told = seating.explain(player)
    assert told is not None
    assert told[0] == "explain-searcher"
    assert 0 <= told[1]["chance"] <= 1


def test_a_searcher_thinks_for_longer_but_not_beyond_its_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Here a playout takes a millisecond, on a clock that only playouts advance."""
    thought: list[int] = []
    think = Searcher._think

    def note(searcher: Searcher, s: State, guess: Guess, playouts: int) -> tuple[list[int], int]:
        thought.append(playouts)
        return think(searcher, s, guess, min(playouts, 4))

    monkeypatch.setattr(Searcher, "_think", note)
    clock = SimpleNamespace(perf_counter=lambda: sum(thought) / 1000)
    monkeypatch.setattr(players, "time", clock)
    minds: dict[int, Mind] = {0: Searcher(playouts=16), 1: Searcher(playouts=16)}
    seating = Seating(_game(2, 4), minds, {0: 1, 1: 2}, 300)
    lengths = set()
    for _ in range(12):
        thought.clear()
        seating.act()
        assert sum(thought) <= 300
        lengths.add(len(thought))
    # Nothing to think about, or a few times as long as the first look.
    assert lengths == {0, 5}
    assert seating.faults == []


@pytest.mark.slow
def test_a_beginner_beats_a_wanderer() -> None:
    won = 0
    for seed in range(20):
        game = _game(2, seed)
        _play(game, [Beginner(), characters("masquerade")[0].make()])
        won += game.winners == (0,)
    assert won >= 16
