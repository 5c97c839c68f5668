"""Limits by history: a move chosen three times, and too long a fight for one square."""

from collections.abc import Iterator

from anga.contract.game import Line
from anga.contract.position import Outcome, Refusal
from anga.games.chatra.rules.position import ChatraPosition, lost_without_move
from anga.games.chatra.rules.safety import in_check
from anga.kit.ends import plies
from anga.kit.pairs.encoding import CAPTURE, OBJECT, PASS

MOST = 3  # times


def forbidden(line: Line[ChatraPosition, int]) -> dict[int, Refusal]:
    """The otherwise legal moves that repetition forbids now."""
    found = {move: Refusal("repeated-turn", _cell(line, move)) for move in _chosen_before(line)}
    contested = _contested(line)
    if contested is not None:
        reason = Refusal("repeated-capture", _cell(line, contested))
        found.update(
            {
                move: reason
                for move in line.position.legal()
                if move & CAPTURE and move & 255 == contested
            }
        )
    return found


def adjudicate(line: Line[ChatraPosition, int]) -> Outcome | None:
    """A loss for a side whose every move is forbidden by repetition."""
    repeating = forbidden(line)
    if repeating and all(move in repeating for move in line.position.legal()):
        return lost_without_move(line.position)
    return None


def _chosen_before(line: Line[ChatraPosition, int]) -> list[int]:
    """The moves chosen three times in this position; none of those that answer a check."""
    before = plies(line)[:-1]
    if len(before) < MOST or _began_with_check(line):
        return []
    chosen = [line.moves[ply] for ply in before]
    return [move for move in set(chosen) if chosen.count(move) >= MOST]


def _began_with_check(line: Line[ChatraPosition, int]) -> bool:
    """Whether the side to move is in a check that did not itself answer a check.

    The side that gives such a check has begun, so the other side's answers are never excluded.
    """
    if not in_check(line.position.sides):
        return False
    return len(line.positions) < 2 or not in_check(line.positions[-2].sides)


def _contested(line: Line[ChatraPosition, int]) -> int | None:
    """The square on which the side to move may not capture again, if there is one.

    In the run of drops and captures on one square that leads here, this side captured first, and
    three times.
    """
    captures = list(_run(line))
    if not captures:
        return None
    square, first = captures[-1]
    own = [seat for _, seat in captures if seat == first]
    return square if first == line.position.turn and len(own) >= MOST else None


def _run(line: Line[ChatraPosition, int]) -> Iterator[tuple[int, str]]:
    """The captures, latest first, in the uninterrupted run of drops and captures on one square."""
    square = None
    for ply in reversed(range(len(line.moves))):
        at, move = line.positions[ply], line.moves[ply]
        if move & CAPTURE and square in (None, move & 255):
            square = move & 255
            yield square, at.turn
        elif not _is_drop(at, move):
            return


def _is_drop(at: ChatraPosition, move: int) -> bool:
    return move < OBJECT or bool(move & OBJECT and at.sides.own < 0)


def _cell(line: Line[ChatraPosition, int], move: int) -> tuple[str, ...]:
    return () if move == PASS else (line.position.variant.board.names[move & 255],)
