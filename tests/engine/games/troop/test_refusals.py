"""Each refusal names the rule and the cells that it is about."""

import pytest

from tests.engine.games.troop.boards import refused


@pytest.mark.parametrize(
    ("token", "slug", "cells"),
    [
        ("d4-d5,d5e3f3:n1", "step-own", ["d4"]),
        ("c3-d3,d3e3f3:n1", "step-empty", ["d3"]),
        ("c3-c5,c5d3e3:n1", "step-one", ["c3", "c5"]),
        ("c3-c3,c3d3e3:n1", "step-empty", ["c3"]),
        ("c3-b4,d3e3f3:n1", "step-joins", ["b4"]),
        ("c3d3d4:n1", "own-three", ["d4"]),
        ("c3d3f7:n1", "own-three", ["f7"]),
        ("c3-c4,c3d3e3:n1", "step-joins", ["c4"]),
        ("c3d3f3:n1", "no-formation", ["c3", "d3", "f3"]),
        ("c3-b4,b4d3g3:n1", "step-forms", ["b4"]),
        ("c3-d4,b2c3d4:n1", "own-three", ["b2", "c3"]),
        ("c3d3e3:n2", "front-only", ["e3", "c3"]),
        ("c3d3e3:e1", "own-in-way", ["f3"]),
        ("f3g3h3:e1", "off-board", ["h3"]),
        ("c3d3e3:s1", "no-retreat", ["c3", "d3", "e3"]),
    ],
)
def test_a_refusal_names_the_rule_and_its_cells(token: str, slug: str, cells: list[str]) -> None:
    assert refused("8/5o2/5o2/5o2/8/2xxxxxx/8/8 b - 0", token) == (slug, cells)


def test_a_diagonal_row_is_refused_by_name() -> None:
    text = "8/8/8/8/3x4/2x5/1x6/ooo5 b a 0"
    assert refused(text, "b2c3d4:n1") == ("diagonal-row", ["b2", "c3", "d4"])
    assert refused("8/8/8/8/8/xxx5/8/ooo5 b a 0", "a3b3c3:n2")[0] == "front-only"
