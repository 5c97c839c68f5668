"""The meaning of pointers on a board: corrected taps, dragged pieces, swiped solids."""

import math

from anga.shared.owner import owner

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from anga.shared.geometry.types import Point, Space
    from anga.shared.layout.layout import Layout
    from board.flat.pieces import Token
    from board.state import BoardState

    class Leaning(Protocol):
        """Something that can tilt a solid under a finger."""

        def tilt_solid(self, solid: str, axis: Space, angle: float) -> None:
            """Tilt a solid by an angle about an axis."""

        def spring(self) -> None:
            """Let the solid spring back."""


SWIPE = 22.0  # pixels before a swipe means something
ASTRAY = 0.25  # of a cell: how far beside what it means a touch may fall on another one
BESIDE = 12.0  # pixels: how far it may fall beside the board
NARROW = 0.7  # cosine: how well it must aim at an option


class Drag:
    """The drags on one board.

    `piece` gives the piece at a touch; `touched` is told each touch that is made, `changed` that
    the state needs a redraw, `lifted` that a piece was lifted off the board or put back.
    """

    def __init__(
        self,
        state: "BoardState",
        leaning: "Leaning",
        piece: "Callable[[str | None], Token | None]",
        touched: "Callable[[str], None]",
        changed: "Callable[[], None]",
        lifted: "Callable[[], None]",
    ) -> None:
        self.state, self.leaning, self.piece = state, leaning, piece
        self.touched, self.changed, self.lifted = touched, changed, lifted
        # What was aimed at last: point, board, what may be touched there, and the touch.
        self.last: "tuple[tuple[float, float, float], object, object, str | None] | None" = None

    def aim(self, x: float, y: float, reach: float) -> "str | None":
        """The touch meant by a point: the nearest possible one, else what is there."""
        state, layout, last = self.state, self.state.layout, self.last
        if last and last[0] == (x, y, reach) and last[1] is layout and last[2] is state.open:
            return last[3]
        found = self._aimed(layout, x, y, reach) if layout else None
        self.last = (x, y, reach), layout, state.open, found
        return found

    def _aimed(self, layout: "Layout", x: float, y: float, reach: float) -> "str | None":
        state = self.state
        there = layout.at(x, y, state.wanted_touches)
        if there in state.wanted_touches or there in state.chosen or self._swipes(there):
            return there
        astray = layout.unit * ASTRAY if there else BESIDE
        return layout.nearest(x, y, state.wanted_touches, min(reach, astray)) or there

    def draggable(self, x: float, y: float) -> bool:
        """Whether a press here might become a drag."""
        touch = self.aim(x, y, 4)
        if touch is None or self.is_lone(touch):
            return False
        return touch in self.state.open or touch in self.state.chosen or bool(self._swipes(touch))

    def press(self, touch: "str | None", finger: "Point | None") -> None:
        """Show what is pressed, larger if a finger hides it, and what it would drop there."""
        self.state.pressed, self.state.finger = touch, finger
        self.state.coming = self._in_hand() if finger and self.is_lone(touch) else None
        self.changed()

    def hover(self, x: float, y: float) -> str:
        """Show what is under a mouse; returns its cursor."""
        state = self.state
        touch = self.aim(x, y, 8) if x >= 0 else None
        if touch != state.hovered:
            state.hovered = touch
            self.changed()
        if touch in state.wanted_touches:
            return "pointer"
        return "grab" if self._swipes(touch) else ""

    def tap(self, touch: "str | None") -> None:
        """Report a tap; a mouse that rests there aims at nothing until it moves again."""
        if self.state.hovered:
            self.state.hovered = None
            self.changed()
        if touch:
            self.touched(touch)

    def slide(self, touch: "str | None", x: float, y: float, reach: float) -> "str | None":
        """The touch meant by a finger that has slid to a point; to or off a lone cell, none."""
        found = self.aim(x, y, reach)
        return None if found != touch and (self.is_lone(touch) or self.is_lone(found)) else found

    def is_lone(self, touch: "str | None") -> bool:
        """Whether a touch is of an empty cell and means a move although nothing is held."""
        state = self.state
        if not touch or touch[:2] != "c:" or touch not in state.open or state.chosen:
            return False
        return self.piece(touch) is None

    def _in_hand(self) -> "Token | None":
        """The piece that can be dropped, if there is one kind."""
        kinds = [touch for touch in self.state.open if touch[:2] == "t:"]
        return self.piece(kinds[0]) if len(kinds) == 1 else None

    # Drags

    def lift(self, touch: "str | None", x: float, y: float) -> bool:
        """Begin to drag what was pressed; returns False if that is not possible."""
        state = self.state
        piece = self.piece(touch)
        if not touch or not piece or not (touch in state.open or touch in state.chosen):
            return False
        if self._is_target(touch):
            return False
        if touch not in state.chosen:
            self.touched(touch)
        if touch in state.chosen:
            state.held, state.origin, state.spot = piece, touch, (x, y)
            state.pressed = None
            self.lifted()
        return True

    def _is_target(self, touch: str) -> bool:
        """Whether what stands there can be captured with the selection: then it is not lifted."""
        layout = self.state.layout
        if not layout:
            return False
        own = [owner(layout.scene, each) for each in self.state.chosen]
        return any(own) and owner(layout.scene, touch) not in own

    def drag(self, x: float, y: float, reach: float) -> None:
        """Move the dragged piece."""
        state = self.state
        if state.held:
            state.spot, state.finger = (x, y), (x, y) if state.finger else None
            over = self.aim(x, y, reach)
            state.over = over if over in state.wanted_touches else None
            self.changed()

    def let_go(self, x: float, y: float, reach: float) -> None:
        """End a drag: touch the place under it, unless the piece came back."""
        state, origin = self.state, self.state.origin
        if not state.held or not origin:
            return
        target = self.aim(x, y, reach)
        state.dropped = (origin, (x, y))
        state.hovered = None
        state.let_go()
        self.changed()
        if target and target in state.wanted_touches and target != origin:
            self.touched(target)
        state.dropped = None
        self.lifted()

    def cancel(self) -> None:
        """Put the dragged piece back without a touch."""
        self.state.let_go()
        self.leaning.spring()
        self.lifted()

    # Swipes

    def solid_at(self, x: float, y: float) -> "str | None":
        """The solid at a point, if there are possible options around it."""
        layout = self.state.layout
        touch = layout.at(x, y, self.state.wanted_touches) if layout and layout.solids else None
        return touch if self._swipes(touch) else None

    def _swipes(self, touch: "str | None") -> "list[str]":
        """The options that a swipe from a solid may reach."""
        layout = self.state.layout
        if not layout or touch not in [name for name, _ in layout.solids]:
            return []
        return [
            o for o in self.state.wanted_touches if o in layout.buttons and layout.owner(o) == touch
        ]

    def tilt_solid(self, solid: str, dx: float, dy: float) -> None:
        """Tilt a solid after the finger: easily where an option lies, else hardly.

        The option that the swipe will touch looks pressed.
        """
        layout = self.state.layout
        far = math.sqrt(dx * dx + dy * dy)
        if far < 3 or not layout:
            return
        x, y = layout.ground(solid, dx, dy)
        length = math.sqrt(x * x + y * y) or 1
        best = layout.option_toward(solid, dx, dy, self._swipes(solid), NARROW)
        most = 0.3 if best in self.state.open else 0.07
        aimed = best if best in self.state.open and far >= SWIPE else solid
        if aimed != self.state.pressed:
            self.state.pressed = aimed
            self.changed()
        # What leans right turns about the way to the viewer; on the board, y points there.
        self.leaning.tilt_solid(solid, (y / length, x / length, 0.0), min(most, far * 0.006))

    def swipe(self, solid: str, dx: float, dy: float) -> None:
        """Handle a swipe over a solid: touch the option in that direction, else the solid."""
        layout = self.state.layout
        far = math.sqrt(dx * dx + dy * dy)
        best = layout.option_toward(solid, dx, dy, self._swipes(solid), NARROW) if layout else None
        self.leaning.spring()
        self.touched(best if best and far >= SWIPE else solid)
