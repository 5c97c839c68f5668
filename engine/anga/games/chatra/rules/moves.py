"""The legal moves, in an order that suits the search: captures, moves, drops.

Most moves need no test for the own Object's safety: a drop cannot uncover it, and a move to an
empty square only if it leaves a line on which an enemy Subject would slide.
"""

from anga.games.chatra.rules.drops import area, checking
from anga.games.chatra.rules.functions import reached
from anga.games.chatra.rules.safety import blocking, endangers, gives_check, in_check
from anga.games.chatra.rules.sides import TwoSides
from anga.kit.pairs.armies import army, attacks
from anga.kit.pairs.checks import between, weak
from anga.kit.pairs.encoding import CAPTURE, OBJECT, PASS, SUBJECT
from anga.kit.pairs.functions import is_attacked, slid_to


def legal(sides: TwoSides) -> list[int]:
    """All legal moves."""
    if sides.opening:
        return opening(sides)
    variant = sides.variant
    occupied = sides.occupied
    enemy = variant.board.bit[sides.enemy]
    checked = attacks(variant, sides.theirs, enemy, occupied, sides.own)
    moves = subject_moves(sides, occupied, checked) + object_moves(sides, occupied)
    moves.sort(reverse=True)  # captures first; it is nearly in order
    if sides.hand:
        empty = variant.board.full ^ occupied
        moves += variant.board.squares(drops(sides, occupied, empty, checked))
    if variant.passing and not sides.passed and not checked:
        moves.append(PASS)
    return moves if sides.row < 2 else [move for move in moves if not gives_check(sides, move)]


def opening(sides: TwoSides) -> list[int]:
    """The drops before both Objects are on the board; an Object is not put where it is attacked."""
    variant, board = sides.variant, sides.variant.board
    free = opening_area(sides) & ~sides.occupied
    if subject_first(sides):
        return board.squares(free)
    theirs, enemy = sides.theirs, board.bit[sides.enemy]
    return [
        OBJECT | square
        for square in board.squares(free)
        if not is_attacked(variant, theirs, enemy, sides.occupied | board.bit[square], square)
        and not (sides.enemy >= 0 and drops_check(sides, board.bit[square]))
    ]


def opening_area(sides: TwoSides) -> int:
    """*Opening*: the squares, empty or not, where the piece that is due may be dropped."""
    variant, board = sides.variant, sides.variant.board
    if subject_first(sides):
        return board.full ^ board.centre
    bounds = variant.bounds(sides.seat)
    return bounds if variant.centre else bounds & ~board.centre


def subject_first(sides: TwoSides) -> bool:
    """Whether this is the first move of a free game without handicap, which drops a Subject."""
    return not sides.variant.handicap and not sides.mine and not sides.theirs


def drops_check(sides: TwoSides, own: int) -> bool:
    """Whether the own Object on a square would make a forbidden attack on the enemy Object."""
    variant = sides.variant
    occupied = sides.occupied | own
    return not variant.dropcheck and is_attacked(variant, sides.mine, own, occupied, sides.enemy)


def drops(sides: TwoSides, occupied: int, among: int, checked: bool) -> int:
    """The empty squares of `among` on which a Subject may be dropped; `checked` as below."""
    found = open_for_drops(sides) & among
    if checked:
        found = blocking(sides, occupied, found)
    return found if sides.variant.dropcheck else found ^ checking(sides, occupied, found)


def open_for_drops(sides: TwoSides) -> int:
    """The squares, empty or not, where neither the area nor adjacency forbids a drop."""
    variant = sides.variant
    found = area(sides)
    if variant.beside:
        return found
    return found & ~variant.board.beside(sides.mine | sides.theirs)


def subject_moves(sides: TwoSides, occupied: int, checked: bool) -> list[int]:
    """The legal moves of the own Subjects, highest first; `checked` if the Object is attacked."""
    theirs, board = sides.theirs, sides.variant.board
    bit, enemy = board.bit, board.bit[sides.enemy]
    open_ = board.full ^ (sides.mine | bit[sides.own] | enemy)
    exposed, pinned = theirs, sides.mine
    if checked:
        open_ &= theirs | between(board, theirs, sides.own)
    else:
        exposed, pinned = weak(sides.variant, theirs, enemy, occupied, sides.own)
    captured: list[int] = []
    moves: list[int] = []
    for square, every in reversed(reached(sides, occupied, open_)):
        found = every & open_
        taken = found & theirs
        if taken:
            risky = taken if pinned >> square & 1 else taken & exposed
            captured += captures_by(sides, square, taken, occupied, risky)
            found ^= taken
        if pinned >> square & 1:
            found = safe_steps(sides, square, found, occupied)
        start = SUBJECT | square << 8
        while found:
            to = found.bit_length() - 1
            found ^= bit[to]
            moves.append(start + to)
    captured.sort(reverse=True)
    return captured + moves


def captures_by(sides: TwoSides, square: int, taken: int, occupied: int, risky: int) -> list[int]:
    """The legal captures by a Subject on those squares, in order.

    Those on `risky` squares may let somebody attack the own Object.
    """
    variant, theirs, own = sides.variant, sides.theirs, sides.own
    bit = variant.board.bit
    enemy, left = bit[sides.enemy], occupied ^ bit[square]
    start = CAPTURE | SUBJECT | square << 8
    moves: list[int] = []
    while taken:
        new = taken & -taken
        taken ^= new
        if not (new & risky and is_attacked(variant, theirs ^ new, enemy, left, own)):
            moves.append(start + new.bit_length() - 1)
    return moves


def safe_steps(sides: TwoSides, square: int, among: int, occupied: int) -> int:
    """The empty squares of `among` to which a Subject may go without uncovering the own Object."""
    variant, board = sides.variant, sides.variant.board
    enemy, left = board.bit[sides.enemy], occupied ^ board.bit[square]
    return sum(
        board.bit[to]
        for to in board.squares(among)
        if not is_attacked(variant, sides.theirs, enemy, left | board.bit[to], sides.own)
    )


def object_moves(sides: TwoSides, occupied: int) -> list[int]:
    """The legal moves of the own Object, highest first, its captures last."""
    found, moves = object_steps(sides, occupied), []
    while found:
        to = found.bit_length() - 1
        found ^= 1 << to
        moves.append(OBJECT + to)
    return moves + object_captures(sides, occupied)


def object_steps(sides: TwoSides, occupied: int) -> int:
    """The empty squares to which the own Object may step."""
    variant, board, theirs = sides.variant, sides.variant.board, sides.theirs
    bit, left = board.bit, occupied ^ board.bit[sides.own]
    near = board.king[sides.own] & variant.bounds(sides.seat) & ~occupied
    _, struck, most = army(variant, theirs)
    found = near & ~(struck | board.king[sides.enemy])
    doubtful = found & most
    for to in board.squares(doubtful) if doubtful else ():
        if slid_to(variant, theirs, left | bit[to], to):
            found ^= bit[to]
    return found


def object_captures(sides: TwoSides, occupied: int) -> list[int]:
    """The legal captures by the own Object."""
    variant, board, theirs = sides.variant, sides.variant.board, sides.theirs
    near = board.king[sides.own] & variant.bounds(sides.seat) & theirs
    if not near:
        return []
    bit, left = board.bit, occupied ^ board.bit[sides.own]
    return [
        CAPTURE | OBJECT | to
        for to in board.squares(near)
        if not is_attacked(variant, theirs ^ bit[to], bit[sides.enemy], left, to)
    ]


def is_legal(sides: TwoSides, move: int) -> bool:
    """Whether a move without a capture is legal, both Objects being on the board."""
    variant, occupied, bit = sides.variant, sides.occupied, sides.variant.board.bit
    if move == PASS:
        return variant.passing and not sides.passed and not in_check(sides)
    new = bit[move & 255]
    if occupied & new:
        return False
    if move < OBJECT:
        return bool(sides.hand and drops(sides, occupied, new, in_check(sides)))
    if move & OBJECT:
        near = variant.board.king[sides.own] & variant.bounds(sides.seat)
        return bool(near & new) and not endangers(sides, move)
    start = move >> 8 & 255
    ways = dict(reached(sides, occupied, new)) if sides.mine >> start & 1 else {}
    return bool(ways.get(start, 0) & new) and not endangers(sides, move)


def captures(sides: TwoSides) -> list[int]:
    """The legal captures of a side when both Objects are on the board."""
    variant, theirs, occupied = sides.variant, sides.theirs, sides.occupied
    moves: list[int] = []
    ways = [(square, every & theirs) for square, every in reached(sides, occupied, theirs)]
    ways = [(square, taken) for square, taken in ways if taken]
    if ways:
        enemy = variant.board.bit[sides.enemy]
        exposed, pinned = weak(variant, theirs, enemy, occupied, sides.own)
        for square, taken in ways:
            risky = taken if pinned >> square & 1 else taken & exposed
            moves += captures_by(sides, square, taken, occupied, risky)
    moves += object_captures(sides, occupied)
    return moves
