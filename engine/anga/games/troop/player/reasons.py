"""Reasons for a move besides beaten enemies: more formations ready to march, and more ground."""

from anga.games.troop.rules.board import DIRECTIONS
from anga.games.troop.rules.formations import heads
from anga.games.troop.rules.position import TroopPosition


def reasons(position: TroopPosition, move: int) -> list[str]:
    """Whether the mover has more heads of formations after a move, and is farther ahead."""
    after, seat = position.after(move), position.turn
    found = ["ready"] if _heads(after, seat) > _heads(position, seat) else []
    return found + (["forward"] if _ahead(after, seat) > _ahead(position, seat) else [])


def _heads(position: TroopPosition, seat: str) -> int:
    own, size = _own(position, seat), position.board.size
    return sum(heads(size, own, front).bit_count() for front in range(len(DIRECTIONS)))


def _ahead(position: TroopPosition, seat: str) -> int:
    """The rank of the foremost soldier, counted from the own edge."""
    ranks = [
        rank for rank, cells in enumerate(position.board.ranks) if _own(position, seat) & cells
    ]
    return (ranks[-1] if seat == "b" else -ranks[0]) if ranks else -position.board.size


def _own(position: TroopPosition, seat: str) -> int:
    return position.black if seat == "b" else position.white
