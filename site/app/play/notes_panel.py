"""What is written about the position shown: its comment, its drawings, lines that leave here."""

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
        """What is known of lines."""

        def plies_with_notes(self) -> list[int]:
            """The plies of the line shown at which something is written or drawn."""

        def lines(self) -> list[tuple[int, int, int, list[str], str]]:
            """Where other lines stand, where they leave, how deep, their moves, their text."""


class NotesPanel:
    """Shows it, and leads to lines; `retell` is called when drawings say other things of cells."""

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
        """From now on lines are known; `choose` leads to a ply of one."""
        self.side_lines, self.choose = side_lines, choose

    def show(self) -> bool:
        """Bring comment and drawings up to date; whether the list of moves is another now."""
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
        """The comment, as it is said after how things stand; "" where there is none."""
        here = self.here
        return " " + here.comment if here and here.comment else ""

    @property
    def drawing_notes(self) -> "dict[str, list[str]]":
        """What the drawings say of cells, by cell."""
        here = self.here
        said: "dict[str, list[str]]" = {}
        for drawing in here.drawings if here else []:
            cell, arrow, end = drawing.partition("-")
            text = self.words("arrow-to", end) if arrow else self.words("circled")
            said.setdefault(cell, []).append(text)
        return said

    def beside(self, others: "dict[str, list[Phrase]]") -> "dict[str, list[Phrase]]":
        """The same, after what others say of cells."""
        said = dict(others)
        for cell, texts in self.drawing_notes.items():
            said[cell] = list(said.get(cell, [])) + texts
        return said

    def rows(self) -> "list[SideLineRow]":
        """A row for each line that leaves the one shown, or another one."""
        return [self._row(*line) for line in self.lines]

    def lead(self, number: int) -> None:
        """Show where the line of a row leaves, its first move made."""
        _, ply, _, line, _ = self.lines[number]
        self.choose(line, ply + 1)

    def _row(self, place: int, ply: int, deep: int, line: "list[str]", text: str) -> "SideLineRow":
        match = self.session.table.match
        main = match.free and not deep and match.trunk[: ply + 1] == line[: ply + 1]
        told = (self.words("main-line") + ": " if main else "") + "%d. %s" % (ply + 1, text)
        return place, deep, told


def _nothing(line: "list[str]", ply: int) -> None:
    """Where nobody looks at lines."""
