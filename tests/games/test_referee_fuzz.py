"""The referee answers every line with one line and keeps its game.

These lines broke other programs that read JSON: deep nesting, huge numbers, broken text.
"""

from __future__ import annotations

import copy
import io
import json
import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.driver import CODES, Driver, checked, started
from games.masquerade_tables import DECK
from games.random_games import examples
from repetitions import times
from ridotto.games import referee as referee_module
from ridotto.games.record import record_of
from ridotto.games.referee import LONGEST_LINE

SETUP = {"players": 6, "scenario": "6A", "seed": 7, "first": 0,
         "options": {"opening": 1, "peek": True}}  # fmt: skip
NEW = {"cmd": "new", "game": "mascarade", **SETUP}
MASQUERADE = {"game": "masquerade", "players": 3, "seed": 7, "deck": msgspec.to_builtins(DECK)}


def answered(driver: Driver, line: bytes) -> dict[str, Any]:
    """Return the answer to a line, after checking that a refusal has changed nothing."""
    before = driver.everything()
    answer = driver.send(line)
    if not answer["ok"]:
        assert driver.everything() == before
    return answer


# Any bytes


@examples(300)
@given(st.binary(max_size=200))
def test_any_bytes(line: bytes) -> None:
    assert not answered(Driver(**SETUP), line)["ok"]


@examples(200)
@given(st.text(max_size=100), st.sampled_from(["utf-8", "utf-16", "utf-8-sig"]))
def test_any_text(text: str, encoding: str) -> None:
    assert not answered(Driver(**SETUP), text.encode(encoding, "surrogatepass"))["ok"]


@examples(300)
@given(st.data())
def test_a_request_with_any_byte_changed(data: st.DataObject) -> None:
    line = bytearray(json.dumps(data.draw(st.sampled_from(REQUESTS))).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        line[data.draw(st.integers(0, len(line) - 1))] = data.draw(st.integers(0, 255))
    answered(Driver(**SETUP), bytes(line))


# Requests with something else in place of a part


def _record(setup: dict[str, Any]) -> Any:
    driver = Driver(**setup)
    driver.ask("random", seed=1, decisions=20)
    return record_of(driver.referee.game)


OWN = {"masks": ["judge", "king", "widow", "witch", "thief", "cheat"], "centre": 0}
REQUESTS: list[Any] = [
    NEW,
    {**NEW, "scenario": OWN, "coins": [6, 5, 4, 3, 2, 1], "court": 3, "deal": OWN["masks"]},
    {"cmd": "act", "player": 0, "action": {"act": "swap", "with": 3, "really": True}},
    {"cmd": "act", "player": 0, "action": {"act": "announce", "mask": "king"}},
    {"cmd": "act", "player": 0, "action": {"act": "choose", "players": [1, 2]}},
    {"cmd": "act", "player": 4, "action": {"act": "peek"}},
    {"cmd": "state"},
    {"cmd": "view", "player": 1},
    {"cmd": "view", "viewer": "spectator"},
    {"cmd": "truth"},
    {"cmd": "record"},
    {"cmd": "load", "record": _record(SETUP)},
    {"cmd": "random", "seed": 3, "decisions": 40},
    {"cmd": "new", **MASQUERADE, "options": {"turn_limit": 9}},
    {"cmd": "new", **MASQUERADE, "deal": _record(MASQUERADE)["setup"]["deal"]},
    {"cmd": "new", "game": "masquerade", "players": 5, "seed": 7, "deck": "deck.toml"},
    {"cmd": "load", "record": _record(MASQUERADE)},
    {"cmd": "act", "player": 0, "action": {"act": "dancer", "dancer": "muse"}},
    {"cmd": "act", "player": 1, "action": {"act": "order", "order": 3}},
    {"cmd": "act", "player": 2, "action": {"act": "cast", "spell": "aria"}},
    {"cmd": "act", "player": 2, "action": {"act": "choose", "player": 1}},
    {"cmd": "act", "player": 1, "action": {"act": "done"}},
]
TABLES = [SETUP, MASQUERADE]
WORDS = ["7A", "act", "aria", "centre:0", "cmd", "deck", "done", "judge", "look", "mask", "moon",
         "new", "ridotto-record", "spell", "stage"]  # fmt: skip
ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 14),
    st.sampled_from([2**31, 2**63, 2**64, -(2**63), 10**18, 10**400, -(10**400)]),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=8),
    st.sampled_from(WORDS),
)
PARTS = st.recursive(
    ODD,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


def changed(draw: st.DrawFn, data: Any) -> Any:
    """Return the data with one part replaced, left out, added or doubled."""
    if not isinstance(data, (dict, list)) or not data or draw(st.integers(0, 5)) == 0:
        return draw(PARTS)
    data = copy.copy(data)
    keys = list(data) if isinstance(data, dict) else list(range(len(data)))
    key = draw(st.sampled_from(keys))
    match draw(st.integers(0, 5)):
        case 0:
            del data[key]
        case 1 if isinstance(data, dict):
            data[draw(st.text(max_size=6) | st.sampled_from(WORDS))] = draw(PARTS)
        case 1:
            data.insert(key, data[key])
        case _:
            data[key] = changed(draw, data[key])
    return data


@st.composite
def changed_requests(draw: st.DrawFn) -> Any:
    return changed(draw, draw(st.sampled_from(REQUESTS)))


@examples(250)
@given(st.sampled_from(TABLES), st.lists(changed_requests(), min_size=1, max_size=4))
def test_changed_requests(setup: dict[str, Any], requests: list[Any]) -> None:
    driver = Driver(**setup)
    for request in requests:
        answered(driver, json.dumps(request).encode())


# Particular nuisances, in every place where something can stand


HOLES = [
    "{}",
    '{{"cmd":{}}}',
    '{{"cmd":"new","game":{}}}',
    '{{"cmd":"new","game":"mascarade","players":{},"scenario":"6A"}}',
    '{{"cmd":"new","game":"mascarade","players":6,"scenario":{}}}',
    '{{"cmd":"new","game":"mascarade","players":6,"scenario":{{"masks":{}}}}}',
    '{{"cmd":"new","game":"mascarade","players":6,"scenario":{{"masks":[{}]}}}}',
    '{{"cmd":"new","game":"mascarade","players":6,"scenario":{{"masks":["judge"],"centre":{}}}}}',
    '{{"cmd":"new","game":"mascarade","players":{},"scenario":{{"masks":["judge"]}}}}',
    '{{"cmd":"new","game":"mascarade","players":6,"scenario":"6A","seed":{}}}',
    '{{"cmd":"new","game":"mascarade","players":6,"scenario":"6A","first":{}}}',
    '{{"cmd":"new","game":"mascarade","players":6,"scenario":"6A","options":{}}}',
    '{{"cmd":"new","game":"mascarade","players":6,"scenario":"6A","options":{{"opening":{}}}}}',
    '{{"cmd":"new","game":"mascarade","players":6,"scenario":"6A","deal":[{}]}}',
    '{{"cmd":"new","game":"mascarade","players":6,"scenario":"6A","coins":[1,2,3,4,5,{}]}}',
    '{{"cmd":"new","game":"mascarade","players":6,"scenario":"6A","court":{}}}',
    '{{"cmd":"new","game":"mascarade","players":6,"scenario":"6A","extra":{}}}',
    '{{"cmd":"act","player":{},"action":{{"act":"look"}}}}',
    '{{"cmd":"act","player":0,"action":{}}}',
    '{{"cmd":"act","player":0,"action":{{"act":{}}}}}',
    '{{"cmd":"act","player":0,"action":{{"act":"swap","with":{},"really":true}}}}',
    '{{"cmd":"act","player":0,"action":{{"act":"swap","with":3,"really":{}}}}}',
    '{{"cmd":"act","player":0,"action":{{"act":"announce","mask":{}}}}}',
    '{{"cmd":"act","player":0,"action":{{"act":"choose","players":[1,{}]}}}}',
    '{{"cmd":"view","player":{}}}',
    '{{"cmd":"view","viewer":{}}}',
    '{{"cmd":"state","extra":{}}}',
    '{{"cmd":"random","seed":{},"decisions":1}}',
    '{{"cmd":"random","seed":1,"decisions":{}}}',
    '{{"cmd":"load","record":{}}}',
    '{{"cmd":"load","record":{{"format":{}}}}}',
    '{{"cmd":"load","record":{{"format":"ridotto-record","version":{}}}}}',
    '{{"cmd":"load","record":{{"format":"ridotto-record","version":1,"game":"mascarade",'
    '"setup":{{"players":{}}},"moves":[],"result":null,"check":""}}}}',
    '{{"cmd":"load","record":{{"format":"ridotto-record","version":1,"game":"mascarade",'
    '"setup":{{}},"moves":[{}],"result":null,"check":""}}}}',
]
MASQUERADE_HOLES = [
    '{{"cmd":"new","game":"masquerade","players":{}}}',
    '{{"cmd":"new","game":"masquerade","players":3,"seed":{}}}',
    '{{"cmd":"new","game":"masquerade","players":3,"options":{}}}',
    '{{"cmd":"new","game":"masquerade","players":3,"options":{{"turn_limit":{}}}}}',
    '{{"cmd":"new","game":"masquerade","players":3,"deck":{}}}',
    '{{"cmd":"new","game":"masquerade","players":3,"deck":{{"name":{}}}}}',
    '{{"cmd":"new","game":"masquerade","players":3,"deck":{{"mask":{}}}}}',
    '{{"cmd":"new","game":"masquerade","players":3,"deck":{{"mask":[{}]}}}}',
    '{{"cmd":"new","game":"masquerade","players":3,"deck":{{"dancer":[{{"power":{}}}]}}}}',
    '{{"cmd":"new","game":"masquerade","players":3,"deck":{{"dancer":[{{"effects":[{}]}}]}}}}',
    '{{"cmd":"new","game":"masquerade","players":3,"deck":{{"spell":[{{"copies":{}}}]}}}}',
    '{{"cmd":"new","game":"masquerade","players":3,"deck":{{"mask":[{{"if":{}}}]}}}}',
    '{{"cmd":"new","game":"masquerade","players":3,"deal":{}}}',
    '{{"cmd":"new","game":"masquerade","players":3,"deal":{{"masks":{},"orders":[],"spells":[]}}}}',
    '{{"cmd":"new","game":"masquerade","players":3,"deal":{{"masks":[],"orders":[{}],"spells":[]}}}}',
    '{{"cmd":"new","game":"masquerade","players":3,"deal":{{"masks":[],"orders":[],"spells":[{}]}}}}',
    '{{"cmd":"act","player":{},"action":{{"act":"done"}}}}',
    '{{"cmd":"act","player":0,"action":{{"act":"cast","spell":{}}}}}',
    '{{"cmd":"act","player":0,"action":{{"act":"order","order":{}}}}}',
    '{{"cmd":"act","player":0,"action":{{"act":"choose","player":{}}}}}',
    '{{"cmd":"act","player":0,"action":{{"act":"resolve","card":{}}}}}',
    '{{"cmd":"load","record":{{"format":"ridotto-record","version":1,"game":"masquerade",'
    '"setup":{{"players":3,"deck":{}}},"moves":[],"result":null,"check":""}}}}',
]
ALL_HOLES, EVERY = HOLES + MASQUERADE_HOLES, times(8, 1)
NUISANCES = {
    "10**400": "1" + "0" * 400,
    "10**4000": "1" + "0" * 4000,
    "10**5000": "1" + "0" * 5000,
    "-10**400": "-1" + "0" * 400,
    "1e999": "1e999",
    "-1e-999": "-1e-999",
    "1e308": "1e308",
    "NaN": "NaN",
    "Infinity": "-Infinity",
    "-0": "-0",
    "-0.0": "-0.0",
    "00": "00",
    "2**63": str(2**63),
    "-2**63-1": str(-(2**63) - 1),
    "2**64": str(2**64),
    "1.0": "1.0",
    "lone surrogate": '"\\ud800"',
    "swapped surrogates": '"\\udc00\\ud800"',
    "surrogate pair": '"\\ud83d\\ude00"',
    "NUL": '"\\u0000"',
    "bare NUL": '"\0"',
    "newline": '"\\n"',
    "line separator": '"\\u2028\u2028"',
    "long string": '"' + "x" * 70_000 + '"',
    "braces": '"{$mask} { }"',
    "many keys": "{" + ",".join(f'"{number}":0' for number in range(3000)) + "}",
    "many items": "[" + ",".join(["0"] * 30_000) + "]",
    "doubled keys": '{"act":"look","act":"look","cmd":1,"cmd":2}',
    "nested": "[" * 300 + "]" * 300,
    "nested objects": '{"a":' * 300 + "0" + "}" * 300,
    "nested too deeply": "[" * 100_000,
    "nested too deeply, closed": "[" * 100_000 + "]" * 100_000,
    "objects nested too deeply": '{"a":' * 100_000 + "0" + "}" * 100_000,
}


@pytest.mark.parametrize("nuisance", NUISANCES.values(), ids=NUISANCES)
def test_nuisances_everywhere(nuisance: str) -> None:
    tables = Driver(**SETUP), Driver(**MASQUERADE)
    for driver, hole in [
        *((tables[0], hole) for hole in HOLES),
        *((tables[1], hole) for hole in MASQUERADE_HOLES),
    ]:
        answer = answered(driver, hole.format(nuisance).encode("utf-8"))
        # What a stranger sends is not sent back at length.
        assert answer["ok"] or len(answer["error"]["message"]) < 6000


def test_invalid_utf_8_everywhere() -> None:
    driver = Driver(**SETUP)
    for broken in (b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xc0\x80"):
        for hole in ALL_HOLES:
            line = hole.format('"@"').encode().replace(b"@", broken)
            assert answered(driver, line)["error"]["code"] == "bad-json"


def test_every_depth_around_the_deepest_that_is_read() -> None:
    """Check some places at every depth: reading may succeed where a later step does not."""
    deepest = max(depth for depth in range(100, 1200) if _readable(depth))
    for depth in range(deepest - 60, deepest + 3):
        for opening, closing in (("[", "]"), ('{"a":', "}")):
            for hole in ALL_HOLES[depth % EVERY :: EVERY]:
                line = hole.format(opening * depth + "0" + closing * depth)
                assert not checked(json.loads(Driver().referee.answer_line(line.encode())))["ok"]


def _readable(depth: int) -> bool:
    try:
        msgspec.json.decode("[" * depth + "]" * depth)
    except (RecursionError, msgspec.DecodeError):
        return False
    return True


def test_the_last_of_doubled_keys_counts() -> None:
    answer = answered(Driver(**SETUP), b'{"cmd":"state","cmd":"truth"}')
    assert set(answer) == {"ok", "truth"}


# Lines that are too long


def test_a_line_that_is_too_long_is_refused_and_the_next_is_read() -> None:
    new = json.dumps(NEW).encode()
    too_long = b'{"cmd":"state","x":"' + b"y" * (LONGEST_LINE + 100) + b'"}'
    source = io.BytesIO(b"\n".join([new, too_long, b'{"cmd":"state"}', too_long * 2, new]))
    sink = io.BytesIO()
    referee_module.serve(source, sink)
    answers = [checked(json.loads(line)) for line in sink.getvalue().splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, True, False, True]
    assert {answers[n]["error"]["code"] for n in (1, 3)} == {"bad-json"}


@pytest.mark.parametrize("length", range(1, 25))
def test_lines_about_as_long_as_may_be(length: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each line has one answer, wherever the limit cuts it."""
    monkeypatch.setattr(referee_module, "LONGEST_LINE", 8)
    sink = io.BytesIO()
    referee_module.serve(io.BytesIO((b"x" * length + b"\n") * 3 + b"y" * length), sink)
    answers = [checked(json.loads(line)) for line in sink.getvalue().splitlines()]
    assert len(answers) == 4
    assert all(("longer" in answer["error"]["message"]) is (length > 8) for answer in answers)


# Very many lines

#: The lines of a block, and how often the block is sent: a million lines with ``make fuzz``.
LINES, BLOCKS = 2000, times(4, 500)


def _mixed_lines(count: int) -> list[bytes]:
    """Return lines of all sorts, most of them wrong, for a few short games."""
    chance = random.Random(1)
    noise = [bytes(chance.choices(range(11, 256), k=chance.randint(0, 40))) for _ in range(50)]
    holes = [hole for hole in HOLES if '"masks"' not in hole]
    odd = [text for text in NUISANCES.values() if len(text) < 100]
    lines = [json.dumps(NEW).encode()]
    while len(lines) < count:
        match chance.randrange(10):
            case 0 | 1 | 2 | 3 | 4:
                lines.append(chance.choice(noise))
            case 5 | 6:
                lines.append(chance.choice(holes).format(chance.choice(odd)).encode())
            case 7:
                action = {"act": chance.choice(["look", "pass", "claim", "peek", "decline"])}
                player = chance.randrange(7)
                lines.append(
                    json.dumps({"cmd": "act", "player": player, "action": action}).encode()
                )
            case 8:
                lines.append(b'{"cmd":"random","seed":%d,"decisions":1}' % chance.randrange(99))
            case _:
                lines.append(chance.choice([b'{"cmd":"state"}', b'{"cmd":"truth"}']))
    return lines


class _Fault(msgspec.Struct):
    code: str
    message: str


class _Answer(msgspec.Struct):
    ok: bool
    error: _Fault | None = None


def _feed(stream: Any, block: bytes, times: int) -> None:
    for _ in range(times):
        stream.write(block)
    stream.flush()


def _code(line: bytes, decode: Callable[[bytes], _Answer]) -> str:
    answer = decode(line)
    assert answer.ok is (answer.error is None)
    return answer.error.code if answer.error else "ok"


def _most_memory(process: int) -> int:
    """Return the peak memory of a process in kilobytes, or 0 if it is unknown."""
    status = Path(f"/proc/{process}/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) for line in lines if line.startswith("VmHWM")), 0)


def test_very_many_lines_are_answered_in_little_memory() -> None:
    block = b"\n".join(line.replace(b"\n", b" ") for line in _mixed_lines(LINES)) + b"\n"
    decode = msgspec.json.Decoder(_Answer).decode
    with started() as process:
        feeder = threading.Thread(target=_feed, args=(process.stdin, block, BLOCKS))
        feeder.start()
        codes = {_code(process.stdout.readline(), decode) for _ in range(LINES * BLOCKS)}
        feeder.join()
        memory = _most_memory(process.pid)
        rest, complaints = process.communicate(timeout=60)
    assert (rest, complaints, process.returncode) == (b"", b"", 0)
    assert {"ok", "bad-json", "bad-request", "bad-setup", "illegal-action"} <= codes
    assert codes <= {"ok", *CODES}
    assert memory < 100_000
