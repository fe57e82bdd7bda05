"""Rules that run as plain Python or compiled.

A function decorated with :func:`rule` stays an ordinary Python function. :func:`jitted` returns its
compiled twin: the same code, compiled by Numba, with every rule it calls replaced by that rule's
twin. In plain Python a state is an object with slots; in compiled code it is a NumPy record with
fields of the same names, so both read ``s.coins[3]``.

A call from Python into compiled code costs more than one decision, so compile whole playouts,
searches or batches.
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
from typing import Any, ParamSpec, TypeGuard, TypeVar, cast

from ridotto.rules.compilation import watch_compiler

P = ParamSpec("P")
R = TypeVar("R")

#: Compiler options. No C wrapper, as nothing calls rules from C. No zero-division checks, which
#: cost 10%: no rule divides by zero, and its plain form would raise. No interpreter lock, so that
#: threads play at the same time: rules touch no Python object.
_OPTIONS: dict[str, Any] = {"no_cfunc_wrapper": True, "error_model": "numpy", "nogil": True}

_rules: dict[int, FunctionType] = {}
_twins: dict[int, Any] = {}


class SpeedUnavailable(RuntimeError):
    """Raised when compiled rules are asked for and Numba is not installed."""


def rule(law: Callable[P, R]) -> Callable[P, R]:
    """Mark a function as a rule: plain Python that :func:`jitted` can also compile."""
    _rules[id(law)] = cast(FunctionType, law)
    return law


def is_rule(value: object) -> TypeGuard[FunctionType]:
    """Check whether a value is a function marked with :func:`rule`."""
    return id(value) in _rules and isinstance(value, FunctionType)


def can_jit() -> bool:
    """Check whether compiled rules are available (the ``fast`` extra is installed)."""
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
    """Return the compiled twin if Numba is available, otherwise the rule itself."""
    return jitted(law) if can_jit() else law


def _make_twins() -> None:
    """Give every registered rule a twin whose globals hold twins instead of rules."""
    namespaces: dict[int, dict[str, Any]] = {}
    for key, law in _rules.items():
        if key not in _twins:
            home = namespaces.setdefault(id(law.__globals__), frozen(law.__globals__))
            _twins[key] = compiled_with(law, home, cache_folder(fingerprint(law)))
    for home in namespaces.values():
        for name, value in home.items():
            if id(value) in _twins and isinstance(value, FunctionType):
                home[name] = _twins[id(value)]


def compiled_with(law: FunctionType, names: dict[str, Any], folder: Path | None) -> Any:
    """Return a rule compiled with these globals, cached in this folder if there is one."""
    twin = FunctionType(_frozen_code(law.__code__), names, law.__name__, law.__defaults__)
    twin.__module__ = law.__module__
    twin.__qualname__ = law.__qualname__
    return _compiled(twin, folder)


def frozen(names: dict[str, Any]) -> dict[str, Any]:
    """Return a module's globals with its constants as NumPy integers.

    Numba compiles a rule again for every distinct Python integer argument. NumPy integers share one
    type, which makes compilation several times faster without changing results.
    """
    import numpy as np

    return {name: np.int64(value) if type(value) is int else value for name, value in names.items()}


def _frozen_code(code: CodeType) -> CodeType:
    """Replace the integer literals in a rule's code in the same way."""
    import numpy as np

    consts = (np.int64(each) if type(each) is int else each for each in code.co_consts)
    return code.replace(co_consts=tuple(consts))


def _compiled(twin: FunctionType, folder: Path | None) -> Any:
    import numba

    watch_compiler()
    if folder is None:
        return numba.njit(**_OPTIONS)(twin)
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        return numba.njit(cache=True, **_OPTIONS)(twin)
    except RuntimeError:
        # A rule typed interactively has no file to key the cache on.
        return numba.njit(**_OPTIONS)(twin)
    finally:
        config.CACHE_DIR = before


def cache_folder(fingerprint: str) -> Path | None:
    """Return the cache folder for compiled code, or None if none is writable.

    Numba checks only the file that defines a function, so a change in another file that was
    compiled into it would go unnoticed. This folder's name covers all dependencies.
    """
    name = f"rules-{fingerprint}"
    for root in (_users_folder, _private_folder):
        # Without a home directory, as in some containers, this raises RuntimeError.
        with suppress(OSError, RuntimeError):
            folder = root() / name
            folder.mkdir(parents=True, exist_ok=True)
            return folder
    return None


def _users_folder() -> Path:
    given = os.environ.get("RIDOTTO_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    return (Path(given) if given else Path.home() / ".cache") / "ridotto"


def _private_folder() -> Path:
    """Return a temporary folder that only this user can write to: its contents are executed."""
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
    """Return a folder for this process only, removed when it exits."""
    folder = Path(tempfile.mkdtemp(prefix="ridotto-"))
    # Worker processes skip atexit handlers, but run these finalizers.
    Finalize(None, shutil.rmtree, (folder, True), exitpriority=0)
    return folder


def fingerprint(law: FunctionType) -> str:
    """Return a hash of a rule's code, every rule it calls and every constant they use."""
    digest = hashlib.sha256(repr((sys.version, _OPTIONS)).encode())
    seen = {id(law)}
    waiting = [law]
    while waiting:
        rule_ = waiting.pop()
        code = rule_.__code__
        digest.update(repr((rule_.__qualname__, *_spelled(code))).encode())
        for name in code.co_names:
            value = rule_.__globals__.get(name)
            if is_rule(value):
                if id(value) not in seen:
                    seen.add(id(value))
                    waiting.append(value)
            elif isinstance(value, int | float | tuple):
                digest.update(f"{name}={value!r}".encode())
    return digest.hexdigest()[:16]


def _spelled(code: CodeType) -> tuple[Any, ...]:
    """Return the contents of a code object without memory addresses."""
    consts = [_spelled(each) if isinstance(each, CodeType) else each for each in code.co_consts]
    return (code.co_code, consts, code.co_names)
