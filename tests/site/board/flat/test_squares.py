"""Which cells a flat board shows."""

from anga.shared.layout import fit
from anga.shared.layout.layout import Layout
from anga.shared.palette import Palette
from board.flat.squares import paint
from tests.site.sample import sample

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Pen:
    """A canvas that keeps what is called."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def __getattr__(self, name: str) -> "Any":
        def called(*_: object) -> "Any":
            self.calls.append(name)
            return self

        return called


def painted(cells: "list[dict[str, Any]]") -> int:
    """How many points are drawn of a board with these cells and nothing else."""
    pen: Any = Pen()
    scene: Any = sample()
    scene.update(cells=cells, lines=[], texts=[])
    layout = Layout(scene, 0, 360, fit.height(scene, 0, 360))
    paint(pen, scene, layout, Palette(), str)
    return sum(call in ("moveTo", "lineTo", "rect") for call in pen.calls)


def test_a_cell_without_a_colour_is_a_point_and_not_drawn() -> None:
    cells = sample()["cells"]
    bare = [{key: cell[key] for key in cell if key != "fill"} for cell in cells]
    assert painted(bare) == 0
    assert 0 < painted(cells[:1] + bare[1:]) < painted(cells)
