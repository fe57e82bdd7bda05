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
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

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

    config: Any = numba.config
    namespaces: dict[int, dict[str, Any]] = {}
    fresh = [law for key, law in _rules.items() if key not in _twins]
    before = config.CACHE_DIR
    config.CACHE_DIR = str(_cache_folder())
    try:
        for law in fresh:
            home = namespaces.setdefault(id(law.__globals__), _frozen(law.__globals__))
            twin = FunctionType(law.__code__, home, law.__name__, law.__defaults__)
            twin.__module__ = law.__module__
            twin.__qualname__ = law.__qualname__
            _twins[id(law)] = _compiled(numba, twin)
    finally:
        config.CACHE_DIR = before
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


def _compiled(numba: Any, twin: FunctionType) -> Any:
    try:
        return numba.njit(cache=True)(twin)
    except RuntimeError:
        # Typed in by hand, a rule has no file that its compiled form could be kept for.
        return numba.njit(twin)


def _cache_folder() -> Path:
    """Where compiled code is kept: one folder for each state of the rules' sources.

    Numba checks only the file a function stands in; a rule compiled into a caller from
    another file would go stale unnoticed.
    """
    given = os.environ.get("RIDOTTO_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    root = Path(given) if given else Path.home() / ".cache"
    folder = root / "ridotto" / f"rules-{_fingerprint()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path(tempfile.gettempdir()) / folder.name
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def _fingerprint() -> str:
    modules = {law.__module__ for law in _rules.values()}
    digest = hashlib.sha256(sys.version.encode())
    for name in sorted(modules):
        source = getattr(sys.modules.get(name), "__file__", None)
        if source:
            digest.update(Path(source).read_bytes())
    return digest.hexdigest()[:16]
