"""What a study asks of the page around it, as shapes for type checkers only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from study.side_lines import SideLines

    class Pencil(Protocol):
        """What draws arrows and circles; `drawn` is told each, None where nobody may draw."""

        drawn: Callable[[str], None] | None

        def show(self, drawing: str | None) -> None:
            """Show what is not finished yet."""

    class NotesView(Protocol):
        """Shows what is written about the game."""

        def know(self, side_lines: SideLines, choose: Callable[[list[str], int], None]) -> None:
            """From now on lines are known; `choose` leads to a ply of one."""

    class StudyScreen(Protocol):
        """The page of the game."""

        @property
        def written(self) -> NotesView:
            """What shows what is written."""

        @property
        def pencil(self) -> Pencil:
            """What draws over the board."""

        def show_notes(self) -> None:
            """Bring what is written up to date."""
