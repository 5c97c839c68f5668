"""What it costs to play a move on a line, beside a position: `python -m tests.engine.playing_cost`.

Both play the same random games, and time is that of the processor.
"""

import random
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

from anga import games
from anga.contract.random_play import random_move

LONGEST = 1000  # plies of a game
SECONDS = 5.0  # for each game


class Cost(NamedTuple):
    """What so many moves came to, played on positions and on lines."""

    plies: int
    positions: float
    lines: float


def of_playing(
    game_id: str, goes_on: Callable[[int], bool], count: Callable[[Callable[[], object]], float]
) -> Cost:
    """The cost of moves in random games of at most `LONGEST` plies, as `count` counts a call.

    It ends when `goes_on`, asked about the number of moves, says so.
    """
    chance, plies, positions, lines = random.Random(5), 0, 0.0, 0.0
    line = games.get(game_id).line()
    while goes_on(plies):
        if line.outcome or len(line.moves) >= LONGEST:
            line = games.get(game_id).line()
        now, move = line, random_move(line, chance)
        positions += count(lambda now=now, move=move: now.position.play(move))  # type: ignore[misc]
        lines += count(lambda now=now, move=move: now.play(move))  # type: ignore[misc]
        line, plies = now.after(move), plies + 1
    return Cost(plies, positions, lines)


def seconds(call: Callable[[], object]) -> float:
    """How long a call takes the processor."""
    began = time.process_time_ns()
    call()
    return (time.process_time_ns() - began) / 1e9


def calls(call: Callable[[], object]) -> float:
    """How many functions a call calls."""
    found = 0

    def note(_frame: object, event: str, _argument: object) -> None:
        nonlocal found
        found += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        call()
    finally:
        sys.setprofile(before)
    return found


def main() -> None:
    """Print a row for each game."""
    print("game        plies   Position.play   Line.play   ratio")
    for game_id in games.ids():
        end = time.process_time() + SECONDS
        cost = of_playing(game_id, lambda _, end=end: time.process_time() < end, seconds)  # type: ignore[misc]
        each, longer = (1e6 * spent / cost.plies for spent in cost[1:])
        print(f"{game_id:10}{cost.plies:7} {each:12.1f} µs {longer:8.1f} µs {longer / each:7.2f}")


if __name__ == "__main__":
    main()
