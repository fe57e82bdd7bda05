"""Parts that packages register for a game, one entry-point group per layer.

Names are listed without importing anything; a part is imported when it is asked for.
"""

from __future__ import annotations

import logging
from typing import Final, Generic, TypeVar

T = TypeVar("T")

#: The package whose parts come first, for calls that name no game.
OURS: Final = "ridotto"

_log = logging.getLogger("ridotto.games")


class PartError(LookupError):
    """A registered part cannot be used; the message names the package at fault."""


class EntryPoints(Generic[T]):
    """The parts in one entry-point group, by the name of their game."""

    def __init__(self, group: str, form: type[T]) -> None:
        """Look in ``group`` for objects of type ``form``."""
        self.group = group
        self._form = form
        self._claims: dict[str, dict[str, str]] | None = None
        self._loaded: dict[str, T | PartError] = {}

    def names(self) -> tuple[str, ...]:
        """Return the registered names, ours first, without importing their parts."""
        claims = self._claimed()
        return tuple(sorted(claims, key=lambda name: (OURS not in claims[name], name)))

    def __contains__(self, name: object) -> bool:
        return name in self._claimed()

    def load(self, name: str) -> T:
        """Return the part of this name; raises :exc:`KeyError` or :exc:`PartError`."""
        if name not in self._loaded:
            try:
                self._loaded[name] = self._import(name)
            except PartError as error:
                self._loaded[name] = error
        found = self._loaded[name]
        if isinstance(found, PartError):
            raise found
        return found

    def load_all(self) -> dict[str, T]:
        """Return all parts that can be loaded; log a warning about each that cannot."""
        parts: dict[str, T] = {}
        for name in self.names():
            warned = name in self._loaded
            try:
                parts[name] = self.load(name)
            except PartError as error:
                if not warned:
                    _log.warning("%s", error)
        return parts

    def refresh(self) -> None:
        """Clear the cache, after packages were installed or removed."""
        self._claims = None
        self._loaded.clear()

    def _claimed(self) -> dict[str, dict[str, str]]:
        """Return for every name the packages that claim it, each with its object's address."""
        if self._claims is None:
            # Imported late: it takes 40 ms.
            from importlib.metadata import entry_points

            claims: dict[str, dict[str, str]] = {}
            for point in entry_points(group=self.group):
                package = point.dist.name if point.dist is not None else "an unknown package"
                claims.setdefault(point.name, {})[package] = point.value
            self._claims = claims
        return self._claims

    def _import(self, name: str) -> T:
        # Imported late, as above.
        from importlib.metadata import EntryPoint

        claims = self._claimed()[name]
        if len(claims) > 1:
            raise PartError(
                f"{name} is registered in {self.group} by {' and '.join(sorted(claims))}; "
                "uninstall all but one"
            )
        ((package, address),) = claims.items()
        try:
            part = EntryPoint(name, address, self.group).load()
        except (Exception, SystemExit) as error:
            if isinstance(error, SystemExit) and type(error) is not SystemExit:
                raise  # a signal ends this process while it loads
            raise PartError(
                f"{name} of {package} cannot be loaded ({address}): {type(error).__name__}: {error}"
            ) from error
        if not isinstance(part, self._form):
            raise PartError(
                f"{name} of {package} is not a {self._form.__name__} ({address}): "
                f"{type(part).__name__}"
            )
        called = getattr(part, "name", name)
        if called != name:
            raise PartError(f"{name} of {package} calls itself {called} ({address})")
        return part
