"""Chatra as an environment: 8,201 actions on the usual board, and 14 planes of its size.

2,963 actions on 9 × 9 squares, 18,595 on 15 × 15: see `anga.kit.pairs.actions`. Rows are the ranks
from 1, columns the files from a. All rules strings of a board have the same actions and planes.
"""

from collections.abc import Sequence

from anga.contract.environment import Field, OneStep, Plane, counted
from anga.games.chatra.rules.position import ChatraPosition
from anga.games.chatra.rules.rulesets import SEATS, variant
from anga.kit.pairs import actions
from anga.kit.pairs.tokens import format_move

PLANES = (
    "seat 0 Subjects",
    "seat 0 Object",
    "seat 1 Subjects",
    "seat 1 Object",
    "seat 0 Subjects in hand",
    "seat 1 Subjects in hand",
    "seat 0 Object in hand",
    "seat 1 Object in hand",
    "seat 0 is freed by a check",
    "seat 1 is freed by a check",
    "seat 0 is to move",
    "moves in a row of the seat to move",
    "the last move was a pass",
    "the observer's seat is White",
)


class ChatraEnvironment(OneStep[ChatraPosition, int]):
    """Moves without their captures as numbers; Subjects, Objects, hands and flags as planes."""

    def listed(self, rules: str = "") -> Sequence[int]:
        """The moves on the board of the rules."""
        return actions.listed(variant(rules).board.size)

    def spelt(self, rules: str, move: int) -> str:
        """The token of a move that captures nothing."""
        return format_move(move, variant(rules).board)

    def plain(self, move: int) -> int:
        """A move without saying that it captures."""
        return actions.plain(move)

    def meant(self, position: ChatraPosition, plain: int) -> int:
        """The move, which captures the enemy's Subject if one is there."""
        return actions.meant(plain, position.sides.theirs)

    def field(self, rules: str = "") -> Field:
        """The board of the rules."""
        size = variant(rules).board.size
        return Field(size, size)

    def planes(self, rules: str = "") -> tuple[str, ...]:
        """Pieces, hands, what a check has freed, and the turn."""
        return PLANES

    def observe(
        self, position: ChatraPosition, seat: str, begun: Sequence[int] = ()
    ) -> tuple[Plane, ...]:
        """A plane for each name of `planes`; hands and rows fill theirs with a number."""
        field, board = self.field(position.rules), position.variant.board
        mine, other = (position.seen_by(SEATS[number]) for number in counted(SEATS, seat))
        sides = (mine, other)
        numbers = [
            *(side.hand for side in sides),
            *(side.own < 0 for side in sides),
            *(side.freed for side in sides),
            position.turn == seat,
            position.row,
            position.passed,
            counted(SEATS, seat)[0],
        ]
        return (
            *(
                field.squares(board.squares(squares))
                for side in sides
                for squares in (side.mine, board.bit[side.own])
            ),
            *map(field.full, map(int, numbers)),
        )


ENVIRONMENT = ChatraEnvironment()
