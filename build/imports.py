"""What a set of Python files imports, read from their syntax."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path


def imported(files: Iterable[Path]) -> set[str]:
    """The modules that these files import when they run: absolute names, dotted.

    `from a import b` counts as both `a` and `a.b`: b may be a module. Imports for type checkers
    only are left out.
    """
    names: set[str] = set()
    for file in files:
        for node in _running(ast.parse(file.read_text(encoding="utf-8"))):
            names.update(_named(node))
    return names


def _running(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and _for_type_checkers(node.test):
            continue
        yield node
        yield from _running(node)


def _for_type_checkers(test: ast.expr) -> bool:
    return "TYPE_CHECKING" in ast.unparse(test)


def _named(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        yield node.module
        yield from (f"{node.module}.{alias.name}" for alias in node.names)
