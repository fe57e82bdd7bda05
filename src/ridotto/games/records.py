"""Records: a whole game as text that can be read, checked and played again.

A record holds the set-up with the deal in it and every action, so it replays whatever has
become of the code that shuffled. It carries a check sum and the result, and loading it plays
the game again: what was changed by hand, or belongs to another program, is refused.

From version 2 on it may also hold the players' names and the shares that its deal was drawn from.
Whether the deal is true to them is for ``fairness.check`` to say.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ridotto.games.errors import Refusal, bad_request, describe
from ridotto.games.fairness import read_fairness
from ridotto.games.table import Game, new_game

FORMAT: Final = "ridotto-record"
#: The latest version; a record is written in the first one that has all its fields.
VERSION: Final = 2
LONGEST_NAME: Final = 40

_FIELDS: Final[dict[str, type | tuple[type, ...]]] = {
    "format": str,
    "version": int,
    "game": str,
    "setup": dict,
    "moves": list,
    "result": (dict, type(None)),
    "check": str,
}
#: Fields that a record may have, each with its type and the version that brought it.
_OPTIONAL: Final[dict[str, tuple[type, int]]] = {"names": (list, 2), "fairness": (dict, 2)}


def record_of(
    game: Game, names: Sequence[str] | None = None, fairness: dict[str, Any] | None = None
) -> dict[str, Any]:
    """The record of a game so far, finished or not.

    ``names`` are the players'; ``fairness`` is what ``fairness.reveal`` tells of the deal: not
    before the game is over, or whoever gets the record knows all that is hidden. Raises
    :exc:`Refusal` (``bad-request``) if either does not fit the game.
    """
    told = {
        "format": FORMAT,
        "version": 1,
        "game": game.name,
        "names": None if names is None else list(names),
        "setup": game.setup,
        "fairness": fairness,
        "moves": game.moves,
        "result": game.result(),
    }
    for field, (_, since) in _OPTIONAL.items():
        if told[field] is None:
            del told[field]
        else:
            told["version"] = max(told["version"], since)
    _check_optional(told, game.players)
    # By way of the text, so that a record is the same data whether it was read or made.
    record: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(told))
    record["check"] = check_sum(record)
    return record


def check_sum(record: dict[str, Any]) -> str:
    """SHA-256 of everything else in the record, in one canonical spelling."""
    rest = {key: value for key, value in record.items() if key != "check"}
    return hashlib.sha256(_spelled(rest).encode("utf-8", "surrogatepass")).hexdigest()


def _spelled(value: Any) -> str:
    """JSON in one canonical spelling, in which 1, 1.0 and true are three things."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def replay(record: Any) -> Game:
    """The game that a record tells, played again to where it stopped.

    Raises :exc:`Refusal` (``bad-request``) if this is no record of ours, is of a version yet
    to come, was tampered with, or does not come to the result it states.
    """
    _check_form(record)
    try:
        game = new_game(record["game"], record["setup"])
    except Refusal as refusal:
        raise bad_request(f"record.setup: {refusal.message}") from None
    _check_setup(game.setup, record["setup"])
    _check_optional(record, game.players)
    for number, move in enumerate(record["moves"]):
        _replay_move(game, number, move)
    if _spelled(game.result()) != _spelled(record["result"]):
        raise bad_request(
            f"record.result says {_spelled(record['result']):.200}, "
            f"but its moves come to {_spelled(game.result())}"
        )
    return game


def _check_form(record: Any) -> None:
    if not isinstance(record, dict):
        raise bad_request(f"a record is an object, not a {type(record).__name__}")
    if record.get("format") != FORMAT:
        raise bad_request(f'this is not a record: "format" is not "{FORMAT}"')
    version = record.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise bad_request("record.version must be a number from 1 on")
    if version > VERSION:
        raise bad_request(
            f"the record is of version {version}; this program reads up to version {VERSION}: "
            "a newer one is needed"
        )
    _check_fields(record, version)
    try:
        right = check_sum(record)
    except RecursionError:
        raise bad_request("this is not a record: it is nested too deeply") from None
    if record["check"] != right:
        raise bad_request("the record was changed after it was written: its check sum is wrong")


def _check_fields(record: dict[str, Any], version: int) -> None:
    for field, kind in _FIELDS.items():
        if field not in record:
            raise bad_request(f"record.{field} is missing")
        if not isinstance(record[field], kind):
            raise bad_request(f"record.{field} is of the wrong type")
    for field in record:
        if field in _OPTIONAL:
            kind, since = _OPTIONAL[field]
            if version < since:
                raise bad_request(f"record.{field} is new in version {since}, not in {version}")
            if not isinstance(record[field], kind):
                raise bad_request(f"record.{field} is of the wrong type")
        elif field not in _FIELDS:
            raise bad_request(f"a record has no field {str(field)!r:.40}")


def _check_optional(record: dict[str, Any], players: int) -> None:
    """Refuse names or shares that are not those of so many players."""
    names = record.get("names", [""] * players)
    if len(names) != players:
        raise bad_request(f"record.names must be {players}, one a player, not {len(names)}")
    for player, name in enumerate(names):
        if not _is_name(name):
            raise bad_request(
                f"record.names[{player}] must be a string of up to {LONGEST_NAME} characters, "
                f"not {describe(name)}"
            )
    if "fairness" not in record:
        return
    try:
        shares = read_fairness(record["fairness"]).shares
    except Refusal as refusal:
        raise bad_request(f"record.{refusal.message}") from None
    if len(shares) != players:
        raise bad_request(
            f'record.fairness.shares must be {players}, one a player ("" for a bot), '
            f"not {len(shares)}"
        )


def _is_name(given: Any) -> bool:
    if not isinstance(given, str) or len(given) > LONGEST_NAME:
        return False
    # Half a character, which Python has but no file can hold.
    return not any("\ud800" <= char <= "\udfff" for char in given)


def _check_setup(complete: Any, recorded: dict[str, Any]) -> None:
    """Refuse a set-up that leaves something open: it would be decided anew at each reading."""
    for field in msgspec.structs.fields(complete):
        given = field.encode_name in recorded
        if not given and getattr(complete, field.name) != field.default:
            raise bad_request(f"record.setup.{field.encode_name} is missing")


def _replay_move(game: Game, number: int, move: Any) -> None:
    if not isinstance(move, dict) or set(move) != {"player", "action"}:
        raise bad_request(f'record.moves[{number}] must have "player" and "action" and no more')
    player = move["player"]
    if not isinstance(player, int) or isinstance(player, bool):
        raise bad_request(f"record.moves[{number}].player must be a number")
    try:
        game.act_data(player, move["action"])
    except Refusal as refusal:
        raise bad_request(f"record.moves[{number}]: {refusal.message}") from None


def write_record(record: dict[str, Any]) -> str:
    """A record as the text of a file, a line for each move."""
    lines = []
    for field, value in record.items():
        if field == "moves" and value:
            moves = ",\n    ".join(json.dumps(move, ensure_ascii=False) for move in value)
            lines.append(f'  "moves": [\n    {moves}\n  ]')
        else:
            lines.append(f'  "{field}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read_record(text: str | bytes) -> Game:
    """The game that the text of a record file tells; raises :exc:`Refusal`."""
    return replay(parse_record(text))


def parse_record(text: str | bytes) -> Any:
    """The data of a record file, not yet looked at; raises :exc:`Refusal` (``bad-json``)."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-json", f"this is not a record: it is not JSON ({error})") from None
