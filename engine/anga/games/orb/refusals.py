"""Why a move is not legal: the rule that forbids it, by name, and the squares it is about."""

from anga.contract.position import Refusal
from anga.games.orb.attacks import attackers
from anga.games.orb.field import Field, held, moved
from anga.games.orb.notation import square_name
from anga.games.orb.orbs import prey_of, victims
from anga.games.orb.seats import (
    AREA,
    EMPTY,
    FLIPPED,
    KINDS,
    NAMES,
    PROMOTED,
    SEATS,
    SLIDING,
    K,
    P,
    code_of,
    kind_of,
    seat_of,
)
from anga.games.orb.tables import (
    BIT,
    DROPPING,
    FILE,
    PASS,
    PROMOTING,
    RANK,
    STEPS,
    ZONE,
    slide,
    squares_of,
)
from anga.shared.scene import Phrase


def refusal(field: Field, seat: int, red: int, in_check: bool, move: int) -> Refusal:
    """The rule that forbids a move which is not legal."""
    if move == PASS:
        return Refusal("in-check-no-pass") if in_check else Refusal("no-pass")
    found = _dropped(field, seat, move) if move >= DROPPING else _moved(field, seat, move)
    if found is None:
        found = _unsafe(field, seat, in_check, move)
    if found is None and not in_check:
        found = excessive(field, seat, red, move)
    return found or _refuse("pawn-drop-mate", move % AREA)


def excessive(field: Field, seat: int, red: int, move: int) -> Refusal | None:
    """The Orb rule: an attack on a player whose orb is red already (kageki-te)."""
    attacked_ones = squares_of(victims(field, seat, move, prey_of(field, red)))
    if not attacked_ones:
        return None
    captures = move % AREA in attacked_ones
    square = move % AREA if captures else attacked_ones[0]
    owner, kind = SEATS[seat_of(field.squares[square])], KINDS[kind_of(field.squares[square])]
    slug = "excessive-capture" if captures else "excessive"
    reason: Phrase = [slug, f"seat:{owner}", f"piece:{kind}", square_name(square)]
    return Refusal(reason, tuple(NAMES[square] for square in attacked_ones))


def _refuse(slug: str, *squares: int) -> Refusal:
    return Refusal(slug, tuple(NAMES[square] for square in squares))


def _dropped(field: Field, seat: int, move: int) -> Refusal | None:
    kind, to = (move - DROPPING) // AREA, move % AREA
    if not held(field.hands[seat], kind):
        return Refusal(["not-in-hand", f"piece:{KINDS[kind]}"])
    if field.squares[to] != EMPTY:
        return _refuse("drop-on-piece", to)
    if kind != P:
        return None
    if RANK[seat][to] == 0:
        return _refuse("dead-end", to)
    same_file = [
        square
        for square in field.men[seat]
        if field.squares[square] == code_of(seat, P) and FILE[seat][square] == FILE[seat][to]
    ]
    return _refuse("two-pawns", *same_file) if same_file else None


def _moved(field: Field, seat: int, move: int) -> Refusal | None:
    origin, to = move // AREA % AREA, move % AREA
    code = field.squares[origin]
    if seat_of(code) != seat:
        slugs = {EMPTY: "nothing-there", FLIPPED: "flipped-king-stays"}
        return _refuse(slugs.get(code, "not-yours"), origin)
    if not _goes(field, code, origin, to):
        return Refusal(["cannot-go", f"piece:{KINDS[kind_of(code)]}"], (NAMES[origin],))
    standing = field.squares[to]
    if seat_of(standing) == seat:
        return _refuse("own-piece", to)
    if standing == FLIPPED:
        return _refuse("flipped-king-stays", to)
    if kind_of(standing) == K and standing != EMPTY:
        return _refuse("king-untouchable", to)
    return _promoted(seat, code, move)


def _goes(field: Field, code: int, origin: int, to: int) -> bool:
    """Whether the piece reaches the square, whatever stands there."""
    reached = STEPS[code][origin]
    if kind_of(code) in SLIDING:
        reached |= slide(origin, field.occupied)
    return bool(reached & BIT[to])


def _promoted(seat: int, code: int, move: int) -> Refusal | None:
    """What is wrong with promoting, or with not promoting."""
    origin, to, kind = move // AREA % AREA, move % AREA, kind_of(code)
    if move < PROMOTING:
        stuck = kind == P and RANK[seat][to] == 0
        return _refuse("dead-end", to) if stuck else None
    if kind not in PROMOTED:
        return Refusal(["no-promotion", f"piece:{KINDS[kind]}"], (NAMES[origin],))
    if min(RANK[seat][origin], RANK[seat][to]) >= ZONE:
        return _refuse("outside-zone", origin, to)
    return None


def _unsafe(field: Field, seat: int, in_check: bool, move: int) -> Refusal | None:
    """A move after which the own king is attacked."""
    after = moved(field, seat, move)
    king = after.kings[seat]
    attacking = attackers(after, seat, king)
    if not attacking:
        return None
    if king != field.kings[seat]:
        return _refuse("king-into-check", *attacking)
    return _refuse("check-ignored" if in_check else "king-exposed", *attacking)
