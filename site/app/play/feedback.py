"""Sound and vibration, where people have switched them on."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.scene import Change
    from browser.preferences import Preferences
    from browser.types import Window

SHORT, LONG = 12, 60  # milliseconds


class Feedback:
    """Plays sounds for what happens on the board, and lets hand-held devices vibrate."""

    def __init__(self, window: "Window", preferences: "Preferences") -> None:
        self.window, self.preferences = window, preferences

    def play_effects(self, changes: "Sequence[Change]") -> None:
        """Play the effects of a move."""
        if changes:
            self._make(sound_of(changes), SHORT)

    def ends(self) -> None:
        """Play the effects of the game's end."""
        self._make("end", LONG)

    def _make(self, sound: str, length: int) -> None:
        if self.preferences.on("sound"):
            self.window.platform.sound(sound)
        if self.preferences.on("buzz"):
            self.window.platform.buzz(length)


def sound_of(changes: "Sequence[Change]") -> str:
    """The sound of some changes: the loudest of theirs."""
    deeds = [str(change["do"]) for change in changes]
    solids = [change["solid"]["solid"] for change in changes if "solid" in change]
    if "die" in solids:
        return "roll"
    return "capture" if "capture" in deeds or "remove" in deeds else "move"
