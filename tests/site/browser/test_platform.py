"""What `boot.mjs` makes safe is what the page's Python believes to be there."""

import ast
import inspect
import re
import time

import pytest

from build.paths import SITE
from tests.site.dom.platform import Platform

CAREFUL = (SITE / "app" / "browser" / "platform.py").read_text(encoding="utf-8")
BOOT = (SITE / "boot.mjs").read_text(encoding="utf-8")


def described() -> dict[str, int]:
    """What the shape for type checkers lists, with how many arguments each takes at most."""
    (shape,) = (
        node
        for node in ast.walk(ast.parse(CAREFUL))
        if isinstance(node, ast.ClassDef) and node.name == "Platform"
    )
    found = {}
    for node in shape.body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = len(node.args.args) - 1
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = 0
    return found


def made() -> dict[str, int]:
    """What the script makes, with how many arguments each takes at most."""
    inside = BOOT.partition("globalThis.platform = {\n")[2].partition("\n};\n")[0]
    entries = re.findall(r"^  (\w+): (?:async )?(?:\((.*?)\)|(\w+)) =>", inside, re.MULTILINE)
    found = {name: len(re.findall(r"\w+", _plain(several + one))) for name, several, one in entries}
    return {"root": 0, **found} if re.search(r"^  root: ", inside, re.MULTILINE) else found


def _plain(arguments: str) -> str:
    """Arguments without what they are if nobody says."""
    return re.sub(r"=[^,]*", "", arguments)


def test_both_lists_are_found() -> None:
    assert len(described()) > 30
    assert described()["save"] == made()["save"] == 3
    assert described()["now"] == made()["now"] == 0


@pytest.mark.parametrize("name", sorted(described()))
def test_what_tests_have_in_its_place_is_as_much(name: str) -> None:
    own = getattr(Platform({}, "./", time.time), name)
    takes = [*inspect.signature(own).parameters] if callable(own) else []
    assert len(takes) == described()[name]


@pytest.mark.parametrize("name", sorted(set(described()) | set(made())))
def test_what_python_may_call_is_there_and_takes_as_much(name: str) -> None:
    assert described().get(name) == made().get(name)
