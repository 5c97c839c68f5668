"""More than two players, nothing hidden, no dice: each takes what looks best for himself at once.

A move is worth what `game.evaluate` says after it. Who looks farther plays the most promising moves
on, every player choosing in the same way, and values what has come of them when it is his turn
again. The search is a generator, as in `alphabeta`.
"""

import random
import time
from collections.abc import Iterator
from typing import NamedTuple

from anga.game import AnyGame, AnyLine, AnyPosition
from anga.search.limits import Found

WON = 50_000  # to be the first; each place below takes a share of it


class Habits(NamedTuple):
    """How a player thinks.

    `whims`: how often he plays anything at all; `blur`: how far, at most, he misjudges a move;
    `candidates`: how many moves he plays on in his mind, and `plies`, how far.
    """

    whims: float = 0.0
    blur: int = 0
    candidates: int = 0
    plies: int = 0
    seconds: float | None = None
    nodes: int | None = None


def search(line: AnyLine, habits: Habits, chance: random.Random) -> Iterator[Found]:
    """Better and better answers, one at least. The line must have a legal move."""
    moves = line.legal()
    chance.shuffle(moves)
    yield Found(moves[0], 0, 0, 0, (moves[0],))
    if chance.random() >= habits.whims and len(moves) > 1:
        yield from _Player(line, habits, chance).choose(moves)


class _Player:
    def __init__(self, line: AnyLine, habits: Habits, chance: random.Random) -> None:
        self.game: AnyGame = line.game
        self.line, self.habits, self.chance = line, habits, chance
        self.position: AnyPosition = line.position
        self.seat = line.position.turn
        self.nodes = 0
        self.end = None if habits.seconds is None else time.perf_counter() + habits.seconds

    def choose(self, moves: list[object]) -> Iterator[Found]:
        """The best move at first sight, then the best of the candidates that were played on."""
        blur = self.habits.blur
        values = {}
        for move in moves:
            after = self.position.after(move)
            ended = self.line.play(move).outcome
            value = self._placed(ended.placings) if ended else self._value(after, self.seat)
            values[move] = value + (self.chance.randint(-blur, blur) if blur else 0)
            if self._spent():
                break
        ranked = sorted(values, key=lambda move: -values[move])
        best = ranked[0]
        yield Found(best, values[best], 1, self.nodes, (best,))
        seen: dict[object, tuple[int, tuple[object, ...]]] = {}
        for move in ranked[: self.habits.candidates]:
            if self._spent():
                break
            seen[move] = self._played_on(move)
            best = max(seen, key=lambda tried: seen[tried][0])
            value, variation = seen[best]
            yield Found(best, value, self.habits.plies, self.nodes, variation)

    def _played_on(self, move: object) -> tuple[int, tuple[object, ...]]:
        """What comes of a move when everybody takes what looks best for himself."""
        position, variation = self.position.after(move), [move]
        while len(variation) < self.habits.plies and not position.outcome and not position.chance:
            following = self._tempting(position)
            if following is None:
                break
            variation.append(following)
            position = position.after(following)
        return self._value(position, self.seat), tuple(variation)

    def _tempting(self, position: AnyPosition) -> object | None:
        best, choice = None, None
        for move in position.legal():
            value = self._value(position.after(move), position.turn)
            if best is None or value > best:
                best, choice = value, move
            if self._spent():
                return None
        return choice

    def _value(self, position: AnyPosition, seat: str) -> int:
        self.nodes += 1
        outcome = position.outcome
        if outcome is None:
            return int(self.game.evaluate(position, seat))
        return self._placed(outcome.placings, seat)

    def _placed(self, placings: dict[str, int], seat: str | None = None) -> int:
        """What the end is worth: places that several share count as their middle."""
        place = placings[seat or self.seat]
        shared = sum(other == place for other in placings.values()) - 1
        middle = place + shared / 2
        return int(WON * (1 - 2 * (middle - 1) / (len(placings) - 1)))

    def _spent(self) -> bool:
        if self.habits.nodes is not None and self.nodes >= self.habits.nodes:
            return True
        return self.end is not None and time.perf_counter() > self.end
