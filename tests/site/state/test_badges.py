"""What a solved game knows, as badges on the touches that lead there."""

from state.badges import badge, badges, draw_badges, hint_badges, score
from state.selection import Selection
from words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

WORDS = Words("en")
CHOICES: "list[Any]" = [
    {"move": "Nb", "paths": [["o:N", "o:b"], ["o:b", "o:N"]]},
    {"move": "Nl", "paths": [["o:N", "o:l"], ["o:l", "o:N"]]},
    {"move": "Tb", "paths": [["o:T", "o:b"], ["o:b", "o:T"]]},
    {"move": "Tf", "paths": [["o:T", "o:f"], ["o:f", "o:T"]], "forbidden": "no-pointing"},
]
VALUES: "dict[str, Any]" = {"Nb": ["D", None], "Nl": ["L", 12], "Tb": ["W", 3]}


def shown(*touches: str) -> dict[str, str]:
    touching = Selection(CHOICES)
    for touch in touches:
        touching.touch(touch)
    found = badges(VALUES, touching, WORDS)
    return {touch: found[touch]["text"] for touch in found}


def test_values_are_ordered_from_the_nearest_loss_to_the_nearest_win() -> None:
    line: list[Any] = [["L", 0], ["L", 14], ["D", None], ["W", 15], ["W", 1]]
    assert sorted(line, key=score) == line


def test_a_touch_bears_the_best_of_what_lies_behind_it() -> None:
    assert shown() == {"o:N": "=", "o:b": "+3", "o:l": "−12", "o:T": "+3"}
    assert shown("o:N") == {"o:b": "=", "o:l": "−12"}


def test_what_is_forbidden_bears_nothing() -> None:
    assert "o:f" not in shown("o:T")


def test_without_values_there_are_no_badges() -> None:
    assert badges({}, Selection(CHOICES), WORDS) == {}


def test_a_badge_has_a_text_a_sentence_and_a_tone() -> None:
    win, draw, loss = VALUES["Tb"], VALUES["Nb"], VALUES["Nl"]
    won, lost = "wins in 3, counting both sides’ moves", "loses in 12, counting both sides’ moves"
    assert badge(win, WORDS) == {"text": "+3", "description": won, "tone": "good"}
    assert badge(loss, WORDS) == {"text": "−12", "description": lost, "tone": "bad"}
    assert badge(draw, WORDS) == {"text": "=", "description": "a draw", "tone": "even"}
    assert badge(win, Words("ja"))["description"] == "3手で勝ち"


def texts(*touches: str, seen: "tuple[str, ...]" = ("o:x",)) -> "dict[str, str]":
    found = hint_badges(list(touches), seen, WORDS)
    return {touch: found[touch]["text"] for touch in found}


def test_the_touches_of_a_hint_are_numbered() -> None:
    assert texts("c:a1", "o:x", "c:a2") == {"c:a1": "1", "o:x": "2", "c:a2": "3"}
    assert texts("c:a1", "c:b1", "c:a1") == {"c:a1": "1", "c:b1": "2"}
    told = hint_badges(["t:b:S", "c:a1"], [], Words("ja"))["c:a1"]
    assert told["description"].startswith("ヒント")


def test_only_what_can_be_seen_is_numbered_without_a_gap() -> None:
    path = ("c:a1", "o:x", "c:a2")
    assert texts(*path, seen=()) == {"c:a1": "1", "c:a2": "2"}
    assert texts(*path[1:]) == {"o:x": "1", "c:a2": "2"}
    assert texts("o:x", "o:y") == {"o:x": "1"}


def test_the_last_touch_of_a_hint_needs_no_number() -> None:
    assert texts() == {}
    assert hint_badges(["c:a2"], [], WORDS) == {
        "c:a2": {"text": "", "description": "hint", "tone": "hint"}
    }
    assert texts("o:x") == {"o:x": "!"}


def test_a_draw_by_repetition_is_told_before_the_move() -> None:
    choices: Any = [
        {"move": "t", "paths": [["o:t"]]},
        {"move": "f", "paths": [["o:f"]]},
        {"move": "e4x", "paths": [["c:e3", "c:e4"]]},
    ]
    found = draw_badges(["t", "e4x"], Selection(choices), WORDS)
    assert sorted(found) == ["c:e3", "o:t"]
    assert found["o:t"]["description"] == "a draw: the position would repeat"
    assert draw_badges([], Selection(choices), WORDS) == {}
