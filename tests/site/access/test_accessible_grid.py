"""The board's twin for those who do not see it: labels, keys and focus, on elements of a page."""

from access import accessible_grid
from access.accessible_grid import AccessibleGrid
from browser import tasks
from state.selection import Selection
from tests.site.dom.elements import Document, Event
from tests.site.dom.time import Time
from tests.site.dom.window import Window
from words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Self

# a2 b2 c2
# a1 b1 c1
CELLS = [
    {"id": "abc"[x] + str(2 - y), "at": [x, y], "name": "abc"[x] + str(2 - y)}
    for y in range(2)
    for x in range(3)
]
SCENE: "Any" = {
    "cells": CELLS,
    "pieces": [{"cell": "a1", "name": "king"}],
    "solids": [],
    "hands": [],
    "options": [],
    "seats": [{"seat": "b", "side": 2}],
}
CHOICES: "Any" = [
    {"move": "1", "paths": [["c:a1", "c:b1"]]},
    {"move": "2", "paths": [["c:a1", "c:b2"]], "forbidden": "check"},
    {"move": "3", "paths": [["c:c1", "c:c2"]]},
]


class Board:
    """A grid on a page; `touched` and `at` are what it told, `lies` where cells are drawn."""

    def __init__(self, scene: "Any" = SCENE) -> None:
        self.document, self.scene = (
            Document('<html><body><div id="grid" role="grid"></div></body></html>'),
            scene,
        )
        self.window, self.time = Window(self.document, ""), Time(accessible_grid, tasks)
        self.element: Any = self.document.getElementById("grid")
        self.touched: list[str] = []
        self.at: list[str | None] = []
        self.lies: dict[str, Any] = {}
        self.selection = Selection(CHOICES)

    def __enter__(self) -> "Self":
        self.window.__enter__()
        self.time.__enter__()
        self.words = Words("en")
        self.grid = AccessibleGrid(
            self.element, self.words, self.touched.append, self.at.append, self.lies.get
        )
        return self.show()

    def __exit__(self, *problem: object) -> None:
        self.time.__exit__(*problem)
        self.window.__exit__(*problem)

    def show(self, notes: "Any" = None, turned: int = 0) -> "Self":
        self.grid.show(self.scene, turned, self.selection, notes)
        self.time.passes()
        return self

    def place(self, cell: str) -> "Any":
        return self.element.querySelector('[data-touch="c:' + cell + '"]')

    def label(self, cell: str) -> str:
        return str(self.place(cell).getAttribute("aria-label"))

    @property
    def focused(self) -> "Any":
        return self.document.activeElement.dataset.touch if self.document.activeElement else None

    def press(self, *keys: str, **held: bool) -> "Any":
        for key in keys:
            self.document.press(key, **held)
        return self.focused


def test_every_place_says_what_is_there_and_whether_it_can_be_chosen() -> None:
    with Board() as board:
        assert len(board.element.querySelectorAll("[role=row]").parts) == 2
        assert [board.label(cell) for cell in ("a1", "b1", "c1")] == [
            "a1, king, can be chosen",
            "b1",
            "c1, can be chosen",
        ]


def test_labels_change_with_a_touch() -> None:
    with Board() as board:
        before = board.place("b1")
        board.selection.touch("c:a1")
        board.show()
        assert board.label("a1") == "a1, king, chosen"
        assert board.label("b1") == "b1, can be chosen"
        assert board.label("b2") == "b2, not allowed now"
        assert board.place("a1").getAttribute("aria-selected") == "true"
        assert board.place("b1") is before  # whoever is there stays there
        board.selection.back()
        board.show()
        assert board.label("a1") == "a1, king, can be chosen"
        assert board.label("b1") == "b1"
        assert not board.place("a1").hasAttribute("aria-selected")


def test_only_what_has_changed_is_written_anew() -> None:
    with Board() as board:
        written = []

        def watch(cell: str) -> None:
            board.place(cell).setAttribute = lambda name, value: written.append(cell)

        for cell in ("a1", "b1", "c1", "a2", "b2", "c2"):
            watch(cell)
        board.selection.touch("c:a1")
        board.show()
        assert sorted(set(written)) == ["a1", "b1", "b2", "c1"]
        written[:] = []
        board.show()
        assert written == []


def test_what_is_chosen_says_so_on_a_board_made_anew() -> None:
    with Board() as board:
        board.selection.touch("c:a1")
        board.show(turned=2)
        assert board.label("a1") == "a1, king, chosen"
        assert board.place("a1").getAttribute("aria-selected") == "true"


def test_a_piece_that_moves_is_told_where_it_is() -> None:
    with Board() as board:
        board.scene = dict(SCENE, pieces=[{"cell": "b1", "name": "king"}])
        board.show()
        assert (board.label("a1"), board.label("b1")) == ("a1, can be chosen", "b1, king")


def test_notes_are_told_with_their_cells() -> None:
    with Board() as board:
        board.show({"b1": ["undo"], "z9": ["undo"]})
        assert board.label("b1") == "b1, undo"


def test_labels_follow_the_language() -> None:
    with Board() as board:
        board.words.language = "ja"
        board.show()
        assert [board.label("a1"), board.label("c1")] == ["a1、king、選べます", "c1、選べます"]


def test_one_walks_with_arrows_and_to_the_ends() -> None:
    with Board() as board:
        board.place("a1").focus()
        assert board.press("ArrowRight") == "c:b1"
        assert board.press("ArrowUp") == "c:b2"
        assert board.press("End") == "c:c2"
        assert board.press("ArrowRight", "ArrowUp") == "c:c2"  # there it ends
        assert board.press("Home") == "c:a2"
        assert board.press("End", ctrlKey=True) == "c:c1"
        assert board.press("Home", ctrlKey=True) == "c:a2"
        assert board.press("ArrowLeft", "ArrowDown", "ArrowDown") == "c:a1"


def test_cells_beside_the_board_shift_no_column() -> None:
    beside = {"id": "side", "at": [-1.3, 0], "name": "barracks"}
    with Board(SCENE | {"cells": SCENE["cells"] + [beside]}) as board:
        board.place("b1").focus()
        assert board.press("ArrowUp") == "c:b2"
        assert board.press("ArrowDown") == "c:b1"
        assert board.press("ArrowUp", "Home") == "c:side"
        assert board.press("ArrowDown") == "c:a1"
        assert board.press("ArrowUp") == "c:side", "the column in which one walks"


def test_page_keys_lead_to_the_ends_of_a_column_of_the_board() -> None:
    held = {"kind": "S", "name": "spear", "count": 2}
    with Board(SCENE | {"hands": [{"seat": "b", "held": [held]}]}) as board:
        board.place("c1").focus()
        assert board.press("PageUp") == "c:c2"
        assert board.press("PageUp", "PageDown") == "c:c1"
        assert board.press("ArrowDown") == "t:b:S"
        assert board.press("PageUp") == "c:c2", "the column in which one walked"
        assert not board.document.press("PageDown", ctrlKey=True).prevented
        assert board.focused == "c:c2"


def test_only_one_place_is_reached_by_tab() -> None:
    with Board() as board:
        board.place("a1").focus()
        board.press("ArrowRight", "ArrowUp")
        reached = [
            each.dataset.touch for each in board.element.querySelectorAll('[tabindex="0"]').parts
        ]
        assert reached == ["c:b2"]


def test_enter_and_space_touch_and_so_does_a_click() -> None:
    with Board() as board:
        board.place("a1").focus()
        board.press("Enter")
        board.press(" ")
        board.place("b2").click()
        assert board.touched == ["c:a1", "c:a1", "c:b2"]


def test_keys_of_the_browser_stay_the_browsers() -> None:
    with Board() as board:
        board.place("a1").focus()
        assert not board.document.press("ArrowRight", altKey=True).prevented
        assert not board.document.press("ArrowRight", metaKey=True).prevented
        assert not board.document.press("x").prevented
        assert board.focused == "c:a1"
        assert board.document.press("ArrowRight").prevented
        assert board.element.dispatch(Event("keydown", key="Enter")).prevented is False


def test_the_board_is_told_where_the_keyboard_is() -> None:
    with Board() as board:
        board.place("a1").focus()
        board.press("ArrowRight")
        board.place("c1").dispatch(Event("focusout"))
        assert board.at == [None, None, "c:b1", None]  # a mouse began, and is not shown


def test_the_focus_stays_on_its_place_when_the_board_is_turned() -> None:
    with Board() as board:
        board.place("b1").focus()
        board.show(turned=2)
        assert board.focused == "c:b1"
        assert board.element.querySelector("[role=row]").elements[0].dataset.touch == "c:c1"


def test_a_place_lies_where_it_is_drawn() -> None:
    with Board() as board:
        assert not board.element.hasAttribute("data-laid")
        for number, cell in enumerate(CELLS):
            board.lies["c:" + cell["id"]] = (10.0 * number, 5.0, 8.0, 8.0)  # type: ignore[operator]
        board.show()
        assert board.element.hasAttribute("data-laid")
        assert (
            board.place("b2").style.cssText
            == "left: 10.0px; top: 5.0px; width: 8.0px; height: 8.0px"
        )


def test_a_die_is_touched_on_its_cell_and_by_its_face() -> None:
    die = {"cell": "b2", "name": "die: six", "touch": "d:6"}
    with Board(dict(SCENE, solids=[die])) as board:
        board.selection = Selection([{"move": "6", "paths": [["d:6"]]}])
        board.show()
        assert board.label("b2") == "b2, die: six, can be chosen"
        board.place("b2").click()
        assert board.touched == ["d:6"]
        assert [each.dataset.touch for each in board.grid.targets] == ["c:b2"]
