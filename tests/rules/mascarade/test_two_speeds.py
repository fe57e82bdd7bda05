"""Plain and compiled rules say the same, decision by decision."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest

from ridotto.games.mascarade.scenario import sheet_names
from ridotto.rules import speed
from ridotto.rules.mascarade.actions import ACTIONS, ASK_NOBODY
from ridotto.rules.mascarade.legal import count_legal, is_legal, nth_legal
from ridotto.rules.mascarade.sheets import SHEETS
from ridotto.rules.mascarade.state import (
    LENGTHS,
    State,
    lay_table,
    pack,
    unpack,
)
from ridotto.rules.mascarade.turns import act, deal, may_peek, peek
from ridotto.rules.speed import SpeedUnavailable, can_jit, jitted, quickest, rule
from rules.mascarade.soundness import list_legal, watch_games

compiled = pytest.mark.skipif(not can_jit(), reason="Numba is not installed")

OPTIONS = {
    "as printed": {},
    "journal": {"noting": True},
    "no opening, journal": {"opening": 0, "noting": True},
    "one opening swap": {"opening": 1},
    "peeks, journal": {"peeking": True, "noting": True},
    "turn limit": {"turn_limit": 25},
    "all": {"peeking": True, "turn_limit": 40, "opening": 6, "noting": True},
}


def all_of(s: State) -> dict[str, object]:
    """Return every field of a state in a form that can be compared."""
    fields = {field: getattr(s, field) for field in State.__slots__}
    return {f: list(v) if isinstance(v, list | tuple) else v for f, v in fields.items()}


class Pair:
    """The same game at both speeds."""

    def __init__(self, sheet: str, options: dict, seed: int) -> None:
        import numpy as np

        self.chance = random.Random(seed)
        masks = list(SHEETS[sheet].masks)
        self.chance.shuffle(masks)
        self.plain = lay_table(SHEETS[sheet].players, masks, **options)
        self.record = pack(self.plain)[0]
        first = self.chance.randrange(self.plain.players)
        deal(self.plain, masks, first)
        jitted(deal)(self.record, np.array(masks), first)
        self.row = np.zeros(ACTIONS, dtype=np.int64)

    def compare(self) -> list[int]:
        """Check that both states are the same, and return the legal actions."""
        assert all_of(unpack(self.record)) == all_of(self.plain)
        legal = [nth_legal(self.plain, k) for k in range(count_legal(self.plain))]
        count = jitted(list_legal)(self.record, self.row)
        assert self.row[:count].tolist() == legal
        return legal

    def step(self, legal: list[int]) -> None:
        if self.plain.peeking and self.chance.random() < 0.2:
            player = self.chance.randrange(self.plain.players)
            allowed = may_peek(self.plain, player)
            assert jitted(may_peek)(self.record, player) == allowed
            if allowed:
                peek(self.plain, player)
                jitted(peek)(self.record, player)
                self.compare()
        action = self.chance.choice(legal)
        act(self.plain, action)
        jitted(act)(self.record, action)


@compiled
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("sheet", sheet_names())
def test_both_speeds_agree_after_every_decision(sheet, options):
    for seed in range(2):
        pair = Pair(sheet, OPTIONS[options], seed)
        legal = pair.compare()
        while pair.plain.decision != ASK_NOBODY:
            pair.step(legal)
            legal = pair.compare()
        assert pair.plain.winners == pair.record["winners"] > 0
        assert pair.plain.reason == pair.record["reason"] > 0


@compiled
def test_both_speeds_agree_on_what_is_legal_for_every_number():
    pair = Pair("11A", {"opening": 0}, 5)
    for _ in range(40):
        legal = pair.compare()
        if not legal:
            break
        for action in range(ACTIONS):
            allowed = is_legal(pair.plain, action)
            assert jitted(is_legal)(pair.record, action) == allowed == (action in legal)
        pair.step(legal)


@compiled
@pytest.mark.parametrize("sheet", sheet_names())
def test_both_speeds_play_the_same_games(sheet):
    import numpy as np

    masks = list(SHEETS[sheet].masks)
    s = lay_table(SHEETS[sheet].players, masks, peeking=True)
    record = pack(s)[0]
    fast = jitted(watch_games)(record, np.array(masks), 99, 2, 6)
    assert watch_games(s, masks, 99, 2, 6) == fast > 0
    assert all_of(unpack(record)) == all_of(s)


# States


def test_a_copy_that_takes_no_notes_shares_only_the_journal_nobody_writes():
    s = lay_table(6, SHEETS["6A"].masks)
    deal(s, SHEETS["6A"].masks, 0)
    twin = s.copy()
    shared = [f for f in LENGTHS if f != "kinds" and getattr(twin, f) is getattr(s, f)]
    assert shared == ["journal"]
    chance = random.Random(1)
    while twin.decision != ASK_NOBODY:
        act(twin, nth_legal(twin, chance.randrange(count_legal(twin))))
    assert set(twin.journal) == {0}


# The machinery


def test_declaring_a_rule_returns_the_plain_function():
    def law(x: int) -> int:
        return x + 1

    assert rule(law) is law
    assert law(1) == 2


def test_only_rules_have_compiled_twins():
    with pytest.raises(KeyError, match="not marked with @rule"):
        jitted(len)
    with pytest.raises(KeyError):
        jitted(lambda: 1)


@compiled
def test_a_compiled_twin_is_cached_and_calls_other_twins():
    twin = jitted(act)
    assert twin is jitted(act)
    assert twin is not act
    assert twin.py_func.__globals__["answer"] is not act.__globals__["answer"]


def test_compiled_rules_are_refused_where_there_are_none(monkeypatch):
    monkeypatch.setenv("RIDOTTO_PLAIN", "1")
    monkeypatch.setattr(speed, "_twins", {})
    assert not can_jit()
    assert quickest(act) is act
    with pytest.raises(SpeedUnavailable, match=r"ridotto\[fast\]"):
        jitted(act)


def test_without_numba_everything_works():
    """A fresh interpreter that cannot import Numba or NumPy plays a game."""
    program = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
import random
from ridotto.games.mascarade import Mascarade, Setup
from ridotto.rules.mascarade.turns import act
from ridotto.rules.speed import can_jit, quickest
assert not can_jit() and quickest(act) is act
game = Mascarade(Setup(players=8, scenario="8B", seed=4))
game.act_randomly(random.Random(4), 10**6)
assert game.over
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def folder_of(source: str):
    """Return the cache folder of a rule that calls another one and uses a constant."""
    names: dict = {"rule": rule}
    exec(source, names)
    return speed.cache_folder(speed.fingerprint(names["law"]))


LAWS = """
SIZE = 3
SHARE = 0.25
UNUSED = 1

@rule
def other(x):
    return x + 1

@rule
def law(x):
    return other(x) * SIZE + SHARE
"""


def test_the_cache_folder_depends_on_all_that_a_rule_depends_on(tmp_path, monkeypatch):
    monkeypatch.setenv("RIDOTTO_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(speed, "_rules", dict(speed._rules))
    before = folder_of(LAWS)
    assert before.is_dir()
    assert before.is_relative_to(tmp_path / "cache")
    assert folder_of(LAWS) == before
    assert folder_of(LAWS.replace("UNUSED = 1", "UNUSED = 2")) == before
    changed = {
        before,
        folder_of(LAWS.replace("x + 1", "x + 2")),
        folder_of(LAWS.replace("SIZE = 3", "SIZE = 4")),
        folder_of(LAWS.replace("SHARE = 0.25", "SHARE = 0.5")),
        folder_of(LAWS.replace("* SIZE", "- SIZE")),
    }
    assert len(changed) == 5


def test_a_cache_folder_that_cannot_be_made_is_made_elsewhere(tmp_path, monkeypatch):
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("RIDOTTO_CACHE_DIR", str(blocked))
    monkeypatch.setattr(speed.tempfile, "gettempdir", lambda: str(tmp_path / "elsewhere"))
    folder = speed.cache_folder(speed.fingerprint(act))
    assert folder.is_dir()
    assert folder.is_relative_to(tmp_path / "elsewhere")


def no_home():
    raise RuntimeError("Could not determine home directory.")


def test_who_has_no_home_keeps_compiled_rules_in_a_private_folder(tmp_path, monkeypatch):
    for name in ("RIDOTTO_CACHE_DIR", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(speed.Path, "home", no_home)
    monkeypatch.setattr(speed.tempfile, "gettempdir", lambda: str(tmp_path))
    folders = [speed.cache_folder(speed.fingerprint(law)) for law in (act, deal)]
    assert folders[0] != folders[1]
    # All in one, which is nobody else's: what lies there is run.
    (private,) = tmp_path.iterdir()
    assert [folder.parent for folder in folders] == [private, private]
    assert private.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("planted", ["open", "link", "file", "foreign"])
def test_a_folder_that_others_could_write_to_is_not_trusted(planted, tmp_path, monkeypatch):
    monkeypatch.setenv("RIDOTTO_CACHE_DIR", "/dev/null")
    monkeypatch.setattr(speed.tempfile, "gettempdir", lambda: str(tmp_path))
    speed._passing_folder.cache_clear()
    there = tmp_path / f"ridotto-{os.getuid()}"
    if planted == "link":
        (tmp_path / "other").mkdir(mode=0o700)
        there.symlink_to("other")
    elif planted == "file":
        there.write_text("")
    else:
        there.mkdir(mode=0o700)
    if planted == "open":
        there.chmod(0o777)
    if planted == "foreign":
        someone = os.getuid() + 1
        monkeypatch.setattr(speed.os, "getuid", lambda: someone)
        there.rename(tmp_path / f"ridotto-{someone}")
    folders = [speed.cache_folder(speed.fingerprint(law)) for law in (act, deal)]
    speed._passing_folder.cache_clear()
    private = folders[0].parent
    assert folders[1].parent == private
    assert private.parent == tmp_path
    assert private.name not in (f"ridotto-{os.getuid()}", "other")
    assert private.stat().st_mode & 0o777 == 0o700


def test_rules_are_compiled_where_nothing_can_be_kept(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("RIDOTTO_CACHE_DIR", str(tmp_path / "file"))
    monkeypatch.setattr(speed.tempfile, "gettempdir", lambda: str(tmp_path / "file"))
    speed._passing_folder.cache_clear()
    assert speed.cache_folder(speed.fingerprint(act)) is None
    pytest.importorskip("numba")
    assert speed._compiled(lambda x: x + 1, None)(2) == 3
