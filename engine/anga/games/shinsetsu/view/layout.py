"""The board and its surroundings: a rim with coordinates, and a band for each force."""

from collections.abc import Iterator, Mapping
from functools import cache

from anga.games.shinsetsu.rules.board import FACINGS, FILES, SQUARES
from anga.games.shinsetsu.rules.forces import CAMPS, FORWARD, HOME, OFFICERS, SEATS
from anga.games.shinsetsu.view.looks import COLOURS, EMBLEMS, SIGNS
from anga.games.shinsetsu.view.pieces import barracks_cell
from anga.shared.scene import Cell, Drawing, Phrase, Point, Stroke, Text

BAND, RIM = 1.0, 0.28  # the forces' bands, and the rim with coordinates around the board
BOARD = BAND + RIM  # where the board begins
SIDE = 8 + 2 * BOARD
EDGES: Mapping[str, int] = {"k": 2, "r": 3, "g": 0, "y": 1}

# A force's band along its edge, as its owner sees it, one place a unit from the left:
# barracks for three kinds, two dice, the sign of the army.
BARRACKS = dict(zip(OFFICERS, (0, 1, 2), strict=True))
DIE_PLACES = (3, 4)
SIGN = (5, 8)
ARMY_SIGNS: Mapping[str, str] = {"k": "黒", "r": "赤", "g": "緑", "y": "黄"}
ARMY_LETTERS = {"k": "B", "r": "R", "g": "G", "y": "Y"}


def _cells() -> list[Cell]:
    camps = {at for camp in CAMPS.values() for at in camp}
    homes = {at: seat for seat, at in HOME.items()}
    cells: list[Cell] = []
    for at, name in enumerate(SQUARES):
        corner: Point = [round(BOARD + at % 8, 3), round(BOARD + 7 - at // 8, 3)]
        fill = "board-mid" if at in camps else "board-light"
        cell: Cell = {"id": name, "at": corner, "fill": fill, "name": name}
        if at in homes:
            cell["name"], cell["short"] = ["home", name, f"seat:{homes[at]}"], name
        cells.append(cell)
    return cells + [cell for seat in SEATS for cell in _band(seat)]


def _band(seat: str) -> Iterator[Cell]:
    """The cells beside the board: barracks, places for dice, the army's sign."""
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
    """A rectangle as seen from a seat, measured from the board's far left corner."""
    points = [[left, top], [right, top], [right, bottom], [left, bottom]]
    points = [[BOARD + x, BOARD + y] for x, y in points]
    for _ in range((EDGES[seat] - EDGES["k"]) % 4):
        points = [[SIDE - y, x] for x, y in points]
    return [[round(x, 3), round(y, 3)] for x, y in points]


@cache
def lines(letters: bool) -> Drawing:
    """The rim; each force's band, the frame of its camp, its King's square."""
    drawn: Drawing = [{"path": _rim(), "closed": True, "fill": "dais"}]
    for seat in SEATS:
        corner = _box(seat, -RIM, 8, 0, 8 + RIM)
        drawn.append({"path": [corner[0], corner[3], corner[2]], "line": "ink", "width": 0.05})
        sign = ARMY_LETTERS[seat] if letters else ARMY_SIGNS[seat]
        drawn.append(_band_glyph(seat, sign, sum(SIGN) / 2, 0.7, SIGNS[seat]))
        drawn += [
            _band_glyph(
                seat, letter if letters else EMBLEMS[letter], place + 0.5, 0.5, "board-dark"
            )
            for letter, place in BARRACKS.items()
        ]
        frame = _box(seat, 0.07, 6.05, 3.95, 7.93)
        drawn.append({"path": frame, "closed": True, "line": COLOURS[seat], "width": 0.08})
        x, y = BOARD + HOME[seat] % 8 + 0.5, BOARD + 7.5 - HOME[seat] // 8
        drawn.append({"circle": [x, y, 0.27], "line": COLOURS[seat], "width": 0.07})
    return drawn


def _rim() -> list[Point]:
    """The rim's outline: around the outside, then back along the inside."""
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
    """The coordinates on all four sides of the rim."""
    near, far = BOARD - RIM / 2, BOARD + 8 + RIM / 2
    found: list[Text] = []
    for n in range(8):
        along = BOARD + n + 0.5
        for beside in (near, far):
            found.append(_coordinate(FILES[n], along, beside))
            found.append(_coordinate(str(8 - n), beside, along))
    return found


def _coordinate(text: str, x: float, y: float) -> Text:
    return {"text": text, "at": [round(x, 3), round(y, 3)], "size": 0.2, "fill": "board-light"}


assert all(FORWARD[seat] == FACINGS[(EDGES[seat] + 2) % 4] for seat in SEATS)
CELLS = _cells()
TEXTS = _texts()
