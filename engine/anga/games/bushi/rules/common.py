"""The common base of positions with two cubes and with one."""

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from typing import ClassVar, Self

from anga.contract.position import Outcome, Position, Refusal
from anga.games.bushi.rules import moves, notation, refusals
from anga.games.bushi.rules.cube import Cube, CubeState, cube
from anga.games.bushi.rules.rulesets import OPPONENT, SEATS, described_by
from anga.games.bushi.words import WORDS
from anga.kit.ends import won
from anga.shared.scene import Words


class BushiPosition(Position[str]):
    """A position of BushiShogi. A *state* is one of the 24 ways in which a cube can lie."""

    __slots__ = ()

    words: ClassVar[Words] = WORDS

    @classmethod
    @abstractmethod
    def first(cls, rules: str) -> Self:
        """The position before any placement, under some rules."""

    @classmethod
    @abstractmethod
    def read(cls, text: str, rules: str) -> Self:
        """The position of a position string. Raises PositionError."""

    @classmethod
    @abstractmethod
    def every(cls, rules: str) -> Iterator[Self]:
        """All positions under some rules."""

    @property
    @abstractmethod
    def standing(self) -> Mapping[str, str]:
        """The states of the placed cubes, by cell."""

    @abstractmethod
    def square(self, seat: str) -> str:
        """The cell of the cube that a seat moves."""

    @abstractmethod
    def seen(self, seat: str) -> CubeState | None:
        """The state of a seat's cube as that seat sees it, None before placement."""

    @abstractmethod
    def points(self, seat: str) -> bool:
        """Whether a sword points at a seat's opponent."""

    @property
    @abstractmethod
    def is_mated(self) -> bool:
        """Whether the last move was mate."""

    @property
    @abstractmethod
    def all_placed(self) -> bool:
        """Whether no cube is still to be placed."""

    @property
    @abstractmethod
    def fields(self) -> "notation.BushiFields | notation.OneCubeFields":
        """The fields of the position string."""

    @property
    def cube(self) -> Cube:
        """The description of the cube in play."""
        return cube(described_by(self.rules))

    @property
    def own(self) -> CubeState | None:
        """The state of the cube of the side to move as it sees it, None before placement."""
        return self.seen(self.turn)

    @property
    def waiting(self) -> str:
        """The side that is not to move."""
        return OPPONENT[self.turn]

    @property
    def outcome(self) -> Outcome | None:
        """A mate: the player who made the last move has won."""
        return won("mate", SEATS, self.waiting) if self.is_mated else None

    def refusal(self, move: str) -> Refusal:
        """The rule that forbids a move here."""
        return refusals.refusal(self.own, move, self.square(self.turn), self.square(self.waiting))

    def parse_any_move(self, token: str) -> str:
        """The move of a token, legal or not."""
        return notation.parse_any_move(token, self.cube)

    def format_move(self, move: str) -> str:
        """The token of a move: the move itself."""
        return move

    def __str__(self) -> str:
        return notation.format_position(self.fields)

    def moves_or_placements(self) -> tuple[str, ...]:
        """Play, 1 to 3: the placements or moves, without regard to ends or history."""
        if self.own is None:
            return moves.placements(self.cube)
        return moves.moves(self.own, self.points(self.waiting))

    def moved(self, move: str) -> str:
        """The state of the cube after a move, as the side to move sees it."""
        return self.cube.moved[self.own.code, move] if self.own else move
