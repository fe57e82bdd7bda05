"""``ridotto scenario``: list, show, check, suggest."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.games.mascarade.scenario import Scenario, check, sheet, sheet_names, suggest
from ridotto.games.mascarade.scenario_file import (
    LARGEST_FILE,
    Unreadable,
    parse_scenario,
    write_scenario,
)
from ridotto.games.words import speak
from ridotto.rules.mascarade.masks import MASKS
from terminal.command import LANGUAGES, ridotto, ridotto_json


def test_list_shows_all_eighteen_sheets_with_masks_and_stars() -> None:
    rows = ridotto("scenario", "list").stdout.splitlines()
    assert [row.split()[0] for row in rows[:-1]] == list(sheet_names())
    assert "★ 2/8" in rows[8]
    assert "Peasant ★ ×2" in rows[9]  # noqa: RUF001
    assert len(ridotto_json("scenario", "list")) == 18


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_names_every_mask_and_its_power(language: str) -> None:
    words = speak(language)
    shown = ridotto("scenario", "show", "9b", "--lang", language).stdout
    printed = sheet("9B")
    assert printed
    for mask in printed.masks:
        assert words(f"mask-{mask}") in shown
        assert words(f"mask-{mask}.power") in shown


def test_show_prints_json() -> None:
    assert ridotto_json("scenario", "show", "4A") == {
        "name": "4A",
        "players": 4,
        "centre": 2,
        "masks": ["judge", "empress", "king", "thief", "swindler", "cheat"],
        "stars": 2,
    }


@given(players=st.integers(4, 12), seed=st.integers(0, 2**63 - 1), data=st.data())
def test_every_suggestion_passes_the_check(players: int, seed: int, data: st.DataObject) -> None:
    choice = st.sampled_from([None, 6 - players] if players < 6 else [None, 0, 1, 2])
    scenario = suggest(players, seed, data.draw(choice))
    draft = parse_scenario(write_scenario(scenario))
    assert draft.problems == []
    assert draft.scenario == scenario


def test_a_suggestion_is_a_file_that_check_accepts(tmp_path: Path) -> None:
    for players, centre in ((4, "2"), (7, "1"), (12, "0")):
        arguments = ("suggest", "--players", str(players), "--seed", "3", "--centre", centre)
        text = ridotto("scenario", *arguments).stdout
        assert text == ridotto("scenario", *arguments).stdout
        assert tomllib.loads(text)["players"] == players
        file = tmp_path / f"{players}.toml"
        file.write_text(text)
        done = ridotto("scenario", "check", file)
        assert (done.returncode, done.stderr) == (0, "")
        suggested = ridotto_json("scenario", *arguments)
        assert tuple(suggested["masks"]) == tuple(tomllib.loads(text)["masks"])


def test_suggestions_differ_and_can_be_repeated_by_seed() -> None:
    seeds = set()
    for _ in range(3):
        text = ridotto("scenario", "suggest", "--players", "7", "--centre", "0").stdout
        command = text.splitlines()[1].removeprefix("# ridotto ").split()
        assert ridotto(*command).stdout == text
        seeds.add(command[-1])
    assert len(seeds) > 1
    suggested = ridotto_json("scenario", "suggest", "--players", "7")
    again = ("scenario", "suggest", "--players", "7", "--seed", str(suggested["seed"]))
    assert ridotto_json(*again) == suggested


def test_a_broken_set_shows_its_problems_instead_of_masks(tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text('players = 6\nmasks = ["judge", "zebra", "king"]\n')
    shown, checked = (ridotto("scenario", command, file) for command in ("show", "check"))
    assert shown.returncode == 1
    assert "no mask called “zebra”" in shown.stdout
    assert shown.stdout == checked.stdout
    told = ridotto_json("scenario", "show", file, status=1)
    assert told["masks"] == ["judge", "zebra", "king"]
    assert {"unknown-mask", "cards"} <= {problem["rule"] for problem in told["problems"]}


def test_a_number_too_long_to_be_written_out_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "vast.toml"
    for vast in ("0x" + "f" * 20_000, "99999999999999999999999"):
        file.write_text(f"players = {vast}\nmasks = []\n")
        for command in ("check", "show"):
            done = ridotto("scenario", command, file)
            assert done.returncode == 1
            assert "is too large" in done.stdout
            ridotto_json("scenario", command, file, status=1)


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    file = tmp_path / "marked.toml"
    text = ridotto("scenario", "suggest", "--players", "7").stdout
    file.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert ridotto("scenario", "check", file).returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_suggested_remedy_is_not_refused(language: str) -> None:
    for text in ("players = 'six'\ncentre = 'one'\nmasks = []", "players = 0x" + "f" * 99):
        for problem in parse_scenario(text).problems:
            for found in re.findall(r"players = \d+|centre = \d+", problem.remedy(speak(language))):
                draft = parse_scenario(f"{found}\nmasks = ['judge']")
                assert not {"players", "file-not-whole"} & {each.code for each in draft.broken}


def test_all_broken_rules_are_reported_at_once(tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text('players = 5\ncentre = 0\nmasks = ["king", "king", "peasant", "gru", "guru"]\n')
    done = ridotto("scenario", "check", file)
    assert done.returncode == 1
    for told in (
        "5 players need 1 mask in the centre",
        "King appears 2 times",
        "no mask called “gru”",
        "Did you mean guru?",
        "Guru needs at least 8 players",
        "The Judge is missing",
        "only one Peasant",
    ):
        assert told in done.stdout
    report = ridotto_json("scenario", "check", file, status=1)
    assert report["ok"] is False
    rules = [problem["rule"] for problem in report["problems"]]
    draft = parse_scenario(file.read_text())
    assert rules == [problem.code for problem in draft.problems]
    assert all(problem["mend"] for problem in report["problems"])


def test_a_warning_does_not_refuse_a_set(tmp_path: Path) -> None:
    file = tmp_path / "rich.toml"
    file.write_text('players = 6\nmasks = ["judge","empress","king","widow","patron","cheat"]\n')
    done = ridotto("scenario", "check", file)
    assert done.returncode == 0
    assert done.stdout.startswith("! ")


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("", {"file-missing-key"}),
        ("players = 'six'\nmasks = ['judge']", {"file-not-whole", "few-stars"}),
        ("players = true\nmasks = 7", {"file-not-whole", "file-not-masks"}),
        ("players = 6.0\nmasks = ['judge', 1]", {"file-not-whole", "file-not-masks"}),
        ("player = 6\nmasks = []\nname = 3", {"file-unknown-key", "file-missing-key",
                                              "file-not-text", "no-judge"}),
        ("players = 999999999999999999\nmasks = []", {"players", "cards", "no-judge"}),
        ("players = 99999999999999999999999999\nmasks = []", {"file-vast-number", "no-judge"}),
        ("players = 0x" + "f" * 20_000 + "\nmasks = []", {"file-vast-number", "no-judge"}),
        ("players = 6\nmasks = ['judge']\ncentre = -" + "9" * 99, {"file-vast-number",
                                                                   "few-stars"}),
        ("players = -5\nmasks = ['']", {"players", "cards", "unknown-mask", "no-judge",
                                          "few-stars"}),
    ],
)  # fmt: skip
def test_wrong_types_are_reported_along_with_other_problems(text: str, rules: set[str]) -> None:
    draft = parse_scenario(text)
    assert {problem.code for problem in draft.problems} == rules
    for language in LANGUAGES:
        for problem in draft.problems:
            assert problem.message(speak(language))


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"players = = 3", "line 1"),
        (b"players = 6\nmasks = [", "line 2"),
        (b"\x00\xff\xfe", "not text"),
        (b"\x00", "line 1"),
        (b"# " + b"x" * LARGEST_FILE, "larger than 64 KB"),
        (b"x = " + b"[" * 30000, "not TOML"),
    ],
)
def test_unreadable_files_have_status_2(tmp_path: Path, content: bytes, told: str) -> None:
    file = tmp_path / "odd.toml"
    file.write_bytes(content)
    done = ridotto("scenario", "check", file)
    assert done.returncode == 2
    assert told in done.stderr
    assert ridotto_json("scenario", "check", file, status=2)["ok"] is False


def test_folders_and_missing_files_are_refused(tmp_path: Path) -> None:
    assert "file not found" in ridotto("scenario", "check", tmp_path / "none.toml").stderr
    done = ridotto("scenario", "check", tmp_path)
    assert done.returncode == 2
    assert "can’t read" in done.stderr
    assert ridotto("scenario", "check", "/dev/null").returncode == 1


def test_escape_sequences_in_a_file_are_not_printed(tmp_path: Path) -> None:
    file = tmp_path / "evil.toml"
    file.write_text('name = "\\u001b[2J"\nplayers = 6\nmasks = ["\\u001b[31m", "judge"]\n')
    for command in ("check", "show"):
        assert "\x1b" not in ridotto("scenario", command, file).stdout


@given(st.text(max_size=200) | st.binary(max_size=200).map(lambda b: b.decode("latin-1")))
def test_any_text_is_read_without_a_crash(text: str) -> None:
    try:
        told = [problem.message(speak("en")) for problem in parse_scenario(text).problems]
    except Unreadable as unreadable:
        told = [unreadable.message(speak("en"))]
    assert all(told)


@given(
    players=st.integers(-3, 20),
    centre=st.integers(-3, 5),
    masks=st.lists(st.sampled_from([*MASKS, "fiddler"]), max_size=16),
)
def test_a_file_has_the_same_problems_as_the_set_in_it(
    players: int, centre: int, masks: list[str]
) -> None:
    text = write_scenario(Scenario(players, centre, tuple(masks)))
    assert parse_scenario(text).problems == check(players, centre, masks)
