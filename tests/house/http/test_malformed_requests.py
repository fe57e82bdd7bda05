"""Responses to malformed, oversized and malicious requests."""

from __future__ import annotations

import gzip
import json
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from house.client import at
from house.http.test_security import JSON, ask, come_in
from house.other_houses import OtherHouse
from house.players import wishes
from house.serving import PATIENCE, Served, live

LONGEST = 16 * 1024
#: A name of 253 characters and a port.
LONGEST_HOST = 259
PATHS = (
    "/", "/t/nothing", "/nothing.js", "/api/house", "/api/nothing", "/api/me", "/api/codes/X",
    "/words/en.ftl", "/words/xx.ftl", "/words/en/guide.ftl", "/words/en/none.ftl",
    "/healthz", "/metrics", "/api/openapi.json",
)  # fmt: skip


def raw(served: Served, request: bytes) -> bytes:
    """Send these bytes; return the response until the house closes or stops sending."""
    with socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE) as line:
        line.sendall(request)
        # The house may have refused the request and closed the connection already.
        with suppress(OSError):
            line.shutdown(socket.SHUT_WR)
        told = b""
        while part := line.recv(65536):
            told += part
    return told


def get(path: bytes, more: bytes = b"", host: bytes = b"localhost") -> bytes:
    return b"GET %b HTTP/1.1\r\nHost: %b\r\nConnection: close\r\n%b\r\n" % (path, host, more)


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


# Headers


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS", "POST"])
def test_every_response_has_the_security_headers(served: Served, path: str, method: str) -> None:
    answer = ask(served, method, path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "server" not in answer.headers
    assert answer.status < 500
    if path.startswith("/api/"):
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["cache-control"] == "no-store"


def test_the_page_has_no_scripts_and_styles_of_its_own(served: Served) -> None:
    answer = ask(served, "GET", "/")
    if answer.status == 404:
        pytest.skip("the page is not built here")
    page = answer.body.decode()
    assert "<style" not in page
    assert " style=" not in page
    assert not [tag for tag in page.split("<script")[1:] if " src=" not in tag.split(">")[0]]
    assert " onload=" not in page


def test_other_methods_are_refused_with_the_allowed_ones(served: Served) -> None:
    for method in ("OPTIONS", "DELETE", "PUT", "PATCH", "TRACE"):
        answer = ask(served, method, "/api/guests")
        assert (answer.status, answer.headers["allow"]) == (405, "POST")
    assert ask(served, "POST", "/api/house", "{}", JSON).status == 405
    head = ask(served, "HEAD", "/api/house")
    assert head.status == 200
    assert head.body == b""
    assert (
        head.headers["content-length"] == ask(served, "GET", "/api/house").headers["content-length"]
    )


@pytest.mark.parametrize(
    "path",
    [b"/%0d%0aSet-Cookie:%20a=b", b"/t/%0d%0ax", b"/api/tables/%0d%0aX:y", b"/x%0d%0a.js",
     b"/words/%0d%0a.ftl", b"/api/codes/%0d%0aX:y"],
)  # fmt: skip
def test_nothing_asked_for_gets_into_the_headers(served: Served, path: bytes) -> None:
    answer = raw(served, get(path))
    head = answer.split(b"\r\n\r\n")[0].lower()
    assert status(answer) < 500
    assert b"set-cookie" not in head
    assert b"x:y" not in head


@pytest.mark.parametrize(
    "host", [b"[", b"a:b:c", b"a" * 6000, b"\xff", b'"><script>', b"evil.example", b"[::1"]
)
@live
async def test_an_unusual_host_header_is_harmless(served: Served, host: bytes) -> None:
    table = served.guest("host").open(wishes("mascarade", 4))
    answer = raw(served, get(f"/api/tables/{table}/qr.svg".encode(), host=host))
    assert status(answer) in (200, 400, 421)
    assert b"<script" not in answer
    assert b"evil.example" not in answer


@live
async def test_a_link_longer_than_a_host_can_be_is_not_drawn(served: Served) -> None:
    table = served.guest("host").open(wishes("mascarade", 4))
    path = f"/api/tables/{table}/qr.svg".encode()
    assert status(raw(served, get(path, host=b"a" * LONGEST_HOST))) == 200
    answer = raw(served, get(path, host=b"a" * (LONGEST_HOST + 1)))
    assert status(answer) == 400
    assert f"Host is longer than {LONGEST_HOST} characters".encode() in answer


# Bodies


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data",
             "application/json5", "text/json", "application"],
)  # fmt: skip
def test_a_body_needs_the_content_type_json(served: Served, kind: str) -> None:
    headers = {"content-type": kind} if kind else {}
    assert ask(served, "POST", "/api/guests", '{"name": "Ana"}', headers).status == 415


@pytest.mark.parametrize("kind", ["Application/JSON", "application/json; charset=utf-8"])
def test_all_json_content_types_are_accepted(served: Served, kind: str) -> None:
    headers = {"content-type": kind}
    assert ask(served, "POST", "/api/guests", '{"name": "Ana"}', headers).status == 201


@pytest.mark.parametrize("size", [LONGEST + 1, 10 * LONGEST, 4_000_000])
@pytest.mark.parametrize("chunked", [False, True])
def test_an_oversized_body_is_refused(served: Served, size: int, chunked: bool) -> None:
    body = b'{"name": "Ana"' + b" " * (size - 15) + b"}"
    assert len(body) == size
    parts: Any = iter([body[n : n + 1000] for n in range(0, size, 1000)]) if chunked else body
    try:
        assert ask(served, "POST", "/api/guests", parts, JSON).status == 413
    except (BrokenPipeError, ConnectionResetError):
        assert size > 10 * LONGEST  # the house did not wait for the rest


def test_a_body_of_the_maximum_size_is_accepted(served: Served) -> None:
    body = '{"name": "Ana"' + " " * (LONGEST - 15) + "}"
    assert ask(served, "POST", "/api/guests", body, JSON).status == 201


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b"[" * 16000, b'{"a":' * 3000, b"\xff\xfe", b'{"name": 1e999}',
     b'{"name": ' + b"9" * 9000 + b"}", b'{"name": "\\ud800"}', b'{"name": "a", "name2": 1}',
     b'{"name": "a", "bearer": 1}', b'{"name": ""}', b'{"name": "\\u202e\\u0000"}',
     b'{"name": "' + b"a" * 25 + b'"}', b'{"name": "a"}{"name": "b"}', b"\x00" * 100],
)  # fmt: skip
def test_bodies_that_are_wrong_are_refused_with_a_reason(served: Served, body: bytes) -> None:
    answer = ask(served, "POST", "/api/guests", body, JSON)
    assert answer.status == 400
    assert json.loads(answer.body)["error"]["message"]


# Files


@pytest.mark.parametrize(
    "path",
    [b"/assets/../../serving.py", b"/../serving.py", b"/%2e%2e/serving.py", b"/..%2fserving.py",
     b"/assets/%2e%2e%2f%2e%2e%2fserving.py", b"/..%5cserving.py", b"//etc/passwd.conf",
     b"/%2fetc%2fhost.conf", b"//etc/host.conf", b"/etc/host.conf", b"/....//serving.py",
     b"/%252e%252e/serving.py", b"/assets/..%00.js", b"/%00.js", b"/a%00/index.html.js",
     b"/" + b"a" * 3000 + b".js", b"/%ff%fe.js", b"/.", b"/assets/.", b"/assets/./", b"/x/../.env",
     b"/words/..%2f..%2fhouse%2fserving.ftl", b"/words/../en.ftl"],
)  # fmt: skip
def test_only_the_files_of_the_page_are_served(served: Served, path: bytes) -> None:
    answer = raw(served, get(path))
    assert status(answer) == 404, answer[:200]
    assert b"import " not in answer
    assert b"root:" not in answer


def test_a_rebuilt_page_is_served_and_the_old_one_still_works(tmp_path: Path) -> None:
    page, assets = tmp_path / "index.html", tmp_path / "assets"
    assets.mkdir()
    page.write_text("before")
    old, new = assets / "page-1.js", assets / "page-2.js"
    old.write_text("one")
    first = (
        f"import pathlib, ridotto.house.http.app as app; app.PAGE = pathlib.Path({str(tmp_path)!r})"
    )
    with OtherHouse(tmp_path / "data", first=first) as house:
        before = ask(house, "GET", "/")
        assert (before.body, ask(house, "GET", "/assets/page-1.js").body) == (b"before", b"one")
        assert ask(house, "GET", "/assets/page-2.js").status == 404
        old.unlink()
        new.write_text("two")
        page.write_text("after it was built")
        after = ask(house, "GET", "/", headers={"if-none-match": before.headers["etag"]})
        assert (after.status, after.body) == (200, b"after it was built")
        # Clients that have the old page open may still need its assets.
        assert ask(house, "GET", "/assets/page-1.js").body == b"one"
        assert ask(house, "GET", "/assets/page-2.js").body == b"two"


def test_files_are_compressed_and_revalidated(tmp_path: Path) -> None:
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text("<p>page</p>")
    (assets / "page-1.js").write_text("let a = 1\n" * 500)
    first = (
        f"import pathlib, ridotto.house.http.app as app; app.PAGE = pathlib.Path({str(tmp_path)!r})"
    )
    zipped = {"accept-encoding": "br, gzip"}
    with OtherHouse(tmp_path / "data", first=first) as house:
        for path, caching in (
            ("/assets/page-1.js", "public, max-age=31536000, immutable"),
            ("/t/any", "no-cache"), ("/words/en.ftl", "no-cache"),
            ("/words/en/guide.ftl", "no-cache"),
        ):  # fmt: skip
            plain = ask(house, "GET", path)
            assert "content-encoding" not in plain.headers
            assert plain.headers["cache-control"] == caching
            packed = ask(house, "GET", path, headers=zipped)
            if len(plain.body) > 1024:
                assert packed.headers["content-encoding"] == "gzip"
                assert gzip.decompress(packed.body) == plain.body
            for headers in ({}, zipped):
                again = headers | {"if-none-match": plain.headers["etag"]}
                answer = ask(house, "GET", path, headers=again)
                assert (answer.status, answer.body) == (304, b"")
                assert answer.headers["cache-control"] == caching
                assert answer.headers["vary"] == "accept-encoding"
        # The size of a compressed secret would reveal something about it.
        for path in ("/api/house", "/api/openapi.json"):
            assert "content-encoding" not in ask(house, "GET", path, headers=zipped).headers


def test_an_invalid_request_does_not_stop_the_house(served: Served) -> None:
    for request in (
        b"\x16\x03\x01\x02\x00\x01", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\r\n" * 50,
        b"GET / HTTP/1.1\r\n\r\n", b"A" * 200_000, b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"b" * 100_000 + b"\r\n\r\n",
    ):  # fmt: skip
        try:
            answer = raw(served, request)
        except ConnectionError:
            continue
        assert not answer.startswith(b"HTTP/1.1 5"), request[:40]
    assert served.get("/api/house")


# Names and words


NAMES = [
    ("Ana\u202eanA", "AnaanA"), ("A\x00n\x1ba\x7f", "Ana"), ("  Ana \n\t Luz ", "Ana Luz"),
    ("A\u200bna\u2066", "Ana"), ("\ufeffAna", "Ana"), ("<b>Ana</b>", "<b>Ana</b>"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "shown"), NAMES)
@live
async def test_names_and_words_are_fit_to_be_shown(served: Served, given: str, shown: str) -> None:
    told = come_in(served).status, served.ask("POST", "/api/guests", {"name": given})
    assert told == (201, (201, told[1][1]))
    assert told[1][1]["name"] == shown
    guest = served.guest("plain")
    async with at(guest.open(wishes("mascarade", 4), sit=None), guest) as (client,):
        await client.do("sit", contribution="0" * 32, name=given)
        assert client.shown["seats"][0]["name"] == shown
        await client.do("chat", text=given)
        assert client.said[-1]["text"] == shown
        assert await client.refused("sit", contribution="0" * 32, name="\u202e") == "bad-request"
        assert await client.refused("chat", text="\u2066 \n") == "bad-request"
        assert await client.refused("chat", text="a" * 501) == "bad-request"
