"""The moves that a Subject could make, drawn and described: flights, slides, restricting lines."""

from anga.kit.pairs.board import ZoneBoard
from anga.kit.pairs.encoding import CAPTURE
from anga.kit.pairs.functions import holding, way_of_slide
from anga.shared.scene import Drawing, Explanation, Phrase, Point, Stroke, explanation

MOST_NOTES = 4


def ways_of(
    board: ZoneBoard, mine: int, occupied: int, square: int, *, friends: list[int], open_: int
) -> Explanation:
    """The flights and slides of a Subject with its partners to squares of `open_`."""
    lines: Drawing = []
    notes: list[Phrase] = []
    for partner in friends:
        flight = board.flights[square][partner] & open_
        if flight:
            end = flight.bit_length() - 1
            lines += _way(board, square, partner, end, 0.05)
            notes.append(["note:flight", board.names[partner], board.names[end]])
        slide = way_of_slide(board, square, partner, occupied) & open_
        if slide:
            reached = board.squares(slide)
            end = reached[-1] if reached[-1] > square else reached[0]
            lines += _way(board, square, partner, end, 0.12)
            notes.append(["note:slide", board.names[partner], board.names[end]])
    for middle in board.squares(mine):
        lines += _bars(board, mine, middle, square, notes)
    if not notes:
        notes.append("note:alone")
    return explanation(lines=lines, notes=notes[:MOST_NOTES])


def _bars(board: ZoneBoard, mine: int, middle: int, square: int, notes: list[Phrase]) -> Drawing:
    """The line that takes away a Subject's relative function, described if it was taken up."""
    drawing: Drawing = []
    for _, after, before in holding(board, mine, middle):
        drawing.append(stroke(board, before, after, "soft", 0.06))
        if middle == square:
            names = [board.names[each] for each in (middle, before, after)]
            notes.append(["note:restricted", *names])
    return drawing


def between(board: ZoneBoard, p: int, q: int) -> Phrase:
    """The line between two squares, as text."""
    return ["note:between", board.names[p], board.names[q]]


def stroke(board: ZoneBoard, p: int, q: int, colour: str, width: float) -> Stroke:
    """A straight line between the middles of two squares."""
    return {"path": [_middle(board, p), _middle(board, q)], "line": colour, "width": width}


def _middle(board: ZoneBoard, square: int) -> Point:
    return [board.files[square] + 0.5, board.ranks[square] + 0.5]


def _way(board: ZoneBoard, start: int, partner: int, end: int, width: float) -> Drawing:
    """A drawn flight or slide, and the partner that makes it possible."""
    spot: Stroke = {"circle": [*_middle(board, end), 0.13], "fill": "accent"}
    return [stroke(board, start, end, "accent", width), _ring(board, partner), spot]


def _ring(board: ZoneBoard, square: int) -> Stroke:
    return {"circle": [*_middle(board, square), 0.44], "line": "accent", "width": 0.06}


def manner(board: ZoneBoard, mine: int, move: int) -> str:
    """How a Subject of `mine` moves: by a step, a slide, or a flight over a partner."""
    origin, to = move >> 8 & 255, move & 255
    if board.king[origin] >> to & 1:
        return "step"
    (ax, ay), (bx, by) = divmod(origin, board.size), divmod(to, board.size)
    over = (ax + bx) // 2 * board.size + (ay + by) // 2
    even = (ax + bx) % 2 == (ay + by) % 2 == 0
    return "flight" if even and mine >> over & 1 else "slide"


def moving(board: ZoneBoard, mine: int, move: int) -> str:
    """The slug of the sentence about a Subject's move: how it moves, and if it captures."""
    captures = ":x" if move & CAPTURE else ""
    return f"description:{manner(board, mine, move)}{captures}"
