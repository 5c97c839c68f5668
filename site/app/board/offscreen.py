"""Scenes drawn as on the board, but off the page."""

from anga.shared.shapes import marks
from board.display_settings import apply_settings
from board.paint.put import draw_shapes
from board.paint.surface import Surface
from board.picture import Picture
from board.state import BoardState

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anga.shared.palette import Palette
    from anga.shared.scene import Phrase, Scene
    from board.paint.layer import Layer


class OffscreenBoard:
    """Draws Scenes with the same layout; each replaces the one before.

    Width and height are CSS pixels, of `ratio` pixels each; `turned` are quarters clockwise.
    """

    def __init__(
        self,
        say: "Callable[[Phrase], str]",
        colours: "Palette",
        size: "tuple[float, float]",
        ratio: float,
        turned: int,
    ) -> None:
        self.colours = colours
        self.state = BoardState()
        self.state.turned = turned
        self.picture = Picture(self.state, OffscreenSurface(size[0], size[1], ratio, colours), say)

    def draw(self, scene: "Scene", drawings: "Sequence[str]" = ()) -> "Layer":
        """Draw a Scene, with people's drawings over it."""
        self.state.scene = apply_settings(scene)
        self.picture.lay_out()
        still = self.picture.still
        if drawings and self.state.layout:
            draw_shapes(still.home(), marks.drawn(self.state.layout, drawings), self.colours.faded)
        return still


class OffscreenSurface(Surface):
    """A surface of any size, without a canvas of the page."""

    def __init__(self, width: float, height: float, ratio: float, colours: "Palette") -> None:
        self.width, self.height, self.ratio, self.palette = width, height, ratio, colours

    def measure(self) -> None:
        """Nothing to do: its size is fixed."""
