"""Answers of one checkout's engine, for `compare`, which runs this file in a process of its own.

Only what every checkout has had since 6386722 may be used here.
"""

import json
import random
import sys
import time
from typing import Any, NamedTuple, TypedDict
from unittest.mock import patch

from anga.record import record
from anga.record.record import Record
from anga.search import levels
from anga.search.limits import Limits

LONGEST = 300  # plies of a game


class Question(TypedDict):
    """A position as its moves from the start, to be searched; without limits, a random game.

    `seconds` are of processor time; None is no limit, and so are 0 `nodes`.
    """

    game: str
    moves: list[str]
    nodes: int
    seconds: float | None
    seed: int


class Answer(NamedTuple):
    """What was chosen or played, and the processor time that it took in seconds."""

    choice: str
    seconds: float


def answer(question: Question) -> Answer:
    """The answer of the engine that this process imported."""
    line = record.replay(Record(question["game"], moves=tuple(question["moves"])))
    began = time.process_time()
    nodes, seconds = question["nodes"] or None, question["seconds"]
    if nodes or seconds:
        with patch.object(time, "perf_counter", time.process_time):
            *_, found = levels.search(line, Limits(None, seconds, nodes, question["seed"]))
        spent = time.process_time() - began
        return Answer(f"{line.position.format_move(found.move)} {found.score}", spent)
    played, position, chance = list[Any](), line.position, random.Random(question["seed"])
    while not position.outcome and len(played) < LONGEST:
        played.append((position, chance.choice(position.legal())))
        position = position.after(played[-1][1])
    spent = time.process_time() - began
    return Answer(" ".join(before.format_move(move) for before, move in played), spent)


def serve() -> None:
    """Answer questions, a line each, until there are no more."""
    for text in sys.stdin:
        print(json.dumps(answer(json.loads(text))))


if __name__ == "__main__":
    serve()
