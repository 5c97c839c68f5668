"""A review does not judge moves that were made with help."""

from typing import Any

import pytest

from anga import games
from tests.site.study.confirm import Desk


@pytest.mark.parametrize(
    ("helped", "alone", "is_all"),
    [([0, 2], "b", True), ([0], "b", False), ([0, 1, 2, 3], None, False), ([], "b", False)],
)
def test_a_person_alone_made_every_move_with_help(
    helped: list[int], alone: str | None, is_all: bool
) -> None:
    line = games.get("bushi").line()
    for move in ("El", "Wb", "t", "f"):
        line = line.after(line.parse_move(move))
    review = Desk(line).made()
    match: Any = review.table.match
    match.helped, match.alone = helped, alone
    match.levels = {"w": 1} if alone else {}
    assert review.is_all_helped is is_all
