"""The notes on the position shown: its comment, its drawings, lines that branch off."""

from browser.dom import find, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from anga.shared.game_tree import Node
    from anga.shared.scene import Phrase
    from board.board import Board
    from session.session import Session
    from widgets.move_rows import SideLineRow

    class Known(Protocol):
        """The known lines."""

        def plies_with_notes(self) -> list[int]:
            """The plies of the line shown that have notes."""

        def lines(self) -> list[tuple[int, int, int, list[str], str]]:
            """Each line's place, the ply where it branches off, its depth, its moves, its text."""


class NotesPanel:
    """Shows notes and leads to lines; `retell` is called when cells have other drawings."""

    def __init__(self, session: "Session", board: "Board", retell: "Callable[[], None]") -> None:
        self.session, self.words, self.board = session, session.words, board
        self.refresh_texts = retell
        self.drawn: "dict[str, list[str]]" = {}
        self.remark = find("#remark")
        self.side_lines: "Known | None" = None
        self.choose: "Callable[[list[str], int], None]" = _nothing
        self.here: "Node | None" = None
        self.marked: "list[int]" = []
        self.lines: "list[tuple[int, int, int, list[str], str]]" = []

    def know(self, side_lines: "Known", choose: "Callable[[list[str], int], None]") -> None:
        """Set the known lines; `choose` leads to a ply of one."""
        self.side_lines, self.choose = side_lines, choose

    def show(self) -> bool:
        """Update comment and drawings; returns whether the list of moves has changed."""
        self.here = here = self.session.table.match.here
        comment = here.comment if here else ""
        if comment != self.remark.textContent:
            self.remark.textContent = comment
        show(self.remark, bool(comment.strip()))
        self.board.draw(here.drawings if here else [])
        told = self.drawing_notes
        if told != self.drawn:
            self.drawn = told
            self.refresh_texts()
        before = self.marked, self.lines
        if self.side_lines:
            self.marked, self.lines = self.side_lines.plies_with_notes(), self.side_lines.lines()
        return (self.marked, self.lines) != before

    @property
    def spoken_comment(self) -> str:
        """The comment as announced after the status; "" where there is none."""
        here = self.here
        return " " + here.comment if here and here.comment else ""

    @property
    def drawing_notes(self) -> "dict[str, list[str]]":
        """The drawings on cells, as phrases by cell."""
        here = self.here
        said: "dict[str, list[str]]" = {}
        for drawing in here.drawings if here else []:
            cell, arrow, end = drawing.partition("-")
            text = self.words("arrow-to", end) if arrow else self.words("circled")
            said.setdefault(cell, []).append(text)
        return said

    def beside(self, others: "dict[str, list[Phrase]]") -> "dict[str, list[Phrase]]":
        """The drawings on cells, added to other phrases by cell."""
        said = dict(others)
        for cell, texts in self.drawing_notes.items():
            said[cell] = list(said.get(cell, [])) + texts
        return said

    def rows(self) -> "list[SideLineRow]":
        """A row for each line that branches off the one shown, directly or not."""
        return [self._row(*line) for line in self.lines]

    def lead(self, number: int) -> None:
        """Show the line of a row after its first move."""
        _, ply, _, line, _ = self.lines[number]
        self.choose(line, ply + 1)

    def _row(self, place: int, ply: int, deep: int, line: "list[str]", text: str) -> "SideLineRow":
        match = self.session.table.match
        main = match.free and not deep and match.trunk[: ply + 1] == line[: ply + 1]
        told = (self.words("main-line") + ": " if main else "") + "%d. %s" % (ply + 1, text)
        return place, deep, told


def _nothing(line: "list[str]", ply: int) -> None:
    """An action without effect."""
