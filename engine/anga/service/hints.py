"""The choice of a hint among the best moves: one that teaches, and that takes nothing back."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from anga.contract.game import AnyGame, AnyLine
from anga.search import levels
from anga.search.dice import CERTAIN
from anga.search.limits import Found, Variation
from anga.search.telling import Teller, lines_of

LINES = 8  # among which a hint chooses in a game some of whose moves hints avoid …
ABOUT = 0.02  # … that are worse by so much of the first places at most
SECOND = 2  # lines that are looked at, deeper, where what is found takes a move back
# How much better a move that takes one back may seem while another is shown, in the logarithm of
# the odds. A ply of depth changes that more: .03 in Yonin Shogi, where a Pawn is worth as much, .04
# and .05 in Chatra for two and four, .08 in Troop-Chess (`tests.engine.telling.swing`).
AS_GOOD = 0.025
AS_GOOD_SHARES = AS_GOOD / 5  # of the first places, where they are about even

Ways = frozenset[tuple[str, str]]


def lines_for(line: AnyLine) -> int:
    """The number of best moves that a hint looks at from the start."""
    return 1 if line.game.thinking.hint_avoids is None else LINES


class Hinter:
    """Chooses a hint among the lines of one search, whose answers it hears in their order."""

    def __init__(self, line: AnyLine) -> None:
        self.line, self.teller = line, Teller(line)
        self.avoids = line.game.thinking.hint_avoids or _nothing
        self.known: dict[object, tuple[bool, bool]] = {}

    def clearest(self, found: Found) -> Found:
        """The answer with the best move that is about as good and takes nothing back.

        Of such moves one that hints do not avoid.
        """
        self.teller.hear(found)
        best = min(_near(self.teller, lines_of(found)), key=lambda each: self._faults(each.move))
        return found._replace(move=best.move, score=best.score, pv=best.pv)

    def _faults(self, move: object) -> tuple[bool, bool]:
        if move not in self.known:  # searches answer often
            self.known[move] = takes_back(self.line, move), self.avoids(move)
        return self.known[move]


def _nothing(_move: object) -> bool:
    return False


def _near(teller: Teller, lines: tuple[Variation, ...]) -> list[Variation]:
    """The lines that a hint may show as well as the first of them."""
    best, line = lines[0], teller.line
    avoids, seat = line.game.thinking.hint_avoids, str(line.position.turn)
    if avoids and avoids(best.move):
        least = teller.shares(best)[seat] - ABOUT
        return [best, *(each for each in lines[1:] if teller.shares(each)[seat] >= least)]
    return [each for each in lines if each.score >= best.score - _margin(teller, best)]


def _margin(teller: Teller, best: Variation) -> float:
    """By how much of a score another move is as good; none once the end is known."""
    if teller.solved or levels.plies_to_win(teller.line, best.score) is not None:
        return 0
    return AS_GOOD * teller.game.thinking.scale if teller.by_score else AS_GOOD_SHARES * CERTAIN


def takes_back(line: AnyLine, move: object) -> bool:
    """Whether a move only brings back what its seat brought somewhere in its last turn, or now."""
    game, position = line.game, line.position
    ways = _ways(game, position, move)
    back = frozenset((end, start) for start, end in ways)
    return bool(ways) and any(_ways(game, *own) == back for own in _last_own(line))


def _ways(game: AnyGame, position: Any, move: object) -> Ways:
    """The places between which a move brings pieces; none if it captures or costs some."""
    changes = game.changes(position, move)
    gone = {change["places"][0] for change in changes if change["do"] in ("capture", "remove")}
    if gone & {f"c:{piece['cell']}" for piece in game.scene(position, {})["pieces"]}:
        return frozenset()  # of dice alone nothing is lost
    ways = [change["places"] for change in changes if change["do"] == "move"]
    return frozenset((places[0], places[-1]) for places in ways)


def _last_own(line: AnyLine) -> Iterator[tuple[Any, object]]:
    """The last moves of the seat to move, each with its position: this turn's, the turn before's.

    The last comes first.
    """
    made, has_passed = zip(line.positions[-2::-1], line.moves[::-1], strict=True), False
    for is_own, steps in groupby(made, key=lambda step: step[0].turn == line.position.turn):
        if is_own:
            yield from steps
            if has_passed:
                return
        else:
            has_passed = True
