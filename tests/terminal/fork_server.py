"""Run commands in forks of a process that has already imported everything.

Most of a short command's time goes into starting Python. A :class:`ForkServer` does that once; each
command then still runs in its own process, with its own streams, environment and working directory.
Tests of starting, signals and terminals start real processes instead.
"""

from __future__ import annotations

import array
import gc
import importlib
import json
import os
import pkgutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from typing import NoReturn

_MOST_BYTES = 1 << 20


class ForkServer:
    """The client: start the server, and ask it to run commands."""

    def __init__(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, __file__, str(theirs.fileno())],
                stdin=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
                # Threads do not survive a fork, so libraries should start none.
                env=os.environ | {"OPENBLAS_NUM_THREADS": "1"},
            )
        self._socket = ours

    def close(self) -> None:
        """Stop the server."""
        self._socket.close()
        self._process.wait(60)

    def run(
        self, arguments: Sequence[str], given: bytes, environment: Mapping[str, str], folder: str
    ) -> tuple[int, bytes, bytes]:
        """Run ``ridotto`` with these arguments; return its status, output and errors."""
        asked = {"arguments": arguments, "environment": dict(environment), "folder": folder}
        (stdin, to_stdin), (from_out, out), (from_err, err) = (os.pipe() for _ in range(3))
        _send(self._socket, json.dumps(asked).encode(), [stdin, out, err])
        for each in (stdin, out, err):
            os.close(each)
        read: dict[int, bytes] = {}
        threads = [
            threading.Thread(target=_write, args=(to_stdin, given)),
            threading.Thread(target=_read, args=(from_out, 1, read)),
            threading.Thread(target=_read, args=(from_err, 2, read)),
        ]
        for thread in threads:
            thread.start()
        pid, status = json.loads(self._receive()), None
        try:
            self._socket.settimeout(300)
            status = json.loads(self._receive())
        finally:
            self._socket.settimeout(None)
            if status is None:
                os.kill(pid, signal.SIGKILL)
        for thread in threads:
            thread.join()
        return status, read[1], read[2]

    def _receive(self) -> str:
        line = b""
        while not line.endswith(b"\n"):
            part = self._socket.recv(1)
            assert part, "the fork server has ended"
            line += part
        return line.decode()


def _send(to: socket.socket, text: bytes, fds: list[int]) -> None:
    rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", fds))]
    to.sendmsg([len(text).to_bytes(4, "big")], rights)
    to.sendall(text)


def _write(to: int, text: bytes) -> None:
    # A command may end without reading all of its input.
    with suppress(BrokenPipeError), open(to, "wb") as pipe:
        pipe.write(text)


def _read(what: int, number: int, into: dict[int, bytes]) -> None:
    with open(what, "rb") as pipe:
        into[number] = pipe.read()


# The server's side


def _import_everything() -> None:
    import ridotto

    for module in pkgutil.walk_packages(ridotto.__path__, "ridotto."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    with suppress(ImportError):
        importlib.import_module("numba")


def _warm_up() -> None:
    """Load all languages and all compiled code."""
    from ridotto.games.registry import kinds
    from ridotto.games.words import LANGUAGES
    from ridotto.terminal.main import main

    with open(os.devnull, "w") as silent, redirect_stdout(silent), redirect_stderr(silent):
        for language in LANGUAGES:
            main(["--help", "--lang", language])
        for name in kinds():
            main(["play", name])


def _serve(asking: socket.socket) -> None:
    while True:
        head, fds, _, _ = socket.recv_fds(asking, 4, 3)
        if not head:
            return
        text, size = b"", int.from_bytes(head, "big")
        while len(text) < size:
            text += asking.recv(min(size - len(text), _MOST_BYTES))
        pid = os.fork()
        if pid == 0:
            asking.close()
            _become(json.loads(text), fds)
        for each in fds:
            os.close(each)
        asking.sendall(f"{pid}\n".encode())
        _, status = os.waitpid(pid, 0)
        asking.sendall(f"{os.waitstatus_to_exitcode(status)}\n".encode())


def _become(asked: dict[str, object], fds: list[int]) -> NoReturn:
    """Turn this process into one started as ``python -m ridotto``."""
    arguments, environment, folder = asked["arguments"], asked["environment"], asked["folder"]
    assert isinstance(arguments, list)
    assert isinstance(environment, dict)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(str(folder))
    for number, each in enumerate(fds):
        os.dup2(each, number)
        os.close(each)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", 1, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.argv[:] = ["ridotto", *arguments]
    from ridotto.terminal.main import main

    status = main()
    sys.stdout.flush()
    # Not sys.exit: unloading all imports would take longer than most commands.
    os._exit(status)


if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[1])
    _import_everything()
    _warm_up()
    gc.collect()
    gc.freeze()
    _serve(socket.socket(fileno=int(sys.argv[1])))
