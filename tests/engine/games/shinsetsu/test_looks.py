"""Pieces are told apart."""

from anga.games.shinsetsu.rules.position import start
from tests.engine.games.shinsetsu.boards import seen


def test_each_army_has_a_colour_and_a_shape_of_its_own() -> None:
    looks = seen(start())["looks"]
    bodies = [looks[f"{seat}:K"][0] for seat in "krgy"]
    assert len({body["fill"] for body in bodies}) == 4
    shapes = [body.get("path", body.get("circle")) for body in bodies]
    assert len({str(shape) for shape in shapes}) == 4
