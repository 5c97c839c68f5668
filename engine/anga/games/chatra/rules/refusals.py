"""Why a move is not legal: the rule that forbids it, and the squares that it is about."""

from anga.contract.position import Refusal
from anga.games.chatra.rules.drops import area
from anga.games.chatra.rules.encoding import CAPTURE, OBJECT, PASS, SUBJECT
from anga.games.chatra.rules.functions import (
    attackers,
    forward,
    holding,
    partners,
    taking_part,
    way_of_slide,
)
from anga.games.chatra.rules.moves import drops_check, subject_first
from anga.games.chatra.rules.safety import endangers, gives_check, moved
from anga.games.chatra.rules.sides import Sides


def refusal(sides: Sides, move: int) -> Refusal:
    """The rule that forbids a move of the side to move; of several the plainest to see."""
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


def _named(sides: Sides, *squares: int) -> tuple[str, ...]:
    return tuple(sides.variant.board.names[square] for square in squares)


def _passing(sides: Sides) -> Refusal | None:
    if not sides.variant.passing:
        return Refusal("no-pass")
    if sides.opening:
        return Refusal(_due(sides))
    if sides.passed:
        return Refusal("pass-twice")
    if endangers(sides, PASS):
        return Refusal("pass-in-check", _named(sides, sides.own))
    return None


def _due(sides: Sides) -> str:
    return "opening-subject" if subject_first(sides) else "opening-object"


def _opening(sides: Sides, move: int) -> Refusal | None:
    to, bit = move & 255, sides.variant.board.bit
    if move & ~255 != (0 if subject_first(sides) else OBJECT):
        return Refusal(_due(sides))
    if sides.occupied >> to & 1:
        return Refusal("occupied", _named(sides, to))
    if sides.variant.board.centre >> to & 1:
        return Refusal("no-centre", _named(sides, to))
    if sides.enemy >= 0 and not endangers(sides, move) and drops_check(sides, bit[to]):
        return Refusal("drop-check", _named(sides, to, sides.enemy))
    return None


def _drop(sides: Sides, to: int) -> Refusal | None:
    variant, board = sides.variant, sides.variant.board
    if not sides.hand:
        return Refusal("hand-empty")
    if sides.occupied >> to & 1:
        return Refusal("occupied", _named(sides, to))
    around = board.king[to] & (sides.mine | sides.theirs)
    if around and not variant.beside:
        return Refusal("beside-subject", _named(sides, to, *board.squares(around)))
    if not area(sides) >> to & 1:
        reason = "beyond-columns" if variant.columns else "beyond-offside"
        return Refusal(reason, _named(sides, to))
    if not variant.dropcheck and gives_check(sides, to):
        return Refusal("drop-check", _named(sides, to, sides.enemy))
    return None


def _object_move(sides: Sides, move: int) -> Refusal | None:
    board, to = sides.variant.board, move & 255
    if not board.king[sides.own] >> to & 1:
        return Refusal("object-step", _named(sides, sides.own, to))
    return _landing(sides, move)


def _landing(sides: Sides, move: int) -> Refusal | None:
    """What stands where a piece would go, and forbids it."""
    to, bit = move & 255, sides.variant.board.bit
    if (sides.mine | bit[sides.own]) >> to & 1:
        return Refusal("own-piece", _named(sides, to))
    if to == sides.enemy:
        return Refusal("object-stays", _named(sides, to))
    captures = bool(sides.theirs >> to & 1)
    if captures and not move & CAPTURE:
        return Refusal("capture-unsaid", _named(sides, to))
    if move & CAPTURE and not captures:
        return Refusal("nothing-there", _named(sides, to))
    return None


def _subject_move(sides: Sides, move: int) -> Refusal | None:
    start, to = move >> 8 & 255, move & 255
    if not sides.mine >> start & 1:
        return Refusal("no-subject", _named(sides, start))
    if start == to:
        return Refusal("no-way", _named(sides, start, to))
    found = _landing(sides, move)
    if found or sides.variant.board.king[start] >> to & 1:
        return found
    ways = _ways(sides, start, to)
    if not ways:
        return Refusal("no-way", _named(sides, start, to))
    reasons = [_against(sides, start, to, partner, slides) for partner, slides in ways]
    return None if None in reasons else reasons[0]


def _ways(sides: Sides, start: int, to: int) -> list[tuple[int, bool]]:
    """The partners that geometry alone would offer, each with whether it is for a slide."""
    board = sides.variant.board
    others = [square for square in board.squares(sides.mine) if square != start]
    flights = [(b, False) for b in others if board.flights[start][b] >> to & 1]
    return flights + [(b, True) for b in others if board.slides[start][b] >> to & 1]


def _against(sides: Sides, start: int, to: int, partner: int, slides: bool) -> Refusal | None:
    """What forbids one flight or slide, but for the own Object's safety."""
    variant, board, e = sides.variant, sides.variant.board, sides.enemy
    if not forward(variant, start, e) >> to & 1:
        return Refusal(f"backward-{variant.advance}", _named(sides, start, to, e))
    if variant.advance == "angle" and board.shadows[e << 8 | start] >> partner & 1:
        return Refusal("split", _named(sides, start, e, partner))
    able = taking_part(variant, sides.mine)
    if start not in able or partner not in partners(variant, sides.mine, able, start, e):
        return _restricted(sides, start, partner)
    if slides and not way_of_slide(board, start, partner, sides.occupied) >> to & 1:
        between = board.slides[start][partner] & sides.occupied & ~board.bit[to]
        return Refusal("blocked", _named(sides, start, to, *board.squares(between)))
    return None


def _restricted(sides: Sides, start: int, partner: int) -> Refusal:
    """Which of two Subjects is the middle of a line, and between which others."""
    variant, board, mine = sides.variant, sides.variant.board, sides.mine
    for middle, mate in ((start, partner), (partner, start)):
        for line, after, before in holding(board, mine, middle):
            if not variant.linewise or line >> mate & 1:
                names = _named(sides, middle, after, before)
                return Refusal(["restricted", *names], names)
    return Refusal("no-way", _named(sides, start, partner))


def _safety(sides: Sides, move: int) -> Refusal:
    """What a move does to the Objects."""
    names = sides.variant.board.names
    mine, theirs, own = moved(sides, move)
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
