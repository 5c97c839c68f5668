"""Moves that harm one player directly: captures of its Subjects, and checks."""

from anga.games.chatra4.rules.moves import captures_by, goals, holds, object_moves, pinned_of
from anga.games.chatra4.rules.notation import ACTIVE
from anga.games.chatra4.rules.position import Chatra4Position
from anga.games.chatra4.rules.rulesets import SEATS
from anga.kit.pairs.checks import suspects
from anga.kit.pairs.encoding import SUBJECT
from anga.kit.pairs.functions import is_attacked, taking_part


def replies(position: Chatra4Position, letter: str) -> list[int]:
    """Moves by which the player to move, not in check, harms a seat.

    Checks by freeing other Subjects from a line are left out: they are rare.
    """
    victim = SEATS.index(letter)
    if position.states[victim] != ACTIVE or position.opening:
        return []
    sides, men, e = position.sides, position.men[victim], position.objects[victim]
    variant, board, mine, occupied = sides.variant, sides.variant.board, sides.mine, sides.occupied
    bit, own, able = board.bit, board.bit[sides.own], taking_part(variant, mine)
    pinned = pinned_of(sides, occupied)
    wanted, lined = 0, 0  # squares from which it is attacked, Subjects that may bare an attack
    if not is_attacked(variant, mine, own, occupied, e):
        wanted, lined = suspects(board, mine, occupied, e) & ~occupied, mine & board.stars[e]
    found = []
    for square in board.squares(mine):
        start = bit[square]
        reached = goals(sides, able, square, occupied)
        if reached & men:
            found += captures_by(sides, square, reached & men, occupied, pinned)
        steps = reached & (~occupied & board.full if start & lined else wanted)
        for to in board.squares(steps):
            new = bit[to]
            left = occupied ^ start | new
            if is_attacked(variant, mine ^ start | new, own, left, e) and (
                not start & pinned or holds(sides, left)
            ):
                found.append(SUBJECT | square << 8 | to)
    if board.king[sides.own] & men:
        found += [move for move in object_moves(sides, occupied) if bit[move & 255] & men]
    return found
