"""The board on a canvas: draws Scenes, plays changes, and tells of touches. It knows no game."""

import fonts
import layout
import palette
import squares
from dais import Dais
from drawing import draw
from field import Field
from grip import Grip
from motion import Clock
from overlay import Overlay
from pieces import Pieces
from pointer import Pointer
from script import schedule
from sheet import Sheet, copy
from solids import Workshop
from stage import Stage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any


class Board:
    """A canvas that shows a Scene. `touched` is called with each touch that a person makes."""

    def __init__(self, canvas: "Any", touched: "Callable[[str], None]") -> None:
        self.canvas, self.touched = canvas, touched
        self.ctx = canvas.getContext("2d")
        self.scene: "Any" = None
        self.turned = 0
        self.layout: "Any" = None
        self.painter: "Any" = None
        self.open: "list[str]" = []
        self.chosen: "list[str]" = []
        self.forbidden: "list[str]" = []
        self.values: "dict[str, dict[str, str]]" = {}
        self.focused: "str | None" = None
        self.dropped: "tuple[str | None, tuple[float, float]] | None" = None
        self.clock = Clock()
        self.grip = Grip(self)
        self.pointer = Pointer(canvas, self.grip, self.clock)
        self.redraw()

    # What the page asks

    def show(self, scene: "dict[str, Any]", turned: int = 0) -> None:
        """Draw a Scene at once, turned clockwise by quarter turns."""
        self.clock.complete()
        self.scene, self.turned = scene, turned
        if self.canvas.clientWidth != self.width or self.canvas.clientHeight != self.height:
            self.redraw()
        else:
            self._lay_out()
        fonts.load(scene["looks"], self.redraw)

    def play(
        self, changes: "list[dict[str, Any]]", scene: "dict[str, Any]", done: "Callable[[], None]"
    ) -> None:
        """Show what changes did, then the Scene after them, then call `done`."""
        self.clock.complete()
        self.offer(())
        self.overlay({})

        def finish() -> None:
            self.show(scene, self.turned)
            done()

        if not self.layout or not changes or _calm():
            finish()
            return
        timed, length = schedule(changes)
        self.painter.begin(timed, self._layers(), self.dropped)
        self.clock.run(length, self._frame, finish)

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

    def refuse(self, cells: "list[str]") -> None:
        """Shake these cells for a moment."""
        self.clock.complete()
        shaken = [cell for cell in cells if self.layout and cell in self.layout.outlines]
        if shaken:
            shaking = [{"do": "shake", "places": ["c:" + cell]} for cell in shaken]
            timed, length = schedule(shaking)
            self.painter.begin(timed, self._layers())

            def frame(now: float) -> None:
                self._frame(now)
                self.over.flash(self.ctx, shaken, now / length)

            self.clock.run(length, frame, self.paint)

    def picture(self, canvas: "Any", drawing: "list[dict[str, Any]]", size: float) -> None:
        """Draw a look alone on a small canvas of `size` CSS pixels."""
        canvas.width = canvas.height = int(size * self.ratio + 0.5)
        draw(canvas.getContext("2d"), drawing, canvas.width, self.colours)

    def place(self, touch: str) -> "tuple[float, float, float, float] | None":
        """Left, top, width and height of a touch's place on the canvas, in CSS pixels."""
        rect: "tuple[float, float, float, float] | None"
        rect = self.layout.rect(touch) if self.layout else None
        return rect

    def height_for(self, width: float, scene: "dict[str, Any]", turned: int = 0) -> float:
        """How high the canvas is best, both in CSS pixels, to show a Scene at that width."""
        return layout.height(scene, turned, width)

    def focus(self, touch: "str | None") -> None:
        """Put the keyboard's ring around a touch."""
        self.focused = touch
        self.paint()

    def redraw(self) -> None:
        """Measure the canvas and read its colours again, and draw everything anew."""
        from pyscript import window

        self.clock.complete()
        self.ratio = window.devicePixelRatio or 1
        self.width, self.height = self.canvas.clientWidth, self.canvas.clientHeight
        self.canvas.width = int(self.width * self.ratio + 0.5)
        self.canvas.height = int(self.height * self.ratio + 0.5)
        self.colours = palette.read(self.canvas)
        self.base, self.still = self._sheet(), self._sheet()
        self.layers: "list[Sheet]" = []
        self.drawn: "Any" = None
        self.dais: "Dais | None" = None
        self.workshop = Workshop(self.colours, self.ratio)
        self.pieces = Pieces(self.colours, self.ratio)
        self.over = Overlay(self)
        if self.scene:
            self._lay_out()

    # How it is drawn

    def _lay_out(self) -> None:
        self.layout = self.painter = None
        if min(self.width, self.height) < 40:
            return
        self.layout = layout.Layout(self.scene, self.turned, self.width, self.height)
        if self.scene["camera"]:
            self.painter = Stage(self.scene, self.layout, self.workshop, self._dais(), self.base)
        else:
            self._squares()
            self.painter = Field(
                self.scene, self.layout, self.colours, self.pieces, self.workshop, self.base
            )
        self.renew()

    def _dais(self) -> "Dais":
        """The dais under solids, made anew if it is not the one made before."""
        if not self.dais or not self.dais.fits(self.scene, self.layout.unit):
            self.dais = Dais(self.scene, self.colours, self.ratio, self.layout.unit)
        return self.dais

    def _sheet(self) -> "Sheet":
        return Sheet(self.width, self.height, self.ratio)

    def _layers(self) -> "list[Sheet]":
        """The sheets below and above what moves, made when something first moves."""
        if not self.layers:
            self.layers = [self._sheet(), self._sheet()]
        return self.layers

    def _squares(self) -> None:
        """Draw the board beneath the pieces, if it is not the one drawn before."""
        drawn = [self.scene[part] for part in ("size", "cells", "lines", "texts")]
        drawn.append(self.layout.frame)
        if drawn != self.drawn:
            self.drawn = drawn
            squares.paint(self.base.clear(), self.scene, self.layout, self.colours)

    def renew(self) -> None:
        """Draw the layer of what does not move, and what is over it."""
        if self.painter:
            away = (self.grip.origin,) if self.grip.origin else ()
            self.painter.rest(self.still.clear(), away)
        self.paint()

    def paint(self) -> None:
        """Compose what is seen: the cached layer, and over it what a person may touch."""
        if self.painter and not self.clock.running:
            copy(self.ctx, self.still, alone=True)
            self.over.paint(self.ctx)

    def _frame(self, now: float) -> None:
        self.painter.frame(self.ctx, now)

    def piece_at(self, touch: str) -> "dict[str, Any] | None":
        """The flat piece on a cell, or one of a pile."""
        return self.painter.piece(touch) if self.painter else None


def _calm() -> bool:
    """Whether the person asked for no animation."""
    from pyscript import window

    return bool(window.matchMedia("(prefers-reduced-motion: reduce)").matches)
