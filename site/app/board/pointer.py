"""A finger, pen or mouse on the board becomes touches.

A tap is the touch under it, corrected to the nearest place that makes sense. A drag from a piece is
the piece's touch and then the place where it is let go. A swipe that begins on a solid is the touch
of the option that lies that way.
"""

import math

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from board.drag import Drag
    from board.paint.canvas import Pointed, Screen, Touched

START = 7.0  # pixels before a press is a drag
REACH = {"mouse": 8.0, "pen": 12.0, "touch": 20.0}


class Press:
    """A pointer that is down: whose, where, on which touch, and on which solid if any."""

    def __init__(self, event: "Pointed", touch: "str | None", solid: "str | None") -> None:
        self.pointer, self.kind = event.pointerId, event.pointerType
        self.x, self.y = event.offsetX, event.offsetY
        self.touch, self.solid = touch, solid
        self.dragging = False

    @property
    def reach(self) -> float:
        """How far beside a place a pointer of this kind may mean it."""
        return REACH.get(self.kind, 12.0)

    def way(self, event: "Pointed") -> "tuple[float, float, float]":
        """How far to the right and down the pointer has gone, and how far in all."""
        dx, dy = event.offsetX - self.x, event.offsetY - self.y
        return dx, dy, math.sqrt(dx * dx + dy * dy)


class Pointer:
    """Follows one pointer over a board's canvas; `complete` ends what moves there.

    `follow` is told where something is dragged.
    """

    def __init__(
        self,
        canvas: "Screen",
        drag: "Drag",
        complete: "Callable[[], None]",
        follow: "Callable[[float, float], None] | None" = None,
    ) -> None:
        from pyscript.ffi import create_proxy, to_js

        self.canvas, self.drag, self.complete, self.follow = canvas, drag, complete, follow
        self.press: "Press | None" = None
        for name, handler in (
            ("pointerdown", self._pressed),
            ("pointermove", self._moved),
            ("pointerup", self._released),
            ("pointercancel", self._cancelled),
            ("pointerleave", self._left),
        ):
            canvas.addEventListener(name, create_proxy(handler))
        canvas.addEventListener(
            "touchstart", create_proxy(self._hold_page), to_js({"passive": False})
        )
        canvas.style.touchAction = "manipulation"

    def _hold_page(self, event: "Touched") -> None:
        """Keep the page still where something can be dragged, and only there."""
        first = event.touches[0]
        box = self.canvas.getBoundingClientRect()
        if event.touches.length == 1 and self.drag.draggable(
            first.clientX - box.left, first.clientY - box.top
        ):
            event.preventDefault()

    def _pressed(self, event: "Pointed") -> None:
        if self.press or event.button != 0:
            return
        x, y, drag = event.offsetX, event.offsetY, self.drag
        self.complete()
        touch = drag.aim(x, y, REACH.get(event.pointerType, 12.0))
        self.press = Press(event, touch, drag.solid_at(x, y))
        self.canvas.setPointerCapture(event.pointerId)
        drag.press(touch, (x, y) if event.pointerType != "mouse" else None)

    def _moved(self, event: "Pointed") -> None:
        x, y, press, drag = event.offsetX, event.offsetY, self.press, self.drag
        if not press:
            if event.pointerType == "mouse":
                self.canvas.style.cursor = drag.hover(x, y)
            return
        if event.pointerId != press.pointer:
            return
        dx, dy, far = press.way(event)
        if press.solid:
            drag.lean(press.solid, dx, dy)
        elif press.dragging:
            drag.drag(x, y, press.reach)
            if self.follow:
                self.follow(x, y)
        elif far > START:
            press.dragging = drag.lift(press.touch, x, y)
            if not press.dragging and press.kind != "mouse":
                drag.press(drag.aim(x, y, press.reach), (x, y))

    def _released(self, event: "Pointed") -> None:
        press, drag = self.press, self.drag
        if not press or event.pointerId != press.pointer:
            return
        x, y = event.offsetX, event.offsetY
        dx, dy, far = press.way(event)
        self._forget()
        if press.solid:
            drag.swipe(press.solid, dx, dy)
        elif press.dragging:
            drag.let_go(x, y, press.reach)
        elif press.kind != "mouse" or far <= START:
            drag.tap(press.touch if far <= START else drag.aim(x, y, press.reach))

    def _cancelled(self, event: "Pointed") -> None:
        if self.press and event.pointerId == self.press.pointer:
            self._forget()
            self.drag.cancel()

    def _left(self, _event: "Pointed") -> None:
        if not self.press:
            self.canvas.style.cursor = self.drag.hover(-1, -1)

    def _forget(self) -> None:
        self.press = None
        self.drag.press(None, None)
