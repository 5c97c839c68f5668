"""The reason why a move is not legal: the rule, by name, and the squares concerned."""

from anga.contract.position import Refusal
from anga.games.orb.rules.attacks import attackers
from anga.games.orb.rules.board import OrbBoard, board_after, count_in_hand
from anga.games.orb.rules.names import square_name
from anga.games.orb.rules.orbs import prey_of, victims
from anga.games.orb.rules.seats import (
    AREA,
    BITS,
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
from anga.games.orb.rules.tables import (
    BETWEEN,
    BIT,
    DROPPING,
    FILE,
    PASS,
    PROMOTING,
    RANK,
    STEPS,
    ZONE,
    slide,
)
from anga.kit.grid import squares_of
from anga.kit.refusals import (
    cannot_go,
    drop_on_piece,
    not_in_hand,
    not_yours,
    nothing_there,
    own_piece,
)
from anga.shared.scene import Phrase


def refusal(board: OrbBoard, seat: int, red: int, in_check: bool, move: int) -> Refusal:
    """The rule that forbids a move which is not legal."""
    if move == PASS:
        return Refusal("in-check-no-pass") if in_check else Refusal("no-pass")
    found = _dropped(board, seat, move) if move >= DROPPING else _moved(board, seat, move)
    if found is None:
        found = _unsafe(board, seat, in_check, move)
    if found is None and not in_check:
        found = excessive(board, seat, red, move)
    return found or _refuse("pawn-drop-mate", move % AREA)


def mates_for_a_turn(board: OrbBoard, seat: int, red: int, move: int) -> Refusal:
    """Penalty: no turn pays for a mate, so mating a player with a red orb is not allowed."""
    found = excessive(board, seat, red, move)
    assert found, "an excessive move"
    return Refusal(["excessive-mate", found.reason[1]], found.cells)


def excessive(board: OrbBoard, seat: int, red: int, move: int) -> Refusal | None:
    """The Orb rule: an attack on a player whose orb is already red (kageki-te)."""
    attacked_ones = squares_of(victims(board, seat, move, prey_of(board, red)))
    if not attacked_ones:
        return None
    captures = move % AREA in attacked_ones
    square = move % AREA if captures else attacked_ones[0]
    owner, kind = SEATS[seat_of(board.squares[square])], KINDS[kind_of(board.squares[square])]
    slug = "excessive-capture" if captures else "excessive"
    reason: Phrase = [slug, f"seat:{owner}", f"piece:{kind}", square_name(square)]
    return Refusal(reason, tuple(NAMES[square] for square in attacked_ones))


def _refuse(slug: str, *squares: int) -> Refusal:
    return Refusal(slug, tuple(NAMES[square] for square in squares))


def _dropped(board: OrbBoard, seat: int, move: int) -> Refusal | None:
    kind, to = (move - DROPPING) // AREA, move % AREA
    if not count_in_hand(board.hands[seat], kind):
        return not_in_hand(KINDS[kind])
    if board.squares[to] != EMPTY:
        return drop_on_piece(NAMES[to])
    if kind != P:
        return None
    if RANK[seat][to] == 0:
        return _refuse("dead-end", to)
    same_file = [
        square
        for square in board.men[seat]
        if board.squares[square] == code_of(seat, P) and FILE[seat][square] == FILE[seat][to]
    ]
    return _refuse("two-pawns", *same_file) if same_file else None


def _moved(board: OrbBoard, seat: int, move: int) -> Refusal | None:
    origin, to = move // AREA % AREA, move % AREA
    code = board.squares[origin]
    if code == EMPTY:
        return nothing_there(NAMES[origin])
    if code == FLIPPED:
        return _refuse("flipped-king-stays", origin)
    if seat_of(code) != seat:
        return _stays(board, seat_of(code), origin)
    if not _goes(board, code, origin, to):
        return _blocked(board, code, origin, to) or _astray(code, origin)
    return _onto(board, seat, to) or _promoted(seat, code, move)


def _astray(code: int, origin: int) -> Refusal:
    """The refusal of a move of another kind, with the way in which the piece goes."""
    kind = KINDS[kind_of(code)]
    found = cannot_go(kind, NAMES[origin])
    return found._replace(reason=[*found.reason, f"goes:{kind}"])


def _stays(board: OrbBoard, owner: int, origin: int) -> Refusal:
    if not board.active & BITS[owner]:
        return _refuse("neutral-stays", origin)
    return not_yours(NAMES[origin], SEATS[owner])


def _onto(board: OrbBoard, seat: int, to: int) -> Refusal | None:
    """The refusal of a move because of the piece on its square."""
    standing = board.squares[to]
    if seat_of(standing) == seat:
        return own_piece(NAMES[to])
    if standing == FLIPPED:
        return _refuse("flipped-king-stays", to)
    if kind_of(standing) == K and standing != EMPTY:
        return _refuse("king-untouchable", to)
    return None


def _goes(board: OrbBoard, code: int, origin: int, to: int) -> bool:
    """Whether the piece reaches the square, whatever is there."""
    reached = STEPS[code][origin]
    if kind_of(code) in SLIDING:
        reached |= slide(origin, board.occupied)
    return bool(reached & BIT[to])


def _blocked(board: OrbBoard, code: int, origin: int, to: int) -> Refusal | None:
    """The refusal of a slide because of the nearest piece in its way."""
    between = BETWEEN[origin][to] if kind_of(code) in SLIDING else None
    if between is None:
        return None
    nearest = between & slide(origin, board.occupied) & board.occupied
    square = nearest.bit_length() - 1
    standing = board.squares[square]
    name = "flipped-king" if standing == FLIPPED else f"piece:{KINDS[kind_of(standing)]}"
    slug = "blocked-by-own" if seat_of(standing) == seat_of(code) else "blocked"
    return Refusal([slug, name, square_name(square)], (NAMES[square],))


def _promoted(seat: int, code: int, move: int) -> Refusal | None:
    """The refusal of a promotion, or of none."""
    origin, to, kind = move // AREA % AREA, move % AREA, kind_of(code)
    if move < PROMOTING:
        stuck = kind == P and RANK[seat][to] == 0
        return _refuse("dead-end", to) if stuck else None
    if kind not in PROMOTED:
        return Refusal(["no-promotion", f"piece:{KINDS[kind]}"], (NAMES[origin],))
    if min(RANK[seat][origin], RANK[seat][to]) >= ZONE:
        return _refuse("outside-zone", origin, to)
    return None


def _unsafe(board: OrbBoard, seat: int, in_check: bool, move: int) -> Refusal | None:
    """The refusal of a move after which the own king is attacked."""
    after = board_after(board, seat, move)
    king = after.kings[seat]
    attacking = attackers(after, seat, king)
    if not attacking:
        return None
    if king != board.kings[seat]:
        foul = f"king-into-check:{'unanswered' if in_check else 'exposed'}"
        return Refusal(["king-into-check", foul], tuple(NAMES[at] for at in attacking))
    return _refuse("check-ignored" if in_check else "king-exposed", *attacking)
