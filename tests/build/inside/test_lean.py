"""What the browser's engine is compiled of says no less than its source."""

import ast
import runpy
from typing import Any

import pytest

from build.paths import BUILD

lean = runpy.run_path(str(BUILD / "inside" / "lean.py"))["lean"]

SOURCE = """
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypedDict

if TYPE_CHECKING:
    from nowhere import Nothing

count: int = 3
later: "Nothing"

class Shape(TypedDict, total=False):
    name: str

class Wider(Shape):
    size: int

class Pair(NamedTuple):
    left: Any
    right: int = 2

    def both(self, more: int = 0) -> int:
        total: int = self.left + self.right
        return total + more

@dataclass(frozen=True)
class Thing:
    colour: str
    known: ClassVar = {"red"}

def shaped(name: str) -> Wider:
    return Wider(name=name, size=1)
"""


@pytest.fixture(scope="module")
def made() -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(compile(lean(SOURCE, "sample"), "sample", "exec"), names)
    return names


def test_values_and_defaults_stay(made: dict[str, Any]) -> None:
    assert made["count"] == 3
    assert made["Pair"](1).both(more=4) == 7
    assert made["Pair"]._fields == ("left", "right")
    assert made["Thing"]("red") == made["Thing"](colour="red")
    assert made["Thing"].known == {"red"}
    assert made["shaped"]("a") == {"name": "a", "size": 1}


def test_nothing_is_annotated_but_what_is_made_of_names(made: dict[str, Any]) -> None:
    assert made["shaped"].__annotations__ == {}
    assert set(made["Thing"].__annotations__.values()) == {None}
    assert "later" not in made


def test_lines_stay_where_they_are() -> None:
    names = (ast.FunctionDef, ast.Return)
    lines = [
        {ast.unparse(node)[:12]: node.lineno for node in ast.walk(tree) if isinstance(node, names)}
        for tree in (ast.parse(SOURCE), lean(SOURCE, "sample"))
    ]
    assert lines[0] == lines[1]
