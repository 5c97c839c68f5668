"""The board on a canvas: draws Scenes, plays changes, and tells of touches. It knows no game."""

from board.cubes import textures
from board.cubes.cube_painter import Workshop
from board.cubes.perspective import Stage
from board.cubes.plinth import Dais
from board.drag import Grip
from board.flat import squares
from board.flat.flat import Field
from board.flat.pieces import Pieces
from board.layout import fit
from board.layout.layout import Layout
from board.overlay import Overlay
from board.paint import fonts, palette
from board.paint.drawing import draw
from board.paint.layer import Sheet, copy
from board.player import Acting, calm
from board.pointer import Pointer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any


class Board:
    """A canvas that shows a Scene.

    `say` gives a phrase of the Scene in the reader's language, now and at the next `redraw`.
    `touched` is called with each touch that a person makes, `aimed` with the touch that would be
    made now, by pointer or keyboard, or None.
    """

    def __init__(
        self,
        canvas: "Any",
        say: "Callable[[Any], str]",
        touched: "Callable[[str], None]",
        aimed: "Callable[[str | None], None] | None" = None,
    ) -> None:
        self.canvas, self.say, self.touched, self.aimed = canvas, say, touched, aimed
        self.aim: "str | None" = None
        self.ctx = canvas.getContext("2d")
        self.scene: "Any" = None
        self.turned = 0
        self.layout: "Any" = None
        self.painter: "Any" = None
        self.open: "list[str]" = []
        self.chosen: "list[str]" = []
        self.forbidden: "list[str]" = []
        self.values: "dict[str, dict[str, str]]" = {}
        self.explained: "dict[str, Any]" = {"marks": [], "lines": []}
        self.focused: "str | None" = None
        self.dropped: "tuple[str | None, tuple[float, float]] | None" = None
        self.acting = Acting(self)
        self.grip = Grip(self)
        self.over = Overlay(self)
        self.pointer = Pointer(canvas, self.grip, self.acting)
        self.redraw()

    # What the page asks

    def show(self, scene: "dict[str, Any]", turned: int = 0) -> None:
        """Draw a Scene at once, turned clockwise by quarter turns."""
        self.acting.complete()
        before = self.layout
        self.scene, self.turned = scene, turned
        if self.canvas.clientWidth != self.width or self.canvas.clientHeight != self.height:
            self.redraw()
        else:
            self._lay_out()
        fonts.load(scene["looks"], self._texts(), self._relettered)
        if before and self.layout and before.turns_to(self.layout) and not calm():
            self.acting.swing(before.view)

    def play(
        self, changes: "list[dict[str, Any]]", scene: "dict[str, Any]", done: "Callable[[], None]"
    ) -> None:
        """Show what changes did, then the Scene after them, then call `done`."""

        def finish() -> None:
            self.show(scene, self.turned)
            done()

        if self.painter and changes and not calm():
            self.acting.play(changes, finish)
            self.open, self.chosen, self.forbidden, self.values = [], [], [], {}
        else:
            finish()

    def offer(
        self,
        open: "Sequence[str]",  # noqa: A002
        chosen: "Sequence[str]" = (),
        forbidden: "Sequence[str]" = (),
    ) -> None:
        """Mark the touches that may come next, those made, and those that a rule forbids."""
        self.open, self.chosen, self.forbidden = list(open), list(chosen), list(forbidden)
        self.paint()

    def overlay(self, values: "dict[str, dict[str, str]]") -> None:
        """Show small badges, `text` in a `tone`, at the places of touches."""
        self.values = dict(values)
        self.paint()

    def reveal(self, explanation: "dict[str, Any] | None") -> None:
        """Show what touches would come to (see `anga.shared.scene.Explanation`), or no longer."""
        self.explained = explanation or {"marks": [], "lines": []}
        self.paint()

    def refuse(self, cells: "list[str]") -> None:
        """Shake these cells for a moment."""
        shaken = [cell for cell in cells if self.layout and cell in self.layout.outlines]
        if shaken and not calm():
            self.acting.refuse(shaken)

    def focus(self, touch: "str | None") -> None:
        """Put the keyboard's ring around a touch."""
        self.focused = touch
        self.paint()
        self.tell_aim()

    def tell_aim(self) -> None:
        """Tell the page what would be touched now, if that has changed."""
        aim = self.grip.over or self.grip.pressed or self.grip.hovered or self.focused
        if aim != self.aim:
            self.aim = aim
            if self.aimed:
                self.aimed(aim)

    def place(self, touch: str) -> "tuple[float, float, float, float] | None":
        """Left, top, width and height of a touch's place on the canvas, in CSS pixels."""
        rect: "tuple[float, float, float, float] | None"
        rect = self.layout.rect(touch) if self.layout else None
        return rect

    def height_for(self, width: float, scene: "dict[str, Any]", turned: int = 0) -> float:
        """How high the canvas is best, both in CSS pixels, to show a Scene at that width."""
        return fit.height(scene, turned, width)

    def picture(
        self,
        canvas: "Any",
        drawing: "list[dict[str, Any]]",
        size: float,
        solid: "str | None" = None,
    ) -> None:
        """Draw a look alone on a small canvas of `size` CSS pixels, or as the side of a solid."""
        canvas.width = canvas.height = int(size * self.ratio + 0.5)
        ctx = canvas.getContext("2d")
        if solid:
            textures.paint(ctx, drawing, 0, canvas.width, self.colours, solid)
        else:
            draw(ctx, drawing, canvas.width, self.colours)

    def redraw(self) -> None:
        """Measure the canvas and read its colours again, and draw everything anew."""
        from pyscript import window

        self.acting.resize()
        self.ratio = window.devicePixelRatio or 1
        self.width, self.height = self.canvas.clientWidth, self.canvas.clientHeight
        self.canvas.width = int(self.width * self.ratio + 0.5)
        self.canvas.height = int(self.height * self.ratio + 0.5)
        self.colours = palette.read(self.canvas)
        self.base = Sheet(self.width, self.height, self.ratio)  # the board with nothing on it
        self.still = Sheet(self.width, self.height, self.ratio)  # and with all that lies still
        self.drawn: "Any" = None
        self.dais: "Dais | None" = None
        self.workshop = Workshop(self.colours, self.ratio)
        self.pieces = Pieces(self.colours, self.ratio)
        if self.scene:
            self._lay_out()

    # How it is drawn

    def _lay_out(self) -> None:
        self.layout = self.painter = None
        if min(self.width, self.height) < 40:
            return
        self.layout = Layout(self.scene, self.turned, self.width, self.height)
        self.painter = self._stage() if self.scene["camera"] else self._field()
        self.renew()

    def _relettered(self) -> None:
        """Typefaces have come: what has glyphs is drawn anew."""
        self.acting.complete()
        self.workshop = Workshop(self.colours, self.ratio)
        self.pieces = Pieces(self.colours, self.ratio)
        self.drawn = None
        if self.scene:
            self._lay_out()

    def _texts(self) -> "list[str]":
        return [self.say(text["text"]) for text in self.scene["texts"]]

    def _stage(self) -> Stage:
        """What draws a scene with a camera, on a dais made before if it is the same."""
        if not self.dais or not self.dais.fits(self.scene, self.layout.unit):
            self.dais = Dais(self.scene, self.colours, self.ratio, self.layout.unit)
        return Stage(self.scene, self.layout, self.workshop, self.dais, self.base)

    def _field(self) -> Field:
        """What draws a flat scene, on squares drawn before if they are the same."""
        wanted = [self.scene[part] for part in ("size", "cells", "lines", "texts")]
        wanted += [self.layout.frame, self._texts()]
        if wanted != self.drawn:
            self.drawn = wanted
            squares.paint(self.base.clear(), self.scene, self.layout, self.colours, self.say)
        return Field(self.scene, self.layout, self.colours, self.pieces, self.workshop, self.base)

    def renew(self) -> None:
        """Draw the layer of what does not move, and what is over it."""
        if self.painter:
            away = (self.grip.origin,) if self.grip.origin else ()
            self.painter.rest(self.still.clear(), away)
        self.paint()

    def paint(self) -> None:
        """Compose what is seen: the cached layer, and over it what a person may touch."""
        if self.painter and not self.acting.running:
            if self.acting.leaning:
                self.painter.lean(self.ctx, self.acting.leaning[1])
            else:
                copy(self.ctx, self.still, alone=True)
            self.over.paint(self.ctx)

    def piece_at(self, touch: str) -> "dict[str, Any] | None":
        """The flat piece on a cell, or one of a pile."""
        piece: "dict[str, Any] | None" = self.painter.piece(touch) if self.painter else None
        return piece
