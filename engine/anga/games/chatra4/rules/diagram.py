"""The board as text, for terminals and tests."""

from anga.games.chatra4.rules.notation import ACTIVE, Chatra4Fields, letters
from anga.games.chatra4.rules.rulesets import SEATS
from anga.kit.pairs.board import FILES, ZoneBoard

NAMES = ("Black", "Red", "White", "Blue")


def diagram(fields: Chatra4Fields, board: ZoneBoard) -> str:
    """The board with its coordinates, then a line for each player."""
    files = "   " + " ".join(FILES[: board.size])
    signs = [letter or "." for letter in letters(fields, board)]
    rows = [
        f"{rank + 1:2} " + " ".join(signs[rank * board.size : (rank + 1) * board.size])
        for rank in range(board.size)
    ]
    players = [_player(fields, number) for number in range(len(SEATS))]
    return "\n".join([files, *rows, *players, "", f"{NAMES[SEATS.index(fields.turn)]} to move"])


def _player(fields: Chatra4Fields, number: int) -> str:
    state = fields.states[number]
    royal = "Object and " if fields.objects[number] < 0 and state == ACTIVE else ""
    told = f"   {NAMES[number]}: {royal}{fields.hands[number]} in hand"
    if state == ACTIVE:
        return told
    return f"{told}, place {state[0]}, mated by {NAMES[SEATS.index(state[1])]}"
