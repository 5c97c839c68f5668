"""The interface of a page to the site around it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from browser.storage import Device
    from browser.types import Window
    from words import Words

    class PageView(Protocol):
        """The view of a page."""

        def refresh_language(self) -> None:
            """Say everything again, in the language chosen now."""

        def redraw(self) -> None:
            """Redraw everything in another size or other colours."""


class Page:
    """The base of pages: what each of them is given, and what most can do."""

    def __init__(
        self, window: "Window", words: "Words", device: "Device", ids: "list[str]"
    ) -> None:
        self.window, self.words, self.device, self.ids = window, words, device, ids

    async def open(self) -> None:
        """Show the page and start what moves on it."""
        raise NotImplementedError

    def refresh_language(self) -> None:
        """Say everything again, in the language chosen now."""

    def redraw(self) -> None:
        """Redraw the boards in another size or other colours."""


class ViewPage(Page):
    """A page that consists of a single view once it is open."""

    view: "PageView | None" = None

    def refresh_language(self) -> None:
        """Say everything again, in the language chosen now."""
        if self.view:
            self.view.refresh_language()

    def redraw(self) -> None:
        """Redraw everything in another size or other colours."""
        if self.view:
            self.view.redraw()
