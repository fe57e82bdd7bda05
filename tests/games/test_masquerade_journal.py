"""What the rules note becomes events, all of it."""

from __future__ import annotations

import random

import pytest

from games.masquerade_tables import act, table
from ridotto.games.masquerade import Masquerade
from ridotto.games.masquerade.journal import _TELL, JournalFull, read_journal
from ridotto.rules.masquerade import journal
from ridotto.rules.masquerade.state import JOURNAL


def test_every_note_can_be_told() -> None:
    notes = {value for name, value in vars(journal).items() if name.startswith("NOTE_")}
    assert set(_TELL) == notes


def test_a_full_journal_is_an_error_and_not_a_gap() -> None:
    game = table()
    game.inner.noted = JOURNAL
    with pytest.raises(JournalFull, match=str(JOURNAL)):
        read_journal(game.inner, game.cards)


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
