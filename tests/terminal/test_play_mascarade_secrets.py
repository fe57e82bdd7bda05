"""The screen shows only what the person may know: indistinguishable games print the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ridotto.games.mascarade import Mascarade, Options, Setup
from ridotto.games.mascarade import actions as a
from ridotto.games.mascarade.scenario import sheet
from ridotto.games.words import speak
from ridotto.minds.mind import Asked, Mind
from ridotto.rules.mascarade.masks import MASKS
from terminal.command import LANGUAGES
from terminal.scripted_play import GuardedMascarade, play_scripted


class Schemer:
    """A mind that looks and swaps in turn, really or not, and never claims or announces."""

    def __init__(self, really: bool) -> None:
        self._really = really
        self._looks = False

    def start(self, start: Any) -> None:
        pass

    def hear(self, event: Any) -> None:
        pass

    def end(self, winners: Any, reason: str) -> None:
        pass

    def explain(self) -> None:
        return None

    def decide(self, asked: Asked) -> Any:
        legal = asked.legal
        self._looks = not self._looks
        if a.Pass() in legal:
            return a.Pass()
        if a.Look() in legal and self._looks:
            return a.Look()
        return [act for act in legal if isinstance(act, a.Swap) and act.really == self._really][-1]


def closed(name: str, shift: int, turn_limit: int) -> GuardedMascarade:
    """Return a closed deal; each shift gives another deal that looks the same."""
    printed = sheet(name)
    assert printed
    dealt = printed.masks[shift:] + printed.masks[:shift]
    options = Options(closed_deal=True, turn_limit=turn_limit)
    return GuardedMascarade(
        Setup(printed.players, name, seed=1, first=0, deal=dealt, options=options)
    )


def answers(*given: str) -> Callable[[], str]:
    """Return input of a person who swaps, and once announces a mask that all let pass."""
    lines = iter(given)
    return lambda: next(lines)


def screen(name: str, shift: int, really: bool, language: str) -> str:
    game = closed(name, shift, turn_limit=2 * len(sheet(name).masks))  # type: ignore[union-attr]
    minds: dict[int, Mind] = {p: Schemer(really) for p in range(1, game.players)}
    lines = answers("m", "1 1", "t", "2 2 2", "l 99", "2 1 1", "2 1 1", "2 1 1")
    shown = play_scripted(game, lines, language=language, minds=minds)
    before, found, _ = shown.partition(speak(language)("play-truth-title"))
    assert found, shown
    return before


@pytest.mark.parametrize(
    ("name", "language"),
    [("4B", "es"), *(("8A", language) for language in LANGUAGES), ("12B", "en")],
)
def test_hidden_swaps_and_deals_leave_no_mark_on_the_screen(name: str, language: str) -> None:
    screens = {
        screen(name, shift, really, language) for shift in (0, 1, 3) for really in (False, True)
    }
    assert len(screens) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mask_is_named_that_was_not_announced(language: str) -> None:
    words = speak(language)
    shown = screen("8A", 2, True, language)
    # The list of powers that "m" shows comes before the first swap.
    _, _, after = shown.partition("⇄")
    for mask in MASKS:
        assert words(f"mask-{mask}") not in after


def test_the_guarded_game_refuses_to_show_hidden_state() -> None:
    game = closed("6A", 0, 10)
    with pytest.raises(AssertionError):
        game.truth()
    with pytest.raises(AssertionError):
        list(game.events("omniscient"))
    assert isinstance(game, Mascarade)
