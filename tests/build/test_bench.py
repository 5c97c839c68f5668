"""What is measured is there to be measured."""

from anga.service import door
from build.bench import at_once


def test_the_first_move_that_is_measured_is_one() -> None:
    answer = door.answer({"cmd": "scene", "game": at_once.GAME})
    paths = [path for choice in answer["choices"] for path in choice["paths"]]
    assert list(at_once.MOVE) in paths
