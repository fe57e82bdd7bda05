"""All bots play by the rules, use only what their seat may know, and repeat with a seed."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import Any

import pytest

from games.mascarade_worlds import INTRIGUE, MascaradeWorlds
from minds.mascarade.hearing import begin
from repetitions import FUZZING
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.actions import Peek
from ridotto.games.mascarade.scenario import sheet, sheet_names
from ridotto.games.words import LANGUAGES, speak
from ridotto.minds.mascarade.searcher import Searcher
from ridotto.minds.mind import Asked, Mind, Start
from ridotto.minds.registry import EXPLOITER, Character, characters, find
from ridotto.minds.seating import Seating, public_setup

LADDER = characters("mascarade")
FEW_TRIES = 40


def make(character: Character) -> Mind:
    """Return a mind that thinks briefly."""
    mind = character.make()
    if isinstance(mind, Searcher):
        mind._tries = FEW_TRIES
    return mind


def seated(game: Mascarade, shift: int = 0) -> Seating:
    """Return the bots of the ladder in turn, starting somewhere on it."""
    minds = {p: make(LADDER[(p + shift) % len(LADDER)]) for p in range(game.players)}
    return Seating(game, minds, {p: 100 + p for p in minds}, None)


def play(game: Mascarade, seating: Seating, seed: int) -> list[Any]:
    chance = random.Random(seed)
    said = []
    while not game.over:
        peeker = chance.randrange(game.players)
        if chance.random() < 0.05 and game.can_peek(peeker):
            game.act(peeker, Peek())
        decider = game.decider
        assert decider is not None
        seating.act()
        said.append(seating.explain(decider))
    seating.end()
    return said


@pytest.mark.parametrize("name", sheet_names())
def test_everyone_plays_every_sheet_by_the_rules(name: str) -> None:
    tables: list[dict[str, Any]] = [
        {"turn_limit": 60},
        {"turn_limit": 40, "peek": True, "closed_deal": True, "opening": 2},
    ]
    chosen = int(name[:-1]) % 2 ^ name.endswith("A")
    for number, options in enumerate(tables):
        if number != chosen and not FUZZING:
            continue
        game = begin(name, number, **options)
        seating = seated(game, shift=8 - 4 * number)
        said = play(game, seating, number)
        assert seating.faults == []
        check_words(said)


def check_words(said: list[Any]) -> None:
    assert any(said)
    for reason in filter(None, said):
        for language in LANGUAGES:
            told = speak(language)(reason[0], **reason[1])
            assert "{" not in told
        assert 0 <= reason[1]["chance"] <= 1


def test_the_same_seed_plays_the_same_game() -> None:
    for name in ("5B", "8B", "11A"):
        records = []
        for _ in range(2):
            game = begin(name, 4, turn_limit=40)
            play(game, seated(game), 4)
            records.append(game.moves)
        assert records[0] == records[1]


@pytest.mark.parametrize("millis", [1, 25])
def test_a_searcher_with_a_clock_answers_by_the_rules(millis: int) -> None:
    game = begin("6B", 2, turn_limit=12)
    minds = {player: Searcher() for player in range(game.players)}
    seating = Seating(game, minds, dict.fromkeys(minds, 1), None)
    while not game.over:
        seating.hear()
        decider, state = game.decider, game.state()
        assert decider is not None
        action = minds[decider].decide(Asked(str(state.decision), state.legal, state, millis))
        game.act(decider, action)


@pytest.mark.parametrize("character", LADDER, ids=lambda character: character.name)
def test_worlds_that_cannot_be_told_apart_get_the_same_answer(character: Character) -> None:
    six = sheet("6A")
    assert six
    tables = [MascaradeWorlds(6, "6A", six.masks), MascaradeWorlds(8, INTRIGUE, INTRIGUE.masks)]
    decisions = sum(same_answers(character, table, seed) for table in tables for seed in range(4))
    assert decisions > 20


def same_answers(character: Character, table: MascaradeWorlds, seed: int) -> int:
    """Play two worlds side by side; returns how often the mind was asked."""
    chance = random.Random(seed)
    you = seed % table.players
    games = table.begin(chance, you)
    minds = make(character), make(character)
    for game, mind in zip(games, minds, strict=True):
        mind.start(Start("mascarade", you, 7, public_setup(game), game.state()))
    heard = decisions = 0
    for _ in range(90):
        for game, mind in zip(games, minds, strict=True):
            for event in list(game.events(you, heard)):
                mind.hear(event)
        heard = len(list(games[0].events(you)))
        if games[0].over:
            break
        if games[0].decider == you:
            answers = [ask(game, mind) for game, mind in zip(games, minds, strict=True)]
            assert answers[0] == answers[1]
            assert minds[0].explain() == minds[1].explain()
            decisions += 1
        if not step(table, chance, games, you):
            break
    return decisions


def ask(game: Mascarade, mind: Mind) -> Any:
    assert game.decision
    return mind.decide(Asked(game.decision, game.legal(), game.state()))


def step(
    table: MascaradeWorlds, chance: random.Random, games: tuple[Mascarade, Mascarade], you: int
) -> bool:
    """Take a step that teaches the viewer the same in both worlds, if there is one."""
    one, other = games
    for player, here, there in table.steps(chance, one, you):
        if table.learns(one, you, player, here) == table.learns(other, you, player, there):
            one.act(player, here)
            other.act(player, there)
            return True
    return False


def test_the_ladder_has_a_face_for_every_name() -> None:
    names = [character.name for character in LADDER]
    assert len(set(names)) == len(names)
    assert {character.rung for character in LADDER} == {EXPLOITER, 0, 1, 2, 3}
    for character in LADDER:
        assert character.game == "mascarade"
        for language in LANGUAGES:
            assert character.name.capitalize() in speak(language)(character.portrait)


def test_a_name_that_nobody_has() -> None:
    assert find("giacomo", "mascarade").rung == 3
    with pytest.raises(ValueError, match="marina"):
        find("nobody", "mascarade")
    assert characters("chess") == ()


PLAIN = """
from ridotto.games.mascarade import Mascarade, Options, Setup
from ridotto.minds.registry import characters
from ridotto.minds.seating import Seating
for name in ("6A", "8B"):
    options = Options(turn_limit=8)
    game = Mascarade(Setup(int(name[0]), name, seed=1, options=options))
    strongest = characters("mascarade")[-game.players:]
    minds = {p: character.make() for p, character in enumerate(strongest)}
    seating = Seating(game, minds, {p: p for p in minds}, None)
    seating.play()
    print(*seating.faults, game.reason)
"""


def test_everyone_plays_without_compiled_rules() -> None:
    environment = {**os.environ, "RIDOTTO_PLAIN": "1"}
    done = subprocess.run(
        [sys.executable, "-c", PLAIN], env=environment, capture_output=True, text=True, check=True
    )
    assert set(done.stdout.split()) <= {"turn-limit", "thirteen", "ruin", "cheat"}
    assert done.stdout
