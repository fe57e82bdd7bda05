"""The structure of the code: sizes, import cycles, and where the names of games may stand."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import grimp

ROOT = Path(__file__).parent.parent
LONGEST_FILE = 400
LONGEST_FUNCTION = 60
#: Files that a program writes are as long as they are; they say so in their first lines.
GENERATED = re.compile(r"generated|do not edit", re.IGNORECASE)
#: Built, installed or cached files are not ours to split.
_NOT_SOURCE = {"node_modules", "__pycache__", "page", "site", ".venv"}


def sources(*patterns: str) -> list[Path]:
    return sorted(
        file
        for pattern in patterns
        for file in ROOT.glob(pattern)
        if not _NOT_SOURCE & set(file.relative_to(ROOT).parts[:-1])
    )


PYTHON = sources(
    "*.py",
    *(f"{folder}/**/*.py" for folder in ("src", "tests", "bench", "docs", "examples", "web")),
)
PAGE = sources(
    *(
        f"web/{folder}/**/*.{ending}"
        for folder in ("src", "tests", "e2e")
        for ending in ("ts", "svelte")
    )
)


def named(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def test_no_file_is_longer_than_400_lines() -> None:
    too_long = []
    for file in [*PYTHON, *PAGE]:
        lines = file.read_text(encoding="utf-8").splitlines()
        if len(lines) > LONGEST_FILE and not GENERATED.search("\n".join(lines[:10])):
            too_long.append(f"{named(file)}: {len(lines)} lines")
    assert not too_long, f"split these by topic, at most {LONGEST_FILE} lines each: {too_long}"


def functions(file: Path) -> Iterator[tuple[str, int]]:
    # Only statements: no function is defined inside an expression.
    waiting: list[ast.AST] = [ast.parse(file.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        for part in ("body", "orelse", "handlers", "finalbody", "cases"):
            waiting += getattr(node, part, ())
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield node.name, node.end_lineno - node.lineno + 1


def test_no_function_is_longer_than_60_lines() -> None:
    too_long = [
        f"{named(file)}: {name} has {lines} lines"
        for file in PYTHON
        for name, lines in functions(file)
        if lines > LONGEST_FUNCTION
    ]
    assert not too_long, f"move steps into functions of their own: {too_long}"


# Import cycles


def cycles(imports: dict[str, set[str]]) -> list[list[str]]:
    """Return the groups of modules that import each other, by Tarjan's algorithm."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        number[module] = lowest[module] = len(number)
        stack.append(module)
        for other in sorted(imports[module]):
            if other not in number:
                visit(other)
                lowest[module] = min(lowest[module], lowest[other])
            elif other in stack:
                lowest[module] = min(lowest[module], number[other])
        if lowest[module] == number[module]:
            group = []
            while not group or group[-1] != module:
                group.append(stack.pop())
            if len(group) > 1:
                found.append(sorted(group))

    for module in imports:
        if module not in number:
            visit(module)
    return found


def test_cycles_are_found() -> None:
    imports = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}, "e": set()}
    assert cycles(imports) == [["a", "b", "c"]]
    assert cycles({"a": {"b"}, "b": set()}) == []


def test_no_modules_import_each_other() -> None:
    graph = grimp.build_graph("ridotto", cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    told = "move what both need into a third module, or hand it over as an argument"
    assert cycles(imports) == [], told


# Names of games


def game_names() -> list[str]:
    folders = (ROOT / "src/ridotto/rules").iterdir()
    return sorted(folder.name for folder in folders if (folder / "state.py").exists())


def test_the_games_are_known_here() -> None:
    assert game_names() == ["mascarade", "masquerade"]


#: The interface of ``import ridotto`` names the classes of both games.
INTERFACE = {ROOT / "src/ridotto/__init__.py", ROOT / "src/ridotto/games/api.py"}


#: A versioned environment is a module named after its game, with a number.
VERSION = re.compile(r"_v\d+\.py$")


def mentions(files: list[Path]) -> list[str]:
    """Return the lines that name a game, in files outside the folders of games."""
    games = set(game_names())
    word = re.compile("|".join(games), re.IGNORECASE)
    return [
        f"{named(file)}:{number}: {line.strip()[:80]}"
        for file in files
        if not games & {VERSION.sub("", part) for part in file.parts}
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if word.search(line)
    ]


def test_games_are_named_only_in_their_folders() -> None:
    files = sorted(set(sources("src/**/*.py")) - INTERFACE)
    told = "ask the game's descriptor (games/kind.py), or move this into the game's own folder"
    assert mentions(files) == [], told


def test_the_page_names_games_only_in_their_folders() -> None:
    page = sources("web/src/**/*.ts", "web/src/**/*.svelte")
    assert mentions(page) == [], "ask the game's screens (web/src/games/<name>/index.ts)"


def test_named_games_are_found() -> None:
    assert mentions(sorted(INTERFACE)) != []
    assert mentions([ROOT / "src/ridotto/games/mascarade/kind.py"]) == []
