"""The board as text, for terminals and tests."""

from anga.games.bushi.rules.cube import DIRECTIONS, Cube
from anga.games.bushi.rules.notation import UNPLACED, BushiFields, OneCubeFields


def both(fields: BushiFields, samurai: Cube) -> str:
    """Both top faces as their owners' letters and swords, White's turned to face Black."""
    white = top_face(samurai, fields.white, turned=2)
    black = top_face(samurai, fields.black, turned=0)
    return "\n".join([*white, "", *black, "", f"{fields.turn} to move"])


def one(fields: OneCubeFields, samurai: Cube) -> str:
    """The top face of the single cube, as Black sees it."""
    return "\n".join([*top_face(samurai, fields.state, turned=0), "", f"{fields.turn} to move"])


def top_face(samurai: Cube, code: str, turned: int) -> list[str]:
    """A top face in five lines: `B` the samurai, `|` and `-` the swords, `.` a bare edge."""
    if code == UNPLACED:
        return ["+---+", "|   |", "|   |", "|   |", "+---+"]
    state = samurai.states[code]
    letters = list(DIRECTIONS)
    edges = dict.fromkeys(letters, ".")
    edges.update({sword: "|" if sword in "fb" else "-" for sword in state.swords})
    edges[letters[(letters.index(state.facing) + 2) % 4]] = "B"
    f, r, b, left = (edges[letters[(quarter + turned) % 4]] for quarter in range(4))
    return ["+---+", f"| {f} |", f"|{left} {r}|", f"| {b} |", f"+---+ {code}"]
