"""The interfaces that a study needs from the page, for type checkers only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from study.side_lines import SideLines
    from widgets.move_rows import Note

    class Pencil(Protocol):
        """A tool for drawing arrows and circles."""

        def allow(self, drawn: Callable[[str], None] | None) -> None:
            """Tell `drawn` each that is finished; None is that nobody may draw."""

        def show(self, drawing: str | None) -> None:
            """Show the unfinished drawing."""

    class NotesView(Protocol):
        """A view of the notes on the game."""

        def judge(self, judged: dict[int, Note]) -> bool:
            """Set what a review says of moves, by the ply after each; whether that is new."""

        def know(self, side_lines: SideLines, choose: Callable[[list[str], int], None]) -> None:
            """Set the known lines; `choose` leads to a ply of one."""

    class StudyScreen(Protocol):
        """The page of the game."""

        @property
        def written(self) -> NotesView:
            """The view of the notes."""

        @property
        def pencil(self) -> Pencil:
            """The tool for drawing on the board."""

        def show_notes(self, anew: bool = False) -> None:
            """Update the notes; also the list of moves if `anew`."""
