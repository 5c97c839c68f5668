"""The features of a position: the same numbers for each force, see NAMES.

A force captures a piece with a chance that grows with the kinds of die that allow it. A *round*
lasts until every force has acted once; a threat *in time* comes before its target acts. There are
two phases: every King is on the board; or one is a prisoner or gone, so that the next King captured
ends the game.
"""

from collections.abc import Sequence
from functools import lru_cache

from anga.contract.chance_model import Row
from anga.games.shinsetsu.player.camps import (
    BOARD,
    CHARIOT,
    EVERY,
    LINES,
    PAWN,
    SHIFTS,
    SLIDES,
    Camps,
    camps,
    faces_in,
    squares_of_kings,
)
from anga.games.shinsetsu.rules.captures import KING_SCORE
from anga.games.shinsetsu.rules.forces import GOAL, INDEX, KINDS, PRISONER, SEATS, Force
from anga.games.shinsetsu.rules.movement import LEAPS
from anga.games.shinsetsu.rules.position import ShinsetsuPosition
from anga.kit.grid import mask

NAMES = (
    "active",  # it moves
    "prisoner",  # its King may only hope to escape
    "lead",  # half the points ahead of the best rival
    "ahead",  # 1, 0 or -1
    "behind",  # half the points behind all rivals
    "pawns",
    "chariots",
    "cavalry",
    "elephants",
    "promoted",
    "barracks",
    "advance",  # of its Pawns, each from 0 to 1
    "turned",  # Pawns that face elsewhere than ahead
    "first",  # to act next
    "second",
    "third",
    "king-in-time",  # the chance that its King is taken in time, rival by rival
    "king-later",
    "king-pressed",  # squares around it that rivals attack, in eighths
    "king-steps",  # to the goal, in fours
    "takes-king",  # the chance to take a King, King by King
    "wins",  # to win in this round, by an entry or by the last King but one
    "scores",  # to score with one die
    "scores-first",  # the same if it is first to act
    "points",  # pieces that it could take and that score
    "officers",  # pieces that it could take into barracks
    "pawns-hang",  # what it may lose before it acts
    "officers-hang",
    "pawns-hang-first",  # what it may lose if it is first to act and does nothing about it
    "officers-hang-first",
    "kinds-gone",  # of which it has no piece left
    "reach",  # squares that it attacks, in tens
    "hunts",  # its pieces but Pawns close to rivals' Kings
)
PRISONERS, PAWNS, BARRACKS = (NAMES.index(name) for name in ("prisoner", "pawns", "barracks"))
HANG, HANG_FIRST = NAMES.index("pawns-hang"), NAMES.index("pawns-hang-first")

CHANCES = (0.0, 7 / 16, 12 / 16, 15 / 16, 1.0)  # that one of so many kinds is rolled
SPARED = tuple(1 - chance for chance in CHANCES)
TWICE = 1 / 16  # that both dice show one kind
MOST = 4  # points by which it matters how far a score is ahead or behind
CLOSE = 3  # steps from which a King is hunted
ORDERS = [[(turn + step) % 4 for step in range(4)] for turn in range(4)]
NEAR = [mask(LEAPS["K"][at]) for at in range(64)]
HITS = [  # in lanes, without a Chariot's
    sum(
        mask(LEAPS[kind][at]) << shift
        for kind, shift in zip(KINDS, SHIFTS, strict=True)
        if kind in LEAPS
    )
    for at in range(64)
]


def _steps(at: int, goal: int) -> int:
    return max(abs(at % 8 - goal % 8), abs(at // 8 - goal // 8))


AROUND = [mask(to for to in range(64) if _steps(to, at) <= CLOSE) for at in range(64)]
TO_GOAL = [[_steps(at, GOAL[seat]) for at in range(64)] for seat in SEATS]
GATES = (1.0, CHANCES[1], TWICE)  # the chance to enter, by steps


def rows(position: ShinsetsuPosition) -> tuple[int, list[Row | None]]:
    """The phase, and the features of each force, None for those without a King."""
    forces, found = position.forces, camps(position.board)
    order = [seat for seat in ORDERS[INDEX[position.turn]] if forces[seat].active]
    scores = [force.score for force in forces]
    bounty = KING_SCORE if any(force.state == PRISONER for force in forces) else 0
    threats = _Threats(found, order, scores, bounty)
    values: list[Row | None] = [None, None, None, None]
    going_on = 1.0  # the chance that nobody has won in this round
    for wait, seat in enumerate(order):
        wins = threats.wins[wait]
        values[seat] = [
            *_race(scores[seat], tuple([scores[other] for other in order if other != seat])),
            *_has(found, seat, len(forces[seat].barracks)),
            wait == 0,
            wait == 1,
            wait == 2,
            *threats.king(seat),
            going_on * wins,
            *threats.prey(wait, seat),
            *threats.hanging(wait, seat),
            threats.reach[seat].bit_count() / 10,
            threats.hunts[seat],
        ]
        going_on *= 1 - wins
    for seat, force in enumerate(forces):
        if force.state == PRISONER:
            values[seat] = _prisoner(found, seat, force)
    return int(len(order) < len(forces)), values


def _has(found: Camps, seat: int, barracks: int) -> tuple[float, ...]:
    """The features from `pawns` to `turned`."""
    _, chariots, cavalry, elephants, pawns = found.counts[seat]
    officers = (chariots, cavalry, elephants)
    promoted, advance = found.promoted[seat], found.advance[seat]
    return pawns, *officers, promoted, barracks, advance, found.turned[seat]


def _prisoner(found: Camps, seat: int, force: Force) -> Row:
    """The features of a force whose King is a prisoner: only its remaining pieces count."""
    row = [0.0] * len(NAMES)
    row[PRISONERS], row[BARRACKS] = 1.0, len(force.barracks)
    row[PAWNS], row[PAWNS + 1 : PAWNS + 4] = found.counts[seat][PAWN], found.counts[seat][1:PAWN]
    return row


@lru_cache(maxsize=4096)  # scores seldom change
def _race(mine: int, rivals: tuple[int, ...]) -> tuple[float, ...]:
    """The features from `active` to `behind`."""
    best = max(rivals, default=mine)
    behind = sum([min(MOST, score - mine) for score in rivals if score > mine])
    lead = max(-MOST, min(MOST, mine - best))
    return 1.0, 0.0, lead / 2, (mine > best) - (mine < best), behind / 2


class _Threats:
    """What each active force can capture with one die, seat by seat in turn order."""

    def __init__(self, found: Camps, order: Sequence[int], scores: list[int], bounty: int) -> None:
        self.found, self.order, self.scores = found, order, scores
        self.bounty = bounty  # what the next King scores
        own = found.own
        self.occupied = own[0] | own[1] | own[2] | own[3]
        self.kings = squares_of_kings(found.kings)
        self.food = self.occupied  # what scores
        for seat in order:
            self.food &= ~own[seat] | found.pawns
        self.takes, self.goes, self.reach = [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]
        for seat in order:
            others = (BOARD ^ own[seat]) * EVERY
            self.goes[seat] = found.goes[seat] & others
            takes = self.takes[seat] = found.takes[seat] & others
            self.reach[seat] = (takes | takes >> 64 | takes >> 128 | takes >> 192) & BOARD
        self.in_time, self.later = [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]
        self.takes_king, self.hunts = [0.0, 0.0, 0.0, 0.0], [0, 0, 0, 0]
        self.safe: dict[int, float] = {}  # by square, the chance that nobody takes what is there
        for seat in order:
            self._look(seat)
        self.pawns_hang, self.officers_hang = [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]
        self._hanging()
        self.ways = [self._ways(found.kings[seat]) for seat in order]
        self.wins = [self._hunt(wait, seat) for wait, seat in enumerate(order)]

    def _look(self, seat: int) -> None:
        """Record what a force can capture, except Kings."""
        takes, safe = self.takes[seat], self.safe
        bits = self.reach[seat] & self.occupied & ~self.kings
        while bits:
            there = bits & -bits
            bits ^= there
            spared = SPARED[(takes >> there.bit_length() - 1 & EVERY).bit_count()]
            safe[there] = safe.get(there, 1.0) * spared

    def _ways(self, king: int) -> int:
        """The squares from which a King can be captured, in lanes."""
        return HITS[king] | SLIDES[king][self.occupied & LINES[king]] << SHIFTS[CHARIOT]

    def _hunt(self, wait: int, seat: int) -> float:
        """Record a force's chances to capture Kings.

        Returns its chance to win by one, or by entry.
        """
        steps = TO_GOAL[seat][self.found.kings[seat]]
        spared = 1 - GATES[steps] if steps < len(GATES) else 1.0
        takes, goes, kings = self.takes[seat], self.goes[seat], self.found.kings
        officers, hunts = self.found.own[seat] & ~self.found.pawns, 0
        for when, other in enumerate(self.order):
            if when == wait:
                continue
            king = kings[other]
            hunts += (officers & AROUND[king]).bit_count()
            once, twice = takes >> king & EVERY, goes & self.ways[when]
            if once or twice:
                chance = CHANCES[once.bit_count()]
                if twice:  # except with the faces of which one is enough
                    chance += TWICE * faces_in(twice & ~(once * BOARD))
                (self.in_time if when > wait else self.later)[other] += chance
                self.takes_king[seat] += chance
                if self._decides(seat, other):
                    spared *= 1 - chance
        self.hunts[seat] = hunts
        return 1 - spared

    def _decides(self, seat: int, other: int) -> bool:
        """Whether capturing that King wins."""
        if len(self.order) != 3:
            return len(self.order) == 2
        (last,) = [third for third in self.order if third not in (seat, other)]
        return self.scores[seat] + self.bounty > self.scores[last]

    def king(self, seat: int) -> tuple[float, ...]:
        """The features from `king-in-time` to `takes-king`."""
        king, pressed = self.found.kings[seat], 0
        near = NEAR[king]
        for other in self.order:
            if other != seat:
                pressed += (self.reach[other] & near).bit_count()
        steps = TO_GOAL[seat][king] / 4
        return self.in_time[seat], self.later[seat], pressed / 8, steps, self.takes_king[seat]

    def prey(self, wait: int, seat: int) -> tuple[float, ...]:
        """The features from `scores` to `officers`."""
        food, reach = self.food, self.reach[seat]
        officers = (reach & self.occupied & ~food & ~self.kings).bit_count()
        if not reach & food:
            return 0.0, 0.0, 0, officers
        scores = CHANCES[faces_in(self.takes[seat] & food * EVERY)]
        return scores, 0.0 if wait else scores, (reach & food).bit_count(), officers

    def _hanging(self) -> None:
        """Record what each force may lose, Pawns and officers."""
        own, pawns = self.found.own, self.found.pawns
        black, red, green, _ = own
        for there, safe in self.safe.items():
            seat = 0 if black & there else 1 if red & there else 2 if green & there else 3
            (self.pawns_hang if pawns & there else self.officers_hang)[seat] += 1 - safe

    def hanging(self, wait: int, seat: int) -> tuple[float, ...]:
        """The features from `pawns-hang` to `kinds-gone`."""
        pawns, officers = self.pawns_hang[seat], self.officers_hang[seat]
        gone = self.found.counts[seat][1:PAWN].count(0)
        if wait:
            return pawns, officers, 0.0, 0.0, gone
        return 0.0, 0.0, pawns, officers, gone
