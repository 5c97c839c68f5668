"""The painters' tools, made once for a palette and a canvas's resolution."""

from board.cubes.cube_painter import CubePainter
from board.flat.pieces import Pieces

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.palette import Palette
    from anga.shared.scene import Phrase

GHOST = 0.72  # how opaque is what would stand somewhere


class Tools:
    """Colours, and bitmaps of pieces and solids; `say` gives a phrase's text."""

    def __init__(self, palette: "Palette", ratio: float, say: "Callable[[Phrase], str]") -> None:
        self.palette, self.ratio, self.say = palette, ratio, say
        self.pieces = Pieces(palette, ratio)
        self.cubes = CubePainter(palette, ratio)
