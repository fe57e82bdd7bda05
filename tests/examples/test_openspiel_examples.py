"""The OpenSpiel examples run, with budgets far below those of their figures."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).parents[2] / "examples"


def exploitabilities(name: str, *arguments: str, capsys: pytest.CaptureFixture[str]) -> list[float]:
    """Run an example and return the exploitabilities that it prints."""
    runpy.run_path(str(EXAMPLES / name))["main"](arguments)
    return [float(each) for each in re.findall(r"exploitability ([\d.]+)", capsys.readouterr().out)]


def test_an_algorithm_of_openspiel(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("--variant", "two-masks", "--iterations", "1", "30")
    first, last = exploitabilities("openspiel_algorithm.py", *asked, capsys=capsys)
    assert first > 3 * last > 0


def test_mccfr(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("--variant", "two-masks-closed", "--iterations", "1", "40")
    first, last = exploitabilities("mccfr.py", *asked, capsys=capsys)
    assert first > last > 0
