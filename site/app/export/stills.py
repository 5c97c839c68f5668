"""Scenes drawn as the board draws them, on canvases that are not on the page."""

from anga.shared.layout import fit
from board.paint import palette
from board.paint.layer import Layer, copy
from board.paint.surface import Surface
from board.picture import Picture
from board.state import BoardState
from board.wishes import wished

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from anga.shared.palette import Palette
    from anga.shared.scene import Phrase, Scene
    from board.paint.canvas import Canvas

LARGEST = 600  # pixels across or down a frame of a film
CAPTION = 30  # CSS pixels of a line below the board
LETTERS = '500 15px "Anga Text", "Zen Kaku Gothic New", sans-serif'


class Sheet(Surface):
    """A surface of any size, with a canvas of its own."""

    def __init__(self, width: float, height: float, ratio: float, colours: "Palette") -> None:
        self.width, self.height, self.ratio, self.palette = width, height, ratio, colours

    def measure(self) -> None:
        """It stays as it was made."""


class Stills:
    """Draws Scenes that lie alike, each with a line below; a next one replaces the last.

    `element` is where the style sheet gives the colours, `size` the CSS pixels across and down that
    a picture may take, of `ratio` pixels each.
    """

    def __init__(
        self,
        say: "Callable[[Phrase], str]",
        element: object,
        scene: "Scene",
        turned: int,
        size: float,
        ratio: float,
    ) -> None:
        width, height = measures(scene, turned, size)
        self.colours = palette.read(element)
        surface = Sheet(width, height, ratio, self.colours)
        self.state = BoardState()
        self.state.turned = turned
        self.picture = Picture(self.state, surface, say)
        self.page = Layer(width, height + CAPTION, ratio)
        self.width, self.height = width, height

    def draw(self, scene: "Scene", caption: str) -> "Canvas":
        """A Scene, with a line of text below it."""
        self.state.scene = wished(scene)
        self.picture.lay_out()
        self.picture.rest()
        ctx = self.page.home()
        ctx.fillStyle = self.colours("paper")
        ctx.fillRect(0, 0, self.width, self.height + CAPTION)
        copy(ctx, self.picture.still)
        ctx.fillStyle, ctx.font = self.colours("ink"), LETTERS
        ctx.textAlign, ctx.textBaseline = "center", "middle"
        ctx.fillText(self._cut(caption), self.width / 2, self.height + CAPTION / 2)
        return self.page.canvas

    def _cut(self, text: str) -> str:
        """A line that fits."""
        ctx = self.page.ctx
        short = text
        while len(short) > 1 and ctx.measureText(short).width > self.width - 16:
            short = short[:-2].rstrip() + "…"
        return short


def measures(scene: "Scene", turned: int, size: float) -> "tuple[int, int]":
    """How wide and high a Scene is best, so that with its line it is no larger than `size`."""
    height = fit.height(scene, turned, size)
    if height + CAPTION <= size:
        return int(size), int(height)
    width = size * (size - CAPTION) / height
    return int(width), int(min(fit.height(scene, turned, width), size - CAPTION))
