"""The levels of Troop-Chess, and the hooks of its search."""

from collections.abc import Sequence

from anga.contract.position import Outcome
from anga.contract.thinking import STRONGEST, Level, Thinking
from anga.games.troop.player.attacks import (
    attacks,
    best_attacks,
    first_move,
    most_worth,
    moves,
    quiet,
)
from anga.games.troop.player.evaluate import HOLD, LEARNED
from anga.games.troop.rules.encoding import MARCH
from anga.games.troop.rules.mobility import Mobility, mobilities
from anga.games.troop.rules.moves import directions
from anga.games.troop.rules.position import TroopPosition
from anga.games.troop.rules.rulesets import ARRAYS, QUIET_TURNS
from anga.kit.books import Book
from anga.kit.lazy_dict import LazyDict

RISK = 60  # what an attack may bring besides
SURE = 60  # how much sooner an attack is tried than a quiet move that brings as much
WON = 1_000  # what a move may bring that ends the game
AGAIN = 40  # an attack as before, after another muster step
CALM = 119  # the most that a move can promise that attacks nobody
FORWARD = {"b": 1, "w": -1}

LEVELS = (
    Level(1, depth=1, blur=2_500, overlook=0.999, strength=0),
    Level(2, depth=1, blur=180, overlook=0.987, strength=240),
    Level(3, depth=1, blur=15, strength=1_040),
    Level(4, nodes=900, strength=1_170),
    Level(5, nodes=2_200, strength=1_350),
    Level(6, nodes=6_000, seconds=3, strength=1_550),
    Level(8, nodes=18_000, seconds=4, strength=1_760),
    Level(STRONGEST, nodes=60_000, seconds=5, strength=1_980),
)

MOBILE = LazyDict[tuple[str, str, bool], LazyDict[int, Mobility]](
    lambda known: mobilities(ARRAYS[known[0]].size, directions(*known[1:]))
)
"""The mobility of a side by its pieces, by the rules, the side, and whether one has attacked."""


def ranked_moves(position: TroopPosition, needed: int) -> tuple[Sequence[int], Sequence[int]]:
    """The moves that could gain that much, and how promising they are.

    A quiet move gains no more than the improvement of its side's formations, besides what it gains
    by coming nearer, which is left out. Of several muster steps before the same attack only the
    first counts as not quiet.
    """
    found: list[int] = []
    ranks: list[int] = []
    if position.quiet >= QUIET_TURNS:
        return found, ranks
    size, own, other = ARRAYS[position.rules].size, position.own, position.other
    allowed = directions(position.turn, position.attacked)
    for attack in attacks(size, allowed, own, other):
        worth = attack[0]
        if worth + RISK >= needed:
            alike = moves(attack)
            found += alike
            ranks.append(worth + SURE if worth > RISK else worth)
            if len(alike) > 1:
                ranks += [min(worth, AGAIN)] * (len(alike) - 1)
    calm = quiet(size, allowed, own, FORWARD[position.turn])
    least = needed
    if position.attacked:
        least -= HOLD * (own.bit_count() - other.bit_count())
    ending = _ends(position)
    if ending:
        least = -WON
    for clear, move, gain in calm:
        if gain < least:
            break
        if not clear & other:
            found.append(move)
            ranks.append(WON if ending else min(gain, CALM))
    return found, ranks


def ranked_loud(position: TroopPosition, needed: int) -> tuple[Sequence[int], Sequence[int]] | None:
    """The attacks that count as not quiet; None where quiet moves may, too."""
    if position.quiet >= QUIET_TURNS or _ends(position):
        return None
    size, own, other = ARRAYS[position.rules].size, position.own, position.other
    found: list[int] = []
    ranks: list[int] = []
    least = max(needed - RISK, RISK + 1)
    for attack in attacks(size, directions(position.turn, position.attacked), own, other):
        if attack[0] >= least:
            found.append(first_move(attack))
            ranks.append(attack[0] + SURE)
    return found, ranks


def _ends(position: TroopPosition) -> bool:
    """Whether a quiet move may win at once: by the count, or because the other side cannot move."""
    own, other = position.own, position.other
    if position.quiet + 1 >= QUIET_TURNS and own.bit_count() > other.bit_count():
        return True
    return not MOBILE[position.rules, position.waiting, position.attacked][other].free


def noisy(position: TroopPosition, needed: int) -> Sequence[int]:
    """The best few attacks that could gain that much, best first; a single muster step for each."""
    own, other = position.own, position.other
    if needed > RISK + most_worth(own, other):
        return ()
    allowed = directions(position.turn, position.attacked)
    best = best_attacks(ARRAYS[position.rules].size, allowed, own, other)
    return [first_move(attack) for attack in best if attack[0] + RISK >= needed]


def ended(position: TroopPosition) -> Outcome | None:
    """The outcome, told at once in most positions: those where a formation is free to march."""
    turn = position.turn
    own = position.black if turn == "b" else position.white
    if MOBILE[position.rules, turn, position.attacked][own].free and position.quiet < QUIET_TURNS:
        return None
    return position.outcome


def drawish(position: TroopPosition) -> float:
    """How much of the quiet count is over, where it would end in a draw."""
    quiet = position.quiet
    is_even = quiet and position.black.bit_count() == position.white.bit_count()
    return quiet / QUIET_TURNS if is_even else 0.0


def told_as(move: int) -> int:
    """The march of a move, whatever muster step precedes it."""
    return move & MARCH


def musters(move: int) -> bool:
    """Whether a muster step precedes the march: to a newcomer that is a move in two parts."""
    return move > MARCH


def key(position: TroopPosition) -> tuple[object, ...]:
    """A hash key of the whole position except the rules."""
    return position.black, position.white, position.turn, position.attacked, position.quiet


THINKING: Thinking[TroopPosition, int] = Thinking(
    levels=LEVELS,
    ranked=ranked_moves,
    ranked_loud=ranked_loud,
    loud=120,
    noisy=noisy,
    noise=2,
    ended=ended,
    key=key,
    told_as=told_as,
    hint_avoids=musters,
    contempt=250,
    drawish=drawish,
    scale=110,
    chances=LEARNED.chances,
    book=Book(__package__),
    learned=LEARNED,
)
