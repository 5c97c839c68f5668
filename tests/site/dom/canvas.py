"""What is drawn on a canvas, written down instead."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Gradient:
    """Colours from one place to another."""

    def __init__(self) -> None:
        self.stops: list[tuple[float, str]] = []

    def addColorStop(self, offset: float, colour: str) -> None:
        assert 0 <= offset <= 1
        self.stops.append((offset, colour))


class Metrics:
    """How large a text is: every letter as wide as half of what it is high."""

    def __init__(self, text: str, size: float) -> None:
        self.width = len(text) * size / 2
        self.actualBoundingBoxAscent, self.actualBoundingBoxDescent = size * 0.7, size * 0.2


class Context:
    """Draws nothing; `calls` are what was asked since the whole canvas was emptied last.

    Each is a name and what came with it; of what is filled, drawn or written the colour too.
    """

    def __init__(self, canvas: "Any") -> None:
        self.canvas = canvas
        self.calls: list[tuple[Any, ...]] = []
        self.kept: list[tuple[Any, ...]] = []
        self.globalAlpha = 1.0
        self.globalCompositeOperation = "source-over"
        self.fillStyle: Any = "#000000"
        self.strokeStyle: Any = "#000000"
        self.lineWidth = 1.0
        self.font = "10px sans-serif"

    def save(self) -> None:
        self.kept.append((self.globalAlpha, self.fillStyle, self.strokeStyle, self.lineWidth))

    def restore(self) -> None:
        assert self.kept, "restored more often than saved"
        self.globalAlpha, self.fillStyle, self.strokeStyle, self.lineWidth = self.kept.pop()

    def measureText(self, text: str) -> Metrics:
        size = self.font.partition("px")[0].split(" ")[-1]
        return Metrics(text, float(size))

    def createLinearGradient(self, *_where: float) -> Gradient:
        return Gradient()

    def createRadialGradient(self, *_where: float) -> Gradient:
        return Gradient()

    def createPattern(self, *_what: object) -> Gradient:
        return Gradient()

    def clearRect(self, *where: "Any") -> None:
        if list(where) == [0, 0, self.canvas.width, self.canvas.height]:
            self.calls = []
        self.calls.append(("clearRect",) + where)

    def drawImage(self, image: "Any", *where: float) -> None:
        assert image.width > 0
        assert image.height > 0
        if self.globalCompositeOperation == "copy":
            self.calls = []
        self._draw("drawImage", image, where)

    def fill(self, *how: object) -> None:
        self._draw("fill", self.fillStyle, how)

    def stroke(self, *how: object) -> None:
        self._draw("stroke", self.strokeStyle, how)

    def fillRect(self, *where: float) -> None:
        self._draw("fillRect", self.fillStyle, where)

    def fillText(self, text: str, *where: float) -> None:
        self._draw("fillText", text, where)

    def _draw(self, name: str, what: object, how: "tuple[object, ...]") -> None:
        """Something is seen from now on, perhaps seen through."""
        if self.globalAlpha != 1:
            self.calls.append(("alpha", self.globalAlpha))
        self.calls.append((name, what) + how)

    def __getattr__(self, name: str) -> "Callable[..., None]":
        if name not in PATHS:
            raise AttributeError(name)

        def write(*where: object) -> None:
            self.calls.append((name,) + where)

        return write

    @property
    def look(self) -> "list[Any]":
        """All that is seen on it: its calls, with those of other canvases in their place."""
        found: list[Any] = []
        for call in self.calls:
            if call[0] == "drawImage":
                found.append((call[1].getContext("2d").look, call[2:]))
            elif isinstance(call[1] if call[1:] else None, Gradient):
                found.append((call[0], call[1].stops))
            else:
                found.append(call)
        return found

    @property
    def texts(self) -> "list[str]":
        """What is written on it, here and on canvases that were copied to it."""
        found: list[str] = []
        for call in self.calls:
            if call[0] == "fillText":
                found.append(call[1])
            elif call[0] == "drawImage":
                found += call[1].getContext("2d").texts
        return found


PATHS = (
    "translate", "rotate", "scale", "transform", "setTransform", "beginPath", "closePath", "moveTo",
    "lineTo", "bezierCurveTo", "quadraticCurveTo", "arc", "ellipse", "rect", "roundRect", "clip",
    "strokeRect", "setLineDash", "strokeText",
)  # fmt: skip
