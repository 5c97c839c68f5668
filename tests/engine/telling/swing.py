"""How much the chances told of a position swing with the depth of the search.

    python -m tests.engine.telling.swing troop --positions 100 --nodes 20000
    python -m tests.engine.telling.swing shinsetsu --positions 100 --few 1000 --nodes 20000

Positions are from games of a low level against itself. The chances of the side to move are noted at
each depth from 3 on that so many positions finish, and those at odd depths are compared with those
at even ones. With dice there are no such depths: few positions are compared with many.
"""

import argparse
from collections.abc import Sequence
from itertools import islice
from statistics import fmean
from typing import NamedTuple

from anga import games
from anga.contract.game import AnyLine
from anga.record import record
from anga.service import door
from tests.engine.speed.compare import lines

SHALLOW = 3  # plies: less deep searches are not compared
OPEN = 0.1, 0.9  # chances between which a position is not decided


class Swing(NamedTuple):
    """The mean chances of a side to move at odd and at even depths, or by few positions and many.

    0 to 1.
    """

    one: float
    other: float

    @property
    def is_open(self) -> bool:
        """Whether the position is not decided."""
        return OPEN[0] < (self.one + self.other) / 2 < OPEN[1]


def told(line: AnyLine, nodes: int, seed: int) -> dict[int, float]:
    """The chances of the side to move by each finished depth, as an analysis tells them."""
    known = record.of(line)
    request = {
        "cmd": "analyse", "game": known.game, "rules": known.rules, "record": list(known.moves),
        "nodes": nodes, "seed": seed, "multipv": 1,
    }  # fmt: skip
    found, last = dict[int, float](), 0
    for answer in door.thinking(request):
        found[answer["depth"]] = answer["chances"][str(line.position.turn)]
        last = answer["nodes"]
    if last >= nodes and len(found) > 1 and not line.game.dice:
        del found[max(found)]  # the budget ended it
    return found


def swing(line: AnyLine, nodes: int, few: int, seed: int) -> Swing | None:
    """The swing in a position; None where the search ends before there are both depths."""
    if line.game.dice:
        one, other = (list(told(line, number, seed).values())[-1] for number in (few, nodes))
        return Swing(one, other)
    found = told(line, nodes, seed)
    odd, even = (
        [share for depth, share in found.items() if depth >= SHALLOW and depth % 2 == parity]
        for parity in (1, 0)
    )
    return Swing(fmean(odd), fmean(even)) if odd and even else None


def summary(swings: Sequence[Swing]) -> str:
    """The mean of swings: their size, and with their sign."""
    if not swings:
        return "none"
    differences = [each.one - each.other for each in swings]
    return f"{len(swings)}, {fmean(map(abs, differences)):.3f} (mean {fmean(differences):+.3f})"


def main() -> None:
    """Measure, and tell the swing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.ids())
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--nodes", type=int, default=20_000)
    parser.add_argument("--few", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    sampled = islice(lines(options.game, options.seed), options.positions)
    every = [swing(line, options.nodes, options.few, at) for at, line in enumerate(sampled)]
    found = [each for each in every if each]
    print(f"{options.game}: {options.positions} positions; compared {summary(found)};", end=" ")
    print(f"of which not decided {summary([each for each in found if each.is_open])}")


if __name__ == "__main__":
    main()
