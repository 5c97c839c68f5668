"""How fast this tree's engine thinks beside another checkout's, and whether it chooses the same.

    git worktree add /tmp/old COMMIT
    python -m tests.engine.speed.compare chatra --against /tmp/old --positions 200 --nodes 1000
    python -m tests.engine.speed.compare troop --against /tmp/old --playouts 20
    python -m tests.engine.speed.compare orb --against /tmp/old --chromium

Each engine has a process of its own. Both answer the same questions in turn, and only the processor
time of the answers counts: searches with so many positions, or random games. In Chromium each has a
worker, and the time that passes counts, so the machine should be quiet. Answers are compared by a
checksum; if any differs, the command ends with an error.
"""

import argparse
import hashlib
import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from anga import games
from anga.contract.game import AnyLine
from anga.contract.random_play import random_move
from anga.search import levels
from build.setup import chromium
from tests.engine.speed.answers import LONGEST, Answer, Question
from tests.engine.speed.in_chromium import ChromiumEngine

HERE = Path(__file__).resolve().parents[3]
ANSWERS = Path(__file__).with_name("answers.py")
LEVEL = 3  # that plays the games out of which positions are taken
EVERY = 7  # plies between two of them


class Engine:
    """The engine of a checkout, in a process that answers one question after another."""

    def __init__(self, checkout: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-u", str(ANSWERS)],
            env={"PYTHONPATH": str(checkout / "engine"), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, question: Question) -> Answer:
        """The answer to a question."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        return Answer(*json.loads(self.process.stdout.readline()))

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


def lines(game_id: str, seed: int) -> Iterator[AnyLine]:
    """Positions from games that a low level plays against itself."""
    chance = random.Random(seed)
    line = games.get(game_id).line()
    while True:
        if line.outcome or len(line.moves) >= LONGEST:
            line = games.get(game_id).line()
        if line.position.chance or len(line.moves) < 4:
            line = line.after(random_move(line, chance))
            continue
        if len(line.moves) % EVERY == 0:
            yield line
        line = line.after(levels.best(line, LEVEL, seed=chance.randrange(1 << 30)).move)


def questions(game_id: str, number: int, nodes: int, seed: int) -> Iterator[Question]:
    """So many questions about a game: searches, or with 0 positions random games."""
    found = lines(game_id, seed)
    for asked in range(number):
        moves = list[str]()
        if nodes:
            line = next(found)
            pairs = zip(line.positions, line.moves, strict=False)
            moves = [position.format_move(move) for position, move in pairs]
        yield {"game": game_id, "moves": moves, "nodes": nodes, "seconds": None, "seed": asked}


class Comparison(NamedTuple):
    """What two engines made of the same questions, this tree's first."""

    different: int
    sums: tuple[str, str]
    seconds: list[float]


def compared(
    asked: Iterable[Question],
    checkout: Path,
    begin: Callable[[Path], Engine | ChromiumEngine] = Engine,
) -> Comparison:
    """The answers of this tree's engine beside those of another checkout's."""
    engines = begin(HERE), begin(checkout)
    seconds, sums, different = [0.0, 0.0], (hashlib.sha256(), hashlib.sha256()), 0
    for question in asked:
        one, other = answers = [engine.ask(question) for engine in engines]
        different += one.choice != other.choice
        for which, each in enumerate(answers):
            seconds[which] += each.seconds
            sums[which].update(each.choice.encode())
    for engine in engines:
        engine.close()
    one_sum, other_sum = (total.hexdigest()[:12] for total in sums)
    return Comparison(different, (one_sum, other_sum), seconds)


def main() -> None:
    """Ask both engines, and tell by how much this one is faster."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--against", type=Path, required=True)
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--nodes", type=int, default=1000)
    parser.add_argument("--playouts", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chromium", action="store_true", help="in workers of Chromium")
    options = parser.parse_args()
    number = options.playouts or options.positions
    nodes = 0 if options.playouts else options.nodes
    asked = questions(options.game, number, nodes, options.seed)
    if options.chromium:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium.executable())
            found = compared(asked, options.against, partial(ChromiumEngine, browser))
    else:
        found = compared(asked, options.against)
    different, sums, (new, old) = found
    print(f"{options.game}: {number} answers, {different} different ({' '.join(sums)}),", end=" ")
    print(f"{new:.2f} s against {old:.2f} s, {old / new:.2f} times as fast")
    sys.exit(bool(different))


if __name__ == "__main__":
    main()
