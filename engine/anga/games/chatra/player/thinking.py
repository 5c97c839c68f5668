"""How the computer plays Chatra: its levels, and what its search asks of a position."""

from collections.abc import Sequence

from anga.contract.position import Outcome
from anga.contract.thinking import STRONGEST, Level, Thinking
from anga.games.chatra.player.evaluate import LEARNED
from anga.games.chatra.rules.moves import captures
from anga.games.chatra.rules.position import Chatra
from anga.games.chatra.rules.safety import in_check
from anga.kit.books import Book
from anga.kit.pairs.board import Board
from anga.kit.pairs.encoding import CAPTURE, OBJECT, SUBJECT

WON = 192  # a capture, before any other move: a Subject less for the enemy, one in hand
GAIN = 60  # what a capture may bring beside the Subject
ON_LINE = 7  # a square on a line with the enemy Object
NEAR = (0, 9, 14, 12, 6, 4, 2)  # one so many steps from it
FLIGHT = -12  # a move of the Object

LEVELS = (
    Level(1, depth=1, blur=900, overlook=0.94),
    Level(2, depth=1, blur=900, overlook=0.91),
    Level(3, depth=1, blur=30),
    Level(4, nodes=350),
    Level(5, nodes=700),
    Level(6, nodes=1_350),
    Level(7, nodes=2_700, seconds=3),
    Level(8, nodes=5_500, seconds=4),
    Level(9, nodes=12_000, seconds=5),
    Level(STRONGEST, nodes=30_000, seconds=5),
)


def rank(position: Chatra, moves: Sequence[int]) -> list[int]:
    """How promising moves are: captures, then what comes nearer to the enemy Object."""
    sides = position.sides
    places = _places(sides.variant.board, sides.enemy)
    return [
        WON
        if move & CAPTURE
        else places[move]
        if move < OBJECT
        else places[move & 255] - places[move >> 8 & 255]
        if move & SUBJECT
        else FLIGHT
        for move in moves
    ]


def noisy(position: Chatra, needed: int) -> Sequence[int]:
    """The captures, if one could bring that much."""
    if needed > WON + GAIN or position.opening or position.row > 1:
        return ()
    return captures(position.sides)


def ended(position: Chatra) -> Outcome | None:
    """The end, found out without a list of moves where some Subject can plainly step aside."""
    if position.listed is None and position.row == 1 and not position.opening:
        sides = position.sides
        board = sides.variant.board
        free = sides.mine & ~board.stars[sides.own]  # none of them shields the Object
        if board.beside(free) & ~sides.occupied and not in_check(sides):
            return None
    return position.outcome


def checked(position: Chatra) -> bool:
    """Whether the Object of the side to move is attacked."""
    return not position.opening and in_check(position.sides)


def passed(position: Chatra) -> Chatra | None:
    """The other side to move, unless turns in a row are being made or Objects are in hand."""
    if position.row > 1 or position.opening:
        return None
    return Chatra(
        position.rules, position.waiting, position.black, position.white, position.black_object,
        position.white_object, position.black_hand, position.white_hand, False, position.freed,
    )  # fmt: skip


def key(position: Chatra) -> tuple[object, ...]:
    """All that a position is, but White's hand, which follows, and the rules."""
    return (
        position.turn, position.black, position.white, position.black_object,
        position.white_object, position.black_hand, position.passed, position.freed, position.row,
    )  # fmt: skip


def _places(board: Board, e: int) -> list[int]:
    known = _kept.get((board.size, e))
    if known is None:
        known = _kept[board.size, e] = [_place(board, e, s) for s in range(board.count)]
    return known


def _place(board: Board, e: int, square: int) -> int:
    """What a square is worth to Subjects when the enemy Object stands on `e`, or nowhere."""
    if e < 0:
        return 0
    far = board.distance(e, square)
    return ON_LINE * (board.stars[e] >> square & 1) + (NEAR[far] if far < len(NEAR) else 0)


_kept: dict[tuple[int, int], list[int]] = {}

THINKING: Thinking[Chatra, int] = Thinking(
    levels=LEVELS,
    rank=rank,
    noisy=noisy,
    ended=ended,
    checked=checked,
    passed=passed,
    key=key,
    chances=LEARNED.chances,
    book=Book(__package__),
    learned=LEARNED,
)
