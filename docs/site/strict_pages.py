"""Move scripts and styles out of the pages, so that they work under a strict security policy.

A house forbids scripts and styles inside pages (``Content-Security-Policy``). Themes write a few of
them into every page; this moves each into a file. It also completes what screen readers need.
"""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path
from typing import Any, Final

from sphinx.application import Sphinx

_SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_STYLE: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)
_ATTRIBUTE: Final = re.compile(r'<([^<>]*?) style="([^"]*)"([^<>]*)>')
_CLASS: Final = re.compile(r' class="([^"]*)"')


def setup(app: Sphinx) -> dict[str, Any]:
    """Register this extension with Sphinx."""
    app.connect("build-finished", _on_finished)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def _on_finished(app: Sphinx, error: Exception | None) -> None:
    if error is None and app.builder.format == "html":
        move_out(Path(app.outdir))


def move_out(site: Path) -> None:
    """Move all inline scripts and styles of a built site into files."""
    moved = _Moved(site)
    for page in sorted(site.rglob("*.html")):
        text = page.read_text("utf-8")
        strict = moved.strict(text, page)
        if strict != text:
            page.write_text(strict, "utf-8")
    moved.write_rules()


class _Moved:
    """The files that take the scripts and styles."""

    def __init__(self, site: Path) -> None:
        self._static = site / "_static"
        self._rules: dict[str, str] = {}

    def strict(self, text: str, page: Path) -> str:
        """Return a page that refers to files instead."""
        static = Path(os.path.relpath(self._static, page.parent)).as_posix()

        def script(found: re.Match[str]) -> str:
            return f'<script src="{static}/{self._file(found[1], "js")}"></script>'

        def style(found: re.Match[str]) -> str:
            return f'<link rel="stylesheet" href="{static}/{self._file(found[1], "css")}">'

        # Sphinx leaves out the level of the headings in the sidebar.
        text = text.replace('role="heading">', 'role="heading" aria-level="2">')
        text = _SCRIPT.sub(script, text)
        text = _STYLE.sub(style, text)
        before = len(self._rules)
        with_classes = _ATTRIBUTE.sub(self._with_class, text)
        if with_classes != text or before != len(self._rules):
            link = f'<link rel="stylesheet" href="{static}/attributes.css">'
            with_classes = with_classes.replace("</head>", f"{link}</head>", 1)
        return with_classes

    def _file(self, content: str, ending: str) -> str:
        name = f"moved-{_digest(content)}.{ending}"
        (self._static / name).write_text(content.strip() + "\n", "utf-8")
        return name

    def _with_class(self, found: re.Match[str]) -> str:
        """Return a tag with a class instead of a style."""
        name = f"moved-{_digest(found[2])}"
        self._rules[name] = found[2]
        tag = f"{found[1]}{found[3]}"
        if _CLASS.search(tag):
            return "<" + _CLASS.sub(rf' class="\1 {name}"', tag, count=1) + ">"
        return f'<{found[1]} class="{name}"{found[3]}>'

    def write_rules(self) -> None:
        """Write the rules of all styles that were attributes."""
        rules = "".join(f".{name} {{ {style} }}\n" for name, style in sorted(self._rules.items()))
        (self._static / "attributes.css").write_text(rules, "utf-8")


def _digest(content: str) -> str:
    return hashlib.sha256(content.encode()).hexdigest()[:12]
