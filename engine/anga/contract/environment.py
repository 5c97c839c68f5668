"""Environments, for programs that learn: every move is a number, every position a pile of planes.

    Environment   a game's side of it; `games.environment(id)` finds it
    OneStep       the kind in which each move is one action

An *action* is a number from 0 to `actions(rules) - 1`. What it means depends on the rules string
and the size of the board only, and never changes from one version to the next. Nearly every action
has the token of its move as its name. Rolls are actions too, those of chance.

In most games a move is one action. In some it is several by the same seat, one after another: then
`begun` are those that have been taken already, which every method is told.

An *observation* is a tuple of planes, a *plane* a tuple of rows, a row a tuple of whole numbers,
one a square. The board lies as in a diagram, whoever observes, so that squares and actions mean the
same to every seat; but seats are told apart as the observer counts: 0 is the observer, 1 the next
clockwise. A plane of pieces has 1 where such a piece stands and 0 elsewhere. What is not about
squares, such as a number of pieces in hand, fills a whole plane with the same number.

What is not seen is what a position does not know: repetitions and the number of moves made. `mask`
minds them where it is asked about a line.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar

from anga.contract.game import Line
from anga.contract.position import Position
from anga.shared.errors import MoveError

M = TypeVar("M")
P = TypeVar("P", bound="Position[Any]")

Plane = tuple[tuple[int, ...], ...]


class Field(NamedTuple):
    """The board of an observation: how many rows and columns it has."""

    rows: int
    columns: int

    def full(self, number: int) -> Plane:
        """A plane with the same number everywhere."""
        return ((number,) * self.columns,) * self.rows

    def squares(self, places: Iterable[int], number: int = 1) -> Plane:
        """A plane with a number on some places, counted row by row from the top left, else 0."""
        flat = [0] * (self.rows * self.columns)
        for place in places:
            flat[place] = number
        return tuple(
            tuple(flat[first : first + self.columns])
            for first in range(0, self.rows * self.columns, self.columns)
        )


class Environment(ABC, Generic[P, M]):
    """A game's moves as numbers and positions as planes. Rules are canonical rules strings."""

    @abstractmethod
    def names(self, rules: str = "") -> tuple[str, ...]:
        """The name of every action, by its number."""

    @abstractmethod
    def planes(self, rules: str = "") -> tuple[str, ...]:
        """What each plane of an observation shows, in order."""

    @abstractmethod
    def field(self, rules: str = "") -> Field:
        """How many rows and columns a plane has."""

    @abstractmethod
    def observe(self, position: P, seat: str, begun: Sequence[int] = ()) -> tuple[Plane, ...]:
        """A position as a seat sees it, a plane for each name of `planes`."""

    @abstractmethod
    def action(self, position: P, move: M, begun: Sequence[int] = ()) -> int:
        """The next action towards a move. Raises MoveError for a move that no action makes."""

    @abstractmethod
    def move(self, position: P, action: int, begun: Sequence[int] = ()) -> M | None:
        """The move that an action makes, legal or not; None while another action has to follow.

        Raises MoveError for a number that is no action here.
        """

    def actions(self, rules: str = "") -> int:
        """The number of actions."""
        return len(self.names(rules))

    def mask(
        self, at: "P | Line[P, M]", begun: Sequence[int] = (), *, unlisted: bool = False
    ) -> bytes:
        """A byte for each action, 1 where a legal move begins with it after those begun, else 0.

        A line minds its history, a position does not. With `unlisted` the legal moves count that
        `legal` leaves out, as far as actions make them.
        """
        position: P = at.position if isinstance(at, Line) else at
        found = bytearray(self.actions(position.rules))
        for action in self._open(position, at.legal(), begun):
            found[action] = 1
        if unlisted and not (isinstance(at, Line) and at.outcome):
            for move in position.unlisted():
                try:
                    found[self.action(position, move, begun)] = 1
                except MoveError:
                    continue
        return bytes(found)

    def _open(self, position: P, legal: Sequence[M], begun: Sequence[int]) -> Iterable[int]:
        """The actions with which legal moves go on after those begun."""
        return (self.action(position, move, begun) for move in legal)


class OneStep(Environment[P, M]):
    """An environment in which each move is one action, listed by geometry alone."""

    @abstractmethod
    def listed(self, rules: str = "") -> Sequence[M]:
        """The move of each action, by its number: as `plain` gives it."""

    @abstractmethod
    def spelt(self, rules: str, move: M) -> str:
        """The name of a listed move."""

    def plain(self, move: M) -> M:
        """A move without what follows from the position anyway."""
        return move

    def meant(self, position: P, plain: M) -> M:
        """The move with what `plain` leaves out."""
        return plain

    def names(self, rules: str = "") -> tuple[str, ...]:
        """The name of every action, by its number."""
        return tuple(self.spelt(rules, move) for move in self.listed(rules))

    def actions(self, rules: str = "") -> int:
        """The number of actions."""
        return len(self.listed(rules))

    def action(self, position: P, move: M, begun: Sequence[int] = ()) -> int:
        """The action that makes a move."""
        found = _numbers(self, position.rules).get(self.plain(move))
        if found is None:
            token = position.format_move(move)
            raise MoveError(f"no action makes {token!r}", token)
        return found

    def move(self, position: P, action: int, begun: Sequence[int] = ()) -> M:
        """The move that an action makes, legal or not."""
        listed = self.listed(position.rules)
        insist(action, range(len(listed)))
        return self.meant(position, listed[action])


@cache
def _numbers(environment: OneStep[Any, M], rules: str) -> Mapping[M, int]:
    """The number of each listed move."""
    return {move: number for number, move in enumerate(environment.listed(rules))}


def insist(action: int, among: range) -> None:
    """Raise MoveError for a number that is none of these actions."""
    if action not in among:
        told = f"{among.start} to {among.stop - 1}"
        raise MoveError(f"no action {action} here; there are {told}", str(action))


def counted(seats: Sequence[str], observer: str) -> tuple[int, ...]:
    """The numbers of seats as an observer counts: its own first, then clockwise."""
    first = seats.index(observer)
    return tuple((first + step) % len(seats) for step in range(len(seats)))


AnyEnvironment = Environment[Any, Any]
