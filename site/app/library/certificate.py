"""A certificate of each grade reached in a game: to print, and as a line to share."""

import asyncio

from browser.dom import find, find_or_none, make, with_label
from browser.sending import send
from cast.figures import name_of
from cast.grades import grade_name
from cast.portrait import portrait
from words import LANGUAGES, MESSAGES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from browser.types import Element, Window
    from words import Words

BLANK = "_" * 16  # to write a name on
NATIVE = LANGUAGES[1]  # the language in which such certificates are customary


class Certificate:
    """A grade in a game, the day it was reached, and the highest level that was beaten by then."""

    def __init__(
        self, window: "Window", words: "Words", game: str, grade: int, day: str, level: int
    ) -> None:
        self.window, self.words = window, words
        self.game, self.grade, self.day, self.level = game, grade_name(grade, words), day, level

    @property
    def title(self) -> str:
        """The grade, and when it was reached."""
        return self.words("certificate-of", self.grade, self.day)

    @property
    def line(self) -> str:
        """The text to share."""
        beaten = name_of(self.level, self.words)
        return self.words("certificate-line", self.game, self.grade, beaten, self.day)

    def print(self, name: str) -> None:
        """Put the sheet into the page, where only printers see it, and print."""
        old = find_or_none("#certificate")
        if old:
            old.remove()
        words, beaten = self.words, name_of(self.level, self.words)
        custom = MESSAGES["certificate"][NATIVE]
        native = make("p", custom, lang=NATIVE, data_keep="", _class="native")
        parts = ([] if words.language == NATIVE else [native]) + [
            make("h1", words("certificate")),
            make("p", words("certificate-for", name or BLANK), _class="name"),
            make("p", words("certificate-says", self.grade, self.game)),
            portrait(self.level, self.window.platform.root),
            make("p", words("certificate-beaten", beaten)),
            make("p", self.day + " · Anga"),
        ]
        kind = "printed certificate"
        sheet = make("section", parts=parts, id="certificate", _class=kind, aria_hidden="true")
        find("body").append(sheet)
        asyncio.create_task(self.window.platform.print())  # type: ignore[arg-type]

    def share(self, address: str, said: "Element") -> None:
        """Send its line, else copy it; if neither can be done, show it."""
        line = self.line

        def told(copied: bool) -> None:
            said.textContent = self.words("share-copied") if copied else line + "\n" + address

        send(self.window, line, address, told)


def actions(
    certificates: "Sequence[Certificate]", words: "Words", name: str, address: str
) -> "list[Element]":
    """The choice among certificates, and the buttons that print one for a name, and share it."""
    options = [
        make("option", certificates[place].title, value=str(place))
        for place in range(len(certificates))
    ]
    select, said = make("select", parts=options), make("span", role="status", _class="soft")

    def chosen() -> Certificate:
        return certificates[int(select.value)]

    deeds = (
        ("certificate-print", lambda: chosen().print(name)),
        ("certificate-share", lambda: chosen().share(address, said)),
    )
    buttons = [_button(words(slug), slug, do) for slug, do in deeds]
    row = make("p", parts=buttons + [said], _class="deeds")
    return ([with_label(words("certificate-which"), select)] if options[1:] else []) + [row]


def _button(text: str, name: str, do: "Callable[[], None]") -> "Element":
    return make("button", text, click=lambda event: do(), name=name, type="button")
