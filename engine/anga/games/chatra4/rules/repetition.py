"""Limits by history: a move chosen three times, and the greatest number of turns."""

from anga.contract.game import Line
from anga.contract.position import Outcome, Refusal
from anga.games.chatra4.rules.position import Chatra4Position
from anga.games.chatra4.rules.rulesets import LONGEST
from anga.kit.ends import plies
from anga.kit.pairs.encoding import PASS

MOST = 3  # times


def forbidden(line: Line[Chatra4Position, int]) -> dict[int, Refusal]:
    """The moves that were chosen three times in this position.

    None for a player in check, and none if no other move would be left.
    """
    now = line.position
    before = plies(line)[:-1]
    if len(before) < MOST:
        return {}
    chosen = [line.moves[ply] for ply in before]
    names = now.variant.board.names
    found = {
        move: Refusal("repeated-turn", () if move == PASS else (names[move & 255],))
        for move in set(chosen)
        if chosen.count(move) >= MOST
    }
    if not found or now.checkers or all(move in found for move in now.legal()):
        return {}
    return found


def adjudicate(line: Line[Chatra4Position, int]) -> Outcome | None:
    """The 500th turn ends the game, with the same placings as a mate."""
    return Outcome("limit", line.position.placings) if len(line.moves) >= LONGEST else None
