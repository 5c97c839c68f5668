"""Flat pieces: on the board, and in hands beside it."""

from collections.abc import Sequence

from anga.shared.geometry.camera import bounds
from anga.shared.layout.hands_layout import facing, pile
from anga.shared.layout.plane import Plane
from anga.shared.scene import Drawing, Hand, Held, Piece, Stroke
from anga.svg.canvas import Canvas
from anga.svg.drawings import layered, lettered, outline, text_at
from anga.svg.pen import Path, element
from anga.svg.shapes import Outline, Rect
from anga.svg.sheet import Lying, Sheet

SHADE, STRENGTH = "#180e06", 0.2
FALL, SOFT = 0.045, 0.07  # how far a piece's shadow falls, and how soft it is, in units
LARGE = 0.3  # of a unit: what is smaller casts no shadow
FAINT = 0.16  # how much is seen of a kind of which a hand has none
BADGE = 11.0  # pixels of a number's height

Shown = tuple[Drawing, Sheet]


def pieces(canvas: Canvas) -> str:
    """All pieces on the board."""
    return piled([_lying(canvas, piece) for piece in canvas.scene["pieces"]], canvas)


def _lying(canvas: Canvas, piece: Piece) -> Shown:
    drawing = canvas.scene["looks"][piece["look"]]
    middle = canvas.layout.centre(piece["cell"])
    plane = canvas.layout.plane(*middle)
    # What faces nowhere is upright for whoever looks.
    quarters = piece["facing"] + plane.quarters if "facing" in piece else 0
    return back(drawing) if piece.get("down") else drawing, Lying(middle, plane, quarters)


def piled(shown: Sequence[Shown], canvas: Canvas) -> str:
    """Pieces that lie apart from one another, and their shadows."""
    return _shadow(shown) + layered(shown, canvas.palette)


def back(drawing: Drawing) -> Drawing:
    """The other side of a piece: its largest outline, plain, the edge in the piece's own colour."""
    for stroke in drawing:
        if "fill" in stroke and "glyph" not in stroke:
            plain = stroke.copy()
            plain["line"], plain["width"], plain["fill"] = stroke["fill"], 0.06, "board-dark"
            return [plain]
    return []


def _shadow(shown: Sequence[Shown]) -> str:
    path, unit = Path(), 0.0
    for drawing, sheet in shown:
        unit = sheet.frame(0.5, 0.5).size
        for stroke in _bodies(drawing):
            outline(path, stroke, _Shifted(sheet, FALL * unit))
    if not str(path):
        return ""
    return element(
        "path",
        d=str(path),
        fill=SHADE,
        fill_opacity=STRENGTH,
        stroke=SHADE,
        stroke_opacity=STRENGTH / 2,
        stroke_width=SOFT * unit,
    )


class _Shifted:
    """A sheet a little further down the picture."""

    def __init__(self, sheet: Sheet, down: float) -> None:
        self.sheet, self.down = sheet, down
        self.frame = sheet.frame

    def at(self, x: float, y: float) -> tuple[float, float]:
        left, top = self.sheet.at(x, y)
        return left, top + self.down


def _bodies(drawing: Drawing) -> list[Stroke]:
    """What of a drawing casts a shadow: large, and not within what does already."""
    found: list[Stroke] = []
    boxes: list[tuple[float, ...]] = []
    for stroke in drawing:
        if "fill" in stroke and "glyph" not in stroke:
            left, top, right, bottom = box = bounds(_extent(stroke))
            within = any(
                left > a - 0.05 and top > b - 0.05 and right < c + 0.05 and bottom < d + 0.05
                for a, b, c, d in boxes
            )
            if not within and min(right - left, bottom - top) > LARGE:
                found.append(stroke)
                boxes.append(box)
    return found


def _extent(stroke: Stroke) -> Outline:
    if "circle" in stroke:
        x, y, radius = stroke["circle"]
        return [(x - radius, y - radius), (x + radius, y + radius)]
    return [(x, y) for x, y in stroke["path"]]


def hands(canvas: Canvas) -> str:
    """What each seat holds, and how many of each kind."""
    return "".join(
        _held(canvas, hand, held, canvas.layout.held[touch])
        for hand in canvas.scene["hands"]
        for held in hand["held"]
        if (touch := f"t:{hand['seat']}:{held['kind']}") in canvas.layout.held
    )


def _held(canvas: Canvas, hand: Hand, held: Held, rect: Rect) -> str:
    count = held["count"]
    unit, middles = pile(rect, count, held.get("stacked", False))
    way = facing(canvas.scene, hand["seat"]) + canvas.layout.turned
    quarters = 0 if held.get("upright") else way
    drawing = canvas.scene["looks"][held["look"]]
    shown = "".join(
        piled([(drawing, Lying(middle, Plane(unit, 0), quarters))], canvas) for middle in middles
    )
    if count < 1:
        return element("g", shown, opacity=FAINT)
    return shown + (_number(canvas, count, rect) if count > 1 else "")


def _number(canvas: Canvas, count: int, rect: Rect) -> str:
    """How many there are, at the lower right."""
    left, top, width, height = rect
    half = max(8.0, len(str(count)) * BADGE * 0.29 + 4)
    x, y = left + width - half - 1, top + height - 9
    palette = canvas.palette
    badge = element(
        "rect",
        x=x - half,
        y=y - 8,
        width=2 * half,
        height=16,
        rx=8,
        fill=palette("ink"),
        stroke=palette("paper"),
        stroke_width=1.5,
    )
    return badge + lettered(text_at(str(count), (x, y), BADGE), "text", BADGE, palette("paper"))
