"""Positions and moves in a few words."""

from anga import games
from anga.contract.game import AnyGame, AnyLine
from anga.games.chatra4.rules.position import Chatra4Position
from anga.record import record
from anga.record.record import Record
from anga.shared.phrases import slug_of

CHATRA4: AnyGame = games.get("chatra4")


def at(text: str, rules: str = "") -> Chatra4Position:
    position = CHATRA4.parse(text, rules)
    assert isinstance(position, Chatra4Position)
    return position


def played(start: str, moves: str, rules: str = "") -> AnyLine:
    return record.replay(Record("chatra4", rules, start, tuple(moves.split())))


def tokens(position: Chatra4Position) -> set[str]:
    return {position.format_move(move) for move in position.legal()}


def drops(position: Chatra4Position) -> set[str]:
    return {token for token in tokens(position) if token[0] != "O" and token[1:].isdigit()}


def refused(position: Chatra4Position, token: str) -> str | None:
    """The slug of the rule that forbids a move, or None for a legal one."""
    move = position.parse_any_move(token)
    if position.is_legal(move):
        return None
    reason = position.refusal(move).reason
    return slug_of(reason)
