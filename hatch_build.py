"""Refuse to build a package without the page, which is built and not committed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src", "ridotto", "house", "page", "index.html")


class PageHook(BuildHookInterface[Any]):
    """Check that the page is there before a wheel or a source archive is built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Abort the build without a page; an editable install can do without it."""
        if version != "editable" and not Path(self.root, PAGE).is_file():
            self.app.abort(
                f"Cannot build Ridotto: the page is missing ({PAGE.as_posix()}).\n"
                "Run “make page” first, which needs Node; then build again."
            )
