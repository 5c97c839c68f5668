"""A hint that is asked for, and what is in danger."""

import pytest

from assist.advice import badges_of, cell_notes, leading, overlay_drawings, pointing, taking_part
from screen.status_lines import lines, retried_line
from state.retried import Retried
from state.selection import Selection
from tests.site.by_hand import Memory, Tab

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PEOPLE = {"players:toy": '{"b": "person", "w": "person"}'}
DANGER = {"marks": [{"mark": "threat", "cells": ["e4"]}], "lines": [], "notes": ["e4 hangs"]}
MARK = {"mark": "attack", "cells": ["a1", "b1"]}
CLAIM = {"slug": "It captures on {0}.", "args": ["b1"], "figures": {"marks": [MARK], "lines": []}}


def two() -> Tab:
    return Tab("", Memory(dict(PEOPLE))).wake()


def new() -> None:
    """The dialog of a new game would open."""


def said(tab: Tab) -> str:
    strong, text, _ = lines(tab.session, [("new-game", new)])
    return strong + " " + text


def test_a_hint_names_the_touches_and_what_speaks_for_them() -> None:
    tab = two()
    tab.session.advice.hint()
    assert tab.waiting() == ["best"]
    assert said(tab).startswith("The computer is looking")
    tab.tell("best", move="y")
    table = tab.session.table
    assert table.hint
    assert table.hint.touches == ["o:y"]
    assert not table.seeking  # what speaks for it is asked for while it is shown
    assert tab.waiting() == ["claims"]
    assert tab.engine.asked[-1][0]["record"] == ["y"]
    tab.tell("claims", claims=[CLAIM])
    assert said(tab).endswith("It captures on b1.")
    assert overlay_drawings(table)["marks"] == [MARK]
    assert tab.moves == ""


def test_where_nothing_can_be_drawn_a_hint_has_words_alone() -> None:
    tab = two()
    tab.session.advice.hint()
    tab.tell("best", move="y")
    tab.tell("claims", claims=[])
    told = ["It captures.", ["It wins in {0}.", "3"], "It saves.", "It threatens."]
    tab.tell("reasons", reasons=told)
    assert tab.engine.asked[-1][0]["record"] == ["y"]
    assert said(tab).endswith("It captures. It wins in 3. It saves.")
    assert overlay_drawings(tab.session.table)["marks"] == []


WIN = {"slug": "aim:win", "args": [], "figures": {"marks": [MARK], "lines": []}}


def test_a_winning_move_is_told_whole_at_once() -> None:
    tab = two()
    table = tab.session.table
    table.selection.choices = [{"move": "y", "paths": [["c:a1", "c:b1"]]}]
    tab.session.advice.hint()
    tab.tell("best", move="y", pv=["y"])
    tab.tell("claims", claims=[WIN])
    assert table.hint
    assert table.hint.touches == ["c:a1", "c:b1"]
    assert MARK in overlay_drawings(table)["marks"]


def test_beside_a_hint_that_is_followed_only_its_rest_is_drawn() -> None:
    tab = two()
    table = tab.session.table
    table.selection.choices = [{"move": "y", "paths": [["c:a1", "c:b1"]]}]
    tab.session.advice.hint()
    tab.tell("best", move="y")
    tab.tell("claims", claims=[CLAIM])
    tab.session.touching.touch("c:a1")
    tab.tell("explain", marks=[MARK], lines=[["path"]], notes=["It may go anywhere."])
    drawings = overlay_drawings(table)
    assert drawings["marks"] == pointing(["c:a1", "c:b1"])
    assert drawings["lines"] == []
    tab.session.advice.hint()
    tab.tell("claims", claims=[CLAIM])
    assert overlay_drawings(table)["marks"] == pointing(["c:a1", "c:b1"])


def test_a_hint_says_last_what_an_opponent_could_do_about_it() -> None:
    tab = two()
    tab.session.advice.hint()
    tab.tell("best", move="y")
    but = {"slug": "But it can be taken.", "args": [], "figures": {"marks": [], "lines": []}}
    tab.tell("claims", claims=[CLAIM, CLAIM, CLAIM], cautions=[but])
    assert said(tab).endswith("It captures on b1. It captures on b1. But it can be taken.")


def test_what_is_protected_is_not_said_twice_of_a_hint() -> None:
    covers = dict(CLAIM, slug="aim:covers", figures=marking(["b1"]))
    for cells, ends in ((["b1"], "aim:covers"), (["b1", "a1"], "but:takes:then")):
        tab = two()
        tab.session.advice.hint()
        tab.tell("best", move="y")
        but = dict(CLAIM, slug="but:takes:then", figures=marking(cells))
        tab.tell("claims", claims=[covers], cautions=[but])
        assert said(tab).endswith(ends)


def marking(cells: "list[str]") -> "dict[str, object]":
    return {"marks": [{"mark": "area", "cells": cells}], "lines": []}


@pytest.mark.parametrize(
    ("depth", "told"), [(4, " Reading 4 moves ahead, the computer likes this one best."), (0, "")]
)
def test_a_hint_without_any_reason_says_how_far_ahead_it_looked(depth: int, told: str) -> None:
    tab = two()
    tab.session.advice.hint()
    tab.tell("best", move="y", depth=depth)
    touches = said(tab).rstrip(" …")
    assert said(tab) != touches  # a reason is still looked for
    tab.tell("claims", claims=[])
    tab.tell("reasons", reasons=[])
    assert said(tab) == touches + told


def test_another_hint_takes_the_first_one_away_while_it_is_looked_for() -> None:
    tab = two()
    tab.session.advice.hint()
    tab.tell("best", move="y")
    elsewhere(tab)
    tab.session.advice.hint()
    tab.tell("claims", claims=[CLAIM])
    assert "o:y" not in badges_of(tab.session.table, tab.session.words)
    assert "It captures" not in said(tab)
    tab.tell("best", move="x")
    hint = tab.session.table.hint
    assert hint
    assert hint.touches == ["o:x"]


def test_a_hint_stays_the_same_as_long_as_nobody_moves() -> None:
    tab = two()
    tab.session.advice.hint()
    tab.tell("best", move="y")
    tab.tell("claims", claims=[CLAIM])
    tab.session.advice.hint()
    assert tab.waiting() == ["claims"]
    hint = tab.session.table.hint
    assert hint
    assert hint.touches == ["o:y"]


def test_a_hint_that_is_asked_for_too_early_comes_once_the_engine_is_up() -> None:
    tab = Tab("", Memory(dict(PEOPLE)))
    tab.session.advice.hint()
    assert "best" not in tab.waiting()
    tab.wake()
    assert tab.waiting() == ["best"]


def elsewhere(tab: Tab) -> None:
    """Let the same position come up as another one."""
    table = tab.session.table
    table.answer = dict(table.answer)  # type: ignore[assignment]


def test_two_hints_in_a_row_do_not_begin_alike_if_there_is_more_to_tell() -> None:
    tab, figures = two(), CLAIM["figures"]

    def first_of(*slugs: str) -> str:
        elsewhere(tab)
        tab.session.advice.hint()
        tab.tell("best", move="y")
        claims = [{"slug": slug, "args": [], "figures": figures} for slug in slugs]
        tab.tell("claims", claims=claims)
        hint = tab.session.table.hint
        assert hint
        assert hint.reasons
        assert sorted(str(each["slug"]) for each in hint.reasons) == sorted(slugs)
        return str(hint.reasons[0]["slug"])

    assert first_of("aim:ready", "aim:roams") == "aim:ready"
    assert first_of("aim:ready", "aim:roams") == "aim:roams"
    assert first_of("aim:ready", "aim:roams") == "aim:ready"
    assert first_of("aim:ready") == "aim:ready"
    assert first_of("aim:ready", "tells:falls") == "aim:ready"
    assert first_of("aim:capture", "aim:ready") == "aim:capture"
    assert first_of("aim:capture", "aim:ready") == "aim:capture"


def test_of_a_reason_with_many_lines_none_is_drawn() -> None:
    tab = two()
    tab.session.advice.hint()
    tab.tell("best", move="y")
    cell = {"mark": "threat", "cells": ["c3"]}
    many = {"marks": [MARK] * 9 + [cell], "lines": []}
    tab.tell("claims", claims=[dict(CLAIM, figures=many), CLAIM])
    assert overlay_drawings(tab.session.table)["marks"] == [cell, MARK]
    assert said(tab).count("It captures on b1.") == 2


def test_what_speaks_for_a_hint_gives_way_to_what_touches_would_come_to() -> None:
    tab = two()
    table = tab.session.table
    table.selection.choices = [{"move": "y", "paths": [["c:a1", "c:b1"]]}]
    tab.session.advice.hint()
    tab.tell("best", move="y")
    tab.tell("claims", claims=[CLAIM])
    assert MARK in overlay_drawings(table)["marks"]
    tab.session.touching.touch("c:a1")
    tab.tell("explain", marks=[], lines=[], notes=[])
    assert MARK not in overlay_drawings(table)["marks"]
    assert said(tab).endswith("It captures on b1.")


def test_what_speaks_for_a_hint_that_is_gone_is_not_told() -> None:
    tab = two()
    tab.session.advice.hint()
    tab.tell("best", move="y")
    tab.session.touching.touch("o:x")
    tab.tell("claims", claims=[CLAIM])
    assert "It captures" not in said(tab)


def test_a_touch_takes_the_hint_away() -> None:
    tab = two()
    tab.session.advice.hint()
    tab.tell("best", move="y")
    tab.tell("claims", claims=[CLAIM])
    tab.session.touching.touch("o:x")
    tab.settle()
    assert tab.session.table.hint is None
    assert tab.moves == "x"


def test_moves_that_follow_hints_are_remembered_with_the_game() -> None:
    device = Memory()
    tab = Tab("", device).wake()
    tab.session.advice.hint()
    tab.tell("best", move="y")
    tab.tell("claims", claims=[CLAIM])
    tab.session.touching.touch("o:y")
    tab.settle().think("x")
    tab.session.touching.touch("o:x")  # here nobody helped
    tab.settle()
    assert tab.session.table.match.helped == [0]
    again = Tab("g=toy&m=y.x.x", device).wake()
    assert again.session.table.match.helped == [0]


def test_moves_beside_the_known_solution_were_helped_too() -> None:
    tab = Tab("", Memory(dict(PEOPLE)), solved=True).wake()
    tab.session.know()
    while tab.waiting():
        told = {"values": {"x": ["W", 1]}} if tab.waiting()[0] == "values" else {}
        tab.tell(tab.waiting()[0], **told)
    tab.session.touching.touch("o:x")
    tab.settle()
    assert tab.session.table.match.helped == [0]


def test_a_hint_that_comes_after_a_move_is_dropped() -> None:
    tab = two()
    tab.session.advice.hint()
    tab.session.touching.touch("o:x")
    tab.settle()
    assert tab.engine.cancelled == 1
    tab.tell("best", move="y")
    assert tab.session.table.hint is None
    assert not tab.session.table.seeking
    assert "claims" not in tab.waiting()


def test_a_hint_is_thought_of_once_at_a_time() -> None:
    tab = two()
    tab.session.advice.hint()
    tab.tasks.run()
    tab.session.advice.hint()
    assert tab.waiting() == ["best"]


def test_what_is_in_danger_is_asked_for_only_where_it_is_wanted() -> None:
    tab = two()
    assert "danger" not in [request["cmd"] for request, _ in tab.engine.asked]
    tab.session.show_danger(True)
    while "danger" not in tab.waiting():
        tab.tell(tab.waiting()[0])
    tab.tell("danger", told={"e4": ["could be captured"]}, **DANGER)
    assert said(tab).endswith("e4 hangs")
    assert overlay_drawings(tab.session.table)["marks"] == DANGER["marks"]
    assert cell_notes(tab.session.table.danger) == {"e4": ["could be captured"]}
    assert tab.device.get("danger") is True
    assert Tab("", tab.device).session.settings.danger


def test_against_the_computer_ones_own_pieces_are_looked_after() -> None:
    tab = Tab("", Memory({"danger": "true"})).wake()
    tab.session.touching.touch("o:x")
    tab.settle()
    asked = [request for request, _ in tab.engine.asked if request["cmd"] == "danger"]
    assert [request["seat"] for request in asked] == ["b", "b"]


def test_a_hint_goes_on_as_long_as_it_is_followed() -> None:
    tab = two()
    steps = [["c:a1", "?o:x", "c:a2"], ["c:a1", "?o:y", "c:a2"], ["c:b1", "c:b2"]]
    table = tab.session.table
    table.selection.choices = [{"move": str(n), "paths": [steps[n]]} for n in range(3)]
    table.selection.touch("c:b1")
    tab.session.advice.hint()
    tab.tell("best", move="0")
    tab.tell("claims", claims=[CLAIM])
    assert table.selection.touches == []
    assert badges(tab) == {"c:a1": "1", "c:a2": "2"}
    tab.session.touching.touch("c:a1")
    assert badges(tab) == {"o:x": "1", "c:a2": "2"}
    tab.session.touching.untouch()
    assert badges(tab) == {"c:a1": "1", "c:a2": "2"}
    tab.session.touching.touch("c:b1")
    assert table.hint is None
    assert badges(tab) == {}
    tab.settle()


def badges(tab: Tab) -> "dict[str, str]":
    found = badges_of(tab.session.table, tab.session.words)
    return {touch: found[touch]["text"] for touch in found}


def test_arrows_lead_from_cell_to_cell() -> None:
    assert pointing(["c:a1", "o:+", "c:a3"]) == [
        {"mark": "hint", "cells": ["a3"]},
        {"mark": "arrow", "cells": ["a1", "a3"], "rank": 0},
    ]
    muster = pointing(["c:c2", "c:b2", "o:a", "c:b3"])
    assert [mark["cells"] for mark in muster] == [["b3"], ["c2", "b2"], ["b2", "b3"]]
    assert pointing(["t:b:S", "c:e4"]) == [{"mark": "hint", "cells": ["e4"]}]
    assert pointing(["o:t"]) == []


def test_what_an_option_of_a_hint_stands_for_is_marked_before_it_can_be_seen() -> None:
    path = ["c:a1", "o:line", "c:a2"]
    choices: Any = [{"move": "x", "paths": [path]}, {"move": "y", "paths": [["c:a1", "o:+"]]}]
    selection = Selection(choices, {"o:line": ["c:a1", "c:b1"]})
    assert taking_part(path, selection) == [{"mark": "hint", "cells": ["a1", "b1"]}]
    assert taking_part(["c:a1", "o:+"], selection) == []
    for touch in path[:2]:
        selection.touch(touch)
    assert taking_part(path, selection) == []


def test_all_that_is_to_be_touched_of_a_hint_has_a_frame() -> None:
    path = ["c:c2", "c:b2", "o:hook", "c:b3"]
    choices: Any = [{"move": "x", "paths": [path]}]
    selection = Selection(choices, {"o:hook": ["c:b2", "c:b3", "c:d1"]})
    formation, others, *ways = leading(path, selection)
    assert formation == {"mark": "hint", "cells": ["b2", "b3", "d1"]}
    assert others == {"mark": "hint", "cells": ["c2"]}
    assert [way["cells"] for way in ways] == [["c2", "b2"], ["b2", "b3"]]
    for touch in path[:3]:
        selection.touch(touch)
    assert leading(path, selection) == pointing(["c:b2", "c:b3"])
    assert leading(["c:a1"], selection) == []


def coached() -> Tab:
    return Tab("", Memory({"coach": "true"})).wake()


def weigh(
    tab: Tab, before: float, after: float, again: "tuple[float, float] | None" = None
) -> None:
    """The engine tells the chances before and after a move, and if it looks again, by both."""
    tab.session.touching.touch("o:x")
    assert tab.moves == ""
    look(tab, [], 1000, before)
    look(tab, ["x"], 1000, after)
    if tab.waiting() == ["analyse"]:
        look(tab, [], 5000, before)
        look(tab, ["y"], 5000, (again or (before, after))[0])
        look(tab, ["x"], 5000, (again or (before, after))[1])


def look(tab: Tab, moves: "list[str]", nodes: int, black: float, best: str = "y") -> None:
    """The engine tells the chances after some moves, and what is best then."""
    assert tab.waiting() == ["analyse"]
    asked = tab.engine.asked[-1][0]
    assert (asked["record"], asked["nodes"], asked["multipv"]) == (moves, nodes, 1)
    tab.tell("analyse", chances={"b": black, "w": 1 - black}, lines=[{"move": best}])


def test_the_coach_lets_a_good_move_be_made() -> None:
    tab = coached()
    weigh(tab, 0.5, 0.45)
    assert tab.settle().moves == "x"
    assert "coach" not in tab.screen.notices


def test_the_coach_minds_ten_points_of_chance_and_five_among_four() -> None:
    for seats, after, warned in (
        (2, 0.41, False),
        (2, 0.39, True),
        (4, 0.46, False),
        (4, 0.44, True),
    ):
        tab = coached()
        tab.session.advice.opening = dict(tab.session.opening)  # type: ignore[assignment]
        tab.session.advice.opening["seats"] = (tab.session.opening["seats"] * 2)[:seats]
        weigh(tab, 0.5, after)
        assert ("coach" in tab.screen.notices) is warned


def test_the_coach_warns_of_a_bad_move_which_is_taken_back_or_made_all_the_same() -> None:
    tab = coached()
    weigh(tab, 0.6, 0.25)
    assert "from 60% to 25%" in tab.screen.notices["coach"]
    assert tab.moves == ""
    assert tab.screen.actions["coach"]["coach-back"] is None, "the notice goes, and nothing else"
    assert tab.settle().moves == ""
    weigh(tab, 0.6, 0.25)
    tab.screen.actions["coach"]["coach-play"]()
    assert tab.settle().moves == "x"


def test_the_coach_warns_only_of_what_a_second_look_confirms_and_tells_that() -> None:
    tab = coached()
    weigh(tab, 0.6, 0.25, (0.52, 0.47))
    assert "coach" not in tab.screen.notices
    assert tab.settle().moves == "x"
    tab = coached()
    weigh(tab, 0.6, 0.25, (0.7, 0.4))
    assert "from 70% to 40%" in tab.screen.notices["coach"]


def test_the_coach_compares_with_what_a_longer_look_finds_best() -> None:
    for best, warned in (("x", False), ("z", True)):
        tab = coached()
        tab.session.touching.touch("o:x")
        for moves, black in (([], 0.6), (["x"], 0.25)):
            look(tab, moves, 1000, black)
        look(tab, [], 5000, 0.6, best)
        if warned:
            look(tab, ["z"], 5000, 0.62)
            look(tab, ["x"], 5000, 0.3)
        assert ("coach" in tab.screen.notices) is warned
        assert tab.settle().moves == ("" if warned else "x")


def test_the_coach_never_warns_of_the_best_move_or_of_a_hint() -> None:
    tab = coached()
    tab.session.touching.touch("o:y")
    look(tab, [], 1000, 0.6)
    assert tab.settle().moves == "y"
    tab = coached()
    tab.session.advice.hint()
    tab.tell("best", move="x")
    tab.tell("claims", claims=[CLAIM])
    tab.session.touching.touch("o:x")
    assert "analyse" not in tab.waiting()
    assert tab.settle().moves == "x"


def test_a_warning_is_of_one_move_alone() -> None:
    tab = coached()
    weigh(tab, 0.6, 0.25)
    tab.session.touching.touch("o:x")
    assert "coach" not in tab.screen.notices
    tab.tell("analyse")
    assert tab.settle().moves == "x"


def test_whoever_touches_on_has_changed_their_mind() -> None:
    tab = coached()
    tab.session.touching.touch("o:x")
    tab.tell("analyse", chances={"b": 0.6, "w": 0.4})
    tab.session.undo()
    tab.session.games.begin("", {"b": "person", "w": "person"})
    tab.settle()
    assert tab.moves == ""
    assert "coach" not in tab.screen.notices


def test_what_the_engine_cannot_judge_is_made() -> None:
    tab = coached()
    tab.session.touching.touch("o:x")
    tab.tell("analyse")
    assert tab.settle().moves == "x"


def retrying(black: "float | None", seats: "dict[str, str] | None" = None) -> Tab:
    """Black tries x where y was best; the engine tells the chances after it."""
    tab = Tab("", Memory(dict(seats or PEOPLE))).wake()
    tab.session.table.match.retried = Retried(0, "z", "z", ["y"], [0.6, 0.3])
    tab.session.touching.touch("o:x")
    assert tab.waiting() == ["analyse"]
    assert said(tab).startswith("The computer is looking")
    if black is None:
        tab.tell("analyse")
    else:
        look(tab, ["x"], 5000, black)
    return tab.settle()


@pytest.mark.parametrize(
    ("black", "told"),
    [
        (
            0.58,
            "That move is as good as the best one.",
        ),
        (0.56, "That is better than what you played, and there is a better one still."),
        (0.34, "That is better than what you played, and there is a better one still."),
        (0.32, "That is not better than what you played. Undo it, and look for another one."),
        (None, ""),
    ],
)
def test_a_move_that_is_tried_again_is_compared_with_the_best_and_with_the_former(
    black: "float | None", told: str
) -> None:
    tab = retrying(black)
    assert tab.moves == "x"
    assert retried_line(tab.session.table, tab.session.words) == told


def test_a_move_that_is_tried_again_is_looked_at_as_long_as_it_takes_and_once() -> None:
    tab = retrying(0.58)
    asked = [each[0] for each in tab.engine.asked if each[0]["cmd"] == "analyse"]
    assert [each.get("seconds") for each in asked] == [None]
    tab.session.undo()
    tab.settle().session.touching.touch("o:x")
    assert "analyse" not in tab.waiting()
    assert tab.settle().moves == "x"


def test_what_a_review_has_found_better_is_looked_at_no_more() -> None:
    tab = two()
    tab.session.table.match.retried = Retried(0, "x", "x", ["y"], [0.6, 0.3])
    for touch, told in (("o:y", "That is the better move"), ("o:x", "played that move before")):
        tab.session.touching.touch(touch)
        assert "analyse" not in tab.waiting()
        assert tab.settle().moves == touch[2:]
        assert told in retried_line(tab.session.table, tab.session.words)
        tab.session.undo()
        tab.settle()


def test_a_move_that_is_tried_again_may_be_warned_of_as_well() -> None:
    tab = coached()
    tab.session.table.match.retried = Retried(0, "z", "z", ["y"], [0.6, 0.3])
    tab.session.touching.touch("o:x")
    look(tab, ["x"], 5000, 0.2)
    look(tab, [], 1000, 0.6)
    look(tab, ["x"], 1000, 0.2)
    look(tab, [], 5000, 0.6)
    look(tab, ["y"], 5000, 0.6)
    look(tab, ["x"], 5000, 0.2)
    tab.settle()
    assert "coach" in tab.screen.notices
    assert tab.moves == ""


def test_a_look_that_was_broken_off_judges_nothing() -> None:
    tab = two()
    task = tab.session.table.match.retried = Retried(0, "z", "z", ["y"], [0.6, 0.3])
    tab.session.touching.touch("o:x")
    assert tab.waiting() == ["analyse"]
    tab.session.work.stop()
    look(tab, ["x"], 5000, 0.58)
    assert "x" not in task.verdicts


def test_people_among_themselves_have_no_coach() -> None:
    texts = dict(PEOPLE)
    texts["coach"] = "true"
    tab = Tab("", Memory(texts)).wake()
    tab.session.touching.touch("o:x")
    assert tab.settle().moves == "x"


def test_a_hint_for_another_piece_takes_away_what_the_held_one_would_come_to() -> None:
    tab = two()
    table = tab.session.table
    paths = [["c:a1", "c:a2"], ["c:b1", "c:b2"]]
    table.selection.choices = [{"move": str(n), "paths": [paths[n]]} for n in range(2)]
    tab.session.touching.touch("c:b1")
    tab.tell("explain", marks=[MARK], lines=[], notes=[])
    assert MARK in overlay_drawings(table)["marks"]
    tab.session.advice.hint()
    tab.tell("best", move="0")
    assert MARK not in overlay_drawings(table)["marks"]
    tab.settle()
