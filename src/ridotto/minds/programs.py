"""Programs as minds: any program that answers JSON lines can take a seat.

It is started once and plays many games. Silence, nonsense, an illegal answer or its death cost
it decisions and never stop a game; a dead one is started anew for the next game, a few times.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ridotto.minds.mind import Asked, Start
from ridotto.minds.pipes import Program
from ridotto.minds.seating import GRACE, Failed

PROTOCOL: Final = 1
#: How long a program may think if nobody says otherwise.
USUAL_MILLIS: Final = 1000
#: How long a program may take to start and to say its name, in seconds.
HELLO_SECONDS: Final = 10.0
#: After so many unanswered questions in a row it is taken for dead.
PATIENCE: Final = 5
#: How often a dead program is started again, until it is given another chance.
RESTARTS: Final = 3
#: How often in a row it may fail to say its name before it is given up for good.
HELLOS: Final = 2
_LONGEST_WHY: Final = 300
_OPEN_QUESTIONS: Final = 64

Legal = dict[str, Any]


class ProgramMind:
    """A mind that is a program of its own."""

    def __init__(self, command: Sequence[str], name: str = "") -> None:
        """The program is started when the first game is."""
        self.name = name
        self._command = tuple(command)
        self._program: Program | None = None
        self._starts_left = 1 + RESTARTS
        self._hellos_left = HELLOS
        self._trouble = ""
        self._why: str | None = None
        # Questions without an answer, the one asked last behind: answers may come too late.
        self._open: list[Legal] = []
        self._missed = 0
        # What it was told of this game, until its first answer shows that it lives.
        self._unheard: list[dict[str, Any]] | None = None
        self._game = ""
        self.title = ""

    def start(self, start: Start) -> None:
        """Tell it that a game begins, after starting it if it does not run."""
        self._why = None
        self._game = start.game
        if self._program is None or not self._program.alive:
            self._launch()
        told = {name: getattr(start, name) for name in ("you", "seed", "setup", "state")}
        self._unheard = []
        self._tell({"start": told})

    def hear(self, event: Any) -> None:
        """Pass an event on."""
        self._tell({"event": event})

    def decide(self, asked: Asked) -> Any:
        """Ask it and wait for the answer; raises :exc:`Failed` if there is none of use."""
        self._why = None
        try:
            return self._ask(asked)
        except Failed as failed:
            if failed.kind != "dead" or self._unheard is None:
                raise
        # It may have died before this game began, unnoticed: nothing of it has been answered.
        told, self._unheard = self._unheard, None
        self._launch()
        for message in told:
            self._tell(message)
        return self._ask(asked)

    def _ask(self, asked: Asked) -> Any:
        program = self._program
        if program is None or not program.alive:
            raise Failed("dead", self._trouble)
        self._settle_early_answers(program)
        millis = USUAL_MILLIS if asked.millis is None else asked.millis
        self._open = [*self._open[1 - _OPEN_QUESTIONS :], _spelled_out(asked.legal)]
        question = {"decision": asked.decision, "legal": asked.legal, "state": asked.state}
        program.tell({"decide": {**question, "millis": millis}})
        until = time.monotonic() + millis / 1000 + GRACE / 2
        spoke = False
        while (line := program.listen(until)) is not None:
            spoke, self._missed, self._unheard = True, 0, None
            action = self._match(line)
            if action is not None:
                return action
        raise self._unanswered(program, millis, spoke)

    def end(self, winners: Sequence[int], reason: str) -> None:
        """Tell it how the game ended."""
        self._tell({"end": {"winners": list(winners), "reason": reason}})

    def explain(self) -> tuple[str, dict[str, Any]] | None:
        """Why it did what it did last, in its own words, if it gave any."""
        return None if self._why is None else ("explain-program", {"why": self._why})

    def give_another_chance(self) -> None:
        """Allow as many restarts as in the beginning."""
        if self._program is not None and self._program.gone:
            self._program.end()
            self._program = None
        self._starts_left = RESTARTS + (self._program is None)

    def leave(self) -> None:
        """Say goodbye to the program."""
        if self._program is not None:
            self._program.leave()
            self._program = None

    # Starting

    def _launch(self) -> None:
        """Start the program and wait for its name; if that fails, it stays dead."""
        self._open.clear()
        self._missed = 0
        if self._program is not None:
            self._program.end()
            self._program = None
        if self._starts_left <= 0 or self._hellos_left <= 0:
            return
        self._starts_left -= 1
        try:
            program = Program(self._command)
        except (OSError, ValueError) as error:
            self._trouble, self._hellos_left = str(error), 0
            return
        try:
            self._greet(program)
        except BaseException:
            # We are interrupted, and nobody else knows of it yet.
            program.end()
            raise

    def _greet(self, program: Program) -> None:
        program.tell({"hello": {"protocol": PROTOCOL, "game": self._game}})
        line = program.listen(time.monotonic() + HELLO_SECONDS)
        answer = None if line is None else _read(line)
        if isinstance(answer, dict) and isinstance(answer.get("name"), str):
            self.title = answer["name"]
            self._program, self._hellos_left = program, HELLOS
            return
        self._hellos_left -= 1
        if program.alive:
            self._trouble = "no name in answer to hello"
        else:
            self._trouble = program.last_words()
        program.end()

    def _tell(self, message: dict[str, Any]) -> None:
        if self._unheard is not None:
            self._unheard.append(message)
        if self._program is not None:
            self._program.tell(message)

    # Answers

    def _settle_early_answers(self, program: Program) -> None:
        """Lines printed before a question was asked answer older ones, or nothing at all."""
        del self._open[: program.forget_answers()]
        if not program.alive:
            raise self._died(program)

    def _match(self, line: bytes) -> Any:
        """The action that answers the last question; None if the line answers an older one.

        A program answers in order, so a late answer would be taken for the next: it goes to
        the first open question that it is legal for. Raises :exc:`Failed`.
        """
        answer = _read(line)
        spelled = _action_in(answer)
        for number, legal in enumerate(self._open):
            if spelled is not None and spelled in legal:
                del self._open[: number + 1]
                if self._open:
                    return None
                self._why = _why(answer)
                return legal[spelled]
        del self._open[0]
        if self._open:
            return None
        shown = line[:200].decode(errors="replace").strip()
        raise Failed("garbled" if spelled is None else "illegal", shown)

    def _unanswered(self, program: Program, millis: int, spoke: bool) -> Failed:
        if not program.alive:
            return self._died(program)
        if spoke:
            # What seemed to answer an older question was meant for this one: that was skipped.
            self._open.clear()
        self._missed += 1
        self._unheard = None
        if self._missed >= PATIENCE:
            self._trouble = f"{PATIENCE} questions in a row unanswered"
            program.end()
        return Failed("late", f"no answer in {millis} ms")

    def _died(self, program: Program) -> Failed:
        self._trouble = program.last_words()
        return Failed("dead", self._trouble)


def _spelled_out(legal: Sequence[Any]) -> Legal:
    """Legal actions by their one canonical spelling, in which 1, 1.0 and true differ."""
    return {_spell(msgspec.to_builtins(action)): action for action in legal}


def _spell(action: Any) -> str:
    return json.dumps(action, sort_keys=True)


def _read(line: bytes) -> Any:
    """The JSON of a line, or None."""
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None


def _action_in(answer: Any) -> str | None:
    """The spelling of the action that an answer holds, or None."""
    if not isinstance(answer, dict) or not isinstance(answer.get("action"), dict):
        return None
    try:
        return _spell(answer["action"])
    except RecursionError:
        return None


def _why(answer: dict[str, Any]) -> str | None:
    why = answer.get("why")
    return why[:_LONGEST_WHY] if isinstance(why, str) and why.strip() else None
