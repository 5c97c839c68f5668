"""Finds problems: positions with a single solution from games of the computer players.

In a solved game they come from its table instead. The output is a line of `learn/problems.jsonl`
for each (`anga.guide.problems`), equally many of each grade, no two of the same shape, none on the
way of another; in at least half of them the obvious capture or check fails.
"""

import math
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import anga
from anga import games
from anga.contract.dice import random_roll
from anga.contract.game import AnyGame, AnyLine, Line
from anga.contract.position import AnyPosition
from anga.guide import grading
from anga.guide.problem_checks import rival
from anga.guide.problems import GRADES, Problem, format_problem, load, parse_problem, there
from anga.search import levels, tablebase
from anga.search.budget import SpentError
from anga.search.checks import knows_check
from anga.search.limits import Limits
from anga.search.solver import Solver
from anga.tools import journal
from anga.tools.journal import Entry
from anga.tools.parallel import ALONE, Crew

if TYPE_CHECKING:
    import argparse

LONGEST = 3  # own moves
DEEPEST = 8  # in a solved game
MOST_PLIES = 300  # of a game
WEAKEST = 3  # so many of the lowest levels play: they overlook much
APART = 12  # plies between two problems of a length in one game
GLANCED = 4_000  # positions to see whether checks alone might do it
FEW = 80  # legal moves, to look two own moves far in games without check
MOST_NODES = 400_000  # positions that one proof may take


class ProblemSearch(NamedTuple):
    """A search for a number of problems of a game, in games that depend on a seed.

    With `more` none has the shape of an existing problem of the game. What each game has is kept in
    a `file`, if there is one, from which a search that was interrupted goes on.
    """

    game: str
    rules: str
    wanted: int
    seed: int
    crew: Crew = ALONE
    more: bool = False
    file: Path | None = None


class Candidate(NamedTuple):
    """A problem, its shape, and whether its solution begins with the obvious move.

    `within` are the shapes on the way of its solution.
    """

    problem: Problem
    shape: object
    plain: bool
    within: frozenset[object] = frozenset()


def takes(command: "argparse.ArgumentParser") -> None:
    """Add the command's arguments to a parser."""
    command.add_argument("game", help="the id of a game; `anga games` lists them")
    command.add_argument(
        "--rules", default="", help="options joined by commas; `anga about GAME` lists them"
    )
    command.add_argument("--count", type=int, required=True, help="how many problems")
    command.add_argument("--seed", type=int, default=0, help="a number that makes it repeatable")
    command.add_argument("--jobs", type=int, default=1, help="games played at once")
    command.add_argument("--dask", metavar="ADDRESS", help="a scheduler whose workers play them")
    command.add_argument(
        "--keep", type=Path, metavar="FILE", help="what each game has, to go on from after Ctrl-C"
    )
    command.add_argument("--more", action="store_true", help="beside those that there are")


def tell(options: "argparse.Namespace") -> None:
    """Print problems as they are found."""
    game = games.get(options.game)
    rules, crew = game.canonical(options.rules), Crew(options.jobs, options.dask)
    plan = ProblemSearch(
        game.id, rules, options.count, options.seed, crew, options.more, options.keep
    )
    for problem in problems(plan):
        print(format_problem(problem), flush=True)


def problems(plan: ProblemSearch) -> Iterator[Problem]:
    """As many problems as wanted, fewer only in a solved game that has no more."""
    game = games.get(plan.game)
    solved = game.states(plan.rules) is not None
    known = shapes_of(game) if plan.more else set[object]()
    yield from choose_problems(_of_table(plan) if solved else _of_games(plan), plan.wanted, known)


def shapes_of(game: AnyGame) -> set[object]:
    """The shapes of a game's existing problems, and those on the ways of their solutions."""
    posed = load(game.id) if there(game.id) else ()
    begun = {grading.shape(game, problem.line.position) for problem in posed}
    return begun.union(*(grading.within(problem) for problem in posed))


def choose_problems(
    candidates: Iterable[Candidate], count: int, known: Iterable[object] = ()
) -> Iterator[Problem]:
    """A number of different problems, evenly graded, obvious ones never in the majority.

    None has a shape that is `known`, or leads through one.
    """
    shapes, grades, plain = set(known), Counter[int](), Counter[bool]()
    for candidate in candidates:
        full = grades[candidate.problem.grade] >= math.ceil(count / len(GRADES))
        met = {candidate.shape, *candidate.within}
        if met & shapes or full or (candidate.plain and plain[True] >= plain[False]):
            continue
        shapes |= met
        grades[candidate.problem.grade] += 1
        plain[candidate.plain] += 1
        yield candidate.problem
        if grades.total() == count:
            return


def _of_games(plan: ProblemSearch) -> Iterator[Candidate]:
    """The candidates of an endless series of games, game by game."""
    common = {"game": plan.game, "rules": plan.rules, "version": anga.__version__}
    function = partial(_entry, plan.game, plan.rules)
    for entry in journal.endless(function, plan.seed, common, plan.file, plan.crew):
        for found in entry["found"]:
            yield _read(plan.game, found["problem"], found["plain"])


def _entry(game_id: str, rules: str, number: int) -> Entry:
    """The line of a journal for the game with that seed."""
    found = [
        {"problem": format_problem(each.problem), "plain": each.plain}
        for each in of_game(game_id, rules, number)
    ]
    return {"number": number, "found": found}


def _read(game_id: str, text: str, plain: bool) -> Candidate:
    """The candidate of a problem in a journal."""
    problem = parse_problem(game_id, text)
    shape = grading.shape(games.get(game_id), problem.line.position)
    return Candidate(problem, shape, plain, grading.within(problem))


def of_game(game_id: str, rules: str, seed: int) -> list[Candidate]:
    """The problems in a game between weak levels, at some distance from each other."""
    game, chance = games.get(game_id), random.Random(seed)
    weak = levels.numbers(game)[:WEAKEST]
    line: AnyLine = game.line(rules)
    found: dict[tuple[str, int, int], Candidate] = {}
    while not line.outcome and len(line.moves) < MOST_PLIES:
        if line.position.chance:
            line = line.after(random_roll(line.position, chance))
            continue
        for candidate in at_position(game, line.position):
            problem = candidate.problem
            found.setdefault((problem.goal, problem.own, len(line.moves) // APART), candidate)
        limits = Limits(level=chance.choice(weak), seed=chance.randrange(2**32))
        *_, last = levels.search(line, limits)
        line = line.after(last.move)
    return list(found.values())


def at_position(game: AnyGame, position: AnyPosition) -> list[Candidate]:
    """The problems that a position yields, at most one for each goal."""
    if len(position.legal()) < grading.fewest_moves(game, position.rules):
        return []
    made = [_of_goal(game, position, goal) for goal in game.goals]
    return [candidate for candidate in made if candidate]


def _of_goal(game: AnyGame, position: AnyPosition, goal: str) -> Candidate | None:
    forcing = Solver(game, goal, position.turn, MOST_NODES)
    try:
        for own in _lengths(game, position, goal):
            solutions = forcing.solutions(position, own, enough=2)
            shorter = (forcing.solutions(position, n, enough=1) for n in range(2, own))
            if len(solutions) == 1 and not any(shorter):
                return _candidate(forcing, position, goal, own, solutions[0])
            if solutions:
                return None
    except SpentError:
        pass
    return None


def _lengths(game: AnyGame, position: AnyPosition, goal: str) -> Iterator[int]:
    """The numbers of own moves in which there might be a solution, fewest first."""
    if game.states(position.rules) is not None:
        value = tablebase.table(game.id, position.rules)[position]
        yield ((value.plies or 0) + 1) // 2
        return
    yield 1
    if game.dice:
        yield from range(2, LONGEST + 1)
    elif knows_check(position):
        glance = Solver(game, goal, position.turn, GLANCED, exhaustive=1)
        yield from (own for own in range(2, LONGEST + 1) if _seen(glance, position, own))
    elif len(position.legal()) <= FEW:
        yield 2


def _seen(glance: Solver, position: AnyPosition, own: int) -> bool:
    """Whether a quick search finds that checks alone reach the goal."""
    try:
        return bool(glance.solutions(position, own, enough=1))
    except SpentError:
        return False


def _candidate(
    forcing: Solver, position: AnyPosition, goal: str, own: int, key: object
) -> Candidate | None:
    """The candidate of a problem, unless it is pointless."""
    game = forcing.game
    told = grading.point(game, position, key)
    if not told.failing:
        return None
    solution = tuple(_solution(forcing, position, own, key))
    if rival(Line(game, (position,)), goal, key, own, len(solution)):
        return None
    grade = grading.grade(game, position, own, told.failing)
    problem = Problem(game.id, position.rules, str(position), goal, own, solution, grade)
    shape, within = grading.shape(game, position), grading.within(problem)
    return Candidate(problem, shape, told.seen == key, within)


def _solution(forcing: Solver, position: AnyPosition, own: int, key: object) -> Iterator[str]:
    """The tokens of a solution, in which the others delay the goal as long as they can."""
    move = key
    while True:
        yield position.format_move(move)
        after = position.after(move)
        if forcing.reached(position, after, forcing.seat):
            return
        own -= position.turn == forcing.seat
        if after.turn == forcing.seat:
            move = forcing.solutions(after, forcing.shortest(after, own) or own)[0]
        else:
            move = forcing.defence(after, own)
        position = after


def _of_table(plan: ProblemSearch) -> Iterator[Candidate]:
    """The candidates of a solved game, in random order."""
    game = games.get(plan.game)
    known = tablebase.table(game.id, plan.rules)
    won = [(str(state), state) for state, value in known.items() if value.letter == "W"]
    states = [state for _, state in sorted(won, key=lambda pair: pair[0])]
    random.Random(plan.seed).shuffle(states)
    for state in states:
        if (known[state].plies or 0) < 2 * DEEPEST:
            yield from at_position(game, state)
