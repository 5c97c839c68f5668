"""How a position looks: a field between four coloured camps, each with a place for dice."""

from collections.abc import Mapping, Sequence

from anga.games.shinsetsu.dice import FACES, ROLLS
from anga.games.shinsetsu.forces import (
    CAMPS,
    FACINGS,
    FORWARD,
    HOME,
    INDEX,
    OFFICERS,
    PRISONER,
    SEATS,
    SQUARES,
    Force,
    is_pawn,
)
from anga.games.shinsetsu.looks import (
    ARROWS,
    COLOURS,
    DICE,
    FACE_LOOKS,
    PIECES,
    ROLL_LOOKS,
)
from anga.games.shinsetsu.rules import Shinsetsu
from anga.games.shinsetsu.telling import kind
from anga.scene import (
    Cell,
    Drawing,
    Option,
    Phrase,
    Piece,
    Point,
    Scene,
    Seat,
    Solid,
    Stroke,
    Text,
    Tray,
    scene,
)

SIZE = (10, 10)
EDGES: Mapping[str, int] = {"k": 2, "r": 3, "g": 0, "y": 1}
DEPTH = 0.66  # of a camp's band at the edge; between it and the field stand the coordinates

# The places for dice lie in the middle of each camp's band: top left corners and extent.
DIE_PLACES: Mapping[str, tuple[tuple[float, float, float, float], ...]] = {
    "k": ((4, 9.3, 1, 0.7), (5, 9.3, 1, 0.7)),
    "g": ((4, 0, 1, 0.7), (5, 0, 1, 0.7)),
    "r": ((0, 4, 0.7, 1), (0, 5, 0.7, 1)),
    "y": ((9.3, 4, 0.7, 1), (9.3, 5, 0.7, 1)),
}

# A die turned about the axis to the right: by so many quarters its next side is on top.
TIPPED: Sequence[list[int]] = (
    [1, 0, 0, 0, 1, 0, 0, 0, 1],
    [1, 0, 0, 0, 0, 1, 0, -1, 0],
    [1, 0, 0, 0, -1, 0, 0, 0, -1],
    [1, 0, 0, 0, 0, -1, 0, 1, 0],
)
SIDES = [*(f"side:{face}" for face in FACES), "side:blank", "side:blank"]


def board(position: Shinsetsu) -> Scene:
    """The Scene of a position."""
    return scene(
        SIZE,
        cells=CELLS,
        lines=LINES,
        texts=TEXTS,
        looks=ROLL_SCENE if position.chance else LOOKS,
        pieces=[piece(position, at) for at in range(64) if position.board[at]],
        solids=dice(position),
        trays=[_tray(seat, force) for seat, force in zip(SEATS, position.forces, strict=True)],
        options=_options(position),
        seats=[_seat(position, seat) for seat in SEATS],
    )


def piece(position: Shinsetsu, at: int) -> Piece:
    """The piece on a square."""
    text = position.board[at]
    return shown(text, at, down=not position.forces[INDEX[text[0]]].active)


def shown(text: str, at: int, *, down: bool) -> Piece:
    """A piece as it lies on a square, turned over when its force is suspended."""
    name = _name(text)
    drawn: Piece = {
        "cell": SQUARES[at],
        "look": f"{text[0]}:P" if is_pawn(text) else f"{text[0]}:{text[1:]}",
        "name": ["suspended", name] if down else name,
        "seat": text[0],
    }
    if is_pawn(text):
        drawn["facing"] = FACINGS.index(text[1])
    if down:
        drawn["down"] = True
    return drawn


def _name(text: str) -> Phrase:
    seat = f"seat:{text[0]}"
    if is_pawn(text):
        return ["pawn", seat, f"facing:{text[1]}"]
    return ["promoted" if "+" in text else "piece", seat, kind(text)]


def dice(position: Shinsetsu) -> list[Solid]:
    """The dice that are still to be used, before the force on turn."""
    return [
        {
            "solid": "die",
            "cell": f"die-{position.turn}-{number}",
            "sides": SIDES,
            "orientation": TIPPED[FACES.index(face)],
            "name": ["die", f"face:{face}"],
            "touch": f"d:{face}",
        }
        for number, face in enumerate(position.dice, start=1)
    ]


def _tray(seat: str, force: Force) -> Tray:
    return {
        "seat": seat,
        "piles": [
            {
                "kind": letter,
                "look": f"{seat}:{letter}",
                "name": ["piece", f"seat:{seat}", f"kind:{letter}"],
                "count": force.barracks.count(letter),
            }
            for letter in OFFICERS
        ],
    }


def _seat(position: Shinsetsu, seat: str) -> Seat:
    force = position.forces[INDEX[seat]]
    shown_seat: Seat = {
        "seat": seat,
        "name": f"seat:{seat}",
        "side": EDGES[seat],
        "score": force.score,
        "colour": COLOURS[seat],
    }
    if note := _note(position, seat, force):
        shown_seat["notes"] = [note]
    return shown_seat


def _note(position: Shinsetsu, seat: str, force: Force) -> str | None:
    if force.state == "A":
        return "note:tie"
    if force.active:
        return None
    if not any(text[:1] == seat for text in position.board):
        return "note:gone"
    return "note:prisoner" if force.state == PRISONER else "note:suspended"


def _options(position: Shinsetsu) -> list[Option]:
    """What can be chosen beside squares and dice."""
    if position.outcome:
        return []
    if position.chance:
        return [_roll_option(roll) for roll in ROLLS]
    if position.to_face:
        return [_facing_option(facing) for facing in FACINGS]
    thrown = map(_die_option, dict.fromkeys(position.dice))
    kinds = [_kind_option(position.turn, kind) for kind in dict.fromkeys(position.force.barracks)]
    return [*thrown, *map(_facing_option, FACINGS), *kinds, *map(_end_option, ("stop", "pass"))]


def _roll_option(roll: str) -> Option:
    name: Phrase = ["roll", *(f"face:{face}" for face in roll)]
    return {"id": roll, "name": name, "look": f"roll:{roll}", "group": "choose:roll"}


def _facing_option(facing: str) -> Option:
    look = f"facing:{facing}"
    return {"id": facing, "name": look, "look": look, "facing": 0, "group": "choose:facing"}


def _die_option(face: str) -> Option:
    look = f"face:{face}"
    return {
        "id": f"die-{face}",
        "name": look,
        "touch": f"d:{face}",
        "look": look,
        "group": "choose:die",
    }


def _kind_option(seat: str, letter: str) -> Option:
    name, look = f"kind:{letter}", f"{seat}:+{letter}"
    return {"id": letter, "name": name, "look": look, "group": "choose:kind"}


def _end_option(deed: str) -> Option:
    return {"id": deed, "name": f"option:{deed}", "group": "choose:end"}


def _cells() -> list[Cell]:
    cells: list[Cell] = []
    camps = {at for camp in CAMPS.values() for at in camp}
    homes = {at: seat for seat, at in HOME.items()}
    for at, name in enumerate(SQUARES):
        corner: Point = [1 + at % 8, 8 - at // 8]
        home: Phrase = ["home", name, f"seat:{homes[at]}"] if at in homes else name
        fill = "board-mid" if at in camps else "board-light"
        cells.append({"id": name, "at": corner, "fill": fill, "name": home})
    for seat, places in DIE_PLACES.items():
        for number, (left, top, width, height) in enumerate(places, start=1):
            corner = [int(left), int(top)]
            x, y = round(left - corner[0], 2), round(top - corner[1], 2)
            outline: list[Point] = [
                [x, y], [x + width, y], [x + width, y + height], [x, y + height],
            ]  # fmt: skip
            cells.append(
                {
                    "id": f"die-{seat}-{number}",
                    "at": corner,
                    "fill": "dais",
                    "name": ["die-place", f"seat:{seat}"],
                    "outline": outline,
                }
            )
    return cells


def _box(seat: str, left: float, top: float, right: float, bottom: float) -> list[Point]:
    """A rectangle of Black's part of the board, turned to where a seat sits."""
    points = [[left, top], [right, top], [right, bottom], [left, bottom]]
    for _ in range((EDGES[seat] - EDGES["k"]) % 4):
        points = [[round(10 - y, 3), x] for x, y in points]
    return points


def _lines() -> Drawing:
    """Each camp: its band at the edge, the frame around its setup, its King's square."""
    lines: Drawing = []
    for seat in SEATS:
        colour = COLOURS[seat]
        for left, right in ((1, 3.95), (6.05, 9)):
            band = _box(seat, left, 10 - DEPTH, right, 9.98)
            lines.append({"path": band, "closed": True, "fill": colour, "line": "ink"})
        frame = _box(seat, 1.04, 7.04, 4.96, 8.96)
        lines.append({"path": frame, "closed": True, "line": colour, "width": 0.07})
        file, rank = HOME[seat] % 8, HOME[seat] // 8
        ring: Stroke = {"circle": [file + 1.5, 8.5 - rank, 0.44], "line": colour, "width": 0.05}
        lines.append(ring)
    return lines


def _texts() -> list[Text]:
    files: list[Text] = [
        {"text": "abcdefgh"[n], "at": [n + 1.5, 9.16], "size": 0.24, "fill": "soft"}
        for n in range(8)
    ]
    ranks: list[Text] = [
        {"text": str(8 - n), "at": [0.84, n + 1.5], "size": 0.24, "fill": "soft"} for n in range(8)
    ]
    return files + ranks


assert all(FORWARD[seat] == FACINGS[(EDGES[seat] + 2) % 4] for seat in SEATS)
CELLS = _cells()
LINES = _lines()
TEXTS = _texts()
LOOKS: dict[str, Drawing] = {**PIECES, **DICE, **FACE_LOOKS, **ARROWS}
ROLL_SCENE: dict[str, Drawing] = {**PIECES, **DICE, **FACE_LOOKS, **ROLL_LOOKS}
