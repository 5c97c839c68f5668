"""Scanning of QR codes with the camera, where browser and device can."""

from browser.dom import find, listen, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.scripts import Codes
    from browser.types import Window
    from words import Words


class Scan:
    """A button in the import dialog, and the camera's picture."""

    def __init__(self, window: "Window", words: "Words", take: "Callable[[str], None]") -> None:
        self.window, self.words, self.take = window, words, take
        self.button, self.video = find("#paste-scan"), find("#paste-camera")
        self.said = find("#paste-said")
        self.codes: "Codes | None" = None
        listen(self.button, "click", lambda event: self._begin())
        listen(find("#paste"), "close", lambda event: self._stop())

    def _begin(self) -> None:
        from asyncio import create_task

        create_task(self._scan())

    async def offer(self) -> None:
        """Show the button where scanning is possible."""
        self._stop()
        self.codes = self.codes or await self.window.platform.codes()
        show(self.button, bool(self.codes and await self.codes.scans()))

    async def _scan(self) -> None:
        self.said.textContent = ""
        show(self.video, True)
        text = await self.codes.scan(self.video) if self.codes else None
        if text == "":  # ended before: the picture is hidden, or is that of another scan
            return
        show(self.video, False)
        if text is None:
            self.said.textContent = self.words("scan-refused")
        else:
            self.take(str(text))

    def _stop(self) -> None:
        if self.codes:
            self.codes.stop()
        show(self.video, False)
