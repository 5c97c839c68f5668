"""The buttons around the board, and their keyboard shortcuts."""

from anga.shared.formats.fragment import format_link
from browser.dom import find, listen
from screen.keys import Keys
from screen.steps import Steps, handler
from state.events import SHOWN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.types import Event, Window
    from play.share import Share
    from play.view import PlayView
    from session.session import Session


class Controls:
    """People's actions other than touching the board.

    `paste` asks for a game, `tell_times` gives the clocks' times for screen readers.
    """

    def __init__(
        self,
        window: "Window",
        session: "Session",
        view: "PlayView",
        paste: "Callable[[], None]",
        tell_times: "Callable[[], str]",
    ) -> None:
        self.session, self.view = session, view
        self.dialog: "Share | None" = None  # made when it is wanted first
        say = view.notices.speech.say
        keys = Keys(window, view, Steps(session), {"t": lambda: say(tell_times())})
        for name, function in (
            ("undo", session.undo),
            ("hint", session.advice.hint),
            ("redo", session.redo),
            ("new", view.ask_new),
            ("copy", session.copy),
            ("share", self.share),
            ("paste", paste),
            ("turn", view.flip),
            ("keys", keys.tell),
            ("round", view.replay.again),
            ("known", session.know),
            ("edit", session.edit),
        ):
            listen(find("#do-" + name), "click", handler(function))
        session.on(SHOWN, self.show)
        self.about = find("#to-about")
        listen(self.about, "click", self._leave)

    def show(self) -> None:
        """Enable what can be done now."""
        table = self.session.table
        match = table.match
        find("#do-known").setAttribute("aria-pressed", "true" if table.wants_values else "false")
        for name, able in (
            ("round", self.view.replay.last_round is not None),
            ("undo", match.can_undo(table.turns)),
            ("hint", match.at_last and not (table.is_over or match.free or table.is_watched)),
            ("redo", match.can_redo),
            ("edit", self.session.engine.ready),
        ):
            find("#do-" + name).disabled = not able

    def share(self) -> None:
        """Open the dialog for sharing."""
        if self.dialog is None:
            from play.share import Share

            self.dialog = Share(self.session, self.view)
        self.dialog.open()

    def _leave(self, event: "Event") -> None:
        """Link to the about page with the game, for a report."""
        link = format_link(self.session.table.match.link)
        page = str(self.about.getAttribute("href")).split("#")[0]
        self.about.setAttribute("href", page + "#" + link)
