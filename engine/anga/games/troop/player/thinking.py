"""How the computer plays Troop-Chess: its levels, and what its search asks of a position."""

from collections.abc import Sequence

from anga.contract.position import Outcome
from anga.contract.thinking import STRONGEST, Level, Thinking
from anga.games.troop.player.attacks import MARCH, attacks, is_free
from anga.games.troop.player.book import BOOK
from anga.games.troop.player.evaluate import LEARNED, chances
from anga.games.troop.rules.board import VECTORS, opposite
from anga.games.troop.rules.formations import heads
from anga.games.troop.rules.moves import directions
from anga.games.troop.rules.position import Troop
from anga.games.troop.rules.rulesets import ARRAYS, QUIET_TURNS
from anga.games.troop.rules.turns import Turn, sweeps, turns

BEATEN, LOST = 130, 110  # an enemy who falls, and one's own
RISK = 40  # what an attack may bring beside
AGAIN = 40  # an attack as before, after another muster step
ADVANCE = 2  # a step ahead, each of the three

TRIES = 5  # attacks in a row of attacks, the most promising

LEVELS = (
    Level(1, depth=1, blur=600),
    Level(2, depth=1, blur=120),
    Level(3, depth=1, blur=20),
    Level(4, nodes=600, blur=10),
    Level(5, nodes=1_500),
    Level(6, nodes=4_000, seconds=3),
    Level(8, nodes=12_000, seconds=4),
    Level(STRONGEST, nodes=40_000, seconds=5),
)
# By the direction and the number of steps, as the lowest bits of a move tell them.
AHEAD = {
    seat: [ADVANCE * VECTORS[code >> 1][1] * forward * (1 + (code & 1)) for code in range(16)]
    for seat, forward in (("b", 1), ("w", -1))
}


def rank(position: Troop, moves: Sequence[int]) -> list[int]:
    """How promising moves are: who falls, and how far the march leads ahead.

    Of the muster steps before one and the same attack only the first listed makes it loud.
    """
    size, other = ARRAYS[position.rules].size, position.other
    known, swept, ahead = turns(size), sweeps(size), AHEAD[position.turn]
    ranks: list[int] = []
    again: dict[int, int] = {}
    for move in moves:
        score = ahead[move & 15]
        if swept[move] & other:
            march = move & MARCH
            if march in again:
                score = again[march]
            else:
                score = _attack(size, other, known[move])
                again[march] = min(score, AGAIN)
        ranks.append(score)
    return ranks


def noisy(position: Troop, needed: int) -> Sequence[int]:
    """The few best attacks that could bring that much, best first; of a march one muster step."""
    size, other = ARRAYS[position.rules].size, position.other
    known = turns(size)
    allowed = directions(position.turn, position.attacked)
    ranked = []
    for move in attacks(size, allowed, position.own, other):
        worth = _attack(size, other, known[move])
        if worth + RISK >= needed:
            ranked.append((worth, move))
    ranked.sort(reverse=True)
    return [move for _, move in ranked[:TRIES]]


def ended(position: Troop) -> Outcome | None:
    """The end, found out without a look at the enemy where a formation can plainly step."""
    if position.quiet < QUIET_TURNS:
        allowed = directions(position.turn, position.attacked)
        if is_free(ARRAYS[position.rules].size, allowed, position.own):
            return None
    return position.outcome


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
    levels=LEVELS,
    rank=rank,
    noisy=noisy,
    noise=2,
    ended=ended,
    key=key,
    chances=chances,
    book=BOOK,
    learned=LEARNED,
)
