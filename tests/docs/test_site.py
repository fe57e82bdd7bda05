"""The documentation site is built without a warning, and works under a house's strict policy."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from docs.documents import DOCUMENTS, ROOT

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site; every warning of Sphinx is an error."""
    folder = tmp_path_factory.mktemp("docs") / "site"
    done = subprocess.run(
        [sys.executable, "docs/site/build.py", str(folder)],
        cwd=ROOT, capture_output=True, text=True, timeout=600,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    return folder


class Page(HTMLParser):
    """The links of a page, and the content that a strict policy would block."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.ids: set[str] = set()
        self.blocked: list[str] = []
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.ids.add(given.get("id", ""))
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag == "link" or "src" in given:
            self.loaded.append(given.get("src") or given.get("href", ""))
        if tag == "style" or (tag == "script" and "src" not in given):
            self.blocked.append(tag)
        self.blocked += [name for name in given if name == "style" or name.startswith("on")]


def pages(site: Path) -> dict[Path, Page]:
    return {file: Page(file) for file in sorted(site.rglob("*.html"))}


def test_every_document_has_a_page(site: Path) -> None:
    for document in DOCUMENTS:
        name = {"README": "index"}.get(document.stem, document.stem.lower())
        assert (site / f"{name}.html").is_file(), document.name
    commands = (site / "commands.html").read_text(encoding="utf-8")
    assert "usage: ridotto scenario suggest" in commands
    assert "usage: ridotto play masquerade" in commands
    assert str(Path.home()) not in commands
    api = (site / "api-ridotto.html").read_text(encoding="utf-8")
    assert "Set up a game by its name" in api


def test_no_page_has_inline_scripts_or_styles(site: Path) -> None:
    for file, page in pages(site).items():
        assert page.blocked == [], file.name


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for file, page in pages(site).items():
        for address in page.loaded:
            parts = urlsplit(address)
            assert not parts.scheme, (file.name, address)
            assert not parts.netloc, (file.name, address)
            if parts.path:  # a page that names itself has none
                assert (file.parent / unquote(parts.path)).is_file(), (file.name, address)
    for sheet in site.rglob("*.css"):
        imported = re.findall(r"url\(([^)]*)\)|@import", sheet.read_text(encoding="utf-8"))
        assert not [each for each in imported if "//" in each.partition("data:")[0]], sheet.name


def test_links_lead_somewhere(site: Path) -> None:
    found = pages(site)
    for file, page in found.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or (not parts.path and not parts.fragment):
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            assert target.is_file(), (file.name, link)
            if parts.fragment and target in found:
                assert unquote(parts.fragment) in found[target].ids, (file.name, link)


def test_colours_come_from_the_page(site: Path) -> None:
    tokens = (ROOT / "web" / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
    both = re.search(r"--ground: light-dark\((#\w+), (#\w+)\)", tokens)
    assert both is not None
    styles = "".join(each.read_text(encoding="utf-8") for each in site.rglob("moved-*.css"))
    for colour in both.groups():
        assert f"--color-background-primary: {colour}" in styles
