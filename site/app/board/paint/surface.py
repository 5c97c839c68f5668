"""A canvas of the page: its size, resolution, and colours."""

from board.paint import palette
from board.paint.layer import Layer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from board.paint.canvas import Context, PageCanvas


class Surface:
    """A canvas measured in CSS pixels; `ratio` device pixels make one."""

    def __init__(self, canvas: "PageCanvas") -> None:
        self.canvas = canvas
        self.ctx = canvas.getContext("2d")
        self.measure()

    def measure(self) -> None:
        """Read the canvas's size and colours; this clears it."""
        import js as window

        self.ratio: float = window.devicePixelRatio or 1
        self.width, self.height = self.canvas.clientWidth, self.canvas.clientHeight
        self.canvas.width = int(self.width * self.ratio + 0.5)
        self.canvas.height = int(self.height * self.ratio + 0.5)
        self.ctx.lineCap = self.ctx.lineJoin = "round"  # which its size has set back
        self.palette = palette.read(self.canvas)

    @property
    def resized(self) -> bool:
        """Whether the canvas has changed its size since it was measured."""
        return self.canvas.clientWidth != self.width or self.canvas.clientHeight != self.height

    def layer(self) -> Layer:
        """An offscreen canvas of the same size."""
        return Layer(self.width, self.height, self.ratio)

    def clear(self) -> "Context":
        """Clear the canvas; returns its context, which measures in CSS pixels."""
        self.ctx.setTransform(1, 0, 0, 1, 0, 0)
        self.ctx.clearRect(0, 0, self.canvas.width, self.canvas.height)
        self.ctx.setTransform(self.ratio, 0, 0, self.ratio, 0, 0)
        return self.ctx
