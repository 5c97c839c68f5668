"""Games made up for one question about a search, small enough to be seen through."""

from dataclasses import replace
from typing import Any, NamedTuple, cast

from anga.contract.game import AnyGame, AnyLine, Line
from anga.contract.position import AnyPosition, Outcome
from anga.contract.thinking import Thinking
from anga.games import bushi


class Heap(NamedTuple):
    """Stones of which one or two are taken; who takes two goes on; who takes the last wins.

    At the end `turn` is who took it.
    """

    stones: int
    turn: str = "b"

    @property
    def outcome(self) -> Outcome | None:
        if self.stones:
            return None
        return Outcome("last", {self.turn: 1, _other(self.turn): 2})

    def legal(self) -> list[int]:
        return [number for number in (1, 2) if number <= self.stones]

    def after(self, number: int) -> "Heap":
        left = self.stones - number
        keeps = number == 2 or not left
        return Heap(left, self.turn if keeps else _other(self.turn))


def _other(seat: str) -> str:
    return "w" if seat == "b" else "b"


class Bet(NamedTuple):
    """Black risks something or nothing; White rolls and goes on, and Black has lost or not."""

    told: tuple[str, ...] = ()
    outcome: Outcome | None = None

    @property
    def turn(self) -> str:
        return "bwwb"[len(self.told)]

    @property
    def chance(self) -> bool:
        return len(self.told) == 1

    def legal(self) -> list[str]:
        return [["all", "nothing"], ["most", "rare"], ["on"]][len(self.told)]

    def odds(self) -> list[int]:
        return [15, 1]

    def after(self, move: str) -> "Bet":
        return Bet((*self.told, move))


def line(position: object, evaluate: Any, thinking: Any = None) -> AnyLine:
    """A game under way of which a search asks no more than this."""
    game = replace(
        cast("AnyGame", bushi.GAME),
        every_position=None,
        thinking=thinking or Thinking(),
        evaluate=evaluate,
        adjudicate=lambda _: None,
        forbidden=lambda _: {},
    )
    return Line(game, (cast("AnyPosition", position),))
