"""Drawing on a board by hand: an arrow between two cells, or a circle around one."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from board.state import BoardState


class Sketch:
    """The drawing under way. `drawn` is told each finished one; None where drawing is off."""

    def __init__(self, state: "BoardState", changed: "Callable[[], None]") -> None:
        self.state, self.changed = state, changed
        self.drawn: "Callable[[str], None] | None" = None
        self.origin: "str | None" = None

    def allow(self, drawn: "Callable[[str], None] | None") -> None:
        """Report each drawing finished from now on to `drawn`; None switches drawing off."""
        self.drawn = drawn

    def begin(self, x: float, y: float) -> bool:
        """Begin a drawing at a point; returns whether there is a cell."""
        self.origin = self._cell(x, y) if self.drawn else None
        self.show(self.origin)
        return self.origin is not None

    def move(self, x: float, y: float) -> None:
        """Move the end of the drawing."""
        self.show(self._drawing(x, y))

    def end(self, x: float, y: float) -> None:
        """Finish the drawing; off the board it is discarded."""
        drawing = self._drawing(x, y)
        self.cancel()
        if drawing and self.drawn:
            self.drawn(drawing)

    def cancel(self) -> None:
        """Discard the drawing."""
        self.origin = None
        self.show(None)

    def show(self, drawing: "str | None") -> None:
        """Show the unfinished drawing."""
        if drawing != self.state.sketch:
            self.state.sketch = drawing
            self.changed()

    def _drawing(self, x: float, y: float) -> "str | None":
        cell = self._cell(x, y)
        if cell is None or self.origin is None:
            return None
        return cell if cell == self.origin else self.origin + "-" + cell

    def _cell(self, x: float, y: float) -> "str | None":
        layout = self.state.layout
        touch = layout.at(x, y, []) if layout else None
        return touch[2:] if touch and touch[:2] == "c:" else None
