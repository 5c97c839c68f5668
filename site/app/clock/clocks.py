"""The clocks of the play page: running, display, and announcements."""

from browser.dom import listen
from browser.tasks import Tasks
from clock.faces import Faces
from clock.time_texts import seconds_phrase
from clock.timing import Timing
from clock.wakefulness import Wakefulness
from state.events import SHOWN
from widgets.seats import who

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from browser.types import Event, Window
    from session.session import Session
    from widgets.notices import Notices
    from widgets.seats import SeatBars

    class Shows(Protocol):
        """A page's view, as far as it shows times."""

        session: Session
        bars: SeatBars
        notices: Notices


class Clocks:
    """Connects clocks to a view."""

    def __init__(self, view: "Shows", window: "Window") -> None:
        self.session, self.notices = view.session, view.notices
        self.words, self.document = view.session.words, window.document
        now = self.session.settings.storage.now
        self.timing = Timing(self.session, Tasks(), now, self)
        self.faces = Faces(self.timing, view.bars, self.words)
        self.session.on(SHOWN, self.faces.show)
        self.wakefulness = Wakefulness(self.timing, window.platform)
        listen(self.document, "visibilitychange", self._seen)

    def _seen(self, event: "Event") -> None:
        self.timing.see(hidden=bool(self.document.hidden))

    def tick(self) -> None:
        """Show the times again."""
        self.faces.show()
        self.wakefulness.look()

    def tell(self) -> str:
        """All times for screen readers; "" where there are none."""
        return self.faces.tell()

    def warn(self, seat: str, seconds: int) -> None:
        """Announce that a seat has few seconds left."""
        name = self.words.say("seat:" + seat)
        told = seconds_phrase(seconds, self.words)
        self.notices.speech.say(self.words("clock-warn", name, told))

    def give_up(self, seat: str, level: int) -> None:
        """Announce that a computer of a level takes a seat whose time is up."""
        name = self.words.say("seat:" + seat)
        computer = who(str(level), self.session.opening, self.words)
        self.notices.add("time", lambda: self.words("clock-gone", name, computer))
