"""Analysis and review of a game, and their cards."""

from state.events import SETTLED
from study.analysis import Analysis
from study.analysis_card import AnalysisCard
from study.chances_bar import ChancesBar
from study.kept_review import KeptReview
from study.notes_card import NotesCard
from study.review import Review
from study.review_card import ReviewCard
from study.side_lines import SideLines
from study.tabs import Tabs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.advice import Reason
    from kept.mistakes import Mistakes
    from session.session import Session
    from state.ports import TasksPort
    from study.ports import StudyScreen


class Study:
    """Follows the positions shown."""

    def __init__(
        self, session: "Session", tasks: "TasksPort", view: "StudyScreen", mistakes: "Mistakes"
    ) -> None:
        self.session, self.view = session, view
        self.analysis = Analysis(session, tasks, self.show)
        kept = KeptReview(session.saved.tab, session.opening["game"])
        self.review = Review(session, self.show, kept)
        self.tabs = Tabs()
        self.reviewing = ReviewCard(session, self.review, self.tabs, mistakes)
        self.notes = NotesCard(session, self.analysis, view)
        card = AnalysisCard(session, self.analysis, self.tabs)
        self.cards = (card, self.notes, self.reviewing)
        view.written.know(SideLines(session, view.show_notes), self.analysis.choose)
        self.bar = ChancesBar(session, self.show)
        # as they were shown last: the touches, and what speaks for the first of them
        self.suggested: "tuple[Sequence[list[str]], Sequence[Reason]]" = ([], [])
        session.on(SETTLED, self.look)

    def look(self) -> None:
        """Follow to a settled position."""
        self.analysis.look()
        self.review.look()
        self.show()

    def show(self) -> None:
        """Update the cards and the arrows."""
        for card in self.cards:
            card.show()
        self.view.show_notes(anew=self.view.written.judge(self.reviewing.marks))
        self.bar.show(self._chances(), self.analysis.on or self.review.is_of_this_game)
        suggested = (self.session.table.suggested, self.session.table.speaking)
        if suggested != self.suggested:
            self.suggested = suggested
            self.session.screen.show_explanation()

    def _chances(self) -> "dict[str, float] | None":
        """The analysis of the position shown."""
        if self.analysis.on:
            return self.analysis.found["chances"] if self.analysis.found else None
        return self.review.chances
