"""``ridotto minds``: list the characters of each game, the weakest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ridotto.games import registry
from ridotto.games.words import Words
from ridotto.minds.registry import Character, characters
from ridotto.terminal.arguments.parser import parser_for
from ridotto.terminal.printing import folded, print_json


def run(arguments: Sequence[str], language: str) -> int:
    """List the characters of every game."""
    parser = parser_for("minds", language)
    words = parser.words
    parser.add_argument("--json", action="store_true", help=words("help-json"))
    given = parser.parse_args(arguments)
    ladders = {game: characters(game) for game in registry.names()}
    if given.json:
        # Characters below rung 0 have a single trick and are not on the ladder.
        on_rungs = [who for ladder in ladders.values() for who in ladder if who.rung >= 0]
        print_json([_data(who, words) for who in on_rungs])
        return 0
    for game, ladder in ladders.items():
        if ladder:
            print(game.capitalize())
            _tell(ladder, words)
    print(folded(words("minds-legend"), 0))
    return 0


def portrait(character: Character, words: Words) -> str:
    """Return the description of a character, in the reader's language."""
    try:
        return words(character.portrait)
    except KeyError:
        return ""


def _data(character: Character, words: Words) -> dict[str, Any]:
    named = {field: getattr(character, field) for field in ("name", "game", "rung")}
    return {**named, "portrait": portrait(character, words)}


def _tell(ladder: tuple[Character, ...], words: Words) -> None:
    width = max(len(character.name) for character in ladder)
    for character in ladder:
        rung = str(character.rung) if character.rung >= 0 else "·"
        row = f"  {rung:>2}  {character.name:<{width}}  {portrait(character, words)}"
        print(folded(row.rstrip(), indent=width + 8))
