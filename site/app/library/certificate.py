"""A certificate of the highest grade reached in a game: to print, and as a line to share."""

import asyncio

from browser.dom import find, find_or_none, make
from cast.figures import name_of
from cast.grades import grade_name
from cast.portrait import portrait

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.types import Element, Window
    from words import Words

BLANK = "_" * 16  # to write a name on


class Certificate:
    """A grade in a game, the day it was reached, and the highest level that was beaten by then."""

    def __init__(
        self, window: "Window", words: "Words", game: str, grade: int, day: str, level: int
    ) -> None:
        self.window, self.words = window, words
        self.game, self.grade, self.day, self.level = game, grade_name(grade, words), day, level

    def actions(self, name: str, address: str) -> "Element":
        """The buttons that print it for a name, and share it with an address."""
        said = make("span", role="status", _class="soft")
        buttons = [
            self._button("certificate-print", lambda: self._print(name)),
            self._button("certificate-share", lambda: self._share(address, said)),
        ]
        return make("p", parts=buttons + [said], _class="deeds")

    @property
    def line(self) -> str:
        """The text to share."""
        beaten = name_of(self.level, self.words)
        return self.words("certificate-line", self.game, self.grade, beaten, self.day)

    def _button(self, slug: str, do: "Callable[[], None]") -> "Element":
        return make("button", self.words(slug), click=lambda event: do(), name=slug, type="button")

    def _print(self, name: str) -> None:
        """Put the sheet into the page, where only printers see it, and print."""
        old = find_or_none("#certificate")
        if old:
            old.remove()
        words, beaten = self.words, name_of(self.level, self.words)
        parts = [
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

    def _share(self, address: str, said: "Element") -> None:
        platform = self.window.platform
        if platform.sends():
            platform.send_on("Anga", address, self.line)
        else:
            asyncio.create_task(self._copy(address, said))

    async def _copy(self, address: str, said: "Element") -> None:
        text = self.line + "\n" + address
        copied = await self.window.platform.copy(text)
        said.textContent = self.words("share-copied") if copied else text
