"""The offside line that opened the square of a drop: it is one, by the rulebook's formula."""

from fractions import Fraction
from typing import Any

from anga.games.chatra import GAME
from anga.games.chatra.view.deeds import area_of_drop
from anga.kit.pairs.encoding import OBJECT
from tests.engine.kit.pair_claims import spot
from tests.engine.playouts import each_move
from tests.thoroughness import times

Spot = tuple[int, int]


def lines() -> "list[Any]":
    """Lines after each move of some random games."""
    return [line for seed in range(times(4, 100)) for line in each_move("chatra", seed, 80)]


def is_open(square: Spot, p: Spot, q: Spot, e: Spot) -> bool:
    """Whether square - E = alpha (p - E) + beta (q - E), alpha and beta >= 0, their sum >= 1."""
    (sx, sy), (px, py), (qx, qy) = ((x - e[0], y - e[1]) for x, y in (square, p, q))
    turn = px * qy - py * qx
    if not turn:
        return False
    alpha, beta = Fraction(sx * qy - sy * qx, turn), Fraction(px * sy - py * sx, turn)
    return alpha >= 0 and beta >= 0 and alpha + beta >= 1


def test_the_line_opens_the_square() -> None:
    found = 0
    for line in lines():
        told = GAME.tells(line)
        before, move = line.positions[-2], line.moves[-1]
        drop = move < OBJECT and not before.opening
        assert bool(told) == (drop and area_of_drop(before, move) == "line")
        for each in told:
            square, p, q = map(str, each["args"])
            mine = before.variant.board.square_names(before.sides.mine)
            assert {p, q} <= {*mine}
            enemy = before.variant.board.names[before.sides.enemy]
            assert is_open(spot(square), spot(p), spot(q), spot(enemy))
            found += 1
    assert found > 5
