"""A position of BushiShogi: two cubes and the side to move, what a move makes of it, its end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from anga.contract.game import Line
from anga.contract.position import Outcome, Position, Refusal
from anga.games.bushi.rules import diagram, moves, notation, refusals
from anga.games.bushi.rules.cube import Cube, State, cube
from anga.games.bushi.rules.notation import UNPLACED, Fields
from anga.games.bushi.rules.rulesets import OPPONENT, SEATS, described_by
from anga.games.bushi.words import WORDS
from anga.kit.ends import repetition, won
from anga.shared.errors import PositionError
from anga.shared.scene import Words

REPETITIONS_TO_DRAW = 3


@dataclass(frozen=True, slots=True)
class Bushi(Position[str]):
    """A position of BushiShogi. `black` and `white` are cube states or `--`."""

    words: ClassVar[Words] = WORDS

    black: str
    white: str
    turn: str
    rules: str = ""

    @property
    def cube(self) -> Cube:
        """The cube that both sides play with."""
        return cube(described_by(self.rules))

    @property
    def own(self) -> str:
        """The cube of the side to move."""
        return self.black if self.turn == "b" else self.white

    @property
    def other(self) -> str:
        """The cube of the side that waits."""
        return self.white if self.turn == "b" else self.black

    @property
    def waiting(self) -> str:
        """The side that is not to move."""
        return OPPONENT[self.turn]

    @property
    def fields(self) -> Fields:
        """What the position string says."""
        return Fields(self.black, self.white, self.turn)

    def legal(self) -> Sequence[str]:
        """The legal placements or moves; none when mated."""
        if self.own == UNPLACED:
            return moves.placements(self.cube)
        own, other = self._states()
        return () if moves.mated(own, other) else moves.moves(own, other)

    def after(self, move: str) -> "Bushi":
        """The position after a legal move."""
        own = move if self.own == UNPLACED else self.cube.moved[self.own, move]
        black, white = (own, self.white) if self.turn == "b" else (self.black, own)
        return Bushi(black, white, self.waiting, self.rules)

    @property
    def outcome(self) -> Outcome | None:
        """A mate: the player who made the last move has won."""
        mated = self.own != UNPLACED and moves.mated(*self._states())
        return won("mate", SEATS, self.waiting) if mated else None

    def refusal(self, move: str) -> Refusal:
        """The rule that forbids a move here."""
        own = None if self.own == UNPLACED else self.cube.states[self.own]
        return refusals.refusal(self.turn, own, move)

    def parse_any_move(self, token: str) -> str:
        """The move that a token spells, legal or not."""
        return notation.parse_any_move(token, self.cube)

    def format_move(self, move: str) -> str:
        """The token of a move: the move itself."""
        return move

    def __str__(self) -> str:
        return notation.format_position(self.fields)

    def diagram(self) -> str:
        """Both top faces, White's above."""
        return diagram.diagram(self.fields, self.cube)

    def _states(self) -> tuple[State, State]:
        states = self.cube.states
        return states[self.own], states[self.other]


def start(rules: str) -> Bushi:
    """The position before the first placement."""
    return Bushi(UNPLACED, UNPLACED, "b", rules)


def parse(text: str, rules: str) -> Bushi:
    """The position that a string spells under canonical rules. Raises PositionError."""
    position = Bushi(*notation.parse_position(text, cube(described_by(rules))), rules)
    if UNPLACED in (position.black, position.white) and position not in unplaced(rules):
        raise PositionError(
            f"{text!r}: Black places first, then White, and no sword may point", text
        )
    return position


def unplaced(rules: str) -> list[Bushi]:
    """All positions in which a cube is still to be placed."""
    first = start(rules)
    return [first, *(first.after(move) for move in first.legal())]


def states(rules: str) -> Iterator[Bushi]:
    """Every position there is."""
    yield from unplaced(rules)
    codes = cube(described_by(rules)).states
    for black in codes:
        for white in codes:
            for side in SEATS:
                yield Bushi(black, white, side, rules)


def adjudicate(line: Line[Bushi, str]) -> Outcome | None:
    """Decisions: the third occurrence of a position is a draw."""
    return repetition(line, REPETITIONS_TO_DRAW)
