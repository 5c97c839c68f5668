"""A solver for goals that a seat can force in a number of own moves, whatever the others do.

A goal (`Game.goals`) is reached by a move. Two own moves or fewer are looked at exhaustively; with
more, the first of them have to give check, in games that know check. A solved game's table answers
for any number. Nothing is assumed about dice: a roll ends what can be forced.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import NamedTuple

from anga.contract.game import AnyGame, AnyLine, Line
from anga.contract.position import AnyPosition, Refusal
from anga.search import levels, principal_variation, tablebase
from anga.search.budget import Budget, SpentError
from anga.search.checks import knows_check
from anga.search.limits import Limits
from anga.search.transpositions import MATE, is_mate
from anga.shared.errors import RequestError

EXHAUSTIVE = 2  # own moves
MOST_OWN = 20
LAPS = 2  # so often may everybody else have moved before a seat is on turn again
REPLYING = 600  # positions that are looked at to find a sensible reply
SPENT = 200_000  # positions that are looked at to judge an answer


class Verdict(NamedTuple):
    """The verdict on an answer: whether it is right, whether it is the last one, and the reply.

    `late`: the answer is wrong, but its seat moves again and the goal is still forced.
    """

    right: bool
    done: bool
    reply: object | None
    late: bool = False


class Solver:
    """A solver for one goal of one seat; `nodes` counts positions, `most` limits them.

    With more own moves left than `exhaustive` only checks are tried.
    """

    def __init__(
        self,
        game: AnyGame,
        goal: str,
        seat: str,
        most: int | None = None,
        exhaustive: int = EXHAUSTIVE,
    ) -> None:
        self.game, self.seat, self.most, self.exhaustive = game, seat, most, exhaustive
        self.reached, self.ended = game.goals[goal], game.thinking.ended
        self.nodes = 0
        self._refuting: dict[int, object] = {}  # by own moves left, what refuted the last time

    def solutions(self, position: AnyPosition, own: int, enough: int | None = None) -> list[object]:
        """The moves that force the goal in a number of own moves.

        None when another seat is to move.
        """
        if position.turn != self.seat or position.chance or self.ended(position):
            return []
        tries = self._tries(position, own)
        return list(islice((m for m in tries if self.forces(position, m, own)), enough))

    def shortest(self, position: AnyPosition, most: int) -> int | None:
        """The fewest own moves, up to a number, in which the goal is forced from here."""
        return next((own for own in range(1, most + 1) if self.can_force(position, own)), None)

    def forces(self, position: AnyPosition, move: object, own: int) -> bool:
        """Whether a move of the seat forces the goal, itself counted. Raises SpentError."""
        after = position.after(move)
        self._count()
        if self.game.states(position.rules) is not None:
            value = tablebase.table(self.game.id, position.rules)[after].before
            return value.letter == "W" and (value.plies or 0) <= 2 * own - 1
        if self.reached(position, after, self.seat):
            return True
        return own > 1 and self.can_force(after, own - 1)

    def can_force(self, position: AnyPosition, own: int, waited: int = 0) -> bool:
        """Whether the goal is forced from here in a number of own moves. Raises SpentError.

        `waited` is the number of opponents' moves since the last own one; too many count as an
        escape.
        """
        if position.chance or self.ended(position) or waited > LAPS * len(self.game.seats):
            return False
        if position.turn == self.seat:
            return any(self.forces(position, move, own) for move in self._tries(position, own))
        return self.escape(position, own, waited) is None

    def escape(self, position: AnyPosition, own: int, waited: int = 0) -> object | None:
        """An opponent's move after which the goal is no longer forced in a number of own moves."""
        moves: list[object] = list(position.legal())
        killer = self._refuting.get(own)
        if killer in moves:
            moves.remove(killer)
            moves.insert(0, killer)
        for move in moves:
            if self.escapes(position, move, own, waited):
                self._refuting[own] = move
                return move
        return None

    def escapes(self, position: AnyPosition, move: object, own: int, waited: int = 0) -> bool:
        """Whether this move of an opponent prevents the goal."""
        after = position.after(move)
        self._count()
        return not self.reached(position, after, self.seat) and not self.can_force(
            after, own, waited + 1
        )

    def defence(self, position: AnyPosition, own: int) -> object:
        """The opponent's move that delays the goal longest, with the fewest solutions after it."""

        def hardness(move: object) -> tuple[int, int]:
            after = position.after(move)
            length = self.shortest(after, own) or 0
            return length, -len(self.solutions(after, length)) if length else 0

        return max(position.legal(), key=hardness)

    def _tries(self, position: AnyPosition, own: int) -> Sequence[object]:
        """The own moves to try."""
        moves = position.legal()
        if own <= self.exhaustive or not knows_check(position) or self.game.dice:
            return moves
        if self.game.states(position.rules) is not None:
            return moves
        checked = self.game.thinking.checked
        return [move for move in moves if checked(position.after(move))]

    def _count(self) -> None:
        self.nodes += 1
        if self.most is not None and self.nodes > self.most:
            raise SpentError


def parse_goal(game: AnyGame, text: str) -> tuple[str, int]:
    """A goal and the number of own moves, from text such as "mate:2". Raises RequestError."""
    slug, _, own = text.partition(":")
    if slug not in game.goals or not own.isdecimal() or not 0 < int(own) <= MOST_OWN:
        raise RequestError(f"{game.id} knows no goal {text!r}", text)
    return slug, int(own)


def format_goal(slug: str, own: int) -> str:
    """The text of a goal and a number of own moves."""
    return f"{slug}:{own}"


def judge_answer(line: AnyLine, goal: str, own: int) -> Verdict:
    """The verdict on the last move of a line, as an attempt at a goal in a number of moves.

    The number includes this move. The reply to a right move delays the goal longest, the reply to a
    wrong one prevents it. There is none once the goal is reached, or where no opponent is to move.
    """
    before, after = line.positions[-2:]
    forcing = Solver(line.game, goal, before.turn, SPENT)
    if forcing.reached(before, after, before.turn):
        return Verdict(True, True, None)
    try:
        right = forcing.forces(before, line.moves[-1], own)
        again = after.turn == before.turn
        if again or line.outcome or after.chance:
            late = again and not right and forcing.can_force(after, EXHAUSTIVE)
            return Verdict(right, False, None, late)
        if right:
            return Verdict(True, False, forcing.defence(after, own - 1))
        return Verdict(False, False, _refuting(forcing, line, own - 1))
    except SpentError:
        return Verdict(False, False, _sensible(line))


def _refuting(forcing: Solver, line: AnyLine, own: int) -> object:
    """The most promising reply if it prevents the goal, else any that does."""
    sensible = _sensible(line)
    if own == 0 or forcing.escapes(line.position, sensible, own):
        return sensible
    return forcing.escape(line.position, own)


def _sensible(line: AnyLine) -> object:
    *_, found = levels.search(line, Limits(nodes=REPLYING, seed=1))
    return found.move


def win_without(game: AnyGame, position: AnyPosition, key: object, nodes: int) -> int | None:
    """The plies to a win without a given move, by a search of limited size; else None.

    For two players.
    """
    barred = {key: Refusal("")}
    held = replace(game, forbidden=lambda line: {} if line.moves else barred)
    line: AnyLine = Line(held, (position,))
    *_, found = principal_variation.search(line, Budget(nodes=nodes), Random(1))
    return MATE - found.score if is_mate(found.score) and found.score > 0 else None
