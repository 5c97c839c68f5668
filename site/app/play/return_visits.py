"""Questions to returning visitors: whether to install the site, and to keep its data.

Each is asked once on a device; a No is final.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.storage import Device
    from browser.types import Window
    from play.view import PlayView

FINISHED = "finished"  # keys: how many games have ended here; what was asked
ASKED, PERSISTED = "asked-install", "asked-persist"
INSTALL_AFTER, PERSIST_AFTER = 2, 3


class ReturnVisits:
    """Counts the games finished here."""

    def __init__(self, window: "Window", device: "Device", view: "PlayView") -> None:
        self.window, self.device, self.view = window, device, view

    def finished(self) -> None:
        """Count a game that was played here to its end, and ask what is due."""
        kept = self.device.get(FINISHED, 0)
        count = kept + 1 if type(kept) is int else 1
        self.device.put(FINISHED, count)
        if count >= PERSIST_AFTER and self._first(PERSISTED):
            self.window.platform.persist()
        if count >= INSTALL_AFTER and self.window.platform.installable() and self._first(ASKED):
            words = self.view.words
            actions = [("install", self.window.platform.install), ("dismiss", _nothing)]
            self.view.notice("install", lambda: words("install-offer"), actions)

    def _first(self, key: str) -> bool:
        """Whether a question is asked for the first time; False where nothing can be kept."""
        return self.device.get(key) is None and self.device.put(key, True)


def _nothing() -> None:
    """An action without effect: that it was asked is kept."""
