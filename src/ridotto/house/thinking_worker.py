"""A process that thinks for the house: ``python -m ridotto.house.thinking_worker``.

It reads questions on its standard input, answers them on its standard output one after the
other, and ends when nobody asks any more.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
from contextlib import suppress
from typing import IO, Any, Final

import msgspec

from ridotto.house.thinking_words import HEAD, LONGEST, Answer, Forget, framed, read_question

#: How much the process steps back behind the house itself.
NICE: Final = 5
#: What is said before anything is asked has this number.
UNASKED: Final = 0
_WARM_TABLES: Final[dict[str, dict[str, Any]]] = {
    "mascarade": {"players": 6, "scenario": "6A", "seed": 0},
    "masquerade": {"players": 3, "seed": 0},
}


class Told(msgspec.Struct, frozen=True):
    """What the process is told on its command line."""

    most: int
    room: int
    makers: dict[str, str]


def main() -> None:
    """Think until the house hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(NICE)
    told = msgspec.json.decode(sys.argv[1], type=Told)
    # Whatever a mind prints must not get between the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    reading = threading.Thread(target=_read, args=(sys.stdin.buffer, questions), daemon=True)
    reading.start()
    try:
        _think(told, questions, answers)
    except BrokenPipeError:
        os._exit(0)


def _read(pipe: IO[bytes], questions: queue.SimpleQueue[bytes]) -> None:
    """Read questions; when the house has hung up, end at once, whatever is being thought of."""
    while len(head := pipe.read(HEAD)) == HEAD:
        length = int.from_bytes(head, "big")
        if length > LONGEST or len(text := pipe.read(length)) < length:
            break
        questions.put(text)
    os._exit(0)


def _think(told: Told, questions: queue.SimpleQueue[bytes], answers: IO[bytes]) -> None:
    from ridotto.house.thinking_minds import Minds

    _warm_up()
    minds = Minds(told.most, told.room, told.makers)
    _say(answers, Answer(UNASKED, "ready", ""))
    while True:
        question = read_question(questions.get())
        if isinstance(question, Forget):
            minds.forget(question.table)
        else:
            _say(answers, minds.answer(question))


def _say(answers: IO[bytes], answer: Answer) -> None:
    answers.write(framed(answer))
    answers.flush()


def _warm_up() -> None:
    """Load, or compile, what minds need: nobody is to wait for it later."""
    from ridotto.games.table import new_game
    from ridotto.minds.characters import characters
    from ridotto.minds.mind import Start
    from ridotto.minds.seating import public_setup
    from ridotto.rules.speed import can_jit

    if not can_jit():
        return
    for name, setup in _WARM_TABLES.items():
        game = new_game(name, setup)
        start = Start(name, 0, 0, public_setup(game), game.view(0).state)
        for character in characters(name):
            character.make().start(start)


if __name__ == "__main__":
    main()
