"""What a pointer means on a board: taps corrected, pieces dragged, solids swiped."""

import math

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from board.board import Board

SWIPE = 22.0  # pixels before a swipe means something
NARROW = 0.7  # cosine: how well it must aim at an option
SMALL = 40.0  # a square narrower than this hides under a finger


class Grip:
    """The hand over one board: what it is over, what it presses, what it holds."""

    def __init__(self, board: "Board") -> None:
        self.board = board
        self.hovered: "str | None" = None
        self.pressed: "str | None" = None
        self.finger: "tuple[float, float] | None" = None
        self.held: "dict[str, Any] | None" = None  # the piece in the hand
        self.origin: "str | None" = None  # the touch it was taken from
        self.spot = (0.0, 0.0)  # where it is
        self.over: "str | None" = None  # where it would land

    @property
    def wanted(self) -> "list[str]":
        """The touches that mean something now."""
        return self.board.open + self.board.forbidden

    def aim(self, x: float, y: float, reach: float) -> "str | None":
        """The touch meant by a point: what is there or, better, the nearest that may be touched."""
        layout = self.board.layout
        if not layout:
            return None
        there: "str | None" = layout.at(x, y, self.wanted)
        if there in self.wanted or there in self.board.chosen or self._swipes(there):
            return there
        near = layout.nearest(x, y, self.wanted, min(reach, max(12.0, layout.unit * 0.4)))
        return near or there

    def draggable(self, x: float, y: float) -> bool:
        """Whether a press here might become a drag."""
        touch = self.aim(x, y, 4)
        return touch is not None and (
            touch in self.board.open or touch in self.board.chosen or bool(self._swipes(touch))
        )

    def press(self, touch: "str | None", finger: "tuple[float, float] | None") -> None:
        """Show what is pressed, larger if a finger hides it."""
        self.pressed, self.finger = touch, finger
        self.board.paint()
        self.board.tell_aim()

    def hover(self, x: float, y: float) -> None:
        """Show what a mouse is over."""
        touch = self.aim(x, y, 8) if x >= 0 else None
        if touch != self.hovered:
            self.hovered = touch
            style = self.board.canvas.style
            if touch in self.wanted:
                style.cursor = "pointer"
            else:
                style.cursor = "grab" if self._swipes(touch) else ""
            self.board.paint()
            self.board.tell_aim()

    def tap(self, touch: "str | None") -> None:
        """A person touched something."""
        if touch and not self._swipes(touch):
            self.board.touched(touch)

    # Drags

    def lift(self, touch: "str | None", x: float, y: float) -> bool:
        """Begin to drag what was pressed; false if that cannot be dragged."""
        board = self.board
        piece = board.piece_at(touch) if touch else None
        if not piece or not (touch in board.open or touch in board.chosen):
            return False
        if touch not in board.chosen:
            board.touched(touch)
        if touch in board.chosen:
            self.held, self.origin, self.spot = piece, touch, (x, y)
            self.pressed = None
            board.renew()
        return True

    def drag(self, x: float, y: float, reach: float) -> None:
        """Move what is held."""
        if self.held:
            self.spot, self.finger = (x, y), (x, y) if self.finger else None
            over = self.aim(x, y, reach)
            self.over = over if over in self.wanted else None
            self.board.paint()
            self.board.tell_aim()

    def let_go(self, x: float, y: float, reach: float) -> None:
        """End a drag: touch the place under it, unless the piece came back."""
        if not self.held:
            return
        target, origin = self.aim(x, y, reach), self.origin
        self.board.dropped = (origin, (x, y))
        self.forget()
        if target in self.wanted and target != origin:
            self.board.touched(target)
        self.board.dropped = None
        self.board.renew()

    def forget(self) -> None:
        """Nothing is held any more."""
        self.held = self.origin = self.over = self.pressed = self.finger = None
        self.board.tell_aim()

    # Swipes

    def solid_at(self, x: float, y: float) -> "str | None":
        """The solid at a point, if options that mean something lie around it."""
        layout = self.board.layout
        touch = layout.at(x, y, self.wanted) if layout else None
        return touch if self._swipes(touch) else None

    def _swipes(self, touch: "str | None") -> "list[str]":
        """The options that a swipe from a solid may reach."""
        layout = self.board.layout
        if not layout or touch not in [name for name, _ in layout.solids]:
            return []
        return [o for o in self.wanted if o in layout.buttons and layout.owner(o) == touch]

    def lean(self, solid: str, dx: float, dy: float) -> None:
        """A solid leans after the finger: readily where an option lies, else hardly."""
        layout = self.board.layout
        far = math.sqrt(dx * dx + dy * dy)
        if far < 3:
            return
        x, y = layout.ground(solid, dx, dy)
        length = math.sqrt(x * x + y * y) or 1
        best = layout.aimed(solid, dx, dy, self._swipes(solid), NARROW)
        most = 0.3 if best in self.board.open else 0.07
        # What leans right turns about the way to the viewer; on the board, y points there.
        self.board.acting.lean(solid, (y / length, x / length, 0.0), min(most, far * 0.006))

    def swipe(self, solid: str, dx: float, dy: float) -> None:
        """A swipe over a solid: touch the option that lies that way."""
        far = math.sqrt(dx * dx + dy * dy)
        best = self.board.layout.aimed(solid, dx, dy, self._swipes(solid), NARROW)
        self.board.acting.spring()
        if best and far >= SWIPE:
            self.board.touched(best)
