"""Writing SVG as short as it can be: elements, and paths in tenths of a pixel."""

import re
from collections.abc import Callable, Iterable, Sequence

from anga.shared.geometry.polygons import bends
from anga.svg.shapes import Point

FINE = 10  # steps in a pixel
ROUND = 0.5523  # how far a quarter of a circle's control points are from its ends
COMMAND = re.compile("([MLCaZ])([^MLCaZ]*)")
KEPT = ("viewBox",)  # names with capitals; in others `_` stands for `-`


def number(value: float, digits: int = 1) -> str:
    """A number without idle zeros."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    text = text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
    return "0" if text in ("-0", "") else text


def escaped(text: str) -> str:
    """A text as it stands between tags and in attributes."""
    for plain, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(plain, entity)
    return text


def element(tag: str, inner: str = "", **attributes: str | float | None) -> str:
    """An element; attributes that are None are left out."""
    told = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for name, value in attributes.items()
        if value is not None
    )
    return f"<{tag}{told}>{inner}</{tag}>" if inner else f"<{tag}{told}/>"


def _value(value: str | float) -> str:
    return escaped(value) if isinstance(value, str) else number(value, 2)


def shortened(d: str) -> str:
    """Path data (see `anga.shared.shapes.path`) with steps from one point to the next."""
    parts: list[str] = []
    at = start = (0, 0)
    for command, rest in COMMAND.findall(d):
        numbers = [round(float(each) * FINE) for each in rest.split()]
        if command == "Z":
            parts.append("z")
            at = start
        elif command == "a":
            parts.append("a" + _joined([number(float(each)) for each in rest.split()]))
            at = at[0] + numbers[-2], at[1] + numbers[-1]
        else:
            steps = [each - at[i % 2] for i, each in enumerate(numbers)]
            parts.append(_step(command.lower(), steps))
            at = numbers[-2], numbers[-1]
            start = at if command == "M" else start
    return "".join(parts)


def _step(command: str, steps: Sequence[int]) -> str:
    told = [number(step / FINE) for step in steps]
    if command == "l" and "0" in told:
        return f"h{told[0]}" if told[1] == "0" else f"v{told[1]}"
    return command + _joined(told)


class Path:
    """The data of a path. Points are in pixels; what is written are steps from one to the next."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._at = (0, 0)

    def __str__(self) -> str:
        return "".join(self._parts)

    def polygon(self, points: Sequence[Point], *, closed: bool = True) -> "Path":
        """Straight lines through points."""
        start = self._move(points[0])
        for point in points[1:]:
            self._line(point)
        return self._end(start, closed=closed)

    def curve(self, points: Sequence[Point], *, closed: bool = False) -> "Path":
        """A curve through points."""
        start = self._move(points[0])
        for leaving, coming, end in bends(points, closed):
            self._bend(leaving, coming, end)
        return self._end(start, closed=closed)

    def disc(self, x: float, y: float, radius: float) -> "Path":
        """A circle."""
        start = self._move((x - radius, y))
        r, across = number(radius), number(2 * round(radius * FINE) / FINE)
        self._parts.append(f"a{r} {r} 0 1 1 {across} 0a{r} {r} 0 1 1-{across} 0")
        return self._end(start, closed=True)

    def oval(self, place: Callable[[float, float], Point]) -> "Path":
        """What becomes of the unit circle about the origin when its points are put somewhere."""
        start = self._move(place(1, 0))
        x, y = 1, 0
        for _ in range(4):
            across, down = -y, x
            leaving = place(x + ROUND * across, y + ROUND * down)
            coming = place(across + ROUND * x, down + ROUND * y)
            self._bend(leaving, coming, place(across, down))
            x, y = across, down
        return self._end(start, closed=True)

    def segments(self, edges: Iterable[tuple[Point, Point]]) -> "Path":
        """Lines that need not hang together."""
        for a, b in edges:
            self._move(a)
            self._line(b)
        return self

    def _move(self, point: Point) -> tuple[int, int]:
        self._parts.append("m" + self._steps([point]))
        self._at = _fine(point)
        return self._at

    def _line(self, point: Point) -> None:
        (x, y), (old_x, old_y) = _fine(point), self._at
        if y == old_y:
            self._parts.append("h" + number((x - old_x) / FINE))
        elif x == old_x:
            self._parts.append("v" + number((y - old_y) / FINE))
        else:
            self._parts.append("l" + self._steps([point]))
        self._at = (x, y)

    def _bend(self, leaving: Point, coming: Point, end: Point) -> None:
        self._parts.append("c" + self._steps([leaving, coming, end]))
        self._at = _fine(end)

    def _end(self, start: tuple[int, int], *, closed: bool) -> "Path":
        if closed:
            self._parts.append("z")
            self._at = start
        return self

    def _steps(self, points: Iterable[Point]) -> str:
        """The ways from where the pen is to each point."""
        ways = [
            (here - there) / FINE
            for point in points
            for here, there in zip(_fine(point), self._at, strict=True)
        ]
        return _joined([number(way) for way in ways])


def _fine(point: Point) -> tuple[int, int]:
    return round(point[0] * FINE), round(point[1] * FINE)


def _joined(numbers: Iterable[str]) -> str:
    """Numbers with a space where they would run into one another."""
    text = ""
    for each in numbers:
        text += each if not text or each.startswith("-") else f" {each}"
    return text
