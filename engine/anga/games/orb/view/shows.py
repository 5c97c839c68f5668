"""Checks and mates, and what forbids a move, as figures."""

from collections.abc import Iterator

from anga.contract.game import Line
from anga.games.orb.rules.attacks import attackers
from anga.games.orb.rules.board import OrbBoard, board_after
from anga.games.orb.rules.names import square_name
from anga.games.orb.rules.orbs import prey_of, victims
from anga.games.orb.rules.position import OrbPosition
from anga.games.orb.rules.seats import (
    AREA,
    KINDS,
    NAMES,
    NUMBERS,
    SEATS,
    SLIDING,
    kind_of,
    seat_of,
    seats_in,
)
from anga.games.orb.rules.tables import BIT, DROPPING, STEPS, slide
from anga.kit import shows as kit
from anga.kit.grid import squares_of
from anga.kit.shows import Attack
from anga.shared.advice import Reason, reason
from anga.shared.phrases import slug_of
from anga.shared.scene import Figures, Mark, figures

PIECES_IN_THE_WAY = (
    "excessive-capture", "two-pawns", "own-piece", "king-untouchable", "blocked", "blocked-by-own",
)  # fmt: skip
UNSAFE = ("king-into-check", "check-ignored", "king-exposed")


def shows(line: Line[OrbPosition, int]) -> list[Reason]:
    """The mates that the last move brought about, and the checks."""
    position, found = line.position, list[Reason]()
    for stage in line.positions[-2].mates_by(line.moves[-1]) if line.moves else ():
        board, seat = stage.board, stage.seat
        found.append(kit.mate(stage.turn, attacks_on(board, seat, board.kings[seat])))
        found += _closed(board, seat)
    if position.outcome:
        return found
    board = position.board
    for seat in seats_in(position.checked):
        found.append(kit.check(SEATS[seat], attacks_on(board, seat, board.kings[seat])))
    return found


def forbids(position: OrbPosition, move: int) -> Figures:
    """The attack that a move would bring about, or else the pieces in its way."""
    refusal, board, seat = position.refusal(move), position.board, position.seat
    slug = slug_of(refusal.reason)
    if slug in UNSAFE:
        after = board_after(board, seat, move)
        return figures(kit.marks_of(attacks_on(after, seat, after.kings[seat])))
    if slug in ("excessive", "excessive-mate"):
        prey = prey_of(position.board, position.red)
        return figures(excess(position, move, prey))
    if slug == "in-check-no-pass":
        return figures(kit.marks_of(attacks_on(board, seat, board.kings[seat])))
    if slug in PIECES_IN_THE_WAY:
        return figures([{"mark": "refused", "cells": list(refusal.cells)}])
    return figures()


def stuck(position: OrbPosition, cell: str) -> Reason | None:
    """Why the own King on a cell, or a piece behind its own ones, cannot move at all."""
    board, seat, square = position.board, position.seat, NUMBERS.get(cell, -1)
    if square < 0 or not board.own[seat] & BIT[square]:
        return None
    if any(move < DROPPING and move // AREA % AREA == square for move in position.legal()):
        return None
    code = board.squares[square]
    reached = STEPS[code][square]
    if kind_of(code) in SLIDING:
        reached |= slide(square, board.occupied)
    if not reached & ~board.own[seat]:
        blocked = [NAMES[each] for each in squares_of(reached)]
        return reason("hemmed-in", marks=[{"mark": "refused", "cells": blocked}])
    if square != board.kings[seat]:
        return None
    marks = [mark for each in _closed(board, seat) for mark in each["figures"]["marks"]]
    return reason("king-stuck", marks=marks)


def attacks_on(board: OrbBoard, seat: int, square: int) -> list[Attack]:
    """The attacks of a seat's opponents on a square."""
    return [attack_of(board, start, square) for start in attackers(board, seat, square)]


def attack_of(board: OrbBoard, start: int, end: int) -> Attack:
    """The attack of the piece on one square on another one."""
    code = board.squares[start]
    piece = f"piece:{KINDS[kind_of(code)]}"
    names = square_name(start), square_name(end)
    told = ["attack:piece", f"seat:{SEATS[seat_of(code)]}", piece, *names]
    return kit.attack(NAMES[start], NAMES[end], told)


def _closed(board: OrbBoard, seat: int) -> Iterator[Reason]:
    """The squares to which the King could step if they were safe, and who attacks each."""
    king = board.kings[seat]
    for to in squares_of(STEPS[board.squares[king]][king] & ~board.own[seat] & ~board.stones):
        after = board_after(board, seat, AREA * king + to)
        attacks = attacks_on(after, seat, to)
        if attacks:
            yield kit.closed(NAMES[to], square_name(to), attacks)


def excess(position: OrbPosition, move: int, prey: int) -> Iterator[Mark]:
    """The lines from own pieces to those of `prey` that a move attacks, by the Orb rule."""
    board, seat = position.board, position.seat
    after = board_after(board, seat, move)
    for victim in squares_of(victims(board, seat, move, prey)):
        start = move % AREA
        if start == victim:  # it is captured
            start = move // AREA % AREA
        elif not _reaches(after, start, victim):  # a line that was opened
            own = (rook for rook in after.rooks if seat_of(after.squares[rook]) == seat)
            start = next(rook for rook in own if _reaches(after, rook, victim))
        yield {"mark": "attack", "cells": [NAMES[start], NAMES[victim]]}


def _reaches(board: OrbBoard, start: int, end: int) -> bool:
    """Whether the piece on a square attacks another one."""
    code = board.squares[start]
    found = STEPS[code][start]
    if kind_of(code) in SLIDING:
        found |= slide(start, board.occupied)
    return bool(found & BIT[end])
