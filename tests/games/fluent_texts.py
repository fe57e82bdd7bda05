"""The Fluent files of each language, parsed: what each text refers to and selects on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ridotto.games import words


class Selector(NamedTuple):
    """One choice within a text: the variable it depends on, and the text of each case."""

    variable: str
    cases: dict[str, ast.Pattern]


class Findings(Visitor):
    """Collects what a text refers to, its selectors, and its words without variables."""

    def __init__(self) -> None:
        self.fragments: list[str] = []
        self.choices: list[Selector] = []
        self.shown: set[str] = set()
        self.asked: set[str] = set()
        self.references: set[str] = set()
        self.selectors: list[set[str]] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.fragments.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(node.id.name + attribute)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        self.selectors.append({key.name for key in keys if isinstance(key, ast.Identifier)})
        if isinstance(node.selector, ast.VariableReference):
            self.asked.add(node.selector.id.name)
            cases = {_key(variant.key): variant.value for variant in node.variants}
            self.choices.append(Selector(node.selector.id.name, cases))
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def entries(language: str) -> Iterator[Any]:
    """Yield all entries of a language's files except comments."""
    comments = (ast.Comment, ast.GroupComment, ast.ResourceComment)
    # Parsed once for all tests: it takes as long as a hundred of them.
    for resource in words._our_texts(language):
        yield from (entry for entry in resource.body if not isinstance(entry, comments))


@cache
def texts(language: str) -> dict[str, Findings]:
    """Return every message and attribute of a language by its key, with its contents."""
    found = {}
    for entry in entries(language):
        if isinstance(entry, ast.Junk):
            continue
        prefix = "-" if isinstance(entry, ast.Term) else ""
        parts = {"": entry.value, **{f".{a.id.name}": a.value for a in entry.attributes}}
        for suffix, pattern in parts.items():
            if pattern is not None:
                findings = found[f"{prefix}{entry.id.name}{suffix}"] = Findings()
                findings.visit(pattern)
    return found


def messages(language: str) -> set[str]:
    """Return the keys that a program can ask for."""
    return {key for key in texts(language) if not key.startswith("-")}


def shown(language: str, key: str) -> set[str]:
    """Return the variables shown in a text, or in a text it refers to."""
    findings = texts(language)[key]
    return findings.shown.union(*(shown(language, inner) for inner in _within(findings)))


def given_to(language: str, key: str) -> set[str]:
    """Return all variables of a text, including those that only select a variant."""
    findings = texts(language)[key]
    used = findings.shown | findings.asked
    return used.union(*(given_to(language, inner) for inner in _within(findings)))


def _within(findings: Findings) -> list[str]:
    return [inner for inner in findings.references if not inner.startswith("-")]
