"""The screen shows only what the person may know: indistinguishable games print the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle
from typing import Any

import msgspec
import pytest

from ridotto.games.masquerade import Deal, Masquerade, Options, Setup
from ridotto.games.masquerade import actions as a
from ridotto.games.masquerade.deck.library import shipped
from ridotto.games.words import speak
from ridotto.minds.mind import Asked, Mind, Start
from terminal.command import LANGUAGES
from terminal.scripted_play import GuardedMasquerade, play_scripted

#: Stages without fights and prophecies.
QUIET = [stage.id for stage in shipped().file.stage if stage.role == "none"]


class Hermit:
    """A mind whose actions never depend on its cards, so that hidden cards never show."""

    def start(self, start: Start) -> None:
        pass

    def hear(self, event: Any) -> None:
        pass

    def decide(self, asked: Asked) -> Any:
        if a.Done() in asked.legal:
            return a.Done()
        rooms = [act for act in asked.legal if isinstance(act, a.Stage)]
        quiet = [room for room in rooms if room.stage in QUIET]
        return (quiet or list(asked.legal))[0]

    def end(self, winners: Sequence[int], reason: str) -> None:
        pass

    def explain(self) -> None:
        return None


def other_world(deal: Deal, drawn: set[int]) -> Deal:
    """Return the same deal with other hidden Masks and other cards that only others draw."""
    masks = (deal.masks[0], *reversed(deal.masks[1:]))
    pile = list(deal.spells[0])
    hidden = [place for place in range(len(pile)) if place not in drawn]
    cards = [pile[place] for place in hidden]
    for place, card in zip(hidden, cards[1:] + cards[:1], strict=True):
        pile[place] = card
    return Deal(masks, deal.orders, (tuple(pile), *deal.spells[1:]))


def own_draws(setup: Setup, lines: Callable[[], str]) -> set[int]:
    """Return the positions in the Spell deck that the person draws in this game."""
    game = GuardedMasquerade(setup)
    play_scripted(game, lines, minds=hermits(setup.players))
    draws = [event for event in game.events("omniscient") if type(event).__name__ == "Draw"]
    top = sum(spell.copies for spell in game.cards.file.spell) - 1
    return {top - number for number, event in enumerate(draws) if event.player == 0}


def hermits(players: int) -> dict[int, Mind]:
    return {player: Hermit() for player in range(1, players)}


def answers() -> Callable[[], str]:
    """Return input of a person who draws and looks at the table, without fights or Spells."""
    file = shipped().file
    lines = cycle([card.id for card in (*file.dancer, *file.order)] + ["t", *QUIET, "d", "l", "g"])
    return lambda: next(lines)


def screen(setup: Setup, language: str) -> str:
    shown = play_scripted(
        GuardedMasquerade(setup), answers(), language=language, minds=hermits(setup.players)
    )
    before, found, _ = shown.partition("\n· ")
    assert found, shown
    return before


@pytest.mark.parametrize(
    ("players", "language"), [(4, "en"), *((2, language) for language in LANGUAGES)]
)
def test_hidden_cards_leave_no_mark_on_the_screen(players: int, language: str) -> None:
    dealt = Masquerade(Setup(players, seed=5)).setup.deal
    assert isinstance(dealt, Deal)
    setup = Setup(players, seed=5, deal=dealt, options=Options(turn_limit=3))
    changed = other_world(dealt, own_draws(setup, answers()))
    assert changed != dealt
    other = msgspec.structs.replace(setup, deal=changed)
    assert screen(other, language) == screen(setup, language)


def test_the_masks_of_other_players_are_not_named_before_the_end() -> None:
    setup = Setup(3, seed=2, options=Options(turn_limit=2))
    game = GuardedMasquerade(setup)
    shown = play_scripted(game, answers(), minds=hermits(3))
    before, _, after = shown.partition(speak("en")("ball-truth-title"))
    own = game.own(0).mask
    for mask in game.cards.file.mask:
        name = mask.name["en"] if isinstance(mask.name, dict) else mask.name
        assert (name in before) == (mask.id == own)
    assert after.count("Mask The ") == 3


def test_the_guarded_game_refuses_to_show_hidden_state() -> None:
    game = GuardedMasquerade(Setup(3, seed=2))
    for look in (game.truth, lambda: list(game.events("omniscient")), lambda: game.prospects(1)):
        with pytest.raises(AssertionError):
            look()
