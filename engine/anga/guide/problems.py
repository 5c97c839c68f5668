"""The problems of a game: positions in which exactly one move reaches a goal by force.

A game's `learn/problems.jsonl` holds one a line; the site offers those of a grade in their order:

    id        eight hex digits, told by rules, position and goal; once published it stays
    rules     "" for the usual ones
    position  whoever is on turn there solves the problem
    goal      what is asked for (`Game.goals`), and in how many own moves: "mate:2"
    plies     the length of the solution
    solution  its moves, those of the others among them
    grade     1 to 3
    source    who printed it; left out where the computer players' own games led to it

`anga.guide.problem_checks` tells what is wrong with one. For the build, the tests, and
`anga problems`.
"""

import json
from typing import Any, NamedTuple

from anga import games
from anga.contract.game import AnyLine
from anga.guide.texts import insist, learning, rule_told, short_id
from anga.record import record
from anga.record.record import Record
from anga.search.solver import format_goal, parse_goal
from anga.shared.phrases import question, say
from anga.shared.scene import Phrase

KEYS = ["id", "rules", "position", "goal", "plies", "solution", "grade"]
SOURCE = "source"
GRADES = (1, 2, 3)


class Problem(NamedTuple):
    """A position of a game in which its solver is to reach a goal in `own` moves."""

    game: str
    rules: str
    position: str
    goal: str
    own: int
    solution: tuple[str, ...]
    grade: int
    source: str | None = None

    @property
    def id(self) -> str:
        """The id of the problem in links."""
        return short_id(self.rules, self.position, self.task)

    @property
    def task(self) -> str:
        """The goal and the number of own moves, as text."""
        return format_goal(self.goal, self.own)

    @property
    def record(self) -> Record:
        """The record of a game that begins at the position."""
        return Record(self.game, self.rules, self.position)

    @property
    def line(self) -> AnyLine:
        """The line with which the problem begins. Raises AngaError."""
        return record.replay(self.record)

    def question(self, seat: str) -> Phrase:
        """The task as a phrase of the game; it may name an opponent who is the last of several."""
        game, out = self.line.game, {seat, *self.line.position.eliminated}
        rivals = [f"seat:{each}" for each in game.seats if each not in out]
        alone = len(rivals) == 1 and f"goal:{self.goal}:last" in game.words
        told = question(self.goal + ":last" if alone else self.goal, seat, self.own)
        return [*told, *rivals] if alone else told

    def asking(self, language: str) -> str:
        """The task in a language; rules that few people know are named first."""
        line, words = self.line, games.get(self.game).words
        special = [
            rule_told(rule.id, token, words, language)
            for rule in line.game.rules
            for token in self.rules.split(",")
            if token in rule.tokens and (rule.group != "usual" or token in rule.untried)
        ]
        return "".join([*special, say(self.question(line.position.turn), words, language)])


def there(game_id: str) -> bool:
    """Whether a game has problems. Raises GameError."""
    return learning(game_id, "problems.jsonl").is_file()


def load(game_id: str) -> tuple[Problem, ...]:
    """The problems of a game by grade. Raises GameError, and ValueError for a bad file."""
    insist(game_id, there(game_id), "there is no learn/problems.jsonl")
    text = learning(game_id, "problems.jsonl").read_text(encoding="utf-8")
    posed = [parse_problem(game_id, line) for line in text.splitlines()]
    return tuple(sorted(posed, key=lambda problem: problem.grade))


def parse_problem(game_id: str, text: str) -> Problem:
    """The problem of a line of the file. Raises ValueError."""
    data: dict[str, Any] = json.loads(text)
    place = f"{game_id}, problem {data.get('id')!r}"
    insist(place, [key for key in data if key != SOURCE] == KEYS, f"a problem has {KEYS}")
    goal, own = parse_goal(games.get(game_id), data["goal"])
    problem = Problem(
        game_id,
        data["rules"],
        data["position"],
        goal,
        own,
        tuple(data["solution"].split()),
        data["grade"],
        data.get(SOURCE),
    )
    insist(place, format_problem(problem) == text, f"it is spelt {format_problem(problem)}")
    return problem


def format_problem(problem: Problem) -> str:
    """A problem as a line of the file."""
    data: dict[str, object] = {
        "id": problem.id,
        "rules": problem.rules,
        "position": problem.position,
        "goal": problem.task,
        "plies": len(problem.solution),
        "solution": " ".join(problem.solution),
        "grade": problem.grade,
    }
    if problem.source is not None:
        data[SOURCE] = problem.source
    return json.dumps(data, ensure_ascii=False)
