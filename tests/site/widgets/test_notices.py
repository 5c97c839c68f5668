"""Lines beside the game: one of a kind, each with its buttons, said anew in another language."""

from access import speech
from tests.site.dom.bench import Bench
from widgets import notices as module
from widgets.notices import Notices
from words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Self

BODY = """
<main><div id="notices" class="notices"></div></main><p id="live"></p>
<dialog><button>x</button></dialog>
"""


class Page(Bench):
    """Notices on a page; `done` are the buttons that were pressed."""

    def __init__(self) -> None:
        super().__init__(BODY, module, speech)
        self.words, self.done = Words("en"), []  # type: tuple[Words, list[str]]

    def __enter__(self) -> "Self":
        super().__enter__()
        self.notices = Notices(
            self.find("#notices"), speech.Speech(self.find("#live"), self.words), self.words
        )
        return self

    def __exit__(self, *problem: object) -> None:
        self.time.run()
        super().__exit__(*problem)

    def add(self, kind: str, slug: str = "undo", actions: "Any" = (), brief: bool = False) -> None:
        self.notices.add(kind, lambda: self.words(slug), actions, brief)

    def does(self, name: str) -> "tuple[str, Any]":
        return name, lambda: self.done.append(name)

    @property
    def lines(self) -> "list[str]":
        return self.texts("#notices p")


def test_a_line_stays_until_it_is_closed() -> None:
    with Page() as page:
        page.add("link")
        page.time.passes()
        assert page.lines == ["Undo"]
        assert page.texts("#notices button") == ["Close"]
        page.find("#notices button").click()
        assert page.lines == []


def test_of_a_kind_there_is_one_line_the_latest() -> None:
    with Page() as page:
        page.add("link")
        page.add("tabs", "redo")
        page.add("link", "hint")
        assert page.lines == ["Redo", "Hint"]
        page.notices.drop("tabs")
        page.notices.drop("tabs")
        assert page.lines == ["Hint"]


def test_every_button_does_its_own_and_takes_the_line_away() -> None:
    with Page() as page:
        page.add("kept", actions=[page.does("resume"), page.does("dismiss")])
        assert len(page.all("#notices button")) == 2
        page.find("#notices [name=dismiss]").click()
        assert (page.done, page.lines) == (["dismiss"], [])


def test_a_brief_line_goes_by_itself() -> None:
    with Page() as page:
        page.add("copied", brief=True)
        page.time.run()
        assert page.lines == ["Undo"]
        page.time.passes()
        assert page.lines == []


def test_on_a_phone_a_line_goes_once_it_was_read_unless_it_is_urgent_or_has_the_focus() -> None:
    with Page() as page:
        page.find("main").setAttribute("data-held", "true")
        page.add("link")
        page.add("tabs", "redo")
        page.add("dice", "hint")
        page.time.run()
        page.find('[data-kind="dice"] button').focus()
        page.time.passes()
        assert page.lines == ["Redo", "Hint"]


def test_a_question_about_a_game_under_way_waits_for_its_answer() -> None:
    with Page() as page:
        page.find("main").setAttribute("data-held", "true")
        page.add("kept", actions=[page.does("resume"), page.does("dismiss")])
        page.time.run()
        page.time.passes()
        page.find("#notices p").click()
        assert page.lines == ["Undo"]


def test_on_a_phone_a_touch_on_what_it_says_closes_a_line_unless_it_is_urgent() -> None:
    with Page() as page:
        page.add("link")
        page.find("#notices p").click()
        assert page.lines == ["Undo"], "it lies over nothing"
        page.find("main").setAttribute("data-held", "true")
        page.add("tabs", "redo")
        for line in page.all("#notices p"):
            line.click()
        assert page.lines == ["Redo"]


def test_a_line_without_which_nothing_goes_on_is_urgent_and_brought_into_sight() -> None:
    with Page() as page:
        page.add("tabs")
        page.add("link")
        urgent = page.all("#notices [data-urgent]")
        assert [line.dataset.kind for line in urgent] == ["tabs"]
        assert [line.in_sight for line in page.find("#notices").elements] == [1, 0]


def test_lines_follow_the_language_and_what_was_heard_is_over() -> None:
    with Page() as page:
        page.add("link")
        page.notices.tell("Your turn.")
        page.time.passes()
        assert page.find("#live").textContent == "Your turn."
        page.words.language = "ja"
        page.notices.refresh_language()
        assert page.lines == [page.words("undo")]
        assert page.texts("#notices button") == [page.words("close")]
        assert page.find("#live").textContent == ""


def test_a_line_is_in_front_of_whoever_is_in_a_dialog() -> None:
    with Page() as page:
        dialog = page.find("dialog")
        dialog.showModal()
        page.add("link")
        assert page.lines == []
        assert page.texts("dialog p") == ["Undo"]
        dialog.close()
        assert page.lines == ["Undo"]


def test_what_was_closed_in_a_dialog_does_not_come_back() -> None:
    with Page() as page:
        dialog = page.find("dialog")
        dialog.showModal()
        page.add("link")
        page.find("dialog .notice button").click()
        dialog.close()
        assert page.lines == []
