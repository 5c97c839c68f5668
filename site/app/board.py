"""The board on a canvas: draws Scenes, plays changes, and tells of touches. It knows no game."""

import buttons
import fonts
import layout
import palette
import shapes
from dais import Dais
from drawing import draw
from motion import Clock
from pointer import Pointer
from sheet import Sheet, copy
from solids import EDGE, Workshop

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
        self.colours = palette.Palette()
        self.open: "list[str]" = []
        self.chosen: "list[str]" = []
        self.forbidden: "list[str]" = []
        self.hovered: "str | None" = None
        self.pressed: "str | None" = None
        self.focused: "str | None" = None
        self.clock = Clock()
        self.workshop: "Any" = None
        self.pointer = Pointer(canvas, self)
        self.redraw()

    def show(self, scene: "dict[str, Any]", turned: int = 0) -> None:
        """Draw a Scene at once, turned clockwise by quarter turns."""
        self.hurry()
        self.scene, self.turned = scene, turned
        self._lay_out()
        fonts.load(scene["looks"], self.redraw)

    def play(
        self, changes: "list[dict[str, Any]]", scene: "dict[str, Any]", done: "Callable[[], None]"
    ) -> None:
        """Show what changes did, then the Scene after them, then call `done`."""
        self.show(scene, self.turned)
        done()

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

    def refuse(self, cells: "list[str]") -> None:
        """Shake these cells for a moment."""

    def picture(self, canvas: "Any", drawing: "list[dict[str, Any]]", size: float) -> None:
        """Draw a look alone on a small canvas of `size` CSS pixels."""
        canvas.width = canvas.height = int(size * self.ratio + 0.5)
        draw(canvas.getContext("2d"), drawing, canvas.width, self.colours)

    def place(self, touch: str) -> "tuple[float, float, float, float] | None":
        """Left, top, width and height of a touch's place on the canvas."""
        return self.layout.rect(touch) if self.layout else None

    def focus(self, touch: "str | None") -> None:
        """Put the keyboard's ring around a touch."""
        self.focused = touch
        self.paint()

    def redraw(self) -> None:
        """Measure the canvas and read its colours again, and draw everything anew."""
        from pyscript import window

        self.ratio = window.devicePixelRatio or 1
        self.width, self.height = self.canvas.clientWidth, self.canvas.clientHeight
        self.canvas.width = int(self.width * self.ratio + 0.5)
        self.canvas.height = int(self.height * self.ratio + 0.5)
        self.colours = palette.read(self.canvas)
        self.still = Sheet(self.width, self.height, self.ratio)
        self.workshop = None
        if self.scene:
            self._lay_out()

    def _lay_out(self) -> None:
        self.layout = layout.Layout(self.scene, self.turned, self.width, self.height)
        if self.workshop is None:
            self.workshop = Workshop(self.colours, self.ratio, self.layout.unit * EDGE)
        self._still()
        self.paint()

    def _still(self) -> None:
        """Draw everything that does not move on the cached layer."""
        ctx = self.still.clear()
        if self.scene["camera"]:
            Dais(self.scene, self.layout.view, self.colours).paint(ctx)
            for solid in self._far_to_near():
                self._solid(ctx, solid)

    def _far_to_near(self) -> "list[dict[str, Any]]":
        return sorted(self.scene["solids"], key=lambda solid: self.layout.centre(solid["cell"])[1])

    def _solid(self, ctx: "Any", solid: "dict[str, Any]") -> None:
        x, y = shapes.middle(self.layout.cells[solid["cell"]])
        centre, matrix = (x, y, EDGE / 2), solid["orientation"]
        self.workshop.cast(ctx, self.layout.view, centre, matrix)
        self.workshop.put(ctx, self.layout.view, solid, self.scene["looks"], centre, matrix)

    def paint(self) -> None:
        """Compose what is seen: the cached layer, and over it what a person may touch."""
        if not self.layout:
            return
        ctx = self.ctx
        ctx.setTransform(1, 0, 0, 1, 0, 0)
        ctx.clearRect(0, 0, self.canvas.width, self.canvas.height)
        copy(ctx, self.still)
        ctx.setTransform(self.ratio, 0, 0, self.ratio, 0, 0)
        for option in self.scene["options"]:
            touch = "o:" + option["id"]
            state = self._state(touch)
            if state and touch in self.layout.buttons:
                drawing = self.scene["looks"][option["look"]]
                buttons.paint(ctx, self.layout.buttons[touch], drawing, self.colours, state)

    def _state(self, touch: str) -> "str | None":
        if touch in self.forbidden:
            return "forbidden"
        if touch in self.chosen:
            return "chosen"
        if touch not in self.open:
            return None
        return (
            "pressed" if touch == self.pressed else "hovered" if touch == self.hovered else "open"
        )

    # What the pointer asks and tells.

    def hurry(self) -> None:
        """Complete at once what is moving."""
        self.clock.complete()

    def aim(self, x: float, y: float, reach: float) -> "str | None":
        """The touch meant by a point: what is there or, better, the nearest that may be touched."""
        if not self.layout:
            return None
        wanted = self.open + self.forbidden
        there = self.layout.at(x, y, wanted)
        if there in wanted or self.swiped(x, y):
            return there
        return self.layout.nearest(x, y, wanted, min(reach, self.layout.unit * 0.45)) or there

    def draggable(self, x: float, y: float) -> bool:
        """Whether a press here might become a drag."""
        touch = self.aim(x, y, 4)
        return bool(self.swiped(x, y)) or touch in self.open or touch in self.chosen

    def press(self, touch: "str | None", _at: "Any") -> None:
        """Show what is pressed."""
        self.pressed = touch
        self.paint()

    def hover(self, x: float, y: float) -> None:
        """Show what a mouse is over."""
        touch = self.aim(x, y, 8) if x >= 0 else None
        if touch != self.hovered:
            self.hovered = touch
            known = touch in self.open or touch in self.forbidden
            self.canvas.style.cursor = "pointer" if known else "grab" if self.swiped(x, y) else ""
            self.paint()

    def tap(self, touch: "str | None") -> None:
        """A person touched something."""
        if touch and not self._swipes(touch):
            self.touched(touch)

    def lift(self, _touch: "str | None", _x: float, _y: float) -> bool:
        """Begin a drag of what was pressed; false if it cannot be dragged."""
        return False

    def drag(self, x: float, y: float, reach: float) -> None:
        """Move what is dragged."""

    def let_go(self, x: float, y: float, reach: float) -> None:
        """End a drag."""

    # Swipes of a solid.

    def swiped(self, x: float, y: float) -> "str | None":
        """The solid at a point, if options that may be touched lie around it."""
        touch = self.layout.at(x, y, self.open + self.forbidden) if self.layout else None
        return touch if touch and self._swipes(touch) else None

    def _swipes(self, touch: str) -> "list[str]":
        """The options that a swipe from a solid may reach."""
        if touch not in [name for name, _ in self.layout.solids]:
            return []
        wanted = self.open + self.forbidden
        return [o for o in wanted if o in self.layout.buttons and self.layout.owner(o) == touch]

    def lean(self, solid: str, dx: float, dy: float) -> None:
        """A solid follows the finger a little."""

    def swipe(self, solid: str, dx: float, dy: float, narrow: float) -> None:
        """A swipe over a solid: touch the option that lies that way."""
        best = self.layout.aimed(solid, dx, dy, self._swipes(solid), narrow)
        if best:
            self.touched(best)
