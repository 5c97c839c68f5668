"""A position of Shinsetsu Chaturanga, a turn, and its end (rulebook, *A turn* to *Deals*)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from anga.contract.position import Outcome, Position, Refusal
from anga.games.shinsetsu import captures, notation
from anga.games.shinsetsu.dice import ESCAPE, ROLLS, WEIGHTS
from anga.games.shinsetsu.forces import (
    FACINGS,
    HOME,
    INDEX,
    KINDS,
    SEATS,
    SETUP,
    Board,
    Force,
    Forces,
    is_pawn,
    of_force,
)
from anga.games.shinsetsu.moves import BOTH, PASS, STOP, Move, lost, uses, without_officers
from anga.games.shinsetsu.notation import BEFORE_ROLL, Fields
from anga.games.shinsetsu.refusals import refusal
from anga.games.shinsetsu.words import WORDS
from anga.shared.scene import Words

PAWN_SIGNS = {"n": "^", "e": ">", "s": "v", "w": "<"}
ROLL_MOVES = tuple(Move("roll", choice=roll) for roll in ROLLS)


@dataclass(frozen=True, slots=True)
class Shinsetsu(Position[Move]):
    """A position. `phase` is as it is written; `ended` how the last rival went, if that is known.

    A force on turn rolls in phase `-`, then uses its dice; a prisoner's force only rolls.
    """

    words: ClassVar[Words] = WORDS

    board: Board
    turn: str
    phase: str
    forces: Forces
    ended: str | None = field(default=None, compare=False)
    rules: str = ""

    @property
    def fields(self) -> Fields:
        """What the position string says."""
        return Fields(self.board, self.turn, self.phase, self.forces)

    @property
    def force(self) -> Force:
        """The force on turn."""
        return self.forces[INDEX[self.turn]]

    @property
    def dice(self) -> str:
        """The faces of the dice that are still to be used."""
        return self.phase.rstrip("*") if self.phase[0] in "KCHE" else ""

    @property
    def rolled(self) -> bool:
        """Whether both dice are unused."""
        return len(self.dice) == 2

    @property
    def to_face(self) -> list[int]:
        """The squares of an escaped force's pawns that are still to be faced."""
        return notation.facing_squares(self.phase)

    @property
    def outcome(self) -> Outcome | None:
        """An entry, a higher score, or the last rival's end."""
        if self.phase != BEFORE_ROLL:
            return None
        return captures.outcome(self.board, self.forces, self.ended)

    @property
    def chance(self) -> bool:
        """Whether the dice are to be rolled."""
        return self.phase == BEFORE_ROLL and not self.outcome

    @property
    def scores(self) -> dict[str, int]:
        """Each force's score."""
        return {seat: force.score for seat, force in zip(SEATS, self.forces, strict=True)}

    def legal(self) -> Sequence[Move]:
        """Rolls, uses of a die, facings after an escape; no deals."""
        if self.phase == BEFORE_ROLL:
            return () if self.outcome else ROLL_MOVES
        if self.to_face:
            return [Move("face", origin=at, choice=way) for at in self.to_face for way in FACINGS]
        moves = self.uses()
        if self.rolled:
            return moves or [PASS]
        return [*moves, STOP]

    def uses(self) -> list[Move]:
        """All uses of the dice that are left."""
        seat, board, barracks = self.turn, self.board, self.force.barracks
        if self.both_lost:
            return without_officers(board, seat, barracks)
        faces = dict.fromkeys(self.dice)
        return [move for die in faces for move in uses(board, seat, die, barracks)]

    @property
    def both_lost(self) -> bool:
        """Whether both dice show kinds of which the force on turn has no piece left."""
        return self.rolled and lost(self.board, self.turn, self.dice)

    def odds(self) -> Sequence[int]:
        """Two equal faces 1, two different ones 2: sixteenths."""
        return WEIGHTS if self.phase == BEFORE_ROLL else Position.odds(self)

    def unlisted(self) -> Iterator[Move]:
        """Deals: an active force on turn gives any part of its score to another one."""
        if not self.force.active or self.to_face or self.outcome:
            return
        for seat, force in zip(SEATS, self.forces, strict=True):
            if seat != self.turn and force.active:
                for points in range(1, self.force.score + 1):
                    yield Move("give", choice=seat, points=points)

    def is_legal(self, move: Move) -> bool:
        """Whether a move may be played here; what no die or deal allows is not searched for."""
        if move.deed == "give":
            return move in self.unlisted()
        if move.die and move.die in KINDS and move.die not in self.dice:
            return False
        return move in self.legal()

    def after(self, move: Move) -> "Shinsetsu":
        """The position after a legal move."""
        match move.deed:
            case "roll":
                return self._rolled(move.choice)
            case "stop" | "pass":
                return self._next(self.board, self.forces)
            case "face":
                return self._faced(move)
            case "give":
                return self._given(move)
        return self._used(move)

    def _rolled(self, roll: str) -> "Shinsetsu":
        """The dice lie; a prisoner's force only hopes for two Kings."""
        if self.force.active:
            return Shinsetsu(self.board, self.turn, roll, self.forces)
        home = HOME[self.turn]
        if roll != ESCAPE or self.board[home]:
            return self._next(self.board, self.forces)
        return self._escaped(home)

    def _escaped(self, home: int) -> "Shinsetsu":
        """The King stands on its initial square again; its pawns may be faced anew."""
        board, forces = list(self.board), list(self.forces)
        board[home] = f"{self.turn}K"
        forces[INDEX[self.turn]] = self.force._replace(state="a")
        pawns = [at for at in of_force(self.board, self.turn) if is_pawn(self.board[at])]
        if not pawns:
            return self._next(tuple(board), tuple(forces))
        return Shinsetsu(tuple(board), self.turn, notation.facing_phase(pawns), tuple(forces))

    def _faced(self, move: Move) -> "Shinsetsu":
        board = list(self.board)
        board[move.origin] = self.turn + move.choice
        left = [at for at in self.to_face if at != move.origin]
        if not left:
            return self._next(tuple(board), self.forces)
        return Shinsetsu(tuple(board), self.turn, notation.facing_phase(left), self.forces)

    def _given(self, move: Move) -> "Shinsetsu":
        forces = list(self.forces)
        for seat, points in ((self.turn, -move.points), (move.choice, move.points)):
            force = forces[INDEX[seat]]
            forces[INDEX[seat]] = force._replace(score=force.score + points)
        return Shinsetsu(self.board, self.turn, self.phase, tuple(forces))

    def _used(self, move: Move) -> "Shinsetsu":
        """A die is used: a piece moves, turns or is promoted."""
        board, forces = list(self.board), list(self.forces)
        ended = None
        piece = board[move.origin]
        if move.deed == "turn":
            board[move.origin] = self.turn + move.choice
        else:
            if move.choice:
                piece = f"{self.turn}+{move.choice}"
                barracks = self.force.barracks.replace(move.choice, "", 1)
                forces[INDEX[self.turn]] = self.force._replace(barracks=barracks)
            board[move.origin] = ""
            target = move.origin if move.target < 0 else move.target
            if taken := board[target]:
                captures.capture(board, forces, self.turn, target)
                ended = "capture" if taken[-1] == "K" else "elimination"
            board[target] = piece
            if captures.tied(board, forces):
                captures.play_on(forces)
        return self._on(tuple(board), tuple(forces), move.die, ended)

    def _on(self, board: Board, forces: Forces, die: str, ended: str | None) -> "Shinsetsu":
        """After a use: the other die, the next force, or the end."""
        if captures.outcome(board, forces, ended):
            return Shinsetsu(board, self.turn, BEFORE_ROLL, forces, ended)
        if self.rolled and die != BOTH:
            return Shinsetsu(board, self.turn, self.dice.replace(die, "", 1) + "*", forces)
        return self._next(board, forces)

    def _next(self, board: Board, forces: Forces) -> "Shinsetsu":
        """The next force's turn, clockwise."""
        here = INDEX[self.turn]
        for seat in (*SEATS[here + 1 :], *SEATS[: here + 1]):
            if captures.has_turns(board, forces, seat):
                return Shinsetsu(board, seat, BEFORE_ROLL, forces)
        raise AssertionError("the force that has just moved has turns")

    def parse_any_move(self, token: str) -> Move:
        """The move that a token spells, legal or not."""
        return notation.parse_any_move(token)

    def format_move(self, move: Move) -> str:
        """The token of a move."""
        return notation.write_move(move)

    def refusal(self, move: Move) -> Refusal:
        """The rule that forbids a move here."""
        return refusal(self.fields, move)

    def __str__(self) -> str:
        return notation.write(self.fields)

    def diagram(self) -> str:
        """The board in letters, two a square, and what each force has beside it."""
        rows = [
            f"{at // 8 + 1} " + "".join(f"{_shown(piece):4}" for piece in self.board[at : at + 8])
            for at in range(56, -1, -8)
        ]
        files = "  " + "".join(f"{file:4}" for file in "abcdefgh")
        beside = [
            f"{seat}: {force.score} {force.state} {force.barracks}"
            for seat, force in zip(SEATS, self.forces, strict=True)
        ]
        ended = f"{self.outcome.reason}" if self.outcome else f"{self.turn} {self.phase}"
        return "\n".join(row.rstrip() for row in [*rows, files, "", *beside, "", ended])


def start(rules: str = "") -> Shinsetsu:
    """The position in which a game begins."""
    return Shinsetsu(SETUP, SEATS[0], BEFORE_ROLL, (Force(),) * 4)


def _shown(piece: str) -> str:
    """A piece, a pawn as an arrow; an empty square is a dot."""
    if not piece:
        return "."
    return piece[0] + PAWN_SIGNS.get(piece[1], piece[1:])
