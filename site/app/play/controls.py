"""The buttons around the board, and the keys that stand for them."""

from anga.shared.formats.fragment import format_link
from browser.dom import every, find, listen
from state.events import SHOWN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.types import Event, Window
    from play.share import Share
    from play.view import PlayView
    from session.session import Session

NUMBERS = "123456789"


class Controls:
    """What people do to the game other than touching the board.

    `paste` asks for a game, `tell_times` is what the clocks say to the ear.
    """

    def __init__(
        self,
        window: "Window",
        session: "Session",
        view: "PlayView",
        paste: "Callable[[], None]",
        tell_times: "Callable[[], str]",
    ) -> None:
        self.session, self.shortcuts = session, view.shortcuts
        self.dialog: "Share | None" = None  # made when it is wanted first
        for name, function in (
            ("undo", session.undo),
            ("hint", session.advice.hint),
            ("redo", session.redo),
            ("new", view.ask_new),
            ("copy", session.copy),
            ("share", self.share),
            ("paste", paste),
            ("turn", view.flip),
            ("keys", self._tell_keys),
            ("first", lambda: session.step(0)),
            ("back", self._back),
            ("forward", self._forward),
            ("last", lambda: session.step(len(session.table.match.moves))),
            ("known", session.know),
            ("edit", session.edit),
        ):
            listen(find("#do-" + name), "click", _handler(function))
        self.flip, self.view = view.flip, view
        self.tell_times = tell_times
        session.on(SHOWN, self.show)
        listen(window.document, "keydown", self._key)
        self.about = find("#to-about")
        listen(self.about, "click", self._leave)

    def show(self) -> None:
        """Show what can be done now."""
        table = self.session.table
        match = table.match
        find("#do-known").setAttribute("aria-pressed", "true" if table.wants_values else "false")
        for name, able in (
            ("undo", match.can_undo(table.turns)),
            ("hint", not (table.is_over or match.free)),
            ("redo", bool(match.redo)),
            ("first", match.shown > 0),
            ("back", match.shown > 0),
            ("forward", not match.at_last),
            ("last", not match.at_last),
            ("edit", self.session.engine.ready),
        ):
            find("#do-" + name).disabled = not able

    def share(self) -> None:
        """Give the position away."""
        if self.dialog is None:
            from play.share import Share

            self.dialog = Share(self.session, self.view)
        self.dialog.open()

    def _leave(self, event: "Event") -> None:
        """Take the game along, for a report."""
        link = format_link(self.session.table.match.link)
        page = str(self.about.getAttribute("href")).split("#")[0]
        self.about.setAttribute("href", page + "#" + link)

    def _back(self) -> None:
        self.session.step(self.session.table.match.shown - 1)

    def _forward(self) -> None:
        self.session.step(self.session.table.match.shown + 1)

    def _key(self, event: "Event") -> None:
        if self.session.setup.active or event.altKey or event.ctrlKey or event.metaKey:
            return
        if event.target.closest("dialog, select, input, textarea"):
            return
        steps = {"ArrowLeft": self._back, "ArrowRight": self._forward}
        letters = {
            "u": self.session.undo,
            "r": self.session.roll,
            "h": self.session.advice.hint,
            "f": self.flip,
            "t": lambda: self.view.notices.speech.say(self.tell_times()),
            "?": self._tell_keys,
        }
        if event.key == "Escape":
            self.session.touching.untouch()
        elif event.key in steps and event.target.getAttribute("role") != "gridcell":
            steps[event.key]()
        elif event.key in letters and self.shortcuts.act(event):
            letters[event.key]()
        elif event.key in NUMBERS and self.shortcuts.act(event):
            self._choose(NUMBERS.index(event.key))

    def _choose(self, place: int) -> None:
        """Touch the option that stands at a place."""
        able = every("#options [data-touch]:not([aria-disabled])")
        if place < len(able):
            self.view.touch(str(able[place].dataset.touch))

    def _tell_keys(self) -> None:
        """Show all keys."""
        find("#keys").showModal()


def _handler(function: "Callable[[], None]") -> "Callable[[Event], None]":
    return lambda event: function()
