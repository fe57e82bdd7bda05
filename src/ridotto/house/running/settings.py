"""The settings of a house, from the command line or the environment."""

from __future__ import annotations

import ipaddress
import math
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from ridotto.house.moderation import house_rules, word_lists

LEVELS: Final = ("debug", "info", "warning", "error")
MOST_SOCKETS: Final = 1_000_000
LONGEST_GRACE: Final = 3600
#: All proxies are trusted.
EVERYONE: Final = "*"
#: The prefix of a Unix socket's path, and the longest path that all systems allow.
UNIX: Final = "unix:"
LONGEST_PATH: Final = 103
#: The length of an operator's secret. A short one could be guessed.
SHORTEST_SECRET: Final = 16
LONGEST_SECRET: Final = 200
#: The most hours between two backups, the most backups, and the most days to keep data.
LONGEST_INTERVAL: Final = 8760
MOST_BACKUPS: Final = 10_000
MOST_DAYS: Final = 36_500
#: The prefix length of IPv4 addresses mapped to IPv6.
_MAPPED_BITS: Final = 96


def default_data(environ: Mapping[str, str] = os.environ) -> Path:
    """Return the default data directory of the user.

    Raises :exc:`RuntimeError` for a user without a home, as in some containers.
    """
    if sys.platform == "win32":
        base = environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    else:
        base = environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "ridotto"


def usual_data() -> str:
    """Return the default data directory as text for help; empty for a user without a home."""
    try:
        return str(default_data())
    except RuntimeError:
        return ""


class Settings(msgspec.Struct, frozen=True):
    """All settings. Times are in seconds."""

    host: str = "127.0.0.1"
    port: int = 8013
    data: Path = msgspec.field(default_factory=default_data)
    #: Public address for guests, if it differs from the one the house listens at.
    public_url: str = ""
    #: Number of worker processes for bots.
    thinkers: int = 1
    #: Grace period before a stand-in plays for an absent player.
    grace: float = 30.0
    #: The most WebSockets in all, and per guest.
    sockets: int = 20_000
    sockets_each: int = 64
    #: The most new guests per address and new tables per guest at once, and again in ten minutes.
    #: 0 disables the limit.
    guests_each: int = 120
    tables_each: int = 20
    #: The most open tables per guest; an address may have five times as many. This and all the
    #: following limits are off if they are 0.
    tables_open: int = 20
    #: The most chat messages per guest at a table in ten seconds.
    chat_each: int = 6
    #: Per address: the most WebSockets of each kind, wrong codes in a minute, and requests and
    #: messages per second.
    sockets_address: int = 500
    codes_address: int = 20
    requests_address: int = 200
    messages_address: int = 600
    #: Proxies whose report of the client's address is trusted: addresses and networks.
    proxies: str = "127.0.0.1,::1"
    #: The lowest level that is logged.
    log: str = "info"
    #: The secret of the operator's page and interface, which do not exist without one, and the file
    #: that it was read from.
    operator_secret: str = ""
    operator_secret_file: Path | None = None
    #: Folders with word lists and house rules that replace ours.
    word_lists: Path | None = None
    house_rules: Path | None = None
    #: Hours between two backups, 0 for none; the number of backups to keep; and their folder.
    backup_every: int = 24
    keep_backups: int = 7
    backups: Path | None = None
    #: Days until finished tables, their chat, and guests who stay away are deleted; 0 for never.
    keep_tables: int = 0
    keep_chat: int = 0
    keep_guests: int = 0

    @property
    def socket_file(self) -> Path | None:
        """Return the path of the Unix socket, or None if the house listens at an address."""
        return Path(self.host[len(UNIX) :]) if self.host.startswith(UNIX) else None


class BadSetting(Exception):
    """An invalid value: where it was given, and what is required.

    ``needs`` is the name of a message, ``bounds`` its arguments.
    """

    def __init__(self, where: str, given: str, needs: str, bounds: Mapping[str, str]) -> None:
        """Create the error."""
        super().__init__(f"{where}: {given!r}")
        self.where = where
        self.given = given
        self.needs = needs
        self.bounds = bounds


class _Invalid(Exception):
    """The message that says what is required, and its arguments."""

    def __init__(self, needs: str, **bounds: str) -> None:
        super().__init__(needs)
        self.needs = needs
        self.bounds = bounds


def _whole(least: int, most: int) -> Callable[[str], int]:
    def read(given: str) -> int:
        # int() accepts digits of other scripts; we do not.
        number = int(given) if given.isascii() and given.isdigit() and len(given) < 16 else -1
        if not least <= number <= most:
            raise _Invalid("usage-number", least=str(least), most=str(most))
        return number

    return read


def _seconds(most: int) -> Callable[[str], float]:
    def read(given: str) -> float:
        try:
            seconds = float(given)
        except ValueError:
            seconds = math.nan
        if not 0 <= seconds <= most:
            raise _Invalid("serve-needs-seconds", most=str(most))
        return seconds

    return read


def _socket_file(given: str) -> str:
    path = _folder(given[len(UNIX) :])
    # Longer paths are not allowed on all systems.
    if path == Path() or len(os.fsencode(path)) > LONGEST_PATH:
        raise _Invalid("serve-needs-socket", most=str(LONGEST_PATH))
    return f"{UNIX}{path}"


def _host(given: str) -> str:
    if given.startswith(UNIX):
        return _socket_file(given)
    bare = given[1:-1] if given.startswith("[") and given.endswith("]") else given
    if not bare or not bare.isascii() or any(sign in bare for sign in " /@[]\t\n\\\0"):
        raise _Invalid("serve-needs-host")
    if bare.count(":") == 1:
        raise _Invalid("serve-needs-host")
    return bare


def _folder(given: str) -> Path:
    if "\0" in given:
        raise _Invalid("serve-needs-folder")
    try:
        return Path(given).expanduser()
    except RuntimeError:
        raise _Invalid("serve-needs-folder") from None


def _url(given: str) -> str:
    try:
        parts = urlsplit(given)
        port = parts.port
    except ValueError:
        raise _Invalid("serve-needs-url") from None
    bare = given == f"{parts.scheme}://{parts.netloc}{parts.path}" and given.isprintable()
    if parts.scheme not in ("http", "https") or not parts.hostname or port == 0 or not bare:
        raise _Invalid("serve-needs-url")
    if parts.path not in ("", "/") or "@" in parts.netloc or " " in given:
        raise _Invalid("serve-needs-url")
    return given.rstrip("/")


def _proxies(given: str) -> str:
    if given.strip() == EVERYONE:
        return EVERYONE
    try:
        found = [str(_network(each.strip())) for each in given.split(",")]
    except ValueError:
        raise _Invalid("serve-needs-proxies") from None
    return ",".join(found)


def _network(given: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    """Return a network; IPv4 mapped to IPv6 becomes IPv4, as the house will see it."""
    network = ipaddress.ip_network(given)
    mapped = getattr(network.network_address, "ipv4_mapped", None)
    if mapped is None or network.prefixlen < _MAPPED_BITS:
        return network
    return ipaddress.IPv4Network((mapped, network.prefixlen - _MAPPED_BITS))


def _level(given: str) -> str:
    if given.lower() not in LEVELS:
        raise _Invalid("usage-choice", known=", ".join(LEVELS))
    return given.lower()


def _secret(given: str) -> str:
    allowed = given.isascii() and given.isprintable() and " " not in given
    if not allowed or not SHORTEST_SECRET <= len(given) <= LONGEST_SECRET:
        raise _Invalid("serve-needs-secret", least=str(SHORTEST_SECRET), most=str(LONGEST_SECRET))
    return given


def _secret_file(given: str) -> Path:
    path = _folder(given)
    _secret_in(path)
    return path


def _secret_in(path: Path) -> str:
    """Return the secret in the first line of a file."""
    try:
        with path.open(encoding="utf-8") as file:
            return _secret(file.readline(LONGEST_SECRET + 2).strip())
    except (OSError, UnicodeError):
        raise _Invalid("serve-needs-secret-file") from None


def _word_lists(given: str) -> Path:
    path = _folder(given)
    try:
        word_lists.load(path)
    except word_lists.BadWordList as bad:
        raise _Invalid("serve-needs-word-lists", why=str(bad)) from None
    return path


def _house_rules(given: str) -> Path:
    path = _folder(given)
    try:
        house_rules.load(path)
    except house_rules.BadHouseRules as bad:
        raise _Invalid("serve-needs-house-rules", why=str(bad)) from None
    return path


#: The parser of each setting.
READERS: Final[dict[str, Callable[[str], Any]]] = {
    "host": _host,
    "port": _whole(0, 65535),
    "data": _folder,
    "public_url": _url,
    "thinkers": _whole(1, 64),
    "grace": _seconds(LONGEST_GRACE),
    "sockets": _whole(1, MOST_SOCKETS),
    "sockets_each": _whole(1, MOST_SOCKETS),
    "guests_each": _whole(0, MOST_SOCKETS),
    "tables_each": _whole(0, MOST_SOCKETS),
    "tables_open": _whole(0, MOST_SOCKETS),
    "chat_each": _whole(0, MOST_SOCKETS),
    "sockets_address": _whole(0, MOST_SOCKETS),
    "codes_address": _whole(0, MOST_SOCKETS),
    "requests_address": _whole(0, MOST_SOCKETS),
    "messages_address": _whole(0, MOST_SOCKETS),
    "proxies": _proxies,
    "log": _level,
    "operator_secret": _secret,
    "operator_secret_file": _secret_file,
    "word_lists": _word_lists,
    "house_rules": _house_rules,
    "backup_every": _whole(0, LONGEST_INTERVAL),
    "keep_backups": _whole(1, MOST_BACKUPS),
    "backups": _folder,
    "keep_tables": _whole(0, MOST_DAYS),
    "keep_chat": _whole(0, MOST_DAYS),
    "keep_guests": _whole(0, MOST_DAYS),
}


def option_of(name: str) -> str:
    """Return the command-line option of a setting."""
    return "--" + name.replace("_", "-")


def variable_of(name: str) -> str:
    """Return the environment variable of a setting."""
    return f"RIDOTTO_{name.upper()}"


def read_settings(
    given: Mapping[str, str | None], environ: Mapping[str, str] = os.environ
) -> Settings:
    """Read settings from the command line, else the environment; raises :exc:`BadSetting`.

    An empty variable counts as not set.
    """
    read: dict[str, Any] = {}
    for name in READERS:
        text, where = given.get(name), option_of(name)
        if text is None:
            text, where = environ.get(variable_of(name)) or None, variable_of(name)
        if text is not None:
            read[name] = _read(name, text, where)
    if "operator_secret_file" in read:
        read.setdefault("operator_secret", _secret_in(read["operator_secret_file"]))
    try:
        return Settings(**read)
    except RuntimeError:
        raise BadSetting(option_of("data"), "", "serve-needs-data", {}) from None


def read_data(given: str | None, environ: Mapping[str, str] = os.environ) -> Path:
    """Read the data directory only; raises :exc:`BadSetting`."""
    return read_settings({"data": given}, {"RIDOTTO_DATA": environ.get("RIDOTTO_DATA", "")}).data


def _read(name: str, text: str, where: str) -> Any:
    try:
        if not text:
            raise _Invalid("serve-needs-something")
        return READERS[name](text)
    except _Invalid as invalid:
        raise BadSetting(where, text, invalid.needs, invalid.bounds) from None
