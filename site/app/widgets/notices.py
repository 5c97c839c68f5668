"""What the page has to say beside the game: lines that stay until read, and the live region."""

import asyncio

from browser.dom import make, sought
from widgets.speech import Speech

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from browser.types import Element, Event
    from session.ports import Action
    from words import Words


BRIEFLY = 4  # seconds


class Notices:
    """Lines above the status card, each with its buttons, and what screen readers hear."""

    def __init__(self, element: "Element", live: "Element", words: "Words") -> None:
        self.element = element
        self.speech = Speech(live)
        self.words = words

    def add(
        self,
        kind: str,
        text: str,
        actions: "Sequence[Action]" = (),
        brief: bool = False,
    ) -> None:
        """Add a line in place of one of the same kind; every button also takes it away.

        A brief one goes by itself.
        """
        self.drop(kind)
        line = make("div", parts=[make("p", text)], _class="notice", data_kind=kind, role="alert")
        for slug, function in actions:
            line.append(self._button(line, slug, function))
        line.append(self._button(line, "close", None) if not actions else "")
        self.element.append(line)
        if brief:
            asyncio.create_task(_take_away(line))

    def drop(self, kind: str) -> None:
        """Take a line away."""
        line = sought('[data-kind="' + kind + '"]', self.element)
        if line:
            line.remove()

    def tell(self, text: str) -> None:
        """Let screen readers say how things stand, if that is new."""
        self.speech.tell(text)

    def _button(
        self, line: "Element", slug: str, function: "Callable[[], None] | None"
    ) -> "Element":
        def clicked(event: "Event") -> None:
            line.remove()
            if function:
                function()

        return make("button", self.words(slug), click=clicked, type="button", name=slug)


async def _take_away(line: "Element") -> None:
    await asyncio.sleep(BRIEFLY)
    line.remove()
