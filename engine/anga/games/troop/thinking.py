"""How the computer plays Troop-Chess: its levels, and what its search asks of a position."""

from collections.abc import Sequence

from anga.contract.thinking import STRONGEST, Level, Thinking
from anga.games.troop.board import opposite
from anga.games.troop.encoding import MARCH_BITS
from anga.games.troop.formations import heads
from anga.games.troop.moves import attacks
from anga.games.troop.position import Troop
from anga.games.troop.rulesets import ARRAYS
from anga.games.troop.turns import Turn, turns

BEATEN, LOST = 130, 110  # an enemy who falls, and one's own
RISK = 60  # what an attack may bring beside
ADVANCE = 2  # a step ahead, each of the three
ENOUGH = 6  # pieces with which there is always something useful to do

LEVELS = (
    Level(1, depth=1, blur=240),
    Level(2, depth=1, blur=100),
    Level(3, depth=1, blur=20),
    Level(4, nodes=600, blur=10),
    Level(5, nodes=1_500),
    Level(6, nodes=4_000, seconds=3),
    Level(8, nodes=12_000, seconds=4),
    Level(STRONGEST, nodes=40_000, seconds=5),
)
MARCH = (1 << MARCH_BITS) - 1
FORWARD = {"b": (1, 1, 0, -1, -1, -1, 0, 1), "w": (-1, -1, 0, 1, 1, 1, 0, -1)}


def rank(position: Troop, moves: Sequence[int]) -> list[int]:
    """How promising moves are: who falls, and how far the march leads ahead."""
    size, other = ARRAYS[position.rules].size, position.other
    known = turns(size)
    ahead = [ADVANCE * way for way in FORWARD[position.turn]]
    return [
        _attack(size, other, known[move])
        if known[move].swept & other
        else ahead[move >> 1 & 7] * (1 + (move & 1))
        for move in moves
    ]


def noisy(position: Troop, needed: int) -> Sequence[int]:
    """The attacks that could bring that much, best first; of each march one muster step."""
    own, other = position.own, position.other
    size = ARRAYS[position.rules].size
    known = turns(size)
    ranked, marches = [], set()
    for move in attacks(own, other, position.tables(position.turn)):
        if move & MARCH in marches:
            continue
        marches.add(move & MARCH)
        turn = known[move]
        if BEATEN * (turn.swept & other).bit_count() + RISK >= needed:
            ranked.append((_attack(size, other, turn), move))
    ranked.sort(reverse=True)
    return [move for _, move in ranked]


def passed(position: Troop) -> Troop | None:
    """The other side to move, as long as there are enough pieces for a useful turn."""
    if position.own.bit_count() < ENOUGH:
        return None
    return Troop(
        position.black, position.white, position.waiting, position.attacked, position.quiet,
        position.rules,
    )  # fmt: skip


def key(position: Troop) -> tuple[object, ...]:
    """All that a position is, but the rules."""
    return position.black, position.white, position.turn, position.attacked, position.quiet


def _attack(size: int, other: int, turn: Turn) -> int:
    """What a march wins and loses, roughly: a second step is taken for as safe as the first."""
    met = turn.swept & other
    order = turn.order
    hard = met & heads(size, other, opposite(order.direction))
    lost = 0 if not hard else (hard.bit_count() - (1 if order.head else 0))
    return BEATEN * met.bit_count() - LOST * max(lost, 0)


THINKING: Thinking[Troop, int] = Thinking(
    levels=LEVELS, rank=rank, noisy=noisy, noise=2, passed=passed, key=key
)
