"""The Scene of Yonin Shogi: a board, four hands, an orb before each player."""

from collections.abc import Mapping, Sequence

from anga.contract.game import View
from anga.games.orb.rules.board import counts
from anga.games.orb.rules.names import square_name
from anga.games.orb.rules.notation import PASSING
from anga.games.orb.rules.position import OrbPosition
from anga.games.orb.rules.rulesets import PLAIN
from anga.games.orb.rules.seats import (
    BITS,
    EMPTY,
    FLIPPED,
    KINDS,
    NAMES,
    RANKS,
    SEATS,
    SIZE,
    SQUARES,
    kind_of,
    seat_of,
)
from anga.games.orb.view.looks import FLIPPED_LOOK, MAN_LOOK, looks, sign
from anga.games.orb.view.touches import LEAVING, TAKING
from anga.kit.hands import hand
from anga.shared.scene import (
    Cell,
    Drawing,
    Hand,
    Option,
    Phrase,
    Piece,
    Point,
    Scene,
    Seat,
    Text,
    compose,
)

VIEWS = (View("pieces", ("kanji", "letters"), english="letters"),)
SIDES = (2, 3, 0, 1)  # the edge of the board where each seat sits
PLAYING = "a1"  # the states of seats that are not mated

SIDEWAYS: Mapping[str, int] = {TAKING: -1, LEAVING: 1, PASSING: 0}  # seen from the seat to move
MIDDLE, APART, BESIDE = SIZE / 2, 0.9, 1.1  # where options stand: from the middle, from a target
SIGNS: Mapping[str, str] = {TAKING: "成", LEAVING: "不成", PASSING: "休"}
LETTER_SIGNS: Mapping[str, str] = {TAKING: "+", LEAVING: "=", PASSING: "…"}

# Where the orbs lie: before the middle of each seat's edge.
ORBS: Sequence[Point] = ([4, 9.07], [-0.07, 4], [5, -0.07], [9.07, 5])
ORB_SIZE = 0.13
STARS = ((3, 3), (6, 3), (3, 6), (6, 6))  # the dots of a shogi board


def scene(position: OrbPosition, view: Mapping[str, str]) -> Scene:
    """The Scene of a position."""
    over = position.outcome is not None
    return compose(
        (SIZE, SIZE),
        cells=[_cell(number) for number in SQUARES],
        lines=_lines(position),
        texts=_coordinates(),
        looks=_looks(view.get("pieces") == "letters"),
        pieces=[piece for number in SQUARES if (piece := piece_at(position, number))],
        hands=[_hand(position, seat) for seat in range(4)],
        marks=[
            {"mark": "check", "cells": [NAMES[position.board.kings[SEATS.index(seat)]]]}
            for seat in position.check
        ],
        options=[] if over else [_option(position, name) for name in (TAKING, LEAVING, PASSING)],
        seats=[_seat(position, seat) for seat in range(4)],
    )


def piece_at(position: OrbPosition, number: int) -> Piece | None:
    """The piece on a square, if any."""
    code = position.board.squares[number]
    if code == EMPTY:
        return None
    if code == FLIPPED:
        return {
            "cell": NAMES[number],
            "look": FLIPPED_LOOK,
            "name": "flipped-king",
            "seat": _beaten(position),
            "facing": 0,
            "down": True,
            "aside": True,
        }
    seat, kind = seat_of(code), KINDS[kind_of(code)]
    piece: Piece = {
        "cell": NAMES[number],
        "look": kind,
        "name": ["piece-of", f"seat:{SEATS[seat]}", f"piece:{kind}"],
        "seat": SEATS[seat],
        "facing": seat,
    }
    if position.states[seat] in PLAYING:
        return piece
    return {**piece, "look": f"neutral:{kind}", "name": ["neutral", f"piece:{kind}"], "aside": True}


def _beaten(position: OrbPosition) -> str:
    """The seat that was mated first, which stands for all flipped kings."""
    return SEATS[position.states.index("4")]


def _cell(number: int) -> Cell:
    row, column = divmod(number, SIZE)
    return {
        "id": NAMES[number],
        "at": [column, row],
        "fill": "board-light",
        "name": square_name(number),
    }


def _coordinates() -> list[Text]:
    files: list[Text] = [
        {"text": str(9 - column), "at": [column + 0.5, -0.18], "size": 0.27, "fill": "soft"}
        for column in range(SIZE)
    ]
    ranks: list[Text] = [
        {"text": f"rank:{letter}", "at": [9.18, row + 0.5], "size": 0.27, "fill": "soft"}
        for row, letter in enumerate(RANKS)
    ]
    return files + ranks


def _lines(position: OrbPosition) -> Drawing:
    """The grid's dots, and the orbs of active players."""
    drawing: Drawing = [{"circle": [x, y, 0.07], "fill": "wood-dark"} for x, y in STARS]
    if position.rules == PLAIN:
        return drawing
    for seat, (x, y) in enumerate(ORBS):
        if position.states[seat] == "a":
            colour = orb_colour(position, seat)
            drawing.append({"circle": [x, y, ORB_SIZE], "fill": colour, "glow": True})
        if position.debts & BITS[seat]:
            drawing += _debt(x, y)
    return drawing


def _debt(x: float, y: float) -> Drawing:
    """The sign of an owed turn over an orb: a ring with a bar, as on a road sign."""
    bar: list[Point] = [[x - ORB_SIZE, y], [x + ORB_SIZE, y]]
    return [
        {"circle": [x, y, 1.3 * ORB_SIZE], "line": "ink", "width": 0.05},
        {"path": bar, "line": "paper", "width": 0.11},
    ]


def orb_colour(position: OrbPosition, seat: int) -> str:
    """The colour of an orb: red in danger, else blue; grey for a mated player."""
    if position.states[seat] not in PLAYING:
        return "even"
    return "orb-red" if position.red & BITS[seat] else "orb-blue"


def _hand(position: OrbPosition, seat: int) -> Hand:
    """The hand of a seat; that of a mated player is drawn with neutral pieces."""
    out = position.states[seat] not in PLAYING
    slug, look = ("out-of-play", "neutral:") if out else ("in-hand", "")
    return hand(SEATS[seat], counts(position.board.hands[seat]), slug, look)


def _seat(position: OrbPosition, seat: int) -> Seat:
    letter, state = SEATS[seat], position.states[seat]
    notes: list[Phrase] = []
    red = position.red & BITS[seat]
    if position.checked & BITS[seat]:
        waits = "note:check-red" if red else "note:check-waits"
        notes.append("note:in-check" if seat == position.seat else waits)
    elif red:
        notes.append("note:red")
    if position.debts & BITS[seat]:
        notes.append("note:owes")
    if state != "a":
        notes.append(f"note:place-{state}")
    shown: Seat = {
        "seat": letter,
        "name": f"seat:{letter}",
        "side": SIDES[seat],
        "man": MAN_LOOK,
        "notes": notes,
    }
    if position.rules != PLAIN:
        shown["lamp"] = orb_colour(position, seat)
    if state in PLAYING:
        shown["base"] = {"colour": f"base-{letter}", "strokes": seat + 1}
    else:
        shown["out"] = True
    return shown


def _option(position: OrbPosition, name: str) -> Option:
    """An option in the middle of the board, or beside a move's target, for the player to move."""
    shown: Option = {
        "id": name,
        "name": f"option:{name}",
        "look": f"option:{name}",
        "group": "choose:pass" if name == PASSING else "choose:promotion",
        "facing": position.seat,
    }
    dx, dy = SIDEWAYS[name], 0
    for _ in range(position.seat):
        dx, dy = -dy, dx
    shown["at"] = [MIDDLE + APART * dx, MIDDLE + APART * dy]
    if dx or dy:
        shown["beside"] = [BESIDE * dx, BESIDE * dy]
    return shown


def _looks(letters: bool) -> dict[str, Drawing]:
    signs = LETTER_SIGNS if letters else SIGNS
    return looks(letters) | {
        f"option:{name}": sign(text, "accent" if name == TAKING else "ink")
        for name, text in signs.items()
    }
