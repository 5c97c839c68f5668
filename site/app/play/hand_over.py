"""The dialog for sending a game as a link to the next player."""

from anga.shared.formats.fragment import personal
from browser.dom import find, listen, show
from kept.settings import NAME
from screen.status_lines import player_at, player_elsewhere
from state.events import LEFT
from widgets.qr_code import QrCode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from session.session import Session


class HandOver:
    """The link, a field for one's own name, and the ways to send the link.

    Where the device has a share sheet, that opens at once, and the dialog waits behind it.
    """

    def __init__(self, session: "Session") -> None:
        self.session, self.words = session, session.words
        self.dialog, self.name = find("#hand-over"), find("#hand-name")
        self.link, self.copy, self.send = find("#hand-link"), find("#hand-copy"), find("#hand-send")
        self.told, self.done = find("#hand-told"), find("#hand-done")
        self.code = QrCode(find("#hand-code"), self.words)
        listen(self.name, "input", lambda event: self._write())
        listen(self.copy, "click", lambda event: session.soon(self._copy()))
        listen(self.send, "click", lambda event: self._send())
        listen(find("#hand-close"), "click", lambda event: self.dialog.close())
        session.on(LEFT, self._leave)

    def open(self) -> None:
        """Show the link of the current game, and send it if the device can."""
        import js as window

        self._tell()
        self.name.value = self.session.settings.own_name()
        self.copy.textContent, self.done.textContent = self.words("copy-link"), ""
        sends = bool(window.platform.sends())
        show(self.send, sends)
        self._write()
        self.dialog.showModal()
        if sends:
            self._send()

    def _tell(self) -> None:
        """Say who is to get the link, and what for."""
        table, words = self.session.table, self.words
        waits = table.match.is_away(table.turn)
        if table.match.by_link and (table.is_over or table.is_left_to_tell):
            readers = words.join([player_at(table, seat, words) for seat in table.match.away])
            self.told.textContent = words("hand-ended" if table.is_over else "hand-left", readers)
            return
        reader = player_elsewhere(table, words) if waits else words("hand-next")
        self.told.textContent = words("hand-told", reader)

    def _write(self) -> None:
        name = personal(self.name.value)
        self.session.settings.storage.put(NAME, name)
        self.link.value = self.session.hand_over(name)
        self.session.soon(self.code.show(self.link.value))

    def _leave(self) -> None:
        """Close the dialog, whose link is of the game before."""
        if self.dialog.hasAttribute("open"):
            self.dialog.close()

    async def _copy(self) -> None:
        if await self.session.address.copy(self.link.value):
            self.copy.textContent = self.done.textContent = self.words("share-copied")
        else:
            self.link.focus()

    def _send(self) -> None:
        import js as window

        title = self.words.say("name") + " – Anga"
        window.platform.send_on(title, self.link.value)
