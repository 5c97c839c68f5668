"""How far the chances told of a position are from what comes of it, played on many times.

    python -m tests.engine.telling.played_on troop --positions 60 --games 40 --out troop.jsonl

Positions are from games of a low level against itself. The same level plays each of them on, again
and again, and the share of these games that the side to move wins is compared with what an analysis
tells of the position. Even a chance that is exactly right would be some way off by sampling alone.
"""

import argparse
import random
from collections.abc import Sequence
from functools import partial
from itertools import islice
from math import comb
from pathlib import Path
from statistics import fmean

from anga import games
from anga.contract.game import AnyLine
from anga.contract.random_play import random_move
from anga.search import levels
from anga.search.chances import final_shares
from anga.tools import journal
from anga.tools.journal import Entry
from tests.engine.speed.compare import LEVEL, lines
from tests.engine.telling.swing import told

LONGEST = 400  # plies that are played on; a game that has not ended then does not count


def share(line: AnyLine, seat: str, seed: int) -> float | None:
    """A seat's share of the first place after the position was played on once, if that ended."""
    chance, until = random.Random(seed), len(line.moves) + LONGEST
    while not line.outcome and len(line.moves) < until:
        if line.position.chance:
            line = line.after(random_move(line, chance))
        else:
            line = line.after(levels.best(line, LEVEL, seed=chance.getrandbits(30)).move)
    return final_shares(line.outcome)[seat] if line.outcome else None


def by_sampling(chance: float, number: int) -> float:
    """The mean distance between a chance and the share of so many games that are won with it.

    >>> by_sampling(0.5, 1), by_sampling(0.5, 2), by_sampling(1.0, 40)
    (0.5, 0.25, 0.0)
    """
    return sum(
        comb(number, won)
        * chance**won
        * (1 - chance) ** (number - won)
        * abs(won / number - chance)
        for won in range(number + 1)
    )


def summary(found: Sequence[Entry]) -> str:
    """The mean distances, by what was told in fifths."""
    rows = [("all", found)] + [
        (f"{low / 5:.1f}", [each for each in found if min(int(5 * each["told"]), 4) == low])
        for low in range(5)
    ]
    return "\n".join(_row(name, some) for name, some in rows if some)


def _row(name: str, found: Sequence[Entry]) -> str:
    came = [fmean(each["shares"]) for each in found]
    pairs = list(zip(found, came, strict=True))
    away = fmean(abs(each["told"] - share) for each, share in pairs)
    alone = fmean(by_sampling(each["told"], len(each["shares"])) for each in found)
    means = f"told {fmean(each['told'] for each in found):.3f}, came {fmean(came):.3f}"
    return f"{name}: {len(found)} positions, {means}; away {away:.3f}, by sampling {alone:.3f}"


def main() -> None:
    """Play on, and tell how far what came is from what was told."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.ids())
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--nodes", type=int, default=5_000, help="of the analysis")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, metavar="FILE", help="where results are kept")
    options = parser.parse_args()
    sampled = list(islice(lines(options.game, options.seed), options.positions))
    common = {
        "game": options.game, "games": options.games, "nodes": options.nodes, "seed": options.seed
    }  # fmt: skip
    play = partial(_entry, sampled, options.games, options.nodes)
    found = journal.entries(play, options.positions, common, options.out)
    print(summary([each for each in found if each["shares"]]))


def _entry(sampled: Sequence[AnyLine], number: int, nodes: int, at: int) -> Entry:
    """The line of a journal for the position with that number."""
    line, seat = sampled[at], str(sampled[at].position.turn)
    *_, chance = told(line, nodes, at).values()
    shares = [share(line, seat, 1000 * at + each) for each in range(number)]
    return {
        "number": at, "told": chance, "shares": [each for each in shares if each is not None]
    }  # fmt: skip


if __name__ == "__main__":
    main()
