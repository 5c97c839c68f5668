"""Entry points for importing games on any page; the dialog is made on demand."""

import json

from kept.library import Library

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.storage import Device
    from browser.types import Window
    from library.intake import Intake, Judge
    from words import Words


class IntakeOpener:
    """Imports what is pasted, dropped on the page, or opened with the app.

    `judge` has an engine, where there is one; `kept` is called when games were kept.
    """

    def __init__(
        self,
        window: "Window",
        words: "Words",
        device: "Device",
        ids: "list[str]",
        judge: "Judge | None" = None,
        kept: "Callable[[], None] | None" = None,
    ) -> None:
        self.window, self.words, self.device, self.ids = window, words, device, ids
        self.judge, self.kept = judge, kept or _nothing
        self.made: "Intake | None" = None

    def open(self) -> None:
        """Ask for a text."""
        self._intake().open()

    def take(self, text: str) -> None:
        """Open the only game of a text, or show what else it is."""
        self._intake().take(str(text))

    def hear_drops(self) -> None:
        """Import whatever is dropped on the page."""
        from jsffi import create_proxy

        def on_drop(texts: str) -> None:
            self._intake().hand([str(text) for text in json.loads(str(texts))])

        self.window.platform.dropped(create_proxy(on_drop))

    def _intake(self) -> "Intake":
        if self.made is None:
            from library.intake import Intake

            library, ids = Library(self.device), self.ids
            self.made = Intake(self.window, self.words, library, ids, self.kept, self.judge)
        return self.made


def _nothing() -> None:
    """An action without effect."""
