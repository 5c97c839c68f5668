"""What speaks for moves of pieces that move in pairs, as figures."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from anga.contract.aims import Step
from anga.kit import aims
from anga.kit.pairs.attacks import attacks_on
from anga.kit.pairs.board import ZoneBoard
from anga.kit.pairs.encoding import CAPTURE, OBJECT, SUBJECT
from anga.kit.pairs.offside import behind
from anga.shared.advice import Reason, reason
from anga.shared.scene import Mark

Way = tuple[int, int]
"""A square and another one."""

FEW = 4  # Subjects for which it is worked out what one more would open


def names(position: Any, squares: Sequence[int]) -> list[str]:
    """The names of squares of a position's board."""
    known: Sequence[str] = position.variant.board.names
    return [known[square] for square in squares]


def opened(step: Step[Any, int], squares: Sequence[int]) -> list[Mark]:
    """Squares that a move opens."""
    return [{"mark": "area", "cells": names(step.after, squares)}]


def fleeing(step: Step[Any, int], squares: Sequence[int]) -> list[Mark]:
    """Squares to which the own Object could step, but for the one that it has just left."""
    left = {*step.ways} if step.move & OBJECT else set[str]()
    cells = [cell for cell in names(step.after, squares) if cell not in left]
    return [{"mark": "area", "cells": cells}] if cells else []


def shut(step: Step[Any, int], squares: Sequence[int]) -> list[Mark]:
    """Squares that a move closes."""
    return [{"mark": "closed", "cells": names(step.after, squares)}]


def linked(step: Step[Any, int], ways: Sequence[Way]) -> list[Mark]:
    """The pieces that can go these ways."""
    return [{"mark": "about", "cells": names(step.after, _starts(ways))}]


def farther(subjects: aims.Names) -> Callable[[Step[Any, int], Sequence[Way]], Reason]:
    """How to tell of new ways: of the Subject that has the most of them, the farthest."""

    def tell(step: Step[Any, int], ways: Sequence[Way]) -> Reason:
        start, board = _starts(ways)[0], step.after.variant.board
        end = max((b for a, b in ways if a == start), key=lambda to: board.distance(start, to))
        cells = names(step.after, (start, end))
        marks: list[Mark] = [aims.way(*cells), {"mark": "about", "cells": cells[:1]}]
        return reason("aim:linked", subjects(step.after, cells[:1]), cells[1], marks=marks)

    return tell


def unlinked(step: Step[Any, int], theirs: int, ways: Sequence[Way]) -> list[Mark]:
    """Those of the enemies' pieces that cannot go these ways any more, if any still stand."""
    starts = [start for start in _starts(ways) if theirs >> start & 1]
    return [{"mark": "refused", "cells": names(step.after, starts)}] if starts else []


def evaded(step: Step[Any, int], squares: Sequence[int]) -> list[Mark]:
    """The enemy Subjects that an Object's move has got away from."""
    starts = [square for square in squares if square != step.move & 255]
    moved = step.move & OBJECT and starts
    return [{"mark": "refused", "cells": names(step.after, starts)}] if moved else []


def towards(step: Step[Any, int], ways: Sequence[Way]) -> list[Mark]:
    """Faint arrows from squares to others, and the squares where they begin."""
    arrows = [aims.way(*names(step.after, way)) for way in ways]
    return [*arrows, {"mark": "area", "cells": names(step.after, [start for start, _ in ways])}]


def steps(moves: Sequence[int]) -> list[int]:
    """The squares to which an Object could step, by the moves of its side."""
    return [move & 255 for move in moves if move & OBJECT]


def flights_and_slides(board: ZoneBoard, moves: Sequence[int]) -> list[Way]:
    """The ways of Subjects that are no steps, by the moves of their side."""
    found = [(move >> 8 & 255, move & 255) for move in moves if move & SUBJECT]
    return [(start, to) for start, to in found if not board.king[start] >> to & 1]


def captures(sides: Any, moves: Sequence[int], cells: Sequence[str]) -> list[Mark]:
    """For each cell one way in which a side, seen by itself, captures there by one of its moves."""
    board = sides.variant.board
    own, found = board.bit[sides.own], list[Mark]()
    starts = {
        (board.names[sides.own if m & OBJECT else m >> 8 & 255], board.names[m & 255])
        for m in moves
        if m & CAPTURE
    }
    for cell in cells:
        to = board.names.index(cell)
        attacks = attacks_on(sides.variant, sides.mine, own, sides.occupied, to)
        found += [a.mark for a in attacks if tuple(a.mark["cells"]) in starts][:1]
    return found


def _starts(ways: Sequence[Way]) -> list[int]:
    """Where ways begin, the square where most of them do first."""
    return [start for start, _ in Counter(start for start, _ in ways).most_common()]


def near(board: ZoneBoard, men: int, e: int) -> list[int]:
    """The squares of those Subjects that are within three steps of an Object."""
    return board.squares(men & board.beside(board.beside(board.king[e])))


def aligned(board: ZoneBoard, men: int, e: int, occupied: int) -> list[int]:
    """The squares of those Subjects that are on a line with an Object, with nothing between."""
    seen = (next((s for s in way if occupied >> s & 1), e) for way in board.ways[e])
    return sorted(square for square in seen if men >> square & 1)


def preparing(  # noqa: PLR0917
    board: ZoneBoard, men: int, e: int, empty: int, closed: int, apart: bool
) -> list[int]:
    """The squares of `closed` that one more Subject would open where it opens the most.

    Only for few Subjects, as at the beginning, when lines are still to be made. `apart` is whether
    no Subject may be dropped beside another.
    """
    most = 0
    for p in board.squares(men) if men.bit_count() <= FEW else ():
        for q in board.squares(empty):
            found = behind(board, e, p, q) & (closed & ~board.king[q] if apart else closed)
            most = max(most, found, key=int.bit_count)
    return board.squares(most)
