"""The about page, with the lines needed for reporting a problem."""

from browser.dom import find, listen, mark_shown
from pages.page import Page

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.storage import Device
    from browser.types import Event, Window
    from words import Words


class AboutPage(Page):
    """The reader's browser, and the game that the reader came from."""

    def __init__(
        self, window: "Window", words: "Words", device: "Device", ids: "list[str]"
    ) -> None:
        super().__init__(window, words, device, ids)
        self.report, self.button = find("#report"), find("#copy-report")

    async def open(self) -> None:
        """Write the report; the game is in the address."""
        self.report.value = report(
            find("#content").dataset.version,
            str(self.window.navigator.userAgent),
            str(self.window.location.href),
            self.window.platform.root == "../",
        )
        listen(self.button, "click", self._copy)
        mark_shown(self.window)

    def _copy(self, event: "Event") -> None:
        from asyncio import create_task

        create_task(self._copied())

    async def _copied(self) -> None:
        if await self.window.platform.copy(self.report.value):
            self.button.textContent = self.words("share-copied")
        else:
            self.report.focus()


def report(version: str, browser: str, href: str, deeper: bool) -> str:
    """The lines of a report: version, browser, and the game's address if there is one.

    `deeper` is whether this page is in a subfolder of the site's folder.
    """
    place, _, link = href.partition("#")
    if link[:2] == "g=":
        folder = place.rpartition("/")[0]
        folder = folder.rpartition("/")[0] if deeper else folder
        place = folder + "/" + link[2:].split("&")[0] + ".html#" + link
    return "\n".join(["Anga " + version, browser, place, ""])
