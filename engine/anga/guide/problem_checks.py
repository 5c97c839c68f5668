"""Checks of problems: the promises of a problem that do not hold, in sentences.

Exactly one legal first move forces the goal, in no fewer own moves; only printed problems may have
further solutions. The solution is legal and reaches the goal, there are enough moves to choose
from, and the grade is right. In problems of more than two own moves, a search of 20,000 positions
finds no first move without check that is as fast (with more than two seats one such search for
each).
"""

from collections.abc import Iterator

from anga.contract.game import AnyLine
from anga.guide import grading
from anga.guide.problems import GRADES, Problem
from anga.search.budget import SpentError
from anga.search.solver import EXHAUSTIVE, Solver, win_without
from anga.shared.errors import AngaError

LOOKED_AT = 20_000  # positions, for what the others of a long problem come to


def wrong(problem: Problem) -> list[str]:
    """The promises of a problem that do not hold."""
    try:
        line = problem.line
    except AngaError as error:
        return [error.message]
    if line.outcome or line.position.chance:
        return [f"nobody can move at {line.position}"]
    if not problem.solution:
        return [f"no solution at {line.position}"]
    return [
        f"{problem.id}: {sentence}"
        for proof in (_choice, _unique, _solution, _others, _grade)
        for sentence in proof(problem, line)
    ]


def _choice(problem: Problem, line: AnyLine) -> Iterator[str]:
    legal, fewest = len(line.legal()), grading.fewest_moves(line.game, line.position.rules)
    if legal < fewest and not problem.source:
        yield f"{legal} moves are legal"


def _unique(problem: Problem, line: AnyLine) -> Iterator[str]:
    position = line.position
    forcing = Solver(line.game, problem.goal, position.turn)
    for own in range(1, problem.own + 1):
        found = [position.format_move(move) for move in forcing.solutions(position, own)]
        wanted = [problem.solution[0]] if own == problem.own else []
        if problem.source and set(wanted) < set(found) and own == problem.own:
            continue  # as it was printed
        if found != wanted:
            yield f"in {own} it is solved by {found}"


def _solution(problem: Problem, line: AnyLine) -> Iterator[str]:
    seat = line.position.turn
    forcing, own = Solver(line.game, problem.goal, seat), 0
    for token in problem.solution:
        before = line.position
        try:
            line = line.play(line.parse_move(token))
        except AngaError as error:
            yield error.message
            return
        own += before.turn == seat
        reached = forcing.reached(before, line.position, seat)
        if reached != (own == problem.own):
            yield f"{token} {'reaches' if reached else 'does not reach'} the goal"
    if own != problem.own:
        yield f"the solution has {own} own moves"


def _others(problem: Problem, line: AnyLine) -> Iterator[str]:
    key = line.position.parse_any_move(problem.solution[0])
    found = rival(line, problem.goal, key, problem.own, len(problem.solution))
    if found:
        yield found


def rival(line: AnyLine, goal: str, key: object, own: int, plies: int) -> str | None:
    """The result of another first move, if a search of LOOKED_AT positions finds one as good.

    Only checks were examined where a goal takes more than EXHAUSTIVE own moves. A solved game's
    table, and dice, have been asked about all moves.
    """
    game, position = line.game, line.position
    solved = game.states(position.rules) is not None
    if own <= EXHAUSTIVE or solved or game.dice:
        return None
    if len(game.seats) == 2:
        won = win_without(game, position, key, LOOKED_AT)
        return f"another move wins in {won} plies" if won is not None and won <= plies else None
    others = (move for move in position.legal() if move != key)
    found = next((move for move in others if _forces(line, goal, move, own)), None)
    return None if found is None else f"{position.format_move(found)} reaches the goal, too"


def _forces(line: AnyLine, goal: str, move: object, own: int) -> bool:
    """Whether a search of LOOKED_AT positions finds that a move forces the goal."""
    try:
        return Solver(line.game, goal, line.position.turn, LOOKED_AT).forces(
            line.position, move, own
        )
    except SpentError:
        return False


def _grade(problem: Problem, line: AnyLine) -> Iterator[str]:
    key = line.position.parse_any_move(problem.solution[0])
    failing = grading.point(line.game, line.position, key).failing
    told = grading.grade(line.game, line.position, problem.own, failing)
    if problem.grade != told or told not in GRADES:
        yield f"the grade is {told}"
