"""What a move comes to, beside a mate: whose sword points afterwards."""

from anga.games.bushi.rules.cube import MOVES
from anga.games.bushi.rules.notation import UNPLACED
from anga.games.bushi.rules.position import Bushi


def deeds(position: Bushi, move: str) -> list[str]:
    """The placement, turn or roll, and what the swords allow whoever moves next, if anybody."""
    after = position.after(move)
    done = ["turn" if move == "t" else "roll"] if move in MOVES else ["place"]
    if UNPLACED in (after.black, after.white) or after.outcome:
        return done
    states = position.cube.states
    mine, theirs = states[after.other].points, states[after.own].points
    swords = {(True, True): "cross", (True, False): "point", (False, True): "exposed"}
    return [*done, swords.get((mine, theirs), "calm")]
