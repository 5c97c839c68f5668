"""The contents of a printed sheet: the moves of a game, with a diagram after every few of them."""

EVERY = (5, 10, 20, 0)  # moves from one diagram to the next; 0: one at the end
MOST = 100  # diagrams

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.game_tree import Node


class Part:
    """Moves, and the ply of the diagram after them."""

    def __init__(self, moves: str, ply: int) -> None:
        self.moves, self.ply = moves, ply


def parts(moves: "list[str]", every: int, notes: "Sequence[Node]" = ()) -> "list[Part]":
    """A game in parts, each with its diagram, up to a largest number.

    `notes` are nodes by ply: comments are printed among the moves, and a drawing gets a diagram of
    its own.
    """
    count = len(moves)
    step = every or max(1, count)
    while count > step * MOST:
        step *= 2
    ends = set(range(step, count, step))
    for ply in range(min(len(notes), count)):
        if notes[ply].drawings and len(ends) < MOST - 1:
            ends.add(ply)
    made, before = [], 0
    opening = notes[0].comment if notes else ""
    for end in sorted(ends) + [count]:
        told = [opening] if opening else []
        told += [_told(moves, ply, notes) for ply in range(before, end)]
        made.append(Part("  ".join(told), end))
        before, opening = end, ""
    return made


def _told(moves: "list[str]", ply: int, notes: "Sequence[Node]") -> str:
    """The move of a ply, with its comment."""
    comment = notes[ply + 1].comment if ply + 1 < len(notes) else ""
    return numbered_move(moves[ply], ply) + (" – " + comment if comment else "")


def numbered_move(move: str, ply: int) -> str:
    """The move of a ply, with its number."""
    return str(ply + 1) + ". " + move
