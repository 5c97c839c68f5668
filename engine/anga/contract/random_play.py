"""Games played at random, as tests, surveys and first experiments need them."""

import random
from typing import Any, TypeVar

from anga.contract.dice import random_roll
from anga.contract.game import Game, Line
from anga.contract.position import Position

M = TypeVar("M")
P = TypeVar("P", bound="Position[Any]")

LONGEST = 10_000  # plies


def random_move(line: Line[P, M], chance: random.Random) -> M:
    """A legal move drawn at random: of the moves each alike, of the rolls as dice fall."""
    if line.position.chance:
        roll: M = random_roll(line.position, chance)
        return roll
    return chance.choice(line.legal())


def random_game(
    game: Game[P, M], chance: random.Random | None = None, rules: str = "", most: int = LONGEST
) -> Line[P, M]:
    """A game of random moves to its end, or until it has as many plies as it may at most.

    Raises RulesError.
    """
    drawn, line = chance or random.Random(), game.line(rules)
    while len(line.moves) < most and not line.outcome:
        line = line.after(random_move(line, drawn))
    return line
