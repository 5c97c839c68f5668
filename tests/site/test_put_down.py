"""What puts shapes down, on a canvas or as SVG, knows no Scene, no layout and no colour by name."""

import ast
from pathlib import Path

import pytest

from anga.shared.colours import COLOURS
from build.imports import imported
from build.paths import ENGINE, SITE

CANVAS = SITE / "app" / "board" / "paint" / "put.py"
SVG = [ENGINE / "anga" / "svg" / name for name in ("write.py", "pen.py")]
MAY_USE = {
    "anga.shared.shapes.path",
    "anga.shared.shapes.shape",
    "anga.svg.pen",
    "board.paint.canvas",
}
OUTSIDE = {"collections.abc", "itertools", "js", "math", "re", "typing"}
MOST_LINES = 350  # of all together


def used(file: Path) -> set[str]:
    """The modules that a file imports, for type checkers too."""
    names = imported(file, for_types=True)
    return {name for name in names if not any(name.startswith(f"{other}.") for other in names)}


def named(file: Path) -> set[str]:
    """The colours that a file names."""
    nodes = ast.walk(ast.parse(file.read_text()))
    texts = {str(node.value) for node in nodes if isinstance(node, ast.Constant)}
    return texts & {*COLOURS, "rim", "core"}


@pytest.mark.parametrize("file", [CANVAS, *SVG], ids=lambda file: file.stem)
def test_what_puts_shapes_down_knows_shapes_only(file: Path) -> None:
    assert used(file) <= MAY_USE | OUTSIDE
    assert not named(file)


def test_putting_shapes_down_is_little_work() -> None:
    assert sum(len(file.read_text().splitlines()) for file in [CANVAS, *SVG]) <= MOST_LINES


def test_these_tests_can_fail(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text("if TYPE_CHECKING:\n    from anga.shared.scene import Scene\nINK = 'ink'\n")
    assert "anga.shared.scene" in " ".join(used(wrong))
    assert named(wrong) == {"ink"}
