"""A force's nearly best turn for each roll: each die by itself first, then both together.

There are some three hundred turns for all rolls; this values some forty of them.
"""

from collections.abc import Generator
from typing import NamedTuple

from anga.contract.thinking import Answers
from anga.games.shinsetsu.player.plans import simply, turns
from anga.games.shinsetsu.rules.dice import FACES
from anga.games.shinsetsu.rules.forces import INDEX
from anga.games.shinsetsu.rules.moves import STOP, ShinsetsuMove, are_both_lost, uses
from anga.games.shinsetsu.rules.phase import BEFORE_ROLL, LEFT
from anga.games.shinsetsu.rules.position import ShinsetsuPosition

BEST = 2  # uses of one die that are gone on with
FITTING = 2  # uses of the other that are tried then


class Use(NamedTuple):
    """A use of a die that ends a turn: its value to the force to move, and the end position."""

    worth: float
    move: ShinsetsuMove
    end: ShinsetsuPosition


Uses = Generator[ShinsetsuPosition, float, list[Use]]


def answers(position: ShinsetsuPosition) -> Answers[ShinsetsuPosition]:
    """The position at the end of the rolling force's turn, for each roll."""
    if not position.force.active:
        return [_unfaced(position.after(roll)) for roll in position.legal()]
    alone, begun = dict[str, list[Use]](), dict[str, list[Use]]()
    for face in FACES:
        best = alone[face] = yield from _plans_by_value(_with(position, position.turn, face))
        begun[face] = [use for use in best[:BEST] if use.move != STOP and not use.end.outcome]
    found = []
    for roll in position.legal():
        if are_both_lost(position.board, position.turn, roll.choice):
            plans = yield from _plans_by_value(position.after(roll))
        else:
            plans = yield from _together(position.turn, roll.choice, alone, begun)
        found.append(max(plans, key=lambda use: use.worth).end)
    return found


def _unfaced(position: ShinsetsuPosition) -> ShinsetsuPosition:
    """The position in which an escaped force leaves its Pawns' facings unchanged."""
    while to_face := position.to_face:
        facing = position.board[to_face[0]][-1]
        position = position.after(ShinsetsuMove("face", origin=to_face[0], choice=facing))
    return position


def _with(position: ShinsetsuPosition, turn: str, face: str) -> ShinsetsuPosition:
    """The position in which a force has one die left."""
    return ShinsetsuPosition(position.board, turn, face + LEFT, position.forces)


def _plans_by_value(position: ShinsetsuPosition) -> Uses:
    """Ways to use the remaining dice, best first; stopping only if nothing else is legal."""
    found = list[Use]()
    for end, moves in turns(position).items():
        worth = yield end
        found.append(Use(worth, moves[-1], end))
    found.sort(key=lambda use: -use.worth)
    return [use for use in found if use.move != STOP] or found


def _together(
    turn: str, roll: str, alone: dict[str, list[Use]], begun: dict[str, list[Use]]
) -> Uses:
    """The best uses of either die alone, and of both in sequence."""
    one, other = roll[0], roll[1]
    single = [alone[one][0], alone[other][0]]
    found = [use for use in single if use.move != STOP] or single  # one die is used if one can be
    for first, second in dict.fromkeys(((one, other), (other, one))):
        fitting = {use.move for use in alone[second][:FITTING]}
        for use in begun[first]:
            board, forces = use.end.board, use.end.forces
            for move in uses(board, turn, second, forces[INDEX[turn]].barracks):
                if move in fitting or (one == other and move.target >= 0 and board[move.target]):
                    end = _after(_with(use.end, turn, second), move, use.end.turn)
                    worth = yield end
                    found.append(Use(worth, move, end))
    return found


def _after(middle: ShinsetsuPosition, move: ShinsetsuMove, following: str) -> ShinsetsuPosition:
    board = simply(middle, move)
    if board is None:
        return middle.after(move)
    return ShinsetsuPosition(board, following, BEFORE_ROLL, middle.forces)
