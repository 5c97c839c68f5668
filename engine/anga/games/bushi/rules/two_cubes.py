"""Dunkel's game: two cubes on two squares."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from anga.games.bushi.rules import diagram, notation
from anga.games.bushi.rules.common import BushiPosition
from anga.games.bushi.rules.cube import CubeState, cube
from anga.games.bushi.rules.notation import UNPLACED, BushiFields
from anga.games.bushi.rules.rulesets import SEATS, described_by
from anga.kit.fast_init import fast_init
from anga.shared.errors import PositionError


@fast_init
@dataclass(frozen=True, slots=True, repr=False)
class TwoCubesPosition(BushiPosition):
    """A position with two cubes. `black` and `white` are states or `--`, as their owners see them.

    Each stands on a cell with the letter of its owner.
    """

    black: str
    white: str
    turn: str
    rules: str = ""

    @classmethod
    def first(cls, rules: str) -> "TwoCubesPosition":
        """The position before the first placement."""
        return cls(UNPLACED, UNPLACED, "b", rules)

    @classmethod
    def read(cls, text: str, rules: str) -> "TwoCubesPosition":
        """The position of a position string under canonical rules. Raises PositionError."""
        position = cls(*notation.parse_position(text, cube(described_by(rules))), rules)
        if not position.all_placed and position not in cls._unplaced(rules):
            raise PositionError(
                f"{text!r}: Black places first, then White, and no sword may point", text
            )
        return position

    @classmethod
    def every(cls, rules: str) -> Iterator["TwoCubesPosition"]:
        """All positions."""
        yield from cls._unplaced(rules)
        codes = cube(described_by(rules)).states
        for black in codes:
            for white in codes:
                for side in SEATS:
                    yield cls(black, white, side, rules)

    @classmethod
    def _unplaced(cls, rules: str) -> list["TwoCubesPosition"]:
        """All positions in which a cube is still to be placed."""
        first = cls.first(rules)
        return [first, *(first.after(move) for move in first.legal())]

    @property
    def standing(self) -> Mapping[str, str]:
        """The states of the placed cubes, by their owners' letters."""
        cubes = {"b": self.black, "w": self.white}
        return {seat: state for seat, state in cubes.items() if state != UNPLACED}

    def square(self, seat: str) -> str:
        """The cell of a side's own cube."""
        return seat

    def seen(self, seat: str) -> CubeState | None:
        """The state of a side's own cube."""
        return self.cube.states.get(self.black if seat == "b" else self.white)

    def points(self, seat: str) -> bool:
        """Whether a side's cube points at the opponent."""
        own = self.seen(seat)
        return own is not None and own.points

    @property
    def is_mated(self) -> bool:
        """Play, 4: both face forward, each a front strike or a three-way sweep."""
        cubes = [self.seen(seat) for seat in SEATS]
        return all(state is not None and state.strikes for state in cubes)

    @property
    def all_placed(self) -> bool:
        """Whether both cubes are placed."""
        return UNPLACED not in (self.black, self.white)

    @property
    def fields(self) -> BushiFields:
        """The contents of the position string."""
        return BushiFields(self.black, self.white, self.turn)

    def legal(self) -> Sequence[str]:
        """The legal placements or moves; none when mated."""
        return () if self.is_mated else self.moves_or_placements()

    def after(self, move: str) -> "TwoCubesPosition":
        """The position after a legal move."""
        own = self.moved(move)
        black, white = (own, self.white) if self.turn == "b" else (self.black, own)
        return TwoCubesPosition(black, white, self.waiting, self.rules)

    def diagram(self) -> str:
        """Both top faces, White's above."""
        return diagram.both(self.fields, self.cube)
