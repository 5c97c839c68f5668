"""The notes on the game: comments, drawings, variations, and what a review says of moves."""

from browser.dom import find, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from anga.shared.game_tree import Node
    from anga.shared.scene import Phrase
    from board.board import Board
    from session.session import Session
    from widgets.move_rows import Note, SideLineRow

    class Known(Protocol):
        """The variations of a game."""

        def plies_with_notes(self) -> list[int]:
            """The plies with notes, of the line shown."""

        def lines(self) -> list[tuple[int, int, int, list[str], str]]:
            """For each variation: place in the list, ply of the branch, depth, moves, text."""


class NotesPanel:
    """Shows notes and opens variations; `retell` is called when the drawings have changed."""

    def __init__(self, session: "Session", board: "Board", retell: "Callable[[], None]") -> None:
        self.session, self.words, self.board = session, session.words, board
        self.refresh_texts = retell
        self.drawn: "dict[str, list[str]]" = {}
        self.remark = find("#remark")
        self.side_lines: "Known | None" = None
        self.choose: "Callable[[list[str], int], None]" = _nothing
        self.here: "Node | None" = None
        self.marked: "list[int]" = []
        self.judged: "dict[int, Note]" = {}
        self.lines: "list[tuple[int, int, int, list[str], str]]" = []

    def know(self, side_lines: "Known", choose: "Callable[[list[str], int], None]") -> None:
        """Set the variations; `choose` opens one of them at a ply."""
        self.side_lines, self.choose = side_lines, choose

    def judge(self, judged: "dict[int, Note]") -> bool:
        """Set what a review says of moves, by the ply after each; returns whether that is new."""
        before, self.judged = self.judged, judged
        return judged != before

    @property
    def notes(self) -> "dict[int, Note]":
        """What the list of moves says of positions and of the moves that led there, by ply."""
        found = dict(self.judged)
        for ply in self.marked:
            told = found.get(ply)
            noted = (self.words("noted"), "noted")
            if told:
                noted = (self.words.join([told[0], noted[0]]), told[1] + " noted")
            found[ply] = noted
        return found

    def show(self) -> bool:
        """Update comment, drawings, variations; returns whether the list of moves must change."""
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
        """The comment, with a space before it, for the announcement; "" if there is none."""
        here = self.here
        return " " + here.comment if here and here.comment else ""

    @property
    def drawing_notes(self) -> "dict[str, list[str]]":
        """Texts about the drawings, by cell."""
        here = self.here
        said: "dict[str, list[str]]" = {}
        for drawing in here.drawings if here else []:
            cell, arrow, end = drawing.partition("-")
            text = self.words("arrow-to", end) if arrow else self.words("circled")
            said.setdefault(cell, []).append(text)
        return said

    def beside(self, others: "dict[str, list[Phrase]]") -> "dict[str, list[Phrase]]":
        """Other texts by cell, with those about the drawings added."""
        said = dict(others)
        for cell, texts in self.drawing_notes.items():
            said[cell] = list(said.get(cell, [])) + texts
        return said

    def rows(self) -> "list[SideLineRow]":
        """A row of the move list for each variation."""
        return [self._row(*line) for line in self.lines]

    def lead(self, number: int) -> None:
        """Open the variation of a row, after its first move."""
        _, ply, _, line, _ = self.lines[number]
        self.choose(line, ply + 1)

    def _row(self, place: int, ply: int, deep: int, line: "list[str]", text: str) -> "SideLineRow":
        match = self.session.table.match
        main = match.free and not deep and match.trunk[: ply + 1] == line[: ply + 1]
        told = (self.words("main-line") + ": " if main else "") + "%d. %s" % (ply + 1, text)
        return place, deep, told


def _nothing(line: "list[str]", ply: int) -> None:
    """Do nothing."""
