"""The third game, installed as its own package."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from games import other_packages

PACKAGE = Path(__file__).parent / "package"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the game with pip and return the directory it is installed in."""
    target = tmp_path_factory.mktemp("site")
    source = tmp_path_factory.mktemp("source") / "moccoli"
    # A build leaves files behind in its source directory.
    subprocess.run(["cp", "-r", PACKAGE, source], check=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "install"]
    offline = ["--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, *offline, "--target", target, source], check=True)
    return target


@pytest.fixture
def installed(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let a test and its subprocesses find the game."""
    monkeypatch.setenv("PYTHONPATH", str(site))
    with other_packages.installed(site):
        yield
