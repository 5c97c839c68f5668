"""What stands on a printed sheet: the moves of a game, and a diagram after every few of them."""

EVERY = (5, 10, 20, 0)  # moves from one diagram to the next; 0: one at the end
MOST = 100  # diagrams


class Part:
    """Moves, and the ply at which the diagram after them stands."""

    def __init__(self, moves: str, ply: int) -> None:
        self.moves, self.ply = moves, ply


def parts(moves: "list[str]", every: int) -> "list[Part]":
    """A game of such moves in parts, each with its diagram; no more than there is room for."""
    count = len(moves)
    step = every or max(1, count)
    while count > step * MOST:
        step *= 2
    made, before = [], 0
    for end in list(range(step, count, step)) + [count]:
        told = [numbered(moves, ply) for ply in range(before, end)]
        made.append(Part("  ".join(told), end))
        before = end
    return made


def numbered(moves: "list[str]", ply: int) -> str:
    """The move that was made at a ply, with its number."""
    return str(ply + 1) + ". " + moves[ply]
