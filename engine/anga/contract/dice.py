"""Rolls: fair ones for play, seeded ones for demonstrations."""

import random
from typing import TypeVar

from anga.contract.position import Position

M = TypeVar("M")

DICE = random.SystemRandom()  # the platform's own randomness, which nobody foresees


def random_roll(position: Position[M], dice: random.Random) -> M:
    """A random roll at a chance node; every roll comes exactly as often as its odds say."""
    odds = position.odds()
    drawn = dice.randrange(sum(odds))
    for roll, weight in zip(position.legal(), odds, strict=True):
        drawn -= weight
        if drawn < 0:
            return roll
    raise AssertionError("the odds add up")
