"""How much of what a review tells is confirmed by a longer look.

    python -m tests.site.study.confirm troop --games 8 --levels 3 --longer 20000
    python -m tests.site.study.confirm troop --games 16 --levels 3 4 --every 5000 --out troop.jsonl

Levels take turns, each for a game against itself, and the page's own review is made of it. What it
tells is looked at once more after both moves; it is confirmed if it still loses as much as is told
in a review. With `--every`, so many positions a ply look for the three largest losses of a game;
those that are large and confirmed ought to be among what is told. With a file, what comes of each
game is written down, and the same command goes on.

It needs `site/app` in PYTHONPATH, beside `engine`.
"""

import argparse
import asyncio
import random
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

from anga import games
from anga.contract.game import AnyLine
from anga.contract.random_play import random_move
from anga.record import record
from anga.search import levels
from anga.search.limits import Limits
from anga.service import door
from anga.tools import journal
from anga.tools.journal import Entry
from anga.tools.parallel import Crew
from assist.advice import SMALL, much_among
from study.review import MOST, Review

LONGEST = 200  # plies
WILD = 4  # at random, with which a game begins
LARGE = 0.15  # a loss that a review ought not to miss

Json = Any


class Report(NamedTuple):
    """How many losses were told, and confirmed; how many were large, and told."""

    told: int = 0
    confirmed: int = 0
    large: int = 0
    found: int = 0

    def plus(self, other: "Report") -> "Report":
        """The sums of both."""
        return Report(*(one + two for one, two in zip(self, other, strict=True)))


class Hold:
    """The engine, which nobody else wants."""

    lasts = True

    def release(self) -> None:
        """Let it go."""


class Desk:
    """A game on a page that has only a review; the engine answers at once."""

    def __init__(self, line: AnyLine) -> None:
        self.line, self.known = line, record.of(line)
        self.work: list[Coroutine[Any, Any, None]] = []
        turns = ["" if each.chance else str(each.turn) for each in line.positions[:-1]]
        match = SimpleNamespace(
            moves=list(self.known.moves), free=False, shown=-1, request=self.request,
            seats=line.game.seats, levels={}, helped=(),
        )  # fmt: skip
        lock = SimpleNamespace(failed=False, acquire=self.acquire)
        table = SimpleNamespace(match=match, turns=turns, history=turns, lock=lock, is_known=True)
        engine = SimpleNamespace(ready=True, think=self.think, ask=self.think)
        nothing: Callable[[], None] = lambda: None  # noqa: E731
        session = SimpleNamespace(
            table=table, engine=engine, pause=nothing, soon=self.work.append,
            opening={
                "seats": line.game.seats, "dice": line.game.dice,
                "solved": line.game.states() is not None,
            },
        )  # fmt: skip
        self.review = Review(cast("Any", session), nothing)

    def request(self, cmd: str) -> Json:
        """A request about the game."""
        return {"cmd": cmd, "game": self.known.game, "rules": self.known.rules, "record": []}

    async def acquire(self, purpose: str) -> Hold:
        """Own the engine."""
        assert purpose
        return Hold()

    async def think(self, request: Json) -> Json:
        """The engine's answer."""
        return door.answer({**request, "seed": 1} if request["cmd"] == "analyse" else request)

    def made(self) -> Review:
        """The whole review."""
        self.review.start()
        asyncio.run(self.work.pop())
        return self.review

    def analysed(self, moves: list[str], nodes: int) -> Json:
        """The analysis of the position after some moves."""
        asked = {**self.request("analyse"), "record": moves, "nodes": nodes, "multipv": 1}
        return door.answer({**asked, "seed": 2})

    def lost(self, ply: int, better: str, nodes: int) -> float:
        """What the move of a ply loses against a better one, in shares of first places."""
        before, seat = list(self.known.moves[:ply]), str(self.line.positions[ply].turn)
        best, own = (
            self.analysed([*before, move], nodes)["chances"][seat]
            for move in (better, self.known.moves[ply])
        )
        return float(best - own)

    def largest(self, nodes: int) -> list[tuple[int, str]]:
        """The plies of the three largest losses, each with a better move."""
        every = [self.analysed(list(self.known.moves[:n]), nodes) for n in range(self._plies + 1)]
        losses = []
        for ply in range(self._plies):
            seat, lines = self.review.table.turns[ply], every[ply]["lines"]
            if seat and lines and lines[0]["move"] != self.known.moves[ply]:
                loss = every[ply]["chances"][seat] - every[ply + 1]["chances"][seat]
                losses.append((loss, ply, lines[0]["move"]))
        return [(ply, move) for loss, ply, move in sorted(losses)[-MOST:] if loss > LARGE]

    @property
    def _plies(self) -> int:
        return len(self.known.moves)


def played(game_id: str, level: int, number: int, nodes: int | None = None) -> AnyLine:
    """The game of that number of a level against itself."""
    chance, line = random.Random(f"confirm {number}"), games.get(game_id).line()
    while not line.outcome and len(line.moves) < LONGEST:
        if line.position.chance or len(line.moves) < WILD:
            line = line.after(random_move(line, chance))
        else:
            *_, found = levels.search(line, Limits(level, nodes=nodes, seed=chance.getrandbits(30)))
            line = line.after(found.move)
    return line


def report(line: AnyLine, longer: int, every: int = 0) -> Report:
    """What comes of the review of a game."""
    desk = Desk(line)
    told, much = desk.made().turnings(), much_among(line.game.seats)
    confirmed = [
        each
        for each in told
        if desk.lost(each.ply, each.better, longer) >= (SMALL if each.is_small else much)
    ]
    if not every:
        return Report(len(told), len(confirmed))
    largest = desk.largest(every)
    large = [ply for ply, better in largest if desk.lost(ply, better, longer) > LARGE]
    found = {each.ply for each in told} & set(large)
    return Report(len(told), len(confirmed), len(large), len(found))


def entry(game_id: str, levels: Sequence[int], longer: int, every: int, number: int) -> Entry:
    """The line of a journal for the game with that number."""
    level = levels[number % len(levels)]
    found = report(played(game_id, level, number), longer, every)
    return {"number": number, "level": level, **found._asdict()}


def main() -> None:
    """Play, review, and tell what was confirmed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.ids())
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--levels", type=int, nargs="+", default=[3])
    parser.add_argument("--longer", type=int, default=20_000)
    parser.add_argument("--every", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, metavar="FILE", help="where results are kept")
    options = parser.parse_args()
    asked = options.levels, options.longer, options.every
    common = dict(zip(("game", "levels", "longer", "every"), (options.game, *asked), strict=True))
    work, crew = partial(entry, options.game, *asked), Crew(options.jobs)
    total = Report()
    for each in journal.entries(work, options.games, common, options.out, crew):
        total = total.plus(Report(*(each[field] for field in Report._fields)))
        print(f"{each['number']}, level {each['level']}: {total}", flush=True)


if __name__ == "__main__":
    main()
