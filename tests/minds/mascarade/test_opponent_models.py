"""Opponent models learn from the actions of the other players."""

from __future__ import annotations

from math import log

import pytest

from minds.mascarade.hearing import begin
from ridotto.minds.mascarade.beliefs import Habits
from ridotto.minds.mascarade.opponent_models import TURNS, OpponentModels, posterior
from ridotto.minds.mascarade.playing_styles import ALWAYS, BRAGGING, CANDID, EVALUATING, NEVER
from ridotto.minds.mascarade.searcher import Searcher
from ridotto.minds.mascarade.shared_beliefs import STYLES
from ridotto.minds.mind import Mind
from ridotto.minds.registry import find
from ridotto.minds.seating import Seating
from ridotto.rules.speed import can_jit

FEW_TRIES = 40


def play_among(
    field: str, name: str, seed: int, tries: int = FEW_TRIES
) -> tuple[bool, OpponentModels, list[int]]:
    """Return whether Lucrezia won against copies of one bot, what she found out, and about whom."""
    game = begin(name, seed, turn_limit=60)
    you = seed % game.players
    guest = Searcher(habits=Habits(), learning=True, tries=tries)
    minds: dict[int, Mind] = {
        player: find(field, "mascarade").make() for player in range(game.players)
    }
    minds[you] = guest
    seating = Seating(game, minds, {player: 50 + player for player in minds}, None)
    seating.play()
    assert seating.faults == []
    assert guest._others
    return you in game.winners, guest._others, [player for player in minds if player != you]


def test_who_never_claims_and_always_brags_is_found_out() -> None:
    for seed in range(3):
        _, known, others = play_among("momolo", "8A", seed)
        for player in others:
            assert known.turns(player)[BRAGGING] > 0.8
            assert known.answers(player)[NEVER] > 0.4


def test_who_claims_everything_is_found_out() -> None:
    _, known, others = play_among("bastian", "6B", 1)
    assert all(known.answers(player)[ALWAYS] > 0.9 for player in others)


def test_who_says_nothing_but_the_truth_is_found_out() -> None:
    _, known, others = play_among("piero", "8A", 2)
    assert all(known.turns(player)[CANDID] > 0.8 for player in others)


def test_who_reckons_is_not_taken_for_anybody_else() -> None:
    chances = []
    for seed in range(4):
        _, known, others = play_among("marina", "8A", seed)
        chances += [known.turns(player)[EVALUATING] for player in others]
        chances += [known.answers(player)[EVALUATING] for player in others]
    assert sum(chances) / len(chances) > 0.75


def test_no_manner_is_ever_ruled_out() -> None:
    for field in ("zanetta", "nicoletta", "bastian"):
        _, known, others = play_among(field, "7B", 3)
        for player in others:
            for guess in (known.answers(player), known.turns(player)):
                assert sum(guess) == pytest.approx(1)
                assert all(chance > 0 for chance in guess)
            habits = known.habits_of(player, Habits())
            assert all(odds > 0 for odds in habits)


def test_the_word_of_who_is_honest_counts_for_more_than_a_braggarts() -> None:
    usual = Habits()
    _, braggarts, others = play_among("momolo", "8A", 1)
    bragging = braggarts.habits_of(others[0], usual)
    _, honest, others = play_among("piero", "8A", 1)
    candid = honest.habits_of(others[0], usual)
    assert bragging.announce < usual.announce < candid.announce
    assert candid.let_pass < bragging.let_pass


def test_style_chances_match_a_count_by_hand() -> None:
    """One player who did something twice as likely in one style, and one who did nothing."""
    told = [0.0] * STYLES
    told[NEVER] = log(2)
    found = posterior({3: told, 5: [0.0] * STYLES}, TURNS)
    apart = 1 - sum(TURNS.all)
    # Either the two are what they are, each for themselves, or both are the same.
    worlds = {
        (one, other): apart * TURNS.one[one] * TURNS.one[other]
        + (TURNS.all[one] if one == other else 0.0)
        for one in range(STYLES)
        for other in range(STYLES)
    }
    weights = {pair: chance * (2 if pair[0] == NEVER else 1) for pair, chance in worlds.items()}
    total = sum(weights.values())
    for style in range(STYLES):
        first = sum(weight for pair, weight in weights.items() if pair[0] == style)
        second = sum(weight for pair, weight in weights.items() if pair[1] == style)
        assert found[3][style] == pytest.approx(first / total)
        assert found[5][style] == pytest.approx(second / total)


@pytest.mark.slow
@pytest.mark.skipif(not can_jit(), reason="too slow in plain Python")
def test_who_sees_through_a_braggart_wins() -> None:
    """One in eight would be fair."""
    won = sum(play_among("momolo", "8A", seed, tries=200)[0] for seed in range(8))
    assert won >= 5
