"""Shinsetsu Chaturanga as an environment: 6,148 actions, and 83 planes of 8 rows and 8 columns.

In this order: 10 rolls, which are chance's; with each die K C H E, and with both (`*`), the ways
from a square to another of that kind of piece and of Pawns, 3,252 in all; 1,260 of them again with
a promotion to C H E; 1,280 turns of a Pawn; 84 promotions where a Pawn waits; 256 facings after an
escape; stop and pass; 4 deals. Rows are ranks 8 to 1, columns files a to h.

A deal gives one point to a force, and as it does not end the turn, more points are given by more of
them. Like `legal`, a mask leaves deals out unless it is asked for what is `unlisted`.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from anga.contract.environment import Field, OneStep, Plane, counted
from anga.games.shinsetsu.rules.board import FACINGS
from anga.games.shinsetsu.rules.dice import FACES
from anga.games.shinsetsu.rules.forces import FAR, KINDS, OFFICERS, PAWN, SEATS
from anga.games.shinsetsu.rules.movement import AHEAD, ASLANT, LEAPS, RAYS, arrives
from anga.games.shinsetsu.rules.moves import BOTH, PASS, ROLL_MOVES, STOP, ShinsetsuMove, going
from anga.games.shinsetsu.rules.notation import format_move
from anga.games.shinsetsu.rules.phase import LEFT
from anga.games.shinsetsu.rules.position import ShinsetsuPosition

FIELD = Field(8, 8)
PIECES = (*KINDS, *(f"+{kind}" for kind in OFFICERS), *FACINGS)
STATES = {"A": "plays on after a tie", "p": "has its King a prisoner", "x": "has no King"}


class ShinsetsuEnvironment(OneStep[ShinsetsuPosition, ShinsetsuMove]):
    """Rolls, uses of dice, facings and deals as numbers; pieces, dice and forces as planes."""

    def listed(self, rules: str = "") -> Sequence[ShinsetsuMove]:
        """All moves that the board allows some force with some die."""
        return _listed()

    def spelt(self, rules: str, move: ShinsetsuMove) -> str:
        """The token of a move."""
        return format_move(move)

    def field(self, rules: str = "") -> Field:
        """The board."""
        return FIELD

    def planes(self, rules: str = "") -> tuple[str, ...]:
        """Pieces by force (Pawns by facing), Pawns to be faced, dice, forces, and the turn."""
        return (
            *(f"seat {who} {piece}" for who in range(4) for piece in PIECES),
            "Pawns still to be faced",
            *(f"unused dice that show {face}" for face in FACES),
            "one die has been used",
            *(f"seat {who} {said}" for said in STATES.values() for who in range(4)),
            *(f"seat {who} {kind} in the barracks" for who in range(4) for kind in OFFICERS),
            *(f"seat {who} score" for who in range(4)),
            *(f"seat {who} is to move" for who in range(4)),
            "the observer's seat, k r g y as 0 to 3",
        )

    def observe(
        self, position: ShinsetsuPosition, seat: str, begun: Sequence[int] = ()
    ) -> tuple[Plane, ...]:
        """A plane for each name of `planes`; what is counted fills its plane with a number."""
        order = counted(SEATS, seat)
        standing: dict[str, list[int]] = {}
        for square, piece in enumerate(position.board):
            standing.setdefault(piece, []).append(_place(square))
        forces = [position.forces[who] for who in order]
        numbers = [
            *(position.dice.count(face) for face in FACES),
            position.phase.endswith(LEFT),
            *(force.state == state for state in STATES for force in forces),
            *(force.barracks.count(kind) for force in forces for kind in OFFICERS),
            *(force.score for force in forces),
            *(SEATS[who] == position.turn for who in order),
            order[0],
        ]
        return (
            *(
                FIELD.squares(standing.get(SEATS[who] + piece, ()))
                for who in order
                for piece in PIECES
            ),
            FIELD.squares(map(_place, position.to_face)),
            *map(FIELD.full, map(int, numbers)),
        )


def _place(square: int) -> int:
    """The place of a square in a plane, whose first row is rank 8."""
    return 8 * (7 - square // 8) + square % 8


@cache
def _listed() -> tuple[ShinsetsuMove, ...]:
    return tuple(_moves())


def _moves() -> Iterator[ShinsetsuMove]:
    yield from ROLL_MOVES
    dice = (*FACES, BOTH)
    squares = range(64)
    ways = [(die, at, to) for die in dice for at in squares for to in sorted(_ways(die, at))]
    yield from (going(*way) for way in ways)
    for die, at, to in ways:
        if to in _ways(PAWN, at) and any(arrives(seat, at, to) for seat in SEATS):
            yield from (going(die, at, to, kind) for kind in OFFICERS)
    for die in dice:
        yield from (ShinsetsuMove("turn", die, at, -1, way) for at in squares for way in FACINGS)
    for at in sorted(frozenset[int]().union(*FAR.values())):
        yield from (ShinsetsuMove("promote", "K", at, -1, kind) for kind in OFFICERS)
    yield from (ShinsetsuMove("face", "", at, -1, way) for at in squares for way in FACINGS)
    yield from (STOP, PASS)
    yield from (ShinsetsuMove("give", choice=seat, points=1) for seat in SEATS)


@cache
def _ways(die: str, at: int) -> frozenset[int]:
    """Where a piece of the kind that a die shows may go on an empty board, or a Pawn."""
    found = {to for ways in (*AHEAD.values(), *ASLANT.values()) for to in ways[at]}
    if die == "C":
        found.update(to for ray in RAYS[at] for to in ray)
    elif die in LEAPS:
        found.update(LEAPS[die][at])
    return frozenset(found)


ENVIRONMENT = ShinsetsuEnvironment()
