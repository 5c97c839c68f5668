"""The rings of a block of wood."""

from board.cubes.wood import LENGTHWAYS, grain


def test_rings_cross_every_lengthwise_side() -> None:
    for side in LENGTHWAYS:
        lines = grain(side)
        assert 6 < len(lines) < 40
        assert all(-0.03 < height < 1.03 for height, _ in lines)


def test_rings_run_on_over_the_edge_between_the_top_and_the_near_side() -> None:
    near_edge = min(number for height, number in grain(0) if height > 0.9)
    upper_edge = min(number for height, number in grain(1) if height < 0.1)
    assert abs(near_edge - upper_edge) <= 2
