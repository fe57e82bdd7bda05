"""Every word a deck can be written in has a test.

A test's name begins with the kind of word and the word.
"""

from __future__ import annotations

from ridotto.rules.masquerade import vocabulary as v
from rules.masquerade import test_vocabulary_conditions as conditions
from rules.masquerade import test_vocabulary_effects as effects
from rules.masquerade import test_vocabulary_targets as targets
from rules.masquerade.ballroom import (
    Ball,
    deck,
    effect,
    order,
)


def test_every_word_has_a_test():
    tests = [name for module in (effects, targets, conditions) for name in vars(module)]
    for kind, words in (("when", v.WHENS), ("what", v.WHATS), ("whom", v.WHOMS)):
        for word in words:
            name = f"test_{kind}_{word.replace('-', '_')}"
            assert any(each.startswith(name) for each in tests), word
    for word in v.METRICS:
        assert any(each.startswith(f"test_metric_{word}") for each in tests), word
    numbers = [row[0] for row in conditions.test_test_with_a_number.pytestmark[0].args[1]]
    others = [row[0] for row in conditions.test_test_that_compares_players.pytestmark[0].args[1]]
    assert (*numbers, *others) == v.TESTS
    assert conditions.test_roles_of_places.pytestmark[0].args[1] == v.ROLES


def test_order_is_a_card_like_any_other():
    lucky = order(2, effect("stage", "draw", 2))
    ball = Ball(deck(order=[lucky])).next_turn().do("pick order-2").until("stage", 0)
    assert len(ball.dance("hall").hand(0)) == 2
