"""Positions of four-player Chatra, their legal moves, and the end.

Mates are settled within the move that causes them, so in a position the player to move is never
mated.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from anga.contract.position import Outcome, Position, Refusal
from anga.games.chatra4.rules import diagram, moves, notation, refusals, validity
from anga.games.chatra4.rules.mates import (
    count_mated,
    following,
    placings,
    rivals_of,
    states_after_mate,
)
from anga.games.chatra4.rules.notation import ACTIVE, Chatra4Fields
from anga.games.chatra4.rules.rulesets import EACH, NUMBERS, SEATS, Chatra4Variant, oki, variant
from anga.games.chatra4.rules.sides import FourSides, Rival, rival_of
from anga.games.chatra4.words import WORDS
from anga.kit.fast_init import fast_init
from anga.kit.pairs import tokens
from anga.kit.pairs.encoding import CAPTURE, OBJECT, PASS, SUBJECT
from anga.shared.errors import PositionError
from anga.shared.scene import Words


@fast_init
@dataclass(frozen=True, slots=True, repr=False)
class Chatra4Position(Position[int]):
    """A position of four-player Chatra; see `notation.Chatra4Fields` for what it holds."""

    words: ClassVar[Words] = WORDS

    rules: str
    turn: str
    men: tuple[int, ...]
    objects: tuple[int, ...]
    hands: tuple[int, ...]
    states: tuple[str, ...]
    stones: int = 0
    loose: int = 0
    # Looked for once, when they are asked for.
    listed: tuple[int, ...] | None = field(default=None, init=False, repr=False, compare=False)
    seen: FourSides | None = field(default=None, init=False, repr=False, compare=False)
    checking: tuple[Rival, ...] | None = field(default=None, init=False, repr=False, compare=False)
    mustered: tuple[Rival, ...] | None = field(default=None, init=False, repr=False, compare=False)
    filled: int | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def variant(self) -> Chatra4Variant:
        """The variant that the rules string means."""
        return variant(self.rules)

    @property
    def fields(self) -> Chatra4Fields:
        """The contents of the position string."""
        return Chatra4Fields(
            self.turn, self.men, self.objects, self.hands, self.states, self.stones, self.loose
        )

    @property
    def seat(self) -> int:
        """The number of the seat to move."""
        return SEATS.index(self.turn)

    @property
    def opening(self) -> bool:
        """Whether an Object is still in hand."""
        return -1 in self.objects and self.sides.opening

    @property
    def over(self) -> bool:
        """Whether the number of mates that ends the game is reached."""
        return count_mated(self.states) >= self.variant.mates

    @property
    def sides(self) -> FourSides:
        """The position as the player to move sees it."""
        if self.seen is None:
            object.__setattr__(self, "seen", self.seen_by(self.seat))
        assert self.seen
        return self.seen

    @property
    def checkers(self) -> tuple[Rival, ...]:
        """The players who give check to the player to move, clockwise."""
        if self.checking is None:
            known, seat, occupied = variant(self.rules), self.seat, self.occupied
            armies, own = self.armies, self.objects[seat]
            rivals = [] if own < 0 else [armies[rival] for rival in rivals_of(self.states, seat)]
            found = tuple([rival for rival in rivals if rival.attacks(known, occupied, own)])
            object.__setattr__(self, "checking", found)
        return self.checking or ()

    @property
    def armies(self) -> tuple[Rival, ...]:
        """The pieces of each seat as its rivals see them, cached."""
        if self.mustered is None:
            linewise = (self.variant.linewise,) * len(SEATS)
            found = tuple(map(rival_of, NUMBERS, self.men, self.objects, linewise))
            object.__setattr__(self, "mustered", found)
        assert self.mustered
        return self.mustered

    @property
    def occupied(self) -> int:
        """All occupied squares, cached."""
        if self.filled is None:
            bit, found = self.variant.board.bit, self.loose | self.stones
            for men in self.men:
                found |= men
            for e in self.objects:
                found |= bit[e]
            object.__setattr__(self, "filled", found)
        assert self.filled is not None
        return self.filled

    def seen_by(self, seat: int) -> FourSides:
        """The position as a player sees it."""
        known, loose, armies = variant(self.rules), self.loose, self.armies
        bit, (_, mine, own, _) = known.board.bit, armies[seat]
        rivals = tuple([armies[rival] for rival in rivals_of(self.states, seat)])
        targets, objects = loose, self.stones
        for rival in rivals:
            targets |= rival.men
            objects |= bit[rival.object]
        return FourSides(
            known, seat, mine, own, self.hands[seat], rivals, loose, targets, objects,
            self.occupied,
        )  # fmt: skip

    def legal(self) -> Sequence[int]:
        """The legal moves, cached."""
        if self.listed is None:
            found = () if self.over else tuple(moves.legal(self.sides, self.checkers))
            object.__setattr__(self, "listed", found)
        return self.listed or ()

    def after(self, move: int) -> "Chatra4Position":
        """The position after a legal move: mates are settled."""
        now = self._moved(move)
        while now._is_mate:
            now = now._beaten()
        return now

    def stages(self, move: int) -> list["Chatra4Position"]:
        """The positions after a legal move, before any mate and after each one."""
        found = [self._moved(move)]
        while found[-1]._is_mate:
            found.append(found[-1]._beaten())
        return found

    def _moved(self, move: int) -> "Chatra4Position":
        """The position after a legal move with the next player to move, mates not yet settled."""
        seat, bit = self.seat, self.variant.board.bit
        men, objects, hands, loose = list(self.men), self.objects, list(self.hands), self.loose
        to = move & 255
        if move & CAPTURE:
            men, loose = [each & ~bit[to] for each in men], loose & ~bit[to]
            hands[seat] += 1
        if move & OBJECT:
            objects = (*objects[:seat], to, *objects[seat + 1 :])
        elif move & SUBJECT:
            men[seat] = men[seat] & ~bit[move >> 8 & 255] | bit[to]
        elif move != PASS:
            men[seat] |= bit[to]
            hands[seat] -= 1
        return Chatra4Position(
            self.rules, SEATS[following(self.states, seat)], tuple(men), objects, tuple(hands),
            self.states, self.stones, loose,
        )  # fmt: skip

    @property
    def _is_mate(self) -> bool:
        """*Mate*: whether the player to move is in check and has no legal move."""
        return bool(self.checkers) and not self.over and not self.legal()

    def _beaten(self) -> "Chatra4Position":
        """The position after a mate of the player to move, with the next player to move.

        The mater is the last clockwise of those who give check: it has moved last.
        """
        seat, mater = self.seat, self.checkers[-1].seat
        states = states_after_mate(self.states, seat, mater)
        men, objects, hands = list(self.men), list(self.objects), list(self.hands)
        stones = self.stones | self.variant.board.bit[objects[seat]]
        loose = self.loose
        if self.variant.neutral:
            loose |= men[seat]
        else:
            men[mater] |= men[seat]
            hands[mater] += hands[seat]
            hands[seat] = 0
        men[seat], objects[seat] = 0, -1
        return Chatra4Position(
            self.rules, SEATS[following(states, seat)], tuple(men), tuple(objects), tuple(hands),
            states, stones, loose,
        )  # fmt: skip

    @property
    def outcome(self) -> Outcome | None:
        """*End*: the second mate, under `last` the third."""
        if not self.over:
            return None
        return Outcome("last" if self.variant.mates > 2 else "mates", self.placings)

    @property
    def placings(self) -> dict[str, int]:
        """The placings if the game ended now."""
        return placings(self.states, self.owned)

    @property
    def owned(self) -> list[int]:
        """The number of each seat's Subjects, on the board and in hand."""
        return [mine.bit_count() + hand for mine, hand in zip(self.men, self.hands, strict=True)]

    @property
    def check(self) -> tuple[str, ...]:
        """The seats whose Object is attacked."""
        return tuple(
            seat
            for number, seat in enumerate(SEATS)
            if self.states[number] == ACTIVE and self.seen_by(number).checkers
        )

    @property
    def eliminated(self) -> tuple[str, ...]:
        """The seats that have been mated."""
        return tuple(
            seat for seat, state in zip(SEATS, self.states, strict=True) if state != ACTIVE
        )

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
        return notation.format_position(self.fields, self.variant.board)

    def diagram(self) -> str:
        """The board with its coordinates, and the hands."""
        return diagram.diagram(self.fields, self.variant.board)


def start(rules: str) -> Chatra4Position:
    """The position in which a game begins."""
    known, states = variant(rules), (ACTIVE,) * len(SEATS)
    objects = (-1,) * len(SEATS) if known.free else oki(known.board)
    return Chatra4Position(
        rules, SEATS[0], (0,) * len(SEATS), objects, (EACH,) * len(SEATS), states
    )


def parse(text: str, rules: str) -> Chatra4Position:
    """The position of a position string under canonical rules. Raises PositionError."""
    known = variant(rules)
    fields = notation.parse_position(text, known.board)
    validity.insist(text, fields, known)
    position = Chatra4Position(rules, *fields)
    if not position.over and not position.legal():
        raise PositionError(f"{text!r}: {fields.turn} is mated and cannot be to move", text)
    return position
