"""Build the documentation site: ``python docs/site/build.py [FOLDER]``.

Every warning is an error. Without a folder the site is built where a house serves it.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

from sphinx.cmd.build import build_main
from staging import ROOT, stage

#: Where a house looks for the site.
TARGET: Final = ROOT / "src" / "ridotto" / "house" / "site"
#: Files that Sphinx writes for other builds and programs.
_NOT_SERVED: Final = ("objects.inv", ".buildinfo", ".buildinfo.bak")


def build(target: Path, work: Path) -> int:
    """Build the site into a folder that is replaced; return the exit status."""
    source, fresh = work / "source", work / "site"
    stage(source)
    shutil.rmtree(fresh, ignore_errors=True)
    options = ["-W", "--keep-going", "-q", "-E", "-d", str(work / "doctrees")]
    status = build_main([*options, "-c", str(Path(__file__).parent), str(source), str(fresh)])
    if status != 0:
        return status
    for name in _NOT_SERVED:
        (fresh / name).unlink(missing_ok=True)
    # A house that is open meanwhile finds either the old site or the new one.
    shutil.rmtree(target, ignore_errors=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(fresh, target)
    return 0


def main(arguments: list[str]) -> int:
    """Build the site into the folder given, or where a house serves it."""
    target = Path(arguments[0]).resolve() if arguments else TARGET
    work = target.parent / f".{target.name}-work" if arguments else ROOT / "build" / "docs"
    status = build(target, work)
    if status == 0:
        print(f"The site is in {target}. `make serve` shows it under /docs/.")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
