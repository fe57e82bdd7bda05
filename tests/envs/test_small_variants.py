"""Small variants of Mascarade: their trees, perfect recall, and what exact algorithms find."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability
from open_spiel.python.algorithms.get_all_states import get_all_states

import ridotto.envs.open_spiel  # noqa: F401
from docs.documents import ROOT
from ridotto.envs.mascarade.variants import VARIANTS
from ridotto.envs.open_spiel.extensive_form import extensive_form
from ridotto.envs.tree.counting import NodeCounts, count_nodes
from ridotto.envs.tree.position import OVER
from ridotto.rules.mascarade.masks import MASKS

#: As in docs/environments.md.
COUNTS = {
    "two-masks": NodeCounts(1, 1417, 2836, (691, 475)),
    "two-masks-closed": NodeCounts(1, 1417, 2836, (530, 338)),
    "three-masks": NodeCounts(4, 2266, 5902, (628, 1224)),
    "three-players": NodeCounts(4, 10072, 17110, (2472, 4932, 1192)),
}


def load(name: str) -> Any:
    return pyspiel.load_game("ridotto_mascarade", {"variant": name})


@pytest.mark.parametrize("name", VARIANTS)
def test_the_trees_have_these_sizes(name: str) -> None:
    assert count_nodes(load(name).variant.start()) == COUNTS[name]


#: The larger trees take several seconds.
EVERY = [
    pytest.param(name, marks=[] if "two-masks" in name else pytest.mark.slow) for name in VARIANTS
]


def test_the_documented_sizes_are_these() -> None:
    text = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    for name, counts in COUNTS.items():
        (row,) = re.findall(rf"^\| `{name}` \|(.*)\|$", text, re.MULTILINE)
        told = [cell.strip().replace(",", "") for cell in row.split("|")]
        players, masks, deal, turns, chance, decisions, ends, information = told
        terms = VARIANTS[name]
        assert (int(players), int(turns)) == (terms.players, terms.turn_limit)
        assert masks.split() == [MASKS[mask] for mask in terms.masks]
        assert deal == ("closed" if terms.closed_deal else "open")
        sizes = tuple(int(size) for size in information.split(" + "))
        assert NodeCounts(int(chance), int(decisions), int(ends), sizes) == counts


@pytest.mark.parametrize("name", EVERY)
def test_openspiel_counts_the_same_nodes(name: str) -> None:
    states = get_all_states(load(name), include_chance_states=True).values()
    chance = sum(state.is_chance_node() for state in states)
    terminal = sum(state.is_terminal() for state in states)
    met: list[set[str]] = [set() for _ in range(VARIANTS[name].players)]
    for state in states:
        if state.current_player() >= 0:
            met[state.current_player()].add(state.information_state_string())
    information = tuple(len(each) for each in met)
    decisions = len(states) - chance - terminal
    assert NodeCounts(chance, decisions, terminal, information) == COUNTS[name]


@pytest.mark.parametrize("name", EVERY)
def test_players_recall_what_they_knew_and_did(name: str) -> None:
    """All ways to an information state pass the same ones of this player, with the same actions."""
    game = load(name)
    passed: dict[tuple[int, str], Any] = {}
    tensors: dict[tuple[int, bytes], str] = {}

    row = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))

    def visit(position: Any, past: tuple[Any, ...]) -> None:
        player = position.player
        if player == OVER:
            return
        if player < 0:
            for outcome in choices(position):
                visit(after(position, outcome), past)
            return
        text = position.text(player)
        assert passed.setdefault((player, text), past[player]) == past[player]
        position.write_story(player, row.tensor)
        assert tensors.setdefault((player, row.tensor.tobytes()), text) == text
        for action in position.legal():
            own = (*past[player], (text, action))
            visit(after(position, action), (*past[:player], own, *past[player + 1 :]))

    visit(game.variant.start(), ((),) * game.num_players())
    assert len(tensors) == len(passed) == sum(COUNTS[name].information_states)


def choices(position: Any) -> list[int]:
    return [each for each, _ in position.outcomes()] if position.player < 0 else position.legal()


def after(position: Any, action: int) -> Any:
    child = position.copy()
    child.act(action)
    return child


@pytest.mark.slow
def test_exploitability_falls_to_an_equilibrium() -> None:
    game = extensive_form(load("two-masks"))
    solver = pyspiel.CFRPlusSolver(game)
    found = []
    for iterations in (1, 9, 90):
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        found.append(pyspiel.exploitability(game, solver.average_policy()))
    assert found[0] > 0.3 > found[1] > 0.03 > found[2]
    state = game.new_initial_state()
    value = pyspiel.expected_returns(state, solver.average_policy(), -1, True)
    assert value == pytest.approx([1 / 6, -1 / 6], abs=0.01)


def test_the_extensive_form_is_the_same_game() -> None:
    """OpenSpiel's algorithms in Python find on our game what those in C++ find on its twin."""
    game = pyspiel.load_game("ridotto_mascarade", {"variant": "two-masks", "turn_limit": 2})
    twin = extensive_form(game)
    here, there = cfr.CFRSolver(game), pyspiel.CFRSolver(twin)
    for _ in range(5):
        here.evaluate_and_update_policy()
        there.evaluate_and_update_policy()
    ours = exploitability.exploitability(game, here.average_policy())
    assert ours == pytest.approx(pyspiel.exploitability(twin, there.average_policy()))


@pytest.mark.parametrize("closed", [False, True])
def test_resampling_draws_every_possible_course_equally_often(closed: bool) -> None:
    parameters = {"variant": "three-masks", "closed_deal": closed, "turn_limit": 4}
    game = pyspiel.load_game("ridotto_mascarade", parameters)
    # The centre is swapped or not, twice, and then the viewer looks.
    state = game.new_initial_state()
    for action in (0, 2, 26, 26, 0):
        state.apply_action(action)
    told = state.information_state_string(0)
    nodes = [game.variant.start()]
    for _ in range(5):
        nodes = [after(node, action) for node in nodes for action in choices(node)]
    possible = [tuple(node._taken) for node in nodes if node.text(0) == told]
    assert len(possible) == (4 if closed else 2)
    chance = random.Random(1)
    draws = 4000
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(40):
        # A new state has not drawn yet.
        fresh = state.clone()
        for _ in range(draws // 40):
            counts[tuple(fresh.resample_from_infostate(0, chance.random).history())] += 1
    assert set(counts) == set(possible)
    for drawn in counts.values():
        assert drawn == pytest.approx(draws / len(possible), rel=0.15)
