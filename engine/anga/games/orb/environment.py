"""Yonin Shogi as an environment: 3,429 actions, and 66 planes of 9 rows and 9 columns.

1,552 moves from a square to another (along files and ranks, or one step diagonally), the same with
promotion, 4 × 81 drops in the order P S G R, and a pass. Rows are `a` to `i`, columns 9 to 1.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from anga.contract.environment import Field, OneStep, Plane, counted
from anga.games.orb.rules.board import count_in_hand
from anga.games.orb.rules.notation import format_move
from anga.games.orb.rules.position import OrbPosition
from anga.games.orb.rules.seats import (
    AREA,
    BITS,
    FLIPPED,
    IN_HAND,
    KINDS,
    SEATS,
    SIZE,
    SQUARES,
    code_of,
)
from anga.games.orb.rules.tables import BIT, DROPPING, LINES, NEAR, PASS, PROMOTING

FIELD = Field(SIZE, SIZE)


class OrbEnvironment(OneStep[OrbPosition, int]):
    """Moves, drops and a pass as numbers; pieces, hands, orbs and states as planes."""

    def listed(self, rules: str = "") -> Sequence[int]:
        """The plain moves, the promoting ones, the drops, and a pass."""
        return _listed()

    def spelt(self, rules: str, move: int) -> str:
        """The token of a move."""
        return format_move(move)

    def field(self, rules: str = "") -> Field:
        """The board."""
        return FIELD

    def planes(self, rules: str = "") -> tuple[str, ...]:
        """Pieces by seat and kind, kings turned over, hands, orbs, debts, places, and the turn."""
        return (
            *(f"seat {who} {kind}" for who in range(4) for kind in KINDS),
            "kings turned over",
            *(f"seat {who} {KINDS[kind]} in hand" for who in range(4) for kind in IN_HAND),
            *(f"seat {who} orb is red" for who in range(4)),
            *(f"seat {who} owes a turn" for who in range(4)),
            *(f"seat {who} place, 0 while in the game" for who in range(4)),
            *(f"seat {who} is to move" for who in range(4)),
            "the observer's seat, s w n e as 0 to 3",
        )

    def observe(
        self, position: OrbPosition, seat: str, begun: Sequence[int] = ()
    ) -> tuple[Plane, ...]:
        """A plane for each name of `planes`; hands and places fill theirs with a number."""
        at, order = position.fields, counted(SEATS, seat)
        standing: dict[int, list[int]] = {}
        for square, code in enumerate(at.codes):
            standing.setdefault(code, []).append(square)
        numbers = [count_in_hand(at.hands[who], kind) for who in order for kind in IN_HAND]
        numbers += [bool(at.red & BITS[who]) for who in order]
        numbers += [bool(at.debts & BITS[who]) for who in order]
        numbers += [int(at.states[who].replace("a", "0")) for who in order]
        numbers += [who == position.seat for who in order]
        return (
            *(
                FIELD.squares(standing.get(code_of(who, kind), ()))
                for who in order
                for kind in range(len(KINDS))
            ),
            FIELD.squares(standing.get(FLIPPED, ())),
            *map(FIELD.full, map(int, [*numbers, order[0]])),
        )


@cache
def _listed() -> tuple[int, ...]:
    return tuple(_moves())


def _moves() -> Iterator[int]:
    plain = [
        AREA * origin + to
        for origin in SQUARES
        for to in SQUARES
        if BIT[to] & (LINES[origin] | NEAR[origin])
    ]
    yield from plain
    yield from (PROMOTING + move for move in plain)
    for kind in sorted(IN_HAND):
        yield from (DROPPING + AREA * kind + to for to in SQUARES)
    yield PASS


ENVIRONMENT = OrbEnvironment()
