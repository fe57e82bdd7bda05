"""Mass work on a Dask cluster: the results of one process, whatever happens to its workers."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from house.serve_process import lives, until
from lab.dask_processes import DaskProcesses
from lab.piecework import die, die_once
from ridotto.lab.counts import Order
from ridotto.lab.crew import WorkersFailed
from ridotto.lab.simulation import simulate
from ridotto.lab.tournament import DealPlayed, Tournament, hold
from ridotto.lab.workers import DaskCluster, share_out
from terminal.command import environment, here

ORDER = Order("mascarade", 4, ("judge", "king", "cheat", "witch", "thief", "spy"), 5, 200)
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"
#: A program that writes its process id and plays like the example.
NOTED = "import os, pathlib, runpy, sys; pathlib.Path(sys.argv[1], str(os.getpid())).touch(); "
NOTED += "runpy.run_path(sys.argv[2], run_name='__main__')"


@pytest.fixture(autouse=True)
def plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Save the workers from compiling."""
    monkeypatch.setenv("RIDOTTO_PLAIN", "1")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DaskProcesses]:
    with DaskProcesses(tmp_path_factory.mktemp("dask"), workers=3) as started:
        yield started


def test_a_simulation_comes_to_the_same_result_though_a_worker_is_killed(
    cluster: DaskProcesses,
) -> None:
    pids = cluster.pids()
    killed: list[str] = []

    def progress(games: int) -> None:
        if not killed and (busy := cluster.busy()):
            killed.append(busy[0])
            os.kill(pids[busy[0]], signal.SIGKILL)

    counts = simulate(ORDER, 6_000, DaskCluster(cluster.address), progress)
    assert killed
    assert counts == simulate(ORDER, 6_000, 1)
    # Its nanny has started another.
    until(lambda: len(cluster.pids()) == 3)


def test_batches_of_dead_workers_are_done_again(cluster: DaskProcesses, tmp_path: Path) -> None:
    batches = [(str(tmp_path), number) for number in range(1, 6)]
    done = share_out(die_once, batches, DaskCluster(cluster.address))
    assert sorted(done) == [2, 4, 6, 8, 10]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["2", "4"]


def test_a_batch_that_keeps_killing_its_worker_is_given_up(cluster: DaskProcesses) -> None:
    with pytest.raises(WorkersFailed) as failed:
        list(share_out(die, [0], DaskCluster(cluster.address)))
    assert (failed.value.kind, failed.value.details) == ("died", {"attempts": "4"})


def test_a_tournament_with_a_program_comes_to_the_same_result(
    cluster: DaskProcesses, tmp_path: Path
) -> None:
    program = (sys.executable, "-c", NOTED, str(tmp_path), str(EXAMPLE))
    setup = {"players": 4, "scenario": "4A", "options": {"turn_limit": 30}}
    tables = (("mine", "zanetta", "zanetta", "mine"),)
    tournament = Tournament("mascarade", setup, 7, tables, {"mine": program})
    alone = hold(tournament, range(4), 1)
    ours = set(tmp_path.iterdir())
    shared = hold(tournament, range(4), DaskCluster(cluster.address))
    assert [_games(deal) for deal in shared] == [_games(deal) for deal in alone]
    theirs = set(tmp_path.iterdir()) - ours
    assert len(theirs) >= 2
    for each in theirs:
        until(lambda pid: not lives(pid), int(each.name))


@pytest.mark.parametrize(
    "asked",
    [
        ("balance", "4A", "4B", "--games", "120"),
        ("balance", "masquerade", "--random", "--players", "2,3", "--games", "4"),
        ("bluffs", "mascarade", "--scenario", "4A", "--field", "zanetta", "--guest", "zanetta",
         "--games", "4"),
    ],
    ids=["comparison", "deck", "bluffs"],
)  # fmt: skip
def test_reports_come_to_the_same_result(
    cluster: DaskProcesses, asked: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    alone = here(capsys, *asked, "--json", "--workers", "1")
    assert alone[0] in (0, 1)
    assert alone[1].startswith("{")
    assert here(capsys, *asked, "--json", "--dask", cluster.address) == alone


def _games(deal: DealPlayed) -> object:
    """Return a deal without its thinking times."""
    thoughts = {name: thought.decisions for name, thought in deal.thoughts.items()}
    return msgspec.structs.replace(deal, thoughts={}), thoughts


def test_ctrl_c_ends_the_command_and_leaves_the_cluster_free(
    cluster: DaskProcesses, tmp_path: Path
) -> None:
    asked = ["tournament", "mascarade", "--scenario", "4A", "--games", "999999"]
    asked += ["--field", "zanetta", "--guest", "zanetta", "--dask", cluster.address]
    ledger = tmp_path / "ledger"
    process = subprocess.Popen(
        [sys.executable, "-m", "ridotto", *asked, "--resume", str(ledger)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(RIDOTTO_PLAIN="1"),
    )  # fmt: skip
    until(lambda: ledger.exists() and ledger.read_bytes().count(b"\n") > 2)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, b"")
    assert re.fullmatch(rb"Interrupted\. \d+ deals are kept in .*\n", err)
    until(lambda: not cluster.busy())


# Clusters that cannot do the work


@pytest.mark.parametrize(
    ("text", "kind"),
    [("__version__ = '0.0.1'", "dask-version"), ("raise ImportError('gone')", "dask-without")],
)
def test_workers_need_the_same_version_of_ridotto(
    cluster: DaskProcesses, tmp_path: Path, text: str, kind: str
) -> None:
    (tmp_path / "ridotto.py").write_text(text)
    end = cluster.add_worker(PYTHONPATH=str(tmp_path))
    try:
        with pytest.raises(WorkersFailed) as failed:
            list(share_out(str, range(3), DaskCluster(cluster.address)))
    finally:
        end()
    assert failed.value.kind == kind
    assert failed.value.details["process"].startswith("tcp://127.0.0.1:")
