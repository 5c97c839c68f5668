"""Moves as machines write them: USI, such as `7g7f`, `7c7b+`, `P*5e`, and `pass`."""

import re

from anga.contract.position import malformed
from anga.games.orb.seats import AREA, KINDS, NAMES, NUMBERS
from anga.games.orb.tables import DROPPING, PASS, PROMOTING
from anga.shared.scene import Phrase

PASSING = "pass"
TOKEN = re.compile(r"(?P<kind>[RGSP])\*(?P<at>[1-9][a-i])|(?P<a>[1-9][a-i])(?P<b>[1-9][a-i])(\+)?")
EXPECTED = "a move such as 7g7f or 7c7b+, a drop such as P*5e, or pass"


def format_move(move: int) -> str:
    """The token of a move."""
    if move == PASS:
        return PASSING
    to = NAMES[move % AREA]
    if move >= DROPPING:
        return f"{KINDS[(move - DROPPING) // AREA]}*{to}"
    return NAMES[move // AREA % AREA] + to + ("+" if move >= PROMOTING else "")


def parse_any_move(token: str) -> int:
    """The move that a token spells, legal or not. Raises MoveError when it is malformed."""
    if token == PASSING:
        return PASS
    match = TOKEN.fullmatch(token)
    if match is None:
        raise malformed(token, EXPECTED)
    if match["kind"]:
        return DROPPING + AREA * KINDS.index(match["kind"]) + NUMBERS[match["at"]]
    promoting = PROMOTING if token.endswith("+") else 0
    return promoting + AREA * NUMBERS[match["a"]] + NUMBERS[match["b"]]


def square_name(square: int) -> Phrase:
    """A square for people: file and rank, 7f or 7六."""
    name = NAMES[square]
    return ["square", name[0], f"rank:{name[1]}"]
