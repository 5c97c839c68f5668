"""Positions of Chatra, their legal moves, and the end."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from anga.contract.position import Outcome, Position, Refusal
from anga.games.chatra.rules import diagram, moves, notation, refusals, validity
from anga.games.chatra.rules.notation import ChatraFields
from anga.games.chatra.rules.rulesets import OPPONENT, SEATS, ChatraVariant, variant
from anga.games.chatra.rules.safety import gives_check, in_check, sides_after
from anga.games.chatra.rules.sides import TwoSides
from anga.games.chatra.words import WORDS
from anga.kit.ends import won
from anga.kit.fast_init import fast_init
from anga.kit.pairs import tokens
from anga.kit.pairs.encoding import OBJECT, PASS
from anga.shared.scene import Words


@fast_init
@dataclass(frozen=True, slots=True, repr=False)
class ChatraPosition(Position[int]):
    """A position of Chatra.

    `black` and `white` are the squares of the Subjects as masks (see `board`), an Object in hand is
    on square -1, `freed` are the seats for which a check has lifted the limits of the drop area,
    `row` is how many turns in a row the side to move has.
    """

    words: ClassVar[Words] = WORDS

    rules: str
    turn: str
    black: int
    white: int
    black_object: int
    white_object: int
    black_hand: int
    white_hand: int
    passed: bool = False
    freed: str = ""
    row: int = 1
    listed: tuple[int, ...] | None = field(default=None, init=False, repr=False, compare=False)
    seen: TwoSides | None = field(default=None, init=False, repr=False, compare=False)
    checked: bool | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def variant(self) -> ChatraVariant:
        """The variant that the rules string means."""
        return variant(self.rules)

    @property
    def fields(self) -> ChatraFields:
        """The contents of the position string."""
        return ChatraFields(
            self.turn, self.black, self.white, self.black_object, self.white_object,
            self.black_hand, self.white_hand, self.passed, self.freed, self.row,
        )  # fmt: skip

    @property
    def waiting(self) -> str:
        """The side that is not to move."""
        return OPPONENT[self.turn]

    @property
    def opening(self) -> bool:
        """Whether an Object is still in hand."""
        return self.black_object < 0 or self.white_object < 0

    @property
    def sides(self) -> TwoSides:
        """The position as the side to move sees it, cached."""
        if self.seen is None:
            seen = self.seen_by(self.turn)
            object.__setattr__(self, "seen", seen)
            return seen
        return self.seen

    def seen_by(self, seat: str) -> TwoSides:
        """The position as a side sees it."""
        if seat == "b":
            mine, theirs, own, enemy = self.black, self.white, self.black_object, self.white_object
            hand = self.black_hand
        else:
            mine, theirs, own, enemy = self.white, self.black, self.white_object, self.black_object
            hand = self.white_hand
        known = variant(self.rules)
        bit = known.board.bit
        return TwoSides(
            known, seat, mine, theirs, own, enemy, hand, self.passed, seat in self.freed, self.row,
            mine | theirs | bit[own] | bit[enemy],
        )  # fmt: skip

    def legal(self) -> Sequence[int]:
        """The legal moves, cached."""
        if self.listed is None:
            object.__setattr__(self, "listed", tuple(moves.legal(self.sides)))
        return self.listed or ()

    def after(self, move: int) -> "ChatraPosition":
        """The position after a legal move."""
        sides = self.sides
        mine, theirs, own = sides_after(sides, move)
        hand = sides.hand
        if move < OBJECT:
            hand -= 1
        elif theirs != sides.theirs:
            hand += 1
        turn, row = self.waiting, 1
        if self.row > 1:
            turn, row = self.turn, self.row - 1
        elif sides.own < 0 and self.turn == "w":
            row = max(1, sides.variant.handicap)
        freed = self.freed
        if sides.variant.relay and not sides.freed and gives_check(sides, move):
            freed = "".join(sorted({*freed, self.turn})) if sides.variant.checker else "bw"
        passed = move == PASS
        if self.turn == "b":
            return ChatraPosition(
                self.rules, turn, mine, theirs, own, self.white_object,
                hand, self.white_hand, passed, freed, row,
            )  # fmt: skip
        return ChatraPosition(
            self.rules, turn, theirs, mine, self.black_object, own,
            self.black_hand, hand, passed, freed, row,
        )  # fmt: skip

    @property
    def outcome(self) -> Outcome | None:
        """*End*: a side without a legal move loses: mated if it is in check."""
        return None if self.legal() else lost_without_move(self)

    @property
    def in_check(self) -> bool:
        """Whether the Object of the side to move is attacked, cached."""
        if self.checked is None:
            object.__setattr__(self, "checked", in_check(self.sides))
        return bool(self.checked)

    @property
    def check(self) -> tuple[str, ...]:
        """The seats whose Object is attacked."""
        return tuple(seat for seat in SEATS if in_check(self.seen_by(seat)))

    def refusal(self, move: int) -> Refusal:
        """The rule that forbids a move here."""
        return refusals.refusal(self.sides, move)

    def parse_any_move(self, token: str) -> int:
        """The move of a token, legal or not."""
        return tokens.parse_any_move(token, self.variant.board)

    def format_move(self, move: int) -> str:
        """The token of a move."""
        return tokens.format_move(move, self.variant.board)

    def __str__(self) -> str:
        return notation.format_position(self.fields, self.variant)

    def diagram(self) -> str:
        """The board with its coordinates, and the hands."""
        return diagram.diagram(self.fields, self.variant.board)


def lost_without_move(position: ChatraPosition) -> Outcome:
    """The outcome when the side to move has no legal move."""
    mated = not position.opening and in_check(position.sides)
    return won("mate" if mated else "no-move", SEATS, position.waiting)


def start(rules: str) -> ChatraPosition:
    """The position in which a game begins."""
    known = variant(rules)
    number, bit = known.subjects, known.board.bit
    if known.free:
        return ChatraPosition(rules, "b", 0, 0, -1, -1, number, number)
    (black_object, *black), (white_object, *white) = known.array
    stand = [sum(bit[square] for square in squares) for squares in (black, white)]
    hand, row = number - len(black), max(1, known.handicap)
    return ChatraPosition(
        rules, "b", stand[0], stand[1], black_object, white_object, hand, hand, row=row
    )  # fmt: skip


def parse(text: str, rules: str) -> ChatraPosition:
    """The position of a position string under canonical rules. Raises PositionError."""
    known = variant(rules)
    fields = notation.parse_position(text, known)
    validity.insist(text, fields, known)
    return ChatraPosition(rules, *fields)
