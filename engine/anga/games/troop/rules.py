"""The rules of Troop-Chess, in the order of the rulebook.

A position is `8/8/8/8/8/8/8/xxxxxxxx b - 0`: ranks from the top, `x` Black and `o` White; the side
to move; `a` once an attack has happened; the turns since numbers last changed. A turn is written
`c2d3e2:n2`: three cells, the direction, the steps; with a muster step `b1-b2,a1b2c1:n1`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from anga.contract.position import Outcome, Position, Refusal
from anga.contract.rules import Rule
from anga.games.troop import notation
from anga.games.troop.formations import formations
from anga.games.troop.ground import VECTORS, Ground, ground, mask_of
from anga.games.troop.march import march, ordered
from anga.games.troop.packing import unpack
from anga.games.troop.refusals import refusal
from anga.games.troop.turns import Tables, forward, tables, turns
from anga.games.troop.words import WORDS
from anga.shared.errors import PositionError
from anga.shared.scene import Words

RULES = (Rule("setup", ("line", "ranks", "wide"), default="line"),)
SEATS = ("b", "w")
QUIET_TURNS = 18  # nine of each side


class Setup(NamedTuple):
    """A board's size and how many ranks each side fills."""

    size: int
    ranks: int


SETUPS: Mapping[str, Setup] = {"": Setup(8, 1), "ranks": Setup(8, 2), "wide": Setup(9, 1)}
EVERYWHERE = frozenset(range(len(VECTORS)))


@dataclass(frozen=True, slots=True)
class Troop(Position[int]):
    """A position: each side's pieces as a mask; `attacked` once an attack has happened."""

    words: ClassVar[Words] = WORDS

    black: int
    white: int
    turn: str
    attacked: bool = False
    quiet: int = 0
    rules: str = ""

    @property
    def board(self) -> Ground:
        """The board that the setup is played on."""
        return ground(SETUPS[self.rules].size)

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
        return "w" if self.turn == "b" else "b"

    def legal(self) -> Sequence[int]:
        """All legal turns; none when the game is over."""
        if self.quiet >= QUIET_TURNS:
            return ()
        found: list[int] = []
        for some in turns(self.own, self.other, self._tables(self.turn)):
            found += some
        return found

    def after(self, move: int) -> "Troop":
        """The position after a legal turn."""
        step, cells, direction, steps = unpack(move)
        own, other = self.own, self.other
        if step:
            own ^= 1 << step[0] | 1 << step[1]
        marchers = mask_of(cells)
        own ^= marchers
        order = ordered(formations(self.board.size)[marchers], direction, steps)
        fallen = 0
        for clash in march(self.board, order, other):
            marchers = clash.marchers
            other ^= clash.met
            fallen |= clash.met
        own |= marchers
        black, white = (own, other) if self.turn == "b" else (other, own)
        quiet = 0 if fallen or not self.attacked else self.quiet + 1
        return Troop(black, white, self.waiting, self.attacked or fallen > 0, quiet, self.rules)

    @property
    def outcome(self) -> Outcome | None:
        """*End*: a side to move that cannot, then nine turns of each side without a change."""
        if not self.can_turn(self.turn):
            if self.can_turn(self.waiting):
                return Outcome("no-move", {self.turn: 2, self.waiting: 1})
            return Outcome("no-move", self._by_numbers())
        return Outcome("quiet", self._by_numbers()) if self.quiet >= QUIET_TURNS else None

    def can_turn(self, seat: str) -> bool:
        """Whether a side would have a legal turn if it were to move."""
        own, other = (self.black, self.white) if seat == "b" else (self.white, self.black)
        return any(turns(own, other, self._tables(seat)))

    def _by_numbers(self) -> dict[str, int]:
        """Places by the number of pieces left."""
        more = self.black.bit_count() - self.white.bit_count()
        return {"b": 1 if more >= 0 else 2, "w": 1 if more <= 0 else 2}

    def _refusal(self, move: int) -> Refusal | None:
        return refusal(self.board, self.own, self.other, self._allowed(self.turn), unpack(move))

    def _allowed(self, seat: str) -> frozenset[int]:
        """*A turn*, 2: before the first attack no march goes backward."""
        return EVERYWHERE if self.attacked else forward(seat)

    def _tables(self, seat: str) -> Tables:
        return tables(self.board.size, self._allowed(seat))

    def is_legal(self, move: int) -> bool:
        """Whether a turn may be made here; judged rule by rule, without the list."""
        return self.quiet < QUIET_TURNS and self._refusal(move) is None

    def refusal(self, move: int) -> Refusal:
        """The rule that forbids a turn here."""
        found = self._refusal(move)
        assert found
        return found

    def parse_any_move(self, token: str) -> int:
        """The turn that a token spells."""
        return notation.read(self.board, token)

    def format_move(self, move: int) -> str:
        """The token of a turn."""
        return notation.text(self.board, move)

    def __str__(self) -> str:
        ranks = "/".join(notation.rank_text(rank) for rank in self._ranks())
        return f"{ranks} {self.turn} {'a' if self.attacked else '-'} {self.quiet}"

    def diagram(self) -> str:
        """The board as text."""
        size = self.board.size
        rows = [f"{size - row} {' '.join(rank)}" for row, rank in enumerate(self._ranks())]
        files = " ".join("abcdefghi"[:size])
        return "\n".join([*rows, f"  {files}", "", f"{self.turn} to move"])

    def _ranks(self) -> list[str]:
        """The ranks from the top, `.` where nobody stands."""
        size = self.board.size
        return [
            "".join(self.at(x * size + y) or "." for x in range(size))
            for y in range(size - 1, -1, -1)
        ]

    def at(self, cell: int) -> str | None:
        """`x` or `o` where a piece stands."""
        return "x" if self.black >> cell & 1 else "o" if self.white >> cell & 1 else None


def start(rules: str) -> Troop:
    """The position in which a game begins, Black to move."""
    size, ranks = SETUPS[rules]
    board = ground(size)
    black = board.mask((x, y) for x in range(size) for y in range(ranks))
    white = board.mask((x, y) for x in range(size) for y in range(size - ranks, size))
    return Troop(black, white, "b", rules=rules)


def parse(text: str, rules: str) -> Troop:
    """The position that a string spells under canonical rules. Raises PositionError."""
    fields = text.split(" ")
    if len(fields) != 4:
        raise PositionError(f"{text!r} has not four fields: board, side, attacked, quiet", text)
    placed, side, attacked, quiet = fields
    black, white = notation.read_board(ground(SETUPS[rules].size), placed)
    if side not in SEATS:
        raise PositionError(f"{side!r} is no side: b or w", side)
    if attacked not in ("a", "-"):
        raise PositionError(
            f"{attacked!r} does not say whether an attack has happened: a or -", attacked
        )
    if quiet not in map(str, range(QUIET_TURNS + 1)):
        raise PositionError(f"{quiet!r} is no number of quiet turns from 0 to {QUIET_TURNS}", quiet)
    if attacked == "-" and quiet != "0":
        raise PositionError(f"{quiet!r}: no turns are counted before the first attack", quiet)
    return Troop(black, white, side, attacked == "a", int(quiet), rules)
