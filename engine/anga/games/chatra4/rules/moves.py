"""The legal moves, in an order that suits the search: captures, moves, drops.

Few moves need a test for the own Object's safety: a drop cannot uncover it, a move to an empty
square only if it leaves a line on which an enemy would slide, and a capture changes nobody's pairs
but the victim's.
"""

from collections.abc import Sequence

from anga.games.chatra4.rules.drops import newly_checking, open_for_drops
from anga.games.chatra4.rules.sides import FourSides, Rival
from anga.kit.pairs.checks import between, blocking, shielding
from anga.kit.pairs.encoding import CAPTURE, OBJECT, PASS, SUBJECT
from anga.kit.pairs.functions import partners, reachable_squares, taking_part


def legal(sides: FourSides, checkers: Sequence[Rival]) -> list[int]:
    """All legal moves of a player, given who checks it; a pass if there is no other move."""
    if sides.opening:
        return opening(sides)
    variant, board, occupied = sides.variant, sides.variant.board, sides.occupied
    moves = subject_moves(sides, occupied, checkers) + object_moves(sides, occupied)
    moves.sort(reverse=True)  # captures first
    if sides.hand:
        open_ = open_for_drops(sides) & ~occupied
        for rival in checkers:
            enemy = board.bit[rival.object]
            open_ = blocking(variant, rival.men, enemy, occupied, sides.own, among=open_)
        if not variant.dropcheck:
            open_ ^= newly_checking(sides, occupied, open_)
        moves += board.squares(open_)
    return moves or ([] if checkers else [PASS])


def opening(sides: FourSides) -> list[int]:
    """*Free*: a Subject, then the Objects, none attacked; nothing in the central zone."""
    board, occupied = sides.variant.board, sides.occupied
    free = board.squares(board.full & ~(occupied | board.centre))
    if subject_first(sides):
        return free
    return [OBJECT | square for square in free if is_safe(sides, square, occupied)]


def subject_first(sides: FourSides) -> bool:
    """Whether this is the first move of a free game, when a Subject is due."""
    return not sides.subjects


def is_safe(sides: FourSides, square: int, occupied: int) -> bool:
    """Whether the own Object would be safe on a square; what stands there is captured."""
    variant, new = sides.variant, sides.variant.board.bit[square]
    occupied |= new
    for rival in sides.rivals:
        left = rival.without(square, variant.linewise) if rival.men & new else rival
        if left.attacks(variant, occupied, square):
            return False
    return True


def subject_moves(sides: FourSides, occupied: int, checkers: Sequence[Rival] = ()) -> list[int]:
    """The legal moves and captures of the own Subjects; `checkers` attack the own Object."""
    board, mine, targets = sides.variant.board, sides.mine, sides.targets
    able = taking_part(sides.variant, mine)
    open_ = targets | ~occupied & shelter(sides, checkers)
    pinned = mine if checkers else pinned_of(sides, occupied)
    moves = []
    for square in board.squares(mine):
        found = goals(sides, able, square, occupied) & open_
        if found & targets:
            moves += captures_by(sides, square, found & targets, occupied, pinned)
        steps = board.squares(found & ~targets)
        if pinned >> square & 1:
            left = occupied ^ board.bit[square]
            steps = [to for to in steps if holds(sides, left | board.bit[to])]
        start = SUBJECT | square << 8
        moves += [start + to for to in steps]
    return moves


def shelter(sides: FourSides, checkers: Sequence[Rival]) -> int:
    """The empty squares where a Subject might end these checks: it can only stop slides."""
    board, own = sides.variant.board, sides.own
    found = board.full
    for rival in checkers:
        found &= 0 if rival.reach >> own & 1 else between(board, rival.men, own)
    return found


def goals(sides: FourSides, able: list[int], square: int, occupied: int) -> int:
    """The squares that a Subject reaches alone and with partners, own ones included."""
    variant, found = sides.variant, sides.variant.board.king[square]
    if square not in able:
        return found
    friends = partners(variant, sides.mine, able, square) if variant.linewise else able
    return found | reachable_squares(variant.board, square, friends, occupied)


def captures_by(sides: FourSides, square: int, taken: int, occupied: int, pinned: int) -> list[int]:
    """The legal captures by a Subject on those squares.

    Unless it is pinned, only the victim's side could attack the Object anew, by pairs that a line
    had kept apart.
    """
    variant, board, own = sides.variant, sides.variant.board, sides.own
    left, start = occupied ^ board.bit[square], CAPTURE | SUBJECT | square << 8
    bound = pinned >> square & 1
    moves = []
    for to in board.squares(taken):
        bit = board.bit[to]
        for rival in sides.rivals:
            if not (bound or rival.men & bit):
                continue
            if rival.without(to, variant.linewise).attacks(variant, left, own):
                break
        else:
            moves.append(start | to)
    return moves


def object_moves(sides: FourSides, occupied: int) -> list[int]:
    """The legal steps of the own Object."""
    board, targets, reached = sides.variant.board, sides.targets, 0
    for rival in sides.rivals:
        reached |= rival.reach
    left = occupied ^ board.bit[sides.own]
    open_ = board.king[sides.own] & ~(sides.mine | sides.objects | reached & ~targets)
    return [
        (CAPTURE if targets >> to & 1 else 0) | OBJECT | to
        for to in board.squares(open_)
        if is_safe(sides, to, left)
    ]


def captures(sides: FourSides) -> list[int]:
    """The legal captures of a player when all Objects are on the board."""
    board, occupied, targets = sides.variant.board, sides.occupied, sides.targets
    able = taking_part(sides.variant, sides.mine)
    pinned = sides.mine if sides.checkers_among(occupied) else pinned_of(sides, occupied)
    moves = []
    for square in board.squares(sides.mine):
        taken = goals(sides, able, square, occupied) & targets
        if taken:
            moves += captures_by(sides, square, taken, occupied, pinned)
    if board.king[sides.own] & targets:
        moves += [move for move in object_moves(sides, occupied) if move & CAPTURE]
    return moves


def pinned_of(sides: FourSides, occupied: int) -> int:
    """The own Subjects that shield the own Object from a slide."""
    found = 0
    for rival in sides.rivals:
        found |= shielding(sides.variant.board, rival.men, occupied, sides.own)
    return found & sides.mine


def holds(sides: FourSides, occupied: int) -> bool:
    """Whether nobody attacks the own Object, given the occupied squares."""
    return not sides.checkers_among(occupied)
