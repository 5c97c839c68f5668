"""The lines of play that were looked at in a game; no browser in here."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


class Variations:
    """The main line and others, each a whole record; none is only the beginning of another."""

    def __init__(self, main: "Sequence[str]") -> None:
        self.lines = [list(main)]

    def follow(self, moves: "list[str]") -> "list[str]":
        """Play has come to `moves`: the line that it is on, grown or new."""
        for index in range(len(self.lines)):
            line = self.lines[index]
            if line[: len(moves)] == moves:
                return line
            if index and moves[: len(line)] == line:
                self.lines[index] = list(moves)
                return self.lines[index]
        self.lines.append(list(moves))
        return self.lines[-1]

    def promote(self, moves: "list[str]") -> None:
        """Make a line the main one."""
        line = self.follow(moves)
        self.lines.remove(line)
        self.lines.insert(0, line)


def parting(line: "Sequence[str]", other: "Sequence[str]") -> int:
    """The first ply at which two lines differ."""
    ply = 0
    while ply < len(line) and ply < len(other) and line[ply] == other[ply]:
        ply += 1
    return ply
