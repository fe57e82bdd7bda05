"""The page's types are those of the protocol."""

from __future__ import annotations

import runpy

from docs.documents import ROOT


def test_the_pages_wire_types_are_up_to_date() -> None:
    for path, text in runpy.run_path(str(ROOT / "web" / "make_wire_types.py"))["files"]().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run make wire-types"
