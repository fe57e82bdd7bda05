"""``ridotto serve``: open a house, to play in browsers."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ridotto.games.os_errors import os_error_text
from ridotto.games.words import Words
from ridotto.house.running.settings import (
    READERS,
    BadSetting,
    Settings,
    option_of,
    read_settings,
    usual_data,
    variable_of,
)
from ridotto.house.store.data_directory import BadDataDirectory, DataDirectoryInUse
from ridotto.terminal.arguments.parser import Parser, parser_for
from ridotto.terminal.arguments.settings import bad_setting_text
from ridotto.terminal.printing import harmless

OK: Final = 0
#: Exit statuses: the port or the folder is in use; the store is unusable.
IN_USE: Final = 3
BAD_STORE: Final = 4

#: The address at which a house for a party listens: all those of this machine.
PARTY: Final = "0.0.0.0"
#: The names of values in the help.
_VALUES: Final = {
    "host": "ADDRESS",
    "data": "FOLDER",
    "public_url": "URL",
    "grace": "SECONDS",
    "proxies": "ADDRESSES",
    "operator_secret": "SECRET",
    "operator_secret_file": "FILE",
    "word_lists": "FOLDER",
    "house_rules": "FOLDER",
    "backup_every": "HOURS",
    "backups": "FOLDER",
    "keep_tables": "DAYS",
    "keep_chat": "DAYS",
    "keep_guests": "DAYS",
}


def run(arguments: Sequence[str], language: str) -> int:
    """Open a house and run it until it is stopped."""
    parser = parser_for("serve", language)
    _add_options(parser)
    parser.add_argument("--party", action="store_true", help=parser.words("help-serve-party"))
    given = vars(parser.parse_args(arguments))
    if given["party"]:
        if given["host"] is not None:
            parser.leave(parser.words("serve-party-host"))
        given["host"] = PARTY
    try:
        settings = read_settings({name: given[name] for name in READERS}, os.environ)
    except BadSetting as bad:
        parser.leave(bad_setting_text(bad, parser.words))
    return _serve(settings, parser)


def _add_options(parser: Parser) -> None:
    defaults = Settings(data=Path())
    for name in READERS:
        usual = usual_data() if name == "data" else getattr(defaults, name)
        about = parser.words(f"help-serve-{name.replace('_', '-')}")
        more = parser.words(
            "help-serve-more",
            variable=variable_of(name),
            usual="-" if usual in ("", None) else str(usual),
        )
        parser.add_argument(
            option_of(name),
            dest=name,
            metavar=_VALUES.get(name, "LEVEL" if name == "log" else "N"),
            help=f"{about} {more}".replace("%", "%%"),
        )


def _serve(settings: Settings, parser: Parser) -> int:
    # Imported late, so that the help is fast.
    from ridotto.house.running.addresses import NoSuchAddress, PortTaken
    from ridotto.house.running.serving import serve
    from ridotto.house.store.store_file import DamagedFile, WrongFile

    words, data = parser.words, harmless(str(settings.data))
    where = harmless(settings.host) if settings.socket_file else f"{settings.host}:{settings.port}"
    try:
        serve(settings, lambda port: _say_where(settings, port, words))
    except PortTaken as taken:
        key = "serve-port-house" if taken.version else "serve-port-taken"
        return _fail(parser, IN_USE, words(key, where=where, version=harmless(taken.version)))
    except NoSuchAddress as error:
        why = os_error_text(error, words)
        return _fail(parser, IN_USE, words("serve-no-address", where=where, why=why))
    except DataDirectoryInUse:
        return _fail(parser, IN_USE, words("serve-folder-in-use", data=data))
    except BadDataDirectory as error:
        why = os_error_text(error, words)
        return _fail(parser, BAD_STORE, words("serve-bad-folder", data=data, why=why))
    except DamagedFile as error:
        return _fail(parser, BAD_STORE, words("serve-damaged-store", why=harmless(str(error))))
    except (WrongFile, sqlite3.Error) as error:
        return _fail(parser, BAD_STORE, words("serve-bad-store", why=harmless(str(error))))
    return OK


def _fail(parser: Parser, status: int, text: str) -> int:
    print(f"{parser.prog}: {text}", file=sys.stderr)
    return status


def _say_where(settings: Settings, port: int, words: Words) -> None:
    try:
        _welcome(settings, port, words)
    except BrokenPipeError:
        # The output is closed; the house still opens.
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _welcome(settings: Settings, port: int, words: Words) -> None:
    """Print the address of the house, which now accepts guests."""
    from ridotto.house.http.static import PAGE
    from ridotto.house.running.addresses import ANYWHERE, addresses_in_network, is_only_here

    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    address = harmless(host) if settings.socket_file else _address(host, port)
    print(words("serve-open", address=address))
    public = settings.public_url
    if public:
        print(words("serve-public", address=public))
    elif settings.host in ANYWHERE:
        near = [_address(each, port) for each in addresses_in_network()]
        for each in near:
            print(words("serve-near", address=each))
        public = near[0] if near else ""
        if not near:
            print(words("serve-no-network"))
    elif is_only_here(settings):
        print(words("serve-alone"))
    elif settings.socket_file:
        print(words("serve-behind"))
    if not (PAGE / "index.html").is_file():
        print(words("serve-no-page"))
    if sys.stdout.isatty():
        if public:
            _print_code(public)
        print(words("serve-leave"))
    sys.stdout.flush()


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _print_code(address: str) -> None:
    """Print a QR code for phones."""
    import segno

    segno.make(address, error="m").terminal(compact=True)
