"""BushiShogi as an environment: 20 actions, which are 16 placements and 4 moves.

Two cubes have 2 rows of 1 column, White's square above Black's, and 26 planes. One cube has 1
square and 50 planes. Placements come in the order of faces `TNUAEW` and of facings `frbl`, which is
that of states in planes too; which 16 of the 24 there are depends on the cube.
"""

from collections.abc import Sequence
from functools import cache

from anga.contract.environment import Field, OneStep, Plane, counted
from anga.games.bushi.rules.common import BushiPosition
from anga.games.bushi.rules.cube import DIRECTIONS, DUNKEL, MOVES, cube
from anga.games.bushi.rules.notation import OneCubeFields
from anga.games.bushi.rules.rulesets import SEATS, described_by, has_one_cube

STATES = tuple(face + facing for face in DUNKEL for facing in DIRECTIONS)


class BushiEnvironment(OneStep[BushiPosition, str]):
    """Moves of a cube as numbers, and states of cubes as planes."""

    def listed(self, rules: str = "") -> Sequence[str]:
        """The placements with no sword forward, then `t f l r`."""
        return _listed(described_by(rules))

    def spelt(self, rules: str, move: str) -> str:
        """The token of a move, which is the move."""
        return move

    def field(self, rules: str = "") -> Field:
        """A square for each cube, White's first."""
        return Field(1 if has_one_cube(rules) else 2, 1)

    def planes(self, rules: str = "") -> tuple[str, ...]:
        """States as their owners see them, of one cube as Black sees it; then whose move it is."""
        before = [f"before the last move {state}" for state in STATES]
        return (
            *(f"cube {state}" for state in STATES),
            *(before if has_one_cube(rules) else ()),
            "seat 0 is to move",
            "the observer's seat is White",
        )

    def observe(
        self, position: BushiPosition, seat: str, begun: Sequence[int] = ()
    ) -> tuple[Plane, ...]:
        """A plane for each state, and two for the seats."""
        field, at = self.field(position.rules), position.fields
        if isinstance(at, OneCubeFields):
            cubes = [[at.state], [at.before]]
        else:
            cubes = [[at.white, at.black]]
        return (
            *(
                field.squares(place for place, code in enumerate(shown) if code == state)
                for shown in cubes
                for state in STATES
            ),
            field.full(int(position.turn == seat)),
            field.full(counted(SEATS, seat)[0]),
        )


@cache
def _listed(described: str) -> tuple[str, ...]:
    states = cube(described).states
    return (*(code for code in STATES if not states[code].points), *MOVES)


ENVIRONMENT = BushiEnvironment()
