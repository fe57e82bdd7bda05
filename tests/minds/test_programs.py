"""Programs as minds: real processes, good and bad, and no game that stops for one."""

from __future__ import annotations

import json
import shlex
import shutil
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from house.serve_process import lives, until
from minds.stubs import Stub, table
from ridotto.games import registry
from ridotto.games.mascarade import Mascarade
from ridotto.minds import programs
from ridotto.minds.mind import Asked, Mind, Start
from ridotto.minds.programs import ProgramMind
from ridotto.minds.seating import Failed, Seating
from ridotto.minds.transcript import begin_transcript, end_transcript

pytestmark = pytest.mark.slow

ROGUE = Path(__file__).with_name("rogue.py")
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
NODE = shutil.which("node")
#: So long may an answer take on a slow machine: where it comes at all, nobody waits for the end.
UNHURRIED = 20_000
MOMENTS = ("hello", "start", "event", "decide", "end")


@pytest.fixture
def minds() -> Iterator[list[ProgramMind]]:
    made: list[ProgramMind] = []
    yield made
    for mind in made:
        mind.leave()


@pytest.fixture
def rogue(minds: list[ProgramMind]) -> Any:
    def make(*how: str) -> ProgramMind:
        minds.append(ProgramMind([sys.executable, "-I", str(ROGUE), *how]))
        return minds[-1]

    return make


def play(
    mind: Mind, seed: int = 1, millis: int = UNHURRIED, turn_limit: int = 12, others_take: int = 0
) -> Any:
    """Play a game in which this mind decides first; return the game and its seating."""
    game = table(seed, turn_limit)
    first = game.decider
    assert first is not None
    other = Stub(lambda asked: asked.legal[others_take])
    others: dict[int, Mind] = dict.fromkeys(range(4), other)
    seating = Seating(game, {**others, first: mind}, dict.fromkeys(range(4), 9), millis)
    seating.play()
    assert game.over
    assert {fault.player for fault in seating.faults} <= {first}
    return game, seating


def kinds(seating: Seating) -> Counter[str]:
    return Counter(fault.kind for fault in seating.faults)


def own(game: Mascarade) -> list[Any]:
    return [move.action for move in game.moves if move.player == game.moves[0].player]


def test_the_words_of_the_protocol(tmp_path: Path, minds: list[ProgramMind]) -> None:
    log = tmp_path / "log"
    script = f"""
import json, sys
with open({str(log)!r}, "w") as log:
    for line in sys.stdin:
        log.write(line); log.flush()
        told = json.loads(line)
        if "hello" in told: print(json.dumps({{"name": "scribe"}}), flush=True)
        if "decide" in told: print(json.dumps({{"action": told["decide"]["legal"][0]}}), flush=True)
        if "bye" in told: break
"""
    mind = ProgramMind([sys.executable, "-c", script])
    minds.append(mind)
    game, seating = play(mind)
    play(mind, seed=2)
    mind.leave()
    assert seating.faults == []
    assert mind.title == "scribe"
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert lines[0] == {"hello": {"protocol": 1, "game": "mascarade"}}
    assert lines[-1] == {"bye": True}
    asked = [next(iter(line)) for line in lines]
    assert asked.count("hello") == asked.count("bye") == 1
    assert asked.count("start") == asked.count("end") == 2
    start = lines[1]["start"]
    assert list(start) == ["you", "seed", "setup", "state"]
    assert set(start["setup"]) == {"players", "scenario", "options", "first"}
    assert (start["you"], start["seed"]) == (game.moves[0].player, 9)
    events = [line["event"] for line in lines[: asked.index("end")] if "event" in line]
    assert [event["type"] for event in events][:2] == ["deal", "turn"]
    assert len(events) == len(list(game.events("spectator")))
    decide = next(line["decide"] for line in lines if "decide" in line)
    assert list(decide) == ["decision", "legal", "state", "millis"]
    assert decide["millis"] == UNHURRIED
    assert decide["legal"] == decide["state"]["legal"]
    end = lines[asked.index("end")]["end"]
    assert end == {"winners": list(game.winners), "reason": game.reason}


def with_example(mind: ProgramMind) -> list[list[Any]]:
    """Play some games with an example; returns what it did in each."""
    played = []
    for seed in range(12):
        # The others announce their last mask and never claim.
        game, seating = play(mind, seed, turn_limit=60, others_take=-1)
        assert seating.faults == []
        played.append(own(game))
        explained = mind.explain()
        assert explained is not None
        assert explained[0] == "explain-program"
    assert sum(map(len, played)) > 50
    return played


def test_the_example_plays_legally_and_says_why(minds: list[ProgramMind]) -> None:
    minds.append(ProgramMind([sys.executable, str(EXAMPLES / "bot.py")]))
    with_example(minds[-1])
    assert len((EXAMPLES / "bot.py").read_text().splitlines()) < 60


@pytest.mark.skipif(NODE is None, reason="node is not installed")
def test_the_javascript_example_plays_the_same_game_again(minds: list[ProgramMind]) -> None:
    assert NODE is not None
    minds.append(ProgramMind([NODE, str(EXAMPLES / "bot.mjs")]))
    played = with_example(minds[-1])
    assert with_example(minds[-1]) == played
    acts = {type(action).__name__ for actions in played for action in actions}
    assert acts >= {"Announce", "Look", "Claim", "Pass", "Swap"}


def test_several_lines_of_standard_error_are_reported(rogue: Any) -> None:
    _, seating = play(rogue("crash", "decide"))
    status, *lines = seating.faults[0].detail.splitlines()
    assert status == "exit status 1"
    assert lines[0] == "Traceback (most recent call last):"
    assert 'raise RuntimeError("I fall")' in "".join(lines)
    assert lines[-1] == "RuntimeError: I fall"


def test_the_last_lines_of_endless_complaints_are_reported(minds: list[ProgramMind]) -> None:
    script = "import sys; [print(n, 'x' * 500, file=sys.stderr) for n in range(999)]; sys.exit(4)"
    minds.append(ProgramMind([sys.executable, "-c", script]))
    _, seating = play(minds[-1])
    status, *lines = seating.faults[0].detail.splitlines()
    assert status == "exit status 4"
    assert [line.split()[0] for line in lines] == [str(n) for n in range(987, 999)]
    assert max(map(len, lines)) == 200


@pytest.mark.parametrize(
    ("how", "useless"),
    [
        (("cheat", "decide"), True),
        (("silent", "hello"), True),
        (("cheat", "decide", "1"), False),
    ],
)
def test_a_program_without_a_single_valid_answer_is_useless(
    rogue: Any, monkeypatch: Any, how: tuple[str, ...], useless: bool
) -> None:
    monkeypatch.setattr(programs, "HELLO_SECONDS", 0.5)
    mind = rogue(*how)
    assert not mind.useless
    play(mind)
    assert mind.useless == useless


def test_the_transcript_has_every_line(tmp_path: Path, minds: list[ProgramMind]) -> None:
    file = tmp_path / "transcript"
    begin_transcript(file, "mascarade")
    command = [sys.executable, "-I", str(ROGUE), "garbage", "decide", "1"]
    minds.append(ProgramMind(command, "rogue", file))
    game, seating = play(minds[-1])
    minds[-1].leave()
    end_transcript(file)
    first, *lines, last = [json.loads(line) for line in file.read_text().splitlines()]
    assert (first["transcript"], first["game"], last["end"]) == (1, "mascarade", True)
    assert {line["program"] for line in lines} == {"rogue"}
    times = [line["time"] for line in (first, *lines, last)]
    assert times == sorted(times)
    sent = [line["message"] for line in lines if line["direction"] == "to"]
    assert sent[0] == {"hello": {"protocol": 1, "game": "mascarade"}}
    assert sent[-1] == {"bye": True}
    heard = [each["event"] for each in sent if "event" in each]
    seen = game.events(game.moves[0].player)
    assert heard == [json.loads(msgspec.json.encode(event)) for event in seen]
    got = [line for line in lines if line["direction"] == "from"]
    assert got[0]["message"] == {"name": "rogue"}
    # The first answer is no JSON.
    assert "garbage" in got[1]["text"]
    assert len(got) == 1 + len(own(game))
    assert kinds(seating) == {"garbled": 1}


def test_the_transcript_has_standard_error(tmp_path: Path, minds: list[ProgramMind]) -> None:
    file = tmp_path / "transcript"
    begin_transcript(file, "mascarade")
    minds.append(ProgramMind([sys.executable, "-I", str(ROGUE), "crash", "hello"], "r", file))
    play(minds[-1])
    lines = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    errors = [line["text"] for line in lines if line["direction"] == "stderr"]
    assert errors[0] == "Traceback (most recent call last):"
    assert "RuntimeError: I fall" in errors


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("what", ["crash", "exit"])
def test_dying_at_any_moment(rogue: Any, what: str, moment: str) -> None:
    mind = rogue(what, moment)
    game, seating = play(mind)
    if moment == "end":
        assert kinds(seating) == {}
    else:
        assert set(kinds(seating)) == {"dead"}
        assert len(seating.faults) == len(own(game))
        told = seating.faults[0].detail
        assert ("RuntimeError: I fall" in told) if what == "crash" else ("status 3" in told)
    _, again = play(mind, seed=2)
    assert bool(again.faults) == (moment != "end")


def test_dying_once_costs_the_rest_of_that_game_only(rogue: Any) -> None:
    # A new process counts anew: it falls at its third question.
    mind = rogue("crash", "decide", "3")
    game, first = play(mind)
    assert kinds(first) == {"dead": len(own(game)) - 2}
    _, second = play(mind, seed=3, turn_limit=3)
    assert second.faults == []


def test_who_dies_between_games_is_back_for_the_next(rogue: Any) -> None:
    mind = rogue("crash", "start", "2")
    for seed in range(3):
        game, seating = play(mind, seed)
        assert seating.faults == []
        assert len(own(game)) > 1


def test_a_dead_program_is_started_again_only_so_often(rogue: Any, tmp_path: Path) -> None:
    mind = rogue("crash", "decide")
    launched = []
    launch = mind._launch
    mind._launch = lambda: launched.append(mind._starts_left) or launch()
    for seed in range(4):
        play(mind, seed, turn_limit=2)
    # A program that is dead at the first question of a game is restarted at once.
    assert launched[:4] == [4, 3, 2, 1]
    assert set(launched[4:]) == {0}
    mind.give_another_chance()
    assert mind._starts_left == programs.RESTARTS + 1


def test_silence_costs_the_decision_and_after_a_while_the_program(rogue: Any) -> None:
    mind = rogue("silent", "decide")
    game, seating = play(mind, millis=60, turn_limit=60)
    faults = kinds(seating)
    assert faults["late"] == programs.PATIENCE
    assert faults["dead"] == len(own(game)) - programs.PATIENCE > 0


@pytest.mark.parametrize("moment", ["start", "event", "decide"])
def test_hanging(rogue: Any, moment: str) -> None:
    _, seating = play(rogue("hang", moment), millis=40)
    assert set(kinds(seating)) <= {"late", "dead"}
    assert seating.faults[0].kind == "late"


def test_hanging_before_it_has_said_its_name(rogue: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(programs, "HELLO_SECONDS", 0.1)
    mind = rogue("hang", "hello")
    game, seating = play(mind)
    assert kinds(seating) == {"dead": len(own(game))}
    for seed in range(5):
        play(mind, seed)
    assert mind._hellos_left == 0


def test_a_missing_answer_does_not_shift_those_that_follow(rogue: Any) -> None:
    game, seating = play(rogue("silent", "decide", "2"), millis=1500, turn_limit=40)
    # The silence costs one decision, and no more than the one after it.
    assert 1 <= kinds(seating)["late"] <= 2
    assert set(kinds(seating)) == {"late"}
    assert len(own(game)) > 3


def test_a_late_answer_is_not_taken_for_the_next() -> None:
    mind = ProgramMind(["nothing"])
    turn, claim = Asked("turn", table().legal(), None), {"claim": "c", "pass": "p"}
    swaps = programs._spelled_out(turn.legal)
    late, swap = next(iter(swaps.items()))
    line = json.dumps({"action": json.loads(late)}).encode()
    mind._open = [swaps, claim]
    assert mind._match(line) is None
    assert mind._open == [claim]
    mind._open = [swaps, swaps]
    assert mind._match(line) is None
    assert mind._match(line) == swap
    mind._open = [claim, swaps]
    assert mind._match(line) == swap
    mind._open = [claim, swaps]
    assert mind._match(b"what?") is None
    with pytest.raises(Failed, match="what"):
        mind._match(b"what?")


def test_a_slow_program_loses_what_it_is_slow_at(rogue: Any) -> None:
    _, seating = play(rogue("slow", "decide", "1"), millis=100)
    assert kinds(seating)["late"] >= 1
    _, seating = play(rogue("slow", "decide", "1"))
    assert kinds(seating) == {}


@pytest.mark.parametrize(
    ("what", "kind"),
    [
        ("cheat", "illegal"), ("almost", "illegal"), ("garbage", "garbled"),
        ("array", "garbled"), ("deep", "garbled"), ("bytes", "garbled"),
    ],
)  # fmt: skip
def test_answers_that_are_none(rogue: Any, what: str, kind: str) -> None:
    game, seating = play(rogue(what, "decide", "1"))
    assert kinds(seating) == {kind: 1}
    other = table()
    assert own(game)[0] == registry.kind(other.name).safe_action(other.legal())
    assert len(seating.faults[0].detail) <= 300


@pytest.mark.parametrize("moment", ["start", "event", "decide", "end"])
@pytest.mark.parametrize("what", ["huge", "endless"])
def test_lines_without_end_end_the_program(rogue: Any, what: str, moment: str) -> None:
    mind = rogue(what, moment, "1")
    _, seating = play(mind)
    assert set(kinds(seating)) <= {"dead"}
    assert bool(seating.faults) == (moment != "end")


def test_printing_unasked(rogue: Any) -> None:
    game, seating = play(rogue("garbage", "event"))
    assert len(own(game)) >= len(seating.faults)
    _, seating = play(rogue("flood", "decide", "1"))
    assert seating.faults[0].kind == "garbled"


def test_complaints_without_end_do_no_harm(rogue: Any) -> None:
    _, seating = play(rogue("complain", "decide"))
    assert seating.faults == []


def test_a_program_that_reads_nothing_is_ended_in_the_end(minds: list[ProgramMind]) -> None:
    script = 'import time; input(); print(\'{"name":"deaf"}\', flush=True); time.sleep(600)'
    mind = ProgramMind([sys.executable, "-c", script])
    minds.append(mind)
    mind.start(Start("mascarade", 0, 1, {}, {}))
    for number in range(12_000):
        mind.hear({"type": "turn", "player": 0, "turn": number, "padding": "x" * 50})
    with pytest.raises(Failed):
        mind.decide(Asked("turn", table().legal(), {}, 20))


@pytest.mark.parametrize("command", [["/nowhere/at/all"], ["."], ["\0"], [""]])
def test_a_command_that_is_none(command: list[str]) -> None:
    mind = ProgramMind(command)
    game, seating = play(mind)
    assert kinds(seating) == {"dead": len(own(game))}
    mind.leave()


def test_no_process_is_left_behind(minds: list[ProgramMind], tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    rogue = shlex.join([sys.executable, str(ROGUE), "stay", "bye"])
    line = f"sleep 600 & echo $! >> {pids}; echo $$ >> {pids}; {rogue}; true"
    mind = ProgramMind(["sh", "-c", line])
    minds.append(mind)
    _, seating = play(mind)
    assert seating.faults == []
    mind.leave()
    for pid in map(int, pids.read_text().split()):
        until(lambda each: not lives(each), pid)
