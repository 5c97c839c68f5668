"""How much of who comes first could be known: positions from which play goes on again and again.

    python -m tests.engine.luck.knowable shinsetsu --positions 100 --games 200

From a position of each game, everybody makes the turn that looks best at first sight, to the end,
so many times. How often each seat comes first then is what there is to know: no chances that are
told there have a smaller loss than its entropy. What theirs is above that can still be learned.
"""

import argparse
import random
from collections.abc import Sequence
from functools import partial
from math import log
from statistics import fmean, stdev
from typing import NamedTuple

from anga import games
from anga.contract.dice import random_roll
from anga.contract.game import AnyGame
from anga.contract.position import AnyPosition
from anga.tools import parallel
from anga.tools.parallel import ALONE, Crew
from anga.tools.tune import LONGEST, WILD, WILD_TURNS, WILDER, estimated_chances

NEVER = 1e-9  # a chance is not taken to be less


class Sample(NamedTuple):
    """The phase of a position, how uncertain its winner is, and the loss of the chances told."""

    phase: int
    entropy: float
    loss: float


def after_turn(
    game: AnyGame, position: AnyPosition, chance: random.Random, wild: float = 0
) -> AnyPosition:
    """The position after a roll and the turn that looks best, or sometimes any."""
    position = position.after(random_roll(position, chance))
    if position.chance or position.outcome:
        return position
    ends, seat = list(game.thinking.turns(position)), game.seats.index(position.turn)
    if len(ends) == 1 or chance.random() < wild:
        return chance.choice(ends)
    return max(ends, key=lambda end: told(game, end)[seat])


def told(game: AnyGame, position: AnyPosition) -> list[float]:
    """Each seat's chance of coming first; at the end, its share."""
    assert game.thinking.learned
    return estimated_chances(game, game.thinking.learned.weights, position)


def played_on(game: AnyGame, position: AnyPosition, chance: random.Random) -> list[float]:
    """Each seat's share of the first place if everybody goes on with what looks best."""
    for _ in range(LONGEST):
        if position.outcome:
            break
        position = after_turn(game, position, chance)
    return told(game, position)


def drawn(game: AnyGame, chance: random.Random) -> AnyPosition:
    """A position of a game like those that weights are learned from, each as likely."""
    position: AnyPosition = game.start()
    found = position
    for turn in range(LONGEST):
        if position.outcome:
            break
        if not chance.randrange(turn + 1):
            found = position
        position = after_turn(game, position, chance, WILDER if turn < WILD_TURNS else WILD)
    return found


def uncertainty(shares: Sequence[float], count: int) -> float:
    """The entropy of shares counted in so many games, in nats.

    Counted shares look more certain than they are, by half the possible others a game.
    """
    there = [share for share in shares if share]
    return -sum(share * log(share) for share in there) + (len(there) - 1) / (2 * count)


def sample(name: str, count: int, number: int) -> Sample:
    """What is known of the position with that number."""
    game, chance = games.get(name), random.Random(f"knowable {number}")
    assert game.thinking.learned
    position = drawn(game, chance)
    ends = zip(*[played_on(game, position, chance) for _ in range(count)], strict=True)
    came = [fmean(shares) for shares in ends]
    pairs = zip(came, told(game, position), strict=True)
    loss = -sum(share * log(max(guess, NEVER)) for share, guess in pairs)
    return Sample(game.thinking.learned.see(position)[0], uncertainty(came, count), loss)


def report(found: Sequence[Sample], phase: int) -> str:
    """A line for the positions of a phase."""
    those = [each for each in found if each.phase == phase]
    above = [each.loss - each.entropy for each in those]
    error = stdev(above) / len(above) ** 0.5 if len(above) > 1 else 0.0
    return (
        f"phase {phase} positions {len(those)} loss {fmean(each.loss for each in those):.4f} "
        f"least {fmean(each.entropy for each in those):.4f} "
        f"above {fmean(above):.4f} ± {error:.4f}"
    )


def result(name: str, positions: int, count: int, crew: Crew = ALONE) -> str:
    """The lines of all phases."""
    tasks = [(number,) for number in range(positions)]
    found = parallel.run(partial(sample, name, count), tasks, crew)
    return "\n".join(report(found, phase) for phase in sorted({each.phase for each in found}))


def main() -> None:
    """Play, and tell what could be known."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--dask")
    options = parser.parse_args()
    crew = Crew(options.jobs, options.dask)
    print(result(options.game, options.positions, options.games, crew))


if __name__ == "__main__":
    main()
