"""The rules of Mori: twelve squares, four animals a side.

A position is `bfo/1m1/1M1/OFB - M2 m`: ranks from the top, the Moon's animals in capitals; the
hands of the Moon and the Sun; the seat to move. A move is its own token: `b1b2`, a drop `M*b3`.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from anga.games.mori.words import WORDS

from anga.contract.position import Outcome, Position, Refusal, malformed_token
from anga.kit import refusals
from anga.kit.ends import won
from anga.kit.grid import DIRECTIONS, Grid
from anga.kit.hands import format_hand, parse_hand
from anga.kit.ranks import format_ranks, parse_ranks
from anga.kit.seats import opponents
from anga.shared.errors import PositionError
from anga.shared.scene import Words

SEATS = ("m", "h")  # Moon and Sun (hi)
OTHER = opponents(SEATS)
START = "bfo/1m1/1M1/OFB - - m"
MOST = {"O": 2, "B": 2, "M": 2}  # what a hand may hold
FAR = {"m": 0, "h": 3}  # the row that a Mouse and the Fox want to reach
GRID = Grid(3, 4)
SQUARES = GRID.names("abc", "4321")
MOVE = re.compile(r"([abc][1-4]|[OBM]\*)([abc][1-4])", re.ASCII)

N, NE, E, SE, S, SW, W, NW = DIRECTIONS
STEPS = {
    "F": DIRECTIONS,  # Fox
    "O": (NE, SE, SW, NW),  # Owl
    "B": (N, E, S, W),  # Boar
    "M": (N,),  # Mouse
    "H": (N, NE, E, S, W, NW),  # Hare, a Mouse that has grown
}


def owner(piece: str) -> str:
    """The seat of a piece, nothing for an empty square."""
    return piece and ("m" if piece.isupper() else "h")


def letter(kind: str, seat: str) -> str:
    """A seat's piece of a kind, as a position string has it."""
    return kind if seat == "m" else kind.lower()


@dataclass(frozen=True, slots=True, repr=False)
class Mori(Position[str]):
    """A position: what stands on a4 to c1, and how many of MOST each side holds."""

    words: ClassVar[Words] = WORDS

    board: tuple[str, ...]
    hands: tuple[tuple[int, ...], ...]
    turn: str
    rules: str = ""

    def __str__(self) -> str:
        hands = [format_hand(self.hand(seat)) for seat in SEATS]
        return " ".join([format_ranks(self.board, GRID.width), *hands, self.turn])

    def hand(self, seat: str) -> dict[str, int]:
        """How many of each kind a seat holds."""
        return dict(zip(MOST, self.hands[SEATS.index(seat)], strict=True))

    def at(self, name: str) -> str:
        """What stands on a square."""
        return self.board[SQUARES.index(name)]

    def fox(self, seat: str) -> int:
        """The square of a seat's Fox, -1 if it is caught."""
        fox = letter("F", seat)
        return self.board.index(fox) if fox in self.board else -1

    def legal(self) -> Sequence[str]:
        """All steps and drops, nobody need answer an attack; none when the game is over."""
        return [] if self.outcome else list(self._moves(self.turn))

    def _moves(self, seat: str) -> Iterator[str]:
        for square, end in self._steps(seat):
            yield SQUARES[square] + SQUARES[end]
        for kind, count in self.hand(seat).items():
            if count:
                yield from (f"{kind}*{SQUARES[n]}" for n in GRID.squares if not self.board[n])

    def _steps(self, seat: str) -> Iterator[tuple[int, int]]:
        ahead = 1 if seat == "m" else -1
        for square, piece in enumerate(self.board):
            if owner(piece) == seat:
                for x, y in STEPS[piece.upper()]:
                    end = GRID.next(square, (x * ahead, y * ahead))
                    if end is not None and owner(self.board[end]) != seat:
                        yield square, end

    def after(self, move: str) -> "Mori":
        """What is taken changes sides; a Mouse that walks to the far rank becomes a Hare."""
        board, hand, end = list(self.board), self.hand(self.turn), SQUARES.index(move[2:])
        if move[1] == "*":
            hand[move[0]] -= 1
            board[end] = letter(move[0], self.turn)
        else:
            taken, start = board[end].upper(), SQUARES.index(move[:2])
            if taken not in ("", "F"):
                hand[taken.replace("H", "M")] += 1
            board[start], board[end] = "", board[start]
            if board[end] in ("M", "m") and GRID.place(end)[1] == FAR[self.turn]:
                board[end] = letter("H", self.turn)
        hands = [tuple(hand.values()), self.hands[SEATS.index(OTHER[self.turn])]]
        ordered = hands if self.turn == "m" else hands[::-1]
        return Mori(tuple(board), tuple(ordered), OTHER[self.turn], self.rules)

    @property
    def outcome(self) -> Outcome | None:
        """A Fox is caught, or safe on the far rank; who cannot move loses."""
        for seat in SEATS:
            if self.fox(seat) < 0:
                return won("caught", SEATS, OTHER[seat])
            arrived = GRID.place(self.fox(seat))[1] == FAR[seat]
            if arrived and (seat == self.turn or not self._attacked(seat)):
                return won("den", SEATS, seat)
        return None if any(self._moves(self.turn)) else won("no-move", SEATS, OTHER[self.turn])

    @property
    def check(self) -> tuple[str, ...]:
        """The seat to move, if its Fox is attacked."""
        return (self.turn,) if not self.outcome and self._attacked(self.turn) else ()

    def _attacked(self, seat: str) -> bool:
        return any(end == self.fox(seat) for _, end in self._steps(OTHER[seat]))

    def parse_any_move(self, token: str) -> str:
        """A step or a drop, legal or not."""
        if not MOVE.fullmatch(token):
            raise malformed_token(token, "a step is written b1b2, a drop M*b3")
        return token

    def format_move(self, move: str) -> str:
        """A move is its token."""
        return move

    def refusal(self, move: str) -> Refusal:
        """Why a move is not legal."""
        start, end = move[:2], move[2:]
        if move[1] == "*":
            held = self.hand(self.turn)[move[0]]
            return refusals.drop_on_piece(end) if held else refusals.not_in_hand(move[0])
        piece = self.at(start)
        if owner(piece) != self.turn:
            whose = owner(piece)
            return refusals.not_yours(start, whose) if whose else refusals.nothing_there(start)
        if owner(self.at(end)) == self.turn:
            return refusals.own_piece(end)
        return refusals.cannot_go(piece.upper(), start)

    def diagram(self) -> str:
        """The ranks from the top, the hands, the turn."""
        rows = [self.board[row * 3 : row * 3 + 3] for row in range(GRID.height)]
        ranks = [" ".join(piece or "." for piece in row) for row in rows]
        hands = [f"{seat}: {format_hand(self.hand(seat))}" for seat in SEATS]
        return "\n".join([*ranks, *hands, f"{self.turn} to move"])


def start(rules: str) -> Mori:
    """The Moon moves first."""
    return parse(START, rules)


def parse(text: str, rules: str) -> Mori:
    """The position that a string spells. Raises PositionError."""
    fields = text.split(" ")
    if len(fields) != 4 or fields[3] not in SEATS:
        raise PositionError("a position is ranks, two hands, and m or h", text)
    board = parse_ranks(fields[0], "[FOBMHfobmh]", GRID.width, GRID.height)
    if max(board.count("F"), board.count("f")) > 1 or not {"F", "f"} & set(board):
        raise PositionError("each side has one Fox, unless it is caught", fields[0])
    hands = tuple(tuple(parse_hand(field, MOST).values()) for field in fields[1:3])
    return Mori(tuple(board), hands, fields[3], rules)
