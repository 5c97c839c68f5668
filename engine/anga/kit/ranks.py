"""A board in a position string: `4k4/9/3+P5`, ranks of pieces and numbers of empty squares.

The ranks stand in the order in which they are read; a board in a program is one list of tokens, a
token is what stands on a square, and an empty one is "".
"""

import re
from collections.abc import Sequence
from functools import cache
from itertools import groupby

from anga.shared.errors import PositionError, quote

NUMBER = "[1-9][0-9]?"


def format_ranks(tokens: Sequence[str], width: int) -> str:
    """The text of a board that is `width` squares wide."""
    rows = range(0, len(tokens), width)
    return "/".join(format_rank(tokens[row : row + width]) for row in rows)


def format_rank(tokens: Sequence[str]) -> str:
    """The text of one rank."""
    return "".join(
        "".join(run) if full else str(len(list(run))) for full, run in groupby(tokens, key=bool)
    )


def parse_ranks(text: str, token: str, width: int, height: int) -> list[str]:
    """The tokens of a board; `token` is a regular expression without groups, such as `[Kk]`.

    Raises PositionError.
    """
    ranks = text.split("/")
    if len(ranks) != height:
        raise PositionError(f"the board {text!r} has {len(ranks)} ranks, not {height}", text)
    return [found for rank in ranks for found in parse_rank(rank, token, width)]


def parse_rank(rank: str, token: str, width: int) -> list[str]:
    """The tokens of one rank. Raises PositionError."""
    items = _items(token).findall(rank)
    if "".join(items) != rank:
        rest = rank[_readable(rank, items) :]
        raise PositionError(
            f"the board has a rank {rank!r} that cannot be read at {quote(rest)!r}", rank
        )
    found: list[str] = []
    counted = False  # the item before is a number
    for item in items:
        if not item.isdigit():
            found.append(item)
            counted = False
        elif counted:
            raise PositionError(
                f"the board has a rank {rank!r} that counts its empty squares in parts", rank
            )
        else:
            found += [""] * int(item)
            counted = True
    if len(found) != width:
        raise PositionError(
            f"the board has a rank {rank!r} of {len(found)} squares, not {width}", rank
        )
    return found


@cache
def _items(token: str) -> re.Pattern[str]:
    return re.compile(f"{NUMBER}|{token}", re.ASCII)


def _readable(rank: str, items: Sequence[str]) -> int:
    """The length of the part of a rank that can be read."""
    at = 0
    for item in items:
        if not rank.startswith(item, at):
            break
        at += len(item)
    return at
