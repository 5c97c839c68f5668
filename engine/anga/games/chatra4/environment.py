"""Four-player Chatra as an environment: 8,201 actions, and 31 planes of 12 rows and 12 columns.

The actions are those of `anga.kit.pairs.actions`. Rows are the ranks from 1, columns the files from
a. All rules strings have the same actions and planes.
"""

from collections.abc import Sequence

from anga.contract.environment import Field, OneStep, Plane, counted
from anga.games.chatra4.rules.notation import ACTIVE
from anga.games.chatra4.rules.position import Chatra4Position
from anga.games.chatra4.rules.rulesets import SEATS, SIZE, variant
from anga.kit.pairs import actions
from anga.kit.pairs.tokens import format_move

FIELD = Field(SIZE, SIZE)
KINDS = ("Subjects", "Object")
NUMBERS = (
    "Subjects in hand",
    "Object in hand",
    "place, 0 while in the game",
    "was mated by seat 0 to 3 as 1 to 4, 0 while in the game",
    "is to move",
)


class Chatra4Environment(OneStep[Chatra4Position, int]):
    """Moves without their captures as numbers; pieces, hands and states as planes."""

    def listed(self, rules: str = "") -> Sequence[int]:
        """The moves on the board."""
        return actions.listed(SIZE)

    def spelt(self, rules: str, move: int) -> str:
        """The token of a move that captures nothing."""
        return format_move(move, variant(rules).board)

    def plain(self, move: int) -> int:
        """A move without saying that it captures."""
        return actions.plain(move)

    def meant(self, position: Chatra4Position, plain: int) -> int:
        """The move, which captures what anybody else has there."""
        others = sum(men for number, men in enumerate(position.men) if number != position.seat)
        return actions.meant(plain, others | position.loose)

    def field(self, rules: str = "") -> Field:
        """The board."""
        return FIELD

    def planes(self, rules: str = "") -> tuple[str, ...]:
        """Pieces by seat, those of nobody, then hands, places, maters and the turn by seat."""
        return (
            *(f"seat {who} {kind}" for who in range(4) for kind in KINDS),
            "Objects turned over",
            "Subjects of nobody",
            *(f"seat {who} {number}" for number in NUMBERS for who in range(4)),
            "the observer's seat, b r w u as 0 to 3",
        )

    def observe(
        self, position: Chatra4Position, seat: str, begun: Sequence[int] = ()
    ) -> tuple[Plane, ...]:
        """A plane for each name of `planes`; hands and places fill theirs with a number."""
        board, order = position.variant.board, counted(SEATS, seat)
        objects, states = position.objects, position.states
        squares = [each for who in order for each in (position.men[who], board.bit[objects[who]])]
        places = [0 if states[who] == ACTIVE else int(states[who][0]) for who in order]
        maters = [
            0 if states[who] == ACTIVE else 1 + order.index(SEATS.index(states[who][1]))
            for who in order
        ]
        numbers = [
            *(position.hands[who] for who in order),
            *(objects[who] < 0 and states[who] == ACTIVE for who in order),
            *places,
            *maters,
            *(who == position.seat for who in order),
            order[0],
        ]
        return (
            *(
                FIELD.squares(board.squares(each))
                for each in (*squares, position.stones, position.loose)
            ),
            *map(FIELD.full, map(int, numbers)),
        )


ENVIRONMENT = Chatra4Environment()
