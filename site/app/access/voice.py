"""Moves read aloud, where people have switched that on."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.platform import Platform
    from browser.preferences import Preferences
    from words import Words


class Voice:
    """The browser's voice for what a position is announced with."""

    def __init__(self, platform: "Platform", preferences: "Preferences", words: "Words") -> None:
        self.platform, self.preferences, self.words = platform, preferences, words

    @property
    def is_on(self) -> bool:
        """Whether moves are read aloud."""
        return self.preferences.on("aloud") and self.platform.speaks()

    def read(self, text: str) -> None:
        """Read a text in the chosen language; what was being read ends."""
        self.platform.speak(text, self.words.language)
