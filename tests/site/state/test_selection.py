"""From touches to a move: the choices are narrowed, and nothing is played too early."""

from state.selection import Selection, plain, reason

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# A cube: a face and where it faces, in either order; one combination is forbidden.
CUBE: "list[Any]" = [
    {"move": "Nb", "paths": [["o:N", "o:b"], ["o:b", "o:N"]]},
    {"move": "Tb", "paths": [["o:T", "o:b"], ["o:b", "o:T"]]},
    {"move": "Nf", "paths": [["o:N", "o:f"], ["o:f", "o:N"]], "forbidden": "no-pointing"},
]
# A board with dice: a piece, where it goes, and the die that lets it.
DICE: "list[Any]" = [
    {"move": "a1a2/3", "paths": [["c:a1", "c:a2", "?d:3"], ["d:3", "c:a1", "c:a2"]]},
    {"move": "a1a3/3", "paths": [["c:a1", "c:a3", "?d:3"], ["d:3", "c:a1", "c:a3"]]},
    {"move": "a1a3/5", "paths": [["c:a1", "c:a3", "?d:5"], ["d:5", "c:a1", "c:a3"]]},
]
# A piece, a formation, where it lands; or first a step to another cell.
MARCH: "list[Any]" = [
    {"move": "x", "paths": [["c:a1", "?o:x", "c:a2"]]},
    {"move": "y", "paths": [["c:a1", "?o:y", "c:a2"]]},
    {"move": "z", "paths": [["c:a1", "c:b1", "?o:z", "c:a1"]]},
]


# Formations of a piece: two have a1 and b1 in common, one of them and another one b1 and c1.
TROOP: "list[Any]" = [
    {"move": name, "paths": [["c:a1", "?o:" + name, "c:a5"]]} for name in ("low", "high", "far")
]
SPOTS = {
    "o:low": ["c:a1", "c:b1", "c:c1"],
    "o:high": ["c:a1", "c:b1", "c:b2"],
    "o:far": ["c:a1", "c:a2", "c:a3"],
}


def touched(choices: "list[Any]", *touches: str) -> "tuple[Selection, list[Any]]":
    touching = Selection(choices)
    return touching, [touching.touch(touch) for touch in touches]


def test_a_complete_path_is_the_move() -> None:
    for path in (["o:N", "o:b"], ["o:b", "o:N"]):
        touching, moves = touched(CUBE, *path)
        assert moves == [None, "Nb"]
        assert touching.touches == path


def test_a_place_of_one_option_chooses_it() -> None:
    troop = Selection(TROOP, SPOTS)
    assert [troop.press(touch) for touch in ("c:a1", "c:a3")] == [("narrowed", None)] * 2
    assert troop.touches == ["c:a1", "o:far"]
    assert troop.press("c:a5") == ("move", "far")


def test_options_are_passed_over_while_a_place_of_others_is_pointed_at() -> None:
    troop = Selection(TROOP, SPOTS)
    troop.press("c:a1")
    assert troop.passed == []
    troop.press("c:b1")
    assert troop.passed == ["o:far"]
    assert troop.press("c:a5") == ("early", "o:low")
    assert troop.passed == ["o:far"]
    troop.press("o:far")
    assert troop.passed == []


def test_a_place_of_several_options_leaves_these_until_another_one_tells() -> None:
    troop = Selection(TROOP, SPOTS)
    for touch in ("c:a1", "c:b1"):
        troop.press(touch)
    assert (troop.touches, troop.open) == (["c:a1"], ["o:low", "o:high"])
    troop.back()
    assert troop.open == ["o:low", "o:high", "o:far"]
    for touch in ("c:b1", "c:c1"):
        troop.press(touch)
    assert (troop.touches, troop.pointed) == (["c:a1", "o:low"], [])


def test_a_step_stays_open_while_options_are_told_apart() -> None:
    troop = Selection(TROOP + [{"move": "step", "paths": [["c:a1", "c:z1", "c:z5"]]}], SPOTS)
    for touch in ("c:a1", "c:b1"):
        troop.press(touch)
    assert (troop.open, troop.steps) == (["o:low", "o:high", "c:z1"], ["c:z1"])
    assert troop.press("c:z1") == ("narrowed", None)
    assert (troop.touches, troop.pointed) == (["c:a1", "c:z1"], [])
    assert (troop.open, troop.steps) == (["c:z5"], [])
    assert troop.stepped == ["c:a1", "c:z1"]


def test_only_a_cell_that_another_must_follow_was_stepped_on() -> None:
    march, _ = touched(MARCH, "c:a1")
    assert march.stepped == []
    march.touch("c:b1")
    assert (march.touches, march.stepped) == (["c:a1", "c:b1", "o:z"], ["c:a1", "c:b1"])
    dice, _ = touched(DICE, "c:a1", "c:a3")
    assert dice.stepped == []


def test_a_place_of_no_option_means_itself() -> None:
    troop = Selection(TROOP, SPOTS)
    assert troop.press("c:b1")[0] == "astray"  # nothing is chosen yet
    troop.press("c:a1")
    assert troop.press("c:a1") == ("narrowed", None)
    assert troop.touches == []


def test_a_place_that_leads_nowhere_leaves_what_was_pointed_at() -> None:
    troop = Selection(TROOP, SPOTS)
    troop.press("c:a1")
    troop.press("c:b1")
    asked = (list(troop.touches), list(troop.pointed), list(troop.open))
    assert asked[1] == ["c:b1"]
    assert troop.press("c:h8")[0] == "astray"
    assert (troop.touches, troop.pointed, troop.open) == asked
    assert troop.touched == ["c:a1", "c:b1"]
    assert troop.press("c:b1") == ("narrowed", None), "it is taken back by a touch"
    assert troop.touched == ["c:a1"]


def test_open_touches_come_in_the_order_of_the_choices() -> None:
    touching, _ = touched(CUBE)
    assert touching.open == ["o:N", "o:b", "o:T"]
    touching.touch("o:b")
    assert touching.open == ["o:N", "o:T"]


def test_a_touch_behind_which_only_forbidden_moves_lie_is_shown_as_forbidden() -> None:
    touching, _ = touched(CUBE)
    assert touching.forbidden == ["o:f"]
    touching.touch("o:N")
    assert touching.forbidden == ["o:f"]
    assert reason(touching, "o:f") == "no-pointing"
    assert reason(touching, "o:b") is None


def test_a_move_is_not_played_merely_because_one_is_left() -> None:
    touching, moves = touched(CUBE, "o:T")
    assert moves == [None]
    assert touching.open == ["o:b"]


def test_another_beginning_begins_anew() -> None:
    touching, moves = touched(CUBE, "o:N", "o:T", "o:b")
    assert moves == [None, None, "Tb"]
    assert touching.fresh == ["o:N", "o:b", "o:T"]


def test_a_touch_that_leads_nowhere_is_refused_and_what_was_chosen_is_let_go() -> None:
    touching, _ = touched(CUBE, "o:N")
    try:
        touching.touch("c:b")
        raise AssertionError("it should have been refused")
    except KeyError:
        assert touching.touches == []


def test_the_last_touch_can_be_taken_back() -> None:
    touching, _ = touched(CUBE, "o:N")
    touching.back()
    touching.back()
    assert touching.touches == []


def test_what_was_taken_by_itself_goes_back_with_the_touch_before_it() -> None:
    touching, _ = touched(MARCH, "c:a1", "c:b1")
    touching.back()
    assert touching.touches == ["c:a1"]


def test_the_only_option_stays_chosen_when_it_is_pressed() -> None:
    touching, _ = touched(MARCH, "c:a1", "c:b1")
    assert touching.press("o:z") == ("narrowed", None)
    assert touching.touches == ["c:a1", "c:b1", "o:z"]
    assert touching.press("c:a1") == ("move", "z")


def test_what_comes_after_an_option_waits_for_it_and_what_was_chosen_stays() -> None:
    touching, _ = touched(MARCH, "c:a1")
    assert touching.press("c:a2") == ("early", "o:x")
    assert touching.touches == ["c:a1"]
    assert touching.press("o:y") == ("narrowed", None)
    assert touching.press("c:a2") == ("move", "y")


def test_after_a_step_the_question_comes_before_any_other_touch() -> None:
    stepping: Any = [
        {"move": name, "paths": [["c:a1", "c:b1", "o:" + name, "c:a5"]]} for name in ("low", "high")
    ]
    touching = Selection(stepping, {option: SPOTS[option] for option in ("o:low", "o:high")})
    touching.touch("c:a1")
    assert touching.press("c:h8")[0] == "astray"
    assert touching.touches == ["c:a1"], "a piece that was chosen stays so"
    for touch in ("c:b1", "c:h8"):
        result = touching.press(touch)
    assert result == ("early", "o:low")
    assert touching.touches == ["c:a1", "c:b1"]


def test_a_choice_is_made_again_from_the_touch_before_it() -> None:
    touching, _ = touched(MARCH, "c:a1", "o:x")
    assert touching.open == ["c:a2"]
    assert touching.fresh == ["o:x", "o:y", "c:b1"]
    assert touching.touch("o:y") is None
    assert touching.touches == ["c:a1", "o:y"]
    assert touching.touch("o:x") is None
    assert touching.touch("c:a2") == "x"


def test_a_cell_does_not_take_the_place_of_an_option() -> None:
    touching, _ = touched(MARCH, "c:a1", "o:x")
    assert touching.press("c:b1") == ("astray", ["c:a1", "o:x", "c:b1"])
    assert touching.touches == ["c:a1", "o:x"], "who has chosen so much need not begin again"


def test_a_touch_made_before_may_go_on() -> None:
    touching, _ = touched(MARCH, "c:a1", "c:b1")
    assert touching.touches == ["c:a1", "c:b1", "o:z"]
    assert touching.fresh == ["o:z"]
    assert touching.press("c:a1") == ("move", "z")


def test_a_touch_made_before_takes_back_itself_and_all_after_it() -> None:
    touching, _ = touched(MARCH, "c:a1", "o:x")
    assert touching.press("o:x") == ("narrowed", None)
    assert touching.touches == ["c:a1"]
    touching.press("o:x")
    assert touching.press("c:a1") == ("narrowed", None)
    assert touching.touches == []


def test_a_silent_touch_is_taken_by_itself_when_nothing_else_can_follow() -> None:
    touching, moves = touched(DICE, "c:a1", "c:a2")
    assert moves == [None, "a1a2/3"]
    assert touching.touches == ["c:a1", "c:a2", "d:3"]


def test_a_silent_touch_is_asked_for_when_there_are_several() -> None:
    touching, moves = touched(DICE, "c:a1", "c:a3")
    assert moves == [None, None]
    assert touching.open == ["d:3", "d:5"]
    assert touching.touch("d:5") == "a1a3/5"


def test_a_silent_touch_may_come_first_all_the_same() -> None:
    _, moves = touched(DICE, "d:3", "c:a1", "c:a2")
    assert moves == [None, None, "a1a2/3"]


def test_what_comes_of_a_press() -> None:
    touching, _ = touched(CUBE)
    assert touching.press("o:f") == ("refused", "no-pointing")
    assert touching.press("o:N") == ("narrowed", None)
    assert touching.press("o:f") == ("refused", "no-pointing")
    assert touching.touches == ["o:N"]
    assert touching.press("o:N") == ("narrowed", None)
    assert touching.touches == []
    touching.press("o:N")
    assert touching.press("c:b") == ("astray", ["o:N", "c:b"])
    assert touching.press("o:b") == ("move", "Nb"), "what is asked stays asked"


def test_what_one_more_touch_would_make() -> None:
    touching, _ = touched(CUBE)
    assert touching.touches_with("o:N") is None  # nothing is begun yet
    touching.touch("o:N")
    assert touching.touches_with("o:b") == ["o:N", "o:b"]
    assert touching.touches_with("c:b") is None
    assert touching.touches_with(None) is None
    assert touching.touches == ["o:N"]


def test_what_would_take_the_place_of_an_option() -> None:
    troop = [
        {"move": "x", "paths": [["c:a", "?o:1", "c:b"]]},
        {"move": "y", "paths": [["c:a", "?o:2", "c:b"]]},
        {"move": "z", "paths": [["c:d", "?o:2", "c:b"]]},
    ]
    touching, _ = touched(troop, "c:a", "o:1")
    assert touching.touches_with("o:2") == ["c:a", "o:2"]
    assert touching.touches_with("o:1") is None
    assert touching.touches_with("c:d") is None


def test_the_moves_behind_a_touch() -> None:
    touching, _ = touched(CUBE)
    assert touching.moves("o:b") == ["Nb", "Tb"]
    assert touching.moves("o:f") == []
    touching.touch("o:b")
    assert touching.moves("o:T") == ["Tb"]


def test_what_is_still_to_be_touched_of_a_path() -> None:
    touching, _ = touched(MARCH)
    path = ["c:a1", "c:b1", "o:z", "c:a1"]
    assert touching.ahead(path) == ["c:a1", "c:b1", "c:a1"]
    assert touching.ahead(["c:a1", "o:x", "c:a2"]) == ["c:a1", "o:x", "c:a2"]
    assert touching.touches == []
    touching.touch("c:a1")
    assert touching.ahead(path) == ["c:b1", "c:a1"]
    touching.touch("c:b1")
    assert touching.touches == ["c:a1", "c:b1", "o:z"]
    assert touching.ahead(path) == ["c:a1"]
    assert touching.ahead(["c:a1", "o:x", "c:a2"]) == []


def test_a_path_without_marks() -> None:
    assert plain(["c:a1", "?d:3"]) == ["c:a1", "d:3"]


SHORT: "list[Any]" = [
    {"move": "e4", "paths": [["t:b:S", "c:e4"], ["c:e4"]]},
    {"move": "Of2", "paths": [["c:f1", "c:f2"]]},
]


def test_a_cell_alone_may_make_a_move() -> None:
    assert Selection(SHORT).press("c:e4") == ("move", "e4")


def test_a_cell_makes_no_move_alone_after_a_piece_was_taken_up() -> None:
    selection = Selection(SHORT)
    selection.press("c:f1")
    assert selection.press("c:e4") == ("astray", ["c:f1", "c:e4"])
    assert selection.touches == []
    selection.press("t:b:S")
    assert selection.press("c:e4") == ("move", "e4")
