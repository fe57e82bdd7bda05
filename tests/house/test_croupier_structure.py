"""Only the croupier changes a table: nobody else takes its lock, writes its log or keeps it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from ridotto.house.table.croupier import Croupier

HOUSE = Path(__file__).parents[2] / "src" / "ridotto" / "house"
#: The croupier itself with its base class; the house, which keeps them all.
OWN = {"table/croupier.py", "table/timekeeper.py"}
KEEPER = "house.py"
#: The session of a client hands commands to the croupier of its table while it is connected.
MAY_KEEP = {KEEPER, "wire/session.py"}
#: The methods of a store that change a table's log.
WRITERS = {"append", "take_out"}


def modules() -> Iterator[tuple[str, ast.Module]]:
    for file in sorted(HOUSE.rglob("*.py")):
        yield file.relative_to(HOUSE).as_posix(), ast.parse(file.read_text("utf-8"))


def names_croupier(node: ast.expr) -> bool:
    """Check whether an expression is a variable or attribute called croupier, or makes one."""
    name = getattr(node, "attr", None) or getattr(node, "id", None)
    if isinstance(node, ast.Call):
        return names_croupier(node.func)
    return isinstance(name, str) and name.lower().lstrip("_") in ("croupier", "croupiers")


def breaches(module: str, tree: ast.Module) -> Iterator[str]:
    """Yield each place where a module does what only the croupier may do."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and names_croupier(node.value):
            is_inner = node.attr.startswith("_") or node.attr in ("lock", "write", "volatile")
            if is_inner and module not in OWN:
                yield f"{module}:{node.lineno} uses .{node.attr}"
        if isinstance(node, ast.Assign | ast.AnnAssign) and module not in OWN | MAY_KEEP:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                kept = names_croupier(target) or (node.value and names_croupier(node.value))
                if isinstance(target, ast.Attribute) and kept:
                    yield f"{module}:{node.lineno} keeps a croupier"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            of_store = ast.unparse(node.func.value).endswith(("store", "store.lifecycle"))
            writes = of_store and node.func.attr in WRITERS
            if writes and not module.startswith("store/") and module not in OWN | {KEEPER}:
                yield f"{module}:{node.lineno} writes to a log"


def test_only_the_croupier_writes_and_nobody_else_keeps_one() -> None:
    found = [each for module, tree in modules() for each in breaches(module, tree)]
    assert not found


def test_breaches_are_found() -> None:
    text = """
async def wrong(house, croupier):
    async with croupier.lock:
        await croupier.write([])
    self.croupier = croupier
    self._table = Croupier(house, table)
    await self._house.store.append("t", 1, [])
    await house.store.lifecycle.take_out("p", "t", {}, None)
    house.croupiers["t"]
    croupier.table
"""
    assert len([*breaches("elsewhere.py", ast.parse(text))]) == 6


def test_the_methods_that_are_meant_exist() -> None:
    assert {"write", "impose", "take_out"} <= vars(Croupier).keys()
