"""Positions put together from lists of pieces, such as `sK:5i wG:7c,8d`."""

from anga.games import get
from anga.games.orb.rules.position import OrbPosition
from anga.shared.phrases import slug_of

KINGS = "sK:5i wK:9f nK:4a eK:1d"  # none of them attacks or shields another


def board(
    pieces: str,
    turn: str = "s",
    orbs: str = "bbbb",
    hands: str = "-,-,-,-",
    states: str = "aaaa",
    rules: str = "",
) -> OrbPosition:
    """The position with these pieces."""
    position = get("orb").parse(text(pieces, turn, orbs, hands, states), rules)
    assert isinstance(position, OrbPosition)
    return position


def text(
    pieces: str,
    turn: str = "s",
    orbs: str = "bbbb",
    hands: str = "-,-,-,-",
    states: str = "aaaa",
) -> str:
    """The string of a position, legal or not."""
    standing: dict[str, str] = {}
    for group in pieces.split():
        piece, squares = group.split(":")
        standing.update(dict.fromkeys(squares.split(","), piece))
    rows = ["".join(standing.pop(file + rank, ".") for file in "987654321") for rank in "abcdefghi"]
    assert not standing, standing
    for count in range(9, 0, -1):
        rows = [row.replace("." * count, str(count)) for row in rows]
    return f"{'/'.join(rows)} {turn} {orbs} {hands} {states}"


def tokens(position: OrbPosition) -> set[str]:
    """The legal moves."""
    return {position.format_move(move) for move in position.legal()}


def played(position: OrbPosition, *moves: str) -> OrbPosition:
    """The position after moves, each of them legal."""
    for token in moves:
        position = position.after(position.parse_move(token))
    return position


def refused(position: OrbPosition, token: str) -> tuple[str, tuple[str, ...]]:
    """The slug of the rule that forbids a move, and the cells that it names."""
    assert token not in tokens(position), token
    found = position.refusal(position.parse_any_move(token))
    return slug_of(found.reason), found.cells


def orbs(position: OrbPosition) -> str:
    """The colour of each orb."""
    return str(position).split()[2]
