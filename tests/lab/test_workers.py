"""Work shared out among processes: all of it comes back, and nobody is kept waiting."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from lab.piecework import die, die_once, double, doze
from ridotto.lab.crew import WorkersFailed
from ridotto.lab.workers import share_out

pytestmark = pytest.mark.slow

PATIENCE = 60.0


@pytest.mark.parametrize("workers", [1, 2])
def test_all_work_comes_back(workers: int) -> None:
    assert sorted(share_out(double, range(20), workers)) == [2 * number for number in range(20)]


def test_a_caller_who_stops_listening_ends_the_work_in_flight(tmp_path: Path) -> None:
    file = tmp_path / "slow"
    strangers = set(multiprocessing.active_children())
    with closing(share_out(doze, ["", str(file)], 2)) as coming:
        assert next(coming) == ""
        wait_for(lambda: file.exists() and bool(file.read_text()))
    assert file.read_text() == "begun"
    wait_for(lambda: strangers >= set(multiprocessing.active_children()))


def test_a_fault_in_our_own_work_ends_that_of_the_workers(tmp_path: Path) -> None:
    file = tmp_path / "slow"

    def listen() -> None:
        with closing(share_out(doze, ["", str(file)], 2)) as coming:
            next(coming)
            wait_for(lambda: file.exists() and bool(file.read_text()))
            raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        listen()
    assert file.read_text() == "begun"


def test_batches_of_dead_workers_are_done_again(tmp_path: Path) -> None:
    batches = [(str(tmp_path), number) for number in range(7)]
    assert sorted(share_out(die_once, batches, 2)) == [2 * number for number in range(7)]


def test_a_batch_that_keeps_killing_its_worker_is_given_up() -> None:
    strangers = set(multiprocessing.active_children())
    with pytest.raises(WorkersFailed) as failed:
        list(share_out(die, range(3), 2))
    assert (failed.value.kind, failed.value.details) == ("died", {"attempts": "4"})
    wait_for(lambda: strangers >= set(multiprocessing.active_children()))


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)
