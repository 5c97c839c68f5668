"""The list of moves on a page: written slice by slice, marked, changed where it differs."""

from tests.site.dom.bench import Bench
from tests.site.dom.elements import Box
from widgets import move_list as module
from widgets.move_list import MoveList
from words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Self


def history(*moves: str) -> "Any":
    return [
        {"seat": "bw"[ply % 2], "notation": move, "description": move + " was played"}
        for ply, move in enumerate(moves)
    ]


class Page(Bench):
    """A list on a page; `chosen` are the plies that were pressed."""

    def __init__(self) -> None:
        super().__init__('<ol id="moves"></ol>', module)
        self.words = Words("en")
        self.chosen: list[int] = []
        self.lines: list[int] = []

    def __enter__(self) -> "Self":
        super().__enter__()
        self.list = MoveList(self.find("#moves"), self.words, self.chosen.append, self.lines.append)
        return self

    def show(self, shown: int, *moves: str, colours: "Any" = None, **written: "Any") -> "Self":
        self.list.show(history(*moves), shown, colours or {}, **written)
        return self

    @property
    def moves(self) -> "list[str]":
        return self.texts("[name^=ply]")

    @property
    def marked(self) -> "list[Any]":
        return [each.getAttribute("name") for each in self.all("[aria-current]")]


def test_a_game_without_moves_says_so() -> None:
    with Page() as page:
        page.show(0)
        assert page.texts("li") == ["No moves yet."]


def test_a_list_whose_moves_are_not_known_is_empty_until_they_are() -> None:
    with Page() as page:
        page.show(0).list.clear()
        assert page.texts("li") == []
        page.show(0)
        assert page.texts("li") == ["No moves yet."]
        page.show(1, "a")
        assert (page.moves, page.marked) == (["a"], ["ply-1"])


def test_the_move_shown_is_marked_and_a_press_chooses_one() -> None:
    with Page() as page:
        page.show(2, "a", "b", "c")
        assert (page.moves, page.marked) == (["a", "b", "c"], ["ply-2"])
        assert page.find("[name=ply-1]").getAttribute("title") == "a was played"
        page.find("[name=ply-3]").click()
        assert page.chosen == [3]
        page.show(3, "a", "b", "c")
        assert page.marked == ["ply-3"]
        page.show(0, "a", "b", "c")
        assert page.marked == []


def test_rows_that_stay_the_same_stay_where_they_are() -> None:
    with Page() as page:
        page.show(4, "a", "b", "c", "d")
        first = page.find("[name=ply-1]")
        page.show(5, "a", "b", "c", "d", "e")
        assert page.find("[name=ply-1]") is first
        assert page.moves == ["a", "b", "c", "d", "e"]
        page.show(3, "a", "b", "x")
        assert page.find("[name=ply-1]") is first
        assert page.moves == ["a", "b", "x"]
        page.show(1, "z")
        assert page.moves == ["z"]
        page.show(0)
        assert page.texts("li") == ["No moves yet."]


def test_a_long_game_is_written_slice_by_slice() -> None:
    moves = ["m" + str(ply) for ply in range(200)]
    with Page() as page:
        page.show(200, *moves)
        some = len(page.moves)
        assert 0 < some < 200
        assert page.marked == []
        for _ in range(10):
            page.time.passes()
        assert page.moves == moves
        assert page.marked == ["ply-200"]


def test_only_the_list_is_scrolled_to_the_move_shown() -> None:
    with Page() as page:
        page.find("#moves").box = Box(0, 0, 100, 60)
        page.show(1, "a", "b", "c")
        page.find("[name=ply-3]").box = Box(10, 200, 20, 10)
        page.show(3, "a", "b", "c")
        assert page.find("#moves").scrollTop == 175  # its row is in the middle, whole
        page.show(0, "a", "b", "c")
        assert page.find("#moves").scrollTop == 0


def test_the_move_shown_stays_in_sight_when_the_list_gets_lower_or_is_seen_again() -> None:
    with Page() as page:
        moves = page.find("#moves")
        page.show(3, "a", "b", "c")
        page.find("[name=ply-3]").box = Box(10, 200, 20, 10)
        moves.box = Box(0, 0, 100, 60)
        page.window.watchers[0].tell([moves])
        assert moves.scrollTop == 175


def test_what_is_noted_at_a_move_is_told_and_a_line_beside_leads_elsewhere() -> None:
    with Page() as page:
        lines = [(1, 0, "1. x"), (1, 1, "1. y")]
        page.show(1, "a", "b", side_lines=lines, notes={1: ("noted", "noted")})
        assert page.find("[name=ply-1]").getAttribute("aria-label") == "a, noted"
        assert page.texts(".aside") == ["1. x", "1. y"]
        page.find("[name=line-1]").click()
        assert (page.lines, page.chosen) == ([1], [])
        page.show(1, "a", "b")
        assert page.texts(".aside") == []


def test_seats_have_their_sign_in_their_colour() -> None:
    with Page() as page:
        page.show(1, "a", "b", colours={"b": "black", "w": "white"})
        signs = [each.style.background for each in page.all(".stone")]  # type: ignore[attr-defined]
        assert signs == ["var(--black)", "var(--white)"]


def test_tab_reaches_the_marked_move_alone_which_keeps_the_focus() -> None:
    def reached(page: Page) -> "list[Any]":
        return [each.getAttribute("name") for each in page.all('[tabindex="0"]')]

    with Page() as page:
        page.show(3, "a", "b", "c")
        assert reached(page) == ["ply-3"]
        page.show(2, "a", "b", "c")
        assert reached(page) == ["ply-2"]
        assert not page.find(":focus").getAttribute("name"), "it is elsewhere"
        page.find('[name="ply-2"]').focus()
        page.show(1, "a", "b", "c")
        assert page.find(":focus").getAttribute("name") == "ply-1"
        page.show(0, "a", "b", "c")
        assert reached(page) == ["ply-1"], "the first one, where none is marked"
