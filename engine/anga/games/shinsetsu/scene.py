"""How a position looks: a field between four coloured bands, each with barracks and dice."""

from collections.abc import Iterator, Mapping, Sequence

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
    EMBLEMS,
    FACE_LOOKS,
    PIECES,
    ROLL_LOOKS,
    SIGNS,
)
from anga.games.shinsetsu.rules import Shinsetsu
from anga.games.shinsetsu.telling import kind
from anga.shared.scene import (
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
    compose,
)

BAND, RIM = 1.0, 0.28  # the forces' bands, and the rim with coordinates around the field
FIELD = BAND + RIM  # where the field begins
SIDE = 8 + 2 * FIELD
EDGES: Mapping[str, int] = {"k": 2, "r": 3, "g": 0, "y": 1}

# A force's band along its edge, as its owner sees it, one place a unit from the left:
# barracks for three kinds, two dice, the sign of the army.
BARRACKS = dict(zip(OFFICERS, (0, 1, 2), strict=True))
DIE_PLACES = (3, 4)
SIGN = (5, 8)
ARMY_SIGNS: Mapping[str, str] = {"k": "黒", "r": "赤", "g": "緑", "y": "黄"}

# A die turned about the axis to the right: by so many quarters its next side is on top.
TIPPED: Sequence[list[int]] = (
    [1, 0, 0, 0, 1, 0, 0, 0, 1],
    [1, 0, 0, 0, 0, 1, 0, -1, 0],
    [1, 0, 0, 0, -1, 0, 0, 0, -1],
    [1, 0, 0, 0, 0, -1, 0, 1, 0],
)
SIDES = [*(f"side:{face}" for face in FACES), "side:blank", "side:blank"]


def scene(position: Shinsetsu, view: Mapping[str, str]) -> Scene:
    """The Scene of a position."""
    return compose(
        (SIDE, SIDE),
        cells=CELLS,
        lines=LINES,
        texts=TEXTS,
        looks=ROLL_SCENE if position.chance else LOOKS,
        pieces=[
            *(piece(position, at) for at in range(64) if position.board[at]),
            *(in_barracks(seat, kind) for seat, kind in _retreated(position)),
        ],
        solids=dice(position),
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


def in_barracks(seat: str, letter: str) -> Piece:
    """A piece in its owner's barracks."""
    return {
        "cell": barracks_cell(seat, letter),
        "look": f"{seat}:{letter}",
        "name": ["piece", f"seat:{seat}", f"kind:{letter}"],
        "seat": seat,
    }


def barracks_cell(seat: str, letter: str) -> str:
    """The cell of a kind in a force's barracks."""
    return f"barracks-{seat}-{letter}"


def _retreated(position: Shinsetsu) -> list[tuple[str, str]]:
    forces = zip(SEATS, position.forces, strict=True)
    return [(seat, kind) for seat, force in forces for kind in dict.fromkeys(force.barracks)]


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
    camps = {at for camp in CAMPS.values() for at in camp}
    homes = {at: seat for seat, at in HOME.items()}
    cells: list[Cell] = []
    for at, name in enumerate(SQUARES):
        corner: Point = [round(FIELD + at % 8, 3), round(FIELD + 7 - at // 8, 3)]
        home: Phrase = ["home", name, f"seat:{homes[at]}"] if at in homes else name
        fill = "board-mid" if at in camps else "board-light"
        cells.append({"id": name, "at": corner, "fill": fill, "name": home})
    return cells + [cell for seat in SEATS for cell in _band(seat)]


def _band(seat: str) -> Iterator[Cell]:
    """The cells beside the field: barracks, places for dice, the army's sign."""
    for letter, place in BARRACKS.items():
        stall: Phrase = ["barracks", f"seat:{seat}", f"kind:{letter}"]
        yield _on_band(seat, (place, place + 1), barracks_cell(seat, letter), "board-mid", stall)
    for number, place in enumerate(DIE_PLACES, start=1):
        dice_name: Phrase = ["die-place", f"seat:{seat}"]
        yield _on_band(seat, (place, place + 1), f"die-{seat}-{number}", "dais", dice_name)
    yield _on_band(seat, SIGN, f"sign-{seat}", COLOURS[seat], ["army", f"seat:{seat}"])


def _on_band(seat: str, span: tuple[int, int], cell: str, fill: str, name: Phrase) -> Cell:
    corners = _box(seat, span[0], 8 + RIM, span[1], 8 + RIM + BAND)
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    outline: list[Point] = [[round(x - left, 3), round(y - top, 3)] for x, y in corners]
    return {"id": cell, "at": [left, top], "fill": fill, "name": name, "outline": outline}


def _box(seat: str, left: float, top: float, right: float, bottom: float) -> list[Point]:
    """A rectangle, seen from where a seat sits and measured from the field's far left corner."""
    points = [[left, top], [right, top], [right, bottom], [left, bottom]]
    points = [[FIELD + x, FIELD + y] for x, y in points]
    for _ in range((EDGES[seat] - EDGES["k"]) % 4):
        points = [[SIDE - y, x] for x, y in points]
    return [[round(x, 3), round(y, 3)] for x, y in points]


def _lines() -> Drawing:
    """The rim; each force's band, the frame around its camp, its King's square."""
    lines: Drawing = [{"path": _rim(), "closed": True, "fill": "dais"}]
    for seat in SEATS:
        corner = _box(seat, -RIM, 8, 0, 8 + RIM)
        lines.append({"path": [corner[0], corner[3], corner[2]], "line": "ink", "width": 0.05})
        lines.append(_band_glyph(seat, ARMY_SIGNS[seat], sum(SIGN) / 2, 0.7, SIGNS[seat]))
        lines += [
            _band_glyph(seat, EMBLEMS[letter], place + 0.5, 0.5, "board-dark")
            for letter, place in BARRACKS.items()
        ]
        frame = _box(seat, 0.07, 6.05, 3.95, 7.93)
        lines.append({"path": frame, "closed": True, "line": COLOURS[seat], "width": 0.08})
        x, y = FIELD + HOME[seat] % 8 + 0.5, FIELD + 7.5 - HOME[seat] // 8
        lines.append({"circle": [x, y, 0.27], "line": COLOURS[seat], "width": 0.07})
    return lines


def _rim() -> list[Point]:
    """Round the field, first outside, then back inside."""
    outer, inner = _box("k", -RIM, -RIM, 8 + RIM, 8 + RIM), _box("k", 0, 0, 8, 8)
    return [*outer, outer[0], inner[0], *inner[::-1]]


def _band_glyph(seat: str, glyph: str, along: float, size: float, fill: str) -> Stroke:
    """A character on a force's band, upright for its owner."""
    quarters = (EDGES[seat] - EDGES["k"]) % 4
    middle = 8 + RIM + BAND / 2
    return {
        "glyph": glyph,
        "at": _box(seat, along, middle, along, middle)[0],
        "size": size,
        "turn": 90 * quarters,
        "font": "mincho",
        "fill": fill,
    }


def _texts() -> list[Text]:
    """Coordinates on the rim, on all four sides."""
    near, far = FIELD - RIM / 2, FIELD + 8 + RIM / 2
    found: list[Text] = []
    for n in range(8):
        along = FIELD + n + 0.5
        for beside in (near, far):
            found.append(_coordinate("abcdefgh"[n], along, beside))
            found.append(_coordinate(str(8 - n), beside, along))
    return found


def _coordinate(text: str, x: float, y: float) -> Text:
    return {"text": text, "at": [round(x, 3), round(y, 3)], "size": 0.2, "fill": "board-light"}


assert all(FORWARD[seat] == FACINGS[(EDGES[seat] + 2) % 4] for seat in SEATS)
CELLS = _cells()
LINES = _lines()
TEXTS = _texts()
LOOKS: dict[str, Drawing] = {**PIECES, **DICE, **FACE_LOOKS, **ARROWS}
ROLL_SCENE: dict[str, Drawing] = {**PIECES, **DICE, **FACE_LOOKS, **ROLL_LOOKS}
