"""The Orb rule: which opponents a move attacks, judged pair by pair of pieces.

An attack on an opponent is a capture of a piece other than a Pawn or tokin, or a pair of pieces,
one's own and such a piece of the opponent's, of which the first attacks the second after the move
and did not before. Only the piece that moves and the Rooks whose lines it opens can do so.
"""

from collections.abc import Iterator, Sequence

from anga.games.orb.attacks import clear
from anga.games.orb.field import Field, arrived, held
from anga.games.orb.seats import AREA, EMPTY, SLIDING, R, seat_of
from anga.games.orb.tables import BETWEEN, BEYOND, BIT, DROPPING, MASKS, PASS, RAYS, STEPS, eyes


def attacks(field: Field, seat: int, move: int) -> int:
    """The set of active opponents whom a seat's move attacks."""
    found = 0
    if move != PASS:
        worth = eyes(seat, field.active).worth
        found = worth[field.squares[move % AREA]]
        for _, victim in new_pairs(field, seat, move):
            found |= worth[field.squares[victim]]
    return found


def victims(field: Field, seat: int, move: int, opponents: int) -> list[int]:
    """The squares of the pieces by which a move attacks those opponents, the captured one first."""
    worth, squares, to = eyes(seat, field.active).worth, field.squares, move % AREA
    found = [to] if worth[squares[to]] & opponents else []
    found += [v for _, v in new_pairs(field, seat, move) if worth[squares[v]] & opponents]
    return list(dict.fromkeys(found))


def new_pairs(field: Field, seat: int, move: int) -> Iterator[tuple[int, int]]:
    """Pairs of squares, after the move: an own piece, and what it attacks only now."""
    worth, squares, to = eyes(seat, field.active).worth, field.squares, move % AREA
    code = arrived(field, seat, move)
    origin = to if move >= DROPPING else move // AREA % AREA
    for victim in STEPS[code][to]:
        if worth[squares[victim]] and not _attacked_before(field, seat, move, victim):
            yield to, victim
    if code & 7 in SLIDING:
        for line in RAYS[to]:
            for victim in line:
                if squares[victim] and victim != origin:
                    if worth[squares[victim]] and not _attacked_before(field, seat, move, victim):
                        yield to, victim
                    break
    if origin != to:
        yield from _opened(field, seat, origin, to)


def _attacked_before(field: Field, seat: int, move: int, victim: int) -> bool:
    """Whether the piece that moves attacked that square already; one that is dropped did not."""
    if move >= DROPPING:
        return False
    origin = move // AREA % AREA
    code = field.squares[origin]
    return victim in STEPS[code][origin] or (
        code & 7 in SLIDING and _reaches(field.squares, origin, victim)
    )


def _reaches(squares: Sequence[int], rook: int, square: int) -> bool:
    between = BETWEEN[rook][square]
    return between is not None and clear(squares, between)


def _opened(field: Field, seat: int, origin: int, to: int) -> Iterator[tuple[int, int]]:
    """Pairs of an own Rook and what it attacks now that a piece has left its line."""
    squares, worth = field.squares, eyes(seat, field.active).worth
    for rook in field.rooks:
        beyond = BEYOND[rook][origin]
        if (
            beyond
            and seat_of(squares[rook]) == seat
            and to not in (BETWEEN[rook][origin] or ())
            and _reaches(squares, rook, origin)
        ):
            for victim in beyond:
                if victim == to:
                    break
                if squares[victim] != EMPTY:
                    if worth[squares[victim]]:
                        yield rook, victim
                    break


class Wary:
    """Tells quickly, of many moves of one seat, which attack somebody whose orb is red.

    Most of them could attack nobody: those are known by a look at bit masks, and only the others
    are judged in full.
    """

    def __init__(self, field: Field, seat: int, red: int) -> None:
        squares, worth = field.squares, eyes(seat, field.active).worth
        self.field, self.seat, self.red = field, seat, red
        self.prey = [square for square, code in enumerate(squares) if worth[code] & red]
        self.mask = sum(BIT[square] for square in self.prey)
        self.lines = self._lines() if held(field.hands[seat], R) else 0
        self.screens = self._screens()

    def excessive(self, move: int) -> bool:
        """Whether a move attacks somebody whose orb is red."""
        to = move % AREA
        code = arrived(self.field, self.seat, move)
        if move >= DROPPING:
            return bool(BIT[to] & self.lines if code & 7 == R else MASKS[code][to] & self.mask)
        if (
            MASKS[code][to] & self.mask
            or code & 7 in SLIDING
            or move // AREA % AREA in self.screens
        ):
            return bool(attacks(self.field, self.seat, move) & self.red)
        return bool(BIT[to] & self.mask)

    def _lines(self) -> int:
        """The squares from which a Rook would attack the prey if it were dropped there."""
        squares, found = self.field.squares, 0
        for prey in self.prey:
            for line in RAYS[prey]:
                for square in line:
                    if squares[square]:
                        break
                    found |= BIT[square]
        return found

    def _screens(self) -> set[int]:
        """Own pieces that stand on the line of an own Rook to some prey."""
        squares, found = self.field.squares, set()
        for rook in self.field.rooks:
            if seat_of(squares[rook]) == self.seat:
                for prey in self.prey:
                    between = BETWEEN[rook][prey]
                    if between:
                        standing = [square for square in between if squares[square]]
                        if len(standing) == 1:
                            found.add(standing[0])
        return found
