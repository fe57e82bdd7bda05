"""Records: a whole game as text that can be read, checked and played again.

A record holds the set-up with the deal in it and every action, so it replays whatever has
become of the code that shuffled. It carries a check sum and the result, and loading it plays
the game again: what was changed by hand, or belongs to another program, is refused.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

import msgspec

from ridotto.games.errors import Refusal, bad_request
from ridotto.games.table import Game, new_game

FORMAT: Final = "ridotto-record"
VERSION: Final = 1

_FIELDS: Final[dict[str, type | tuple[type, ...]]] = {
    "format": str,
    "version": int,
    "game": str,
    "setup": dict,
    "moves": list,
    "result": (dict, type(None)),
    "check": str,
}


def record_of(game: Game) -> dict[str, Any]:
    """The record of a game so far, finished or not."""
    told = {
        "format": FORMAT,
        "version": VERSION,
        "game": game.name,
        "setup": game.setup,
        "moves": game.moves,
        "result": game.result(),
    }
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
    for field, kind in _FIELDS.items():
        if field not in record:
            raise bad_request(f"record.{field} is missing")
        if not isinstance(record[field], kind):
            raise bad_request(f"record.{field} is of the wrong type")
    unknown = [str(field) for field in record if field not in _FIELDS]
    if unknown:
        raise bad_request(f"a record has no field {unknown[0]!r:.40}")
    try:
        right = check_sum(record)
    except RecursionError:
        raise bad_request("this is not a record: it is nested too deeply") from None
    if record["check"] != right:
        raise bad_request("the record was changed after it was written: its check sum is wrong")


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
    try:
        record = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-json", f"this is not a record: it is not JSON ({error})") from None
    return replay(record)
