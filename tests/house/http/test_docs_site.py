"""A house serves the documentation if it has been built."""

from __future__ import annotations

import json
from pathlib import Path

from house.other_houses import OtherHouse
from house.serving import Served, ask


def with_site(folder: Path) -> str:
    """Return the code that makes a house look for its documentation in a folder."""
    return (
        "import functools, pathlib\n"
        "import ridotto.house.http.app as app, ridotto.house.http.catalogue as catalogue\n"
        f"app.SITE = pathlib.Path({str(folder)!r})\n"
        "catalogue.has_docs = functools.partial(catalogue.has_docs, app.SITE)\n"
    )


def says_docs(house: Served) -> bool:
    answer = json.loads(ask(house, "GET", "/api/house").body)
    return bool(answer["docs"])


def test_the_documentation_is_served_as_soon_as_it_is_built(tmp_path: Path) -> None:
    site = tmp_path / "site"
    with OtherHouse(tmp_path / "data", first=with_site(site)) as house:
        missing = ask(house, "GET", "/docs/")
        assert (missing.status, b"make docs" in missing.body) == (404, True)
        assert not says_docs(house)

        (site / "_static").mkdir(parents=True)
        (site / "index.html").write_text("the front page")
        (site / "_static" / "ridotto.css").write_text("body {}")
        assert says_docs(house)
        front = ask(house, "GET", "/docs/")
        assert (front.status, front.body) == (200, b"the front page")
        assert front.headers["content-type"].startswith("text/html")
        assert "script-src 'self'" in front.headers["content-security-policy"]
        style = ask(house, "GET", "/docs/_static/ridotto.css?v=1")
        assert (style.status, style.headers["cache-control"]) == (200, "no-cache")
        moved = ask(house, "GET", "/docs")
        assert (moved.status, moved.headers["location"]) == (308, "/docs/")
        for path in ("/docs/none.html", "/docs/_static/", "/docs/../app.py", "/docs/%2e%2e/app.py"):
            assert ask(house, "GET", path).status == 404, path
        assert ask(house, "POST", "/docs/").status == 405
