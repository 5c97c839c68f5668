"""The lines of play that leave each other in a game's tree; no browser in here."""

from anga.shared.notes import along, onward
from session.match import parting

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from anga.shared.game_tree import Node


def whole(root: "Node", moves: "Sequence[str]") -> "list[str]":
    """The line that moves begin, to its end."""
    nodes = along(root, moves)
    return list(moves[: len(nodes) - 1]) + [node.move for node in onward(nodes[-1])[1:]]


def asides(root: "Node", moves: "Sequence[str]") -> "list[tuple[int, list[str]]]":
    """The lines that leave a line: at which ply, and all of their moves from the start."""
    found, nodes = [], along(root, moves)
    for ply in range(len(nodes)):
        for child in nodes[ply].children:
            if ply >= len(moves) or child.move != moves[ply]:
                found.append((ply, whole(root, list(moves[:ply]) + [child.move])))
    return found


def marked(root: "Node", moves: "Sequence[str]") -> "list[int]":
    """The plies of a line at which something is written or drawn."""
    nodes = along(root, moves)
    return [ply for ply in range(len(nodes)) if not nodes[ply].bare]


def own(root: "Node", trunk: "Sequence[str]", moves: "Sequence[str]") -> int:
    """The ply from which moves are in no other line than theirs."""
    nodes, least = along(root, moves), parting(trunk, moves)
    forks = [ply for ply in range(len(nodes)) if len(nodes[ply].children) > 1]
    return max([least] + [ply for ply in forks if ply < len(moves)])


def drop(root: "Node", moves: "Sequence[str]") -> "Callable[[], None]":
    """Take the last of some moves out of the tree, with all after it; returns what undoes that."""
    before, gone = along(root, moves)[-2:]
    place = before.children.index(gone)
    before.children.remove(gone)
    return lambda: before.children.insert(place, gone)
