"""Position strings (rulebook, *Text formats*): `<board> <turn> <orbs> <hands> <states>`."""

import re
from collections.abc import Iterator, Sequence

from anga.games.orb.field import UNITS, Field, field, held
from anga.games.orb.seats import (
    AREA,
    BITS,
    EMPTY,
    FLIPPED,
    IN_HAND,
    KINDS,
    MOST,
    NAMES,
    RANKS,
    SEATS,
    SIZE,
    UNPROMOTED,
    K,
    P,
    code_of,
    kind_of,
    seat_of,
    seats_in,
)
from anga.games.orb.tables import FILE, RANK
from anga.shared.errors import PositionError, cut

FIELDS = ("board", "turn", "orbs", "hands", "states")
PIECE = re.compile(r"[1-9]|xx|[swne](?:[RGSPK]|\+[RSP])")
HAND = re.compile(r"-|(?=.)(R[2-4]?)?(G[2-8]?)?(S[2-8]?)?(P(?:[2-9]|1[0-2])?)?")
PLACINGS = ("", "4", "34", "1234")


def text(held_field: Field, turn: str, red: int, states: str) -> str:
    """The string of a position."""
    squares = held_field.squares
    ranks = [_rank_text(squares[row : row + SIZE]) for row in range(0, AREA, SIZE)]
    hands = ",".join(hand_text(hand) for hand in held_field.hands)
    return f"{'/'.join(ranks)} {turn} {orbs_text(red)} {hands} {states}"


def piece_text(code: int) -> str:
    """A piece as it stands in a position string, such as `s+R`."""
    if code == FLIPPED:
        return "xx"
    return SEATS[seat_of(code)] + KINDS[kind_of(code)]


def hand_text(hand: int) -> str:
    """A hand, such as `GS2P3`."""
    counts = ((KINDS[kind], held(hand, kind)) for kind in IN_HAND)
    return "".join(kind + (str(n) if n > 1 else "") for kind, n in counts if n) or "-"


def orbs_text(red: int) -> str:
    """The colour of each orb."""
    return "".join("r" if red & bit else "b" for bit in BITS)


def drawn(held_field: Field, turn: str, red: int, states: str) -> str:
    """The board as text: seat and kind of each piece, `xx` a flipped king, then the hands."""
    rows = ["   " + "".join(f"{9 - column:^4}" for column in range(SIZE))]
    for row in range(SIZE):
        codes = held_field.squares[row * SIZE : row * SIZE + SIZE]
        rows.append(f"{RANKS[row]}  " + "".join(f"{_drawn(code):^4}" for code in codes))
    for seat, letter in enumerate(SEATS):
        orb = "red" if red & BITS[seat] else "blue"
        state = f"orb {orb}" if states[seat] == "a" else f"placed {states[seat]}"
        marker = ">" if letter == turn else " "
        rows.append(f"{marker} {letter}  {state}, in hand {hand_text(held_field.hands[seat])}")
    return "\n".join(row.rstrip() for row in rows)


def read(source: str, orbs: bool) -> tuple[Field, int, int, str]:
    """What a string spells: field, seat to move, red orbs, states. Raises PositionError.

    Checks and mates are not looked at, see `insist_on_turn`.
    """
    fields = source.split(" ")
    if len(fields) != len(FIELDS):
        raise PositionError(f"{source!r} has not five fields: {', '.join(FIELDS)}", source)
    board, turn, colours, hands, states = fields
    squares = _read_board(board)
    if turn not in SEATS:
        raise PositionError(f"{turn!r} is no seat to move: s, w, n or e", turn)
    seat = SEATS.index(turn)
    active = _read_states(states, seat)
    red = _read_orbs(colours, seat, active, orbs)
    found = field(squares, _read_hands(hands), active)
    _insist_on_kings(board, found)
    _insist_on_set(source, found)
    _insist_on_pawns(board, found)
    return found, seat, red, states


def insist_on_turn(source: str, checked: int, seat: int, mated: bool) -> None:
    """Refuse a position whose turn cannot be: a check left waiting, or a mate not settled."""
    if checked and not checked & BITS[seat]:
        names = ", ".join(SEATS[other] for other in seats_in(checked))
        raise PositionError(f"{source!r}: in check: {names}; one of them must be to move", source)
    if mated:
        raise PositionError(f"{source!r}: {SEATS[seat]} is mated and cannot be to move", source)


def _rank_text(codes: Sequence[int]) -> str:
    parts, empties = [], 0
    for code in codes:
        if code == EMPTY:
            empties += 1
            continue
        parts.append((str(empties) if empties else "") + piece_text(code))
        empties = 0
    return "".join(parts) + (str(empties) if empties else "")


def _drawn(code: int) -> str:
    return "." if code == EMPTY else piece_text(code)


def _read_board(board: str) -> list[int]:
    ranks = board.split("/")
    if len(ranks) != SIZE:
        raise PositionError(f"the board {board!r} has {len(ranks)} ranks, not nine", board)
    return [code for rank in ranks for code in _read_rank(rank)]


def _read_rank(rank: str) -> list[int]:
    found: list[int] = []
    at, counted = 0, False
    while at < len(rank):
        match = PIECE.match(rank, at)
        if match is None or (counted and match[0].isdigit()):
            raise PositionError(f"the rank {rank!r} cannot be read at {cut(rank[at:])!r}", rank)
        counted = match[0].isdigit()
        found += [EMPTY] * int(match[0]) if counted else [read_piece(match[0])]
        at = match.end()
    if len(found) != SIZE:
        raise PositionError(f"the rank {rank!r} has {len(found)} squares, not nine", rank)
    return found


def read_piece(piece: str) -> int:
    """The code of a piece as it stands in a position string."""
    return FLIPPED if piece == "xx" else code_of(SEATS.index(piece[0]), KINDS.index(piece[1:]))


def _read_states(states: str, seat: int) -> int:
    """The set of active seats."""
    places = "".join(sorted(states.replace("a", "")))
    if len(states) != len(SEATS) or places not in PLACINGS:
        raise PositionError(f"{states!r} are no states: a, or placings 4, 3, 2 and 1", states)
    if states[seat] not in "a1":
        raise PositionError(f"{states!r}: {SEATS[seat]} is mated and cannot be to move", states)
    return sum(bit for bit, state in zip(BITS, states, strict=True) if state in "a1")


def _read_orbs(colours: str, seat: int, active: int, orbs: bool) -> int:
    if len(colours) != len(SEATS) or set(colours) - {"b", "r"}:
        raise PositionError(f"{colours!r} are no orbs: four letters b or r", colours)
    red = sum(bit for bit, colour in zip(BITS, colours, strict=True) if colour == "r")
    allowed = active & ~BITS[seat] if orbs and active != BITS[seat] else 0
    if red & ~allowed:
        raise PositionError(
            f"{colours!r}: no orb is red of the seat to move, of the mated, and in plain", colours
        )
    return red


def _read_hands(hands: str) -> tuple[int, ...]:
    parts = hands.split(",")
    if len(parts) != len(SEATS):
        raise PositionError(f"{hands!r} are {len(parts)} hands, not four", hands)
    return tuple(_read_hand(part) for part in parts)


def _read_hand(hand: str) -> int:
    match = HAND.fullmatch(hand)
    if match is None:
        raise PositionError(f"{hand!r} is no hand: - or R, G, S, P with counts", hand)
    groups = zip(IN_HAND, match.groups(), strict=True)
    return sum(UNITS[kind] * int(group[1:] or 1) for kind, group in groups if group)


def _insist_on_kings(board: str, found: Field) -> None:
    """One king for each active seat, one flipped king for each mated one."""
    squares = found.squares
    for seat, letter in enumerate(SEATS):
        expected = 1 if found.active & BITS[seat] else 0
        if squares.count(code_of(seat, K)) != expected:
            raise PositionError(f"{board!r}: {letter} has not {expected} king", board)
    if squares.count(FLIPPED) != len(SEATS) - len(seats_in(found.active)):
        raise PositionError(f"{board!r}: one flipped king for each mated player", board)


def _insist_on_set(source: str, found: Field) -> None:
    """Never more pieces of a kind than the game has."""
    standing = [UNPROMOTED[code & 7] for code in found.squares if seat_of(code) >= 0]
    for kind, most in MOST.items():
        in_hands = sum(held(hand, kind) for hand in found.hands)
        if standing.count(kind) + in_hands > most:
            raise PositionError(f"{source!r} has more than {most} {KINDS[kind]}", source)


def _insist_on_pawns(board: str, found: Field) -> None:
    """No two unpromoted Pawns of a seat on a file, none on its last rank."""
    for seat, letter in enumerate(SEATS):
        pawns = list(_pawns(found, seat))
        files = [FILE[seat][square] for square in pawns]
        if len(set(files)) != len(files):
            raise PositionError(f"{board!r}: {letter} has two Pawns on a file", board)
        for square in pawns:
            if RANK[seat][square] == 0:
                at = NAMES[square]
                raise PositionError(f"{board!r}: {letter} has a Pawn on its last rank, {at}", board)


def _pawns(found: Field, seat: int) -> Iterator[int]:
    return (square for square in found.men[seat] if found.squares[square] == code_of(seat, P))
