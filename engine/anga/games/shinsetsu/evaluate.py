"""How good a position looks to a force, in hundredths of a Pawn.

A force is worth its pieces, its score, its way to the King's square opposite, less what stands to
be captured; being captured counts by the chance that a die of the captor's allows it. What a force
is worth to itself is compared with what its rivals are worth to them.
"""

from collections.abc import Mapping

from anga.games.shinsetsu.board import STEPS
from anga.games.shinsetsu.forces import (
    FORWARD,
    GOAL,
    INDEX,
    OFFICERS,
    SEATS,
    is_pawn,
    of_force,
)
from anga.games.shinsetsu.movement import ASLANT, reach
from anga.games.shinsetsu.position import Shinsetsu

VALUES: Mapping[str, int] = {"K": 700, "C": 260, "H": 190, "E": 170, "P": 100}
IN_BARRACKS = 60  # of a piece that a Pawn may still become
SCORE = 110
KINGLESS = 300  # what a prisoner's force is worth at most
LIKELY = 7 / 16  # that one of two dice shows a wanted face
LATER = 0.4  # how much of that is left when the piece can move away first
FEAR = 0.6  # how much of a threatened piece counts as lost already
HOPE = 0.12  # how much of a piece that one threatens counts as won already
STEP = 3  # for each step of a Pawn or a King on its way
AT_THE_GATE = 250  # a King one step from its goal, times how likely it goes there
ENVY = 0.5  # how much the strongest rival counts against the mean of all rivals


def evaluate(position: Shinsetsu, seat: str) -> int:
    """What a position that is not over is worth to a force."""
    worth = worths(position)
    own = worth.pop(seat)
    rivals = [worth[other] for other in worth if _in_play(position, other)]
    if not rivals:
        return round(own)
    mean = sum(rivals) / len(rivals)
    return round(own - mean + ENVY * (mean - max(rivals)))


def _in_play(position: Shinsetsu, seat: str) -> bool:
    force = position.forces[INDEX[seat]]
    return force.active or (force.state == "p" and position.force.state != "A")


def worths(position: Shinsetsu) -> dict[str, float]:
    """What each force is worth, seen for itself."""
    worth = dict.fromkeys(SEATS, 0.0)
    attacks = {seat: _attacked(position, seat) for seat in SEATS}
    for seat, force in zip(SEATS, position.forces, strict=True):
        worth[seat] += SCORE * force.score
        if not force.active:
            worth[seat] += KINGLESS if force.state == "p" else 0
            continue
        worth[seat] += IN_BARRACKS * len(force.barracks)
        for at in of_force(position.board, seat):
            worth[seat] += _standing(position, seat, at)
            worth[seat] -= _danger(position, attacks, seat, at)
        worth[seat] += HOPE * sum(_prey(position, at) for at in attacks[seat])
    return worth


def _standing(position: Shinsetsu, seat: str, at: int) -> float:
    """A piece where it stands."""
    piece = position.board[at]
    if is_pawn(piece):
        ahead = _progress(seat, at) * STEP
        return VALUES["P"] + (ahead if piece[1] == FORWARD[seat] else ahead - 2 * STEP)
    if piece[-1] in OFFICERS:
        return VALUES[piece[-1]]
    goal = GOAL[seat]
    steps = max(abs(at % 8 - goal % 8), abs(at // 8 - goal // 8))
    gate = AT_THE_GATE * LIKELY if steps == 1 else AT_THE_GATE / 16 if steps == 2 else 0
    return VALUES["K"] - STEP * steps + gate


def _progress(seat: str, at: int) -> int:
    """How many rows a square is ahead of the first one."""
    file, rank = STEPS[FORWARD[seat]]
    along = (at % 8) * file + (at // 8) * rank
    return along if along >= 0 and file + rank > 0 else 7 + along


def _attacked(position: Shinsetsu, seat: str) -> dict[int, int]:
    """The squares of others' pieces that an active force could take, and by how many kinds."""
    board = position.board
    if not position.forces[INDEX[seat]].active:
        return {}
    found: dict[int, int] = {}
    for at in of_force(board, seat):
        piece = board[at]
        pawn = is_pawn(piece)
        for to in ASLANT[piece[1]][at] if pawn else reach(board, at):
            taken = board[to]
            if taken and taken[0] != seat and not (pawn and taken[-1] == "K"):
                found[to] = found.get(to, 0) + 1
    return found


def _danger(
    position: Shinsetsu, attacks: Mapping[str, Mapping[int, int]], seat: str, at: int
) -> float:
    """What a piece may be lost for: the chance that somebody takes it before it can move."""
    safe = 1.0
    for other in SEATS:
        if at in attacks[other]:
            sooner = _wait(position, other) < _wait(position, seat)
            likely = LIKELY if sooner else LIKELY * LATER
            safe *= (1 - likely) ** min(attacks[other][at], 2)
    if safe == 1:
        return 0
    piece = position.board[at]
    value = VALUES["P" if is_pawn(piece) else piece[-1]]
    if piece[-1] in OFFICERS and "+" not in piece:
        value -= IN_BARRACKS
    return FEAR * (1 - safe) * value


def _wait(position: Shinsetsu, seat: str) -> int:
    """How many seats act before one."""
    return (INDEX[seat] - INDEX[position.turn]) % 4


def _prey(position: Shinsetsu, at: int) -> float:
    """What a piece that could be taken would bring."""
    piece = position.board[at]
    if not position.forces[INDEX[piece[0]]].active:
        return SCORE
    if is_pawn(piece):
        return SCORE + VALUES["P"] / 2
    return VALUES[piece[-1]] / 2
