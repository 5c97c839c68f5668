"""Reading positions of Chatra: what a text says, and whether it fits the rules."""

import re

from anga.games.chatra.board import Board
from anga.games.chatra.rules import Chatra
from anga.games.chatra.rulesets import SEATS, SUBJECTS, Variant, variant
from anga.shared.errors import PositionError

HANDS = re.compile(r"(O?)(0|[1-9][0-9]?)-(O?)(0|[1-9][0-9]?)")
FLAGS = re.compile(r"-|(?=.)(p?)(c?)(x[2-9])?")
ROW = re.compile(r"[1-9][0-9]?|[OoSs]")


def parse(text: str, rules: str) -> Chatra:
    """The position that a string spells under canonical rules. Raises PositionError."""
    fields = text.split(" ")
    if len(fields) != 4:
        raise PositionError(f"{text!r} has not four fields: board, side, hands, flags", text)
    squares, side, in_hand, signs = fields
    known = variant(rules)
    placed = _board(squares, known.board)
    if side not in SEATS:
        raise PositionError(f"{side!r} is no side: b or w", side)
    hands = HANDS.fullmatch(in_hand)
    if not hands:
        raise PositionError(f"{in_hand!r} are no hands, such as 18-18 or O18-O18", in_hand)
    flags = FLAGS.fullmatch(signs)
    if not flags:
        raise PositionError(f"{signs!r} are no flags: - or some of p, c, x2 to x9", signs)
    position = Chatra(
        rules=rules,
        turn=side,
        black=placed["S"],
        white=placed["s"],
        black_object=_royal(squares, placed["O"], bool(hands[1]), "Black"),
        white_object=_royal(squares, placed["o"], bool(hands[3]), "White"),
        black_hand=int(hands[2]),
        white_hand=int(hands[4]),
        passed=bool(flags[1]),
        checked=bool(flags[2]),
        row=int((flags[3] or "x1")[1:]),
    )
    _insist_on_number(text, position)
    if position.opening:
        _insist_on_stage(text, position)
    _insist_on_flags(signs, position, known)
    return position


def _board(text: str, board: Board) -> dict[str, int]:
    rows = text.split("/")
    if len(rows) != board.size:
        raise PositionError(f"{text!r} has {len(rows)} ranks, not {board.size}", text)
    placed = dict.fromkeys("OoSs", 0)
    for rank, row in enumerate(rows):
        file, last = 0, ""
        items = ROW.findall(row)
        if "".join(items) != row:
            raise PositionError(f"{row!r} is no rank: O, S, o, s and numbers of empty squares", row)
        for item in items:
            if item in placed:
                if file < board.size:
                    placed[item] |= 1 << (rank * board.size + file)
                file += 1
            else:
                if last.isdigit():
                    raise PositionError(f"{row!r} has two numbers side by side", row)
                file += int(item)
            last = item
        if file != board.size:
            raise PositionError(f"{row!r} has {file} squares, not {board.size}", row)
    return placed


def _royal(text: str, mask: int, in_hand: bool, side: str) -> int:
    if mask.bit_count() + in_hand != 1:
        raise PositionError(f"{side} has {mask.bit_count() + in_hand} Objects, not one", text)
    return mask.bit_length() - 1


def _insist_on_number(text: str, at: Chatra) -> None:
    number = at.black.bit_count() + at.white.bit_count() + at.black_hand + at.white_hand
    if number != 2 * SUBJECTS:
        raise PositionError(f"{text!r} has {number} Subjects, not {2 * SUBJECTS}", text)


def _insist_on_stage(text: str, at: Chatra) -> None:
    """Objects are in hand only in the stages of the opening of a free game."""
    known, none, one = at.variant, 0, 1
    royals = (at.black_object >= 0, at.white_object >= 0)
    stage = (at.turn, royals, at.black.bit_count(), at.white.bit_count())
    if known.handicap:
        stages = [("b", (False, False), none, none), ("w", (True, False), none, none)]
    else:
        stages = [
            ("b", (False, False), none, none),
            ("w", (False, False), one, none),
            ("b", (False, True), one, none),
        ]
    hands = (at.black_hand + at.black.bit_count(), at.white_hand)
    plain = (at.passed, at.checked, at.row) == (False, False, 1)
    if not (known.free and stage in stages and hands == (SUBJECTS, SUBJECTS) and plain):
        raise PositionError(f"{text!r} has an Object in hand, but is no stage of the opening", text)


def _insist_on_flags(text: str, at: Chatra, known: Variant) -> None:
    if at.passed and not known.passing:
        raise PositionError(f"{text!r}: passing (p) belongs to 1994-11", text)
    if at.checked and not known.relay:
        raise PositionError(f"{text!r}: the first check (c) belongs to relay", text)
    if at.row > 1 and (at.row > known.handicap or at.turn != "b"):
        most = known.handicap
        raise PositionError(f"{text!r}: only Black has turns in a row, of {most} at most", text)
