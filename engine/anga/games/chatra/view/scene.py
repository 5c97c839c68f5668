"""The Scene of a position: nine zones in three colours, pieces, and hands."""

from collections.abc import Mapping

from anga.games.chatra.rules.position import ChatraPosition
from anga.games.chatra.rules.rulesets import SEATS
from anga.games.chatra.rules.safety import in_check
from anga.games.chatra.view.looks import COLOUR, LOOKS
from anga.kit.pairs.squares import cells, coordinates, zone_lines
from anga.shared.scene import Hand, Mark, Option, Phrase, Piece, Scene, Seat, compose

EDGES = {"b": 2, "w": 0}


def scene(position: ChatraPosition, view: Mapping[str, str]) -> Scene:
    """The Scene of a position."""
    board = position.variant.board
    return compose(
        (board.size, board.size),
        cells=cells(board),
        lines=zone_lines(board.size),
        texts=coordinates(board.size),
        looks=LOOKS,
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


def _pieces(position: ChatraPosition) -> list[Piece]:
    board = position.variant.board
    found = [piece("w", "S", cell) for cell in board.square_names(position.white)]
    found += [piece("b", "S", cell) for cell in board.square_names(position.black)]
    for seat, square in (("w", position.white_object), ("b", position.black_object)):
        if square >= 0:
            found.append(piece(seat, "O", board.names[square]))
    return found


def _hand(position: ChatraPosition, seat: str) -> Hand:
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
                "own": f"own:{kind}",
                "count": count,
                "upright": True,
                "stacked": True,
            }
            for kind, count in held.items()
        ],
    }


def _marks(position: ChatraPosition) -> list[Mark]:
    if position.opening:
        return []
    names = position.variant.board.names
    attacked = [sides for sides in map(position.seen_by, SEATS) if in_check(sides)]
    return [
        {"mark": "check", "cells": [names[sides.own]], "seat": sides.seat} for sides in attacked
    ]


def _options(position: ChatraPosition) -> list[Option]:
    if not position.variant.passing:
        return []
    return [{"id": "pass", "name": "pass", "group": "choose:pass"}]


def _seat(position: ChatraPosition, seat: str) -> Seat:
    notes: list[Phrase] = []
    if position.row > 1 and seat == position.turn:
        notes.append(["row-left", str(position.row)])
    if position.variant.checker:
        notes += ["freed"] if seat in position.freed else []
    elif position.freed and seat == position.turn:
        notes.append("opened")
    return {
        "seat": seat,
        "name": f"seat:{seat}",
        "side": EDGES[seat],
        "sign": COLOUR[seat],
        "man": f"S:{seat}",
        "counted": f"S:{seat}",
        "notes": notes,
    }
