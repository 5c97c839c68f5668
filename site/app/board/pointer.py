"""Pointer events on the board, converted to touches.

A tap is the touch under it, corrected to the nearest possible place; a finger may slide to another
one, but from a cell that makes a move by itself it slides off without a touch. A drag from a piece
is the piece's touch and then the place where it is dropped. A swipe that begins on a solid is the
touch of the option in that direction. Where people may draw, the other mouse button does, and a
finger that has rested.
"""

import asyncio
import math

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from board.drag import Drag
    from board.paint.canvas import PageCanvas, Pointed, Touched
    from board.sketch import Sketch

START = 7.0  # pixels before a press is a drag
HOLD = 0.5  # seconds until a finger that rests begins to draw
OTHER = 2  # the button of a mouse that draws
REACH = {"mouse": 8.0, "pen": 12.0, "touch": 20.0}


class Press:
    """A pressed pointer: its id, position, touch, and solid if any."""

    def __init__(self, event: "Pointed", touch: "str | None", solid: "str | None") -> None:
        self.pointer, self.kind = event.pointerId, event.pointerType
        self.x, self.y = event.offsetX, event.offsetY
        self.touch, self.solid = touch, solid
        self.dragging = self.moved = False

    @property
    def reach(self) -> float:
        """The distance from a place at which a pointer of this kind may still mean it."""
        return REACH.get(self.kind, 12.0)

    def way(self, event: "Pointed") -> "tuple[float, float, float]":
        """The distance that the pointer has moved: right, down, and in all."""
        dx, dy = event.offsetX - self.x, event.offsetY - self.y
        return dx, dy, math.sqrt(dx * dx + dy * dy)


class Pointer:
    """Follows one pointer over a board's canvas; `complete` finishes animations there.

    `follow` is told the position of a drag.
    """

    def __init__(
        self,
        canvas: "PageCanvas",
        drag: "Drag",
        complete: "Callable[[], None]",
        follow: "Callable[[float, float], None] | None" = None,
        sketch: "Sketch | None" = None,
    ) -> None:
        from jsffi import create_proxy, to_js

        self.canvas, self.drag, self.complete, self.follow = canvas, drag, complete, follow
        self.press: "Press | None" = None
        self.sketch, self.drawing = sketch, -1  # by which pointer
        for name, handler in (
            ("pointerdown", self._on_press),
            ("pointermove", self._on_move),
            ("pointerup", self._on_release),
            ("pointercancel", self._on_cancel),
            ("pointerleave", self._on_leave),
            ("contextmenu", self._on_context_menu),
        ):
            canvas.addEventListener(name, create_proxy(handler))
        awake = to_js({"passive": False})
        canvas.addEventListener("touchstart", create_proxy(self._hold_page), awake)
        canvas.addEventListener("touchmove", create_proxy(self._hold_drawing), awake)
        canvas.style.touchAction = "manipulation"

    def _hold_page(self, event: "Touched") -> None:
        """Prevent scrolling where something can be dragged, and only there."""
        first = event.touches[0]
        box = self.canvas.getBoundingClientRect()
        if event.touches.length == 1 and self.drag.draggable(
            first.clientX - box.left, first.clientY - box.top
        ):
            event.preventDefault()

    def _hold_drawing(self, event: "Touched") -> None:
        """Prevent scrolling while a finger draws."""
        if self.drawing >= 0:
            event.preventDefault()

    def _on_context_menu(self, event: "Touched") -> None:
        """Prevent the menu where its button, or a long press, draws."""
        if self.sketch and self.sketch.drawn:
            event.preventDefault()

    def _on_press(self, event: "Pointed") -> None:
        x, y, drag = event.offsetX, event.offsetY, self.drag
        if event.button == OTHER and not self.press:
            self._draw(event.pointerId, x, y)
        if self.press or event.button != 0 or self.drawing >= 0:
            return
        self.complete()
        touch = drag.aim(x, y, REACH.get(event.pointerType, 12.0))
        self.press = Press(event, touch, drag.solid_at(x, y))
        self.canvas.setPointerCapture(event.pointerId)
        drag.press(touch, (x, y) if event.pointerType != "mouse" else None)
        if event.pointerType != "mouse" and self.sketch and self.sketch.drawn:
            asyncio.create_task(self._rest(self.press))

    async def _rest(self, press: Press) -> None:
        """Begin to draw with a finger that has not moved for a while."""
        await asyncio.sleep(HOLD)
        if self.press is press and not press.moved:
            self._forget()
            self._draw(press.pointer, press.x, press.y)

    def _draw(self, pointer: int, x: float, y: float) -> None:
        if self.sketch and self.sketch.begin(x, y):
            self.drawing = pointer
            self.canvas.setPointerCapture(pointer)

    def _draw_with(self, event: "Pointed", done: bool) -> bool:
        """Draw with a pointer if it is drawing; `done` ends it. Returns whether it draws."""
        if not self.sketch or self.drawing < 0 or event.pointerId != self.drawing:
            return False
        if done:
            self.drawing = -1
        (self.sketch.end if done else self.sketch.move)(event.offsetX, event.offsetY)
        return True

    def _on_move(self, event: "Pointed") -> None:
        if self._draw_with(event, done=False):
            return
        x, y, press, drag = event.offsetX, event.offsetY, self.press, self.drag
        if not press:
            if event.pointerType == "mouse":
                self.canvas.style.cursor = drag.hover(x, y)
            return
        if event.pointerId != press.pointer:
            return
        dx, dy, far = press.way(event)
        press.moved = press.moved or far > START
        if press.solid:
            drag.tilt_solid(press.solid, dx, dy)
        elif press.dragging:
            drag.drag(x, y, press.reach)
            if self.follow:
                self.follow(x, y)
        elif far > START:
            press.dragging = drag.lift(press.touch, x, y)
            if not press.dragging and press.kind != "mouse":
                drag.press(drag.slide(press.touch, x, y, press.reach), (x, y))

    def _on_release(self, event: "Pointed") -> None:
        press, drag = self.press, self.drag
        if self._draw_with(event, done=True):
            return
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
            slid = far > START
            drag.tap(drag.slide(press.touch, x, y, press.reach) if slid else press.touch)

    def _on_cancel(self, event: "Pointed") -> None:
        if self.sketch and event.pointerId == self.drawing:
            self.drawing = -1
            self.sketch.cancel()
        if self.press and event.pointerId == self.press.pointer:
            self._forget()
            self.drag.cancel()

    def _on_leave(self, _event: "Pointed") -> None:
        if not self.press:
            self.canvas.style.cursor = self.drag.hover(-1, -1)

    def _forget(self) -> None:
        self.press = None
        self.drag.press(None, None)
