"""The effects of a move besides mate: whose sword points afterwards."""

from anga.games.bushi.rules.common import BushiPosition
from anga.games.bushi.rules.cube import MOVES


def deeds(position: BushiPosition, move: str) -> list[str]:
    """The placement, turn or roll, and what the swords leave the opponent."""
    after = position.after(move)
    done = ["turn" if move == "t" else "roll"] if move in MOVES else ["place"]
    if not after.all_placed or after.outcome:
        return done
    mine, theirs = after.points(after.waiting), after.points(after.turn)
    swords = {(True, True): "cross", (True, False): "point", (False, True): "exposed"}
    return [*done, swords.get((mine, theirs), "calm")]
