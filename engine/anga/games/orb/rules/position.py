"""Positions of Yonin Shogi, their legal moves, and the end, in the rulebook's order.

A position holds the pieces, the seat to move, the red orbs and the order of mates. Mates are
settled within the move that causes them, so in a position the player to move is never mated.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from anga.contract.game import Line
from anga.contract.position import Outcome, Position, Refusal
from anga.games.orb.rules import diagram, notation, refusals, validity
from anga.games.orb.rules.attacks import seats_checked_by, seats_in_check
from anga.games.orb.rules.board import UNITS, OrbBoard, array, board_after, board_of, flip_army
from anga.games.orb.rules.moves import can_step_away, safe_moves
from anga.games.orb.rules.notation import OrbFields
from anga.games.orb.rules.orbs import attacks, prey_of
from anga.games.orb.rules.rulesets import PENALTY, PLAIN
from anga.games.orb.rules.seats import AREA, BITS, SEATS, P, code_of, seats_in
from anga.games.orb.rules.tables import BIT, DROPPING, PASS, STEPS
from anga.games.orb.words import WORDS
from anga.kit.ends import occurrences
from anga.kit.fast_init import fast_init
from anga.kit.grid import squares_of
from anga.shared.scene import Words

ACTIVE = "aaaa"
REPETITIONS_TO_END = 4
LONGEST = 500  # turns of a record
PAWNS = 15 * UNITS[P]  # in a hand
CLOCKWISE = tuple(tuple((seat + step) % 4 for step in (1, 2, 3)) for seat in range(4))

# By a set of seats and a seat: the first of the set clockwise from the seat, else the seat itself.
FOLLOWING = tuple(
    tuple(next((s for s in CLOCKWISE[seat] if mask & BITS[s]), seat) for seat in range(4))
    for mask in range(16)
)


@fast_init
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class OrbPosition(Position[int]):
    """A position. `seat` is the number of `turn`; `red` and `checked` are sets of seats as bits.

    `states` has a letter for each seat: `a` active, else its placing. `debts` is the set of seats
    that owe a turn (rules `penalty`).
    """

    words: ClassVar[Words] = WORDS

    board: OrbBoard
    turn: str
    seat: int
    red: int
    checked: int
    states: str
    rules: str = ""
    debts: int = 0

    def legal(self) -> Sequence[int]:
        """The legal moves; a pass if a player who is not in check has no other."""
        if "1" in self.states:
            return ()
        return _legal(self) or (() if self.in_check else (PASS,))

    def after(self, move: int, mated: "list[OrbPosition] | None" = None) -> "OrbPosition":
        """The position after a legal move: attacks turn orbs red, mates are settled.

        To `mated` each position is added in which the seat to move is mated.
        """
        board, seat, red, debts = self.board, self.seat, self.red, self.debts
        if move == PASS:
            return _settled(self, board, red, self.checked, debts, mated=mated)
        if self.rules != PLAIN:
            attacked = attacks(board, seat, move)
            if self.rules == PENALTY and attacked & red and not self.in_check:
                debts |= BITS[seat]
            red |= attacked
        board = board_after(board, seat, move)
        checked = seats_checked_by(board, seat, move, self.checked)
        return _settled(self, board, red, checked, debts, mated=mated)

    def mates_by(self, move: int) -> "list[OrbPosition]":
        """The positions in which a legal move mates the seat to move, before that is settled."""
        mated: list[OrbPosition] = []
        self.after(move, mated)
        return mated

    @property
    def fields(self) -> OrbFields:
        """The contents of the position string."""
        board, codes = self.board, tuple(self.board.squares)
        return OrbFields(codes, self.turn, self.red, board.hands, self.states, self.debts)

    @property
    def in_check(self) -> bool:
        """Whether the player to move is in check."""
        return bool(self.checked & BITS[self.seat])

    @property
    def outcome(self) -> Outcome | None:
        """Mate and end: the last player who is not mated wins."""
        if "1" not in self.states:
            return None
        return Outcome("last", dict(zip(SEATS, map(int, self.states), strict=True)))

    @property
    def check(self) -> tuple[str, ...]:
        """The seats in check, in turn order."""
        return tuple(SEATS[seat] for seat in seats_in(self.checked))

    @property
    def eliminated(self) -> tuple[str, ...]:
        """The seats that have been mated."""
        return tuple(seat for seat, state in zip(SEATS, self.states, strict=True) if state in "234")

    def refusal(self, move: int) -> Refusal:
        """The rule that forbids a move here."""
        board, seat, red = self.board, self.seat, self.red
        if self.rules != PENALTY:
            return refusals.refusal(board, seat, red, self.in_check, move)
        if move in safe_moves(board, seat, self.in_check, 0) and self.takes_a_life(move):
            return refusals.mates_for_a_turn(board, seat, red, move)
        return refusals.refusal(board, seat, 0, self.in_check, move)

    def owes_by(self, move: int) -> bool:
        """Whether a legal move is excessive, so that its mover owes a turn (rules `penalty`)."""
        if self.rules != PENALTY or self.in_check or move == PASS:
            return False
        return bool(attacks(self.board, self.seat, move) & self.red)

    def takes_a_life(self, move: int) -> bool:
        """Whether a move, safe for its own king, is excessive against a player it mates."""
        if self.in_check or not (excess := attacks(self.board, self.seat, move) & self.red):
            return False
        board = board_after(self.board, self.seat, move)
        if not seats_checked_by(board, self.seat, move, self.checked) & excess:
            return False
        states = self.after(move).states
        return any(states[seat] != "a" for seat in seats_in(excess))

    def parse_any_move(self, token: str) -> int:
        """The move of a token."""
        return notation.parse_any_move(token)

    def format_move(self, move: int) -> str:
        """The token of a move, as in USI."""
        return notation.format_move(move)

    def __str__(self) -> str:
        return notation.format_position(self.fields)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OrbPosition) and self._value == other._value

    def __hash__(self) -> int:
        return hash(self._value)

    @property
    def _value(self) -> tuple[object, ...]:
        board = self.board
        red = self.red, self.debts
        return self.seat, red, board.hands, self.states, self.rules, board.squares

    def diagram(self) -> str:
        """The board with each piece's seat and kind, and the hands beneath."""
        return diagram.diagram(self.fields)


def start(rules: str) -> OrbPosition:
    """The start position: all orbs blue, South to move."""
    return OrbPosition(array(), SEATS[0], 0, 0, 0, ACTIVE, rules)


def parse(text: str, rules: str) -> OrbPosition:
    """The position of a position string under canonical rules. Raises PositionError."""
    fields = notation.parse_position(text)
    board, seat = board_of(fields.codes, fields.hands, fields.active), SEATS.index(fields.turn)
    validity.insist(text, fields, board, rules)
    red, debts = fields.red, fields.debts
    position = OrbPosition(
        board, fields.turn, seat, red, seats_in_check(board), fields.states, rules, debts
    )
    mated = position.in_check and not position.legal()
    validity.insist_on_turn(text, position.checked, seat, mated, debts)
    return position


def _legal(position: OrbPosition) -> list[int]:
    """The legal moves other than a pass."""
    board, seat, in_check = position.board, position.seat, position.in_check
    prey = prey_of(board, position.red) if position.red and not in_check else 0
    if prey and position.rules == PENALTY:
        found = safe_moves(board, seat, in_check, 0)
        found = [move for move in found if not position.takes_a_life(move)]
    else:
        found = safe_moves(board, seat, in_check, prey)
    if board.hands[seat] & PAWNS:
        forbidden = [
            drop for drop in checking_drops(board, seat) if drop in found and mates(position, drop)
        ]
        if forbidden:
            found = [move for move in found if move not in forbidden]
    return found


def checking_drops(board: OrbBoard, seat: int) -> list[int]:
    """Pawn drops in front of opponents' kings, legal or not."""
    return [
        DROPPING + AREA * P + front
        for other in seats_in(board.active)
        if other != seat
        for front in squares_of(STEPS[code_of((seat + 2) % 4, P)][board.kings[other]])
        if not board.squares[front]
    ]


def mates(position: OrbPosition, drop: int) -> bool:
    """Moves: whether a pawn drop in front of a king mates it at once (uchifuzume)."""
    board, front = position.board, STEPS[code_of(position.seat, P)][drop % AREA]
    victim = next(seat for seat in seats_in(board.active) if front & BIT[board.kings[seat]])
    if can_step_away(board, victim):  # and then after the drop, too
        return False
    return position.after(drop).states[victim] != "a"


def _settled(
    before: OrbPosition,
    board: OrbBoard,
    red: int,
    in_check_now: int,
    debts: int,
    *,
    mated: list[OrbPosition] | None,
) -> OrbPosition:
    """Turn order and check, mate and end: the position with the next seat that can move."""
    seat, states = before.seat, before.states
    while True:
        # Turn order: the first clockwise who is in check, else the next who is active.
        seat = FOLLOWING[in_check_now or board.active][seat]
        red &= ~BITS[seat]
        if debts & BITS[seat] & ~in_check_now:  # Penalty: the turn is lost, the debt is paid
            debts &= ~BITS[seat]
            continue
        after = OrbPosition(
            board, SEATS[seat], seat, red, in_check_now, states, before.rules, debts
        )
        if not in_check_now & BITS[seat] or can_step_away(board, seat) or after.legal():
            return after
        if mated is not None:
            mated.append(after)
        board, states, debts = flip_army(board, seat), _placed(states, seat), debts & ~BITS[seat]
        if "1" in states:
            winner = states.index("1")
            return OrbPosition(board, SEATS[winner], winner, 0, 0, states, before.rules)
        in_check_now = seats_in_check(board)


def _placed(states: str, seat: int) -> str:
    """The states with a seat's placing, which is in reverse order of mating."""
    placed = states[:seat] + str(states.count("a")) + states[seat + 1 :]
    return placed.replace("a", "1") if placed.count("a") == 1 else placed


def adjudicate(line: Line[OrbPosition, int]) -> Outcome | None:
    """Mate and end: the fourth occurrence of a position, or the 500th turn."""
    if occurrences(line) >= REPETITIONS_TO_END:
        return _shared("repetition", line.position)
    return _shared("limit", line.position) if len(line.moves) >= LONGEST else None


def _shared(reason: str, position: OrbPosition) -> Outcome:
    """The outcome in which the survivors share the best place."""
    places = position.states.replace("a", "1")
    return Outcome(reason, dict(zip(SEATS, map(int, places), strict=True)))
