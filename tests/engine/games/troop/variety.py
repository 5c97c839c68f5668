"""How much the openings of a level's games against itself differ.

    python -m tests.engine.games.troop.variety --level 8 --games 20 --out troop.jsonl

For each two games it counts at which of their first plies the same move was played, or in all of
them its mirror image, whichever is more often. Where a level has a time limit, only processor time
counts, so that load does not cut its searches short.
"""

import argparse
import time
from collections.abc import Sequence
from functools import partial
from itertools import combinations, zip_longest
from pathlib import Path
from statistics import mean
from unittest.mock import patch

from anga import games
from anga.contract.game import AnyLine
from anga.search import levels
from anga.search.limits import Limits
from anga.tools import journal
from anga.tools.journal import Entry

PLIES = 20
MIRRORED = str.maketrans("abcdefgh", "hgfedcba")
DIRECTIONS = str.maketrans("we", "ew")


def mirrored(token: str) -> str:
    """The same move with the files the other way round."""
    cells, way = token.split(":")
    *muster, three = cells.translate(MIRRORED).split(",")
    march = "".join(sorted(three[at : at + 2] for at in range(0, len(three), 2)))
    return f"{','.join([*muster, march])}:{way.translate(DIRECTIONS)}"


def opening(level: int, plies: int, number: int) -> list[str]:
    """The first moves of the game with that number, which is its seed."""
    line: AnyLine = games.get("troop").line()
    while len(line.moves) < plies and not line.outcome:
        *_, found = levels.search(line, Limits(level, seed=1000 * number + len(line.moves)))
        line = line.after(found.move)
    return [
        before.format_move(move) for before, move in zip(line.positions, line.moves, strict=False)
    ]


def alike(one: Sequence[str], other: Sequence[str]) -> float:
    """The share of plies at which two games have the same move, or all mirrored.

    One that ended sooner has none there.
    """
    plain = [a == b for a, b in zip_longest(one, other)]
    turned = [a == b for a, b in zip_longest(one, map(mirrored, other))]
    return max(mean(plain), mean(turned))


def main() -> None:
    """Play, and tell how much two games have in common."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", type=int, default=8)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--out", type=Path, metavar="FILE", help="where games are kept")
    options = parser.parse_args()
    common = {"level": options.level, "plies": PLIES}
    play = partial(_entry, options.level)
    with patch.object(time, "perf_counter", time.process_time):
        played = list(journal.entries(play, options.games, common, options.out))
    pairs = [alike(a["moves"], b["moves"]) for a, b in combinations(played, 2)]
    print(f"{len(played)} games, {len(pairs)} pairs: {mean(pairs):.3f}, at most {max(pairs):.2f}")


def _entry(level: int, number: int) -> Entry:
    """The line of a journal for the game with that number."""
    return {"number": number, "moves": opening(level, PLIES, number)}


if __name__ == "__main__":
    main()
