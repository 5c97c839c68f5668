"""Each force's army among the others: what it reaches, and what it can capture with one die.

Nearly all of it stays as it was when another force's piece moves, so it is kept.
"""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from anga.games.shinsetsu.player.armies import (
    BOARD,
    CHANCES,
    CHARIOT,
    CROWN,
    EVERY,
    LINES,
    SHIFTS,
    SLIDES,
    TWICE,
    Army,
    army,
    marked,
    squares_in,
    steps,
)
from anga.games.shinsetsu.rules.board import Board
from anga.games.shinsetsu.rules.forces import KINDS, SEATS
from anga.games.shinsetsu.rules.movement import LEAPS
from anga.kit.grid import mask
from anga.kit.lazy_dict import LazyDict

TWO = 1 << 64 | 1  # times a set of squares: that in two lanes
SPARED = tuple(1 - chance for chance in CHANCES)
CLOSE = 3  # steps from which a King is hunted
MOST_KEPT = 1_000
NEAR = [mask(LEAPS["K"][at]) for at in range(64)]
HITS = [  # in lanes, without a Chariot's
    sum(
        mask(LEAPS[kind][at]) << shift
        for kind, shift in zip(KINDS, SHIFTS, strict=True)
        if kind in LEAPS
    )
    for at in range(64)
]
AROUND = [mask(to for to in range(64) if steps(to, at) <= CLOSE) for at in range(64)]


class Aim(NamedTuple):
    """A King that an army may capture, by its force.

    The chance is `TWICE` more if one of the squares `by` is where a Chariot could take it from.
    """

    seat: int
    chance: float
    by: int


class Prey(NamedTuple):
    """What an army can take except Kings: the features `scores`, `points` and `officers`.

    And each piece's square with the chance that it is spared.
    """

    features: Sequence[float]
    spared: Sequence[tuple[int, float]]


class Sight(NamedTuple):
    """What an army does about the other Kings: the feature `hunts`, and which it may capture.

    `pressed` counts the squares around each King that it attacks, in bytes.
    """

    hunts: float
    pressed: int
    aims: Sequence[Aim]


class Camp(NamedTuple):
    """What depends on an army and on what its Chariots reach.

    `reach` is a set of squares and `spread` their number, in tens. `sights` are by the crowns of
    all armies; `prey` by what it reaches, pieces that score and in the next lane others.
    """

    reach: int
    spread: float
    sights: LazyDict[int, Sight]
    prey: LazyDict[int, Prey]


def _prey(takes: int, targets: int) -> Prey:
    """The prey of an army that takes these squares, in lanes."""
    food, officers = targets & BOARD, targets >> 64
    scores = CHANCES[faces_in(takes & food * EVERY)]
    spared: list[tuple[int, float]] = []
    bits = food | officers
    while bits:
        there = bits & -bits
        bits ^= there
        faces = takes >> there.bit_length() - 1 & EVERY
        spared.append((there, SPARED[faces.bit_count()]))
    return Prey((scores, float(food.bit_count()), float(officers.bit_count())), tuple(spared))


def _sight(own: Army, takes: int, goes: int, crowns: int) -> Sight:
    """The sight of an army that takes these squares with one die, or goes there itself."""
    reach, officers = squares_in(takes), own.own & ~own.pawns
    hunts = pressed = 0
    aims: list[Aim] = []
    for seat in range(len(SEATS)):
        king = (crowns >> CROWN * seat & 127) - 1
        if king < 0 or seat == own.seat:
            continue
        hunts += (officers & AROUND[king]).bit_count()
        pressed |= (reach & NEAR[king]).bit_count() << 8 * seat
        once, twice = takes >> king & EVERY, goes & HITS[king]
        twice &= ~(once * BOARD)  # except with the faces of which one is enough
        chance = CHANCES[once.bit_count()] + TWICE * faces_in(twice)
        by = 0 if once >> SHIFTS[CHARIOT] & 1 else goes >> SHIFTS[CHARIOT] & LINES[king]
        if chance or by:
            aims.append(Aim(seat, chance, by))
    return Sight(float(hunts), pressed, tuple(aims))


def _camp(own: Army, key: int) -> Camp:
    """The camp of an army by Kings that its Pawns would take, and what its Chariots reach."""
    others = (BOARD ^ own.own) * EVERY
    goes = (own.goes | (key & BOARD) << SHIFTS[CHARIOT]) & others
    takes = goes | own.strikes & others & ~((key >> 64) * EVERY)
    reach = squares_in(takes)
    spread = reach.bit_count() / 10
    sights = LazyDict(partial(_sight, own, takes, goes))
    return Camp(reach, spread, sights, LazyDict(partial(_prey, takes)))


def _kept(seat: str) -> LazyDict[int, tuple[Army, LazyDict[int, Camp]]]:
    """The armies of a force by their marks; nine in ten that are asked for have been before."""

    def make(marks: int) -> tuple[Army, LazyDict[int, Camp]]:
        made = army(marks, seat)
        return made, LazyDict(partial(_camp, made))

    return LazyDict(make, MOST_KEPT)


_armies = [_kept(seat) for seat in SEATS]


Side = tuple[Army, Camp, Sight, Prey]
"""An active force: its army, and what it can do where the others are."""


class Field(NamedTuple):
    """All armies on a board, and the sides of active forces in turn order.

    `pawns` are the squares of all Pawns, `lines` those from which a Chariot could take each King;
    `pressed` is the sum over all sides.
    """

    armies: Sequence[Army]
    sides: Sequence[Side]
    pawns: int
    lines: Sequence[int]
    pressed: int


def field(board: Board, order: Sequence[int], idle: Sequence[int]) -> Field:
    """The forces on a board, of which some are active, in turn order, and the others are not."""
    found = [kept[marks] for kept, marks in zip(_armies, marked(board), strict=True)]
    occupied = thrones = crowns = pawns = pressed = 0
    for own, _ in found:
        occupied |= own.own
        thrones |= own.throne
        crowns |= own.crown
        pawns |= own.pawns
    food = pawns  # what scores
    for seat in idle:
        food |= found[seat][0].own
    worth = food | (occupied ^ thrones) << 64 & ~(food << 64)
    sides: list[Side] = []
    lines = [0] * len(found)
    for seat in order:
        own, kept = found[seat]
        slides, king = 0, own.king
        for at in own.chariots:
            slides |= SLIDES[at][occupied & LINES[at]]
        camp = kept[(thrones & own.struck) << 64 | slides]
        sight = camp.sights[crowns]
        sides.append((own, camp, sight, camp.prey[camp.reach * TWO & worth]))
        lines[seat] = SLIDES[king][occupied & LINES[king]]
        pressed += sight.pressed
    return Field([own for own, _ in found], sides, pawns, lines, pressed)


def faces_in(lanes: int) -> int:
    """The number of lanes that are not empty."""
    return (
        (lanes & BOARD > 0)
        + (lanes >> 64 & BOARD > 0)
        + (lanes >> 128 & BOARD > 0)
        + (lanes >> 192 > 0)
    )
