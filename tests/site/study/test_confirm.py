"""What a review of a real game tells, as a measure sees it."""

import pytest

from tests.site.study.confirm import Desk, Report, entry, played, report


@pytest.mark.parametrize("number", [1, 2])
def test_a_review_of_a_real_game_is_judged(number: int) -> None:
    line = played("bushi", 3, number)
    desk = Desk(line)
    review = desk.made()
    assert len(review.points) == len(line.moves) + 1
    assert not review.running
    found = report(line, 100, 100)
    assert found.told == len(review.turnings()) == found.confirmed  # a solved game is certain
    assert found.plus(Report(1, 1, 1, 1)) == Report(*(number + 1 for number in found))


def test_levels_take_turns() -> None:
    assert [entry("bushi", [1, 3], 100, 0, number)["level"] for number in range(4)] == [1, 3, 1, 3]
