"""Everything in the journal of the rules becomes an event."""

from __future__ import annotations

import random
import tomllib
from typing import Any

import pytest

from games.masquerade_tables import REHEARSAL, act, table
from repetitions import times
from ridotto.games.masquerade import Masquerade
from ridotto.games.masquerade.actions import Action, Challenge
from ridotto.games.masquerade.journal import _TELL, more_room, read_journal
from ridotto.games.record import record_of, replay
from ridotto.rules.masquerade import journal
from ridotto.rules.masquerade.state import JOURNAL, pack, unpack
from ridotto.rules.speed import can_jit


def test_every_note_can_be_told() -> None:
    notes = {value for name, value in vars(journal).items() if name.startswith("NOTE_")}
    assert set(_TELL) == notes


def test_a_full_journal_is_an_error_and_not_a_gap() -> None:
    game = table()
    game.inner.noted = JOURNAL
    with pytest.raises(RuntimeError, match=str(JOURNAL)):
        read_journal(game.inner, game.cards)


@pytest.mark.parametrize("players", [2, 5])
def test_where_more_happens_than_there_is_room_for_all_of_it_is_told(players: int) -> None:
    setup, chance = {"players": players, "seed": 7}, random.Random(7)
    usual, narrow = Masquerade.from_data(setup), Masquerade.from_data(setup)
    narrow.inner.journal = [0]
    rooms = set()
    while not usual.over:
        player, action = usual.decider, chance.choice(usual.legal())
        assert player is not None
        assert narrow.act(player, action) == usual.act(player, action)
        assert narrow.truth() == usual.truth()
        rooms.add(len(narrow.inner.journal))
    assert record_of(narrow) == record_of(usual)
    assert {2, 4, 8, 16} <= rooms


def much_ado() -> dict[str, Any]:
    """Return a deck in which a won Challenge makes all players draw and discard, over and over."""

    def ado(when: str) -> list[dict[str, Any]]:
        words = ("draw", "discard")
        return [{"when": when, "what": what, "whom": "all", "amount": 20} for what in words] * 3

    deck = tomllib.loads(REHEARSAL.read_text())
    long_hand = {"when": "always", "what": "hand-limit", "amount": 20}
    deck["order"] = [order | {"effects": [long_hand]} for order in deck["order"]]
    deck["dancer"] = [dancer | {"effects": ado("win")} for dancer in deck["dancer"]]
    deck["stage"] = [
        stage | {"effects": ado("lose")} if stage["id"] == "arena" else stage
        for stage in deck["stage"]
    ]
    deck["event"] = [event | {"effects": ado("event")} for event in deck["event"]]
    only = {"id": "nocturne", "name": "Nocturne", "copies": 60, "level": 0, "phase": "spell"}
    return deck | {"spell": [only | {"effects": []}]}


def eager(game: Masquerade, chance: random.Random) -> Action:
    """Go to the Arena and challenge the others there."""
    legal = game.legal()
    to_arena = [each for each in legal if getattr(each, "stage", None) == "arena"]
    fights = [each for each in legal if isinstance(each, Challenge)]
    return chance.choice(to_arena or fights or legal)


def test_a_deck_may_make_as_much_ado_as_it_likes() -> None:
    chance, rooms = random.Random(3), []
    for seed in range(times(12, 40)):
        game = Masquerade.from_data({"players": 5, "seed": seed, "deck": much_ado()})
        while not game.over and len(game.moves) < 60:
            assert game.decider is not None
            game.act(game.decider, eager(game, chance))
        rooms.append(len(game.inner.journal))
        again = replay(record_of(game))
        assert list(again.events("omniscient")) == list(game.events("omniscient"))
    assert max(rooms) > JOURNAL, "nothing happened"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_action_comes_near_filling_the_journal(players: int) -> None:
    chance = random.Random(players)
    most = 0
    for _ in range(10):
        game = Masquerade.from_data({"players": players, "seed": chance.randrange(2**32)})
        while not game.over:
            game.act_randomly(chance)
            most = max(most, game.inner.noted)
    assert most < JOURNAL // 4


def test_totals_below_zero_are_told() -> None:
    game = table("waltz", "minuet", "waltz", "fugue", players=2)
    act(game, "dancer", dancer="harlequin")
    act(game, "dancer", dancer="muse")
    act(game, "stage", stage="music-room")
    act(game, "stage", stage="arena")
    while game.decision != "bout":
        choice = next((a for a in game.legal() if "challenge" in type(a).__name__.lower()), None)
        game.act(game.decider, choice or game.legal()[-1])
    game.inner.bonus[0] = -40
    while game.decision == "bout":
        happened = act(game, "done")
    clash = next(event for event in happened if type(event).__name__ == "Clash")
    assert clash.totals[0] < 0


@pytest.mark.skipif(not can_jit(), reason="needs the extra fast")
def test_a_long_journal_is_no_hindrance_to_compiled_rules() -> None:
    game = table()
    more_room(game.inner)
    game.inner.noted = JOURNAL + 1
    packed = unpack(pack(game.inner)[0])
    assert (len(packed.journal), packed.noted) == (JOURNAL, JOURNAL)
    assert len(game.inner.journal) == 2 * JOURNAL
    assert packed.hand == game.inner.hand
