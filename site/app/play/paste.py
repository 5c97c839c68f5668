"""The dialog that takes a game in from a text: a link, a message around one, a record."""

from anga.shared.fragment import format_link
from anga.shared.recognise import recognise
from browser.dom import find, listen
from play.scan import Scan

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.types import Event, Window
    from session.session import Session

KNOWN = 60  # characters of a text that are shown when it is not understood


class Paste:
    """Opens whatever game a text holds; the game on the table is kept."""

    def __init__(self, window: "Window", session: "Session", ids: "list[str]") -> None:
        self.window, self.session, self.words, self.ids = window, session, session.words, ids
        self.dialog, self.text = find("#paste"), find("#paste-text")
        self.said = find("#paste-said")
        self.scan = Scan(window, session, self._take_or_say)
        listen(self.dialog, "submit", self._submitted)

    def open(self) -> None:
        """Ask for the text; what the clipboard holds is tried, if the browser lets us."""
        self.text.value, self.said.textContent = "", ""
        self.dialog.showModal()
        self.session.flow.soon(self._read())
        self.session.flow.soon(self.scan.offer())

    def take(self, text: str) -> bool:
        """Open the game of a text; returns whether there was one."""
        found = recognise(text)
        if found.link is None or found.link.game not in self.ids:
            return False
        link = found.link.game + ".html#" + format_link(found.link)
        self.window.location.href = self.window.careful.root + link
        return True

    async def _read(self) -> None:
        text = str(await self.window.careful.paste())
        if recognise(text).link is not None and not self.text.value:
            self.text.value = text

    def _submitted(self, event: "Event") -> None:
        if event.submitter and event.submitter.value == "open":
            event.preventDefault()
            self._take_or_say(self.text.value)

    def _take_or_say(self, text: str) -> None:
        """Open the game of a text and close the dialog, or show what is not understood."""
        if self.take(text):
            self.dialog.close()
            return
        self.text.value = text
        self.said.textContent = self.words("paste-unknown", text.strip()[:KNOWN])
        self.text.focus()
