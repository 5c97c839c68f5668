"""Tablebases for games small enough to be solved, by retrograde analysis.

A *value* is seen from the side to move: win, draw (neither side can force the end) or loss, with
the distance to the end in plies when the winner hurries and the loser delays.
"""

from collections import Counter, defaultdict, deque
from collections.abc import Container, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from anga import games
from anga.contract.game import AnyLine
from anga.contract.position import AnyPosition, Outcome
from anga.search.history import History
from anga.search.limits import Found, Variation

WIN_SCORE = 10_000
FARTHEST = WIN_SCORE  # a horizon beyond every distance


class SolvedValue(NamedTuple):
    """The value of a position to the side to move.

    `plies` is the distance to the end, None for a draw.
    """

    letter: str  # W, D or L
    plies: int | None

    @property
    def score(self) -> int:
        """A number that orders values for the side to move: near wins first, near losses last."""
        if self.plies is None:
            return 0
        return WIN_SCORE - self.plies if self.letter == "W" else self.plies - WIN_SCORE

    @property
    def before(self) -> "SolvedValue":
        """The value of a move that leads to a position of this value, to the side that makes it."""
        if self.plies is None:
            return self
        return SolvedValue("L" if self.letter == "W" else "W", self.plies + 1)

    def within(self, horizon: int) -> "SolvedValue":
        """The value as seen by a player who looks a number of plies ahead."""
        return self if self.plies is not None and self.plies <= horizon else DRAW


DRAW = SolvedValue("D", None)


Known = Mapping[AnyPosition, SolvedValue]


class Graph(NamedTuple):
    """All positions of a game without history, and how they lead to each other.

    `ended` has the values of those that are over, `moves` the number of legal moves in each of the
    others, and `before` the positions that lead to each one, once for each move.
    """

    ended: dict[AnyPosition, SolvedValue]
    moves: dict[AnyPosition, int]
    before: dict[AnyPosition, list[AnyPosition]]


@lru_cache(maxsize=8)
def graph(game_id: str, rules: str) -> Graph:
    """The graph of a game that is small enough to be solved. Raises LookupError for others."""
    states = games.get(game_id).states(rules)
    if states is None:
        raise LookupError(f"{game_id} is not solved")
    made = Graph({}, {}, defaultdict(list))
    for position in states:
        if outcome := position.outcome:
            made.ended[position] = _ended(outcome.placings, position.turn)
            continue
        moves = position.legal()
        made.moves[position] = len(moves)
        for move in moves:
            made.before[position.after(move)].append(position)
    return made


@lru_cache(maxsize=8)
def table(game_id: str, rules: str) -> Known:
    """The table of a game: the value of every position."""
    return solve(graph(game_id, rules), {})


def values_in_line(line: AnyLine) -> Known:
    """The table for this line, with the ends by its history taken into account."""
    game_id, rules = line.game.id, line.position.rules
    ends = History(line).ends()
    return solve(graph(game_id, rules), ends) if ends else table(game_id, rules)


def solve(known: Graph, ends: Mapping[AnyPosition, Outcome]) -> Known:
    """Solve a graph, in which every move leads to a position of the graph.

    `ends` are positions that end the game although they are not over by themselves.
    """
    undecided = dict(known.moves)
    values = dict(known.ended)
    for position in ends.keys() & undecided.keys():
        values[position] = _ended(ends[position].placings, position.turn)
    waiting = deque(position for position, value in values.items() if value != DRAW)
    while waiting:
        position = waiting.popleft()
        value = values[position].before
        for earlier in known.before.get(position, ()):
            undecided[earlier] -= 1
            if earlier not in values and (value.letter == "W" or undecided[earlier] == 0):
                values[earlier] = value
                waiting.append(earlier)
    return values | {position: DRAW for position in undecided if position not in values}


def values(position: AnyPosition, known: Known) -> dict[object, SolvedValue]:
    """The value of each legal move to the side that makes it."""
    return {move: known[position.after(move)].before for move in position.legal()}


def best_moves(
    position: AnyPosition,
    known: Known,
    horizon: int = FARTHEST,
    among: Container[object] | None = None,
) -> list[object]:
    """The best moves for a player who looks `horizon` plies ahead.

    Among equal values only those count after which the opponent has the most losing replies.
    `among` are the moves to choose from, all legal ones if None.
    """
    seen = {
        move: value.within(horizon)
        for move, value in values(position, known).items()
        if among is None or move in among
    }
    top = max(value.score for value in seen.values())
    equal = [move for move, value in seen.items() if value.score == top]
    traps = Counter({move: _traps(position.after(move), known, horizon) for move in equal})
    return [move for move in equal if traps[move] == max(traps.values())]


def principal_variation(position: AnyPosition, known: Known, longest: int = 40) -> list[object]:
    """Best play by both sides to the end of the game, or until a draw repeats a position."""
    line: list[object] = []
    seen = {position}
    while not position.outcome and len(line) < longest:
        move = best_moves(position, known)[0]
        line.append(move)
        position = position.after(move)
        if position in seen:
            break
        seen.add(position)
    return line


def probe(
    position: AnyPosition, known: Known, moves: Sequence[object], horizon: int, lines: int = 1
) -> Found:
    """The result of a search for the first of some moves, and the best `lines` of them."""
    seen = values(position, known)
    rest = sorted(moves[1:], key=lambda move: -seen[move].within(horizon).score)
    told = tuple(
        Variation(
            move,
            seen[move].within(horizon).score,
            (move, *principal_variation(position.after(move), known)),
        )
        for move in [moves[0], *rest][:lines]
    )
    move, score, pv = told[0]
    depth = min(horizon, seen[move].within(horizon).plies or len(pv))
    return Found(move, score, depth, len(known), pv, told)


def _ended(placings: Mapping[str, int], turn: str) -> SolvedValue:
    if len(set(placings.values())) == 1:
        return DRAW
    return SolvedValue("W" if placings[turn] == 1 else "L", 0)


def _traps(position: AnyPosition, known: Known, horizon: int) -> int:
    return sum(v.within(horizon).letter == "L" for v in values(position, known).values())
