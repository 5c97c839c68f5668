"""What the computer sees of a position: the same numbers for each force, see NAMES.

A force takes a piece with a chance that grows with the kinds of die that allow it. A *round* lasts
until every force has acted once; what is threatened *in time* comes before its owner acts. There
are two phases: every King is on the board; or one is a prisoner or gone, so that the next to be
taken ends the game.
"""

from collections.abc import Sequence

from anga.contract.learned import Row
from anga.games.shinsetsu.player.camps import PAWN, Camps, Masks, camps, squares_of_kings
from anga.games.shinsetsu.rules.captures import KING_SCORE
from anga.games.shinsetsu.rules.forces import GOAL, INDEX, PRISONER, SEATS, Force
from anga.games.shinsetsu.rules.movement import LEAPS
from anga.games.shinsetsu.rules.position import Shinsetsu
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
    "wins",  # to win in this round, by an entry or by the last King
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
)
PRISONERS, PAWNS, BARRACKS = (NAMES.index(name) for name in ("prisoner", "pawns", "barracks"))
HANG, HANG_FIRST = NAMES.index("pawns-hang"), NAMES.index("pawns-hang-first")

CHANCES = (0.0, 7 / 16, 12 / 16, 15 / 16, 1.0)  # that one of so many kinds is rolled
TWICE = 1 / 16  # that both dice show one kind
MOST = 4  # points by which it matters how far a score is ahead or behind
ORDERS = [[(turn + step) % 4 for step in range(4)] for turn in range(4)]
NEAR = [mask(LEAPS["K"][at]) for at in range(64)]
TO_GOAL = [
    [max(abs(at % 8 - GOAL[seat] % 8), abs(at // 8 - GOAL[seat] // 8)) for at in range(64)]
    for seat in SEATS
]


def rows(position: Shinsetsu) -> tuple[int, list[Row | None]]:
    """The phase, and the numbers of each force, None for those that have no King any more."""
    forces, found = position.forces, camps(position.board)
    order = [seat for seat in ORDERS[INDEX[position.turn]] if forces[seat].active]
    threats = _Threats(found, order, [force.score for force in forces])
    values: list[Row | None] = [None, None, None, None]
    going_on = 1.0  # the chance that nobody has won in this round
    for wait, seat in enumerate(order):
        wins = threats.wins(wait, seat)
        values[seat] = [
            *threats.race(seat),
            *_has(found, seat, len(forces[seat].barracks)),
            wait == 0,
            wait == 1,
            wait == 2,
            *threats.king(seat),
            going_on * wins,
            *threats.prey(wait, seat),
            *threats.hanging(wait, seat),
            threats.reach[seat].bit_count() / 10,
        ]
        going_on *= 1 - wins
    for seat, force in enumerate(forces):
        if force.state == PRISONER:
            values[seat] = _prisoner(found, seat, force)
    return int(len(order) < len(forces)), values


def _has(found: Camps, seat: int, barracks: int) -> tuple[float, ...]:
    """From `pawns` to `turned`."""
    _, chariots, cavalry, elephants, pawns = found.counts[seat]
    officers = (chariots, cavalry, elephants)
    promoted, advance = found.promoted[seat], found.advance[seat]
    return pawns, *officers, promoted, barracks, advance, found.turned[seat]


def _prisoner(found: Camps, seat: int, force: Force) -> Row:
    """Of a force whose King is a prisoner only what it has left counts."""
    row = [0.0] * len(NAMES)
    row[PRISONERS], row[BARRACKS] = 1.0, len(force.barracks)
    row[PAWNS], row[PAWNS + 1 : PAWNS + 4] = found.counts[seat][PAWN], found.counts[seat][1:PAWN]
    return row


class _Threats:
    """What each active force may take with one die, seat by seat in the order of turns."""

    def __init__(self, found: Camps, order: Sequence[int], scores: list[int]) -> None:
        self.found, self.order, self.scores = found, order, scores
        own = found.own
        self.occupied = own[0] | own[1] | own[2] | own[3]
        self.kings = squares_of_kings(found.kings)
        self.food = self.occupied  # what scores
        for seat in order:
            self.food &= ~own[seat] | found.pawns
        self.takes: list[Masks] = [[], [], [], []]
        self.reach = [0, 0, 0, 0]
        for seat in order:
            others = ~own[seat]
            a, b, c, d = self.takes[seat] = [squares & others for squares in found.takes[seat]]
            self.reach[seat] = a | b | c | d
        self.in_time, self.later = [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]
        self.takes_king = [0.0, 0.0, 0.0, 0.0]
        self.safe: dict[int, float] = {}  # by square, the chance that nobody takes what is there
        self.deadly = [[0, 0, 0, 0] for _ in order]  # by wait: Kings whose capture wins, by kind
        for wait, seat in enumerate(order):
            self._look(wait, seat)

    def _look(self, wait: int, seat: int) -> None:
        """Note what a force may take."""
        a, b, c, d = self.takes[seat]
        bits = self.reach[seat] & self.occupied
        while bits:
            there = bits & -bits
            bits ^= there
            kinds = (a & there > 0) + (b & there > 0) + (c & there > 0) + (d & there > 0)
            if there & self.kings:
                self._look_at_king(wait, seat, there, CHANCES[kinds])
            else:
                self.safe[there] = self.safe.get(there, 1.0) * (1 - CHANCES[kinds])

    def _look_at_king(self, wait: int, seat: int, there: int, chance: float) -> None:
        other = self.found.kings.index(there.bit_length() - 1)
        if self.order.index(other) > wait:
            self.in_time[other] += chance
        else:
            self.later[other] += chance
        self.takes_king[seat] += chance
        if len(self.order) == 3:
            (last,) = [third for third in self.order if third not in (seat, other)]
            if self.scores[seat] + KING_SCORE > self.scores[last]:
                kinds = zip(self.deadly[wait], self.takes[seat], strict=True)
                self.deadly[wait] = [known | squares & there for known, squares in kinds]

    def wins(self, wait: int, seat: int) -> float:
        """The chance that a force wins with one die, or its King with two steps."""
        a, b, c, d = self.deadly[wait]
        steps = TO_GOAL[seat][self.found.kings[seat]]
        chance = CHANCES[(a > 0 or steps == 1) + (b > 0) + (c > 0) + (d > 0)]
        return max(chance, TWICE) if steps == 2 else chance

    def race(self, seat: int) -> tuple[float, ...]:
        """From `active` to `behind`."""
        mine = self.scores[seat]
        rivals = [self.scores[other] for other in self.order if other != seat]
        best = max(rivals, default=mine)
        behind = sum([min(MOST, score - mine) for score in rivals if score > mine])
        lead = max(-MOST, min(MOST, mine - best))
        return 1.0, 0.0, lead / 2, (mine > best) - (mine < best), behind / 2

    def king(self, seat: int) -> tuple[float, ...]:
        """From `king-in-time` to `takes-king`."""
        king, pressed = self.found.kings[seat], 0
        near = NEAR[king]
        for other in self.order:
            if other != seat:
                pressed += (self.reach[other] & near).bit_count()
        steps = TO_GOAL[seat][king] / 4
        return self.in_time[seat], self.later[seat], pressed / 8, steps, self.takes_king[seat]

    def prey(self, wait: int, seat: int) -> tuple[float, ...]:
        """From `scores` to `officers`."""
        a, b, c, d = self.takes[seat]
        food, reach = self.food, self.reach[seat]
        officers = (reach & self.occupied & ~food & ~self.kings).bit_count()
        if not reach & food:
            return 0.0, 0.0, 0, officers
        scores = CHANCES[(a & food > 0) + (b & food > 0) + (c & food > 0) + (d & food > 0)]
        return scores, 0.0 if wait else scores, (reach & food).bit_count(), officers

    def hanging(self, wait: int, seat: int) -> tuple[float, ...]:
        """From `pawns-hang` to `kinds-gone`."""
        own, pawns = self.found.own[seat], 0.0
        officers = 0.0
        for there, safe in self.safe.items():
            if own & there:
                if there & self.found.pawns:
                    pawns += 1 - safe
                else:
                    officers += 1 - safe
        gone = self.found.counts[seat][1:PAWN].count(0)
        if wait:
            return pawns, officers, 0.0, 0.0, gone
        return 0.0, 0.0, pawns, officers, gone
