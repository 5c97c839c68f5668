"""Answers that take thought: the best move, and the analysis of a position.

Both are generators of better and better answers; the caller decides when to stop.
"""

import time
from collections.abc import Iterator

from anga.contract.game import AnyLine
from anga.search import chances, levels
from anga.search.limits import Found, Limits, Variation
from anga.service.requests import line_of
from anga.shared.answers import Request
from anga.shared.errors import OverError, RequestError
from anga.shared.scene import Phrase
from anga.shared.thoughts import AnalyseAnswer, BestAnswer, LineEntry

USUAL = 3  # lines of an analysis


def best(request: Request) -> Iterator[BestAnswer]:
    """Yield better and better moves; the last is the choice. Raises AngaError for bad input."""
    line = line_of(request)
    if line.outcome:
        raise OverError("the game has ended: there is no move to choose")
    if line.position.chance:
        raise RequestError("a roll is awaited: there is no move to choose", "best")
    told = request.get("told", False)
    for found, seconds in _thoughts(line, _limits(request)):
        answer: BestAnswer = {
            "move": line.position.format_move(found.move),
            "score": found.score,
            "depth": found.depth,
            "nodes": found.nodes,
            "seconds": seconds,
            "pv": _spelt(line, found.pv),
        }
        if told:
            answer["told"] = _told(line, found.pv)
        yield answer


def analyse(request: Request) -> Iterator[AnalyseAnswer]:
    """Yield better and better lines, and each seat's chances after the first one.

    Where nobody has to choose there are only chances. Raises AngaError for bad input.
    """
    line = line_of(request)
    if line.outcome or line.position.chance:
        yield {"depth": 0, "nodes": 0, "seconds": 0.0, "lines": [], "chances": _chances(line, ())}
        return
    limits = _limits(request, request.get("multipv", USUAL))._replace(contempt=0)
    for found, seconds in _thoughts(line, limits):
        found_lines = found.lines or (Variation(found.move, found.score, found.pv),)
        lines = [_line_entry(line, variation) for variation in found_lines]
        _level(lines, str(line.position.turn))
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
    )


def _thoughts(line: AnyLine, limits: Limits) -> Iterator[tuple[Found, float]]:
    """Search results with the seconds they took; an unchanged result comes as the same object."""
    began = time.perf_counter()
    told: tuple[Found, float] | None = None
    for found in levels.search(line, limits):
        if told is None or found is not told[0]:
            told = found, round(time.perf_counter() - began, 3)
        yield told


def _line_entry(line: AnyLine, variation: Variation) -> LineEntry:
    return {
        "move": line.position.format_move(variation.move),
        "score": variation.score,
        "mate": levels.plies_to_win(line, variation.score),
        "pv": _spelt(line, variation.pv),
        "told": _told(line, variation.pv),
        "chances": _chances(line, variation.pv),
    }


def _level(lines: list[LineEntry], mover: str) -> None:
    """Make chances agree with the order of lines: neighbours out of order get their mean.

    Chances are those at a line's end, beyond which the search may have looked.
    """
    groups: list[list[LineEntry]] = []
    for line in lines:
        groups.append([line])
        while len(groups) > 1 and _mean(groups[-1])[mover] > _mean(groups[-2])[mover]:
            groups[-2:] = [groups[-2] + groups[-1]]
    for group in groups:
        mean = _mean(group)
        for line in group:
            line["chances"] = mean


def _mean(lines: list[LineEntry]) -> dict[str, float]:
    """The mean of the chances of some lines, by seat."""
    seats = lines[0]["chances"]
    return {seat: round(sum(x["chances"][seat] for x in lines) / len(lines), 4) for seat in seats}


def _chances(line: AnyLine, play: tuple[object, ...]) -> dict[str, float]:
    return {seat: round(share, 4) for seat, share in chances.shares_after(line, play).items()}


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
