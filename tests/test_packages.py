"""Wheels and source archives contain the page, or are not built."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = "house/page/index.html"
#: The files that a package is built from, apart from the page.
SOURCES = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src")

pytestmark = pytest.mark.slow


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """Return a copy of the sources with a page of one file."""
    folder = tmp_path / "sources"
    folder.mkdir()
    ignored = shutil.ignore_patterns("page", "__pycache__")
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, folder / name)
    page = folder / "src" / "ridotto" / PAGE
    page.parent.mkdir()
    page.write_text("<!doctype html>")
    # As in a checkout: the page is built, not committed.
    (folder / ".gitignore").write_text("src/ridotto/house/page/\n")
    return folder


def build(sources: Path, target: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(sources / "dist")],
        cwd=sources, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip


def built(sources: Path, pattern: str) -> Path:
    (file,) = (sources / "dist").glob(pattern)
    return file


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_no_package_is_built_without_the_page(sources: Path, target: str) -> None:
    (sources / "src" / "ridotto" / PAGE).unlink()
    done = build(sources, target)
    assert done.returncode != 0
    assert "the page is missing" in done.stdout + done.stderr
    assert "make page" in done.stdout + done.stderr
    assert not list((sources / "dist").glob("*"))


@pytest.mark.parametrize(("version", "status"), [("editable", 0), ("standard", 1)])
def test_an_editable_install_needs_no_page(sources: Path, version: str, status: int) -> None:
    """The build itself would need a package that pip downloads, so only the check is run."""
    (sources / "src" / "ridotto" / PAGE).unlink()
    code = (
        "from hatchling.builders.wheel import WheelBuilder\n"
        f"WheelBuilder('.').get_build_hooks('.')['custom'].initialize({version!r}, {{}})"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=sources, timeout=120, check=False)
    assert done.returncode == status


DOCUMENTS = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_documented_installs_work_in_a_fresh_clone(document: Path) -> None:
    """An install of the sources is editable, or comes after the page has been built."""
    for block in re.findall(r"```sh\n(.*?)```", document.read_text(), re.DOTALL):
        page = False
        for line in block.splitlines():
            page = page or line.startswith("make page")
            if re.search(r"pip install .*?(?<![\w/])'?\.(\[|$|\s)", line):
                assert page or " -e " in line, f"{line}: the page is missing"


def test_a_wheel_contains_the_page(sources: Path) -> None:
    assert build(sources, "wheel").returncode == 0
    with zipfile.ZipFile(built(sources, "*.whl")) as wheel:
        assert f"ridotto/{PAGE}" in wheel.namelist()


def test_a_wheel_from_a_source_archive_contains_the_page(sources: Path, tmp_path: Path) -> None:
    assert build(sources, "sdist").returncode == 0
    with tarfile.open(built(sources, "*.tar.gz")) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert build(unpacked, "wheel").returncode == 0
    with zipfile.ZipFile(built(unpacked, "*.whl")) as wheel:
        assert f"ridotto/{PAGE}" in wheel.namelist()
    # An archive whose page was removed is refused as well.
    (unpacked / "src" / "ridotto" / PAGE).unlink()
    assert build(unpacked, "wheel").returncode != 0
