"""The reason why a move is not legal: the rule, and the squares concerned."""

from anga.contract.position import Refusal
from anga.games.chatra4.rules.drops import camp, closing, newly_checking, together
from anga.games.chatra4.rules.moves import subject_first
from anga.games.chatra4.rules.sides import FourSides, sides_after
from anga.kit.pairs.encoding import OBJECT, PASS, SUBJECT
from anga.kit.pairs.functions import attackers
from anga.kit.pairs.refusals import against, landing, no_way, ways


def refusal(sides: FourSides, move: int) -> Refusal:
    """The rule that forbids a move of the player to move.

    If there are several, the most obvious.
    """
    if move == PASS:
        return _passing(sides)
    if sides.opening:
        found = _opening(sides, move)
    elif move & OBJECT:
        found = _object_move(sides, move)
    elif move & SUBJECT:
        found = _subject_move(sides, move)
    else:
        found = _drop(sides, move)
    return found or _safety(sides, move)


def _named(sides: FourSides, *squares: int) -> tuple[str, ...]:
    return tuple(sides.variant.board.names[square] for square in squares)


def _passing(sides: FourSides) -> Refusal:
    if sides.checkers:
        return Refusal("pass-in-check", _named(sides, sides.own))
    return Refusal("no-pass")


def _opening(sides: FourSides, move: int) -> Refusal | None:
    to, board = move & 255, sides.variant.board
    if move & ~255 != (0 if subject_first(sides) else OBJECT):
        return Refusal("opening-subject" if subject_first(sides) else "opening-object")
    if sides.occupied >> to & 1:
        return Refusal("occupied", _named(sides, to))
    return Refusal("no-centre", _named(sides, to)) if board.centre >> to & 1 else None


def _drop(sides: FourSides, to: int) -> Refusal | None:
    variant, board = sides.variant, sides.variant.board
    if not sides.hand:
        return Refusal("hand-empty")
    if sides.occupied >> to & 1:
        return Refusal("occupied", _named(sides, to))
    if around := board.king[to] & sides.subjects:
        return Refusal("beside-subject", _named(sides, to, *board.squares(around)))
    guards = [] if camp(sides) >> to & 1 else closing(sides, to)
    if guards:
        objects = [rival.object for rival in guards]
        return Refusal(["guarded", together(guards)], _named(sides, to, *objects))
    if not variant.dropcheck and newly_checking(sides, sides.occupied, board.bit[to]):
        return Refusal("drop-check", _named(sides, to))
    return None


def _landing(sides: FourSides, move: int) -> Refusal | None:
    """The refusal of a move because of the piece on its square."""
    board = sides.variant.board
    return landing(board, move, sides.mine | board.bit[sides.own], sides.targets, sides.objects)


def _object_move(sides: FourSides, move: int) -> Refusal | None:
    if not sides.variant.board.king[sides.own] >> (move & 255) & 1:
        return Refusal("object-step", _named(sides, sides.own, move & 255))
    return _landing(sides, move)


def _subject_move(sides: FourSides, move: int) -> Refusal | None:
    board, start, to = sides.variant.board, move >> 8 & 255, move & 255
    if not sides.mine >> start & 1:
        return Refusal("no-subject", _named(sides, start))
    if start == to:
        return no_way(board, start, to)
    found = _landing(sides, move)
    if found or board.king[start] >> to & 1:
        return found
    offered = ways(board, sides.mine, start, to)
    if not offered:
        return no_way(board, start, to)
    variant, occupied = sides.variant, sides.occupied
    reasons = [against(variant, sides.mine, occupied, move, way) for way in offered]
    return None if None in reasons else reasons[0]


def _safety(sides: FourSides, move: int) -> Refusal:
    """The refusal of a move because of attacks on the own Object."""
    board = sides.variant.board
    start = move >> 8 & 255 if move & SUBJECT else None
    after = sides_after(sides, move & 255, start, bool(move & OBJECT))
    by = [
        square
        for rival in after.checkers
        for square in attackers(
            sides.variant, rival.men, board.bit[rival.object], after.occupied, after.own
        )
    ]
    cells = _named(sides, after.own, *dict.fromkeys(by))
    if move & OBJECT:
        return Refusal("into-check", cells)
    return Refusal("still-in-check" if sides.checkers else "uncovers", cells)
