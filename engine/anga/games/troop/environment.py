"""Troop-Chess as an environment: 13,157 actions, and 8 planes of the board's size.

A move is two actions of the same player: first the muster step, of which there are 420, or none
(action 0); then the march, 16 for each of the 796 places of a formation, in 8 directions by 1 or 2
steps. On 9 × 9 squares there are 545 first actions and 1,054 × 16 second ones. Rows are the
ranks from the highest to 1, columns the files from a.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from anga.contract.environment import Environment, Field, Plane, counted, insist
from anga.games.troop.rules.board import NAMES, board_of
from anga.games.troop.rules.encoding import MARCH, decode, encode, encode_step
from anga.games.troop.rules.formations import formations
from anga.games.troop.rules.notation import format_move
from anga.games.troop.rules.position import TroopPosition
from anga.games.troop.rules.rulesets import ARRAYS, SEATS
from anga.kit.grid import squares_of
from anga.shared.errors import MoveError

NO_STEP = "-"
PLANES = (
    "seat 0 soldiers",
    "seat 1 soldiers",
    "the muster step begun, from",
    "the muster step begun, to",
    "an attack has happened",
    "quiet turns",
    "seat 0 is to move",
    "the observer's seat is White",
)


class TroopActions(NamedTuple):
    """The actions on a board: parts of encoded moves by number, and their numbers.

    A step's part is what `encoding.encode_step` makes, 0 without a step.
    """

    parts: tuple[int, ...]
    steps: Mapping[int, int]
    marches: Mapping[int, int]


class TroopEnvironment(Environment[TroopPosition, int]):
    """Muster steps and marches as numbers; soldiers and counts as planes."""

    def actions(self, rules: str = "") -> int:
        """The number of actions."""
        return len(_actions(ARRAYS[rules].size).parts)

    def names(self, rules: str = "") -> tuple[str, ...]:
        """`-` for no step, steps such as `b1-b2`, marches such as `a1b2c1:n1`."""
        size = ARRAYS[rules].size
        known, board = _actions(size), board_of(size)
        any_march = known.parts[len(known.steps)]
        return (
            NO_STEP,
            *(
                format_move(step | any_march, board).partition(",")[0]
                for step in known.parts[1 : len(known.steps)]
            ),
            *(format_move(march, board) for march in known.parts[len(known.steps) :]),
        )

    def field(self, rules: str = "") -> Field:
        """The board of the rules."""
        size = ARRAYS[rules].size
        return Field(size, size)

    def planes(self, rules: str = "") -> tuple[str, ...]:
        """Soldiers, a muster step that has been chosen, the counts, and the turn."""
        return PLANES

    def observe(
        self, position: TroopPosition, seat: str, begun: Sequence[int] = ()
    ) -> tuple[Plane, ...]:
        """A plane for each name of `planes`; a step that has been begun is not yet made."""
        field, order = self.field(position.rules), counted(SEATS, seat)
        sides = (position.black, position.white)
        size = field.rows
        step: list[list[int]] = [[], []]
        if self._step(position, begun):
            first = decode(self._step(position, begun)).step or ()
            step = [[_place(cell, size)] for cell in first]
        numbers = [position.attacked, position.quiet, position.turn == seat, order[0]]
        return (
            *(
                field.squares(_place(cell, size) for cell in squares_of(sides[who]))
                for who in order
            ),
            *map(field.squares, step),
            *map(field.full, map(int, numbers)),
        )

    def action(self, position: TroopPosition, move: int, begun: Sequence[int] = ()) -> int:
        """The step of a move, none counting too; after that its march."""
        known = _actions(ARRAYS[position.rules].size)
        march = move & MARCH
        if not begun:
            return known.steps[move ^ march]
        if self._step(position, begun) != move ^ march:
            token = position.format_move(move)
            raise MoveError(f"{token!r} does not begin so", token)
        return known.marches[march]

    def move(self, position: TroopPosition, action: int, begun: Sequence[int] = ()) -> int | None:
        """The move that a step and a march make; None after the step."""
        known = _actions(ARRAYS[position.rules].size)
        first = len(known.steps)
        if not begun:
            insist(action, range(first))
            return None
        insist(action, range(first, len(known.parts)))
        return self._step(position, begun) | known.parts[action]

    def _open(
        self, position: TroopPosition, legal: Sequence[int], begun: Sequence[int]
    ) -> Iterable[int]:
        known = _actions(ARRAYS[position.rules].size)
        if not begun:
            return {known.steps[move & ~MARCH] for move in legal}
        step = self._step(position, begun)
        return [known.marches[move & MARCH] for move in legal if move & ~MARCH == step]

    def _step(self, position: TroopPosition, begun: Sequence[int]) -> int:
        """The part of the step that has been begun, 0 without one. Raises MoveError."""
        known = _actions(ARRAYS[position.rules].size)
        if len(begun) > 1:
            raise MoveError("a move has two actions", str(len(begun)))
        for action in begun:
            insist(action, range(len(known.steps)))
        return known.parts[begun[0]] if begun else 0


def _place(cell: int, size: int) -> int:
    """The place of a cell in a plane, whose first row is the highest rank."""
    file, rank = divmod(cell, size)
    return (size - 1 - rank) * size + file


@cache
def _actions(size: int) -> TroopActions:
    steps, marches = tuple(_steps(size)), tuple(_marches(size))
    first = len(steps)
    return TroopActions(
        steps + marches,
        {part: number for number, part in enumerate(steps)},
        {part: first + number for number, part in enumerate(marches)},
    )


def _steps(size: int) -> Iterator[int]:
    board = board_of(size)
    yield 0
    for cell in range(size * size):
        yield from (encode_step((cell, to)) for to in squares_of(board.around[cell]))


def _marches(size: int) -> Iterator[int]:
    for cells in sorted(formation.cells for formation in formations(size).values()):
        for direction in range(len(NAMES)):
            yield from (encode(None, cells, direction, steps) for steps in (1, 2))


ENVIRONMENT = TroopEnvironment()
