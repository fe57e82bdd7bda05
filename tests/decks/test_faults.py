"""Whatever can be wrong with a deck file is told with its line, key, value and what is allowed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ridotto
from decks.mending import SMALL, codes, line_of, only_fault, small_data, spoilt
from ridotto.games.masquerade.deck.faults import MOST_FAULTS
from ridotto.games.masquerade.deck.library import (
    DeckRefused,
    check_text,
    from_data,
    read_deck,
    shipped_text,
)
from ridotto.games.words import LANGUAGES, speak

WHATS = "draw | heal | hurt | discard | tribute | give | counter | salvage | search"

#: card, what stands there, what is put there, code, key, value shown, part of what is allowed
ERRORS = [
    ("m1", "vp = 3", 'vp = "3"', "not-whole", "mask[0].vp", '"3"', "1 … 3"),
    ("m1", "vp = 3", "vp = true", "not-whole", "mask[0].vp", "true", "1 … 3"),
    ("m1", "vp = 3", "vp = 3.0", "not-whole", "mask[0].vp", "3.0", "1 … 3"),
    ("m1", "vp = 3", "vp = 4", "out-of-range", "mask[0].vp", "4", "1 … 3"),
    ("m1", "bonus = 4", "bonus = -1", "out-of-range", "mask[0].bonus", "-1", "0 … 99"),
    ("d2", "power = 3", "power = 100", "out-of-range", "dancer[1].power", "100", "0 … 99"),
    ("garden", "room = 1", "room = 6", "out-of-range", "stage[3].room", "6", "1 … 5"),
    ("aria", "level = 0", "level = 4", "out-of-range", "spell[1].level", "4", "0 … 3"),
    ("b1", "minimum = 2", "minimum = 0", "out-of-range", "emblem[0].minimum", "0", "1 … 99"),
    ("g1", "vp = 1", "vp = 3", "out-of-range", "guardian[0].treasure.vp", "3", "0 … 2"),
    ("m1", "vp = 3", "", "missing", "mask[0].vp", "", "1 … 3"),
    ("", 'name = "Small"', "", "missing", "name", "", '"…"'),
    ("d2", 'name = "D 2"', "name = 2", "not-text", "dancer[1].name", "2", '"…"'),
    ("d2", 'name = "D 2"', 'name = ""', "bad-text", "dancer[1].name", '""', "1 … 60"),
    ("d2", 'name = "D 2"', "name = {}", "bad-text", "dancer[1].name", "{}", "en = "),
    ("d2", 'name = "D 2"', 'name = "\\u001b[31m"', "bad-text", "dancer[1].name", "", "1 … 60"),
    ("m2", 'pl = "M', 'de = "M', "language", "mask[1].name.de", '"M 2 po polsku"', "en | es | pt"),
    ("d2", 'id = "d2"', 'id = "D 2"', "bad-id", "dancer[1].id", '"D 2"', "a-z"),
    ("d2", 'id = "d2"', "id = 2", "not-text", "dancer[1].id", "2", "a-z"),
    ("d2", 'id = "d2"', 'id = "m1"', "same-id", "dancer[1].id", '"m1"', '≠ "m1"'),
    ("g1", 'id = "t1"', 'id = "g1"', "same-id", "guardian[0].treasure.id", '"g1"', '≠ "g1"'),
    ("d2", "power = 3", "power = 3\npowr = 3", "unknown-key", "dancer[1].powr", "", "power"),
    ("fugue", 'what = "power"', 'wat = 1, what = "power"', "unknown-key",
     "spell[0].effects[0].wat", "", "when | what"),
    ("tower", 'role = "tower"', 'role = "towre"', "unknown-word", "stage[0].role", '"towre"',
     "none | tower | arena | chapel"),
    ("aria", 'phase = "spell"', 'phase = "stage"', "unknown-word", "spell[1].phase", '"stage"',
     "spell | challenge"),
    ("b1", '"duels"', '"vp"', "unknown-word", "emblem[0].most", '"vp"', "hand | counters"),
    ("garden", '"stage"', '"stag"', "unknown-word", "stage[3].effects[0].when", '"stag"',
     "always | stage | cast"),
    ("garden", '"draw"', '"drow"', "unknown-word", "stage[3].effects[0].what", '"drow"', "draw"),
    ("aria", '"another"', '"anoter"', "unknown-word", "spell[1].effects[0].whom", '"anoter"',
     "self | opponent"),
    ("garden", 'when = "stage", ', "", "missing", "stage[3].effects[0].when", "", "always | stage"),
    ("garden", ', what = "draw"', "", "missing", "stage[3].effects[0].what", "", "power | hand"),
    ("garden", '"stage"', '"cast"', "when-here", "stage[3].effects[0].when", '"cast"',
     "always | stage | win | lose"),
    ("e1", '"event"', '"end"', "when-here", "event[0].effects[0].when", '"end"', "event"),
    ("garden", '"draw"', '"score"', "what-here", "stage[3].effects[0].what", '"score"', WHATS),
    ("garden", '"draw"', '"shield"', "what-here", "stage[3].effects[0].what", '"shield"', WHATS),
    ("garden", '"stage"', '"always"', "what-here", "stage[3].effects[0].what", '"draw"',
     "power | hand-limit | cost | extra-draw | shield | peace"),
    ("garden", '"draw"', '"power"', "power-here", "stage[3].effects[0].what", '"power"', WHATS),
    ("fugue", '"power"', '"power", whom = "all"', "whom-here", "spell[0].effects[0].whom",
     '"all"', "self | opponent"),
    ("d1", '"hand-limit"', '"hand-limit", whom = "all"', "whom-here",
     "dancer[0].effects[0].whom", '"all"', "self"),
    ("aria", '"another"', '"self"', "whom-here", "spell[1].effects[0].whom", '"self"', "another"),
    ("garden", '"draw"', '"draw", whom = "opponent"', "opponent-here",
     "stage[3].effects[0].whom", '"opponent"', "self | another"),
    ("garden", '"draw"', '"draw", whom = "chosen"', "chosen-here",
     "stage[3].effects[0].whom", '"chosen"', "self | another"),
    ("garden", "amount = 2", "amount = 0", "out-of-range", "stage[3].effects[0].amount", "0",
     "1 … 20"),
    ("garden", "amount = 2", 'amount = "x"', "not-whole", "stage[3].effects[0].amount", '"x"',
     "1 … 20"),
    ("e1", "amount = 2", "amount = 3", "out-of-range", "event[0].effects[0].amount", "3", "1 … 2"),
    ("d1", "amount = -2", "amount = -6", "out-of-range", "dancer[0].effects[0].amount", "-6",
     "-5 … 20, ≠ 0"),
    ("aria", 'whom = "another"', 'whom = "another", amount = 2', "amount-unused",
     "spell[1].effects[0].amount", "2", "1"),
    ("m1", '"counters at-least 2"', "2", "not-text", "mask[0].if", "2", "hand at-least 3"),
    ("m1", "counters at-least 2", "counters at-least 2 or so", "condition-long", "mask[0].if",
     '"counters at-least 2 or so"', "vp not-most"),
    ("m1", "counters at", "counter at", "condition-metric", "mask[0].if",
     '"counter at-least 2"', "life | hand | counters"),
    ("m1", "at-least 2", "over 2", "condition-test", "mask[0].if", '"counters over 2"', "at-least"),
    ("m3", "place is tower", "place most", "condition-test", "mask[2].if", '"place most"',
     "is-not"),
    ("m2", "not-most", "not-most 3", "condition-number", "mask[1].if", '"vp not-most 3"',
     "vp not-most"),
    ("m1", "at-least 2", "at-least", "condition-value", "mask[0].if", '"counters at-least"', "0 …"),
    ("m1", "at-least 2", "at-least ²", "condition-value", "mask[0].if", '"counters at-least ²"',
     "0 … 999"),
    ("m3", "is tower", "is here", "condition-value", "mask[2].if", '"place is here"',
     "none | tower"),
    ("aria", "hand at-least 1", "hand", "condition-test", "spell[1].effects[1].if", '"hand"',
     "at-least"),
    ("o2", "number = 2", "number = 1", "same-number", "order[1].number", "1", "≠ 1"),
    ("g2", "number = 2", "number = 1", "same-number", "guardian[1].number", "1", "≠ 1"),
    ("arena", 'role = "arena"', 'role = "none"', "role-lacking", "stage", "", 'role = "arena"'),
    ("garden", "room = 1", 'room = 1\nrole = "chapel"', "second-chapel", "stage[3].role",
     '"chapel"', "none | tower | arena"),
    ("chapel", "room = 1", "room = 2", "chapel-room", "stage[2].room", "2", "1"),
    ("aria", "copies = 14", "copies = 47", "spell-cards", "spell", "61", "1 … 60"),
    ("d2", "power = 3", "power = 3\neffects = 3", "not-list", "dancer[1].effects", "3", "[ … ]"),
    ("d2", "power = 3", "power = 3\neffects = [3]", "not-table", "dancer[1].effects[0]", "3",
     "{ … }"),
    ("g1", 'treasure = { id = "t1", name = "T 1", vp = 1 }', "treasure = 1", "not-table",
     "guardian[0].treasure", "1", "{ … }"),
    ("d2", "power = 3", "power = 3\neffects = [" + '{when="win",what="draw"},' * 7 + "]",
     "effects-a-card", "dancer[1].effects", "7", "0 … 6"),
]  # fmt: skip

WARNINGS = [
    ("m1", "counters at-least 2", "life at-least 3", "never-holds", "mask[0].if",
     '"life at-least 3"', "life: 0 … 2"),
    ("m1", "counters at-least 2", "masked is 1", "ever-holds", "mask[0].if", '"masked is 1"', "1"),
    ("m1", "counters at-least 2", "prophecies at-least 2", "never-holds", "mask[0].if",
     '"prophecies at-least 2"', "0 … 1"),
    ("m1", "counters at-least 2", "turn at-least 0", "ever-holds", "mask[0].if",
     '"turn at-least 0"', "1 …"),
    ("aria", "hand at-least 1", "hand is 9", "never-holds", "spell[1].effects[1].if",
     '"hand is 9"', "0 … 5"),
    ("aria", "hand at-least 1", "order is-not 6", "ever-holds", "spell[1].effects[1].if",
     '"order is-not 6"', "1 … 5"),
    ("b1", 'most = "duels"', 'most = "prophecies"', "emblem-unwinnable", "emblem[0].minimum", "2",
     "1 … 1"),
    ("tower", "room = 2", "room = 1", None, "", "", ""),
    ("aria", "copies = 14", "copies = 11", "few-spells", "spell", "25", "26 …"),
    ("garden", '"draw"', '"heal"', "no-draw", "stage", "", "draw"),
    ("g2", "power = 5", "power = 50", "unbeatable", "guardian[1].power", "50", "0 … "),
    ("e1", 'effects = [{ when = "event", what = "heal", whom = "all", amount = 2 }]', "", "idle",
     "event[0]", '"e1"', "effects"),
    ("garden", '"draw"', '"draw", whom = "partners"', "lonely", "stage[3].effects[0].whom",
     '"partners"', "room = 2"),
    ("aria", '"give", whom = "chosen"', '"salvage"', "endless", "spell[1].effects", '"aria"',
     "level"),
    ("aria", '"give", whom = "chosen"', '"draw", amount = 2', "endless", "spell[1].effects",
     '"aria"', "level"),
]  # fmt: skip


@pytest.mark.parametrize("case", [*ERRORS, *WARNINGS], ids=lambda case: f"{case[3]}-{case[4]}")
def test_each_fault_by_itself(case: tuple[str, str, str, str, str, str, str]) -> None:
    card, old, new, code, key, value, allowed = case
    text = spoilt(card, old, new)
    judged = check_text(text)
    if code is None:
        assert judged.faults == ()
        return
    faults = [fault for fault in judged.faults if fault.code == code]
    assert len(faults) == 1, judged.faults
    fault = faults[0]
    assert fault.key == key
    assert value in fault.value
    assert bool(fault.value) == bool(value) or "u001b" in new
    assert allowed in fault.allowed
    assert fault.warning == (case in WARNINGS)
    assert (judged.cards is None) == (not fault.warning)
    # Only what a word no longer fits can be wrong besides.
    assert set(codes(judged)) <= {code, "chosen-here", "amount-unused", "missing", "no-draw",
                                  "role-lacking", "order-lacking", "lonely", "out-of-range",
                                  "unknown-key"}  # fmt: skip


@pytest.mark.parametrize(
    ("card", "old", "new", "needle"),
    [
        ("m1", "vp = 3", "vp = 4", "vp = 4"),
        ("aria", "level = 0", "level = 9", "level = 9"),
        ("aria", '"another"', '"anoter"', '"anoter"'),
        ("aria", "hand at-least 1", "hnd at-least 1", "hnd"),
        ("g2", '"power" }', '"powr" }', '"powr"'),
        ("m2", 'pl = "M', 'de = "M', 'de = "M'),
        ("o5", "number = 5", "number = 7", "number = 7"),
    ],
)
def test_the_line_is_the_right_one(card: str, old: str, new: str, needle: str) -> None:
    text = spoilt(card, old, new)
    faults = check_text(text).faults
    assert line_of(text, needle, card) in {fault.line for fault in faults}


def test_near_words_are_suggested() -> None:
    assert only_fault(spoilt("garden", '"draw"', '"drow"')).close == "draw"
    assert only_fault(spoilt("m1", "counters at", "conters at")).close == "counters"
    assert only_fault(spoilt("d2", "power = 3", "power = 3\nefects = []")).close == "effects"
    assert only_fault(spoilt("tower", "room = 2", "room = 2\nxyzzy = 1")).close == ""


def test_all_faults_at_once() -> None:
    text = spoilt("m1", "vp = 3", "vp = 4").replace("level = 0", "level = 9")
    text = text.replace('"draw"', '"drow"').replace('"duels most"', '"duels moast"')
    judged = check_text(text)
    assert sorted(codes(judged)) == [
        "condition-test", "out-of-range", "out-of-range", "unknown-word",
    ]  # fmt: skip
    lines = [fault.line for fault in judged.faults]
    assert lines == sorted(lines)
    with pytest.raises(DeckRefused) as refused:
        from_data({**small_data(), "mask": 3, "spell": [], "surprise": 1})
    assert {fault.code for fault in refused.value.faults} == {
        "not-list", "card-count", "unknown-key",
    }  # fmt: skip
    assert all(fault.line == 0 for fault in refused.value.faults)


def test_the_first_faults_are_reported_and_the_rest_counted() -> None:
    text = 'name = "x"\n' + "[[spell]]\n" * 60
    judged = check_text(text)
    assert len(judged.faults) == MOST_FAULTS
    assert judged.more > 100
    with pytest.raises(DeckRefused, match="more"):
        from_data({"name": "x", "spell": [{}] * 60})


def test_too_few_and_too_many_cards() -> None:
    data = small_data()
    for kind, number in (("mask", 1), ("mask", 13), ("order", 4), ("stage", 9), ("event", 0)):
        cards = [{**data[kind][0], "id": f"x{n}"} for n in range(number)]
        with pytest.raises(DeckRefused) as refused:
            from_data({**data, kind: cards})
        assert "card-count" in {fault.code for fault in refused.value.faults}


def test_fewer_than_five_can_play_with_a_warning() -> None:
    data = small_data()
    text = SMALL.replace('role = "tower"', 'role = "tower"', 1)
    assert check_text(text).faults == ()
    from_data({**data, "mask": data["mask"][:3], "dancer": data["dancer"][:2]})
    short = re.sub(r'\[\[mask\]\]\nid = "m5"[^[]*', "", SMALL)
    short = re.sub(r'\[\[dancer\]\]\nid = "d4"[^[]*', "", short)
    short = short.replace("room = 2", "room = 1")
    judged = check_text(short)
    assert codes(judged) == ["few-masks", "few-dancers", "little-room"]
    assert judged.cards is not None
    assert [fault.value for fault in judged.faults] == ["4", "4", "4"]


def test_too_many_effects_in_all() -> None:
    effect = {"when": "cast", "what": "draw"}
    spells = [
        {"id": f"s{n}", "name": "S", "level": 3, "phase": "spell", "effects": [effect] * 6}
        for n in range(60)
    ]
    events = [
        {"id": f"v{n}", "name": "V", "effects": [{"when": "event", "what": "draw"}] * 6}
        for n in range(24)
    ]
    with pytest.raises(DeckRefused) as refused:
        from_data({**small_data(), "spell": spells, "event": events})
    assert [fault.code for fault in refused.value.faults] == ["effects-in-all"]


def test_the_small_and_the_shipped_deck_are_without_fault(tmp_path: Path) -> None:
    for text in (SMALL, shipped_text()):
        judged = check_text(text)
        assert judged.faults == ()
        assert judged.cards is not None
        path = tmp_path / "deck.toml"
        path.write_text(text, encoding="utf-8")
        assert read_deck(path).file == judged.cards.file


def every_code() -> Iterator[str]:
    """Return all fault codes in the source."""
    for file in (Path(ridotto.__file__).parent / "games" / "masquerade" / "deck").glob("*.py"):
        source = file.read_text(encoding="utf-8")
        call = r'(?:\badd|refuse_file|BadCondition)\(\s*"([a-z0-9-]+)"'
        yield from re.findall(call, source)
        yield from re.findall(r'"([a-z]+-(?:here|unused)|few-[a-z]+)"', source)


def test_every_fault_has_words_in_every_language() -> None:
    known = set(every_code())
    assert len(known) > 40
    for language in LANGUAGES:
        words = speak(language)
        for code in known:
            assert words(f"fault-{code}").strip()


def test_every_fault_is_tried_here() -> None:
    tried = {case[3] for case in [*ERRORS, *WARNINGS]}
    elsewhere = {
        "card-count", "effects-in-all", "few-masks", "few-dancers", "little-room", "order-lacking",
        "long-line", "nested", "syntax", "no-file", "unopened", "no-regular-file", "huge",
        "not-utf8",
    }  # fmt: skip
    assert set(every_code()) <= tried | elsewhere


def test_a_fault_reads_well() -> None:
    fault = only_fault(spoilt("garden", '"draw"', '"drow"'))
    line = line_of(spoilt("garden", '"draw"', '"drow"'), '"drow"')
    assert fault.placed(speak("en")).startswith(
        f'line {line}: stage[3].effects[0].what = "drow": This word is unknown. Allowed: '
    )
    assert fault.placed(speak("en")).endswith("Did you mean “draw”?")
    assert fault.placed(speak("pl")).startswith(f"wiersz {line}:")
