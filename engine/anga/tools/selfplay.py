"""Games of a level against itself, a line of JSON each, for those who study or learn from games.

    game, rules   what is played, the rules as a canonical string
    level         of all seats; 0 plays any legal move
    version       of Anga
    number        of the game, which is its seed: the same game again, alone or among others
    moves         tokens separated by spaces, rolls among them
    plies         how many they are
    reason        the slug of the end, null for a game cut off at 1,000 plies
    placings      the place of each seat, 1 for the best, equal ones shared; null likewise

The lines come in the order in which the games end. Whoever is interrupted goes on by the same
command.
"""

import random
from collections.abc import Generator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import anga
from anga import games
from anga.contract.game import AnyLine
from anga.contract.random_play import random_move
from anga.contract.thinking import STRONGEST
from anga.search import levels
from anga.shared.errors import RequestError
from anga.tools import journal
from anga.tools.journal import Entry
from anga.tools.parallel import ALONE, Crew

if TYPE_CHECKING:
    import argparse

MOST_PLIES = 1000
RANDOM = 0  # stands for a level that plays any legal move
USUAL = 3


class Selfplay(NamedTuple):
    """Games of a level against itself, under canonical rules."""

    game: str
    rules: str = ""
    level: int = USUAL

    @property
    def common(self) -> Entry:
        """What all lines have."""
        return {**self._asdict(), "version": anga.__version__}


def takes(command: "argparse.ArgumentParser") -> None:
    """Add the command's arguments to a parser."""
    command.add_argument("game", help="the id of a game; `anga games` lists them")
    command.add_argument(
        "--rules", default="", help="options joined by commas; `anga about GAME` lists them"
    )
    command.add_argument("--games", type=int, required=True, help="how many games")
    command.add_argument(
        "--level", type=int, default=USUAL, help=f"of all, 0 plays anything; {USUAL} if not given"
    )
    command.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="where they go, or go on"
    )
    command.add_argument("--jobs", type=int, default=1, help="games played at once")
    command.add_argument("--dask", metavar="ADDRESS", help="a scheduler whose workers play them")


def tell(options: "argparse.Namespace") -> None:
    """Play what is missing in a file, and say how many games it has."""
    plan = Selfplay(options.game, options.rules, options.level)
    crew = Crew(options.jobs, options.dask)
    count = sum(1 for _ in selfplay(plan, options.games, options.out, crew))
    print(f"{options.out}: {count} games")


def selfplay(
    plan: Selfplay, count: int, file: Path | None = None, crew: Crew = ALONE
) -> Generator[Entry, None, None]:
    """The lines of so many games, those in the file first. Raises AngaError for bad input."""
    plan = plan._replace(rules=games.get(plan.game).canonical(plan.rules))
    if not RANDOM <= plan.level <= STRONGEST:
        raise RequestError(f"level {plan.level} is not 1 to {STRONGEST}, or 0", str(plan.level))
    if count < 1:
        raise RequestError(f"games cannot be {count}", str(count))
    return journal.entries(partial(played, plan), count, plan.common, file, crew)


def played(plan: Selfplay, number: int) -> Entry:
    """The game with that number."""
    chance = random.Random(f"{plan.rules} {plan.level} {number}")
    line: AnyLine = games.get(plan.game).line(plan.rules)
    while not line.outcome and len(line.moves) < MOST_PLIES:
        line = line.after(_move(line, plan.level, chance))
    pairs = zip(line.positions, line.moves, strict=False)
    return {
        "number": number,
        "moves": " ".join(position.format_move(move) for position, move in pairs),
        "plies": len(line.moves),
        **ending(line),
    }


def ending(line: AnyLine) -> Entry:
    """What a line of JSON says of the end."""
    outcome = line.outcome
    return {
        "reason": outcome.reason if outcome else None,
        "placings": outcome.placings if outcome else None,
    }


def _move(line: AnyLine, level: int, chance: random.Random) -> object:
    if line.position.chance or level == RANDOM:
        return random_move(line, chance)
    return levels.best(line, level, seed=chance.getrandbits(32)).move
