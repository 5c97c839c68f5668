"""Questions to returning visitors: whether to keep a copy of their games, and to install the site.

Each is asked once on a device, one at a time; a No is final. Browsers may delete what is not used,
so the browser is asked to keep the site's data when people are told so, and not before.
"""

from library.archive import FILE, archive

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.storage import Device
    from browser.types import Window
    from play.view import PlayView

FINISHED = "finished"  # keys: how many games have ended here; what was asked
ASKED, ASKED_COPY = "asked-install", "asked-copy"
INSTALL_AFTER, COPY_AFTER = 2, 10  # games; the first grade may come before


class ReturnVisits:
    """Counts the games finished here."""

    def __init__(self, window: "Window", device: "Device", view: "PlayView") -> None:
        self.window, self.device, self.view = window, device, view

    def finished(self) -> None:
        """Count a game that was played here to its end, and ask what is due."""
        kept = self.device.get(FINISHED, 0)
        count = kept + 1 if type(kept) is int else 1
        self.device.put(FINISHED, count)
        has_grade = self.view.outcome.results.reached is not None
        if (has_grade or count >= COPY_AFTER) and self._first(ASKED_COPY):
            self._offer_copy()
        elif count >= INSTALL_AFTER and self.window.platform.installable() and self._first(ASKED):
            words = self.view.words
            actions = [("install", self.window.platform.install), ("dismiss", None)]
            self.view.notice("install", lambda: words("install-offer"), actions)

    def _offer_copy(self) -> None:
        """Tell what browsers do with what is not used, and offer everything as a file."""
        platform, device, words = self.window.platform, self.device, self.view.words
        actions = [
            ("keep-copy", lambda: platform.save(FILE, archive(device))),
            ("dismiss", None),
        ]
        self.view.notice("copy", lambda: words("copy-offer"), actions)
        platform.persist()

    def _first(self, key: str) -> bool:
        """Whether a question is asked for the first time; False where nothing can be kept."""
        return self.device.get(key) is None and self.device.put(key, True)
