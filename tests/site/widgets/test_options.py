"""The row of options: buttons by question, what they show of a touch, and what keeps its place."""

from state.selection import Selection
from tests.site.dom.bench import Bench
from tests.site.dom.elements import Event
from widgets.options import Options, ring
from words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Self

FACE, WAY = "face", "way"
SCENE: "Any" = {
    "options": [
        {"id": "N", "name": "front", "group": FACE, "look": "red"},
        {"id": "T", "name": "sweep", "group": FACE},
        {"id": "f", "name": "forward", "group": WAY, "look": "red", "facing": 1},
        {"id": "b", "name": "back", "group": WAY},
        {"id": "z", "name": "never"},
    ],
    "looks": {"red": [{"path": [[0.5, 0], [1, 1]], "line": "red"}]},
}
CHOICES: "Any" = [
    {"move": "Nf", "paths": [["o:N", "o:f"]]},
    {"move": "Tf", "paths": [["o:T", "o:f"]]},
    {"move": "Tb", "paths": [["o:T", "o:b"]], "forbidden": "no"},
    {"move": "f", "paths": [["o:f"]]},
]


class Page(Bench):
    """Options on a page; `touched`, `painted` and `aims` are what they told."""

    def __init__(self) -> None:
        super().__init__('<div id="options"></div>')
        self.touched: list[str] = []
        self.painted: list[Any] = []
        self.aims: list[Any] = []
        self.selection = Selection(CHOICES)

    def __enter__(self) -> "Self":
        super().__enter__()
        self.options = Options(
            self.find("#options"),
            Words("en", {name: {"en": name, "ja": name} for name in (FACE, WAY)}),
            self.touched.append,
            lambda canvas, drawing, size: self.painted.append((drawing, size)),
            self.aims.append,
        )
        return self.show()

    def show(self, badges: "Any" = None, turned: int = 0) -> "Self":
        self.options.show(SCENE, self.selection, badges or {}, turned)
        return self

    def option(self, touch: str) -> "Any":
        return self.find('[data-touch="o:' + touch + '"]')

    @property
    def shown(self) -> "list[str]":
        return [str(each.dataset.touch) for each in self.all("[data-touch]")]


def test_options_stand_by_question_and_only_those_that_lead_on() -> None:
    with Page() as page:
        groups = page.all("[role=group]")
        assert [group.getAttribute("aria-label") for group in groups] == [FACE, WAY]
        assert page.shown == ["o:N", "o:T", "o:f"]
        assert page.texts(".question") == [FACE, WAY]


def test_no_question_moves_when_one_is_answered() -> None:
    way_first: Any = dict(SCENE, options=SCENE["options"][2:4] + SCENE["options"][:2])
    for choices, before in ((CHOICES, [WAY, FACE]), (CHOICES[:3], [FACE])):
        with Page() as page:
            page.selection = Selection(choices)
            for touch in ("", "o:T"):
                if touch:
                    page.selection.press(touch)
                page.options.show(way_first, page.selection, {}, 0)
                groups = [group.getAttribute("aria-label") for group in page.all(".group")]
                assert groups[: len(before)] == before
            assert len(groups) == 2


def test_what_the_status_card_asks_is_not_written_again() -> None:
    with Page() as page:
        ways: Any = [{"move": face, "paths": [["c:a1", "o:" + face]]} for face in "NT"]
        page.selection = Selection(ways)
        page.selection.touch("c:a1")
        page.show()
        assert page.shown == ["o:N", "o:T"]
        assert page.texts(".question") == []
        assert page.find("[role=group]").getAttribute("aria-label") == FACE


def test_pictures_of_what_stands_on_the_board_keep_their_places_below_no_question() -> None:
    with Page() as page:
        spots: Any = {"N": {"a1": [0, 0], "b1": [1, 0]}, "T": {"a1": [0, 0], "c1": [1, 0]}}
        pictured = [dict(SCENE["options"][n], cells=spots["NT"[n]]) for n in (0, 1)]
        ways: Any = [{"move": name, "paths": [["c:a1", "o:" + name, "c:a2"]]} for name in "NT"]
        ways.append({"move": "x", "paths": [["c:a1", "c:a3"]]})
        page.selection = Selection(ways, {"o:T": ["c:a1", "c:c1"], "o:N": ["c:a1", "c:b1"]})
        page.selection.touch("c:a1")
        page.selection.pointed = ["c:c1"]
        scene: Any = dict(SCENE, options=pictured)
        page.options.show(scene, page.selection, {})
        assert page.shown == ["o:N", "o:T"]
        assert [each.dataset.touch for each in page.all(".passed")] == ["o:N"]
        assert page.texts(".question") == []
        assert page.find("[role=group]").getAttribute("aria-label") == FACE


def test_a_press_is_a_touch() -> None:
    with Page() as page:
        page.option("T").click()
        assert page.touched == ["o:T"]


def test_what_is_chosen_and_what_is_forbidden_is_seen() -> None:
    with Page() as page:
        page.selection.touch("o:T")
        page.show()
        assert page.option("T").getAttribute("aria-pressed") == "true"
        assert page.option("f").getAttribute("aria-pressed") == "false"
        assert not page.option("f").hasAttribute("aria-disabled")
        assert page.option("b").getAttribute("aria-disabled") == "true"


def test_what_was_touched_of_an_option_is_ringed_in_its_picture() -> None:
    scene: Any = {
        "options": [{"id": "row", "name": "row", "look": "red", "cells": {"a1": [0.2, 0.5]}}],
        "looks": SCENE["looks"],
    }
    row: Any = [{"move": "x", "paths": [["c:a1", "o:row"]]}]
    with Page() as page:
        page.selection = Selection(row)
        page.selection.touch("c:a1")
        page.options.show(scene, page.selection, {})
        drawing, _ = page.painted[-1]
        assert drawing == SCENE["looks"]["red"] + [ring([0.2, 0.5])]


def test_buttons_that_show_the_same_stay() -> None:
    with Page() as page:
        before = page.option("N")
        page.show()
        assert page.option("N") is before
        page.options.forget()
        page.show()
        assert page.option("N") is not before


def test_the_focus_stays_on_an_option_that_is_made_anew_and_so_does_the_scroll() -> None:
    with Page() as page:
        page.option("T").focus()
        page.find(".row").scrollLeft = 40.0
        page.selection.touch("o:T")
        page.show()
        assert page.document.activeElement is page.option("T")
        assert page.find(".row").scrollLeft == 40.0


def test_badges_say_what_a_move_is_worth() -> None:
    with Page() as page:
        page.show({"o:f": {"text": "3", "tone": "good", "description": "wins in 3"}})
        badge = page.option("f").querySelector(".badge")
        assert badge.textContent == "3"
        assert badge.getAttribute("class") == "badge good"
        assert badge.getAttribute("title") == "wins in 3"
        assert page.option("f").getAttribute("aria-label").endswith(", wins in 3")
        assert not page.option("N").getAttribute("aria-label")
        assert not page.option("N").querySelector(".badge")


def test_pictures_that_face_a_way_turn_with_the_board() -> None:
    with Page() as page:
        assert [size for _, size in page.painted] == [40, 40]
        straight, turned = page.painted[0][0], page.painted[1][0]
        assert straight == SCENE["looks"]["red"]
        assert turned != straight
        page.painted.clear()
        page.show(turned=3)
        assert page.painted[1][0] == straight  # a quarter and three make a whole turn


def test_a_mouse_or_the_keyboard_aims_and_a_finger_does_not() -> None:
    with Page() as page:
        name = page.option("T").querySelector(".name")
        name.dispatch(Event("pointerover", pointerType="mouse"))
        name.dispatch(Event("pointerout", pointerType="mouse"))
        name.dispatch(Event("pointerover", pointerType="touch"))
        page.option("N").focus()
        assert page.aims == ["o:T", None, "o:N"]
        page.find(".question").dispatch(Event("pointerover", pointerType="mouse"))
        assert page.aims[-1] is None
