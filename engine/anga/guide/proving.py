"""What is wrong with a problem, in sentences; nothing if it is what it promises.

One legal first move and no other forces the goal, in no fewer own moves, but for what was printed
elsewhere, which may have further solutions; the solution is legal and reaches it, there are moves
enough to choose from, and the grade is as told. Of first moves that give no check, in problems of
more than two own moves, a search of 20,000 positions finds none that wins as fast.
"""

from collections.abc import Iterator

from anga.contract.game import AnyLine
from anga.guide import grading
from anga.guide.problems import GRADES, Problem
from anga.search.forced import EXHAUSTIVE, Forcing, win_without
from anga.shared.errors import AngaError

LOOKED_AT = 20_000  # positions, for what the others of a long problem come to


def wrong(problem: Problem) -> list[str]:
    """What a problem promises and does not keep."""
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
    forcing = Forcing(line.game, problem.goal, position.turn)
    for own in range(1, problem.own + 1):
        found = [position.format_move(move) for move in forcing.solutions(position, own)]
        wanted = [problem.solution[0]] if own == problem.own else []
        if problem.source and set(wanted) < set(found) and own == problem.own:
            continue  # as it was printed
        if found != wanted:
            yield f"in {own} it is solved by {found}"


def _solution(problem: Problem, line: AnyLine) -> Iterator[str]:
    seat = line.position.turn
    forcing, own = Forcing(line.game, problem.goal, seat), 0
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
    if not searched(line, problem.own):
        return
    key = line.position.parse_any_move(problem.solution[0])
    plies = win_without(line.game, line.position, key, LOOKED_AT)
    if plies is not None and plies <= len(problem.solution):
        yield f"another move wins in {plies} plies"


def searched(line: AnyLine, own: int) -> bool:
    """Whether a search has to say that no other move is as good."""
    solved = line.game.states(line.position.rules) is not None
    return own > EXHAUSTIVE and len(line.game.seats) == 2 and not solved and not line.game.dice


def _grade(problem: Problem, line: AnyLine) -> Iterator[str]:
    key = line.position.parse_any_move(problem.solution[0])
    failing = grading.point(line.game, line.position, key).failing
    told = grading.grade(line.game, line.position, problem.own, failing)
    if problem.grade != told or told not in GRADES:
        yield f"the grade is {told}"
