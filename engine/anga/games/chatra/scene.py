"""How Chatra looks: nine zones in three colours, discs with an edge, Objects of turned wood."""

from collections.abc import Mapping

from anga.games.chatra.board import FILES, Board
from anga.games.chatra.rules import Chatra, in_check
from anga.games.chatra.rulesets import SEATS
from anga.shared.scene import (
    Cell,
    Drawing,
    Hand,
    Mark,
    Option,
    Phrase,
    Piece,
    Point,
    Scene,
    Seat,
    Stroke,
    Text,
    compose,
)

COLOUR = {"b": "black", "w": "white"}
OTHER = {"b": "white", "w": "black"}
RIM = {"b": "soft", "w": "black"}  # a black disc is to be seen on dark paper too
EDGES = {"b": 2, "w": 0}

# The right half of a knob seen from the side, from the neck to the foot.
NECK: list[Point] = [
    [0.63, 0.42],
    [0.61, 0.5],
    [0.64, 0.6],
    [0.73, 0.7],
    [0.79, 0.8],
    [0.74, 0.89],
]


def scene(position: Chatra, view: Mapping[str, str]) -> Scene:
    """The Scene of a position."""
    known = position.variant.board
    return compose(
        (known.size, known.size),
        cells=[_cell(known, square) for square in range(known.count)],
        lines=_zone_lines(known.size),
        texts=_coordinates(known.size),
        looks={f"{kind}:{seat}": LOOKS[kind](seat) for kind in LOOKS for seat in SEATS},
        pieces=_pieces(position),
        hands=[_hand(position, seat) for seat in SEATS],
        marks=_marks(position),
        options=_options(position),
        seats=[_seat(position, seat) for seat in SEATS],
    )


def piece(seat: str, kind: str, cell: str) -> Piece:
    """A Subject (`S`) or Object (`O`) on a cell."""
    return {
        "cell": cell,
        "look": f"{kind}:{seat}",
        "name": [f"piece:{kind}", f"seat:{seat}"],
        "seat": seat,
    }


def _cell(known: Board, square: int) -> Cell:
    file, rank = known.files[square], known.ranks[square]
    shade = "board-dark" if known.zone[square] % 2 == 0 else "board-mid"
    fill = "board-light" if (file + rank) % 2 else shade
    name = known.names[square]
    return {"id": name, "at": [file, rank], "fill": fill, "name": name}


def _zone_lines(size: int) -> Drawing:
    third = size // 3
    ways = [[[at, 0], [at, size]] for at in (third, 2 * third)]
    ways += [[[0, at], [size, at]] for at in (third, 2 * third)]
    return [
        {"path": [list(map(float, end)) for end in way], "line": "black", "width": 0.05}
        for way in ways
    ]


def _coordinates(size: int) -> list[Text]:
    files = [(FILES[n], [n + 0.5, -0.32]) for n in range(size)]
    ranks = [(str(n + 1), [-0.38, n + 0.5]) for n in range(size)]
    return [{"text": text, "at": at, "size": 0.3, "fill": "soft"} for text, at in files + ranks]


def _pieces(position: Chatra) -> list[Piece]:
    known = position.variant.board
    found = [piece("w", "S", cell) for cell in known.named(position.white)]
    found += [piece("b", "S", cell) for cell in known.named(position.black)]
    for seat, square in (("w", position.white_object), ("b", position.black_object)):
        if square >= 0:
            found.append(piece(seat, "O", known.names[square]))
    return found


def _hand(position: Chatra, seat: str) -> Hand:
    sides = position.seen_by(seat)
    held = {"S": sides.hand}
    if sides.variant.free:
        held["O"] = int(sides.own < 0)
    return {
        "seat": seat,
        "held": [
            {
                "kind": kind,
                "look": f"{kind}:{seat}",
                "name": [f"piece:{kind}", f"seat:{seat}"],
                "count": count,
                "upright": True,
                "stacked": True,
            }
            for kind, count in held.items()
        ],
    }


def _marks(position: Chatra) -> list[Mark]:
    if position.opening:
        return []
    names = position.variant.board.names
    attacked = [sides for sides in map(position.seen_by, SEATS) if in_check(sides)]
    return [
        {"mark": "check", "cells": [names[sides.own]], "seat": sides.seat} for sides in attacked
    ]


def _options(position: Chatra) -> list[Option]:
    if not position.variant.passing:
        return []
    return [{"id": "pass", "name": "pass", "group": "choose:pass"}]


def _seat(position: Chatra, seat: str) -> Seat:
    notes: list[Phrase] = []
    if position.row > 1 and seat == position.turn:
        notes.append(["row-left", str(position.row)])
    if position.checked and seat == position.turn:
        notes.append("opened")
    return {"seat": seat, "name": f"seat:{seat}", "side": EDGES[seat], "notes": notes}


def _disc(seat: str) -> Drawing:
    """A reversi disc: its own colour above, the other one showing at the edge beneath."""
    rim = RIM[seat]
    return [
        {"circle": [0.5, 0.55, 0.36], "fill": OTHER[seat], "line": rim, "width": 0.015},
        {"circle": [0.5, 0.505, 0.36], "fill": COLOUR[seat]},
        {"circle": [0.5, 0.465, 0.36], "fill": COLOUR[seat], "line": rim, "width": 0.02},
    ]


def _knob(seat: str) -> Drawing:
    """A turned knob with an inlay, its grooves in the other colour."""
    left: list[Point] = [[round(1 - x, 4), y] for x, y in reversed(NECK)]
    body: list[Point] = [*NECK, [0.5, 0.92], *left]
    fill = COLOUR[seat]
    outline: Stroke = {"line": OTHER[seat], "width": 0.022}
    return [
        {"path": body, "closed": True, "smooth": True, "fill": fill, **outline},
        _groove([[0.245, 0.77], [0.5, 0.825], [0.755, 0.77]], seat),
        {"circle": [0.5, 0.27, 0.225], "fill": fill, **outline},
        _groove([[0.38, 0.475], [0.5, 0.505], [0.62, 0.475]], seat),
        {"circle": [0.5, 0.25, 0.085], "fill": "accent"},
    ]


def _groove(path: list[Point], seat: str) -> Stroke:
    return {"path": path, "smooth": True, "line": OTHER[seat], "width": 0.028}


LOOKS = {"S": _disc, "O": _knob}
