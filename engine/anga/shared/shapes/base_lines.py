"""The base lines of pieces, which tell whose they are (see `anga.shared.scene.BaseLine`)."""

from anga.shared.geometry.camera import bounds

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from anga.shared.scene import BaseLine, Drawing, Seat, Stroke

THICK = 0.085  # of a unit
EDGE = 0.035  # between the line and the edge of its piece
GAP = 0.055  # between two strokes
FOOT = 0.02  # how far corners of a foot may be above the lowest


def base_line(seats: "Sequence[Seat]", piece: "Mapping[str, object]") -> "BaseLine | None":
    """The base line of a piece's seat, if that has one."""
    for seat in seats:
        if seat["seat"] == piece.get("seat"):
            return seat.get("base")
    return None


def based(drawing: "Drawing", line: "BaseLine | None") -> "Drawing":
    """A piece's drawing with a base line within its body, which is its first filled outline."""
    bodies = [stroke for stroke in drawing if "fill" in stroke and "path" in stroke]
    return drawing + _strokes(bodies[0], line) if line and bodies else drawing


def parts(left: float, right: float, number: int, gap: float) -> "list[tuple[float, float]]":
    """The beginning and the end of each stroke of a line that is broken into that many."""
    one = (right - left - gap * (number - 1)) / number
    return [(left + i * (one + gap), left + i * (one + gap) + one) for i in range(number)]


def _strokes(body: "Stroke", line: "BaseLine") -> "Drawing":
    _, _, _, low = bounds([(x, y) for x, y in body["path"]])
    foot = [x for x, y in body["path"] if y > low - FOOT]
    left, right = min(foot) + 2 * EDGE, max(foot) - 2 * EDGE
    top, end = low - EDGE - THICK, low - EDGE
    strokes: "Drawing" = []
    for start, stop in parts(left, right, line["strokes"], GAP):
        corners = [[start, top], [stop, top], [stop, end], [start, end]]
        strokes.append({"path": corners, "closed": True, "fill": line["colour"]})
    return strokes
