"""Boards with a caption, drawn on canvases off the page."""

from anga.shared.layout import fit
from anga.shared.layout.folding import wrap_text
from board.offscreen import OffscreenBoard
from board.paint import palette
from board.paint.layer import Layer, copy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anga.shared.game_tree import Node
    from anga.shared.scene import Phrase, Scene
    from board.paint.canvas import Canvas, Context

LARGEST = 600  # pixels across or down a frame of a film
CAPTION = 30  # CSS pixels of a line below the board
LETTERS = '500 15px "Anga Text", "Zen Kaku Gothic New", sans-serif'
REMARK = '400 14px "Anga Text", "Zen Kaku Gothic New", sans-serif'
LINE = 20  # CSS pixels from a line of a comment to the next
MOST_LINES = 4
SIDE = 12  # CSS pixels left and right of them


class CaptionedBoard:
    """Draws Scenes with the same layout and a line below; each replaces the one before.

    `element` is where the style sheet gives the colours, `size` the largest width and height of a
    picture in CSS pixels, of `ratio` pixels each; there is room below for the longest of
    `comments`.
    """

    def __init__(
        self,
        say: "Callable[[Phrase], str]",
        element: object,
        scene: "Scene",
        turned: int,
        size: float,
        ratio: float,
        comments: "Sequence[str]" = (),
    ) -> None:
        self.pen = Layer(1, 1).ctx
        narrow, _ = measures(scene, turned, size, CAPTION + LINE * MOST_LINES)
        lines = max([len(self._folded(comment, narrow)) for comment in comments] + [0])
        below = CAPTION + LINE * lines
        width, height = measures(scene, turned, size, below)
        self.colours = palette.read(element)
        self.still = OffscreenBoard(say, self.colours, (width, height), ratio, turned)
        self.page = Layer(width, height + below, ratio)
        self.width, self.height, self.below = width, height, below

    def draw(self, scene: "Scene", caption: str, note: "Node | None" = None) -> "Canvas":
        """Draw a Scene with people's drawings, a line of text and a comment below it."""
        ctx = self.page.home()
        ctx.fillStyle = self.colours("paper")
        ctx.fillRect(0, 0, self.width, self.height + self.below)
        copy(ctx, self.still.draw(scene, note.drawings if note else ()))
        ctx.fillStyle, ctx.font = self.colours("ink"), LETTERS
        ctx.textAlign, ctx.textBaseline = "center", "middle"
        ctx.fillText(self._cut(caption), self.width / 2, self.height + CAPTION / 2)
        if note and note.comment:
            self._write(ctx, self._folded(note.comment, self.width))
        return self.page.canvas

    def _write(self, ctx: "Context", lines: "list[str]") -> None:
        """Write a comment below everything else."""
        ctx.font, ctx.textAlign = REMARK, "left"
        top = self.height + CAPTION
        for number in range(len(lines)):
            ctx.fillText(lines[number], SIDE, top + LINE * (number + 0.4))

    def _folded(self, text: str, width: float) -> "list[str]":
        pen = self.pen
        pen.font = REMARK
        room = width - 2 * SIDE
        return wrap_text(text, lambda piece: float(pen.measureText(piece).width), room, MOST_LINES)

    def _cut(self, text: str) -> str:
        """A line cut to the width."""
        ctx = self.page.ctx
        short = text
        while len(short) > 1 and ctx.measureText(short).width > self.width - 16:
            short = short[:-2].rstrip() + "…"
        return short


def measures(scene: "Scene", turned: int, size: float, below: float) -> "tuple[int, int]":
    """The best width and height of a Scene whose picture, with `below`, fits `size`."""
    height = fit.height(scene, turned, size)
    if height + below <= size:
        return int(size), int(height)
    width = size * (size - below) / height
    return int(width), int(min(fit.height(scene, turned, width), size - below))
