"""The documentation site, served under ``/docs/`` if it has been built."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ridotto.house.http.static import PACKAGE, PageFiles

SITE: Final = PACKAGE / "house" / "site"
ADDRESS: Final = "/docs/"
FRONT: Final = "index.html"
_NOT_BUILT: Final = (
    "This house has no documentation site. Its operator can build one with `make docs` in the\n"
    "folder of Ridotto's source; the house need not be restarted.\n"
)


def has_docs(directory: Path = SITE) -> bool:
    """Return whether the documentation has been built."""
    return (directory / FRONT).is_file()


async def redirect_to_docs(request: Request) -> Response:
    """Redirect to the front page: links within the site are relative to its folder."""
    return RedirectResponse(ADDRESS, 308)


class DocsFiles(PageFiles):
    """Serve the documentation; if it has not been built, explain how to build it."""

    def get_path(self, scope: Scope) -> str:
        """Return the path of the file that a request asks for."""
        path = StaticFiles.get_path(self, scope)
        return FRONT if path == "." else path

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file of the site; raises :exc:`HTTPException`."""
        if not has_docs(self._directory):
            return PlainTextResponse(_NOT_BUILT, 404)
        return await super().get_response(path, scope)
