"""The features of a position: the same numbers for each force, see NAMES.

A force captures a piece with a chance that grows with the kinds of die that allow it. A *round*
lasts until every force has acted once; a threat *in time* comes before its target acts. There are
two phases: every King is on the board; or one is a prisoner or gone, so that the next King captured
ends the game.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from anga.contract.chance_model import Row
from anga.games.shinsetsu.player.armies import TWICE, Army
from anga.games.shinsetsu.player.camps import Field, field
from anga.games.shinsetsu.rules.captures import KING_SCORE
from anga.games.shinsetsu.rules.forces import INDEX, PRISONER, Forces
from anga.games.shinsetsu.rules.position import ShinsetsuPosition

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
MOST = 4  # points by which it matters how far a score is ahead or behind


class Standing(NamedTuple):
    """What depends on the forces' states, scores and barracks, and on who acts next.

    `order` are the active forces in turn order, `waits` the place of each force there; `decides`
    tells of each two of them whether the first wins by capturing the second one's King.
    """

    order: Sequence[int]
    idle: Sequence[int]
    waits: Sequence[int]
    races: Sequence[Row]
    barracks: Sequence[float]
    decides: Sequence[Sequence[bool]]


@lru_cache(maxsize=1024)  # it seldom changes
def _standing(forces: Forces, turn: int) -> Standing:
    everyone = [(turn + step) % len(forces) for step in range(len(forces))]
    order = [seat for seat in everyone if forces[seat].active]
    scores = [force.score for force in forces]
    bounty = KING_SCORE if any(force.state == PRISONER for force in forces) else 0

    def is_won(seat: int, other: int) -> bool:
        left = [scores[third] for third in order if third not in (seat, other)]
        return len(left) < 2 and all(scores[seat] + bounty > score for score in left)

    return Standing(
        tuple(order),
        tuple(sorted({*everyone} - {*order})),
        tuple([order.index(seat) if seat in order else -1 for seat in range(len(forces))]),
        tuple([_race(seat, order, scores) for seat in range(len(forces))]),
        tuple([float(len(force.barracks)) for force in forces]),
        tuple([tuple([is_won(seat, other) for other in range(4)]) for seat in range(4)]),
    )


def _race(seat: int, order: Sequence[int], scores: Sequence[int]) -> Row:
    """The features from `active` to `behind`."""
    mine, rivals = scores[seat], [scores[other] for other in order if other != seat]
    best = max(rivals, default=mine)
    behind = sum([min(MOST, score - mine) for score in rivals if score > mine])
    lead = max(-MOST, min(MOST, mine - best))
    return 1.0, 0.0, lead / 2, float((mine > best) - (mine < best)), behind / 2


FIRST = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0), (0.0, 0.0, 0.0))
Each = list[float]  # by force


def rows(position: ShinsetsuPosition) -> tuple[int, list[Row | None]]:
    """The phase, and the features of each force, None for those without a King."""
    forces = position.forces
    standing = _standing(forces, INDEX[position.turn])
    found = field(position.board, standing.order, standing.idle)
    in_time, later, takes_king, wins = _kings(standing, found)
    pawns_hang, officers_hang = _hanging(found)
    values: list[Row | None] = [None, None, None, None]
    for wait, (own, camp, sight, prey) in enumerate(found.sides):
        seat = own.seat
        scores, points, officers = prey.features
        lost = pawns_hang[seat], officers_hang[seat]
        values[seat] = [
            *standing.races[seat],
            *own.has,
            standing.barracks[seat],
            *own.men,
            *FIRST[wait],
            in_time[seat],
            later[seat],
            (found.pressed >> 8 * seat & 255) / 8,
            own.steps,
            takes_king[seat],
            wins[seat],
            scores,
            0.0 if wait else scores,
            points,
            officers,
            *((*lost, 0.0, 0.0) if wait else (0.0, 0.0, *lost)),
            own.gone,
            camp.spread,
            sight.hunts,
        ]
    for seat in standing.idle:
        if forces[seat].state == PRISONER:
            values[seat] = _prisoner(found.armies[seat], standing.barracks[seat])
    return int(bool(standing.idle)), values


def _prisoner(own: Army, barracks: float) -> Row:
    """The features of a force whose King is a prisoner: only its remaining pieces count."""
    row = [0.0] * len(NAMES)
    row[PRISONERS], row[BARRACKS], row[PAWNS : PAWNS + 4] = 1.0, barracks, own.has[:4]
    return row


def _kings(standing: Standing, found: Field) -> tuple[Each, Each, Each, Each]:
    """The features `king-in-time`, `king-later`, `takes-king` and `wins` of each force."""
    in_time, later, takes, wins = [0.0] * 4, [0.0] * 4, [0.0] * 4, [0.0] * 4
    waits, lines = standing.waits, found.lines
    going_on = 1.0  # the chance that nobody has won in this round
    for wait, (own, _, sight, _) in enumerate(found.sides):
        seat, fails, hopes = own.seat, own.fails, 0.0
        decides = standing.decides[seat]
        for other, alone, by in sight.aims:
            chance = alone + TWICE if by & lines[other] else alone
            hopes += chance
            if waits[other] > wait:
                in_time[other] += chance
            else:
                later[other] += chance
            if decides[other]:
                fails *= 1 - chance
        takes[seat], wins[seat] = hopes, going_on * (1 - fails)
        going_on *= 1 - (1 - fails)
    return in_time, later, takes, wins


def _hanging(found: Field) -> tuple[Each, Each]:
    """What each force may lose, Pawns and officers."""
    safe: dict[int, float] = {}  # by square, the chance that nobody takes what is there
    for _, _, _, prey in found.sides:
        for there, spared in prey.spared:
            safe[there] = safe[there] * spared if there in safe else spared
    pawns, officers = [0.0] * 4, [0.0] * 4
    black, red, green = [own.own for own in found.armies[:3]]
    for there, spared in safe.items():
        seat = 0 if black & there else 1 if red & there else 2 if green & there else 3
        (pawns if found.pawns & there else officers)[seat] += 1 - spared
    return pawns, officers
