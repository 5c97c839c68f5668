"""How problems are found and chosen."""

from pathlib import Path

import pytest

from anga import games
from anga.guide import grading, problem_checks
from anga.guide import problems as kept
from anga.guide.problems import Problem
from anga.tools import cli, journal, problems
from anga.tools.problems import Candidate, ProblemSearch, choose_problems


def candidate(number: int, grade: int, plain: bool, shape: object = None) -> Candidate:
    problem = Problem("bushi", "", str(number), "mate", 1, ("t",), grade)
    return Candidate(problem, number if shape is None else shape, plain)


def test_grades_are_even_and_no_shape_comes_twice() -> None:
    offered = [candidate(n, 1, False) for n in range(9)]
    offered += [candidate(10, 2, False, shape=0), candidate(11, 2, False), candidate(12, 3, False)]
    assert [problem.position for problem in choose_problems(offered, 3)] == ["0", "11", "12"]


def test_what_is_known_is_not_found_again() -> None:
    offered = [candidate(n, 1 + n % 3, False) for n in range(6)]
    found = [problem.position for problem in choose_problems(offered, 3, {0, 1})]
    assert found == ["2", "3", "4"]


def test_what_lies_on_the_way_of_another_is_left_out() -> None:
    leading = candidate(1, 2, False)._replace(within=frozenset({0}))
    for offered in ([candidate(0, 1, False), leading], [leading, candidate(0, 1, False)]):
        assert len(list(choose_problems(offered, 6))) == 1


def test_the_shapes_of_a_game_are_those_of_its_problems() -> None:
    game = games.get("bushi")
    shapes = problems.shapes_of(game)
    assert len(shapes) == len(kept.load("bushi"))
    plan = ProblemSearch("bushi", "", 3, seed=4, more=True)
    for problem in problems.problems(plan):
        assert grading.shape(game, problem.line.position) not in shapes


def test_what_one_sees_first_fails_in_half_of_them() -> None:
    offered = [candidate(n, 1 + n % 3, plain=n % 4 > 0) for n in range(24)]
    found = {problem.position for problem in choose_problems(offered, 12)}
    plain = [c for c in offered if c.plain and c.problem.position in found]
    assert 0 < len(plain) <= len(found) / 2


def test_a_solved_game_gives_its_problems_the_same_each_time(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["problems", "bushi", "--count", "3", "--seed", "4"]) == 0
    first = capsys.readouterr().out
    assert cli.main(["problems", "bushi", "--count", "3", "--seed", "4"]) == 0
    assert capsys.readouterr().out == first
    found = [kept.parse_problem("bushi", line) for line in first.splitlines()]
    assert {problem.grade for problem in found} == {1, 2, 3}
    assert all(problem_checks.wrong(problem) == [] for problem in found)


def test_a_game_of_dice_gives_problems() -> None:
    plan = ProblemSearch("shinsetsu", "", 1, seed=100)
    (found,) = problems.problems(plan)
    assert problem_checks.wrong(found) == []
    assert len(found.line.legal()) >= 5


def test_games_that_were_searched_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = ProblemSearch("shinsetsu", "", 1, seed=100, file=tmp_path / "games.jsonl")
    found = list(problems.problems(plan))
    monkeypatch.setattr(problems, "of_game", None)
    assert list(problems.problems(plan)) == found


def test_games_are_read_in_order_although_they_are_kept_as_they_come(tmp_path: Path) -> None:
    file = tmp_path / "journal.jsonl"
    file.write_text('{"number":7}\n{"number":5}\n', "utf-8")
    entries = journal.endless(lambda number: {"number": number}, 4, {}, file)
    assert [next(entries)["number"] for _ in range(5)] == [4, 5, 6, 7, 8]
    assert file.read_text("utf-8").split() == [f'{{"number":{n}}}' for n in (7, 5, 4, 6, 8)]


@pytest.mark.thorough
def test_what_a_quiet_move_solves_sooner_is_no_longer_problem() -> None:
    game = games.get("chatra")
    text = "6s2/9/5s3/3o5/3s3s1/5s3/2s5s/9/1S2OS1S1 w 13-13 -"  # c7-d7, and mate in three by checks
    assert problems.at_position(game, game.parse(text, "b9")) == []


def test_a_position_without_a_solution_is_no_problem() -> None:
    for game_id in ("chatra", "orb", "troop"):
        game = games.get(game_id)
        assert problems.at_position(game, game.start()) == []
