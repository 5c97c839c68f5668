"""The rules of BushiShogi, in the order of the rulebook.

A position is two cubes and the side to move: `Nb Tl b` is Black's near face up, facing back, and
White's three-way sweep facing left, Black to move; `--` is a cube still to be placed. A move is its
own token: a cube such as `Nb` is placed, `t` turns, `f`, `l`, `r` roll.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from anga.contract.game import Line
from anga.contract.position import Outcome, Position, Refusal, malformed
from anga.contract.rules import Rule
from anga.games.bushi.cube import DIRECTIONS, MOVES, Cube, State, cube
from anga.games.bushi.words import WORDS
from anga.shared.errors import PositionError
from anga.shared.scene import Words

RULES = (Rule("cube", ("dunkel", "article"), default="dunkel"),)
SEATS = ("b", "w")
UNPLACED = "--"
REPETITIONS_TO_DRAW = 3


@dataclass(frozen=True, slots=True)
class Bushi(Position[str]):
    """A position of BushiShogi. `black` and `white` are cube states or `--`."""

    words: ClassVar[Words] = WORDS

    black: str
    white: str
    turn: str
    rules: str = ""

    @property
    def cube(self) -> Cube:
        """The cube that both sides play with."""
        return cube(self.rules or "dunkel")

    @property
    def own(self) -> str:
        """The cube of the side to move."""
        return self.black if self.turn == "b" else self.white

    @property
    def other(self) -> str:
        """The cube of the side that waits."""
        return self.white if self.turn == "b" else self.black

    @property
    def waiting(self) -> str:
        """The side that is not to move."""
        return "w" if self.turn == "b" else "b"

    def legal(self) -> Sequence[str]:
        """The legal placements or moves; none when mated."""
        if self.own == UNPLACED:
            return placements(self.cube)
        states = self.cube.states
        own, other = states[self.own], states[self.other]
        return () if mated(own, other) else moves(own, other)

    def after(self, move: str) -> "Bushi":
        """The position after a legal move."""
        own = move if self.own == UNPLACED else self.cube.moved[self.own, move]
        black, white = (own, self.white) if self.turn == "b" else (self.black, own)
        return Bushi(black, white, self.waiting, self.rules)

    @property
    def outcome(self) -> Outcome | None:
        """A mate: the player who made the last move has won."""
        if self.own == UNPLACED:
            return None
        states = self.cube.states
        if not mated(states[self.own], states[self.other]):
            return None
        return Outcome("mate", {seat: 1 if seat == self.waiting else 2 for seat in SEATS})

    def refusal(self, move: str) -> Refusal:
        """The rule that forbids a move here."""
        if self.own == UNPLACED:
            return Refusal("place-first") if move in MOVES else Refusal("no-pointing", (self.turn,))
        if move not in MOVES:
            return Refusal("placed-already", (self.turn,))
        if self.cube.states[self.own].points:
            return Refusal("roll-ahead", SEATS)
        return Refusal("only-turn", (self.waiting,))

    def parse_any_move(self, token: str) -> str:
        """The move that a token spells; it is the token itself."""
        if token not in MOVES and token not in self.cube.states:
            raise malformed(token, "a move is t, f, l or r, a placement a cube such as Nb")
        return token

    def format_move(self, move: str) -> str:
        """The token of a move."""
        return move

    def __str__(self) -> str:
        return f"{self.black} {self.white} {self.turn}"

    def diagram(self) -> str:
        """Both top faces as their owners' letters and swords, White's turned to face Black."""
        white, black = drawn(self, self.white, turned=2), drawn(self, self.black, turned=0)
        return "\n".join([*white, "", *black, "", f"{self.turn} to move"])


def placements(samurai: Cube) -> tuple[str, ...]:
    """Play, 1: any face up, facing any way, but no sword may point at the opponent."""
    return tuple(code for code, state in samurai.states.items() if not state.points)


def moves(own: State, other: State) -> tuple[str, ...]:
    """Play, 2 and 3: the four moves, and what a sword that points leaves of them."""
    if not other.points:
        return tuple(MOVES)
    return (own.facing,) if own.points else ("t",)


def mated(own: State, other: State) -> bool:
    """Play, 4: both face forward, each a front strike or a three-way sweep."""
    return own.strikes and other.strikes


def repeated(line: Line["Bushi", str]) -> Outcome | None:
    """Decisions: the third occurrence of a position is a draw."""
    if line.positions.count(line.position) < REPETITIONS_TO_DRAW:
        return None
    return Outcome("repetition", dict.fromkeys(SEATS, 1))


def parse(text: str, rules: str) -> Bushi:
    """The position that a string spells under canonical rules. Raises PositionError."""
    fields = text.split(" ")
    if len(fields) != 3:
        raise PositionError(f"{text!r} has not three fields: black cube, white cube, side", text)
    black, white, side = fields
    known = cube(rules or "dunkel").states
    for name, code in (("black", black), ("white", white)):
        if code != UNPLACED and code not in known:
            raise PositionError(
                f"{code!r} is no {name} cube: a face of TNUAEW, a facing of frbl, or --", code
            )
    if side not in SEATS:
        raise PositionError(f"{side!r} is no side: b or w", side)
    position = Bushi(black, white, side, rules)
    if UNPLACED in (black, white) and position not in unplaced(rules):
        raise PositionError(
            f"{text!r}: Black places first, then White, and no sword may point", text
        )
    return position


def start(rules: str) -> Bushi:
    """The position before the first placement."""
    return Bushi(UNPLACED, UNPLACED, "b", rules)


def unplaced(rules: str) -> list[Bushi]:
    """All positions in which a cube is still to be placed."""
    first = start(rules)
    return [first, *(first.after(move) for move in first.legal())]


def states(rules: str) -> Iterator[Bushi]:
    """Every position there is."""
    yield from unplaced(rules)
    codes = cube(rules or "dunkel").states
    for black in codes:
        for white in codes:
            for side in SEATS:
                yield Bushi(black, white, side, rules)


def drawn(position: Bushi, code: str, turned: int) -> list[str]:
    """A top face as three lines: `B` the samurai, `|` and `-` the swords, `.` a bare edge."""
    if code == UNPLACED:
        return ["+---+", "|   |", "|   |", "|   |", "+---+"]
    state = position.cube.states[code]
    edges = dict.fromkeys(DIRECTIONS, ".")
    edges.update({sword: "|" if sword in "fb" else "-" for sword in state.swords})
    samurai = list(DIRECTIONS)[(list(DIRECTIONS).index(state.facing) + 2) % 4]
    edges[samurai] = "B"
    f, r, b, left = (edges[list(DIRECTIONS)[(quarter + turned) % 4]] for quarter in range(4))
    return ["+---+", f"| {f} |", f"|{left} {r}|", f"| {b} |", f"+---+ {code}"]
