"""Grades, from results of simulated players whose strength is known."""

import random

from kept.grade import BEST, estimate, grade_of, share
from kept.results import DRAWN, LOST, WON
from tests.site.twice import times

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from kept.grade import Row

EVEN = {1: 0, 3: 300, 5: 600, 8: 1050, 10: 1350}
UNEVEN = {1: 0, 2: 240, 3: 1040, 4: 1170, 5: 1350, 6: 1550, 8: 1760, 10: 1980}
CLOSE = {1: 0, 2: 140, 3: 520, 5: 590, 10: 670}
GAMES, PLAYERS = 30, times(40, 10)


def climb(strength: int, strengths: "dict[int, int]", opponents: int) -> "list[Row]":
    """The games of a player who goes up a level after a win, and down after two losses in a row."""
    rows: list[Row] = []
    levels, at, lost = sorted(strengths), 0, 0
    for game in range(GAMES):
        level = levels[at]
        won = random.random() < share(strength - strengths[level], opponents)
        rows.append([game, level, WON if won else LOST, opponents])
        lost = 0 if won else lost + 1
        if won and at < len(levels) - 1:
            at += 1
        elif lost == 2:
            at, lost = max(0, at - 1), 0
    return rows


def close_enough(strengths: "dict[int, int]", opponents: int, truth: "Sequence[int]") -> bool:
    """Whether nine of ten such players get a grade at most two from their own."""
    for strength in truth:
        random.seed(strength)
        right = 0
        for _ in range(PLAYERS):
            found = estimate(climb(strength, strengths, opponents), strengths)
            right += abs(found.grade - grade_of(strength)) <= 2
        if right < 0.9 * PLAYERS:
            return False
    return True


def test_with_two_seats_grades_come_close_in_thirty_games() -> None:
    assert close_enough(EVEN, 1, (0, 450, 900, 1350))
    assert close_enough(UNEVEN, 1, (100, 600, 1050, 1500, 1950))


def test_with_four_seats_grades_come_close_in_thirty_games() -> None:
    assert close_enough(EVEN, 3, (0, 450, 900, 1350))
    assert close_enough(CLOSE, 3, (50, 350, 650))


def test_equal_players_share_the_first_places() -> None:
    assert [share(0, 1), share(0, 3)] == [0.5, 0.25]
    assert abs(share(400, 1) - 10 / 11) < 1e-6
    assert abs(share(400, 3) - 10 / 13) < 1e-6


def test_grades_have_a_width_and_end_on_both_sides() -> None:
    assert [grade_of(each) for each in (-300, 0, 99, 100, 999, 1000)] == [0, 0, 0, 1, 9, 10]
    assert grade_of(2_500) == grade_of(1_800) == BEST == 18


def test_a_few_games_are_not_enough() -> None:
    assert not estimate([], EVEN).certain
    assert not estimate([[1, 1, WON, 1]] * 4, EVEN).certain
    known = estimate([[1, 3, WON, 1], [2, 5, LOST, 1]] * 5, EVEN)
    assert known.certain
    assert known.lowest <= known.grade <= known.highest
    assert 0 <= known.part <= 1


def test_draws_lie_between_wins_and_losses_and_late_results_count_more() -> None:
    lost, drawn, won = [estimate([[1, 5, each, 1]] * 9, EVEN).strength for each in (2, 1, 0)]
    assert DRAWN == 1
    assert lost < drawn < won
    better = [[1, 5, LOST, 1]] * 6 + [[2, 5, WON, 1]] * 6
    assert estimate(better, EVEN).strength > estimate(list(reversed(better)), EVEN).strength


def test_levels_that_there_are_no_longer_count_for_nothing() -> None:
    assert estimate([[1, 7, WON, 1]] * 9, EVEN).strength == estimate([], EVEN).strength
