"""Position strings (rulebook, *Text formats*); moves are those of `anga.kit.pairs.tokens`.

12/6W5/12/12/12/1R10/10U1/12/12/12/5B6/12 b 9-9-9-9 a-a-a-a     board, side, hands, states
"""

import re
from typing import NamedTuple

from anga.games.chatra4.rules.rulesets import SEATS
from anga.kit.pairs.board import ZoneBoard
from anga.kit.ranks import format_ranks, parse_ranks
from anga.shared.errors import PositionError

ACTIVE = "a"
STONE, LOOSE = "X", "n"
PIECES = "BbRrWwUuXn"
HAND = re.compile(r"(O?)(0|[1-9][0-9]?)")
STATE = re.compile(r"a|[234][brwu]")


class Chatra4Fields(NamedTuple):
    """The contents of a position string, by seat; sets of squares are masks.

    An Object in hand, or turned over, is on square -1. A state is `a`, or the place and the letter
    of who mated the seat.
    """

    turn: str
    men: tuple[int, ...]
    objects: tuple[int, ...]
    hands: tuple[int, ...]
    states: tuple[str, ...]
    stones: int
    loose: int


def parse_position(text: str, board: ZoneBoard) -> Chatra4Fields:
    """The fields of a position string, each well formed. Raises PositionError."""
    fields = text.split(" ")
    if len(fields) != 4:
        raise PositionError(f"{text!r} has not four fields: board, side, hands, states", text)
    squares, side, in_hand, said = fields
    placed = _parse_board(squares, board)
    if side not in SEATS:
        raise PositionError(f"{side!r} is no side: b, r, w or u", side)
    hands = [HAND.fullmatch(hand) for hand in in_hand.split("-")]
    known = [hand for hand in hands if hand]
    if len(hands) != len(SEATS) or len(known) < len(SEATS):
        raise PositionError(f"{in_hand!r} are no four hands, such as 9-9-9-9", in_hand)
    states = said.split("-")
    if len(states) != len(SEATS) or not all(map(STATE.fullmatch, states)):
        raise PositionError(f"{said!r} are no four states, such as a-a-4r-a", said)
    royal = [bool(hand[1]) for hand in known]
    return Chatra4Fields(
        turn=side,
        men=tuple(placed[seat] for seat in SEATS),
        objects=tuple(
            _parse_object(squares, placed[seat.upper()], seat, royal[number], states[number])
            for number, seat in enumerate(SEATS)
        ),
        hands=tuple(int(hand[2]) for hand in known),
        states=tuple(states),
        stones=placed[STONE],
        loose=placed[LOOSE],
    )


def _parse_board(text: str, board: ZoneBoard) -> dict[str, int]:
    """The squares of each letter, as masks."""
    placed = dict.fromkeys(PIECES, 0)
    for square, letter in enumerate(parse_ranks(text, f"[{PIECES}]", board.size, board.size)):
        if letter:
            placed[letter] |= 1 << square
    return placed


def _parse_object(text: str, mask: int, seat: str, in_hand: bool, state: str) -> int:
    """The square of an Object: one in play, none of a mated player."""
    number, expected = mask.bit_count() + in_hand, int(state == ACTIVE)
    if number != expected:
        raise PositionError(f"{seat} ({state}) has {number} Objects in play, not {expected}", text)
    return mask.bit_length() - 1


def format_position(fields: Chatra4Fields, board: ZoneBoard) -> str:
    """The position string of fields."""
    squares = format_ranks(letters(fields, board), board.size)
    seats = zip(fields.objects, fields.states, fields.hands, strict=True)
    hands = "-".join(
        f"{'O' if square < 0 and state == ACTIVE else ''}{hand}" for square, state, hand in seats
    )
    return f"{squares} {fields.turn} {hands} {'-'.join(fields.states)}"


def letters(fields: Chatra4Fields, board: ZoneBoard) -> list[str]:
    """The letter of the piece on each square, "" on an empty one."""
    found = [""] * board.count
    masks = [(STONE, fields.stones), (LOOSE, fields.loose)]
    masks += zip(SEATS, fields.men, strict=True)
    masks += [(seat.upper(), board.bit[at]) for seat, at in zip(SEATS, fields.objects, strict=True)]
    for letter, mask in masks:
        for square in board.squares(mask):
            found[square] = letter
    return found
