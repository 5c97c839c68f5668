"""What a placement would look like while it is chosen."""

import pytest

from anga import games
from anga.contract.game import AnyLine
from anga.shared.scene import Solid

BUSHI = games.get("bushi")
PLACINGS = [("", ""), ("", "Nb"), ("article", ""), ("one", "")]


def placing(rules: str, record: str) -> AnyLine:
    line: AnyLine = BUSHI.line(rules)
    for move in record.split():
        line = line.play(move)
    return line


def ghosts(rules: str, record: str, *touches: str) -> list[Solid]:
    return BUSHI.explain(placing(rules, record).position, touches).get("ghosts", [])


@pytest.mark.parametrize(("rules", "record"), PLACINGS)
def test_a_ghost_lies_as_the_cube_will(rules: str, record: str) -> None:
    line = placing(rules, record)
    for move in line.legal():
        face, facing = (f"o:{letter}" for letter in move)
        scene = BUSHI.scene(line.play(move).position, {})
        for touches in ((face, facing), (facing, face)):
            (ghost,) = ghosts(rules, record, *touches)
            assert ghost in scene["solids"]


def test_once_a_face_is_chosen_it_is_on_top() -> None:
    (ghost,) = ghosts("", "", "o:N")
    assert (ghost["cell"], ghost["name"][2:]) == ("b", ["front-strike", "facing:r"])
    assert not ghosts("", "", "o:r")
    assert not ghosts("", "")


def test_a_cube_that_stands_has_no_ghost() -> None:
    assert not ghosts("", "Nb Tb", "o:f")


def test_directions_are_around_the_cube_that_is_placed() -> None:
    for record, cell in (("", "b"), ("Nb", "w")):
        scene = BUSHI.scene(placing("", record).position, {})
        (left, top) = next(each["at"] for each in scene["cells"] if each["id"] == cell)
        places = {option["id"]: option["at"] for option in scene["options"] if "at" in option}
        assert sorted(places) == ["b", "f", "l", "r"]
        middle = (left + 0.5, top + 0.5)
        for one, other in (("l", "r"), ("f", "b")):
            ways = [[places[id_][i] - middle[i] for i in (0, 1)] for id_ in (one, other)]
            assert all(a * b <= 0 for a, b in zip(*ways, strict=True))
