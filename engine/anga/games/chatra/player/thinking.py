"""The levels of Chatra, and the hooks of its search."""

from collections.abc import Sequence

from anga.contract.position import Outcome
from anga.contract.thinking import STRONGEST, Level, Style, Thinking
from anga.games.chatra.player.evaluate import LEARNED
from anga.games.chatra.rules.moves import captures, is_legal, object_captures, object_steps
from anga.games.chatra.rules.position import ChatraPosition
from anga.kit.books import Book
from anga.kit.pairs.board import ZoneBoard
from anga.kit.pairs.encoding import CAPTURE, OBJECT, SUBJECT

WON = 192  # a capture, before any other move: a Subject less for the enemy, one in hand
GAIN = 60  # what a capture may bring besides the Subject
ON_LINE = 7  # a square on a line with the enemy Object
NEAR = (0, 9, 14, 12, 6, 4, 2)  # one so many steps from it
FLIGHT = -12  # a move of the Object

LEVELS = (
    Level(1, depth=1, blur=900, overlook=0.93, strength=0),
    Level(2, depth=1, blur=900, overlook=0.905, strength=200),
    Level(3, depth=1, blur=30, strength=700),
    Level(4, nodes=450, strength=820),
    Level(5, nodes=900, strength=920),
    Level(6, nodes=1_700, strength=1_030),
    Level(7, nodes=3_100, seconds=3, strength=1_120),
    Level(8, nodes=5_500, seconds=4, strength=1_380),
    Level(9, nodes=12_000, seconds=5, strength=1_640),
    Level(STRONGEST, nodes=30_000, seconds=5, strength=1_860),
)

STYLES = (
    Style("hermit", {"one in the central zone": 0.3}),  # who drops rather than steps
    Style("rover", {"a square on which drops are open": 0.3}),  # who steps, and attacks
)


def rank(position: ChatraPosition, moves: Sequence[int]) -> list[int]:
    """How promising moves are: captures first, then moves that come nearer to the enemy Object."""
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


def noisy(position: ChatraPosition, needed: int) -> Sequence[int]:
    """The captures, if one could gain that much."""
    if needed > WON + GAIN or position.opening or position.row > 1:
        return ()
    return captures(position.sides)


def loud_moves(position: ChatraPosition) -> Sequence[int] | None:
    """The captures, in the order of all moves; None where these are listed, or are few."""
    if position.listed is not None or position.opening or position.row > 1:
        return None
    return sorted(captures(position.sides), reverse=True)


def still_legal(position: ChatraPosition, moves: Sequence[int]) -> Sequence[int]:
    """Which moves without a capture are legal, in the order of all: drops and a pass come last."""
    found = [move for move in moves if is_legal(position.sides, move)]
    return sorted(found, key=lambda move: -move if move & (OBJECT | SUBJECT) else move)


def quick_outcome(position: ChatraPosition) -> Outcome | None:
    """The end of the game, tested without all moves where a Subject or the Object can step."""
    if position.listed is None and position.row == 1 and not position.opening:
        sides = position.sides
        board = sides.variant.board
        free = sides.mine & ~board.stars[sides.own]  # none of them shields the Object
        if board.beside(free) & ~sides.occupied and not position.in_check:
            return None
        if object_steps(sides, sides.occupied) or object_captures(sides, sides.occupied):
            return None
    return position.outcome


def is_in_check(position: ChatraPosition) -> bool:
    """Whether the Object of the side to move is attacked."""
    return not position.opening and position.in_check


def null_move(position: ChatraPosition) -> ChatraPosition | None:
    """The position if the side to move passed; None in the opening or with turns in a row."""
    if position.row > 1 or position.opening:
        return None
    return ChatraPosition(
        position.rules, position.waiting, position.black, position.white, position.black_object,
        position.white_object, position.black_hand, position.white_hand, False, position.freed,
    )  # fmt: skip


def key(position: ChatraPosition) -> tuple[object, ...]:
    """A hash key of the whole position except the rules; White's hand follows from the rest."""
    return (
        position.turn, position.black, position.white, position.black_object,
        position.white_object, position.black_hand, position.passed, position.freed, position.row,
    )  # fmt: skip


def _places(board: ZoneBoard, e: int) -> list[int]:
    known = _kept.get((board.size, e))
    if known is None:
        known = _kept[board.size, e] = [_place(board, e, s) for s in range(board.count)]
    return known


def _place(board: ZoneBoard, e: int, square: int) -> int:
    """The value of a square to Subjects when the enemy Object is on `e`, or nowhere."""
    if e < 0:
        return 0
    far = board.distance(e, square)
    return ON_LINE * (board.stars[e] >> square & 1) + (NEAR[far] if far < len(NEAR) else 0)


_kept: dict[tuple[int, int], list[int]] = {}

THINKING: Thinking[ChatraPosition, int] = Thinking(
    levels=LEVELS,
    styles=STYLES,
    rank=rank,
    loud_moves=loud_moves,
    still_legal=still_legal,
    noisy=noisy,
    ended=quick_outcome,
    checked=is_in_check,
    passed=null_move,
    key=key,
    scale=400,
    chances=LEARNED.chances,
    book=Book(__package__),
    learned=LEARNED,
)
