"""Lines and side lines in a game's tree; no browser in here."""

from anga.shared.formats.notes import along, onward
from state.match import fork_ply

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anga.shared.game_tree import Node

    # The ply at which the line that it leaves, or that one in turn, leaves the one that is shown;
    # the ply at which it leaves; how many lines it is within; all of its moves from the start.
    SideLine = tuple[int, int, int, list[str]]

DEEPEST = 8  # lines within lines that are told; what is within them is seen from there


def whole(root: "Node", moves: "Sequence[str]") -> "list[str]":
    """The line that begins with some moves, to its end."""
    nodes = along(root, moves)
    return list(moves[: len(nodes) - 1]) + [node.move for node in onward(nodes[-1])[1:]]


def side_lines(root: "Node", moves: "Sequence[str]") -> "list[SideLine]":
    """The lines that branch off a line, each followed by its own side lines."""
    found: "list[SideLine]" = []
    nodes = along(root, moves)
    for ply in range(len(nodes)):
        on = nodes[ply + 1] if ply + 1 < len(nodes) else None
        for child in nodes[ply].children:
            if child is not on:
                _leave(found, list(moves[:ply]), child, ply, 0)
    return found


def _leave(
    found: "list[SideLine]", before: "list[str]", node: "Node", place: int, deep: int
) -> None:
    """Add the line through a node after some moves, and its side lines."""
    nodes, ply = onward(node), len(before)
    line = before + [each.move for each in nodes]
    found.append((place, ply, deep, line))
    for number in range(len(nodes) if deep < DEEPEST else 0):
        for other in nodes[number].children[1:]:
            _leave(found, line[: ply + number + 1], other, place, deep + 1)


def plies_with_notes(root: "Node", moves: "Sequence[str]") -> "list[int]":
    """The plies of a line that have notes."""
    nodes = along(root, moves)
    return [ply for ply in range(len(nodes)) if not nodes[ply].bare]


def own(root: "Node", trunk: "Sequence[str]", moves: "Sequence[str]") -> int:
    """The ply from which moves belong to no other line."""
    nodes, least = along(root, moves), fork_ply(trunk, moves)
    forks = [ply for ply in range(len(nodes)) if len(nodes[ply].children) > 1]
    return max([least] + [ply for ply in forks if ply < len(moves)])


def drop(root: "Node", moves: "Sequence[str]") -> "Callable[[], None]":
    """Remove the last of some moves and everything after it.

    Returns a function that restores it.
    """
    before, gone = along(root, moves)[-2:]
    place = before.children.index(gone)
    before.children.remove(gone)
    return lambda: before.children.insert(place, gone)
