"""Dunkel's idea of a game with one cube on one square, moved by both sides (rules `one`).

In positions the cube's state is as Black sees it; a move is as its mover sees it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from anga.contract.position import Refusal
from anga.games.bushi.rules import diagram, notation
from anga.games.bushi.rules.common import BushiPosition
from anga.games.bushi.rules.cube import MOVES, CubeState, across, cube
from anga.games.bushi.rules.notation import UNPLACED, OneCubeFields
from anga.games.bushi.rules.rulesets import SEATS, described_by
from anga.kit.fast_init import fast_init
from anga.shared.errors import PositionError

SQUARE = "o"


@fast_init
@dataclass(frozen=True, slots=True, repr=False)
class OneCubePosition(BushiPosition):
    """A position with one cube: its state, the state before the last move, `--` for none."""

    state: str
    before: str
    turn: str
    rules: str = "one"

    @classmethod
    def first(cls, rules: str) -> "OneCubePosition":
        """The position before the placement."""
        return cls(UNPLACED, UNPLACED, "b", rules)

    @classmethod
    def read(cls, text: str, rules: str) -> "OneCubePosition":
        """The position of a position string under canonical rules. Raises PositionError."""
        position = cls(*notation.parse_one(text, cube(described_by(rules))), rules)
        if not position.is_possible:
            raise PositionError(
                f"{text!r}: no placement with no sword at White, and no move of the other side, "
                "leads here",
                text,
            )
        return position

    @classmethod
    def every(cls, rules: str) -> Iterator["OneCubePosition"]:
        """All positions."""
        codes = [UNPLACED, *cube(described_by(rules)).states]
        for state in codes:
            for before in codes:
                for side in SEATS:
                    position = cls(state, before, side, rules)
                    if position.is_possible:
                        yield position

    @property
    def standing(self) -> Mapping[str, str]:
        """The state of the placed cube, by the only cell."""
        return {} if self.state == UNPLACED else {SQUARE: self.state}

    def square(self, seat: str) -> str:
        """The only cell."""
        return SQUARE

    def seen(self, seat: str) -> CubeState | None:
        """The cube's state as a side sees it."""
        if self.state == UNPLACED:
            return None
        return self.cube.states[as_seen(self.state, seat)]

    def points(self, seat: str) -> bool:
        """Rule 3: whether a sword lies at the edge opposite to a side."""
        seen = self.seen(seat)
        return seen is not None and seen.points

    @property
    def is_mated(self) -> bool:
        """Rule 5: the sweep faces the side to move, or that side has no move."""
        return self._is_swept or not self._moves()

    @property
    def all_placed(self) -> bool:
        """Whether the cube is placed."""
        return self.state != UNPLACED

    @property
    def last(self) -> str | None:
        """The last move, as its mover saw it; None if it was a placement, or there was none."""
        if UNPLACED in (self.state, self.before):
            return None
        before, after = as_seen(self.before, self.waiting), as_seen(self.state, self.waiting)
        return next((move for move in MOVES if self.cube.moved[before, move] == after), None)

    @property
    def fields(self) -> OneCubeFields:
        """The contents of the position string."""
        return OneCubeFields(self.state, self.before, self.turn)

    @property
    def earlier(self) -> "OneCubePosition":
        """The position before the last move, as far as it is known."""
        return OneCubePosition(self.before, UNPLACED, self.waiting, self.rules)

    @property
    def is_possible(self) -> bool:
        """Text: whether a placement or a move of the waiting side leads here (rules 1 to 3)."""
        if UNPLACED in (self.state, self.before):
            first = OneCubePosition.first(self.rules)
            return self == first or self in [first.after(move) for move in first.legal()]
        return self.last in self.earlier.legal()

    def legal(self) -> Sequence[str]:
        """The legal placements or moves; none when mated."""
        return () if self._is_swept else self._moves()

    def after(self, move: str) -> "OneCubePosition":
        """The position after a legal move."""
        state = as_seen(self.moved(move), self.turn)
        return OneCubePosition(state, self.state, self.waiting, self.rules)

    def refusal(self, move: str) -> Refusal:
        """The rule that forbids a move here; taking back is judged last."""
        if move in MOVES and move in self.moves_or_placements():
            return Refusal("taking-back", (SQUARE,))
        return BushiPosition.refusal(self, move)

    def diagram(self) -> str:
        """The top face as Black sees it."""
        return diagram.one(self.fields, self.cube)

    @property
    def _is_swept(self) -> bool:
        """Whether the last move left the sweep facing the side to move."""
        seen = self.seen(self.waiting)
        return seen is not None and seen.sweeps

    def _moves(self) -> tuple[str, ...]:
        """Rules 1 to 4: the placements, or the moves that do not undo the opponent's."""
        back = as_seen(self.before, self.turn) if self.before != UNPLACED else None
        found = self.moves_or_placements()
        return tuple(move for move in found if back is None or self.moved(move) != back)


def as_seen(state: str, seat: str) -> str:
    """A state seen by Black as seen by a side, or the other way round."""
    return state if seat == "b" else across(state)
