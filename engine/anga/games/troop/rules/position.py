"""Positions of Troop-Chess, their legal moves, and the end (rulebook, *A turn*, *End*)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from anga.contract.position import Outcome, Position, Refusal
from anga.games.troop.rules import diagram, moves, notation, refusals
from anga.games.troop.rules.board import TroopBoard, board_of
from anga.games.troop.rules.encoding import MARCH, MARCH_BITS, STEP_CELLS, decode
from anga.games.troop.rules.mobility import mobilities
from anga.games.troop.rules.notation import TroopFields
from anga.games.troop.rules.patterns import Tables, tables
from anga.games.troop.rules.rulesets import ARRAYS, OPPONENT, QUIET_TURNS
from anga.games.troop.rules.turns import clash, turns
from anga.games.troop.words import WORDS
from anga.kit.ends import won
from anga.kit.fast_init import fast_init
from anga.shared.scene import Words


@fast_init
@dataclass(frozen=True, slots=True, repr=False)
class TroopPosition(Position[int]):
    """A position: each side's pieces as a mask; `attacked` once an attack has happened."""

    words: ClassVar[Words] = WORDS

    black: int
    white: int
    turn: str
    attacked: bool = False
    quiet: int = 0
    rules: str = ""

    @property
    def board(self) -> TroopBoard:
        """The board, of the size that the rules ask for."""
        return board_of(ARRAYS[self.rules].size)

    @property
    def fields(self) -> TroopFields:
        """The contents of the position string."""
        return TroopFields(self.black, self.white, self.turn, self.attacked, self.quiet)

    @property
    def own(self) -> int:
        """The pieces of the side to move."""
        return self.black if self.turn == "b" else self.white

    @property
    def other(self) -> int:
        """The pieces of the side that waits."""
        return self.white if self.turn == "b" else self.black

    @property
    def waiting(self) -> str:
        """The side that is not to move."""
        return OPPONENT[self.turn]

    def legal(self) -> Sequence[int]:
        """All legal moves; none when the game is over."""
        if self.quiet >= QUIET_TURNS:
            return ()
        found: list[int] = []
        for some in moves.legal(self.own, self.other, self._tables(self.turn)):
            found += some
        return found

    def after(self, move: int) -> "TroopPosition":
        """The position after a legal move."""
        rules, turn, attacked = self.rules, self.turn, self.attacked
        size = ARRAYS[rules].size
        course = turns(size)[move & MARCH]
        own, other = (self.black, self.white) if turn == "b" else (self.white, self.black)
        if move > MARCH:
            own ^= STEP_CELLS[move >> MARCH_BITS]
        own ^= course.marchers
        if course.swept & other:
            marchers, fallen = clash(size, course, other)
            own, other, attacked, quiet = own | marchers, other ^ fallen, True, 0
        else:
            own, quiet = own | course.landed, self.quiet + 1 if attacked else 0
        if turn == "b":
            return TroopPosition(own, other, "w", attacked, quiet, rules)
        return TroopPosition(other, own, "b", attacked, quiet, rules)

    @property
    def outcome(self) -> Outcome | None:
        """*End*: the side to move cannot move, or nine turns of each side without a change."""
        if not self.can_turn(self.turn):
            if self.can_turn(self.waiting):
                return won("no-move", (self.turn, self.waiting), self.waiting)
            return Outcome("none-moves", self._by_numbers())
        return Outcome("quiet", self._by_numbers()) if self.quiet >= QUIET_TURNS else None

    def can_turn(self, seat: str) -> bool:
        """Whether a side would have a legal move if it were to move."""
        own, other = (self.black, self.white) if seat == "b" else (self.white, self.black)
        allowed = moves.directions(seat, self.attacked)
        free, doors, unsure = mobilities(ARRAYS[self.rules].size, allowed)[own]
        if free or doors & ~other:
            return True
        return unsure and any(moves.legal(own, other, self._tables(seat)))

    def _by_numbers(self) -> dict[str, int]:
        """The places by the number of remaining pieces."""
        more = self.black.bit_count() - self.white.bit_count()
        return {"b": 1 if more >= 0 else 2, "w": 1 if more <= 0 else 2}

    def _refusal(self, move: int) -> Refusal | None:
        return refusals.refusal(
            self.board,
            self.own,
            self.other,
            moves.directions(self.turn, self.attacked),
            decode(move),
        )

    def _tables(self, seat: str) -> Tables:
        return tables(self.board.size, moves.directions(seat, self.attacked))

    def is_legal(self, move: int) -> bool:
        """Whether a move is legal, tested rule by rule without a list of moves."""
        return self.quiet < QUIET_TURNS and self._refusal(move) is None

    def refusal(self, move: int) -> Refusal:
        """The rule that forbids a move here."""
        found = self._refusal(move)
        assert found
        return found

    def parse_any_move(self, token: str) -> int:
        """The move of a token, legal or not."""
        return notation.parse_any_move(token, self.board)

    def format_move(self, move: int) -> str:
        """The token of a move."""
        return notation.format_move(move, self.board)

    def __str__(self) -> str:
        return notation.format_position(self.fields, self.board)

    def diagram(self) -> str:
        """The board as text."""
        return diagram.diagram(self.fields, self.board)


def start(rules: str) -> TroopPosition:
    """The position in which a game begins, Black to move."""
    size, ranks = ARRAYS[rules]
    board = board_of(size)
    black = board.mask((x, y) for x in range(size) for y in range(ranks))
    white = board.mask((x, y) for x in range(size) for y in range(size - ranks, size))
    return TroopPosition(black, white, "b", rules=rules)


def parse(text: str, rules: str) -> TroopPosition:
    """The position of a position string under canonical rules. Raises PositionError."""
    return TroopPosition(*notation.parse_position(text, board_of(ARRAYS[rules].size)), rules)
