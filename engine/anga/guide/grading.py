"""Grading of problems: how hard one is, whether it has a point, and whether it is new."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from anga.contract.game import AnyGame
from anga.contract.position import AnyPosition
from anga.guide.problems import GRADES, Problem
from anga.search import tablebase
from anga.search.checks import knows_check
from anga.shared.scene import Phrase

FEWEST_MOVES = 5  # that a first move is chosen from; in a solved game, as many as it usually has
TEMPTING = {"capture", "check"}
MANY = (8, 30)  # plausible moves that fail: so many make a problem harder, and so many again
DIFFERENT = (3, 6)  # the same of blows that fell different pieces, where one may fell many
DEEP = (4, 6)  # in a solved game, from how many own moves on a problem is of grade 2 and 3


class Point(NamedTuple):
    """The plausible first moves that fail, and the most obvious one."""

    failing: tuple[object, ...]
    seen: object | None


def point(game: AnyGame, position: AnyPosition, key: object) -> Point:
    """The point of a problem whose solution begins with `key`.

    Captures and checks are plausible; in a game without either all legal moves are.
    """
    moves = position.legal()
    plausible = [m for m in moves if TEMPTING.intersection(game.deeds(position, m))]
    failing = tuple(move for move in plausible or moves if move != key)
    seen = max(plausible, key=_looks(game, position), default=None)
    return Point(failing, seen)


def _looks(game: AnyGame, position: AnyPosition) -> Any:
    """A function that says how good a move looks at first sight.

    Where a move can capture many pieces, one sees their number, not the losses.
    """
    rank = game.thinking.rank
    if _fells(game, position):
        return lambda move: len(_taken(game, position, move))
    if rank:
        moves = position.legal()
        ranks = dict(zip(moves, rank(position, moves), strict=True))
        return ranks.__getitem__
    return lambda move: game.evaluate(position.after(move), position.turn)


def _fells(game: AnyGame, position: AnyPosition) -> bool:
    """Whether a move may capture many pieces, and many moves have the same result."""
    knows_moves = game.thinking.rank is not None or game.thinking.ranked is not None
    return knows_moves and not knows_check(position)


def _taken(game: AnyGame, position: AnyPosition, move: object) -> frozenset[str]:
    """The cells of captures by a move."""
    changes = game.changes(position, move)
    return frozenset(change["places"][0] for change in changes if change["do"] == "capture")


@lru_cache
def fewest_moves(game: AnyGame, rules: str) -> int:
    """The least number of legal first moves that a problem must have."""
    if (states := game.states(rules)) is None:
        return FEWEST_MOVES
    known = tablebase.table(game.id, rules)
    counts = Counter(len(state.legal()) for state in states if known[state].letter == "W")
    return min(FEWEST_MOVES, counts.most_common(1)[0][0])


def grade(game: AnyGame, position: AnyPosition, own: int, failing: Sequence[object]) -> int:
    """The grade from 1 to 3, by length and by how many plausible first moves fail."""
    if game.states(position.rules) is not None:
        return 1 + sum(own >= deep for deep in DEEP)
    number, steps = len(failing), MANY
    if _fells(game, position):
        number, steps = len({_taken(game, position, move) for move in failing}), DIFFERENT
    return min(own + sum(number >= many for many in steps), GRADES[-1])


def shape(game: AnyGame, position: AnyPosition) -> object:
    """A key that is equal for positions that differ only by colours, rotation and reflection."""
    scene = game.scene(position, {})
    at = {cell["id"]: cell["at"] for cell in scene["cells"]}
    width, height = scene["size"]
    points = [
        (2 * at[piece["cell"]][0] + 1 - width, 2 * at[piece["cell"]][1] + 1 - height)
        for piece in scene["pieces"]
    ]
    kinds = [(piece["seat"] == position.turn, *_kind(piece["name"])) for piece in scene["pieces"]]
    board = min(
        tuple(sorted(zip(map(turned, points), kinds, strict=True))) for turned in SYMMETRIES
    )
    hands = sorted(
        (hand["seat"] == position.turn, held["kind"], held["count"])
        for hand in scene["hands"]
        for held in hand["held"]
    )
    solids = sorted(
        (thing.get("seat") == position.turn, *_kind(thing["name"]), *thing["sides"])
        for thing in scene["solids"]
    )
    notes = sorted(
        (seat["seat"] == position.turn, *_kind(note))
        for seat in scene["seats"]
        for note in seat.get("notes", ())
    )
    return board, tuple(hands), tuple(solids), tuple(notes)


def within(problem: Problem) -> frozenset[object]:
    """The shapes of positions with a choice on the way of a problem's solution.

    None in a solved game, where every win leads through all shorter wins.
    """
    game, position = problem.line.game, problem.line.position
    if game.states(problem.rules) is not None:
        return frozenset()
    seat, found = position.turn, set[object]()
    for token in problem.solution[:-1]:
        position = position.after(position.parse_any_move(token))
        if position.turn == seat and not position.chance:
            found.add(shape(game, position))
    return frozenset(found)


SYMMETRIES = tuple(
    lambda at, a=a, b=b, swap=swap: (a * at[swap], b * at[1 - swap])
    for a in (1, -1)
    for b in (1, -1)
    for swap in (0, 1)
)


def _kind(name: Phrase) -> Iterator[str]:
    """A name without its seat."""
    if isinstance(name, str):
        if not name.startswith("seat:"):
            yield name
    else:
        for part in name:
            yield from _kind(part)
