"""Problems of a game as data for the site.

The engine judges touches (`judge`), so choices are left out; with the solution the page knows the
right replies at once.
"""

from collections import Counter

from anga.guide.problems import GRADES, Problem, load
from anga.guide.texts import LANGUAGES, shared
from anga.record import record
from anga.service.shown import shown_line
from anga.shared import learning_data


def page(game_id: str) -> dict[int, int]:
    """The number of problems of each grade, for the template."""
    counts = Counter(problem.grade for problem in load(game_id))
    return {grade: counts[grade] for grade in GRADES if counts[grade]}


def problem_page(game_id: str) -> learning_data.ProblemsData:
    """The data that the page of a game's problems needs besides the opening data."""
    problems = [_posed(problem) for problem in load(game_id)]
    return {**shared(game_id, problems), "problems": problems}


def _posed(problem: Problem) -> learning_data.ProblemData:
    line = problem.line
    return {
        "id": problem.id,
        "link": record.format_fragment(problem.record),
        "text": {language: problem.asking(language) for language in LANGUAGES},
        "goal": problem.goal,
        "own": problem.own,
        "solution": list(problem.solution),
        "grade": problem.grade,
        "source": problem.source,
        "turn": line.position.turn,
        "view": {},
        "scene": shown_line(line, {})["scene"],
    }
