"""When the screen has to stay on: while somebody's time runs, or computers play by themselves."""

from state.events import SHOWN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.platform import Platform
    from clock.timing import Timing


class Wakefulness:
    """Asks the browser to keep the screen on, and to let it go off again."""

    def __init__(self, timing: "Timing", platform: "Platform") -> None:
        self.timing, self.platform = timing, platform
        self.awake = False
        timing.session.on(SHOWN, self.look)

    @property
    def is_needed(self) -> bool:
        """Whether people only watch now, or have to move in time."""
        if self.timing.running is not None:
            return True
        table = self.timing.session.table
        match = table.match
        return len(match.levels) == len(match.seats) and (
            table.mode == "thinking" or table.computer_moves
        )

    def look(self) -> None:
        """Tell the browser what has changed."""
        if self.awake != self.is_needed:
            self.awake = not self.awake
            self.platform.stay_awake(self.awake)
