"""A finger, pen or mouse on the board becomes touches.

A tap is the touch under it, corrected to the nearest place that makes sense. A drag from a piece is
the piece's touch and then the place where it is let go. A swipe that begins on a solid is the touch
of the option that lies that way.
"""

import math

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from board.drag import Grip
    from board.player import Acting

START = 7.0  # pixels before a press is a drag
REACH = {"mouse": 8.0, "pen": 12.0, "touch": 20.0}


class Pointer:
    """Follows one pointer over a board's canvas."""

    def __init__(self, canvas: "Any", grip: "Grip", acting: "Acting") -> None:
        from pyscript.ffi import create_proxy, to_js

        self.grip, self.acting, self.canvas = grip, acting, canvas
        self.down: "Any" = None  # id, x, y, touch, solid
        self.dragging = False
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

    def _hold_page(self, event: "Any") -> None:
        """Keep the page still where something can be dragged, and only there."""
        first = event.touches[0]
        box = self.canvas.getBoundingClientRect()
        if event.touches.length == 1 and self.grip.draggable(
            first.clientX - box.left, first.clientY - box.top
        ):
            event.preventDefault()

    def _pressed(self, event: "Any") -> None:
        if self.down or event.button != 0:
            return
        x, y = event.offsetX, event.offsetY
        grip = self.grip
        self.acting.complete()
        touch = grip.aim(x, y, REACH.get(event.pointerType, 12.0))
        self.down = (event.pointerId, x, y, touch, grip.solid_at(x, y), event.pointerType)
        self.dragging = False
        self.canvas.setPointerCapture(event.pointerId)
        grip.press(touch, (x, y) if event.pointerType != "mouse" else None)

    def _moved(self, event: "Any") -> None:
        x, y = event.offsetX, event.offsetY
        if not self.down:
            if event.pointerType == "mouse":
                self.grip.hover(x, y)
            return
        if event.pointerId != self.down[0]:
            return
        _, x0, y0, touch, solid, kind = self.down
        far = math.sqrt((x - x0) ** 2 + (y - y0) ** 2)
        if solid:
            self.grip.lean(solid, x - x0, y - y0)
        elif self.dragging:
            self.grip.drag(x, y, REACH.get(kind, 12.0))
        elif far > START:
            self.dragging = self.grip.lift(touch, x, y)
            if not self.dragging and kind != "mouse":
                self.grip.press(self.grip.aim(x, y, REACH[kind]), (x, y))

    def _released(self, event: "Any") -> None:
        if not self.down or event.pointerId != self.down[0]:
            return
        _, x0, y0, touch, solid, kind = self.down
        x, y = event.offsetX, event.offsetY
        dragging = self.dragging
        self._forget()
        far = math.sqrt((x - x0) ** 2 + (y - y0) ** 2)
        if solid:
            self.grip.swipe(solid, x - x0, y - y0)
        elif dragging:
            self.grip.let_go(x, y, REACH.get(kind, 12.0))
        elif kind == "mouse" and far > START:
            return
        else:
            self.grip.tap(touch if far <= START else self.grip.aim(x, y, REACH.get(kind, 12.0)))

    def _cancelled(self, event: "Any") -> None:
        if self.down and event.pointerId == self.down[0]:
            self._forget()

    def _left(self, _event: "Any") -> None:
        if not self.down:
            self.grip.hover(-1, -1)

    def _forget(self) -> None:
        self.down = None
        self.dragging = False
        self.grip.press(None, None)
