"""The levels of Yonin Shogi, and the hooks of its search."""

from collections.abc import Hashable

from anga.contract.thinking import STRONGEST, Level, Style, Thinking
from anga.games.orb.player.evaluate import LEARNED
from anga.games.orb.player.ranking import rank
from anga.games.orb.player.replies import replies
from anga.games.orb.rules.position import FOLLOWING, OrbPosition
from anga.games.orb.rules.seats import BITS, SEATS
from anga.kit.books import Book

LOUD = 150  # hundredths of a Pawn

LEVELS = (
    Level(1, depth=1, blur=3_000, overlook=0.93, strength=0),
    Level(2, depth=1, blur=3_000, overlook=0.9, strength=140),
    Level(3, depth=2, nodes=1_000, blur=800, strength=640),
    Level(4, depth=2, nodes=1_000, blur=300, strength=830),
    Level(5, nodes=2_500, seconds=1, strength=1_130),
    Level(6, nodes=5_000, seconds=2, strength=1_230),
    Level(7, nodes=9_000, seconds=3, strength=1_330),
    Level(8, nodes=17_000, seconds=4, strength=1_430),
    Level(9, nodes=32_000, seconds=5, strength=1_530),
    Level(STRONGEST, nodes=60_000, seconds=5, strength=1_630),
)

STYLES = (
    Style("hermit", {"a rank that a Pawn has gone": -9.0}),  # who stays at home, and promotes less
)


def is_in_check(position: OrbPosition) -> bool:
    """Whether the player to move is in check."""
    return bool(position.checked & BITS[position.seat])


def null_move(position: OrbPosition) -> OrbPosition | None:
    """The position if the player to move, who is not in check, passed."""
    if position.checked:
        return None
    board = position.board
    seat = FOLLOWING[board.active][position.seat]
    if position.debts & BITS[seat]:
        return None
    red, states, rules = position.red & ~BITS[seat], position.states, position.rules
    return OrbPosition(board, SEATS[seat], seat, red, 0, states, rules, position.debts)


def key(position: OrbPosition) -> Hashable:
    """A hash key: board, hands, seat to move, owed turns, red orbs."""
    board = position.board
    red = position.red | position.debts << len(SEATS)
    return board.squares, board.hands, position.seat, red, position.states


THINKING: Thinking[OrbPosition, int] = Thinking(
    levels=LEVELS,
    styles=STYLES,
    rank=rank,
    loud=LOUD,
    checked=is_in_check,
    passed=null_move,
    replies=replies,
    key=key,
    scale=3_000,
    chances=LEARNED.chances,
    book=Book(__package__),
    learned=LEARNED,
)
