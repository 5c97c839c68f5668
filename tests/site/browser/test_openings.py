"""What is known of a game before its engine is up."""

from browser import openings
from browser.openings import answer, first

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

OPENING: "Any" = {
    "game": "toy",
    "scenes": [
        {"view": {"sides": "two", "pieces": "kanji"}, "scene": "A"},
        {"view": {"sides": "two", "pieces": "west"}, "scene": "B"},
        {"view": {"sides": "three", "pieces": "kanji"}, "scene": "C"},
    ],
    "choices": ["choices"],
    "status": {"turn": "b"},
    "firsts": [
        {"move": "Nb", "changes": [{"do": "drop", "places": ["c:a"], "solid": 0}]},
        {
            "move": "Tb",
            "changes": [
                {"do": "capture", "places": []},
                {"do": "drop", "places": ["c:a"], "piece": 1},
            ],
        },
    ],
    "things": ["cube", "disc"],
}


def scene(opening: "Any", view: "dict[str, str]") -> "Any":
    """Letters stand for Scenes here."""
    return openings.scene(opening, view)


def test_the_scene_is_the_one_of_the_view() -> None:
    assert scene(OPENING, {"sides": "three", "pieces": "kanji"}) == "C"
    assert scene(OPENING, {"sides": "two", "pieces": "west"}) == "B"


def test_a_view_that_says_nothing_of_an_option_takes_the_first() -> None:
    assert scene(OPENING, {}) == "A"
    assert scene(OPENING, {"sides": "three"}) == "C"
    assert scene(OPENING, {"sides": "three", "pieces": "west"}) == "A"


def test_the_answer_is_what_the_engine_would_say_of_the_start() -> None:
    said: Any = answer(OPENING, {"pieces": "west"})
    assert (said["scene"], said["choices"], said["status"]) == ("B", ["choices"], {"turn": "b"})
    assert (said["history"], said["changes"], said["error"]) == ([], [], None)


def test_what_an_opening_move_does() -> None:
    cube: Any = {"do": "drop", "places": ["c:a"], "solid": "cube"}
    disc: Any = {"do": "drop", "places": ["c:a"], "piece": "disc"}
    assert first(OPENING, "Nb")[1] == [cube]
    assert first(OPENING, "Tb")[1] == [{"do": "capture", "places": []}, disc]
    assert OPENING["firsts"][0]["changes"][0]["solid"] == 0
