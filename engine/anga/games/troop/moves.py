"""Every legal move of a side (rulebook, *A turn*), found with masks and tables."""

from collections.abc import Iterator
from functools import cache

from anga.games.troop.board import NAMES
from anga.games.troop.march import march
from anga.games.troop.patterns import Tables
from anga.games.troop.turns import turns

EVERYWHERE = frozenset(range(len(NAMES)))


@cache
def forward(seat: str) -> frozenset[int]:
    """The directions that lead neither backward nor diagonally backward."""
    back = "s" if seat == "b" else "n"
    return frozenset(number for number, name in enumerate(NAMES) if back not in name)


def directions(seat: str, attacked: bool) -> frozenset[int]:
    """*A turn*, 2: before the first attack no march goes backward."""
    return EVERYWHERE if attacked else forward(seat)


def legal(own: int, enemy: int, tables: Tables) -> Iterator[list[int]]:
    """All legal moves of `own`, encoded, in lists that must not be changed; none is empty."""
    board = tables.board
    reached = board.near(own) & ~(own | enemy)
    for places, second, third, standing, joined in tables.patterns:
        own1, own2, own3 = own & places, own >> second, own >> third
        for anchors, rows in (
            (own1 & own2 & own3, standing),
            (reached & own2 & own3 & places, joined[0]),
            (own1 & reached >> second & own3, joined[1]),
            (own1 & own2 & reached >> third, joined[2]),
        ):
            found = anchors
            while found:
                low = found & -found
                found ^= low
                place = rows[low]
                near = own & place.zone
                short, long = place.kept.get(near) or place.find(near)
                if short:
                    yield short
                for some, met, order in long:
                    if not met & enemy or len(list(march(board, order, enemy))) == order.steps:
                        yield some


def can_turn(own: int, enemy: int, tables: Tables) -> bool:
    """Whether `own` has a legal move; one of a formation that stands is looked for first."""
    for places, second, third, standing, _ in tables.patterns:
        anchors = own & places & own >> second & own >> third
        if anchors:
            place = standing[anchors & -anchors]
            near = own & place.zone
            short, _ = place.kept.get(near) or place.find(near)
            if short:
                return True
    return any(legal(own, enemy, tables))


def attacks(own: int, enemy: int, tables: Tables) -> list[int]:
    """Legal moves of `own` that meet an enemy: all but marches of two steps after a muster step.

    Places that are too far from every enemy are passed over.
    """
    board = tables.board
    beside = board.near(enemy)
    close = board.near(beside)
    if not own & close:
        return []
    swept = turns(board.size)
    reached = board.near(own) & ~(own | enemy)
    found: list[int] = []
    for places, second, third, standing, joined in tables.patterns:
        own1, own2, own3 = own & places, own >> second, own >> third
        two, three = own2 & own3, reached >> third
        near = beside | beside >> second | beside >> third
        for anchors, rows in (
            (own1 & two & (close | close >> second | close >> third), standing),
            (reached & places & two & near, joined[0]),
            (own1 & reached >> second & own3 & near, joined[1]),
            (own1 & own2 & three & near, joined[2]),
        ):
            left = anchors
            while left:
                low = left & -left
                left ^= low
                place = rows[low]
                around = own & place.zone
                short, long = place.kept.get(around) or place.find(around)
                found += [move for move in short if swept[move].swept & enemy]
                if rows is not standing:
                    continue
                for some, met, order in long:
                    if swept[some[0]].swept & enemy and (
                        not met & enemy or len(list(march(board, order, enemy))) == order.steps
                    ):
                        found += some
    return found
