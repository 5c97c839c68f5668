"""How Troop-Chess looks: units on a parade ground of slate."""

from collections.abc import Mapping
from functools import cache

from anga.games.troop.deeds import deed
from anga.games.troop.drawings import diagrams, pattern, units
from anga.games.troop.formations import KINDS, formations
from anga.games.troop.ground import FILES, Ground, cells_of, mask_of
from anga.games.troop.packing import unpack
from anga.games.troop.rules import QUIET_TURNS, SEATS, Troop
from anga.games.troop.telling import named
from anga.shared.scene import (
    Cell,
    Change,
    Colours,
    Drawing,
    Option,
    Piece,
    Point,
    Scene,
    Seat,
    Text,
    compose,
)

EDGES = {"b": 2, "w": 0}
FACINGS = {"b": 0, "w": 2}
SIGNS = {"b": "black", "w": "white"}
PAINTS: Colours = {
    "slate-light": ("#858e94", "#616971"),
    "chalk": ("#c3cacd", "#98a1a6"),
}
QUIET_TOLD = 6  # turns without a change of numbers, from which on they are counted aloud


def scene(position: Troop, view: Mapping[str, str]) -> Scene:
    """The Scene of a position."""
    ground = position.board
    return compose(
        (ground.size, ground.size),
        cells=_cells(ground),
        lines=_chalk(ground.size),
        texts=_coordinates(ground.size),
        looks={**units(), **diagrams()},
        pieces=[piece(position, cell) for cell in cells_of(position.black | position.white)],
        options=[] if position.outcome else _options(position),
        seats=[_seat(position, seat) for seat in SEATS],
    )


def changes(position: Troop, turn: int) -> list[Change]:
    """What a legal turn does: the muster step, who is beaten, the march, who falls in it."""
    ground, done, seat = position.board, deed(position, turn), position.turn
    told: list[Change] = []
    if done.step:
        told.append(_moved(ground, seat, *done.step))
    told += [{"do": "capture", "places": [f"c:{ground.name(cell)}"]} for cell in done.beaten]
    told += [_moved(ground, seat, marcher.origin, marcher.target) for marcher in done.marchers]
    told += [{"do": "remove", "places": [f"c:{ground.name(cell)}"]} for cell in done.lost]
    return told


def middle(ground: Ground, cell: int) -> Point:
    """The middle of a cell on the board's plane."""
    x, y = ground.place(cell)
    return [x + 0.5, ground.size - y - 0.5]


def piece(position: Troop, cell: int) -> Piece:
    """The piece on a cell that is taken."""
    return unit(position.board, "b" if position.black >> cell & 1 else "w", cell)


@cache
def unit(ground: Ground, seat: str, cell: int) -> Piece:
    """A piece of a side on a cell."""
    return {
        "cell": ground.name(cell),
        "look": seat,
        "name": f"unit:{seat}",
        "seat": seat,
        "facing": FACINGS[seat],
    }


def _moved(ground: Ground, seat: str, origin: int, target: int) -> Change:
    places = [f"c:{ground.name(cell)}" for cell in (origin, target)]
    return {"do": "move", "places": places, "piece": unit(ground, seat, target)}


def _cell(ground: Ground, cell: int) -> Cell:
    x, y = ground.place(cell)
    return {
        "id": ground.name(cell),
        "at": [x, ground.size - 1 - y],
        "fill": "slate" if (x + y) % 2 else "slate-light",
        "name": ground.name(cell),
    }


@cache
def _cells(ground: Ground) -> list[Cell]:
    return [_cell(ground, cell) for cell in range(ground.size**2)]


@cache
def _chalk(size: int) -> Drawing:
    """The lines along which the troops draw up."""
    return [
        {"path": [[0.12, y], [size - 0.12, y]], "line": "chalk", "width": 0.035}
        for y in (1, size - 1)
    ]


@cache
def _coordinates(size: int) -> list[Text]:
    files: list[Text] = [
        {"text": FILES[x], "at": [x + 0.5, size + 0.26], "size": 0.24, "fill": "soft"}
        for x in range(size)
    ]
    ranks: list[Text] = [
        {"text": str(size - y), "at": [-0.26, y + 0.5], "size": 0.24, "fill": "soft"}
        for y in range(size)
    ]
    return files + ranks


def _options(position: Troop) -> list[Option]:
    """Every formation that can march now, as it stands or after a muster step, kind by kind."""
    known = formations(position.board.size)
    found = [known[mask] for mask in {mask_of(unpack(turn).cells) for turn in position.legal()}]
    found.sort(key=lambda formation: (KINDS.index(formation.kind), formation.cells))
    return [_option(position.board, formation.mask) for formation in found]


@cache
def _option(ground: Ground, mask: int) -> Option:
    formation = formations(ground.size)[mask]
    return {
        "id": "".join(map(ground.name, formation.cells)),
        "name": named(ground, formation),
        "look": pattern([ground.place(cell) for cell in formation.cells]),
        "group": "choose:formation",
    }


def _seat(position: Troop, seat: str) -> Seat:
    pieces = position.black if seat == "b" else position.white
    told: Seat = {
        "seat": seat,
        "name": f"seat:{seat}",
        "side": EDGES[seat],
        "sign": SIGNS[seat],
        "notes": [["units", str(pieces.bit_count())]],
    }
    if position.quiet >= QUIET_TOLD and seat == position.turn:
        told["notes"].append(["quiet", str(position.quiet), str(QUIET_TURNS)])
    return told
