"""Positions put together from the squares of their pieces."""

import re

from anga import games
from anga.contract.game import AnyGame
from anga.games.chatra.rules.position import ChatraPosition
from anga.games.chatra.rules.rulesets import variant
from anga.kit.pairs.board import ZoneBoard, board_of
from anga.shared.phrases import slug_of

CHATRA: AnyGame = games.get("chatra")
SIZES = {"b9": 9, "b15": 15}


def mask(squares: str, known: ZoneBoard | None = None) -> int:
    known = known or board_of(12)
    return sum(1 << known.names.index(name) for name in squares.split())


def square(name: str, known: ZoneBoard | None = None) -> int:
    return (known or board_of(12)).names.index(name)


def place(
    rules: str = "",
    *,
    black: str = "",
    white: str = "",
    royals: str = "f11 g2",
    side: str = "b",
    in_hand: int | None = None,
    flags: str = "-",
) -> ChatraPosition:
    """A position with Subjects on those squares and the Objects, Black's first.

    `in_hand` is Black's hand; White holds the rest of the Subjects, Black half of it if not told.
    """
    rules_known = variant(CHATRA.canonical(rules))
    known = rules_known.board
    squares = dict.fromkeys(known.names, ".")
    squares |= dict.fromkeys(black.split(), "S") | dict.fromkeys(white.split(), "s")
    squares |= dict(zip(royals.split(), "Oo", strict=True))
    letters = "".join(squares.values())
    ranks = [letters[n : n + known.size] for n in range(0, known.count, known.size)]
    rows = [re.sub(r"\.+", lambda dots: str(len(dots[0])), rank) for rank in ranks]
    rest = 2 * rules_known.subjects - len(black.split()) - len(white.split())
    hand = rest // 2 if in_hand is None else in_hand
    text = f"{'/'.join(rows)} {side} {hand}-{rest - hand} {flags}"
    position = CHATRA.parse(text, rules)
    assert isinstance(position, ChatraPosition)
    return position


def refused(position: ChatraPosition, token: str) -> str | None:
    """The slug of the rule that forbids a turn, or None for a legal one."""
    turn = position.parse_any_move(token)
    if position.is_legal(turn):
        return None
    reason = position.refusal(turn).reason
    return slug_of(reason)


def tokens(position: ChatraPosition) -> set[str]:
    return {position.format_move(turn) for turn in position.legal()}


def goals(position: ChatraPosition, start: str) -> set[str]:
    """Where the Subject on a square may go."""
    found = [re.fullmatch(rf"{start}[-x](.*)", token) for token in tokens(position)]
    return {each[1] for each in found if each}


def named(found: int) -> set[str]:
    return set(board_of(12).square_names(found))
