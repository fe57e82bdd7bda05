"""The referee: a game driven from outside, with one JSON object per line."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any, BinaryIO, Final

import msgspec

from ridotto.games.errors import Refusal, bad_request
from ridotto.games.game import Game
from ridotto.games.record import record_of, replay
from ridotto.games.registry import new_game

#: Maximum line length; the longest valid line is a record.
LONGEST_LINE: Final = 1 << 24
MOST_DECISIONS: Final = 1_000_000
MOST_SEED: Final = 2**63 - 1

Answer = dict[str, Any]


class Referee:
    """Holds one game and answers requests about it."""

    def __init__(self) -> None:
        self.game: Game | None = None

    def answer_line(self, line: bytes) -> bytes:
        """Return the answer to one line, itself a line. Never raises, whatever it contains."""
        try:
            answer = self.answer(_decode(line))
        except Refusal as refusal:
            answer = {"ok": False, "error": {"code": refusal.code, "message": refusal.message}}
        return msgspec.json.encode(answer) + b"\n"

    def answer(self, request: Any) -> Answer:
        """Return the answer to a request; raises :exc:`Refusal`."""
        if not isinstance(request, dict):
            raise bad_request(f"a request is an object, not {_kind(request)}")
        command = request.get("cmd")
        if not isinstance(command, str):
            raise bad_request('a request needs "cmd", a string')
        if command not in _COMMANDS:
            raise Refusal(
                "unknown-command",
                f"there is no command {command!r:.40}; the commands are {', '.join(_COMMANDS)}",
            )
        run, allowed = _COMMANDS[command]
        if allowed is not None:
            _no_others(request, allowed)
        return {"ok": True, **run(self, request)}

    def _new(self, request: Answer) -> Answer:
        if "game" not in request:
            raise bad_request('"new" needs "game"')
        setup = {key: value for key, value in request.items() if key not in ("cmd", "game")}
        self.game = new_game(request["game"], setup, files=True)
        return {"state": self.game.state()}

    def _act(self, request: Answer) -> Answer:
        player = _whole(request, "player")
        if "action" not in request:
            raise bad_request('"act" needs "action"')
        game = self._playing()
        events = game.act_data(player, request["action"])
        return {"events": events, "state": game.state()}

    def _state(self, request: Answer) -> Answer:
        return {"state": self._playing().state()}

    def _view(self, request: Answer) -> Answer:
        if ("player" in request) == ("viewer" in request):
            raise bad_request('"view" needs either "player" or "viewer"')
        if "player" in request:
            player = _whole(request, "player")
            return {"view": self._playing().view(player)}
        if request["viewer"] not in ("spectator", "omniscient"):
            raise bad_request('"viewer" is "spectator" or "omniscient"; for players use "player"')
        return {"view": self._playing().view(request["viewer"])}

    def _truth(self, request: Answer) -> Answer:
        return {"truth": self._playing().truth()}

    def _record(self, request: Answer) -> Answer:
        return {"record": record_of(self._playing())}

    def _load(self, request: Answer) -> Answer:
        if "record" not in request:
            raise bad_request('"load" needs "record"')
        self.game = replay(request["record"])
        return {"state": self.game.state()}

    def _random(self, request: Answer) -> Answer:
        seed = _whole(request, "seed", MOST_SEED)
        decisions = _whole(request, "decisions", MOST_DECISIONS)
        game = self._playing()
        game.act_randomly(random.Random(seed), decisions)
        return {"state": game.state()}

    def _playing(self) -> Game:
        if self.game is None:
            raise Refusal("no-game", 'no game is set up; start with {"cmd":"new",…}')
        return self.game


_Run = Callable[[Referee, Answer], Answer]
#: The fields of each command besides "cmd"; None leaves the check to the game.
_COMMANDS: Final[dict[str, tuple[_Run, tuple[str, ...] | None]]] = {
    "new": (Referee._new, None),
    "act": (Referee._act, ("player", "action")),
    "state": (Referee._state, ()),
    "view": (Referee._view, ("player", "viewer")),
    "truth": (Referee._truth, ()),
    "record": (Referee._record, ()),
    "load": (Referee._load, ("record",)),
    "random": (Referee._random, ("seed", "decisions")),
}


def _decode(line: bytes) -> Any:
    if len(line) > LONGEST_LINE + line.endswith(b"\n"):
        raise Refusal("bad-json", f"the line is longer than {LONGEST_LINE} bytes")
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-json", f"the line is not JSON: {error}") from None


def _no_others(request: Answer, allowed: tuple[str, ...]) -> None:
    for field in request:
        if field != "cmd" and field not in allowed:
            takes = ", ".join(f'"{name}"' for name in allowed) or "nothing"
            raise bad_request(f'"{request["cmd"]}" has no field {field!r:.40}; it takes {takes}')


def _whole(request: Answer, field: str, most: int | None = None) -> int:
    value = request.get(field)
    if not isinstance(value, int) or isinstance(value, bool):
        raise bad_request(f'"{request["cmd"]}" needs "{field}", a whole number')
    if most is not None and not 0 <= value <= most:
        raise bad_request(f'"{field}" must be 0 to {most}')
    return value


def _kind(value: Any) -> str:
    names = {list: "an array", str: "a string", bool: "a boolean", type(None): "null"}
    return names.get(type(value), "a number")


def _lines(source: BinaryIO) -> Iterable[bytes]:
    """Yield the lines of the input; truncate a line that is too long just beyond the limit."""
    while line := source.readline(LONGEST_LINE + 2):
        rest = line
        while not rest.endswith(b"\n") and len(rest) == LONGEST_LINE + 2:
            rest = source.readline(LONGEST_LINE + 2)
        yield line


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer every line of the input until it ends."""
    referee = Referee()
    for line in _lines(source):
        sink.write(referee.answer_line(line))
        sink.flush()
