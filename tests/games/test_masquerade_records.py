"""Records of Masquerade: the deck stands in them, so they need nothing else to be played again."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from games.masquerade_tables import DECK, REHEARSAL, table
from games.recorded import Record, everything, refused, sealed, text_to_the_end
from ridotto.games.errors import Refusal
from ridotto.games.masquerade import Masquerade, Setup
from ridotto.games.masquerade.deck import library as decks
from ridotto.games.record import read_record, record_of, replay, write_record


@cache
def _finished_text() -> str:
    setup = {"players": 4, "seed": 5, "options": {"turn_limit": 9}}
    return text_to_the_end(Masquerade.from_data(setup))


def finished() -> Record:
    """Return a new copy of the record of a finished game."""
    return json.loads(_finished_text())


def test_the_fields_of_a_record() -> None:
    record = finished()
    assert set(record["setup"]) == {"players", "seed", "deck", "deal", "options"}
    assert set(record["result"]) == {"winners", "reason", "scores", "turn"}
    assert record["setup"]["deck"] == json.loads(msgspec.json.encode(decks.shipped().file))
    assert [len(order) for order in record["setup"]["deal"]["spells"]] == [28] * 8


def test_a_record_needs_no_other_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever becomes of the shipped deck, or of the file a deck came from."""
    before = everything(replay(finished()))
    other = decks.read_deck(REHEARSAL)
    monkeypatch.setattr(decks, "shipped", lambda: other)
    assert everything(replay(finished())) == before


def test_a_record_of_a_game_from_a_file_holds_its_deck(tmp_path: Any) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(REHEARSAL.read_bytes())
    game = Masquerade(Setup(3, deck=str(path)))
    game.act_randomly(random.Random(1), 50)
    path.unlink()
    again = read_record(write_record(record_of(game)))
    assert everything(again) == everything(game)
    assert again.setup.deck == DECK


def test_a_record_does_not_name_a_file() -> None:
    record = finished()
    record["setup"]["deck"] = str(REHEARSAL)
    assert refused(sealed(record)).startswith("record.setup: deck must be the deck itself")


def change_a_card(record: Record) -> None:
    record["setup"]["deck"]["spell"][0]["level"] += 1


def change_a_name(record: Record) -> None:
    record["setup"]["deck"]["name"] = "Another"


def change_the_pile(record: Record) -> None:
    record["setup"]["deal"]["spells"][0].reverse()


def change_a_renewal(record: Record) -> None:
    record["setup"]["deal"]["spells"][7].reverse()


def change_the_masks(record: Record) -> None:
    record["setup"]["deal"]["masks"].reverse()


def change_the_orders(record: Record) -> None:
    record["setup"]["deal"]["orders"].reverse()


def drop_a_move(record: Record) -> None:
    record["moves"].pop()


def change_the_scores(record: Record) -> None:
    record["result"]["scores"][0] += 1


TAMPERING = [
    change_a_card, change_a_name, change_the_pile, change_a_renewal, change_the_masks,
    change_the_orders, drop_a_move, change_the_scores,
]  # fmt: skip


@pytest.mark.parametrize("tamper", TAMPERING)
def test_a_changed_record_is_refused(tamper: Callable[[Record], None]) -> None:
    record = finished()
    tamper(record)
    assert "check sum" in refused(record)


@pytest.mark.parametrize("tamper", [change_the_pile, change_the_orders, drop_a_move,
                                    change_the_scores])  # fmt: skip
def test_a_changed_course_is_refused_though_its_check_sum_is_right(
    tamper: Callable[[Record], None],
) -> None:
    record = finished()
    tamper(record)
    assert refused(sealed(record)).startswith("record.")


@pytest.mark.parametrize("field", ["seed", "deck", "deal"])
def test_a_record_that_leaves_something_open_is_refused(field: str) -> None:
    record = finished()
    del record["setup"][field]
    assert f"record.setup.{field} is missing" in refused(sealed(record))


@pytest.mark.parametrize(
    ("part", "change"),
    [("masks", lambda d: d.pop()), ("masks", lambda d: d.append("moon")),
     ("masks", lambda d: d.__setitem__(0, "duke")), ("orders", lambda d: d.pop()),
     ("orders", lambda d: d.__setitem__(0, d[1])), ("orders", lambda d: d.__setitem__(0, 6)),
     ("spells", lambda d: d.pop()), ("spells", lambda d: d.append(d[0])),
     ("spells", lambda d: d[3].pop()), ("spells", lambda d: d[3].__setitem__(0, "polka"))],
)  # fmt: skip
def test_a_deal_that_is_not_the_decks_is_refused(part: str, change: Any) -> None:
    record = finished()
    change(record["setup"]["deal"][part])
    assert f"deal.{part}" in refused(sealed(record))


def test_an_impossible_deck_is_refused() -> None:
    record = finished()
    record["setup"]["deck"]["spell"][0]["effects"][0]["what"] = "explode"
    message = refused(sealed(record))
    assert message.startswith("record.setup: deck: ")
    assert "spell[0].effects[0].what" in message


def test_a_copy_goes_its_own_way() -> None:
    game = table("aria", "waltz")
    game.act_randomly(random.Random(1), 25)
    before = everything(game)
    twin = game.copy()
    assert everything(twin) == before
    twin.act_randomly(random.Random(2), 40)
    assert everything(game) == before
    assert everything(twin) != before


def test_random_play_depends_on_the_seed_alone() -> None:
    texts = set()
    for _ in range(2):
        game = table()
        game.act_randomly(random.Random(7), 10_000)
        texts.add(write_record(record_of(game)))
    assert len(texts) == 1


def test_whatever_is_refused_changes_nothing() -> None:
    game = table("aria", "waltz")
    game.act_randomly(random.Random(1), 25)
    before = everything(game)
    for player in range(-1, 4):
        with pytest.raises(Refusal):
            game.act_data(player, {"act": "order", "order": 9})
    assert everything(game) == before
