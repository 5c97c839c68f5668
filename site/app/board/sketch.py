"""What people draw over a board: an arrow from a cell to another, or a circle about one."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from board.state import BoardState


class Sketch:
    """A drawing under way. `drawn` is told each that is finished; None where nobody may draw."""

    def __init__(self, state: "BoardState", changed: "Callable[[], None]") -> None:
        self.state, self.changed = state, changed
        self.drawn: "Callable[[str], None] | None" = None
        self.origin: "str | None" = None

    def begin(self, x: float, y: float) -> bool:
        """Whether a drawing begins at a point."""
        self.origin = self._cell(x, y) if self.drawn else None
        self.show(self.origin)
        return self.origin is not None

    def move(self, x: float, y: float) -> None:
        """It would end here."""
        self.show(self._drawing(x, y))

    def end(self, x: float, y: float) -> None:
        """It ends here; off the board it is nothing."""
        drawing = self._drawing(x, y)
        self.cancel()
        if drawing and self.drawn:
            self.drawn(drawing)

    def cancel(self) -> None:
        """Nothing is drawn."""
        self.origin = None
        self.show(None)

    def show(self, drawing: "str | None") -> None:
        """Show what is not finished yet."""
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
