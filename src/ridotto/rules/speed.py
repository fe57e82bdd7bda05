"""One source of rules, two speeds.

A function under :func:`rule` is an ordinary Python function and stays one. On request
:func:`jitted` gives its compiled twin: the same code, with every rule it calls replaced by
that rule's own twin, compiled by Numba. In plain Python a state is an object with slots; in
compiled code it is a NumPy record with fields of the same names, so both read ``s.coins[3]``.

Crossing from Python into compiled code costs more than a decision does, so what is worth
compiling is a whole playout, a search or a batch.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from multiprocessing.util import Finalize
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

#: How rules are compiled. Nobody calls them from C, so that way in is not needed. And no rule
#: divides by nought, as its plain form would tell; to look before every division costs a tenth.
_OPTIONS: dict[str, Any] = {"no_cfunc_wrapper": True, "error_model": "numpy"}

_rules: dict[int, FunctionType] = {}
_twins: dict[int, Any] = {}


class SpeedUnavailable(RuntimeError):
    """Raised when compiled rules are asked for and Numba is not installed."""


def rule(law: Callable[P, R]) -> Callable[P, R]:
    """Mark a function as a rule: plain Python that :func:`jitted` can also compile."""
    _rules[id(law)] = cast(FunctionType, law)
    return law


def can_jit() -> bool:
    """Whether compiled rules are to be had here (the ``fast`` extra is installed)."""
    if os.environ.get("RIDOTTO_PLAIN") == "1":
        return False
    try:
        import numba  # noqa: F401
    except ImportError:
        return False
    return True


def jitted(law: Callable[P, R]) -> Callable[P, R]:
    """Return the compiled twin of a rule.

    Raises :exc:`SpeedUnavailable` without Numba and :exc:`KeyError` for a function that is
    not a rule.
    """
    if id(law) not in _rules:
        raise KeyError(f"{law!r} is not marked with @rule")
    if id(law) not in _twins:
        if not can_jit():
            raise SpeedUnavailable("compiled rules need Numba: pip install 'ridotto[fast]'")
        _make_twins()
    return cast(Callable[P, R], _twins[id(law)])


def quickest(law: Callable[P, R]) -> Callable[P, R]:
    """The compiled twin where there can be one, else the rule itself."""
    return jitted(law) if can_jit() else law


def _make_twins() -> None:
    """Give every rule known so far a twin whose globals hold twins instead of rules."""
    import numba

    namespaces: dict[int, dict[str, Any]] = {}
    for key, law in _rules.items():
        if key not in _twins:
            home = namespaces.setdefault(id(law.__globals__), _frozen(law.__globals__))
            code = _frozen_code(law.__code__)
            twin = FunctionType(code, home, law.__name__, law.__defaults__)
            twin.__module__ = law.__module__
            twin.__qualname__ = law.__qualname__
            _twins[key] = _compiled(numba, twin, _cache_folder(law))
    for home in namespaces.values():
        for name, value in home.items():
            if id(value) in _twins and isinstance(value, FunctionType):
                home[name] = _twins[id(value)]


def _frozen(names: dict[str, Any]) -> dict[str, Any]:
    """A module's names with its constants as NumPy's integers.

    Numba compiles a rule anew for every different Python integer it is called with; these are
    all one type to it, which makes compiling several times faster and changes nothing else.
    """
    import numpy as np

    return {name: np.int64(value) if type(value) is int else value for name, value in names.items()}


def _frozen_code(code: CodeType) -> CodeType:
    """The same for the numbers written out in a rule, such as the zeros it hands on."""
    import numpy as np

    consts = (np.int64(each) if type(each) is int else each for each in code.co_consts)
    return code.replace(co_consts=tuple(consts))


def _compiled(numba: Any, twin: FunctionType, folder: Path | None) -> Any:
    if folder is None:
        return numba.njit(**_OPTIONS)(twin)
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        return numba.njit(cache=True, **_OPTIONS)(twin)
    except RuntimeError:
        # Typed in by hand, a rule has no file that its compiled form could be kept for.
        return numba.njit(**_OPTIONS)(twin)
    finally:
        numba.config.CACHE_DIR = before


def _cache_folder(law: FunctionType) -> Path | None:
    """Where a rule's compiled code is kept: one folder for all that it depends on.

    Numba checks only the file a function stands in; what was compiled into it from other
    files would go stale unnoticed. None if it can be kept nowhere.
    """
    name = f"rules-{_fingerprint(law)}"
    for root in (_users_folder, _private_folder):
        # Whoever has no home, as in some containers, is told so by a RuntimeError.
        with suppress(OSError, RuntimeError):
            folder = root() / name
            folder.mkdir(parents=True, exist_ok=True)
            return folder
    return None


def _users_folder() -> Path:
    given = os.environ.get("RIDOTTO_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    return (Path(given) if given else Path.home() / ".cache") / "ridotto"


def _private_folder() -> Path:
    """A temporary folder that nobody else can write to: what is read there is run."""
    if hasattr(os, "getuid"):
        folder = Path(tempfile.gettempdir()) / f"ridotto-{os.getuid()}"
        with suppress(OSError):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            found = folder.lstat()
            if (
                stat.S_ISDIR(found.st_mode)
                and found.st_uid == os.getuid()
                and not found.st_mode & (stat.S_IRWXG | stat.S_IRWXO)
            ):
                return folder
    return _passing_folder()


@cache
def _passing_folder() -> Path:
    """A folder for this process alone, which goes with it."""
    folder = Path(tempfile.mkdtemp(prefix="ridotto-"))
    # Worker processes leave without running what atexit holds; this they do run.
    Finalize(None, shutil.rmtree, (folder, True), exitpriority=0)
    return folder


def _fingerprint(law: FunctionType) -> str:
    """A name for a rule's compiled form: its code, every rule it calls, every constant they use."""
    digest = hashlib.sha256(repr((sys.version, _OPTIONS)).encode())
    seen = {id(law)}
    waiting = [law]
    while waiting:
        rule_ = waiting.pop()
        code = rule_.__code__
        digest.update(repr((rule_.__qualname__, *_spelled(code))).encode())
        for name in code.co_names:
            value = rule_.__globals__.get(name)
            if id(value) in _rules and isinstance(value, FunctionType):
                if id(value) not in seen:
                    seen.add(id(value))
                    waiting.append(value)
            elif isinstance(value, int | float | tuple):
                digest.update(f"{name}={value!r}".encode())
    return digest.hexdigest()[:16]


def _spelled(code: CodeType) -> tuple[Any, ...]:
    """What a piece of code says, without where it lies in memory."""
    consts = [_spelled(each) if isinstance(each, CodeType) else each for each in code.co_consts]
    return (code.co_code, consts, code.co_names)
