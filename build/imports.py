"""The imports of Python files, read from their syntax."""

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path


def imported(file: Path, *, for_types: bool = False) -> set[str]:
    """The modules that a file imports at run time, as absolute dotted names.

    `from a import b` counts as both `a` and `a.b`: b may be a module. Imports for type checkers are
    left out unless `for_types`.
    """
    return set(_imported(file.read_text(encoding="utf-8"), for_types))


def circular(imports: Mapping[str, Collection[str]]) -> set[str]:
    """The modules on import cycles, and those that import them.

    `imports` maps each module to those that it imports.
    """
    left = {module: set(others) for module, others in imports.items()}
    while free := [module for module, others in left.items() if not others & set(left)]:
        for module in free:
            del left[module]
    return set(left)


def reached(starts: Iterable[Path], root: Path, without: Collection[Path] = ()) -> set[Path]:
    """The files below `root` that some files import, directly or not, including themselves.

    Those that are imported only by way of files in `without` are left out, like these.
    """
    found: set[Path] = set()
    waiting = list(starts)
    while waiting:
        file = waiting.pop()
        if file not in found and file not in without:
            found.add(file)
            waiting += (path for name in imported(file) for path in _files(name, root))
    return found


@cache
def _imported(source: str, for_types: bool) -> frozenset[str]:
    tree = ast.parse(source)
    nodes = ast.walk(tree) if for_types else _running(tree)
    return frozenset(name for node in nodes for name in _named(node))


def _files(name: str, root: Path) -> Iterator[Path]:
    """The files that run when a dotted name is imported: its packages' and its own."""
    place = root
    for part in name.split("."):
        place /= part
        yield from filter(Path.exists, (place / "__init__.py", place.with_suffix(".py")))


def _running(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        yield node
        yield from _running(node)


def _named(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        yield node.module
        yield from (f"{node.module}.{alias.name}" for alias in node.names)
