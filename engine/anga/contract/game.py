"""The contract: what a game is, whatever its rules.

    Game       what never changes: seats, rules, words; it makes positions and shows them
    Position   an immutable value: everything that decides what is legal next
    Line       a start position and the moves played from it; what only history can decide
    Outcome    who came where, and why

A *move* is any hashable value; each game chooses the kind that suits its generator, and
`parse_move` and `format_move` lead from tokens to moves and back. Rolls of dice are moves, played
at positions whose `chance` is true.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from anga.contract.editor import AnyEditor
from anga.contract.rules import Rule, canonical
from anga.shared.errors import IllegalMove, MoveError, OverError
from anga.shared.phrases import say
from anga.shared.scene import Change, Choice, Explanation, Phrase, Scene, Words, explanation

M = TypeVar("M")
P = TypeVar("P", bound="Position[Any]")


class Outcome(NamedTuple):
    """The end of a game: a reason slug, and for each seat its place (1 is best, equals share)."""

    reason: str
    placings: dict[str, int]


class Refusal(NamedTuple):
    """The rule that forbids a move, as a phrase of the game, and the cells that it is about."""

    reason: Phrase
    cells: tuple[str, ...] = ()


class View(NamedTuple):
    """Ways of showing a game that a person may choose among; the first is the default."""

    id: str
    choices: tuple[str, ...]


class Position(ABC, Generic[M]):
    """Everything that decides what is legal next, but history. Equal positions are equal values.

    `rules` is the canonical rules string, `turn` the letter of the seat that acts next (also before
    a roll; once the game is over, the seat that the position string names). `str(position)` is the
    position string.
    """

    __slots__ = ()

    words: ClassVar[Words]
    rules: str
    turn: str

    @abstractmethod
    def __str__(self) -> str: ...

    @abstractmethod
    def legal(self) -> Sequence[M]:
        """All legal moves (rolls, where one is awaited), none when the game is over."""

    @abstractmethod
    def after(self, move: M) -> Self:
        """The position after a move that is known to be legal; nothing is checked."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The end of the game as far as this position alone can tell, or None."""

    @abstractmethod
    def parse_any_move(self, token: str) -> M:
        """The move that a token spells, legal or not. Raises MoveError when it is malformed."""

    @abstractmethod
    def format_move(self, move: M) -> str:
        """The token of a move: ASCII, no spaces."""

    @abstractmethod
    def refusal(self, move: M) -> Refusal:
        """Why a well-formed move is not legal here."""

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
    def scores(self) -> dict[str, int] | None:
        """Each seat's score, or None in a game without scores."""
        return None

    def odds(self) -> Sequence[int]:
        """At a chance node the weight of each legal roll, in the order of `legal()`."""
        return [1] * len(self.legal())

    def unlisted(self) -> Iterator[M]:
        """Further legal moves which the list leaves out."""
        return iter(())

    def is_legal(self, move: M) -> bool:
        """Whether a move may be played here, listed or not."""
        return move in self.legal() or any(move == other for other in self.unlisted())

    def parse_move(self, token: str) -> M:
        """The legal move that a token spells.

        Raises MoveError (malformed), OverError (the game has ended) or IllegalMove.
        """
        move = self.parse_any_move(token)
        self._insist(move, token)
        return move

    def play(self, move: M) -> Self:
        """The position after a move. Raises OverError or IllegalMove."""
        self._insist(move, self.format_move(move))
        return self.after(move)

    def _insist(self, move: M, token: str) -> None:
        if self.outcome:
            raise over(token)
        if not self.is_legal(move):
            raise illegal(self, token, self.refusal(move))


class Game(ABC, Generic[P, M]):
    """One game: its seats, its rules, its words, and how to begin and to show it.

    `dice` says whether rolls are awaited anywhere in it.
    """

    id: ClassVar[str]
    seats: ClassVar[tuple[str, ...]]
    rules: ClassVar[tuple[Rule, ...]]
    words: ClassVar[Words]
    views: ClassVar[tuple[View, ...]] = ()
    dice: ClassVar[bool] = False
    editor: ClassVar[AnyEditor | None] = None

    def canonical(self, rules: str) -> str:
        """The one spelling of a rules string. Raises RulesError."""
        return canonical(self.rules, rules)

    @abstractmethod
    def start(self, rules: str = "") -> P:
        """The position in which a game begins. Raises RulesError."""

    @abstractmethod
    def parse(self, text: str, rules: str = "") -> P:
        """The position that a string spells. Raises RulesError, PositionError."""

    @abstractmethod
    def scene(self, position: P, view: Mapping[str, str]) -> Scene:
        """What to draw; `view` maps ids of `views` to the choice taken."""

    @abstractmethod
    def choices(self, position: P) -> list[Choice]:
        """Each legal move with the touches that make it."""

    @abstractmethod
    def changes(self, position: P, move: M) -> list[Change]:
        """What a legal move does, in order."""

    @abstractmethod
    def touched(self, position: P, touches: Sequence[str]) -> str | None:
        """The token of the move, legal or not, that a person meant by touches; None if unclear."""

    def explain(self, position: P, touches: Sequence[str]) -> Explanation:
        """What touches that begin or make a legal move would come to.

        Nothing, if the game adds nothing to what the choices show.
        """
        return explanation()

    @abstractmethod
    def move_notation(self, position: P, move: M) -> Phrase:
        """A legal move as people write it."""

    @abstractmethod
    def move_description(self, position: P, move: M) -> Phrase:
        """A legal move as a sentence, for those who hear the game."""

    def faces(self, position: P, move: M) -> tuple[Phrase, ...]:
        """What the dice of a roll show, one phrase a die; the Scene has a look of the same name.

        Nothing for any other move.
        """
        return ()

    def adjudicate(self, line: "Line[P, M]") -> Outcome | None:
        """The end that only history brings about: a repetition, a limit of moves."""
        return None

    def forbidden(self, line: "Line[P, M]") -> Mapping[M, Refusal]:
        """Moves that are legal in the position but not after this history, and why."""
        return {}

    def evaluate(self, position: P, seat: str) -> int:
        """How good a position looks to a seat, in hundredths of a pawn or so.

        What counts are positions that are not over; others are only put in order by it. Games that
        are solved need none.
        """
        raise NotImplementedError(f"{self.id} has no evaluation")

    def states(self, rules: str = "") -> Iterator[P] | None:
        """Every position of a game small enough to be solved, else None."""
        return None


class Line(NamedTuple, Generic[P, M]):
    """A game under way: positions from the start to now, and the moves between them."""

    game: Game[P, M]
    positions: tuple[P, ...]
    moves: tuple[M, ...] = ()

    @property
    def position(self) -> P:
        """The position now."""
        return self.positions[-1]

    @property
    def outcome(self) -> Outcome | None:
        """Who came where, and why; None while the game goes on."""
        return self.position.outcome or self.game.adjudicate(self)

    def legal(self) -> list[M]:
        """The legal moves, history considered; none when the game is over."""
        if self.outcome:
            return []
        forbidden = self.game.forbidden(self)
        return [move for move in self.position.legal() if move not in forbidden]

    def parse_move(self, token: str) -> M:
        """The legal move that a token spells. Raises MoveError, OverError or IllegalMove."""
        move: M = self.position.parse_any_move(token)
        self._insist(move, token)
        return move

    def play(self, move: M) -> "Line[P, M]":
        """The line with a move added. Raises OverError or IllegalMove."""
        self._insist(move, self.position.format_move(move))
        return self.after(move)

    def _insist(self, move: M, token: str) -> None:
        if self.outcome:
            raise over(token)
        forbidden = self.game.forbidden(self)
        if move in forbidden:
            raise illegal(self.position, token, forbidden[move])
        if not self.position.is_legal(move):
            raise illegal(self.position, token, self.position.refusal(move))

    def after(self, move: M) -> "Line[P, M]":
        """The line with a move added that is known to be legal; nothing is checked."""
        after = self.position.after(move)
        return self._replace(positions=(*self.positions, after), moves=(*self.moves, move))


AnyGame = Game[Any, Any]
AnyPosition = Position[Any]
AnyLine = Line[Any, Any]


def malformed(token: str, expected: str) -> MoveError:
    """The error for a token that no position could read."""
    return MoveError(f"{token!r} is no move: {expected}", token)


def over(token: str) -> OverError:
    """The error for a move after the end."""
    return OverError(f"{token!r} comes after the end of the game", token)


def illegal(position: Position[Any], token: str, refusal: Refusal) -> IllegalMove:
    """The error for a move, as it was spelt, that a rule forbids."""
    reason = say(refusal.reason, position.words, "en")
    return IllegalMove(f"{token!r} is illegal: {reason}", token, refusal.reason, refusal.cells)


def perft(position: Position[M], depth: int) -> int:
    """The number of leaves of the tree of legal moves; rolls are moves."""
    if depth == 0:
        return 1
    moves = position.legal()
    if depth == 1:
        return len(moves)
    return sum(perft(position.after(move), depth - 1) for move in moves)
