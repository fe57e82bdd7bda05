"""Collect the sources of the site in one folder.

The documents are written to be read in the repository. Here their links are adapted to the site:
links to other documents lead to their pages, and links to source files to a page that shows the
file.
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from typing import Final

from command_help import HELP_PLACE, all_help
from navigation import FRONT, toctrees

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
#: Pages that only the site has.
SITE_PAGES: Final = Path(__file__).parent / "pages"
#: Documents outside ``docs``, with the names of their pages.
OUTSIDE: Final = {
    ROOT / "CONTRIBUTING.md": "contributing",
    ROOT / "CHANGELOG.md": "changelog",
    ROOT / "web" / "README.md": "web",
    ROOT / "README.md": FRONT,
}
#: Files that are copied to the site as they are; other files are shown on a page.
COPIED: Final = (".png", ".svg", ".html", ".ipynb")
#: The languages in which shown files are highlighted.
_LANGUAGES: Final = {".py": "python", ".mjs": "javascript", ".js": "javascript", ".toml": "toml",
                     ".yml": "yaml", ".json": "json", ".cff": "yaml"}  # fmt: skip
_LINK: Final = re.compile(r"\]\(([^)#\s:]+)(#[^)\s]+)?\)")


def stage(target: Path) -> list[str]:
    """Write all sources of the site into a folder; return the names of the pages."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    documents = {document: document.stem for document in sorted(DOCS.glob("*.md"))}
    documents |= {each: name for each, name in OUTSIDE.items() if name != FRONT}
    staging = _Staging(target, documents | OUTSIDE)
    for document, name in documents.items():
        staging.add(document, name)
    for page in sorted(SITE_PAGES.glob("*.md")):
        shutil.copy(page, target)
    pages = [*documents.values(), *(page.stem for page in SITE_PAGES.glob("*.md"))]
    front = target / f"{FRONT}.md"
    front.write_text(front.read_text("utf-8") + toctrees(pages), "utf-8")
    return pages


def one_title(text: str) -> str:
    """Return a document in which a second title, and all headings below it, are a level lower."""
    titles, in_code, lines = 0, False, []
    for line in text.split("\n"):
        in_code ^= line.startswith("```")
        titles += line.startswith("# ") and not in_code
        is_heading = re.match("#+ ", line) is not None and not in_code
        lines.append(f"#{line}" if is_heading and titles > 1 else line)
    return "\n".join(lines)


class _Staging:
    """The folder that the sources are written to."""

    def __init__(self, target: Path, pages: dict[Path, str]) -> None:
        self._target = target
        self._pages = pages

    def add(self, document: Path, name: str) -> None:
        """Write one document with adapted links."""
        text = document.read_text("utf-8")
        if HELP_PLACE in text:
            text = text.replace(HELP_PLACE, all_help())
        text = one_title(text)
        text = _LINK.sub(lambda found: f"]({self._link(document, found[1])}{found[2] or ''})", text)
        (self._target / f"{name}.md").write_text(text, "utf-8")

    def _link(self, document: Path, link: str) -> str:
        linked = Path(os.path.normpath(document.parent / link))
        if linked in self._pages:
            return f"{self._pages[linked]}.md"
        path = linked.relative_to(ROOT).as_posix()
        if linked.suffix in COPIED:
            copy = self._target / "files" / path
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(linked, copy)
            return f"files/{path}"
        return self._show(linked, path)

    def _show(self, file: Path, path: str) -> str:
        """Write a page that shows a file, or lists a folder; return its link."""
        page = self._target / "files" / f"{path}.md"
        page.parent.mkdir(parents=True, exist_ok=True)
        language = _LANGUAGES.get(file.suffix, "text")
        if file.is_dir():
            text = "".join(f"{each.name}\n" for each in sorted(file.iterdir()) if each.is_file())
        else:
            text = file.read_text("utf-8")
        page.write_text(
            f"---\norphan: true\n---\n# {path}\n\n````{language}\n{text}````\n", "utf-8"
        )
        return f"files/{path}.md"
