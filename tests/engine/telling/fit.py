"""Which chances scores stand for: what came of positions whose scores are known.

    python -m tests.engine.telling.fit troop --games 60 --nodes 1500

A low level plays against itself; about one position in seven is searched. The scale is fitted to
who came first in the end (`Thinking.scale`), and the chances that a game's own scale tells are
compared with what came, tenth by tenth.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from itertools import groupby
from math import log, sqrt
from statistics import fmean
from typing import NamedTuple

from anga import games
from anga.contract.game import AnyGame, AnyLine
from anga.contract.random_play import random_move
from anga.search import levels
from anga.search.chances import final_shares
from anga.search.limits import Limits
from anga.search.telling import Teller, lines_of, share_of
from anga.search.transpositions import is_mate

LEVEL = 3  # that plays
WILD = 4  # plies at random that a game begins with
RARE = 7  # about one position in so many is searched
LONGEST = 400  # plies
ROUNDS = 60  # of the fit
NEVER = 1e-6  # a chance is not taken to be less


class Sample(NamedTuple):
    """The score told of a position, and the mover's share of the first place in the end."""

    score: int
    share: float


def score_of(line: AnyLine, nodes: int, seed: int) -> int:
    """The score of a position between its last two depths."""
    teller = Teller(line)
    for found in levels.search(line, Limits(nodes=nodes, seed=seed, contempt=0)):
        teller.hear(found)
        score = lines_of(found)[0].score + teller.shift
    return score


def samples(game: AnyGame, number: int, nodes: int) -> Iterator[Sample]:
    """The samples of the game with that number; none of one that does not end."""
    chance, line = random.Random(f"fit {number}"), game.line()
    seen = list[tuple[str, int]]()
    while not line.outcome and len(line.moves) < LONGEST:
        if line.position.chance or len(line.moves) < WILD:
            line = line.after(random_move(line, chance))
            continue
        if chance.randrange(RARE) == 0:
            seen.append((str(line.position.turn), score_of(line, nodes, number)))
        line = line.after(levels.best(line, LEVEL, seed=chance.getrandbits(30)).move)
    if line.outcome:
        shares = final_shares(line.outcome)
        yield from [Sample(score, shares[seat]) for seat, score in seen if not is_mate(score)]


class Fit(NamedTuple):
    """A scale in hundredths, and its standard error, as if positions did not depend on others."""

    scale: float
    error: float


def fitted(game: AnyGame, found: Sequence[Sample]) -> Fit:
    """The scale under which what came was most likely, by Newton's method."""
    slope = 1 / game.thinking.scale
    for _ in range(ROUNDS):
        pull = weight = NEVER
        for score, share in found:
            told = share_of(game, score * slope * game.thinking.scale)
            pull += score * (share - told)
            weight += score * score * told * (1 - told)
        slope = max(slope + pull / weight, slope / 2)
    return Fit(1 / slope, 1 / slope / slope / sqrt(weight))


def loss(game: AnyGame, found: Sequence[Sample]) -> float:
    """The mean cross-entropy of whether the mover comes first, in nats."""
    pairs = [(share_of(game, score), share) for score, share in found]
    return -fmean(
        share * log(max(told, NEVER)) + (1 - share) * log(max(1 - told, NEVER))
        for told, share in pairs
    )


def calibration(game: AnyGame, found: Sequence[Sample]) -> str:
    """By tenths of the chance: what was told, what came, and in how many positions."""
    pairs = sorted((share_of(game, score), share) for score, share in found)
    tenths = groupby(pairs, key=lambda pair: min(int(10 * pair[0]), 9))
    rows = [list(zip(*group, strict=True)) for _, group in tenths]
    return ", ".join(f"{fmean(told):.2f} {fmean(came):.2f} ({len(came)})" for told, came in rows)


def main() -> None:
    """Play, fit, and tell how well the game's scale does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[each for each in games.ids() if _has_scale(each)])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--nodes", type=int, default=1_500)
    options = parser.parse_args()
    game = games.get(options.game)
    every = [samples(game, number, options.nodes) for number in range(options.games)]
    found = [sample for some in every for sample in some]
    fit = fitted(game, found)
    print(f"{game.id}: {len(found)} positions, scale {fit.scale:.0f} ± {fit.error:.0f};", end=" ")
    print(f"with {game.thinking.scale} the loss is {loss(game, found):.3f}")
    print(f"told, came, positions: {calibration(game, found)}")


def _has_scale(game_id: str) -> bool:
    game = games.get(game_id)
    return not game.dice and game.states("") is None


if __name__ == "__main__":
    main()
