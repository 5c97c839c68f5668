"""The clocks of the play page: when they run, their faces, and what is said of them."""

from browser.dom import listen
from browser.tasks import Tasks
from clock.faces import Faces
from clock.telling import said_seconds
from clock.timing import Timing
from widgets.seats import who

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from browser.types import Event, Window
    from finish.leaving import Leaving
    from session.session import Session
    from widgets.notices import Notices
    from widgets.seats import SeatBars

    class Shows(Protocol):
        """A page's view, as far as it shows times."""

        session: Session
        bars: SeatBars
        notices: Notices
        times: Callable[[], None]
        said_times: Callable[[], str]


class Clocks:
    """Puts them together on a view."""

    def __init__(self, view: "Shows", leaving: "Leaving", window: "Window") -> None:
        self.session, self.notices = view.session, view.notices
        self.words, self.document = view.session.words, window.document
        now = self.session.settings.storage.now
        self.timing = Timing(self.session, leaving, Tasks(), now)
        faces = Faces(self.timing, view.bars, self.words)
        self.timing.shown = view.times = faces.show
        view.said_times = faces.tell
        self.timing.warn, self.timing.gave_up = self._warn, self._gave_up
        listen(self.document, "visibilitychange", self._seen)

    def _seen(self, event: "Event") -> None:
        self.timing.see(hidden=bool(self.document.hidden))

    def _warn(self, seat: str, seconds: int) -> None:
        name = self.words.say("seat:" + seat)
        told = said_seconds(seconds, self.words)
        self.notices.speech.say(self.words("clock-warn", name, told))

    def _gave_up(self, seat: str, level: int) -> None:
        name = self.words.say("seat:" + seat)
        computer = who(str(level), self.session.opening, self.words)
        self.notices.add("time", lambda: self.words("clock-gone", name, computer))
