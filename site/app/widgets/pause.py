"""A button that pauses automatic motion on a page."""

import asyncio

from browser.dom import listen, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from browser.storage import Device
    from browser.types import Element, Event, Window
    from words import Words

KEPT = "still"
CALM = "(prefers-reduced-motion: reduce)"


class Pause:
    """Whether animations run: as chosen on an earlier visit, else as the system asks."""

    def __init__(
        self, button: "Element", window: "Window", words: "Words", device: "Device"
    ) -> None:
        self.button, self.words, self.device = button, words, device
        calm = bool(window.matchMedia(CALM).matches)
        self.still = bool(device.get(KEPT, calm))
        self.lively = asyncio.Event()
        listen(button, "click", self._on_press)
        show(button, True)
        self.refresh_label()

    def refresh_label(self) -> None:
        """Label the button in the language chosen now."""
        label = self.words("lively" if self.still else "still")
        for name in ("aria-label", "title"):
            self.button.setAttribute(name, label)
        self.button.setAttribute("data-still", "yes" if self.still else "no")
        if self.still:
            self.lively.clear()
        else:
            self.lively.set()

    async def over(self) -> None:
        """Wait until motion is allowed."""
        await self.lively.wait()

    def _on_press(self, event: "Event") -> None:
        self.still = not self.still
        self.device.put(KEPT, self.still)
        self.refresh_label()
