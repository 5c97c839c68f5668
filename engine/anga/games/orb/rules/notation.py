"""Move tokens, as in USI, and position strings (rulebook, *Text formats*).

7g7f  7c7b+  P*5e  pass                                             moves
4nR.../.../... s bbrb -,-,GP2,- aaa4                                board, turn, orbs, hands, states
"""

import re
from typing import NamedTuple

from anga.contract.position import malformed_token
from anga.games.orb.rules.board import counts, pack_hand
from anga.games.orb.rules.seats import (
    AREA,
    BITS,
    EMPTY,
    FLIPPED,
    KINDS,
    MOST_IN_HAND,
    NAMES,
    NUMBERS,
    SEATS,
    SIZE,
    code_of,
    kind_of,
    seat_of,
)
from anga.games.orb.rules.tables import DROPPING, PASS, PROMOTING
from anga.kit.hands import format_hand, parse_hand
from anga.kit.ranks import format_ranks, parse_ranks
from anga.shared.errors import PositionError

PASSING = "pass"
MOVE = re.compile(r"(?P<kind>[RGSP])\*(?P<at>[1-9][a-i])|(?P<a>[1-9][a-i])(?P<b>[1-9][a-i])(\+)?")
EXPECTED = "a move such as 7g7f or 7c7b+, a drop such as P*5e, or pass"

PARTS = ("board", "turn", "orbs", "hands", "states")
FLIPPED_KING = "xx"
PIECE = rf"{FLIPPED_KING}|[swne](?:[RGSPK]|\+[RSP])"
PLACINGS = ("", "4", "34", "1234")


class OrbFields(NamedTuple):
    """The contents of a position string: the code on each square, who moves, the red orbs.

    `hands` are packed as in `board`, `states` has a letter for each seat: `a`, or its placing.
    `debts` is the set of seats that owe a turn, whose orbs are capitals (rules `penalty`).
    """

    codes: tuple[int, ...]
    turn: str
    red: int
    hands: tuple[int, ...]
    states: str
    debts: int = 0

    @property
    def active(self) -> int:
        """The set of seats that are not mated."""
        return sum(bit for bit, state in zip(BITS, self.states, strict=True) if state in "a1")


def format_move(move: int) -> str:
    """The token of a move."""
    if move == PASS:
        return PASSING
    to = NAMES[move % AREA]
    if move >= DROPPING:
        return f"{KINDS[(move - DROPPING) // AREA]}*{to}"
    return NAMES[move // AREA % AREA] + to + ("+" if move >= PROMOTING else "")


def parse_any_move(token: str) -> int:
    """The move of a token, legal or not. Raises MoveError when it is malformed."""
    if token == PASSING:
        return PASS
    match = MOVE.fullmatch(token)
    if match is None:
        raise malformed_token(token, EXPECTED)
    if match["kind"]:
        return DROPPING + AREA * KINDS.index(match["kind"]) + NUMBERS[match["at"]]
    promoting = PROMOTING if token.endswith("+") else 0
    return promoting + AREA * NUMBERS[match["a"]] + NUMBERS[match["b"]]


def format_position(fields: OrbFields) -> str:
    """The position string of fields."""
    ranks = format_ranks([format_piece(code) for code in fields.codes], SIZE)
    hands = ",".join(format_hand(counts(hand)) for hand in fields.hands)
    return f"{ranks} {fields.turn} {format_orbs(fields.red, fields.debts)} {hands} {fields.states}"


def parse_position(text: str) -> OrbFields:
    """The fields of a position string, each well formed. Raises PositionError."""
    parts = text.split(" ")
    if len(parts) != len(PARTS):
        raise PositionError(f"{text!r} has not five fields: {', '.join(PARTS)}", text)
    ranks, turn, orbs, hands, states = parts
    codes = tuple(map(parse_piece, parse_ranks(ranks, PIECE, SIZE, SIZE)))
    if turn not in SEATS:
        raise PositionError(f"{turn!r} is not a seat to move: s, w, n or e", turn)
    places = "".join(sorted(states.replace("a", "")))
    if len(states) != len(SEATS) or places not in PLACINGS:
        raise PositionError(f"{states!r} are not states: a, or places 4, 3, 2 and 1", states)
    red, debts = _parse_orbs(orbs)
    return OrbFields(codes, turn, red, _parse_hands(hands), states, debts)


def format_piece(code: int) -> str:
    """The text of the piece on a square, such as `s+R`; empty on an empty one."""
    if code in (EMPTY, FLIPPED):
        return FLIPPED_KING if code else ""
    return SEATS[seat_of(code)] + KINDS[kind_of(code)]


def parse_piece(piece: str) -> int:
    """The code of a piece's text."""
    if piece in ("", FLIPPED_KING):
        return FLIPPED if piece else EMPTY
    return code_of(SEATS.index(piece[0]), KINDS.index(piece[1:]))


def format_orbs(red: int, debts: int = 0) -> str:
    """The letter of each orb's colour, a capital where a turn is owed."""
    colours = ["r" if red & bit else "b" for bit in BITS]
    return "".join(
        colour.upper() if debts & bit else colour for colour, bit in zip(colours, BITS, strict=True)
    )


def _parse_orbs(orbs: str) -> tuple[int, int]:
    """The sets of red orbs, and of seats that owe a turn."""
    if len(orbs) != len(SEATS) or set(orbs.lower()) - {"b", "r"}:
        raise PositionError(f"{orbs!r} are not orbs: four letters b or r", orbs)
    pairs = list(zip(BITS, orbs, strict=True))
    return sum(b for b, orb in pairs if orb in "rR"), sum(b for b, orb in pairs if orb in "BR")


def _parse_hands(hands: str) -> tuple[int, ...]:
    parts = hands.split(",")
    if len(parts) != len(SEATS):
        raise PositionError(f"{hands!r} are {len(parts)} hands, not four", hands)
    return tuple(pack_hand(parse_hand(part, MOST_IN_HAND)) for part in parts)
