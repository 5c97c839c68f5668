"""No message is missing where it is asked for, and none is kept that nobody asks for."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from build.paths import SITE
from words import MESSAGES

CODE = [path for path in sorted((SITE / "app").rglob("*.py")) if path.parent.name != "words"]
TEMPLATES = sorted((SITE / "templates").rglob("*.html"))
IN_TEMPLATE = r't\("([\w:-]+)"\)|messages\["([\w:-]+)"\]|data-(?:label|title)="([\w:-]+)"'
ICON = r'icon\("[\w-]+", "([\w:-]+)"'


@cache
def nodes(path: Path) -> list[ast.AST]:
    """All that a module is made of, parsed once for all tests."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


@cache
def asked(path: Path) -> set[str]:
    """The slugs that a module or a template asks for; `bad-…` for any that begins so."""
    if path.suffix == ".html":
        found = re.findall(f"{IN_TEMPLATE}|{ICON}", path.read_text(encoding="utf-8"))
        return {slug for groups in found for slug in groups if slug}
    calls = [node for node in nodes(path) if isinstance(node, ast.Call) and node.args]
    return {slug for call in calls if named(call.func) == "words" for slug in texts(call.args[0])}


def named(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def texts(node: ast.expr) -> Iterator[str]:
    """The strings that an expression may be."""
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)
    elif isinstance(node, ast.BinOp):
        yield from (f"{text}…" for text in texts(node.left))


def fits(asked_for: str, slug: str) -> bool:
    return slug.startswith(asked_for[:-1]) if asked_for.endswith("…") else slug == asked_for


def test_every_message_that_is_asked_for_is_there() -> None:
    for path in [*CODE, *TEMPLATES]:
        for one in asked(path):
            assert any(fits(one, slug) for slug in MESSAGES), (path, one)


def test_every_message_is_asked_for_somewhere() -> None:
    wanted = {one for path in [*CODE, *TEMPLATES] for one in asked(path)} | {
        str(node.value) for path in CODE for node in nodes(path) if isinstance(node, ast.Constant)
    }
    unused = [slug for slug in MESSAGES if not any(fits(one, slug) for one in wanted)]
    assert not unused
