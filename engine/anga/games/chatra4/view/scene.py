"""The Scene of a position: nine zones, four armies, and their hands."""

from collections.abc import Mapping

from anga.games.chatra4.rules.notation import ACTIVE
from anga.games.chatra4.rules.position import Chatra4Position
from anga.games.chatra4.rules.rulesets import SEATS
from anga.games.chatra4.view.looks import COLOUR, LOOKS, LOOSE_LOOK, STONE_LOOK
from anga.kit.pairs.encoding import PASS
from anga.kit.pairs.squares import cells, coordinates, zone_lines
from anga.shared.scene import Hand, Mark, Option, Phrase, Piece, Scene, Seat, compose

EDGES = (2, 3, 0, 1)  # the edge of the board where each seat sits
FACINGS = (0, 1, 2, 3)  # where its triangles point


def scene(position: Chatra4Position, view: Mapping[str, str]) -> Scene:
    """The Scene of a position."""
    board = position.variant.board
    return compose(
        (board.size, board.size),
        cells=cells(board),
        lines=zone_lines(board.size),
        texts=coordinates(board.size),
        looks=LOOKS,
        pieces=list(pieces(position).values()),
        hands=[hand(position, number) for number in range(len(SEATS))],
        marks=_marks(position),
        options=_options(position),
        seats=[_seat(position, number) for number in range(len(SEATS))],
    )


def piece(number: int, kind: str, cell: str) -> Piece:
    """A Subject (`S`) or Object (`O`) of a seat on a cell; Objects stand upright."""
    seat = SEATS[number]
    found: Piece = {
        "cell": cell,
        "look": f"{kind}:{seat}",
        "name": [f"piece:{kind}", f"seat:{seat}"],
        "seat": seat,
    }
    return {**found, "facing": FACINGS[number]} if kind == "S" else found


def pieces(position: Chatra4Position) -> dict[str, Piece]:
    """The pieces on the board, by cell."""
    board = position.variant.board
    found: dict[str, Piece] = {}
    for number, (mine, square) in enumerate(zip(position.men, position.objects, strict=True)):
        found |= {cell: piece(number, "S", cell) for cell in board.square_names(mine)}
        if square >= 0:
            found[board.names[square]] = piece(number, "O", board.names[square])
    out = [(position.stones, STONE_LOOK, "stone"), (position.loose, LOOSE_LOOK, "loose")]
    for mask, look, name in out:
        for cell in board.square_names(mask):
            seat = _beaten(position)
            found[cell] = {"cell": cell, "look": look, "name": name, "seat": seat, "aside": True}
            if look == STONE_LOOK:
                found[cell]["down"] = True
    return found


def _beaten(position: Chatra4Position) -> str:
    """The seat that was mated first, which stands for everything out of the game."""
    beaten = [pair for pair in zip(position.states, SEATS, strict=True) if pair[0] != ACTIVE]
    return max(beaten)[1]


def hand(position: Chatra4Position, number: int) -> Hand:
    """The hand of a seat; a mated one cannot be used."""
    seat = SEATS[number]
    held = {"S": position.hands[number]}
    if position.variant.free:
        held["O"] = int(position.objects[number] < 0 and position.states[number] == ACTIVE)
    slug = "piece" if position.states[number] == ACTIVE else "out-of-play"
    return {
        "seat": seat,
        "held": [
            {
                "kind": kind,
                "look": f"{kind}:{seat}",
                "name": [f"{slug}:{kind}", f"seat:{seat}"],
                "own": f"own:{kind}",
                "count": count,
                "upright": True,
                "stacked": True,
            }
            for kind, count in held.items()
        ],
    }


def _marks(position: Chatra4Position) -> list[Mark]:
    names = position.variant.board.names
    return [
        {"mark": "check", "cells": [names[position.objects[SEATS.index(seat)]]], "seat": seat}
        for seat in position.check
    ]


def _options(position: Chatra4Position) -> list[Option]:
    if tuple(position.legal()) != (PASS,):
        return []
    return [{"id": "pass", "name": "pass", "group": "choose:pass"}]


def _seat(position: Chatra4Position, number: int) -> Seat:
    seat, state = SEATS[number], position.states[number]
    notes: list[Phrase] = []
    if state != ACTIVE:
        notes.append([f"note:place-{state[0]}", f"seat:{state[1]}"])
    elif seat in position.check:
        notes.append("note:in-check" if seat == position.turn else "note:check-waits")
    mates = [each[1:] for each in position.states].count(seat)
    if mates and state == ACTIVE:
        notes.append(["note:mates", str(mates)])
    found: Seat = {
        "seat": seat,
        "name": f"seat:{seat}",
        "side": EDGES[number],
        "colour": COLOUR[seat],
        "man": f"S:{seat}",
        "counted": f"S:{seat}",
        "notes": notes,
    }
    if state != ACTIVE:
        found["out"] = True
    elif position.states.count(ACTIVE) > 1:
        owned = position.owned[number]
        found["placed_by"] = ["placed-by", f"seat:{seat}", str(mates), str(owned)]
    return found
