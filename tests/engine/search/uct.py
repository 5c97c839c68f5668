"""Monte-Carlo tree search as textbooks have it (UCT, random rollouts): somebody to play against.

    python -m tests.engine.search.uct troop --level 5 --games 8 --seconds 1

plays the computer against it, alone against three where there are four seats, both with the same
processor time a move. It knows nothing of a game but its rules.
"""

import argparse
import math
import random
import time
from collections.abc import Callable
from unittest.mock import patch

from anga import games
from anga.contract.dice import random_roll
from anga.contract.game import AnyLine
from anga.contract.position import AnyPosition
from anga.search import chances, levels
from anga.search.limits import Limits
from anga.tools.arena import Result

CURIOSITY = math.sqrt(2)
LONGEST = 100  # plies of a rollout; then everybody shares


class Node:
    """A move that was tried: how often, and what each seat had of it."""

    def __init__(self, seat: str | None, untried: list[object]) -> None:
        self.seat, self.untried = seat, untried  # who is to move here, None for the dice
        self.children: dict[object, Node] = {}
        self.visits = 0
        self.shares: dict[str, float] = {}

    def promising(self) -> object:
        """The move with the highest upper bound of confidence."""
        assert self.seat
        seat, room = self.seat, math.log(self.visits)
        return max(
            self.children,
            key=lambda move: (
                self.children[move].shares.get(seat, 0.0) / self.children[move].visits
                + CURIOSITY * math.sqrt(room / self.children[move].visits)
            ),
        )


def choose(line: AnyLine, goes_on: Callable[[int], bool], chance: random.Random) -> object:
    """The move that was tried most; it goes on as long as it may, told how many rollouts it had."""
    root, done = _node(line.position, line.legal(), chance), 0
    while done == 0 or goes_on(done):
        _rollout(line, root, chance)
        done += 1
    return max(root.children, key=lambda move: root.children[move].visits)


def _node(position: AnyPosition, moves: list[object], chance: random.Random) -> Node:
    if position.outcome:
        return Node(None, [])
    chance.shuffle(moves)
    return Node(None if position.chance else position.turn, moves)


def _rollout(line: AnyLine, root: Node, chance: random.Random) -> None:
    """Down the tree, one node more, and on at random."""
    position, node, path = line.position, root, [root]
    while not position.outcome:
        if node.seat is None:
            move: object = random_roll(position, chance)
        else:
            move = node.untried[-1] if node.untried else node.promising()
        position, fresh = position.after(move), move not in node.children
        if fresh:
            if node.seat is not None:
                node.untried.pop()
            node.children[move] = _node(position, list(position.legal()), chance)
        node = node.children[move]
        path.append(node)
        if fresh:
            break
    shares = _at_random(line, position, chance)
    for visited in path:
        visited.visits += 1
        for seat, share in shares.items():
            visited.shares[seat] = visited.shares.get(seat, 0.0) + share


def _at_random(line: AnyLine, position: AnyPosition, chance: random.Random) -> dict[str, float]:
    for _ in range(LONGEST):
        if outcome := position.outcome:
            return chances.final_shares(outcome)
        move = random_roll(position, chance) if position.chance else chance.choice(position.legal())
        position = position.after(move)
    seats = line.game.seats
    return dict.fromkeys(seats, 1 / len(seats))


class Opponents:
    """The computer in one seat, UCT in all others; what each may spend on a move."""

    def __init__(self, limits: Limits, goes_on: Callable[[], Callable[[int], bool]]) -> None:
        self.limits, self.goes_on = limits, goes_on

    def points(self, game: str, number: int) -> float:
        """What the computer scores in the game of that number, which is also its seed."""
        line: AnyLine = games.get(game).line()
        chance = random.Random(number)
        mine = line.game.seats[number % len(line.game.seats)]
        while not line.outcome:
            if line.position.chance:
                line = line.after(random_roll(line.position, chance))
            elif line.position.turn == mine:
                limits = self.limits._replace(seed=chance.getrandbits(32))
                *_, found = levels.search(line, limits)
                line = line.after(found.move)
            else:
                line = line.after(choose(line, self.goes_on(), chance))
        return chances.final_shares(line.outcome)[mine]


def until(seconds: float) -> Callable[[int], bool]:
    """Whether there is some of the processor's time left."""
    end = time.process_time() + seconds
    return lambda _: time.process_time() < end


def main() -> None:
    """Play, and tell how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--level", type=int)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=1.0)
    options = parser.parse_args()
    limits = Limits(options.level, options.seconds)
    opponents = Opponents(limits, lambda: until(options.seconds))
    with patch.object(time, "perf_counter", time.process_time):
        points = [opponents.points(options.game, number) for number in range(options.games)]
    print(Result.of(points))


if __name__ == "__main__":
    main()
