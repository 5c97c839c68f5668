"""Checks of position strings beyond their syntax (rulebook, *Text formats*)."""

from collections.abc import Iterator

from anga.games.orb.rules.board import OrbBoard, count_in_hand
from anga.games.orb.rules.notation import OrbFields, format_orbs
from anga.games.orb.rules.rulesets import PENALTY, PLAIN
from anga.games.orb.rules.seats import (
    BITS,
    FLIPPED,
    KINDS,
    MOST,
    NAMES,
    SEATS,
    UNPROMOTED,
    K,
    P,
    code_of,
    seat_of,
    seats_in,
)
from anga.games.orb.rules.tables import FILE, RANK
from anga.shared.errors import PositionError


def insist(text: str, fields: OrbFields, found: OrbBoard, rules: str) -> None:
    """Refuse an impossible position, apart from checks and mates. Raises PositionError."""
    ranks, states = text.split(" ", maxsplit=1)[0], fields.states
    if states[SEATS.index(fields.turn)] not in "a1":
        raise PositionError(f"{states!r}: {fields.turn} is mated and cannot be to move", states)
    _insist_on_orbs(fields, rules != PLAIN)
    _insist_on_debts(fields, rules == PENALTY)
    _insist_on_kings(ranks, found)
    _insist_on_set(text, found)
    _insist_on_pawns(ranks, found)


def insist_on_turn(text: str, checked: int, seat: int, mated: bool, debts: int) -> None:
    """Refuse an impossible turn: a check left waiting, a mate not settled, a wrong debt.

    A player who owes a turn is to move only in check.
    """
    if checked and not checked & BITS[seat]:
        names = ", ".join(SEATS[other] for other in seats_in(checked))
        raise PositionError(f"{text!r}: in check: {names}; one of them must be to move", text)
    if debts & BITS[seat] & ~checked:
        raise PositionError(f"{text!r}: {SEATS[seat]} owes a turn, and is not in check", text)
    if mated:
        raise PositionError(f"{text!r}: {SEATS[seat]} is mated and cannot be to move", text)


def _insist_on_orbs(fields: OrbFields, orbs: bool) -> None:
    own = BITS[SEATS.index(fields.turn)]
    allowed = fields.active & ~own if orbs and fields.active != own else 0
    if fields.red & ~allowed:
        colours = format_orbs(fields.red, fields.debts)
        raise PositionError(
            f"{colours!r}: no orb is red of the seat to move, of the mated, and in plain", colours
        )


def _insist_on_debts(fields: OrbFields, penalty: bool) -> None:
    """Only active players owe a turn, and nobody once the game is over."""
    over = "1" in fields.states
    if fields.debts & ~(fields.active if penalty and not over else 0):
        orbs = format_orbs(fields.red, fields.debts)
        raise PositionError(
            f"{orbs!r}: a capital is a turn that is owed, under penalty, by who is not mated", orbs
        )


def _insist_on_kings(ranks: str, found: OrbBoard) -> None:
    """One king for each active seat, one flipped king for each mated one."""
    squares = found.squares
    for seat, letter in enumerate(SEATS):
        expected = 1 if found.active & BITS[seat] else 0
        if squares.count(code_of(seat, K)) != expected:
            raise PositionError(f"{ranks!r}: {letter} has not {expected} king", ranks)
    if squares.count(FLIPPED) != len(SEATS) - len(seats_in(found.active)):
        raise PositionError(f"{ranks!r}: one flipped king for each mated player", ranks)


def _insist_on_set(text: str, found: OrbBoard) -> None:
    """No more pieces of a kind than the game has."""
    standing = [UNPROMOTED[code & 7] for code in found.squares if seat_of(code) >= 0]
    for kind, most in MOST.items():
        in_hands = sum(count_in_hand(hand, kind) for hand in found.hands)
        if standing.count(kind) + in_hands > most:
            raise PositionError(f"{text!r} has more than {most} {KINDS[kind]}", text)


def _insist_on_pawns(ranks: str, found: OrbBoard) -> None:
    """No two unpromoted Pawns of a seat on a file, none on its last rank."""
    for seat, letter in enumerate(SEATS):
        pawns = list(_pawns(found, seat))
        files = [FILE[seat][square] for square in pawns]
        if len(set(files)) != len(files):
            raise PositionError(f"{ranks!r}: {letter} has two Pawns on a file", ranks)
        for square in pawns:
            if RANK[seat][square] == 0:
                at = NAMES[square]
                raise PositionError(f"{ranks!r}: {letter} has a Pawn on its last rank, {at}", ranks)


def _pawns(found: OrbBoard, seat: int) -> Iterator[int]:
    return (square for square in found.men[seat] if found.squares[square] == code_of(seat, P))
