"""Positions with two cubes or with one, by the rules: start, parsing, all positions, draws."""

from collections.abc import Iterator

from anga.contract.game import Line
from anga.contract.position import Outcome
from anga.games.bushi.rules.common import BushiPosition
from anga.games.bushi.rules.one_cube import OneCubePosition
from anga.games.bushi.rules.rulesets import has_one_cube
from anga.games.bushi.rules.two_cubes import TwoCubesPosition
from anga.kit.ends import repetition

REPETITIONS_TO_DRAW = 3


def start(rules: str) -> BushiPosition:
    """The position before the first placement."""
    return _kind(rules).first(rules)


def parse(text: str, rules: str) -> BushiPosition:
    """The position of a position string under canonical rules. Raises PositionError."""
    return _kind(rules).read(text, rules)


def states(rules: str) -> Iterator[BushiPosition]:
    """All positions under some rules."""
    return _kind(rules).every(rules)


def adjudicate(line: Line[BushiPosition, str]) -> Outcome | None:
    """Decisions: the third occurrence of a position is a draw."""
    return repetition(line, REPETITIONS_TO_DRAW)


def _kind(rules: str) -> type[BushiPosition]:
    return OneCubePosition if has_one_cube(rules) else TwoCubesPosition
