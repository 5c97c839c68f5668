"""Rolls: fair ones for play, foreseeable ones for demonstrations."""

import random

from anga.contract.position import AnyPosition

DICE = random.SystemRandom()  # the platform's own randomness, which nobody foresees


def random_roll(position: AnyPosition, dice: random.Random) -> object:
    """A roll at a chance node, each as likely as its odds say, to the last bit."""
    odds = position.odds()
    drawn = dice.randrange(sum(odds))
    for roll, weight in zip(position.legal(), odds, strict=True):
        drawn -= weight
        if drawn < 0:
            return roll
    raise AssertionError("the odds add up")
