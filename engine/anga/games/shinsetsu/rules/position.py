"""Positions of Shinsetsu Chaturanga, their legal moves, and the end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from anga.contract.position import Outcome, Position, Refusal
from anga.games.shinsetsu.rules import captures, diagram, moves, notation, refusals, turn, validity
from anga.games.shinsetsu.rules.board import Board
from anga.games.shinsetsu.rules.dice import WEIGHTS
from anga.games.shinsetsu.rules.forces import ARRAY, INDEX, KINDS, SEATS, Force, Forces
from anga.games.shinsetsu.rules.moves import ShinsetsuMove
from anga.games.shinsetsu.rules.notation import ShinsetsuFields
from anga.games.shinsetsu.rules.phase import BEFORE_ROLL, both_unused, dice_left, facing_squares
from anga.games.shinsetsu.words import WORDS
from anga.kit.fast_init import fast_init
from anga.shared.scene import Words


@fast_init
@dataclass(frozen=True, slots=True, repr=False)
class ShinsetsuPosition(Position[ShinsetsuMove]):
    """A position. `phase` is as written; `ended` how the last rival was eliminated, if known.

    A force to move rolls in phase `-`, then uses its dice; a prisoner's force only rolls.
    """

    words: ClassVar[Words] = WORDS

    board: Board
    turn: str
    phase: str
    forces: Forces
    ended: str | None = field(default=None, compare=False)
    rules: str = ""

    def __hash__(self) -> int:  # positions with the same board are few
        return hash(self.board)

    @property
    def fields(self) -> ShinsetsuFields:
        """The contents of the position string."""
        return ShinsetsuFields(self.board, self.turn, self.phase, self.forces)

    @property
    def force(self) -> Force:
        """The force to move."""
        return self.forces[INDEX[self.turn]]

    @property
    def dice(self) -> str:
        """The faces of the unused dice."""
        return dice_left(self.phase)

    @property
    def to_face(self) -> list[int]:
        """The squares of an escaped force's pawns that are still to be faced."""
        return facing_squares(self.phase)

    @property
    def outcome(self) -> Outcome | None:
        """The end by an entry, a higher score, or the last rival's elimination."""
        if self.phase != BEFORE_ROLL:
            return None
        return captures.outcome(self.board, self.forces, self.ended)

    @property
    def chance(self) -> bool:
        """Whether a roll is awaited."""
        return self.phase == BEFORE_ROLL and not self.outcome

    @property
    def scores(self) -> dict[str, int]:
        """Each force's score."""
        return {seat: force.score for seat, force in zip(SEATS, self.forces, strict=True)}

    def legal(self) -> Sequence[ShinsetsuMove]:
        """The rolls, the uses of a die, or the facings after an escape; without deals."""
        if self.phase == BEFORE_ROLL:
            return () if self.outcome else moves.ROLL_MOVES
        return moves.legal(self.board, self.turn, self.phase, self.force.barracks)

    @property
    def both_lost(self) -> bool:
        """Whether the force to move has no pieces of the kinds that both dice show."""
        return both_unused(self.phase) and moves.are_both_lost(self.board, self.turn, self.dice)

    def odds(self) -> Sequence[int]:
        """The weights of rolls in sixteenths: 1 for equal faces, 2 for different ones."""
        return WEIGHTS if self.phase == BEFORE_ROLL else Position.odds(self)

    def unlisted(self) -> Iterator[ShinsetsuMove]:
        """The deals, which are legal for any force to move."""
        return iter(()) if self.outcome else moves.deals(self.forces, self.turn, self.phase)

    def is_legal(self, move: ShinsetsuMove) -> bool:
        """Whether a move may be played here, tested without a search where possible."""
        if move.action == "give":
            return move in self.unlisted()
        if move.die and move.die in KINDS and move.die not in self.dice:
            return False
        return move in self.legal()

    def after(self, move: ShinsetsuMove) -> "ShinsetsuPosition":
        """The position after a legal move."""
        return ShinsetsuPosition(*turn.after(self, move))

    def parse_any_move(self, token: str) -> ShinsetsuMove:
        """The move of a token, legal or not."""
        return notation.parse_any_move(token)

    def format_move(self, move: ShinsetsuMove) -> str:
        """The token of a move."""
        return notation.format_move(move)

    def refusal(self, move: ShinsetsuMove) -> Refusal:
        """The rule that forbids a move here."""
        return refusals.refusal(self.fields, move)

    def __str__(self) -> str:
        return notation.format_position(self.fields)

    def diagram(self) -> str:
        """The board in letters, two a square, with each force's state, score and barracks."""
        outcome = self.outcome
        return diagram.diagram(self.fields, outcome.reason if outcome else None)


def start(rules: str = "") -> ShinsetsuPosition:
    """The position in which a game begins."""
    return ShinsetsuPosition(ARRAY, SEATS[0], BEFORE_ROLL, (Force(),) * 4)


def parse(text: str, rules: str = "") -> ShinsetsuPosition:
    """The position of a position string. Raises PositionError for the first error in it."""
    fields = notation.parse_position(text)
    validity.insist(text, fields)
    return ShinsetsuPosition(*fields)
