"""The last round of a game: what has happened since each seat's own last move, and its mates."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from anga.contract.game import Line
from anga.shared.scene import Phrase


def last_round(line: Line[Any, Any]) -> Iterator[tuple[int, Sequence[str]]]:
    """The plies from the last one back, each with the seats that have not moved after it.

    It ends where every seat has.
    """
    waiting = list(line.game.seats)
    for ply in reversed(range(len(line.moves))):
        yield ply, tuple(waiting)
        seat = line.positions[ply].turn
        if seat in waiting:
            waiting.remove(seat)
        if not waiting:
            return


def passes(note: Phrase, move: object) -> Callable[[Line[Any, Any]], dict[str, Phrase]]:
    """Who has passed, by a move that stands for it, with a note of why."""

    def passed_over(line: Line[Any, Any]) -> dict[str, Phrase]:
        plies = [(ply, seats) for ply, seats in last_round(line) if line.moves[ply] == move]
        turns = [(line.positions[ply].turn, seats) for ply, seats in plies]
        return {turn: note for turn, seats in turns if turn in seats}

    return passed_over


def news_of_mates(
    mates: Sequence[tuple[str, str]], told: Iterable[str], own: str = "news:mate"
) -> dict[str, list[Phrase]]:
    """Who was mated by whom, as `news` of each seat that is told; `own` words the seat's own mates.

    `mates` are pairs of seats: who mated, and who was mated.
    """

    def sentence(seat: str, mater: str, mated: str) -> Phrase:
        return [own if mater == seat else "news:mated", f"seat:{mater}", f"seat:{mated}"]

    return {seat: [sentence(seat, *mate) for mate in mates] for seat in told if mates}
