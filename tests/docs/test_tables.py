"""The lists in the documents match the code exactly."""

from __future__ import annotations

import runpy
from importlib.resources import files

import pytest

from docs.documents import ROOT, rows, words_in_code
from ridotto.games.mascarade.actions import KINDS
from ridotto.games.mascarade.events import AUDIENCES
from ridotto.games.mascarade.game import Public, Truth
from ridotto.games.mascarade.setup import Options, Setup
from ridotto.games.masquerade import actions as masquerade_actions
from ridotto.games.masquerade import events as masquerade_events
from ridotto.games.masquerade import game as masquerade_game
from ridotto.games.masquerade import public as masquerade_public
from ridotto.games.masquerade import setup as masquerade_setup
from ridotto.games.record import FORMAT, VERSION
from ridotto.games.referee import _COMMANDS
from ridotto.games.words import LANGUAGES, speak
from ridotto.house.http.responses import STATUS
from ridotto.rules.mascarade.actions import (
    ACTIONS,
    ANNOUNCE,
    CHOOSE,
    CHOOSE_TWO,
    CLAIM,
    DECISIONS,
    DECLINE,
    LOOK,
    NAME,
    PASS,
    SWAP,
    SWITCH,
)
from ridotto.rules.mascarade.masks import COPIES, FEWEST_PLAYERS, MASKS, STARRED
from ridotto.rules.mascarade.state import REASONS
from ridotto.rules.masquerade import actions as masquerade_numbers
from ridotto.rules.masquerade import state as masquerade_state


def code(cell: str) -> str:
    assert cell.startswith("`"), cell
    return cell.strip("`")


@pytest.mark.parametrize("document", sorted((ROOT / "docs").glob("*.md")), ids=lambda d: d.name)
def test_made_tables_are_up_to_date(document) -> None:
    tables = runpy.run_path(str(ROOT / "docs" / "make_tables.py"))
    text = document.read_text(encoding="utf-8")
    assert tables["remade"](text) == text, "run: python docs/make_tables.py"


@pytest.mark.parametrize(
    ("document", "name"),
    [
        ("actions", "actions"),
        ("referee", "audiences"),
        ("referee", "masquerade_audiences"),
        ("mascarade", "sheets"),
    ],
)
def test_made_tables_are_in_their_documents(document: str, name: str) -> None:
    text = (ROOT / "docs" / f"{document}.md").read_text(encoding="utf-8")
    assert f"<!-- made: {name} -->\n|" in text


def test_layout_of_the_actions() -> None:
    starts = [0, 1, 29, 45, 46, 47, 59, 125, 126, 128, 144]
    assert starts == [
        LOOK, SWAP, ANNOUNCE, CLAIM, PASS, CHOOSE, CHOOSE_TWO, DECLINE, SWITCH, NAME, ACTIONS,
    ]  # fmt: skip
    told = [row[0] for row in rows("actions.md", "| ids | act |")]
    firsts = [int(ids.replace(",", " ").split()[0]) for ids in told]
    assert firsts == [start for start in starts[:-1] if start != PASS]
    assert len(list(rows("actions.md", "| id | action |"))) == ACTIONS


def test_every_event_and_every_field_is_described() -> None:
    told = {code(row[0]): row[2] for row in rows("referee.md", "| `type` | what happened")}
    assert set(told) == {kind.__struct_config__.tag for kind in AUDIENCES}
    for kind, fields in AUDIENCES.items():
        for field in fields:
            name = field.removesuffix("_")
            assert f"`{name}`" in told[kind.__struct_config__.tag], (kind, name)


def test_every_decision_and_every_act_is_described() -> None:
    told = list(rows("referee.md", "| `decision` | who"))
    assert [code(row[0]) for row in told] == list(DECISIONS[:-1])
    text = (ROOT / "docs" / "referee.md").read_text(encoding="utf-8")
    for act in KINDS:
        assert f'`{{"act":"{act}"' in text, act


def test_masquerade_is_described_as_it_is() -> None:
    told = {code(row[0]): row[2] for row in rows("referee.md", "| an event of Masquerade")}
    assert set(told) == {kind.__struct_config__.tag for kind in masquerade_events.AUDIENCES}
    for kind, fields in masquerade_events.AUDIENCES.items():
        for field in fields:
            name = field.removesuffix("_")
            assert f"`{name}`" in told[kind.__struct_config__.tag], (kind, name)
    decisions = [code(row[0]) for row in rows("referee.md", "| a decision of Masquerade")]
    assert decisions == list(masquerade_numbers.DECISIONS[1:-1])
    text = (ROOT / "docs" / "referee.md").read_text(encoding="utf-8")
    for act in masquerade_actions.KINDS:
        assert f'`{{"act":"{act}"' in text, act


def test_every_field_of_masquerade_is_described() -> None:
    setup = [code(row[0]) for row in rows("referee.md", "| set-up field |")]
    assert setup == list(masquerade_setup.Setup.__struct_fields__)
    told = [
        code(name) for row in rows("referee.md", "| state field |") for name in row[0].split(", ")
    ]
    assert told == list(masquerade_public.Public.__struct_fields__)
    known = words_in_code("referee.md")
    assert set(masquerade_game.Truth.__struct_fields__) <= known
    assert set(masquerade_state.REASONS[1:]) | set(masquerade_state.PHASES) <= known


def test_every_command_with_its_fields_is_described() -> None:
    told = {code(row[0]): row[1] for row in rows("referee.md", "| `cmd` |")}
    assert list(told) == list(_COMMANDS)
    for command, (_, fields) in _COMMANDS.items():
        for field in fields or ():
            assert f"`{field}`" in told[command], (command, field)


def test_every_error_code_is_described() -> None:
    told = {code(row[0]) for row in rows("referee.md", "| code | when |")}
    sources = [
        path.read_text(encoding="utf-8")
        for path in (ROOT / "src" / "ridotto" / "games").rglob("*.py")
    ]
    assert told == {
        "bad-json", "bad-request", "unknown-command", "no-game", "bad-setup",
        "not-your-decision", "illegal-action", "game-over",
    }  # fmt: skip
    for name in told:
        assert any(f'"{name}"' in source for source in sources), name


def test_every_status_of_the_house_is_listed_with_its_codes() -> None:
    told = {int(row[0]): row[1] for row in rows("protocol.md", "| status | codes |")}
    assert sorted({400, *STATUS.values()}) == list(told)
    for name, status in STATUS.items():
        assert f"`{name}`" in told[status], name


def test_every_field_of_setup_state_and_truth_is_described() -> None:
    setup = [code(row[0]) for row in rows("referee.md", "| field | | what")]
    assert setup == list(Setup.__struct_fields__)
    state = [
        code(name)
        for row in rows("referee.md", "| field | what it holds |")
        for name in row[0].split(", ")
    ]
    assert state == list(Public.__struct_fields__)
    known = words_in_code("referee.md")
    assert set(Options.__struct_fields__) | set(Truth.__struct_fields__) <= known
    assert set(REASONS[1:]) <= known


def test_the_record_is_described() -> None:
    told = {code(row[0]): row[1] for row in rows("records.md", "| field |")}
    fields = ["format", "version", "game", "names", "setup", "fairness", "moves", "result", "check"]
    assert list(told) == fields
    assert FORMAT in told["format"]
    assert f"`{VERSION}`" in told["version"]


def test_every_mask_with_star_minimum_and_cards() -> None:
    told = list(rows("mascarade.md", "| id | mask |"))
    assert [code(row[0]) for row in told] == list(MASKS)
    for number, row in enumerate(told):
        assert row[1] == speak("en")(f"mask-{MASKS[number]}")
        assert (row[2] == "★") == (number in STARRED), row
        assert row[3] == str(FEWEST_PLAYERS.get(number, "")), row
        assert row[4] == str(COPIES.get(number, 1)), row


def test_every_option_is_described() -> None:
    told = [code(row[0]) for row in rows("mascarade.md", "| option |")]
    assert sorted(told) == sorted(Options.__struct_fields__)


@pytest.mark.parametrize(
    "language",
    [name for name in LANGUAGES if (files("ridotto") / "words" / name).is_dir()],
)
def test_names_are_those_of_the_word_files(language: str) -> None:
    words = speak(language)
    column = 1 + LANGUAGES.index(language)
    for row in rows("mascarade.md", "| id | English |"):
        assert row[column] == words(f"mask-{code(row[0])}")


def test_rulings_are_numbered_in_a_row_and_give_reasons() -> None:
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    for letter in "MQ":
        rulings = [part for part in text.split("\n\n") if part.startswith(f"**{letter}")]
        numbers = [int(part[3 : part.index(".")]) for part in rulings]
        assert numbers == list(range(1, len(rulings) + 1))
        for part in rulings:
            assert "*Why:*" in part, part
