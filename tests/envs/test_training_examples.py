"""The examples that learn, with next to nothing to learn from."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_learning_against_bots(capsys: Any) -> None:
    learn = example("learn_against_bots")
    shares = learn.main(["--games", "66", "--parts", "2", "--bots", "zanetta,zanetta,zanetta"])
    assert len(shares) == 2
    assert all(0 <= share <= 4 for share in shares)
    assert capsys.readouterr().out.count("win share") == 2


@pytest.mark.slow
def test_decisions_are_credited_with_the_end_of_their_own_game() -> None:
    pytest.importorskip("jax")
    ppo = example("ppo")
    over = np.array([[False], [True], [False], [True], [False]])
    returns = np.array([[[0, 0]], [[1, 0]], [[0, 0]], [[0, 1]], [[0, 0]]], float)
    acted = np.array([[0], [1], [0], [1], [0]])
    targets, known = ppo.credit(acted, over, returns)
    assert targets[:4, 0].tolist() == [1, 0, 0, 1]
    assert known[:, 0].tolist() == [True, True, True, True, False]


@pytest.mark.slow
def test_self_play(capsys: Any) -> None:
    pytest.importorskip("jax")
    few = ["--rounds", "2", "--tables", "8", "--steps", "64", "--games", "10", "--every", "1"]
    shares = example("ppo").main(few)
    assert len(shares) == 3
    assert capsys.readouterr().out.count("win share") == 3
