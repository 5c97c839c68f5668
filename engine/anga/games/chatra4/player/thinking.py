"""The levels of four-player Chatra, and the hooks of its search."""

from collections.abc import Hashable, Sequence

from anga.contract.thinking import STRONGEST, Level, Style, Thinking
from anga.games.chatra4.player.evaluate import LEARNED
from anga.games.chatra4.player.replies import replies
from anga.games.chatra4.rules.position import Chatra4Position
from anga.games.chatra4.rules.rulesets import SIZE
from anga.kit.lazy_dict import LazyDict
from anga.kit.pairs.board import ZoneBoard, board_of
from anga.kit.pairs.encoding import CAPTURE, OBJECT, PASS, SUBJECT

WON = 180  # a capture, before any other move
ON_LINE = 7  # a square on a line with an enemy Object
NEAR = (0, 9, 14, 12, 6, 4, 2)  # one so many steps from it
FLIGHT = -12  # a move of the Object

LEVELS = (
    Level(1, depth=1, blur=900, overlook=0.84, strength=0),
    Level(2, depth=1, blur=120, overlook=0.83, strength=170),
    Level(3, depth=2, nodes=400, blur=60, strength=840),
    Level(STRONGEST, nodes=30_000, seconds=5, strength=970),
)

FLIGHT_SQUARE = "a neighbour to which the Object could flee"
STYLES = (
    Style("hermit", {FLIGHT_SQUARE: 3.0}),  # who keeps out of the way, and captures little
    Style("hunter", {FLIGHT_SQUARE: 0.5}),  # who slides and flies, and gives mate
)


def rank(position: Chatra4Position, moves: Sequence[int]) -> list[int]:
    """How promising moves are: captures first, then moves that come nearer to an enemy Object."""
    places = [_places[rival.object] for rival in position.sides.rivals if rival.object >= 0]
    return [_rank(places, move) for move in moves]


def _rank(places: list[list[int]], move: int) -> int:
    if move & CAPTURE:
        return WON
    if move < OBJECT:
        return max([place[move] for place in places], default=0)
    if move & SUBJECT:
        start, to = move >> 8 & 255, move & 255
        return max([place[to] - place[start] for place in places])
    return FLIGHT


def is_in_check(position: Chatra4Position) -> bool:
    """Whether the player to move is in check."""
    return bool(position.checkers)


def null_move(position: Chatra4Position) -> Chatra4Position | None:
    """The position if the player to move, who is not in check, passed."""
    if position.opening or position.over or position.checkers:
        return None
    return position.after(PASS)


def key(position: Chatra4Position) -> Hashable:
    """A hash key of the whole position except the rules."""
    return (
        position.turn, position.men, position.objects, position.hands, position.states,
        position.stones, position.loose,
    )  # fmt: skip


def _place(board: ZoneBoard, e: int, square: int) -> int:
    """The value of a square to Subjects when an enemy Object is on `e`."""
    far = board.distance(e, square)
    return ON_LINE * (board.stars[e] >> square & 1) + (NEAR[far] if far < len(NEAR) else 0)


def _placed(e: int) -> list[int]:
    board = board_of(SIZE)
    return [_place(board, e, square) for square in range(board.count)]


_places = LazyDict(_placed)

THINKING: Thinking[Chatra4Position, int] = Thinking(
    levels=LEVELS,
    styles=STYLES,
    rank=rank,
    checked=is_in_check,
    passed=null_move,
    replies=replies,
    key=key,
    scale=300,
    chances=LEARNED.chances,
    learned=LEARNED,
)
