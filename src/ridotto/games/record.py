"""Records: whole games as text that can be read, checked and replayed.

A record holds the set-up, including the deal, and every action, so it replays even if the shuffling
code changes. It has a checksum and the result, and loading it replays the game: records that were
edited or come from another program are refused.

Since version 2 it may also hold the players' names and the shares that its deal was drawn from;
``fairness.check`` verifies the deal against them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from ridotto.games.errors import Refusal, describe
from ridotto.games.fairness import read_fairness
from ridotto.games.game import Game
from ridotto.games.registry import new_game

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
#: Optional fields of a record, each with its type and the version that introduced it.
_OPTIONAL: Final[dict[str, tuple[type, int]]] = {"names": (list, 2), "fairness": (dict, 2)}


class BadRecord(Refusal):
    """The data is not a record that can be replayed.

    The message is for programs; ``kind`` and its details allow a translated message: ``not-json``,
    ``not-record``, ``later`` (a newer version), ``form``, ``changed``, ``setup``, ``move`` (counted
    from 1), ``result``. ``detail`` is the part that cannot be translated.
    """

    def __init__(self, kind: str, message: str, detail: str = "", **about: int) -> None:
        super().__init__("bad-json" if kind == "not-json" else "bad-request", message)
        self.kind = kind
        self.detail = detail or message
        self.about = about


def record_of(
    game: Game, names: Sequence[str] | None = None, fairness: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Return the record of a game so far, finished or not.

    ``names`` are the players'; ``fairness`` is the result of ``fairness.reveal``. Add it only after
    the game, because it reveals everything hidden. Raises :exc:`BadRecord` (``bad-request``) if
    either does not fit the game.
    """
    body = {
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
        if body[field] is None:
            del body[field]
        else:
            body["version"] = max(body["version"], since)
    _check_optional(body, game.players)
    # Convert through text, so that new records and loaded ones have equal data.
    record: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(body))
    record["check"] = check_sum(record)
    return record


def check_sum(record: dict[str, Any]) -> str:
    """Return the SHA-256 of the rest of the record, in canonical form."""
    rest = {key: value for key, value in record.items() if key != "check"}
    return hashlib.sha256(_spelled(rest).encode("utf-8", "surrogatepass")).hexdigest()


def _spelled(value: Any) -> str:
    """Return canonical JSON, in which 1, 1.0 and true differ."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def replay(record: Any) -> Game:
    """Replay a record to its last move.

    Raises :exc:`BadRecord` (``bad-request``) if the data is not a record, has a newer version, was
    tampered with, or does not reach its stated result.
    """
    _check_form(record)
    try:
        game = new_game(record["game"], record["setup"])
    except Refusal as refusal:
        message = f"record.setup: {refusal.message}"
        raise BadRecord("setup", message, refusal.message) from None
    _check_setup(game.setup, record["setup"])
    _check_optional(record, game.players)
    for number, move in enumerate(record["moves"]):
        _replay_move(game, number, move)
    if _spelled(game.result()) != _spelled(record["result"]):
        raise BadRecord(
            "result",
            f"record.result says {_spelled(record['result']):.200}, "
            f"but its moves come to {_spelled(game.result())}",
        )
    return game


def _check_form(record: Any) -> None:
    if not isinstance(record, dict):
        raise BadRecord("not-record", f"a record is an object, not a {type(record).__name__}")
    if record.get("format") != FORMAT:
        raise BadRecord("not-record", f'this is not a record: "format" is not "{FORMAT}"')
    version = record.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise BadRecord("form", "record.version must be a number from 1 on")
    if version > VERSION:
        raise BadRecord(
            "later",
            f"the record is of version {version}; this program reads up to version {VERSION}: "
            "a newer one is needed",
            version=version,
            known=VERSION,
        )
    _check_fields(record, version)
    try:
        right = check_sum(record)
    except RecursionError:
        raise BadRecord("not-record", "this is not a record: it is nested too deeply") from None
    if record["check"] != right:
        raise BadRecord(
            "changed", "the record was changed after it was written: its check sum is wrong"
        )


def _check_fields(record: dict[str, Any], version: int) -> None:
    for field, kind in _FIELDS.items():
        if field not in record:
            raise BadRecord("form", f"record.{field} is missing")
        if not isinstance(record[field], kind):
            raise BadRecord("form", f"record.{field} is of the wrong type")
    for field in record:
        if field in _OPTIONAL:
            kind, since = _OPTIONAL[field]
            if version < since:
                raise BadRecord(
                    "form", f"record.{field} is new in version {since}, not in {version}"
                )
            if not isinstance(record[field], kind):
                raise BadRecord("form", f"record.{field} is of the wrong type")
        elif field not in _FIELDS:
            raise BadRecord("form", f"a record has no field {str(field)!r:.40}")


def _check_optional(record: dict[str, Any], players: int) -> None:
    """Refuse names or shares that do not match the number of players."""
    names = record.get("names", [""] * players)
    if len(names) != players:
        raise BadRecord("form", f"record.names must be {players}, one a player, not {len(names)}")
    for player, name in enumerate(names):
        if not _is_name(name):
            raise BadRecord(
                "form",
                f"record.names[{player}] must be a string of up to {LONGEST_NAME} characters, "
                f"not {describe(name)}",
            )
    if "fairness" not in record:
        return
    try:
        shares = read_fairness(record["fairness"]).shares
    except Refusal as refusal:
        raise BadRecord("form", f"record.{refusal.message}") from None
    if len(shares) != players:
        raise BadRecord(
            "form",
            f'record.fairness.shares must be {players}, one a player ("" for a bot), '
            f"not {len(shares)}",
        )


def _is_name(given: Any) -> bool:
    if not isinstance(given, str) or len(given) > LONGEST_NAME:
        return False
    # A lone surrogate, which Python allows but no file can hold.
    return not any("\ud800" <= char <= "\udfff" for char in given)


def _check_setup(complete: Any, recorded: dict[str, Any]) -> None:
    """Refuse a set-up with omitted fields: each replay would choose them anew."""
    for field in msgspec.structs.fields(complete):
        given = field.encode_name in recorded
        if not given and getattr(complete, field.name) != field.default:
            raise BadRecord("form", f"record.setup.{field.encode_name} is missing")


def _replay_move(game: Game, number: int, move: Any) -> None:
    if not isinstance(move, dict) or set(move) != {"player", "action"}:
        raise BadRecord(
            "form", f'record.moves[{number}] must have "player" and "action" and no more'
        )
    player = move["player"]
    if not isinstance(player, int) or isinstance(player, bool):
        raise BadRecord("form", f"record.moves[{number}].player must be a number")
    try:
        game.act_data(player, move["action"])
    except Refusal as refusal:
        message = f"record.moves[{number}]: {refusal.message}"
        raise BadRecord("move", message, refusal.message, number=number + 1) from None


def write_record(record: dict[str, Any]) -> str:
    """Return a record as the text of a file, with one line per move."""
    lines = []
    for field, value in record.items():
        if field == "moves" and value:
            moves = ",\n    ".join(json.dumps(move, ensure_ascii=False) for move in value)
            lines.append(f'  "moves": [\n    {moves}\n  ]')
        else:
            lines.append(f'  "{field}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read_record(text: str | bytes) -> Game:
    """Replay the game in the text of a record file; raises :exc:`BadRecord`."""
    return replay(parse_record(text))


def parse_record(text: str | bytes) -> Any:
    """Parse a record file without validating it; raises :exc:`BadRecord` (``bad-json``)."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        message = f"this is not a record: it is not JSON ({error})"
        raise BadRecord("not-json", message, str(error)) from None
