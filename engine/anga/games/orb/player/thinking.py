"""How the computer plays Yonin Shogi: the levels, and what the search asks."""

from collections.abc import Hashable

from anga.contract.thinking import STRONGEST, Level, Thinking
from anga.games.orb.player.evaluate import LEARNED
from anga.games.orb.player.ranking import rank
from anga.games.orb.player.replies import replies
from anga.games.orb.rules.position import FOLLOWING, Orb
from anga.games.orb.rules.seats import BITS, SEATS
from anga.kit.books import Book

LOUD = 150  # hundredths of a Pawn

LEVELS = (
    Level(1, depth=1, blur=3_000, overlook=0.93),
    Level(2, depth=1, blur=3_000, overlook=0.9),
    Level(3, depth=2, nodes=1_000, blur=800),
    Level(4, depth=2, nodes=1_000, blur=300),
    Level(5, nodes=2_500, seconds=1),
    Level(6, nodes=5_000, seconds=2),
    Level(7, nodes=9_000, seconds=3),
    Level(8, nodes=17_000, seconds=4),
    Level(9, nodes=32_000, seconds=5),
    Level(STRONGEST, nodes=60_000, seconds=5),
)


def checked(position: Orb) -> bool:
    """Whether the player to move is in check."""
    return bool(position.checked & BITS[position.seat])


def passed(position: Orb) -> Orb | None:
    """The position if the player to move, not in check, did nothing."""
    if position.checked:
        return None
    board = position.board
    seat = FOLLOWING[board.active][position.seat]
    if position.debts & BITS[seat]:
        return None
    red, states, rules = position.red & ~BITS[seat], position.states, position.rules
    return Orb(board, SEATS[seat], seat, red, 0, states, rules, position.debts)


def key(position: Orb) -> Hashable:
    """What stands where and is in hand, whose turn it is and who owes one, whose orbs are red."""
    board = position.board
    red = position.red | position.debts << len(SEATS)
    return bytes(board.squares), board.hands, position.seat, red, position.states


THINKING: Thinking[Orb, int] = Thinking(
    levels=LEVELS,
    rank=rank,
    loud=LOUD,
    checked=checked,
    passed=passed,
    replies=replies,
    key=key,
    chances=LEARNED.chances,
    book=Book(__package__),
    learned=LEARNED,
)
