"""Moves in notation and in words: ↑7六歩, and a sentence.

If several equal pieces could make a move, English tells them apart by the square it comes from.
Shogi tells them apart by how the owner sees it move (上 forwards, 寄 sideways, 引 back, 直 straight
ahead), or by where it came from (右, 左).
"""

from functools import lru_cache

from anga.games.orb.rules.attacks import seats_checked_by
from anga.games.orb.rules.board import board_after
from anga.games.orb.rules.names import square_name
from anga.games.orb.rules.orbs import attacks
from anga.games.orb.rules.position import OrbPosition
from anga.games.orb.rules.rulesets import PLAIN
from anga.games.orb.rules.seats import (
    AREA,
    BITS,
    EMPTY,
    KINDS,
    SEATS,
    kind_of,
    seat_of,
    seats_in,
)
from anga.games.orb.rules.tables import DROPPING, FILE, PASS, PROMOTING, RANK, SLIDES
from anga.kit.aims import listed
from anga.shared.scene import Phrase

KEPT = 2048  # phrases of moves that were told lately


@lru_cache(maxsize=KEPT)
def move_notation(position: OrbPosition, move: int) -> Phrase:
    """The notation of a legal move."""
    arrow = f"arrow:{position.turn}"
    if move == PASS:
        return ["notation:pass", arrow]
    to = square_name(move % AREA)
    if move >= DROPPING:
        kind = (move - DROPPING) // AREA
        slug = "notation:drop-clear" if rivals(position, move) else "notation:drop"
        return [slug, arrow, f"sign:{KINDS[kind]}", to]
    origin = move // AREA % AREA
    sign: Phrase = f"sign:{KINDS[kind_of(position.board.squares[origin])]}"
    ways: list[Phrase] = [f"way:{way}" for way in told_apart(position, move)]
    if ways:
        how: Phrase = ways[0] if len(ways) == 1 else ["ways", *ways]
        sign = ["apart", sign, square_name(origin), how]
    deed = "take" if position.board.squares[move % AREA] else "move"
    return [f"notation:{deed}{promotion(position, move)}", arrow, sign, to]


def promotion(position: OrbPosition, move: int) -> str:
    """The mark `+` for a promotion, `=` for a declined one, else nothing."""
    if move >= PROMOTING:
        return "+"
    return "=" if PROMOTING + move in position.legal() else ""


def rivals(position: OrbPosition, move: int) -> list[int]:
    """The squares of equal pieces that could legally go to the same square."""
    squares, to = position.board.squares, move % AREA
    if move >= DROPPING:
        code, origin = 8 * (position.seat + 1) + (move - DROPPING) // AREA, None
    else:
        origin = move // AREA % AREA
        code = squares[origin]
    found = {
        other // AREA % AREA
        for other in position.legal()
        if other < DROPPING and other % AREA == to
    }
    return sorted(o for o in found if o != origin and squares[o] == code)


def told_apart(position: OrbPosition, move: int) -> list[str]:
    """The characters that tell a moving piece from its rivals, as few as possible."""
    others = rivals(position, move)
    if not others:
        return []
    seat, to, origin = position.seat, move % AREA, move // AREA % AREA
    slides = SLIDES[position.board.squares[origin]]
    side, how = _way(seat, origin, to, slides, others)
    ways = []
    for other in others:
        rest = [origin, *(each for each in others if each != other)]
        ways.append(_way(seat, other, to, slides, rest))
    if how not in [its_how for _, its_how in ways]:
        return [how]
    if side and side not in [its_side for its_side, _ in ways]:
        return [side]
    return [side, how] if side else [how]


def _way(seat: int, origin: int, to: int, slides: bool, others: list[int]) -> tuple[str, str]:
    """The side from which a piece comes, and its direction.

    The side is seen from the target square for steps, but from the other pieces for Rooks.
    """
    rank, file = RANK[seat], FILE[seat]
    ahead = rank[origin] - rank[to]
    how = "up" if ahead > 0 else "back" if ahead < 0 else "across"
    if ahead > 0 and file[origin] == file[to] and not slides:
        return "straight", how
    middle = sum(file[other] for other in others) / len(others) if slides else file[to]
    side = "right" if file[origin] > middle else "left" if file[origin] < middle else ""
    return side, how


@lru_cache(maxsize=KEPT)
def move_description(position: OrbPosition, move: int) -> Phrase:
    """A legal move as a sentence, with whom it attacks, checks, mates and skips.

    A check is not also called an attack, nor a mate a check.
    """
    told, after = _deed(position, move), position.after(move)
    if move != PASS:
        told = _harm(position, move, after, told)
    if position.owes_by(move):
        told = ["description:owes", told, f"seat:{position.turn}"]
    skipped = [f"seat:{SEATS[other]}" for other in seats_skipped(position, after)]
    if skipped:
        slug = "description:skips" if len(skipped) == 1 else "description:skips-two"
        told = [slug, told, *skipped]
    for other in seats_paying(position, move, after):
        told = ["description:pays", told, f"seat:{SEATS[other]}"]
    return ["description", told]


def _harm(position: OrbPosition, move: int, after: OrbPosition, told: Phrase) -> Phrase:
    """The players whom a move attacks, whose orbs turn red by that, whom it checks and mates."""
    board, seat, lost = position.board, position.seat, seats_mated(position, after)
    checked = seats_in(
        seats_checked_by(board_after(board, seat, move), seat, move, position.checked)
    )
    if position.rules != PLAIN:
        hit = [other for other in seats_in(attacks(board, seat, move)) if other not in checked]
        turned = [other for other in hit if after.red & ~position.red & BITS[other]]
        attacked = [other for other in hit if other not in turned]
        slug = "description:reddens" if len(turned) == 1 else "description:reddens-more"
        for what, others in (("description:attacks", attacked), (slug, turned)):
            if others:
                told = [what, told, listed([f"seat:{SEATS[other]}" for other in others])]
    for other in checked:
        if other not in lost:
            told = ["description:checks", told, f"seat:{SEATS[other]}"]
    for other in lost:
        told = ["description:mates", told, f"seat:{SEATS[other]}"]
    return told


def _deed(position: OrbPosition, move: int) -> Phrase:
    seat = f"seat:{position.turn}"
    if move == PASS:
        return ["description:pass", seat]
    to = square_name(move % AREA)
    if move >= DROPPING:
        return ["description:drop", seat, f"piece:{KINDS[(move - DROPPING) // AREA]}", to]
    squares, origin = position.board.squares, move // AREA % AREA
    piece = f"piece:{KINDS[kind_of(squares[origin])]}"
    deed: Phrase = ["description:move", seat, piece, square_name(origin), to]
    if squares[move % AREA] != EMPTY:
        victim = f"piece:{KINDS[kind_of(squares[move % AREA])]}"
        owner = seat_of(squares[move % AREA])
        neutral = position.states[owner] != "a"
        whose: Phrase = (
            ["neutral", victim] if neutral else ["piece-of", f"seat:{SEATS[owner]}", victim]
        )
        deed = ["description:take", seat, piece, square_name(origin), to, whose]
    return ["description:promotes", deed] if move >= PROMOTING else deed


def seats_mated(before: OrbPosition, after: OrbPosition) -> list[int]:
    """The players mated by a move, in order."""
    changed = [s for s in range(4) if before.states[s] == "a" and after.states[s] in "432"]
    return sorted(changed, key=lambda seat: after.states[seat], reverse=True)


def seats_skipped(before: OrbPosition, after: OrbPosition) -> list[int]:
    """The skipped players: active ones between the seat to move next and the one that does."""
    return list(skips(before, after))


def skips(before: OrbPosition, after: OrbPosition) -> dict[int, int]:
    """The skipped players, and for each the one in check who comes first."""
    found = dict[int, int]()
    seat = before.seat
    for following in [*seats_mated(before, after), after.seat]:
        for step in range(1, (following - seat - 1) % 4 + 1):
            found.setdefault((seat + step) % 4, following)
        seat = following
    lost = before.debts & ~after.debts
    return {
        other: first
        for other, first in found.items()
        if after.states[other] == "a" and not lost & BITS[other]
    }


def seats_paying(before: OrbPosition, move: int, after: OrbPosition) -> list[int]:
    """The players who lose an owed turn, clockwise from the mover (rules `penalty`)."""
    owed = before.debts | (BITS[before.seat] if before.owes_by(move) else 0)
    order = [(before.seat + step) % 4 for step in (1, 2, 3, 4)]
    gone = owed & ~after.debts
    return [seat for seat in order if gone & BITS[seat] and after.states[seat] == "a"]
