"""Positions: immutable values with their legal moves, and the reason why another move is not legal.

A *move* is any hashable value; each game chooses the kind that suits its generator, and
`parse_move` and `format_move` lead from tokens to moves and back. Rolls of dice are moves, played
at positions whose `chance` is true.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from anga.shared.errors import IllegalMove, MoveError, OverError
from anga.shared.phrases import say
from anga.shared.scene import Phrase, Words

M = TypeVar("M")


class Outcome(NamedTuple):
    """The end of a game: a reason slug, and for each seat its place (1 is best, equals share)."""

    reason: str
    placings: dict[str, int]


class Refusal(NamedTuple):
    """The rule that forbids a move, as a phrase of the game, and the cells concerned."""

    reason: Phrase
    cells: tuple[str, ...] = ()


class Position(ABC, Generic[M]):
    """A position without its history: everything that decides which moves are legal next.

    Equal positions are equal values. `rules` is the canonical rules string, `turn` the letter of
    the seat that acts next (also before a roll; once the game is over, the seat that the position
    string names). `str(position)` is the position string.
    """

    __slots__ = ()

    words: ClassVar[Words]
    rules: str
    turn: str

    @abstractmethod
    def __str__(self) -> str: ...

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {str(self)!r}>"

    @abstractmethod
    def legal(self) -> Sequence[M]:
        """All legal moves (all rolls, if one is awaited); none once the game is over."""

    @abstractmethod
    def after(self, move: M) -> Self:
        """The position after a move that must be legal; nothing is checked."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The end of the game, if this position decides it without its history; else None."""

    @abstractmethod
    def parse_any_move(self, token: str) -> M:
        """The move of a token, legal or not. Raises MoveError when it is malformed."""

    @abstractmethod
    def format_move(self, move: M) -> str:
        """The token of a move, in ASCII and without spaces."""

    @abstractmethod
    def refusal(self, move: M) -> Refusal:
        """The reason why a well-formed move is not legal here."""

    @abstractmethod
    def diagram(self) -> str:
        """The board as text, for terminals and tests."""

    @property
    def chance(self) -> bool:
        """Whether a roll is awaited."""
        return False

    @property
    def check(self) -> tuple[str, ...]:
        """The seats in check, in turn order."""
        return ()

    @property
    def eliminated(self) -> tuple[str, ...]:
        """The seats that have been mated and play no more."""
        return ()

    @property
    def scores(self) -> dict[str, int] | None:
        """Each seat's score, or None in a game without scores."""
        return None

    def odds(self) -> Sequence[int]:
        """The weight of each legal roll at a chance node, in the order of `legal()`."""
        return [1] * len(self.legal())

    def unlisted(self) -> Iterator[M]:
        """Further legal moves, which `legal` leaves out."""
        return iter(())

    def is_legal(self, move: M) -> bool:
        """Whether a move is legal here, listed or not."""
        return move in self.legal() or any(move == other for other in self.unlisted())

    def parse_move(self, token: str) -> M:
        """The legal move of a token.

        Raises MoveError (malformed), OverError (the game has ended) or IllegalMove.
        """
        move = self.parse_any_move(token)
        self._insist(move, token)
        return move

    def play(self, move: M | str) -> Self:
        """The position after a move, given as a move or as its token.

        Raises MoveError, OverError or IllegalMove.
        """
        if isinstance(move, str):
            return self.after(self.parse_move(move))
        self._insist(move)
        return self.after(move)

    def _repr_svg_(self) -> str | None:
        """The position as SVG, which notebooks display; None outside of a game's folder."""
        from anga.svg.picture import picture  # noqa: PLC0415 (most positions are never seen)

        # The game's package, which is loaded: its folder `rules` has this class.
        home = import_module(type(self).__module__.partition(".rules.")[0])
        game = getattr(home, "GAME", None)
        if game is None:
            return None
        return picture(
            game.scene(self, {}),
            game.words,
            colours=game.colours,
            turn=None if self.outcome else self.turn,
            title=game.name(),
        )

    def _insist(self, move: M, token: str | None = None) -> None:
        if not self.outcome and self.is_legal(move):
            return
        told = self.format_move(move) if token is None else token
        if self.outcome:
            raise over(told)
        raise illegal(self, told, self.refusal(move))


AnyPosition = Position[Any]


def malformed_token(token: str, expected: str) -> MoveError:
    """The MoveError for a token that no position could read."""
    return MoveError(f"{token!r} is not a move: {expected}", token)


def over(token: str) -> OverError:
    """The OverError for a move after the end of the game."""
    return OverError(f"{token!r} comes after the end of the game", token)


def illegal(position: Position[Any], token: str, refusal: Refusal) -> IllegalMove:
    """The IllegalMove for a token whose move a rule forbids."""
    reason = say(refusal.reason, position.words, "en")
    return IllegalMove(f"{token!r} is illegal: {reason}", token, refusal.reason, refusal.cells)


def perft(position: Position[M], depth: int) -> int:
    """The number of leaves of the tree of legal moves at a depth; rolls count as moves."""
    if depth == 0:
        return 1
    moves = position.legal()
    if depth == 1:
        return len(moves)
    return sum(perft(position.after(move), depth - 1) for move in moves)
