"""The vocabulary between a game and its display: data that JSON keeps unchanged.

A *Scene* says what to draw, *choices* say what a person may touch, *changes* say what a move did.
None of them names a rule, and whoever draws them needs to know no game.

Measures. The board's plane has x to the right and y downwards, one unit a cell; a solid stands on
it, z upwards. A *drawing* lives in a unit square of its own, x to the right, y downwards. Facings
are quarter turns clockwise from "up the board" (0 up, 1 right, 2 down, 3 left). Colours are tokens
of `shared/colours.py` and of the game's own `colours`, each with a value in the light and the
dark scheme.

Words. A *phrase* is a slug of the game's `words`, or a list of a slug and its arguments, each again
a phrase; a template's `{0}`, `{1}` take the arguments. A text that is no slug stands for itself.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict, Unpack

Phrase: TypeAlias = "str | list[Phrase]"
Point: TypeAlias = Sequence[float]
"""x and y; a list, since JSON knows no tuples."""

Deed: TypeAlias = Literal["move", "drop", "capture", "remove", "flip", "turn", "roll"]

Colours: TypeAlias = Mapping[str, tuple[str, str]]
"""token → its colour in the light and in the dark scheme, each `#rrggbb`."""

Words: TypeAlias = Mapping[str, Mapping[str, str]]
"""slug → language (`en`, `ja`) → text."""


class Stroke(TypedDict, total=False):
    """One element of a drawing: exactly one of `path`, `circle`, `glyph`, with its colours."""

    path: Sequence[Point]
    closed: bool
    smooth: bool  # the path is a curve through its points
    circle: Sequence[float]  # centre x, centre y, radius
    glyph: str
    at: Point  # the glyph's centre
    size: float  # the glyph's height
    turn: int  # the glyph's rotation, degrees clockwise
    upright: bool  # a glyph that is read: it does not turn with the board
    font: Literal["brush", "mincho", "text"]
    fill: str
    line: str
    width: float
    glow: bool  # a circle whose fill shines on what is around it


Drawing: TypeAlias = list[Stroke]
Looks: TypeAlias = Mapping[str, Drawing]


class Cell(TypedDict):
    """A place on the board. A touch on it is written `c:<id>`.

    Without `fill` nothing of it is drawn: a point where lines of the Scene meet. `short` is how it
    is called in a sentence that tells what stands there too, if not by its name.
    """

    id: str
    at: Point  # top left corner
    fill: NotRequired[str]
    name: Phrase
    short: NotRequired[Phrase]
    outline: NotRequired[Sequence[Point]]  # relative to `at`; a unit square when missing


class Piece(TypedDict):
    """A flat piece on a cell.

    `short` is how it is called in a sentence that tells its cell too, if not by its name.
    """

    cell: str
    look: str
    name: Phrase
    short: NotRequired[Phrase]
    seat: str
    facing: NotRequired[int]
    down: NotRequired[bool]  # turned over, out of action
    aside: NotRequired[bool]  # not among its seat's men: beside the field, or out of the game


class Held(TypedDict):
    """Equal pieces in a hand. A touch on it is written `t:<seat>:<kind>`.

    `own` is how one of them is called to the hand's owner, within a sentence.
    """

    kind: str
    look: str
    name: Phrase
    own: NotRequired[Phrase]
    count: int
    upright: NotRequired[bool]  # seen from the side: not turned to its owner
    stacked: NotRequired[bool]  # lying one on another


class Hand(TypedDict):
    """A seat's hand beside the board: every possible kind, even with a count of 0."""

    seat: str
    held: list[Held]


class Solid(TypedDict):
    """A cube with a drawing on each side.

    `sides` are six looks in the order top, near, bottom, away, right, left of the unrotated cube;
    the drawing's upper edge points away (top), up (near, right, left), towards the viewer
    (bottom), up (away), each seen from outside. `orientation` is the rotation from the unrotated
    cube, nine integers row by row, in axes x right, y away, z up. A solid of kind `die` is thrown,
    one of kind `cube` is turned.
    """

    solid: Literal["cube", "die"]
    cell: str
    sides: list[str]
    orientation: list[int]
    name: Phrase
    seat: NotRequired[str]
    touch: NotRequired[str]  # what it is touched as, if not as its cell


class Mark(TypedDict):
    """Marked cells: the last move, a check, the subject of a refusal.

    What stands on a `threat` could be captured. On an `awaited` cell a solid will be placed. An
    `arrow` advises to move from the first of its cells to the last; the higher its `rank`, the
    fainter. So does an `attack` lead, with the help of the pieces `by`, such as one that is flown
    over, and with a bend at each cell between. A `closed` cell is crossed out, for nobody can go
    there; what stands on an `able` one can move. Of a reason, a `way` leads where something could
    go next, and it speaks of what stands on an `about` cell.
    """

    mark: Literal[
        "last", "check", "refused", "area", "hint", "threat", "awaited", "arrow", "attack",
        "closed", "able", "way", "about",
    ]  # fmt: skip
    cells: list[str]
    seat: NotRequired[str]
    rank: NotRequired[int]
    by: NotRequired[list[str]]


class Text(TypedDict):
    """A short text on the board, such as a coordinate."""

    text: Phrase
    at: Point
    size: float
    fill: str


class Option(TypedDict):
    """Something to touch that is neither a cell nor a piece: `o:<id>`.

    With `at` it stands on the board there, its picture turned by `facing`, or so far `beside` the
    middle of the cell touched last; every option stands in a row beneath the board too. `look` is
    its picture, `group` names options that answer one question together, and `then` asks it once a
    place has been touched. One that stands for what lies on `cells` has their places in its
    picture; touching one of them narrows such options, and chooses the last.
    """

    id: str
    name: Phrase
    touch: NotRequired[str]  # what it is touched as, if not `o:<id>`: a die, as `d:<face>`
    look: NotRequired[str]
    at: NotRequired[Point]
    beside: NotRequired[Point]
    facing: NotRequired[int]
    group: NotRequired[Phrase]
    then: NotRequired[Phrase]
    cells: NotRequired[dict[str, Point]]


class BaseLine(TypedDict):
    """A line that tells whose a piece is, along the edge of the piece that is nearest its owner.

    It is broken into `strokes`, as many as no other seat's, since not everybody sees colours.
    """

    colour: str
    strokes: int


class Seat(TypedDict):
    """A seat at an edge of the board: `side` is the facing from the board's centre.

    `sign` is the colour of the sign beside the seat's name, `lamp` that of a light in its place.
    `colour` is given where all things of the seat have its colour, such as marks and listed moves.
    `base` is the line on all its flat pieces that are not turned over, and under its name. `man` is
    the look that stands for any of its men, beside their number; they are not counted without it.
    Where `counted` is a look, only the pieces with that look are counted as men. `rolls_for` tells
    of a seat to roll that its roll is all it has: it moves nothing with the dice. `placed_by` tells
    at the end of a game what the seat's place depends on. `out` seats have no more turns; the last
    of the notes says why.
    """

    seat: str
    name: Phrase
    side: int
    sign: NotRequired[str]
    colour: NotRequired[str]
    score: NotRequired[int]
    lamp: NotRequired[str]
    base: NotRequired[BaseLine]
    man: NotRequired[str]
    counted: NotRequired[str]
    rolls_for: NotRequired[Phrase]
    placed_by: NotRequired[Phrase]
    out: NotRequired[bool]
    notes: NotRequired[list[Phrase]]


class SceneCamera(TypedDict):
    """The camera angles for a board with solids, in degrees.

    `yaw` turns the board to the right, `pitch` is the height of the eye above the board's plane (90
    is straight down).
    """

    yaw: float
    pitch: float


class Scene(TypedDict):
    """Everything to be drawn for one position. Lists are in drawing order.

    Without a camera the board is seen from straight above, and each solid a little from in front.
    With one, all the same is seen in perspective: slabs have their thickness, cells are let into
    them, lines, marks, texts and pieces lie flat on the board, solids stand on it, and what hands
    hold lies beside it as ever.

    Pieces lie as a hand puts them down, see `anga.shared.layout.lie`, unless they are `straight`.
    """

    size: Sequence[float]  # width, height of the board
    slabs: list[list[Point]]  # outlines of wooden slabs that the cells lie on
    cells: list[Cell]
    lines: Drawing  # in board units
    texts: list[Text]
    looks: dict[str, Drawing]
    pieces: list[Piece]
    solids: list[Solid]
    hands: list[Hand]
    marks: list[Mark]
    options: list[Option]
    seats: list[Seat]
    camera: SceneCamera | None
    straight: NotRequired[bool]


class Parts(TypedDict, total=False):
    """The optional parts of a Scene, as `compose` takes them."""

    slabs: list[list[Point]]
    cells: list[Cell]
    lines: Drawing
    texts: list[Text]
    looks: dict[str, Drawing]
    pieces: list[Piece]
    solids: list[Solid]
    hands: list[Hand]
    marks: list[Mark]
    options: list[Option]
    seats: list[Seat]
    camera: SceneCamera | None


class Choice(TypedDict):
    """A legal move and the ordered touches that make it.

    No path equals or begins another one, and each belongs to one move. A touch written `?…` is
    taken by itself where it is the only continuation. A choice with `forbidden`, the phrase of a
    reason, is shown but cannot be played.
    """

    move: str
    paths: list[list[str]]
    forbidden: NotRequired[Phrase]


class Change(TypedDict):
    """A single effect of a move; a move's changes are in order.

    `places` are the touches (`c:e4`, `t:b:S`) of where it began and ended. What comes to stand on a
    cell, or stands there changed, is given whole as `piece` or `solid`. `changes.apply` makes the
    Scene after a move from the one before it.
    """

    do: Deed
    places: list[str]
    piece: NotRequired[Piece]
    solid: NotRequired[Solid]


class Figures(TypedDict):
    """What shows a claim over the board: `marks`, and `lines` in board units."""

    marks: list[Mark]
    lines: Drawing


class Explanation(Figures):
    """A preview of what touches that begin or make a move would do.

    Its figures are drawn over the board, `notes` are said beside it. `ghosts` are solids that would
    stand there.
    """

    notes: list[Phrase]
    ghosts: NotRequired[list[Solid]]


def compose(size: Sequence[float], **parts: Unpack[Parts]) -> Scene:
    """A Scene with a board of that size and those parts; parts that are not given are empty.

    Raises TypeError for a part that no Scene has.
    """
    scene: Scene = {
        "size": list(size), "slabs": [], "cells": [], "lines": [], "texts": [], "looks": {},
        "pieces": [], "solids": [], "hands": [], "marks": [], "options": [], "seats": [],
        "camera": None,
    }  # fmt: skip
    unknown = set(parts) - set(scene)
    if unknown:
        raise TypeError(f"a Scene has no {sorted(unknown)}")
    return {**scene, **parts}


def explanation(
    marks: Iterable[Mark] = (),
    lines: Iterable[Stroke] = (),
    notes: Iterable[Phrase] = (),
    ghosts: Iterable[Solid] = (),
) -> Explanation:
    """An Explanation; parts that are not given are empty."""
    told: Explanation = {"marks": list(marks), "lines": list(lines), "notes": list(notes)}
    shown = list(ghosts)
    return {**told, "ghosts": shown} if shown else told


def figures(marks: Iterable[Mark] = (), lines: Iterable[Stroke] = ()) -> Figures:
    """Figures; parts that are not given are empty."""
    return {"marks": list(marks), "lines": list(lines)}
