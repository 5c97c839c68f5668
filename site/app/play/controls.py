"""The buttons around the board, and the keys that stand for them."""

from browser.dom import find, listen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from pages.play import PlayPage

ACTIONS = (
    "undo",
    "redo",
    "new",
    "copy",
    "turn",
    "first",
    "back",
    "forward",
    "last",
    "known",
    "edit",
)


class Controls:
    """What people do to the game other than touching the board."""

    def __init__(self, page: "PlayPage") -> None:
        self.page = page
        for name in ACTIONS:
            listen(find("#do-" + name), "click", self._handler(name))
        listen(page.window.document, "keydown", self._key)

    def _handler(self, name: str) -> "Any":
        function = getattr(self, "_do_" + name)
        return lambda event: function()

    def _do_undo(self) -> None:
        table = self.page.table
        if table.match.undo(table.turns):
            self.page.changed()

    def _do_redo(self) -> None:
        if self.page.table.match.redone():
            self.page.table.paused = True
            self.page.changed()

    def _do_new(self) -> None:
        self.page.ask_new(None)

    def _do_turn(self) -> None:
        self.page.view.flip()
        self.page.view.show(self.page.table)

    def _do_known(self) -> None:
        self.page.view.toggle_values()
        self.page.refresh_soon()

    def _do_edit(self) -> None:
        if self.page.engine.ready:
            self.page.stop_thinking()
            self.page.table.paused = True
            self.page.soon(self.page.editor.open())

    def _do_copy(self) -> None:
        self.page.soon(self._copy())

    def _do_first(self) -> None:
        self.page.step_to(0)

    def _do_back(self) -> None:
        self.page.step_to(self.page.table.match.shown - 1)

    def _do_forward(self) -> None:
        self.page.step_to(self.page.table.match.shown + 1)

    def _do_last(self) -> None:
        self.page.step_to(len(self.page.table.match.moves))

    async def _copy(self) -> None:
        match, notices = self.page.table.match, self.page.view.notices
        address = self.page.address.whole(match.whole)
        try:
            await self.page.window.navigator.clipboard.writeText(address)
            notices.add("copied", self.page.words("copied"), brief=True)
        except Exception:
            notices.add("copied", self.page.words("copy-by-hand") + " " + address)

    def _key(self, event: "Any") -> None:
        if self.page.editor.active or event.altKey or event.ctrlKey or event.metaKey:
            return
        if event.target.closest("dialog, select, input"):
            return
        touching = self.page.table.offered
        if event.key == "Escape" and touching.touches:
            touching.back()
            self.page.asking.forget()
            self.page.view.show_touches(self.page.table)
        elif event.target.getAttribute("role") != "gridcell":
            keys = {"ArrowLeft": self._do_back, "ArrowRight": self._do_forward, "u": self._do_undo}
            if event.key in keys:
                keys[event.key]()
            elif event.key == "r":
                self.page.roll(event)
