"""Answers that take thought: the best move, and the analysis of a position.

Both are generators of better and better answers; the caller decides when to stop.
"""

import time
from collections.abc import Iterator

from anga.contract.game import AnyLine
from anga.search import chances, levels
from anga.search.limits import Found, Limits, Variation
from anga.search.telling import Teller, choice_of, lines_of
from anga.service import hints
from anga.service.requests import line_of
from anga.shared.answers import Request
from anga.shared.errors import OverError, RequestError
from anga.shared.scene import Phrase
from anga.shared.thoughts import AnalyseAnswer, BestAnswer, LineEntry

USUAL = 3  # lines of an analysis
SEED = 1  # of an analysis, which tells the same each time


def best(request: Request) -> Iterator[BestAnswer]:
    """Yield better and better moves; the last is the choice. Raises AngaError for bad input."""
    line, hinting = _undecided(request), request.get("hint", False)
    lines = hints.lines_for(line) if hinting else 1
    for answer in _choices(line, request, lines):
        yield answer
    if hinting and hints.takes_back(line, line.parse_move(answer["move"])):
        other = answer
        for each in _choices(line, request, hints.SECOND):
            yield answer  # until the others are known as well
            other = each
        yield other


def _choices(line: AnyLine, request: Request, lines: int) -> Iterator[BestAnswer]:
    """Yield better and better choices from so many of the best moves."""
    limits, hinter = _limits(request, lines), hints.Hinter(line)
    before: Found | None = None
    for each, seconds in _thoughts(line, limits):
        if each is not before:
            before, found = each, hinter.clearest(each) if lines > 1 else each
        answer = _best_answer(line, found, seconds)
        if request.get("told"):
            answer["told"] = _told(line, found.pv)
            level = levels.reached(line.game, limits, found.nodes, seconds)
            if level is not None:
                answer["reached"] = level
        yield answer


def chosen(request: Request) -> tuple[BestAnswer, dict[str, float]]:
    """The choice, and the chances that its score stands for. Raises AngaError for bad input."""
    line = _undecided(request)
    teller = Teller(line)
    for found, seconds in _thoughts(line, _limits(request)):
        teller.hear(found)
        last = found, seconds
    found, seconds = last
    shares = teller.shares(choice_of(found))
    return _best_answer(line, found, seconds), rounded(shares)


def _undecided(request: Request) -> AnyLine:
    """The game of a request, in which somebody has to choose a move."""
    line = line_of(request)
    if line.outcome:
        raise OverError("the game has ended: there is no move to choose")
    if line.position.chance:
        raise RequestError("a roll is awaited: there is no move to choose", "best")
    return line


def _best_answer(line: AnyLine, found: Found, seconds: float) -> BestAnswer:
    return {
        "move": line.position.format_move(found.move),
        "score": found.score,
        "depth": found.depth,
        "nodes": found.nodes,
        "seconds": seconds,
        "pv": _spelt(line, found.pv),
    }


def analyse(request: Request) -> Iterator[AnalyseAnswer]:
    """Yield better and better lines, each with the chances that its score stands for.

    Where nobody has to choose there are only chances. Raises AngaError for bad input.
    """
    line = line_of(request)
    if line.outcome or line.position.chance:
        shares = rounded(chances.shares_after(line))
        yield {"depth": 0, "nodes": 0, "seconds": 0.0, "lines": [], "chances": shares}
        return
    teller, lines, before = Teller(line), list[LineEntry](), None
    limits = _limits(request, request.get("multipv", USUAL))
    limits = limits._replace(contempt=0, seed=request.get("seed", SEED))
    for found, seconds in _thoughts(line, limits):
        if found is not before:
            teller.hear(found)
            lines = [_line_entry(line, each, teller.shares(each)) for each in lines_of(found)]
            before = found
        yield {
            "depth": found.depth,
            "nodes": found.nodes,
            "seconds": seconds,
            "lines": lines,
            "chances": lines[0]["chances"],
        }


def _limits(request: Request, lines: int = 1) -> Limits:
    return Limits(
        request.get("level"),
        request.get("seconds"),
        request.get("nodes"),
        request.get("seed"),
        lines,
        style=request.get("style"),
    )


def _thoughts(line: AnyLine, limits: Limits) -> Iterator[tuple[Found, float]]:
    """Search results with the seconds they took; an unchanged result comes as the same object."""
    began = time.perf_counter()
    told: tuple[Found, float] | None = None
    for found in levels.search(line, limits):
        if told is None or found is not told[0]:
            told = found, round(time.perf_counter() - began, 3)
        yield told


def _line_entry(line: AnyLine, variation: Variation, shares: dict[str, float]) -> LineEntry:
    return {
        "move": line.position.format_move(variation.move),
        "score": variation.score,
        "mate": levels.plies_to_win(line, variation.score),
        "pv": _spelt(line, variation.pv),
        "told": _told(line, variation.pv),
        "chances": rounded(shares),
    }


def rounded(shares: dict[str, float]) -> dict[str, float]:
    """Shares of first places with four decimals."""
    return {seat: round(share, 4) for seat, share in shares.items()}


def _spelt(line: AnyLine, moves: tuple[object, ...]) -> list[str]:
    spelt, position = [], line.position
    for move in moves:
        spelt.append(position.format_move(move))
        position = position.after(move)
    return spelt


def _told(line: AnyLine, moves: tuple[object, ...]) -> list[Phrase]:
    told, position = [], line.position
    for move in moves:
        told.append(line.game.move_notation(position, move))
        position = position.after(move)
    return told
