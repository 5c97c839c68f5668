"""No message is missing where it is asked for, and none is kept that nobody asks for."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from build.paths import SITE
from words import MESSAGES

CODE = [path for path in sorted((SITE / "app").rglob("*.py")) if path.parent.name != "words"]
TEMPLATES = sorted((SITE / "templates").glob("*.html"))
IN_TEMPLATE = r't\("([\w:-]+)"\)|messages\["([\w:-]+)"\]|data-(?:label|title)="([\w:-]+)"'
ICON = r'icon\("[\w-]+", "([\w:-]+)"'


def asked(path: Path) -> Iterator[str]:
    """The slugs that a module or a template asks for; `bad-…` for any that begins so."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".html":
        for found in re.findall(f"{IN_TEMPLATE}|{ICON}", source):
            yield from filter(None, found)
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and node.args and named(node.func) == "words":
            yield from texts(node.args[0])


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


@pytest.mark.parametrize("path", [*CODE, *TEMPLATES], ids=lambda path: path.name)
def test_every_message_that_is_asked_for_is_there(path: Path) -> None:
    for one in asked(path):
        assert any(fits(one, slug) for slug in MESSAGES), one


def test_every_message_is_asked_for_somewhere() -> None:
    wanted = {one for path in [*CODE, *TEMPLATES] for one in asked(path)} | {
        str(node.value)
        for path in CODE
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
    }
    unused = [slug for slug in MESSAGES if not any(fits(one, slug) for one in wanted)]
    assert not unused
