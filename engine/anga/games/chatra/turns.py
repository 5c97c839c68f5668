"""Which turns are legal, in the order in which a search likes to try them: captures, moves, drops.

Most turns need no test for the own Object's safety: a drop cannot uncover it, and a move to an
empty square only if it leaves a line on which an enemy Subject would slide.
"""

from anga.games.chatra.drops import area, checking
from anga.games.chatra.functions import attacked, ends, goals, taking_part
from anga.games.chatra.moves import CAPTURE, OBJECT, PASS, SUBJECT
from anga.games.chatra.sides import Sides


def legal(sides: Sides) -> list[int]:
    """All legal turns."""
    if sides.own < 0 or sides.enemy < 0:
        return opening(sides)
    variant = sides.variant
    occupied = sides.occupied
    enemy = variant.board.bit[sides.enemy]
    in_check = attacked(variant, sides.theirs, enemy, occupied, sides.own)
    turns = subject_moves(sides, occupied, in_check) + object_moves(sides, occupied)
    turns.sort(reverse=True)  # captures first
    if sides.hand:
        empty = variant.board.full ^ occupied
        open_ = open_for_drops(sides) & empty
        if in_check:
            open_ = blocking(sides, occupied, open_)
        if not variant.dropcheck:
            open_ ^= checking(sides, occupied, open_)
        turns += variant.board.squares(open_)
    if variant.passing and not sides.passed and not in_check:
        turns.append(PASS)
    return turns if sides.row < 2 else [turn for turn in turns if not gives_check(sides, turn)]


def opening(sides: Sides) -> list[int]:
    """The drops before both Objects are on the board; none in the central zone, none attacked."""
    variant, board = sides.variant, sides.variant.board
    free = board.full ^ (sides.occupied | board.centre)
    if subject_first(sides):
        return board.squares(free)
    theirs, enemy = sides.theirs, board.bit[sides.enemy]
    return [
        OBJECT | square
        for square in board.squares(free)
        if not attacked(variant, theirs, enemy, sides.occupied | board.bit[square], square)
        and not (sides.enemy >= 0 and drops_check(sides, board.bit[square]))
    ]


def subject_first(sides: Sides) -> bool:
    """Whether this is the first turn of a free game without handicap: a Subject is due."""
    return not sides.variant.handicap and not sides.mine and not sides.theirs


def drops_check(sides: Sides, own: int) -> bool:
    """Whether with the own Object there the enemy Object is attacked, though that is forbidden."""
    variant = sides.variant
    occupied = sides.occupied | own
    return not variant.dropcheck and attacked(variant, sides.mine, own, occupied, sides.enemy)


def open_for_drops(sides: Sides) -> int:
    """The squares, empty or not, on which neither the area nor adjacency forbids a drop."""
    variant = sides.variant
    found = area(sides)
    if variant.beside:
        return found
    return found & ~variant.board.beside(sides.mine | sides.theirs)


def subject_moves(sides: Sides, occupied: int, in_check: bool) -> list[int]:
    """The legal moves and captures of the own Subjects."""
    variant, mine, theirs = sides.variant, sides.mine, sides.theirs
    board = variant.board
    enemy = board.bit[sides.enemy]
    able = taking_part(variant, mine)
    barred = mine | board.bit[sides.own] | enemy
    pinned = mine if in_check else shielding(sides, occupied)
    turns = []
    for square in board.squares(mine):
        found = board.king[square]
        if square in able:
            found |= goals(sides, able, square, occupied)
        found &= ~barred
        start = SUBJECT | square << 8
        left = occupied ^ board.bit[square]
        turns += [
            CAPTURE | start | to
            for to in board.squares(found & theirs)
            if not attacked(variant, theirs ^ board.bit[to], enemy, left, sides.own)
        ]
        steps = board.squares(found & ~theirs)
        if pinned >> square & 1:
            steps = [
                to
                for to in steps
                if not attacked(variant, theirs, enemy, left | board.bit[to], sides.own)
            ]
        turns += [start + to for to in steps]
    return turns


def object_moves(sides: Sides, occupied: int) -> list[int]:
    """The legal steps of the own Object."""
    variant, board = sides.variant, sides.variant.board
    bit, enemy = board.bit, board.bit[sides.enemy]
    left = occupied ^ bit[sides.own]
    turns = []
    for to in board.squares(board.king[sides.own] & ~sides.mine & ~enemy):
        theirs = sides.theirs & ~bit[to]
        if not attacked(variant, theirs, enemy, left | bit[to], to):
            turns.append((CAPTURE if sides.theirs >> to & 1 else 0) | OBJECT | to)
    return turns


def shielding(sides: Sides, occupied: int) -> int:
    """The own Subjects that stand alone between the own Object and an enemy Subject on its line."""
    board, theirs, own = sides.variant.board, sides.theirs, sides.own
    found = 0
    for direction, ray in enumerate(board.rays[own]):
        line = theirs & ray
        if line & (line - 1):
            met = occupied & ray
            first = met & -met if direction < 4 else 1 << (met.bit_length() - 1)
            found |= first & sides.mine
    return found


def blocking(sides: Sides, occupied: int, among: int) -> int:
    """Those squares of `among` on which a new piece would end the check of the own Object."""
    variant, board = sides.variant, sides.variant.board
    enemy = board.bit[sides.enemy]
    if board.king[sides.own] & (sides.theirs | enemy):
        return 0
    between = 0
    for direction, ray in enumerate(board.rays[sides.own]):
        line = sides.theirs & ray
        if line & (line - 1):
            near, _ = ends(line, direction)
            way = board.ways[sides.own][direction]
            between |= sum(board.bit[square] for square in way[: way.index(near)])
    squares = board.squares(among & between)
    return sum(
        board.bit[square]
        for square in squares
        if not attacked(variant, sides.theirs, enemy, occupied | board.bit[square], sides.own)
    )


def gives_check(sides: Sides, turn: int) -> bool:
    """Whether a turn leaves the enemy Object attacked."""
    mine, theirs, own = played(sides, turn)
    if own < 0 or sides.enemy < 0:
        return False
    bit = sides.variant.board.bit
    occupied = mine | theirs | bit[own] | bit[sides.enemy]
    return attacked(sides.variant, mine, bit[own], occupied, sides.enemy)


def endangers(sides: Sides, turn: int) -> bool:
    """Whether a turn leaves the own Object attacked."""
    mine, theirs, own = played(sides, turn)
    if own < 0:
        return False
    bit = sides.variant.board.bit
    occupied = mine | theirs | bit[own] | bit[sides.enemy]
    return attacked(sides.variant, theirs, bit[sides.enemy], occupied, own)


def played(sides: Sides, turn: int) -> tuple[int, int, int]:
    """Own Subjects, enemy Subjects and own Object after a turn."""
    bit = sides.variant.board.bit
    mine, theirs, own = sides.mine, sides.theirs, sides.own
    if turn & PASS:
        return mine, theirs, own
    to = turn & 255
    if turn & OBJECT:
        return mine, theirs & ~bit[to], to
    if turn & SUBJECT:
        return mine & ~bit[turn >> 8 & 255] | bit[to], theirs & ~bit[to], own
    return mine | bit[to], theirs, own
