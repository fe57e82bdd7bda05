"""States say whose turn it is and who announced, whichever player decides now."""

from __future__ import annotations

import random
from itertools import groupby

import pytest

import ridotto
from games.masquerade_tables import REHEARSAL
from repetitions import times


@pytest.mark.parametrize("scenario", ["4A", "8B", "12A"])
def test_mascarade_tells_the_turn_and_the_announcer_of_its_events(scenario: str) -> None:
    seen = set()
    for seed in range(times(3, 100)):
        game = ridotto.new_game("mascarade", scenario=scenario, seed=seed)
        chance = random.Random(seed)
        while (decider := game.decider) is not None:
            turn = announcer = None
            for event in game.events("spectator"):
                kind = type(event).__name__
                if kind == "Turn":
                    turn, announcer = event.player, None
                elif kind == "Announce":
                    announcer = event.player
            state = game.state()
            assert (state.turn_player, state.announcer) == (turn, announcer)
            assert (state.announced is None) == (announcer is None)
            seen.add((announcer is not None, decider == turn))
            game.act(decider, chance.choice(game.legal()))
        assert game.state().turn_player is None
    # Others decide only after an announcement.
    assert (False, False) not in seen
    assert {(False, True), (True, False)} <= seen


#: Decisions that the player whose turn it is makes.
OWN = {"dancer", "stage", "cast", "challenge"}


@pytest.mark.parametrize("players", [2, 4])
def test_masquerade_goes_along_the_line(players: int) -> None:
    for seed in range(times(2, 60)):
        game = ridotto.new_game(
            "masquerade", players=players, seed=seed, deck=str(REHEARSAL), files=True
        )
        chance = random.Random(seed)
        told = []
        while (decider := game.decider) is not None:
            state = game.state()
            if state.decision in OWN:
                assert state.turn_player == decider
            if state.phase == "event":
                assert state.turn_player is None
            told.append((state.turn, state.phase, tuple(state.line), state.turn_player))
            game.act(decider, chance.choice(game.legal()))
        assert game.state().turn_player is None
        for (_, phase, line), part in groupby(told, key=lambda each: each[:3]):
            turns = [player for player, _ in groupby(each[3] for each in part)]
            places = [line.index(player) for player in turns if player is not None]
            if phase not in ("set-up", "event"):
                assert places == sorted(set(places))
