# ruff: noqa: N802, N815 (names that the browser gave)
"""The parts of the browser's canvas API that the board uses, for type checkers only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    class Gradient(Protocol):
        """A colour gradient."""

        def addColorStop(self, offset: float, colour: str) -> None: ...

    class CanvasStyle(Protocol):
        """The style attribute of an element."""

        height: str
        touchAction: str
        cursor: str

        def setProperty(self, name: str, value: str) -> None: ...
        def removeProperty(self, name: str) -> None: ...

    class Canvas(Protocol):
        """A canvas, on the page or not."""

        width: float
        height: float

        def getContext(self, kind: str) -> "Context": ...

    class PageCanvas(Canvas, Protocol):
        """A canvas on the page."""

        @property
        def style(self) -> CanvasStyle: ...
        @property
        def clientWidth(self) -> float: ...
        @property
        def clientHeight(self) -> float: ...
        def addEventListener(self, event: str, function: object, how: object = None) -> None: ...
        def setPointerCapture(self, pointer: int) -> None: ...
        def getBoundingClientRect(self) -> "Corner": ...

    class Scroller(Protocol):
        """A scrolling element around a canvas."""

        clientWidth: float
        clientHeight: float
        scrollWidth: float
        scrollHeight: float
        scrollLeft: float
        scrollTop: float

        @property
        def style(self) -> CanvasStyle: ...
        def addEventListener(self, event: str, function: object) -> None: ...
        def setAttribute(self, name: str, value: str) -> None: ...

    class Corner(Protocol):
        """The position of an element in the window."""

        left: float
        top: float

    class Finger(Protocol):
        """The position of a finger in the window."""

        clientX: float
        clientY: float

    class Fingers(Protocol):
        """The fingers on the page; `touches[0]` is the first."""

        length: int

        def __getitem__(self, index: int) -> Finger: ...

    class Touched(Protocol):
        """A touch event."""

        touches: Fingers

        def preventDefault(self) -> None: ...

    class Pointed(Protocol):
        """A pointer event."""

        pointerId: int
        pointerType: str
        button: int
        offsetX: float
        offsetY: float

    class Context(Protocol):
        """A canvas's drawing context."""

        canvas: Canvas
        fillStyle: "str | Gradient"
        strokeStyle: "str | Gradient"
        lineWidth: float
        lineCap: str
        lineJoin: str
        font: str
        textAlign: str
        textBaseline: str
        globalAlpha: float
        globalCompositeOperation: str
        shadowColor: str
        shadowBlur: float
        shadowOffsetX: float
        shadowOffsetY: float
        imageSmoothingQuality: str

        def save(self) -> None: ...
        def restore(self) -> None: ...
        def translate(self, x: float, y: float) -> None: ...
        def transform(self, a: float, b: float, c: float, d: float, e: float, f: float) -> None: ...
        def setTransform(
            self, a: float, b: float, c: float, d: float, e: float, f: float
        ) -> None: ...
        def beginPath(self) -> None: ...
        def closePath(self) -> None: ...
        def moveTo(self, x: float, y: float) -> None: ...
        def lineTo(self, x: float, y: float) -> None: ...
        def bezierCurveTo(
            self, ax: float, ay: float, bx: float, by: float, x: float, y: float
        ) -> None: ...
        def arc(
            self, x: float, y: float, radius: float, start: float, end: float, back: bool = False
        ) -> None: ...
        def rect(self, x: float, y: float, width: float, height: float) -> None: ...
        def roundRect(
            self, x: float, y: float, width: float, height: float, radius: float
        ) -> None: ...
        def fill(self, how: "str | object" = "nonzero") -> None: ...
        def stroke(self, path: object = ...) -> None: ...
        def clip(self) -> None: ...
        def fillRect(self, x: float, y: float, width: float, height: float) -> None: ...
        def clearRect(self, x: float, y: float, width: float, height: float) -> None: ...
        def setLineDash(self, dashes: "list[float]") -> None: ...
        def fillText(self, text: str, x: float, y: float) -> None: ...
        def measureText(self, text: str) -> "Metrics": ...
        def drawImage(self, image: Canvas, *where: float) -> None: ...
        def createLinearGradient(self, ax: float, ay: float, bx: float, by: float) -> Gradient: ...
        def createRadialGradient(
            self, ax: float, ay: float, from_: float, bx: float, by: float, to: float
        ) -> Gradient: ...

    class Metrics(Protocol):
        """The measures of a text."""

        width: float
        actualBoundingBoxAscent: float
        actualBoundingBoxDescent: float
