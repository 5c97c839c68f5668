"""Why a position is as it is: checks at once, ends on request, refusals with their lines."""

from assist.advice import overlay_drawings
from screen import status_lines
from tests.site.by_hand import SCENE, Memory, Tab

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PEOPLE = {"anga:seats:toy": '{"b": "person", "w": "person"}'}
WORDS = {
    "shows:mate": {"en": "It is mate: {0}.", "ja": "詰み：{0}。"},
    "shows:over": {"en": "It is over.", "ja": "終局。"},
}


def reason(slug: str, cell: str, *args: str) -> "Any":
    mark = {"mark": "closed", "cells": [cell]}
    return {"slug": slug, "args": list(args), "figures": {"marks": [mark], "lines": []}}


SHOWN = [reason("shows:mate", "a1", "a1 attacks"), reason("shows:over", "a2")]


def two() -> Tab:
    words = {"seat:b": {"en": "Black", "ja": "黒"}, "seat:w": {"en": "White", "ja": "白"}}
    words.update(WORDS)
    return Tab("", Memory(dict(PEOPLE)), words=words).wake()


def over(shown: "Any") -> Tab:
    """Black has won, and the engine says why."""
    tab = two()
    tab.session.touching.touch("o:z")
    tab.tell("scene", shows=shown)
    return tab.settle()


def question(tab: Tab) -> "str | None":
    return tab.session.proof.question


def drawn(tab: Tab) -> "list[str]":
    """The cells of all that is drawn over the board."""
    marks = overlay_drawings(tab.session.table)["marks"]
    return [cell for mark in marks for cell in mark["cells"]]


def test_an_end_is_drawn_when_somebody_asks_and_said_once() -> None:
    tab = over(SHOWN)
    assert question(tab) == "why-mate"
    assert drawn(tab) == []
    before = status_lines.lines(tab.session, [])[1]
    assert status_lines.other_text(tab.session) == "It is mate: a1 attacks."
    tab.session.proof.tell(calm=False)
    tab.tasks.run()
    assert drawn(tab) == ["a1"]
    assert tab.screen.said == ["It is mate: a1 attacks."]
    assert question(tab) == "why-mate", "its button stays"
    assert status_lines.lines(tab.session, [])[1] == "It is mate: a1 attacks."
    assert status_lines.other_text(tab.session) == before
    tab.rest()
    assert drawn(tab) == ["a1", "a2"]
    tab.session.proof.tell(calm=False)
    assert drawn(tab) == []
    assert tab.screen.said == ["It is mate: a1 attacks."]
    assert status_lines.lines(tab.session, [])[1] == before


def test_without_motion_all_of_it_is_there_at_once() -> None:
    tab = over(SHOWN)
    before = len(tab.tasks.pauses)
    tab.session.proof.tell(calm=True)
    assert drawn(tab) == ["a1", "a2"]
    assert len(tab.tasks.pauses) == before


def test_another_end_is_asked_for_in_other_words() -> None:
    assert question(over(SHOWN[1:])) == "why-end"
    assert question(over([])) is None


def test_why_a_game_is_over_can_be_asked_as_soon_as_it_is() -> None:
    tab = over(SHOWN)
    assert question(tab) == "why-mate"
    assert "shows" not in [request["cmd"] for request, _ in tab.engine.asked]


def test_the_engine_may_tell_why_after_the_page_has_shown_the_end() -> None:
    tab = over([])
    answer: Any = dict(tab.session.table.answer)
    answer["shows"] = SHOWN
    tab.session.table.take(answer)
    assert question(tab) == "why-mate"


def test_another_position_has_other_reasons() -> None:
    tab = over(SHOWN)
    tab.session.proof.tell(calm=False)
    tab.session.step(0)
    tab.settle()
    assert drawn(tab) == []
    tab.rest()
    assert drawn(tab) == []


def checked() -> Tab:
    """White is in check."""
    tab = two()
    tab.session.touching.touch("o:x")
    status: Any = {"over": False, "turn": "w", "chance": False, "check": ["w"]}
    status.update({"reason": None, "placings": None})
    tab.tell("scene", status=status)
    while "shows" not in tab.waiting():
        tab.tell(tab.waiting()[0])
    tab.tell("shows", shows=SHOWN[:1])
    return tab


def test_a_check_is_drawn_softly_until_a_touch() -> None:
    tab = checked()
    assert drawn(tab) == ["a1"]
    assert overlay_drawings(tab.session.table)["marks"][0]["rank"] == 1
    assert "rank" not in SHOWN[0]["figures"]["marks"][0]
    tab.session.table.selection.touches = ["c:b1"]
    assert drawn(tab) == []


def test_an_end_outside_the_rules_leaves_nothing_to_be_explained() -> None:
    tab = checked()
    tab.session.table.claims = SHOWN[1:]
    tab.session.leaving.agree()
    tab.settle()
    assert tab.session.table.mode == "over"
    assert tab.session.table.shown
    assert question(tab) is None
    assert status_lines.lines(tab.session, [])[:2] == ("A draw: both players agreed.", "")


def test_what_nobody_can_be_in_is_not_asked_for() -> None:
    tab = two()
    tab.session.touching.touch("o:x")
    tab.settle()
    assert "shows" not in [request["cmd"] for request, _ in tab.engine.asked]


def test_what_forbids_a_touch_is_drawn_until_the_next() -> None:
    tab = two()
    tab.session.touching.touch("c:a1")
    figures = {"marks": [{"mark": "refused", "cells": ["b2"]}], "lines": []}
    words = {"en": "It is not yours.", "ja": "あなたのではない。"}
    tab.tell("why", words=words, cells=["a1"], slug="not-yours", figures=figures)
    assert tab.screen.refused == ["It is not yours."]
    assert drawn(tab) == ["b2"]
    tab.session.hints.forget()
    assert drawn(tab) == []


def pointed_out(tab: Tab, *since: str) -> "list[str]":
    """The cells drawn once the engine tells what forbids a touch, with touches made since."""
    tab.session.work.soon(tab.session.hints.point_out(["c:a1"]))
    tab.tasks.run()
    tab.session.table.selection.touches = list(since)
    tab.tell("why", figures={"marks": [{"mark": "refused", "cells": ["b2"]}], "lines": []})
    return drawn(tab)


def test_what_forbids_a_touch_is_not_drawn_after_another_one() -> None:
    assert pointed_out(two()) == ["b2"]
    assert pointed_out(two(), "c:b1") == []


def test_cubes_at_rest_are_asked_about() -> None:
    scene: Any = dict(SCENE)
    cube = {"solid": "cube", "cell": "a1", "sides": [], "orientation": [], "name": "a cube"}
    scene["solids"] = [cube]
    tab = Tab("", Memory(dict(PEOPLE)), words=WORDS, scene=scene).wake()
    tab.session.touching.touch("o:x")
    tab.settle()
    assert "shows" in [request["cmd"] for request, _ in tab.engine.asked]
