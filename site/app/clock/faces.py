"""The remaining times at the seats; a tick changes only one text."""

from browser.dom import find, show
from clock.time_texts import SOON, format_time, spoken_times

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.types import Element
    from clock.timing import Timing
    from widgets.seats import SeatBars
    from words import Words


class Faces:
    """Writes times into the seats' bars."""

    def __init__(self, timing: "Timing", bars: "SeatBars", words: "Words") -> None:
        self.timing, self.bars, self.words = timing, bars, words
        self.texts: "dict[str, tuple[Element, str]]" = {}  # what stands where, by seat

    def show(self) -> None:
        """Update all times."""
        clock, running = self.timing.running_clock, self.timing.running
        for seat in self.bars.elements:
            element = self.bars.elements[seat]
            text, soon = "", False
            if clock and seat in clock.allowed:
                left = clock.time_left(seat)
                text = format_time(left)
                soon = left.milliseconds < SOON and seat == running
            told = text + ("!" if soon else "") + ("" if seat == running else "-")
            before = self.texts.get(seat)
            if before is None or before[0] is not element or before[1] != told:
                self.texts[seat] = element, told
                self._write(find(".time", element), seat, text, soon)
                runs = "true" if clock and seat == running else "false"
                if element.getAttribute("data-runs") != runs:
                    element.setAttribute("data-runs", runs)

    def tell(self) -> str:
        """All times for screen readers; "" where there are none."""
        clock = self.timing.running_clock
        seats: "list[str]" = self.timing.session.opening["seats"]
        return spoken_times(clock, seats, self.words) if clock else ""

    def _write(self, face: "Element", seat: str, text: str, soon: bool) -> None:
        face.textContent = text
        state = "soon" if soon else "set" if text else "none"
        if face.getAttribute("data-time") != state:
            face.setAttribute("data-time", state)
            face.setAttribute("role", "timer")
            face.setAttribute(
                "aria-label", self.words("clock-left", self.words.say("seat:" + seat))
            )
            show(face, bool(text))
