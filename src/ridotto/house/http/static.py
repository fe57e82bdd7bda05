"""The browser client's files and the Fluent texts, cached in memory and compressed once.

Only these are compressed. JSON of the interface is not: the size of a compressed secret reveals
something about it (the BREACH attack).
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import os
import stat
from collections import OrderedDict
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

import anyio
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from ridotto.games.registry import kinds
from ridotto.games.words import LANGUAGES

PACKAGE: Final = Path(str(files("ridotto")))
PAGE: Final = PACKAGE / "house" / "page"
#: The directory of files whose names contain a hash of their content.
ASSETS: Final = "assets/"
#: Number of files kept in memory.
MAX_FILES: Final = 256
#: The smallest size worth compressing, in bytes.
MIN_COMPRESSED: Final = 1024
FOREVER: Final = "public, max-age=31536000, immutable"

# Not every system knows this type.
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Content(NamedTuple):
    """The content of a file, ready to send."""

    plain: bytes
    compressed: bytes | None
    etag: str
    media_type: str


def make_content(plain: bytes, media_type: str) -> Content:
    """Compress and hash a file's content. It takes milliseconds: call it in a thread."""
    worthwhile = len(plain) >= MIN_COMPRESSED and media_type != "image/png"
    compressed = gzip.compress(plain, 9, mtime=0) if worthwhile else None
    return Content(plain, compressed, f'"{hashlib.sha256(plain).hexdigest()[:20]}"', media_type)


def content_response(content: Content, scope: Scope, caching: str) -> Response:
    """Return a response with validators, compressed if the client accepts it."""
    asked = Headers(scope=scope)
    headers = {"etag": content.etag, "cache-control": caching, "vary": "accept-encoding"}
    body = content.plain
    if content.compressed is not None and "gzip" in asked.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = content.compressed
    return Response(body, 200, headers, content.media_type)


class PageFiles(StaticFiles):
    """Serve the browser client; every path without a dot is its index page.

    A rebuilt page has new assets. Clients that have the old page open still need the old ones, so
    assets that were served once stay in memory.
    """

    def __init__(self, directory: Path) -> None:
        """Serve this directory; it may not exist yet."""
        super().__init__(directory=directory, check_dir=False)
        self.config_checked = True
        self._directory = directory
        #: By full path, with the file's status; the least recently loaded first.
        self._files: OrderedDict[str, tuple[os.stat_result, Content]] = OrderedDict()

    def get_path(self, scope: Scope) -> str:
        """Return the path of the file that a request asks for."""
        return super().get_path(scope) if "." in scope["path"] else "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, 304 if the client has it; raises :exc:`HTTPException`.

        Starlette's own method looks files up in a thread. A lookup takes microseconds, and a
        client that has closed its sending side would get no response after a switch of threads.
        """
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        try:
            full_path, status = self.lookup_path(path)
            if status is None or not stat.S_ISREG(status.st_mode):
                raise HTTPException(404)
            if not self._is_loaded(full_path, status):
                await anyio.to_thread.run_sync(self._load, full_path, status)
        except (OSError, ValueError):
            raise HTTPException(404) from None  # no file has, or can have, this name
        return self.file_response(full_path, status, scope)

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Find a file; assets that are in memory need not exist any more."""
        if path.startswith(ASSETS):
            full_path = os.path.realpath(self._directory / path)
            if full_path in self._files:
                return full_path, self._files[full_path][0]
        return super().lookup_path(path)

    def _is_loaded(self, full_path: str, status: os.stat_result) -> bool:
        loaded = self._files.get(full_path)
        return loaded is not None and loaded[0].st_mtime_ns == status.st_mtime_ns

    def _load(self, full_path: str, status: os.stat_result) -> None:
        media_type = mimetypes.guess_type(full_path)[0] or "application/octet-stream"
        self._files[full_path] = status, make_content(Path(full_path).read_bytes(), media_type)
        while len(self._files) > MAX_FILES:
            self._files.popitem(last=False)

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Return a loaded file, or 304 if the client has it."""
        _, content = self._files[str(full_path)]
        is_asset = os.path.relpath(full_path, os.path.realpath(self._directory)).startswith(ASSETS)
        response = content_response(content, scope, FOREVER if is_asset else "no-cache")
        if self.is_not_modified(response.headers, Headers(scope=scope)):
            return NotModifiedResponse(response.headers)
        return response


#: Texts that the page fetches when it needs them, by the name in the address.
PARTS: Final = {
    "guide": "page-guide.ftl",
    "lesson": "page-lesson.ftl",
    "coach": "page-coach.ftl",
    "conduct": "page-conduct.ftl",
    "operator": "page-operator.ftl",
    "replay": "page-unmasking.ftl",
    "workshop": "page-workshop.ftl",
}

_words: Final[dict[tuple[str, str | None], Content]] = {}


async def get_words(request: Request) -> Response:
    """Return texts of a language as Fluent: one of the `PARTS`, or those the page loads first."""
    language, part = request.path_params["language"], request.path_params.get("part")
    if language not in LANGUAGES:
        return PlainTextResponse("there is no such language\n", 404)
    if part is not None and part not in PARTS:
        return PlainTextResponse("there are no such texts\n", 404)
    if (language, part) not in _words:
        loaded = await anyio.to_thread.run_sync(_load_words, language, part)
        _words[language, part] = loaded
    response = content_response(_words[language, part], request.scope, "no-cache")
    if request.headers.get("if-none-match") == response.headers["etag"]:
        return NotModifiedResponse(response.headers)
    return response


def text_files(language: str, part: str | None) -> list[Path]:
    """Return the files of one of the `PARTS`, or those that the page loads first.

    Texts in the folder ``python`` are for the command line and never sent.
    """
    folders = [PACKAGE / "words" / language]
    # Games outside ridotto bring their own texts.
    folders += [kind.words / language for kind in kinds().values() if kind.words is not None]
    pattern = PARTS[part] if part else "*.ftl"
    found = [path for folder in folders for path in sorted(folder.glob(pattern))]
    if part is None:
        found = [path for path in found if path.name not in PARTS.values()]
    return found


def _load_words(language: str, part: str | None) -> Content:
    joined = b"\n".join(path.read_bytes() for path in text_files(language, part))
    return make_content(joined, "text/plain; charset=utf-8")
