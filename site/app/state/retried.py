"""The task of a game begun before a mistake: to find a better move."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.scene import Phrase

FOUND, SAME = "try-again-found", "try-again-same"  # what is told of moves known before


class Retried:
    """A move that is tried again: its ply from 0, what was played then, and its notation.

    `better` are the moves that are known to be better, `chances` the mover's by the best of them
    and by what was played. `verdicts` are the slugs of what is to be told of moves.
    """

    def __init__(
        self,
        ply: int,
        played: str,
        notation: "Phrase",
        better: "list[str]",
        chances: "list[float]",
    ) -> None:
        self.ply, self.played, self.notation = ply, played, notation
        self.better, self.chances = better, chances
        self.verdicts = {played: SAME}
        for move in better:
            self.verdicts[move] = FOUND

    def judge(self, move: str, verdict: str) -> None:
        """Keep what is to be told of a move."""
        self.verdicts[move] = verdict

    def spelt(self) -> "list[object]":
        """The task as lists and texts, which make it again."""
        return [self.ply, self.played, self.notation, self.better, self.chances]
