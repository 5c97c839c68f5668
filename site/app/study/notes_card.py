"""The notes in an analysis: a text field, and buttons for drawings and lines."""

from anga.shared.formats.fragment import LONGEST
from browser.dom import bring, find, listen, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from session.session import Session
    from study.analysis import Analysis
    from study.ports import StudyScreen


class NotesCard:
    """The part of the analysis card for lines, comments and drawings.

    While it is `marking` a touch on the board begins an arrow or ends it; two on the same cell draw
    a circle.
    """

    def __init__(self, session: "Session", analysis: "Analysis", view: "StudyScreen") -> None:
        self.session, self.words, self.analysis = session, session.words, analysis
        self.pencil = view.pencil
        self.text, self.button = find("#note-text"), find("#note-mark")
        self.marking = False
        self.begun: "str | None" = None  # the cell at which an arrow begins
        self.node: "object" = None  # whose comment stands in the field
        self.told = ""  # how much room a link has left
        listen(self.text, "input", lambda event: analysis.write(str(self.text.value)))
        listen(self.button, "click", lambda event: self._toggle())
        listen(self.text, "blur", lambda event: analysis.keep())
        listen(find("#note-clear"), "click", lambda event: analysis.wipe())
        listen(find("#note-save"), "click", lambda event: self._save())
        listen(find("#study-promote"), "click", lambda event: analysis.promote())
        listen(find("#study-remove"), "click", lambda event: self._remove())

    def show(self) -> None:
        """Update everything."""
        analysis, match = self.analysis, self.session.table.match
        self.pencil.allow(analysis.mark if analysis.on else None)
        if not analysis.on:
            self._mark(False)
            self.node = None
            return
        here = match.here
        if here is not self.node:  # else somebody may be writing there
            self.text.value = here.comment if here else ""
            self.node = here
            self.begun = None
        self.button.setAttribute("aria-pressed", "true" if self.marking else "false")
        find("#note-clear").disabled = not (here and here.drawings)
        left = max(0, analysis.room_left * 100 // LONGEST)
        told = self.words("note-over") if analysis.room_left < 0 else self.words("note-room", left)
        if told != self.told:
            find("#note-room").textContent = self.told = told
        for name in ("promote", "remove"):
            show(find("#study-" + name), analysis.aside)

    def _save(self) -> None:
        """Save the game with all notes as a file."""
        self.analysis.keep()
        self.session.flow.save()

    def _toggle(self) -> None:
        self._mark(not self.marking)
        if self.marking:
            self.session.screen.reply(self.words("mark-how"))
            bring(find(".board"))

    def _mark(self, on: bool) -> None:
        if self.marking != on:
            self.marking, self.begun = on, None
            self.button.setAttribute("aria-pressed", "true" if on else "false")
            self.pencil.show(None)

    def takes(self, touch: str) -> bool:
        """Whether a touch is part of a drawing, and was dealt with."""
        if not self.marking or touch[:2] != "c:":
            return False
        cell = touch[2:]
        if self.begun is None:
            self.begun = cell
            self.pencil.show(cell)
            self.session.screen.reply(self.words("mark-to"))
        else:
            drawing = cell if cell == self.begun else self.begun + "-" + cell
            self.begun = None
            self.pencil.show(None)
            self.analysis.mark(drawing)
        return True

    def _remove(self) -> None:
        undo = self.analysis.remove()
        if undo:
            actions = [("undo", undo)]
            self.session.screen.notice("line", lambda: self.words("line-gone"), actions)
