"""What is heard and felt of a game, for those who switched that on."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.scene import Change
    from browser.preferences import Preferences
    from browser.types import Window

SHORT, LONG = 12, 60  # milliseconds


class Feedback:
    """Makes sounds with what happens on the board, and lets a device that is held be felt."""

    def __init__(self, window: "Window", preferences: "Preferences") -> None:
        self.window, self.preferences = window, preferences

    def play_effects(self, changes: "Sequence[Change]") -> None:
        """A move is seen to happen."""
        if changes:
            self._make(sound_of(changes), SHORT)

    def ends(self) -> None:
        """The game is over."""
        self._make("end", LONG)

    def _make(self, sound: str, length: int) -> None:
        if self.preferences.on("sound"):
            self.window.platform.sound(sound)
        if self.preferences.on("buzz"):
            self.window.platform.buzz(length)


def sound_of(changes: "Sequence[Change]") -> str:
    """What some changes sound like: the loudest of them."""
    deeds = [str(change["do"]) for change in changes]
    solids = [change["solid"]["solid"] for change in changes if "solid" in change]
    if "die" in solids:
        return "roll"
    return "capture" if "capture" in deeds or "remove" in deeds else "move"
