"""The problems of every game: each is what it promises; all are proved with `--thorough`."""

import json
from collections import Counter
from statistics import median
from typing import Any

import pytest

from anga import games
from anga.guide import grading, problem_checks, problems
from anga.guide.problems import GRADES, Problem, format_problem, parse_problem
from tests.thoroughness import is_thorough

POSED = [game_id for game_id in games.ids() if problems.there(game_id)]
ALL = [problem for game_id in POSED for problem in problems.load(game_id)]
QUICK = 2  # own moves that are proved in every run, one problem in so many:
SAMPLED = 12
GRADES_WANTED = 3
FIRST, MOST_PIECES = 5, 20  # problems that beginners meet first, and how full their boards may be
WANTED = 60  # of each game
every_set = pytest.mark.parametrize("game_id", POSED)


def sample() -> list[Problem]:
    if is_thorough():
        return ALL
    quick = [problem for problem in ALL if problem.own == 1]
    return [*quick[::SAMPLED], *[problem for problem in ALL if problem.own == QUICK][::30]]


@pytest.mark.parametrize("problem", sample(), ids=lambda problem: f"{problem.game}-{problem.id}")
def test_a_problem_keeps_what_it_promises(problem: Problem) -> None:
    assert problem_checks.wrong(problem) == []


@every_set
def test_no_two_are_the_same(game_id: str) -> None:
    posed = problems.load(game_id)
    assert len({problem.id for problem in posed}) == len(posed)
    game = games.get(game_id)
    own = [problem for problem in posed if not problem.source]
    shapes = {grading.shape(game, problem.line.position) for problem in own}
    assert len(shapes) == len(own)


@every_set
def test_none_lies_on_the_way_of_another(game_id: str) -> None:
    game, met = games.get(game_id), Counter[object]()
    for problem in problems.load(game_id):
        if not problem.source:
            met.update({grading.shape(game, problem.line.position), *grading.within(problem)})
    assert max(met.values()) == 1


@every_set
def test_there_are_easy_and_hard_ones(game_id: str) -> None:
    grades = {problem.grade for problem in problems.load(game_id)}
    assert len(grades) >= GRADES_WANTED


@every_set
def test_easier_ones_come_first_and_have_the_lower_numbers(game_id: str) -> None:
    grades = [problem.grade for problem in problems.load(game_id)]
    assert grades == sorted(grades)


@every_set
def test_the_first_ones_are_easy_and_have_few_pieces(game_id: str) -> None:
    posed = problems.load(game_id)
    assert {problem.grade for problem in posed[:FIRST]} == {GRADES[0]}
    pieces = [number_of_pieces(problem) for problem in posed]
    assert max(pieces[:FIRST]) <= MOST_PIECES
    assert max(pieces[:FIRST]) <= median(pieces)


def number_of_pieces(problem: Problem) -> int:
    """The number of pieces on a problem's board."""
    scene = problem.line.game.scene(problem.line.position, {})
    return len(scene["pieces"]) + len(scene["solids"])


@every_set
def test_there_are_many(game_id: str) -> None:
    assert len(problems.load(game_id)) >= WANTED


@every_set
def test_the_first_move_is_one_of_several(game_id: str) -> None:
    game = games.get(game_id)
    for problem in problems.load(game_id):
        fewest = grading.fewest_moves(game, problem.rules)
        assert problem.source or len(problem.line.position.legal()) >= fewest, problem.id


def test_a_cube_has_four_moves_so_only_placements_are_more() -> None:
    """Two placements of White's win by force, and both are problems."""
    two = [problem for problem in problems.load("bushi") if "one" not in problem.rules]
    placing = [problem for problem in two if "--" in problem.position]
    assert {problem.position for problem in placing} == {"El -- w", "Nl -- w"}
    assert grading.fewest_moves(games.get("bushi"), "") == 4


@pytest.mark.thorough
@every_set
def test_what_one_sees_first_fails_in_half_of_them(game_id: str) -> None:
    own = [problem for problem in problems.load(game_id) if not problem.source]
    plain = 0
    for problem in own:
        game, position = problem.line.game, problem.line.position
        key = position.parse_any_move(problem.solution[0])
        plain += grading.point(game, position, key).seen == key
    assert plain <= len(own) / 2


@every_set
def test_every_question_is_asked_in_both_languages(game_id: str) -> None:
    for problem in problems.load(game_id):
        for language in ("en", "ja"):
            asked = problem.asking(language)
            assert asked
            assert not set("{}") & set(asked)
            assert "goal:" not in asked


def test_the_last_opponent_of_several_is_named() -> None:
    asked = {problem.id: problem.asking("en") for problem in problems.load("orb")}
    assert asked["5b40ecb9"] == "South to move: mate North in 1."
    assert asked["b870fb3a"] == "West to move: mate an opponent in 1."


def test_every_goal_has_words() -> None:
    for game_id in games.ids():
        game = games.get(game_id)
        assert {f"goal:{goal}" for goal in game.goals} <= set(game.words)


# What is wrong is found

GOOD = Problem("bushi", "", "Al Nf b", "mate", 1, ("t",), 1, "here")
LINE = format_problem(GOOD)


def test_a_problem_is_one_line() -> None:
    assert parse_problem("bushi", LINE) == GOOD
    assert json.loads(LINE)["goal"] == "mate:1"
    assert "source" not in json.loads(format_problem(GOOD._replace(source=None)))
    assert GOOD.asking("en") == "Black to move: mate in 1."


def test_the_id_is_that_of_the_question_alone() -> None:
    assert GOOD._replace(grade=3, solution=("l",)).id == GOOD.id
    assert GOOD._replace(own=2).id != GOOD.id
    assert len(GOOD.id) == 8


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"grade"', '"mark"'),
        ("mate:1", "mate"),
        ("mate:1", "mate:2"),
        ('"plies": 1', '"plies": 2'),
        ("Al Nf b", "Al Nf w"),
    ],
)
def test_what_breaks_the_schema_is_an_error(old: str, new: str) -> None:
    with pytest.raises(ValueError, match=r"bushi"):
        parse_problem("bushi", LINE.replace(old, new))


def test_a_good_problem_is_good() -> None:
    assert problem_checks.wrong(GOOD) == []


def test_who_reaches_the_goal_but_loses_the_game_by_it_has_not_solved_it() -> None:
    board = "5rH2/rC1rn4gw/rKrw6/3yE2kEyK/1kH4yw1/1gC3yHyw1/3kn2yeyC/1kK3yw2"
    position = board + " y HH 2aC,4aE,3pH,0a"  # with the second King gone, Red has the higher score
    found = Problem("shinsetsu", "", position, "king", 2, ("H:f3d2", "H:d2b1"), 2)
    assert "H:d2b1 does not reach the goal" in " ".join(problem_checks.wrong(found))


def test_what_was_printed_may_have_further_solutions() -> None:
    printed = "12/5s6/3S1o1S4/12/12/5S6/12/9S2/12/7S4/12/O11 b 30-0 -"
    two = Problem("chatra", "", printed, "mate", 1, ("j8-f12",), 2, "Hideushi")
    assert problem_checks.wrong(two) == []
    assert "in 1 it is solved by" in " ".join(problem_checks.wrong(two._replace(source=None)))
    assert problem_checks.wrong(two._replace(solution=("j8-h8",)))


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ({"position": "Al Nx b"}, "white cube"),
        ({"position": "Nf Af w"}, "nobody can move"),
        ({"source": None}, "1 moves are legal"),
        ({"own": 2}, "in 1 it is solved by ['t']"),
        ({"solution": ("f",)}, "in 1 it is solved by ['t']"),
        ({"solution": ("t",), "own": 3}, "the solution has 1 own moves"),
        ({"solution": ("t", "t")}, "comes after the end"),
        ({"solution": ()}, "no solution"),
        ({"grade": 3}, "the grade is 1"),
    ],
)
def test_a_promise_that_is_not_kept_is_found(other: dict[str, Any], sentence: str) -> None:
    assert sentence in " ".join(problem_checks.wrong(GOOD._replace(**other)))
