"""What every page is to the site around it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from browser.storage import Device
    from browser.types import Window
    from words import Words

    class PageView(Protocol):
        """What a page shows."""

        def refresh_language(self) -> None:
            """Say everything again, in the language chosen now."""

        def redraw(self) -> None:
            """Draw everything anew, in another size or other colours."""


class Page:
    """What a page is given. Most can be asked to show everything anew."""

    def __init__(
        self, window: "Window", words: "Words", device: "Device", ids: "list[str]"
    ) -> None:
        self.window, self.words, self.device, self.ids = window, words, device, ids

    async def open(self) -> None:
        """Show the page, and whatever comes to life on it."""
        raise NotImplementedError

    def refresh_language(self) -> None:
        """Say everything again, in the language chosen now."""

    def redraw(self) -> None:
        """Draw the boards anew, in another size or other colours."""


class ViewPage(Page):
    """A page all of which is one view, once that is open."""

    view: "PageView | None" = None

    def refresh_language(self) -> None:
        """Say everything again, in the language chosen now."""
        if self.view:
            self.view.refresh_language()

    def redraw(self) -> None:
        """Draw everything anew, in another size or other colours."""
        if self.view:
            self.view.redraw()
