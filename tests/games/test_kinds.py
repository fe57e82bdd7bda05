"""Each game's descriptor fits the game."""

from __future__ import annotations

import random
from typing import Annotated, Literal, get_args

import msgspec
import pytest
from msgspec import Meta

from ridotto.games.game import Game
from ridotto.games.kind import Kind
from ridotto.games.option_fields import OptionField, option_fields
from ridotto.games.registry import kind, kinds
from ridotto.games.words import LANGUAGES, speak

KINDS = pytest.mark.parametrize("described", kinds().values(), ids=kinds())


def played(described: Kind, decisions: int) -> Game:
    game = described.new(dict(described.warm_up))
    game.act_randomly(random.Random(1), decisions)
    return game


@KINDS
def test_types_are_those_of_the_game(described: Kind) -> None:
    game = played(described, 10_000)
    assert game.over
    assert isinstance(game, described.game)
    assert game.name == described.name
    assert isinstance(game.setup, described.setup)
    assert isinstance(game.state(), described.state)
    assert isinstance(game.truth(), described.truth)
    assert isinstance(game.private(0), described.private)
    assert {type(move.action) for move in game.moves} <= set(get_args(described.action))
    assert {type(event) for event in game.events("omniscient")} <= set(described.events.values())
    for word, event in described.events.items():
        assert (event.__struct_config__.tag_field, event.__struct_config__.tag) == ("type", word)


@KINDS
def test_every_number_of_players_can_be_dealt(described: Kind) -> None:
    for players in described.players:
        setup = {"players": players, "seed": 1}
        if described.scenarios is not None:
            setup["scenario"] = described.scenarios.default(players)
        assert described.new(setup).players == players


@KINDS
def test_drawn_fields_are_hidden_but_for_who_begins(described: Kind) -> None:
    fields = {field.encode_name for field in msgspec.structs.fields(described.setup)}
    assert set(described.drawn) | set(described.public_setup) <= fields
    assert set(described.drawn) & set(described.public_setup) <= {"first"}


@KINDS
def test_words_of_the_descriptor_are_those_of_the_game(described: Kind) -> None:
    acts = {each.__struct_config__.tag for each in get_args(described.action)}
    assert set(described.safe_acts) | described.out_of_turn <= acts
    assert set(described.paces) <= set(described.game._decisions)


@KINDS
def test_common_answers_are_the_legal_actions(described: Kind) -> None:
    for decisions in range(60):
        game = played(described, decisions)
        if game.asks_everyone:
            assert set(game.common_answers()) == set(game.legal())
            assert game.still_to_answer()[0] == game.decider
        else:
            assert not game.common_answers()
            assert not game.still_to_answer()


@KINDS
def test_options_have_labels_in_every_language(described: Kind) -> None:
    for field in described.option_fields():
        for language in LANGUAGES:
            assert speak(language)(field.label)
            assert speak(language)(f"{field.label}.why")


def test_options_are_described_for_forms() -> None:
    peek, opening, limit, _closed = kind("mascarade").option_fields()
    assert peek == OptionField("peek", "switch", "option-peek", False)
    assert opening == OptionField("opening", "number", "option-opening", 4, least=0, most=1000)
    label = "option-turn-limit"
    assert limit == OptionField("turn_limit", "number", label, None, True, least=1, most=400)


def test_all_types_of_options_are_described() -> None:
    class Options(msgspec.Struct):
        name: Annotated[str, Meta(max_length=9)] = "x"
        size: Literal["small", "large"] = "small"
        share: float | None = 0.5
        cards: tuple[int, ...] = (1,)
        either: int | str = 1

    described = option_fields(Options, "game-field", {"size": "size"}, {})
    assert described == (
        OptionField("name", "text", "game-field-name", "x", most=9),
        OptionField("size", "choice", "size", "small", values=("large", "small")),
        OptionField("share", "number", "game-field-share", 0.5, optional=True),
        OptionField("cards", "other", "game-field-cards", (1,)),
        OptionField("either", "other", "game-field-either", 1),
    )
