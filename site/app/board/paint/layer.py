"""Offscreen canvases: layers and sprites, drawn once and then copied."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from board.paint.canvas import Canvas, Context


class Layer:
    """An offscreen canvas of a size in device pixels, measured in CSS pixels by `ratio`."""

    def __init__(self, width: float, height: float, ratio: float = 1.0) -> None:
        from js import document

        self.canvas: "Canvas" = document.createElement("canvas")
        self.ratio = ratio
        self.canvas.width = max(1, int(width * ratio + 0.5))
        self.canvas.height = max(1, int(height * ratio + 0.5))
        self.ctx: "Context" = self.canvas.getContext("2d")
        self.ctx.imageSmoothingQuality = "high"
        self.ctx.lineCap = self.ctx.lineJoin = "round"
        self.home()

    def home(self) -> "Context":
        """The context, scaled to CSS pixels again."""
        self.ctx.setTransform(self.ratio, 0, 0, self.ratio, 0, 0)
        return self.ctx

    def clear(self) -> "Context":
        """Clear the layer; returns its context."""
        self.ctx.setTransform(1, 0, 0, 1, 0, 0)
        self.ctx.clearRect(0, 0, self.canvas.width, self.canvas.height)
        return self.home()


def copy(ctx: "Context", layer: Layer, alone: bool = False) -> None:
    """Copy a whole layer pixel by pixel; with `alone` it replaces what was there."""
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    if alone:
        ctx.globalCompositeOperation = "copy"
    ctx.drawImage(layer.canvas, 0, 0)
    if alone:
        ctx.globalCompositeOperation = "source-over"
    ctx.setTransform(layer.ratio, 0, 0, layer.ratio, 0, 0)
