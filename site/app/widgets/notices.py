"""Notices beside the game, and announcements to screen readers.

Notices stay until dismissed; on a phone, where they lie over the site's links, only until they are
touched or can have been read, unless they are to be answered.
"""

import asyncio

from browser.dom import bring, fill, find_or_none, listen, make
from browser.tasks import BRIEFLY, reading_time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from access.speech import Speech
    from browser.types import Element, Event
    from state.ports import Reply
    from words import Words


OVER = '[data-held="true"] .notices .notice'  # a line over the site's links
URGENT = ("coach", "tabs", "engine")  # kinds with which something else begins or ends
LASTING = URGENT + ("kept",)  # kinds that wait for an answer, or for a move


class Notices:
    """Lines above the status card with buttons, and the live region.

    While a dialog is open, new lines are shown in the dialog.
    """

    def __init__(self, element: "Element", speech: "Speech", words: "Words") -> None:
        self.element, self.speech = element, speech
        self.words = words
        self.lines: "dict[str, Element]" = {}  # by kind
        self.retold: "dict[str, Callable[[], None]]" = {}  # by kind: says a line again

    def add(
        self,
        kind: str,
        say: "Callable[[], str]",
        actions: "Sequence[Reply]" = (),
        brief: bool = False,
    ) -> None:
        """Add a line in place of one of the same kind; every button also removes it.

        `say` gives its text in the language chosen now. A brief one disappears by itself.
        """
        self.drop(kind)
        urgent = "" if kind in URGENT else None
        line = make("div", _class="notice", data_kind=kind, role="alert", data_urgent=urgent)

        def tell() -> None:
            buttons = [self._button(line, slug, function) for slug, function in actions]
            fill(line, [make("p", say())] + (buttons or [self._button(line, "close", None)]))

        tell()
        self.lines[kind], self.retold[kind] = line, tell
        self._place(line)
        if kind not in LASTING:
            listen(line, "click", _on_touch)
        if brief:
            asyncio.create_task(_take_away(line))
        elif kind not in LASTING:
            asyncio.create_task(_give_way(line))

    def refresh_language(self) -> None:
        """Show the lines in the language chosen now; former announcements are forgotten."""
        self.speech.hush()
        for tell in self.retold.values():
            tell()

    def drop(self, kind: str) -> None:
        """Remove a line."""
        if kind in self.lines:
            self.lines.pop(kind).remove()
            self.retold.pop(kind)

    def tell(self, text: str) -> None:
        """Announce a state to screen readers, if it is new."""
        self.speech.tell(text)

    def _place(self, line: "Element") -> None:
        dialog = find_or_none("dialog[open]")
        if not dialog:
            self.element.append(line)
            if line.hasAttribute("data-urgent"):
                bring(line)
            return

        def on_close(event: "Event") -> None:
            if line.closest("dialog"):
                self.element.append(line)

        dialog.prepend(line)
        listen(dialog, "close", on_close)

    def _button(
        self, line: "Element", slug: str, function: "Callable[[], None] | None"
    ) -> "Element":
        def on_click(event: "Event") -> None:
            line.remove()
            if function:
                function()

        return make("button", self.words(slug), click=on_click, type="button", name=slug)


async def _take_away(line: "Element") -> None:
    await asyncio.sleep(BRIEFLY)
    line.remove()


def _on_touch(event: "Event") -> None:
    """Remove a line that lies over something where it is touched, unless on a button of it."""
    line = event.target.closest(OVER)
    if line and not event.target.closest("button"):
        line.remove()


async def _give_way(line: "Element") -> None:
    """Remove a line once it can have been read, if it lies over something and has no focus."""
    await asyncio.sleep(reading_time(line.textContent))
    if line.closest(OVER) and not find_or_none(":focus", line):
        line.remove()
