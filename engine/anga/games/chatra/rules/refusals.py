"""The reason why a move is not legal: the rule, and the squares concerned."""

from anga.contract.position import Refusal
from anga.games.chatra.rules.drops import area
from anga.games.chatra.rules.functions import forward
from anga.games.chatra.rules.moves import drops_check, opening_area, subject_first
from anga.games.chatra.rules.safety import endangers, gives_check, sides_after
from anga.games.chatra.rules.sides import TwoSides
from anga.kit.pairs.encoding import OBJECT, PASS, SUBJECT
from anga.kit.pairs.functions import attackers
from anga.kit.pairs.refusals import against, landing, no_way, ways


def refusal(sides: TwoSides, move: int) -> Refusal:
    """The rule that forbids a move of the side to move; if there are several, the most obvious."""
    if move == PASS:
        found = _passing(sides)
    elif sides.opening:
        found = _opening(sides, move)
    elif move & OBJECT:
        found = _object_move(sides, move)
    elif move & SUBJECT:
        found = _subject_move(sides, move)
    else:
        found = _drop(sides, move)
    return found or _safety(sides, move)


def _named(sides: TwoSides, *squares: int) -> tuple[str, ...]:
    return tuple(sides.variant.board.names[square] for square in squares)


def _passing(sides: TwoSides) -> Refusal | None:
    if not sides.variant.passing:
        return Refusal("no-pass")
    if sides.opening:
        return Refusal(_due(sides))
    if sides.passed:
        return Refusal("pass-twice")
    if endangers(sides, PASS):
        return Refusal("pass-in-check", _named(sides, sides.own))
    return None


def _due(sides: TwoSides) -> str:
    return "opening-subject" if subject_first(sides) else "opening-object"


def _opening(sides: TwoSides, move: int) -> Refusal | None:
    to, bit = move & 255, sides.variant.board.bit
    if move & ~255 != (0 if subject_first(sides) else OBJECT):
        return Refusal(_due(sides))
    if sides.occupied >> to & 1:
        return Refusal("occupied", _named(sides, to))
    if move & OBJECT and not sides.variant.bounds(sides.seat) >> to & 1:
        return Refusal("beyond-bounds", _named(sides, to))
    if not opening_area(sides) >> to & 1:
        reason = "no-centre-subject" if sides.variant.centre else "no-centre"
        return Refusal(reason, _named(sides, to))
    if sides.enemy >= 0 and not endangers(sides, move) and drops_check(sides, bit[to]):
        return Refusal("drop-check", _named(sides, to, sides.enemy))
    return None


def _drop(sides: TwoSides, to: int) -> Refusal | None:
    variant, board = sides.variant, sides.variant.board
    if not sides.hand:
        return Refusal("hand-empty")
    if sides.occupied >> to & 1:
        return Refusal("occupied", _named(sides, to))
    around = board.king[to] & (sides.mine | sides.theirs)
    if around and not variant.beside:
        return Refusal("beside-subject", _named(sides, to, *board.squares(around)))
    if not area(sides) >> to & 1:
        beyond = "beyond-columns" if variant.columns else "beyond-offside"
        return Refusal(beyond, _named(sides, to))
    if not variant.dropcheck and gives_check(sides, to):
        return Refusal("drop-check", _named(sides, to, sides.enemy))
    return None


def _object_move(sides: TwoSides, move: int) -> Refusal | None:
    board, to = sides.variant.board, move & 255
    if not board.king[sides.own] >> to & 1:
        return Refusal("object-step", _named(sides, sides.own, to))
    if not sides.variant.bounds(sides.seat) >> to & 1:
        return Refusal("beyond-bounds", _named(sides, to))
    return _landing(sides, move)


def _landing(sides: TwoSides, move: int) -> Refusal | None:
    """The refusal of a move because of the piece on its square."""
    board = sides.variant.board
    mine, enemy = sides.mine | board.bit[sides.own], board.bit[sides.enemy]
    return landing(board, move, mine, sides.theirs, enemy)


def _subject_move(sides: TwoSides, move: int) -> Refusal | None:
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
    reasons = [_against(sides, move, way) for way in offered]
    return None if None in reasons else reasons[0]


def _against(sides: TwoSides, move: int, way: tuple[int, bool]) -> Refusal | None:
    """The refusal of a flight or slide, the own Object's safety aside."""
    variant, board, e = sides.variant, sides.variant.board, sides.enemy
    start, to, partner = move >> 8 & 255, move & 255, way[0]
    if not forward(variant, start, e) >> to & 1:
        return Refusal(f"backward-{variant.advance}", _named(sides, start, to, e))
    if variant.advance == "angle" and board.shadows[e << 8 | start] >> partner & 1:
        return Refusal("split", _named(sides, start, e, partner))
    return against(variant, sides.mine, sides.occupied, move, way)


def _safety(sides: TwoSides, move: int) -> Refusal:
    """The refusal of a move because of either Object's safety."""
    names = sides.variant.board.names
    mine, theirs, own = sides_after(sides, move)
    bit = sides.variant.board.bit
    if endangers(sides, move):
        occupied = mine | theirs | bit[own] | bit[sides.enemy]
        by = attackers(sides.variant, theirs, bit[sides.enemy], occupied, own)
        cells = (names[own], *(names[square] for square in by))
        if move & OBJECT:
            return Refusal("into-check", cells)
        in_check = endangers(sides, PASS)
        return Refusal("still-in-check" if in_check else "uncovers", cells)
    return Refusal("row-check", _named(sides, sides.enemy))
